import Testing

/// Tests that are written once and run on both sides: on the model where UIKit does not exist, else on UIKit itself.
///
/// No test here touches the screen, and none knows which side it is on: what differs is in the files `Display+….swift`.
/// One after the other, because on a device all of them share one screen.
@Suite("On both sides", .serialized)
enum BothSides {}
