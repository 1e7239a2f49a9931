/// A barcode that is really in the frame.
public struct TrueCode: Sendable, Equatable {
  public var symbology: Symbology
  /// The payload, with its check digit where the symbology shows one.
  public var bytes: [UInt8]
  /// In pixels.
  public var moduleWidthPixels: Double
  /// The symbol without its quiet zone, in modules.
  public var modulesWide: Double
  /// The symbol without its quiet zone, in modules.
  public var modulesHigh: Double
  public var corners: Quad

  public init(
    symbology: Symbology, bytes: [UInt8], moduleWidthPixels: Double, modulesWide: Double,
    modulesHigh: Double, corners: Quad
  ) {
    self.symbology = symbology
    self.bytes = bytes
    self.moduleWidthPixels = moduleWidthPixels
    self.modulesWide = modulesWide
    self.modulesHigh = modulesHigh
    self.corners = corners
  }
}
