public import Barcodes

/// A message from an engine to the bench.
public enum EngineReply: Sendable, Equatable {
  case hello(HelloReply)
  case configured
  case detected(Detected)
  case failed(Failed)

  /// Who the engine is and what it can do.
  public struct HelloReply: Codable, Sendable, Equatable {
    public var protocolNumber: Int
    /// The name of the library, such as `zxing-cpp`.
    public var engine: String
    /// The version of the library, as it reports it at run time.
    public var version: String
    /// The symbologies that the engine claims to read. Names outside the 13 are dropped on
    /// decoding.
    public var symbologies: [Symbology]
    /// Every option that `configure` takes, with its value at the moment.
    public var options: [String: String]
    /// The values and the purpose of each option; nil where the engine does not say.
    public var optionNotes: [String: EngineOptionNote]?
    /// Which of the protocol's optional features the engine has. Names of others are dropped on decoding.
    public var features: [EngineFeature]
    /// A note about the engine for whoever reads its results; nil where there is none.
    public var note: String?

    public init(
      engine: String, version: String, symbologies: [Symbology], options: [String: String],
      features: [EngineFeature] = [], note: String? = nil,
      optionNotes: [String: EngineOptionNote] = [:]
    ) {
      protocolNumber = EngineProtocol.number
      self.engine = engine
      self.version = version
      self.symbologies = symbologies
      self.options = options
      self.features = features
      self.note = note
      self.optionNotes = optionNotes.isEmpty ? nil : optionNotes
    }

    enum CodingKeys: String, CodingKey {
      case protocolNumber = "protocol"
      case engine, version, symbologies, options, features, note
      case optionNotes = "option_notes"
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      protocolNumber = try container.decode(Int.self, forKey: .protocolNumber)
      engine = try container.decode(String.self, forKey: .engine)
      version = try container.decode(String.self, forKey: .version)
      symbologies = try container.decode([String].self, forKey: .symbologies)
        .compactMap(Symbology.init(rawValue:)).withoutRepeats
      options = try container.decodeIfPresent([String: String].self, forKey: .options) ?? [:]
      features =
        (try container.decodeIfPresent([String].self, forKey: .features) ?? [])
        .compactMap(EngineFeature.init(rawValue:)).withoutRepeats
      note = try container.decodeIfPresent(String.self, forKey: .note)
      try refuse(note.flatMap(EngineProtocol.fault(inWord:)), at: .note, in: container)
      try refuse(EngineProtocol.fault(inWord: engine), at: .engine, in: container)
      try refuse(EngineProtocol.fault(inWord: version), at: .version, in: container)
      try refuse(EngineProtocol.fault(inOptions: options), at: .options, in: container)
      optionNotes = try container.decodeIfPresent(
        [String: EngineOptionNote].self, forKey: .optionNotes)
      let words = (optionNotes ?? [:]).mapValues { "\($0.values)\($0.about ?? "")" }
      try refuse(EngineProtocol.fault(inOptions: words), at: .optionNotes, in: container)
    }

    private func refuse(
      _ fault: String?, at key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>
    ) throws {
      guard let fault else { return }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: fault)
    }
  }

  /// The decodes of the last call, and the duration of each counted call.
  public struct Detected: Codable, Sendable, Equatable {
    public var id: Int
    /// One for each of the `repeats`, in the order of the calls.
    public var durationsNanoseconds: [Int64]
    public var decodes: [WireDecode]

    public init(id: Int, durationsNanoseconds: [Int64], decodes: [WireDecode]) {
      self.id = id
      self.durationsNanoseconds = durationsNanoseconds
      self.decodes = decodes
    }

    enum CodingKeys: String, CodingKey {
      case id, decodes
      case durationsNanoseconds = "durations_ns"
    }

    /// Refuses durations that cannot be true, before anything reckons with them.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      durationsNanoseconds = try container.decode([Int64].self, forKey: .durationsNanoseconds)
      let possible = 0...EngineProtocol.durationsNanoseconds.upperBound
      if let wrong = durationsNanoseconds.first(where: { !possible.contains($0) }) {
        throw DecodingError.dataCorruptedError(
          forKey: .durationsNanoseconds, in: container,
          debugDescription: "a call cannot take \(wrong) ns, but 0 ns to 24 h")
      }
      decodes = try container.decode([WireDecode].self, forKey: .decodes)
      if decodes.count > EngineProtocol.decodeLimit {
        throw DecodingError.dataCorruptedError(
          forKey: .decodes, in: container,
          debugDescription:
            "\(decodes.count) decodes, but a frame has at most \(EngineProtocol.decodeLimit)")
      }
    }
  }

  /// Says that a request was not carried out; the engine goes on.
  public struct Failed: Codable, Sendable, Equatable {
    /// That of the `detect`; nil where the request was another.
    public var id: Int?
    public var message: String

    public init(id: Int? = nil, message: String) {
      self.id = id
      self.message = message
    }
  }
}

extension EngineReply: Codable {
  public init(from decoder: any Decoder) throws {
    switch try decoder.messageType {
    case "hello": self = .hello(try HelloReply(from: decoder))
    case "configured": self = .configured
    case "detected": self = .detected(try Detected(from: decoder))
    case "failed": self = .failed(try Failed(from: decoder))
    case let type: throw EngineMessageError.unknownType(type)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .hello(let hello): try encoder.encodeMessage("hello", hello)
    case .configured: try encoder.encodeMessage("configured")
    case .detected(let detected): try encoder.encodeMessage("detected", detected)
    case .failed(let failed): try encoder.encodeMessage("failed", failed)
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it comes first.
  fileprivate var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
