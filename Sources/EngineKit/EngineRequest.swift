public import Barcodes

/// A message from the bench to an engine.
public enum EngineRequest: Sendable, Equatable {
  case hello(Hello)
  case configure(Configure)
  /// Followed by `Detect.payload` bytes: the luma rows, top to bottom.
  case detect(Detect)
  case quit

  /// Opens the conversation.
  public struct Hello: Codable, Sendable, Equatable {
    public var protocolNumber: Int

    public init(protocolNumber: Int = EngineProtocol.number) {
      self.protocolNumber = protocolNumber
    }

    enum CodingKeys: String, CodingKey { case protocolNumber = "protocol" }
  }

  /// Says what to look for, and how; holds until the next `configure`.
  public struct Configure: Codable, Sendable, Equatable {
    /// Names of symbologies. An engine passes over those that it does not claim.
    public var mask: [String]
    /// Options that shall differ from the engine's defaults.
    public var options: [String: String]

    public init(mask: FormatMask, options: [String: String] = [:]) {
      self.mask = mask.symbologies.map(\.name)
      self.options = options
    }
  }

  /// Asks for `warmup + repeats` calls on one image, of which the last `repeats` are timed.
  public struct Detect: Codable, Sendable, Equatable {
    /// Comes back in the answer.
    public var id: Int
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// Calls before the counted ones.
    public var warmup: Int
    /// Counted calls, at least 1.
    public var repeats: Int
    /// The bytes that follow: `width * height`.
    public var payload: Int
    /// The orientation of the image's pixels in the upright scene, by EXIF; nil for upright ones.
    /// Only for engines with the feature `orientation`.
    public var orientation: Int?
    /// The region of interest, `[x, y, width, height]` in pixels; nil for the whole image. Only for engines
    /// with the feature `roi`.
    public var roi: [Int]?

    public init(
      id: Int, image: borrowing GreyImage, warmup: Int, repeats: Int,
      orientation: ImageOrientation? = nil, region: PixelRectangle? = nil
    ) {
      self.id = id
      self.orientation = orientation?.rawValue
      roi = region.map { [$0.x, $0.y, $0.width, $0.height] }
      width = image.width
      height = image.height
      self.warmup = warmup
      self.repeats = repeats
      payload = image.width * image.height
    }
  }
}

extension EngineRequest: Codable {
  public init(from decoder: any Decoder) throws {
    switch try decoder.messageType {
    case "hello": self = .hello(try Hello(from: decoder))
    case "configure": self = .configure(try Configure(from: decoder))
    case "detect": self = .detect(try Detect(from: decoder))
    case "quit": self = .quit
    case let type: throw EngineMessageError.unknownType(type)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .hello(let hello): try encoder.encodeMessage("hello", hello)
    case .configure(let configure): try encoder.encodeMessage("configure", configure)
    case .detect(let detect): try encoder.encodeMessage("detect", detect)
    case .quit: try encoder.encodeMessage("quit")
    }
  }
}
