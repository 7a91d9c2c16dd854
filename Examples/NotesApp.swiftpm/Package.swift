// swift-tools-version: 6.2

// An app for Xcode and Swift Playgrounds: `AppleProductTypes` exists there only.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "NotesApp",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "NotesApp",
      targets: ["NotesApp"],
      bundleIdentifier: "dev.backguard.NotesApp",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .note),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeLeft,
        .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [
    .package(name: "BackGuard", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "NotesApp",
      dependencies: [
        .product(name: "BackGuard", package: "BackGuard"),
        .product(name: "BackGuardUIKit", package: "BackGuard"),
        .product(name: "NotesExample", package: "BackGuard"),
      ],
      path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)
