extension Condition: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes the parameters that are not neutral.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func set<Value: Encodable & Equatable>(
      _ path: KeyPath<Condition, Value>, _ key: Key
    ) throws {
      guard self[keyPath: path] != Self.neutral[keyPath: path] else { return }
      try container.encode(self[keyPath: path], forKey: key)
    }
    for parameter in ConditionParameter.all {
      let key = Key(stringValue: parameter.name)
      switch parameter.storage {
      case .number(let path): try set(path, key)
      case .optionalNumber(let path): try set(path, key)
      case .count(let path): try set(path, key)
      case .optionalCount(let path): try set(path, key)
      case .flag(let path): try set(path, key)
      case .optionalColour(let path): try set(path, key)
      }
    }
  }

  private static let neutral = Condition()

  /// A parameter that is not there is neutral.
  ///
  /// Numbers may lie outside the range of suites, since some follow from others: the module width from the size of a frame.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Key.self)
    func set<Value: Decodable>(_ path: WritableKeyPath<Condition, Value>, _ key: Key) throws {
      guard container.contains(key) else { return }
      self[keyPath: path] = try container.decode(Value.self, forKey: key)
    }
    func setBounded<Value: BoundedValue>(
      _ path: WritableKeyPath<Condition, Value>, _ key: Key
    ) throws {
      guard container.contains(key) else { return }
      self[keyPath: path] = try container.decode(Coordinate<Value>.self, forKey: key).wrappedValue
    }
    for parameter in ConditionParameter.all {
      let key = Key(stringValue: parameter.name)
      switch parameter.storage {
      case .number(let path): try setBounded(path, key)
      case .optionalNumber(let path): try setBounded(path, key)
      case .count(let path): try setBounded(path, key)
      case .optionalCount(let path): try setBounded(path, key)
      case .flag(let path): try set(path, key)
      case .optionalColour(let path): try set(path, key)
      }
    }
  }
}
