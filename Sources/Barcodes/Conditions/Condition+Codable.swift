extension Condition: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes every parameter, the neutral ones too, and null where nothing is set.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for parameter in ConditionParameter.all {
      let key = Key(stringValue: parameter.name)
      switch parameter.storage {
      case .number(let path): try container.encode(self[keyPath: path], forKey: key)
      case .optionalNumber(let path): try container.encode(self[keyPath: path], forKey: key)
      case .count(let path): try container.encode(self[keyPath: path], forKey: key)
      case .optionalCount(let path): try container.encode(self[keyPath: path], forKey: key)
      case .flag(let path): try container.encode(self[keyPath: path], forKey: key)
      case .optionalColour(let path): try container.encode(self[keyPath: path], forKey: key)
      }
    }
  }

  /// A parameter that is not there is neutral: it was written before there was such a parameter.
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
