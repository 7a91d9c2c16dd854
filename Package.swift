// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "BackGuard",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "BackGuard", targets: ["BackGuard"]),
    .library(name: "BackGuardUIKit", targets: ["BackGuardUIKit"]),
    .library(name: "BackGuardTesting", targets: ["BackGuardTesting"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "NotesExample", targets: ["Notes"]),
    .executable(name: "backguard-lab", targets: ["backguard-lab"]),
  ],
  targets: [
    .target(name: "BackGuard"),
    .target(name: "HeadlessUIKit"),
    .target(
      name: "BackGuardUIKit",
      dependencies: ["BackGuard", .headlessUIKit]
    ),
    .target(
      name: "BackGuardTesting",
      dependencies: ["BackGuard", "BackGuardUIKit", "HeadlessUIKit"]
    ),
    .target(
      name: "Notes",
      dependencies: ["BackGuard", "BackGuardUIKit", .headlessUIKit],
      path: "Examples/Notes"
    ),
    .target(name: "ClassicTechniques", dependencies: [.headlessUIKit]),
    .executableTarget(
      name: "backguard-lab",
      dependencies: [
        "BackGuard", "BackGuardUIKit", "BackGuardTesting", "ClassicTechniques", "HeadlessUIKit", "Notes",
      ]
    ),
    .testTarget(name: "BackGuardTests", dependencies: ["BackGuard"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(
      name: "UIKitBehaviourTests",
      dependencies: ["BackGuard", "BackGuardUIKit", .headlessUIKit, .backGuardTesting]
    ),
    .testTarget(
      name: "BackGuardUIKitTests",
      dependencies: ["BackGuard", "BackGuardUIKit", "BackGuardTesting", "HeadlessUIKit", "Notes"]
    ),
    .testTarget(
      name: "ClassicTechniquesTests",
      dependencies: ["BackGuard", "BackGuardUIKit", "BackGuardTesting", "ClassicTechniques", "HeadlessUIKit"]
    ),
    .testTarget(
      name: "LabTests",
      dependencies: ["BackGuard", "BackGuardUIKit", "BackGuardTesting", "HeadlessUIKit", "Notes", "backguard-lab"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

extension Target.Dependency {
  /// What drives the model.
  static let backGuardTesting = Target.Dependency.target(
    name: "BackGuardTesting",
    condition: .when(platforms: [.linux, .macOS])
  )

  /// The model of UIKit that stands in where UIKit does not exist.
  static let headlessUIKit = Target.Dependency.target(
    name: "HeadlessUIKit",
    condition: .when(platforms: [.linux, .macOS])
  )
}

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ]
}
