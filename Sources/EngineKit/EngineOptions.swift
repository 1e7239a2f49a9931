/// The options that an engine takes, with their defaults and values.
public struct EngineOptions: Sendable, Equatable {
  /// One option, at its default.
  public struct Option: Sendable, Equatable {
    public var name: String
    var value: Value
    /// The purpose in a few words; nil where its name says it.
    var about: String?

    /// `true` or `false`.
    public static func flag(_ name: String, default value: Bool, about: String? = nil) -> Option {
      Option(name: name, value: .flag(value), about: about)
    }

    /// A whole number within `range`.
    public static func integer(
      _ name: String, default value: Int, in range: ClosedRange<Int>, about: String? = nil
    ) -> Option {
      Option(name: name, value: .integer(value, range), about: about)
    }

    /// A number within `range`, not necessarily whole.
    public static func number(
      _ name: String, default value: Double, in range: ClosedRange<Double>, about: String? = nil
    ) -> Option {
      Option(name: name, value: .number(value, range), about: about)
    }

    /// `formats`: whether the library is asked for the mask's symbologies (`asked`), or is left with those that it looks for where an
    /// application names none (`library`).
    public static var formats: Option {
      choice(
        "formats", default: "asked", of: ["asked", "library"],
        about: "asks for the mask's symbologies, or leaves the choice to the library")
    }

    /// One of several words.
    public static func choice(
      _ name: String, default value: String, of words: [String], about: String? = nil
    ) -> Option {
      Option(name: name, value: .choice(value, words), about: about)
    }
  }

  enum Value: Sendable, Equatable {
    case flag(Bool)
    case integer(Int, ClosedRange<Int>)
    case number(Double, ClosedRange<Double>)
    case choice(String, [String])
  }

  private var options: [Option]

  public init(_ options: [Option]) { self.options = options }

  /// Every option's value, as it stands in `hello`.
  public var values: [String: String] {
    Dictionary(uniqueKeysWithValues: options.map { ($0.name, "\($0.value)") })
  }

  /// The values and the purpose of each option, as they stand in `hello`.
  public var notes: [String: EngineOptionNote] {
    Dictionary(
      uniqueKeysWithValues: options.map {
        ($0.name, EngineOptionNote(values: $0.value.expectation, about: $0.about))
      })
  }

  /// These options with some of them set.
  public func setting(_ values: [String: String]) throws(EngineOptionError) -> EngineOptions {
    var changed = self
    for (name, text) in values.sorted(by: { $0.key < $1.key }) {
      guard let index = options.firstIndex(where: { $0.name == name }) else {
        throw .unknownOption(name: name, known: options.map(\.name))
      }
      guard let value = options[index].value.parsed(text) else {
        throw .badValue(option: name, value: text, expected: options[index].value.expectation)
      }
      changed.options[index].value = value
    }
    return changed
  }

  /// True if the mask's symbologies are asked for.
  ///
  /// - Precondition: `Option.formats` is one of these.
  public var asksForFormats: Bool { choice("formats") == "asked" }

  /// - Precondition: There is a flag of this name.
  public func flag(_ name: String) -> Bool {
    guard case .flag(let value)? = self[name] else { preconditionFailure("no flag \(name)") }
    return value
  }

  /// - Precondition: There is an integer of this name.
  public func integer(_ name: String) -> Int {
    guard case .integer(let value, _)? = self[name] else {
      preconditionFailure("no integer \(name)")
    }
    return value
  }

  /// - Precondition: There is a number of this name.
  public func number(_ name: String) -> Double {
    guard case .number(let value, _)? = self[name] else { preconditionFailure("no number \(name)") }
    return value
  }

  /// - Precondition: There is a choice of this name.
  public func choice(_ name: String) -> String {
    guard case .choice(let value, _)? = self[name] else { preconditionFailure("no choice \(name)") }
    return value
  }

  private subscript(name: String) -> Value? { options.first { $0.name == name }?.value }
}

extension EngineOptions.Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .flag(let value): "\(value)"
    case .integer(let value, _): "\(value)"
    case .number(let value, _): "\(value)"
    case .choice(let value, _): value
    }
  }

  /// A description of the values that this option can have.
  var expectation: String {
    switch self {
    case .flag: "true or false"
    case .integer(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(_, let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(_, let words): "one of \(words.joined(separator: ", "))"
    }
  }

  func parsed(_ text: String) -> Self? {
    switch self {
    case .flag: Bool(text).map(Self.flag)
    case .integer(_, let range):
      Int(text).flatMap { range.contains($0) ? .integer($0, range) : nil }
    case .number(_, let range):
      Double(text).flatMap { range.contains($0) ? .number($0, range) : nil }
    case .choice(_, let words): words.contains(text) ? .choice(text, words) : nil
    }
  }
}

/// An option that the engine cannot take.
public enum EngineOptionError: Error, Equatable, CustomStringConvertible {
  case unknownOption(name: String, known: [String])
  case badValue(option: String, value: String, expected: String)

  public var description: String {
    switch self {
    case .unknownOption(let name, let known):
      "unknown option '\(name)'; "
        + (known.isEmpty ? "this engine takes none" : "known are \(known.joined(separator: ", "))")
    case .badValue(let option, let value, let expected):
      "option '\(option)' cannot be '\(value)'; it takes \(expected)"
    }
  }
}
