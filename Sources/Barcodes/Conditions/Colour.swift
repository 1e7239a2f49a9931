/// A colour as 8-bit sRGB.
public struct Colour: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// `#rrggbb`; nil where `text` is not of this form.
  public init?(_ text: String) {
    guard text.utf8.count == 7, text.first == "#",
      let number = UInt32(text.dropFirst(), radix: 16), text.dropFirst().first != "+"
    else { return nil }
    self.init(
      red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }

  /// The luma Y′ of Rec. ITU-R BT.601-7, 2.5.1, 0 to 1: what a camera's luma plane (JFIF, NV21) holds.
  public var luma: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }
}

/// Stored as `#rrggbb`.
extension Colour: Codable, CustomStringConvertible {
  public var description: String {
    "#"
      + [red, green, blue].map { component in
        (component < 16 ? "0" : "") + String(component, radix: 16)
      }.joined()
  }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let colour = Colour(text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "\(VisibleText.quoted(text)) is no colour #rrggbb"))
    }
    self = colour
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
