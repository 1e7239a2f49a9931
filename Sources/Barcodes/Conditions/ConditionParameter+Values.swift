extension ConditionParameter {
  /// Every parameter by its name.
  package static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// True if two conditions have the same value of the parameter.
  package func isAlike(_ first: Condition, _ second: Condition) -> Bool {
    switch storage {
    case .number(let path): first[keyPath: path] == second[keyPath: path]
    case .optionalNumber(let path): first[keyPath: path] == second[keyPath: path]
    case .count(let path): first[keyPath: path] == second[keyPath: path]
    case .optionalCount(let path): first[keyPath: path] == second[keyPath: path]
    case .flag(let path): first[keyPath: path] == second[keyPath: path]
    case .optionalColour(let path): first[keyPath: path] == second[keyPath: path]
    }
  }

  package func copy(from source: Condition, to condition: inout Condition) {
    switch storage {
    case .number(let path): condition[keyPath: path] = source[keyPath: path]
    case .optionalNumber(let path): condition[keyPath: path] = source[keyPath: path]
    case .count(let path): condition[keyPath: path] = source[keyPath: path]
    case .optionalCount(let path): condition[keyPath: path] = source[keyPath: path]
    case .flag(let path): condition[keyPath: path] = source[keyPath: path]
    case .optionalColour(let path): condition[keyPath: path] = source[keyPath: path]
    }
  }

  /// Sets it to what a frame's point says: of a flag 1 is true, and what is no number is in no point.
  package func set(_ coordinate: Double, in condition: inout Condition) {
    switch storage {
    case .number(let path): condition[keyPath: path] = coordinate
    case .optionalNumber(let path): condition[keyPath: path] = coordinate
    case .count(let path): condition[keyPath: path] = Int(coordinate)
    case .optionalCount(let path): condition[keyPath: path] = Int(coordinate)
    case .flag(let path): condition[keyPath: path] = coordinate != 0
    case .optionalColour: break
    }
  }
}
