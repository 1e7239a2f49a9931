/// Some parameters of a condition; it leaves the others open.
package struct PartialCondition: Sendable, Equatable {
  /// The values of those parameters; neutral in all else.
  private var values = Condition()
  /// The parameters, by their names.
  package private(set) var names: Set<String> = []
  /// Lengths in pixels, which are in modules once the module width is known.
  package private(set) var pixelLengths: [PixelLength: Double] = [:]

  package init() {}

  /// The parameters of a condition that another one has otherwise.
  package init(_ condition: Condition, besides base: Condition) {
    for parameter in ConditionParameter.all where !parameter.isAlike(condition, base) {
      parameter.copy(from: condition, to: &values)
      names.insert(parameter.name)
    }
  }

  /// The parameters of a condition that have certain names.
  package init(
    _ condition: Condition, names: Set<String>, pixelLengths: [PixelLength: Double] = [:]
  ) {
    for parameter in ConditionParameter.all where names.contains(parameter.name) {
      parameter.copy(from: condition, to: &values)
      self.names.insert(parameter.name)
    }
    self.pixelLengths = pixelLengths
  }

  /// Sets the parameters in a condition, but for lengths in pixels.
  package func apply(to condition: inout Condition) {
    for name in names { ConditionParameter.named[name]?.copy(from: values, to: &condition) }
  }

  /// The module width, in pixels; nil where it is open.
  package var moduleWidthPixels: Double? {
    names.contains(ConditionParameter.moduleWidthName) ? values.moduleWidthPixels : nil
  }
}

extension PartialCondition: Codable {
  /// Numbers may lie outside the range of suites, since some follow from others: the module width from the size of a frame.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: KeyName.self)
    func set<Value: Decodable>(_ path: WritableKeyPath<Condition, Value>, _ key: KeyName)
      throws
    {
      values[keyPath: path] = try container.decode(Value.self, forKey: key)
    }
    func setBounded<Value: BoundedValue>(
      _ path: WritableKeyPath<Condition, Value>, _ key: KeyName
    ) throws {
      values[keyPath: path] = try container.decode(Coordinate<Value>.self, forKey: key).wrappedValue
    }
    for key in container.allKeys {
      let name = JSONKey.key(ofProperty: key.stringValue)
      if let length = PixelLength(rawValue: name) {
        pixelLengths[length] =
          try container.decode(Coordinate<Double>.self, forKey: key).wrappedValue
      }
      guard let parameter = ConditionParameter.named[name] else { continue }
      switch parameter.storage {
      case .number(let path): try setBounded(path, key)
      case .optionalNumber(let path): try setBounded(path, key)
      case .count(let path): try setBounded(path, key)
      case .optionalCount(let path): try setBounded(path, key)
      case .flag(let path): try set(path, key)
      case .optionalColour(let path): try set(path, key)
      }
      names.insert(parameter.name)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: KeyName.self)
    for (length, pixels) in pixelLengths {
      try container.encode(pixels, forKey: KeyName(stringValue: length.rawValue))
    }
    for name in names {
      let key = KeyName(stringValue: name)
      switch ConditionParameter.named[name]?.storage {
      case .number(let path): try container.encode(values[keyPath: path], forKey: key)
      case .optionalNumber(let path): try container.encode(values[keyPath: path], forKey: key)
      case .count(let path): try container.encode(values[keyPath: path], forKey: key)
      case .optionalCount(let path): try container.encode(values[keyPath: path], forKey: key)
      case .flag(let path): try container.encode(values[keyPath: path], forKey: key)
      case .optionalColour(let path): try container.encode(values[keyPath: path], forKey: key)
      case nil: break
      }
    }
  }
}
