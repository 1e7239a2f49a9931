import Barcodes

extension CodeMeasurement {
  /// A description of the fault of the measurement's numbers: a twin is rendered, and a camera
  /// made, within the bounds that suites have. Nil where there is none.
  package var fault: String? {
    guard let condition else { return nil }
    return condition.fault ?? blur?.fault
  }
}

extension Condition {
  /// The first parameter whose value lies outside its range.
  fileprivate var fault: String? {
    ConditionParameter.all.lazy.compactMap { $0.fault(in: self) }.first
  }
}

extension ConditionParameter {
  fileprivate func fault(in condition: Condition) -> String? {
    let number: Double? =
      switch storage {
      case .number(let path): condition[keyPath: path]
      case .optionalNumber(let path): condition[keyPath: path]
      // Measured are neither counts nor colours.
      case .count, .optionalCount, .flag, .optionalColour: nil
      }
    return number.flatMap { outside(range, name, $0) }
  }
}

extension MeasuredBlur {
  /// A camera takes the size in pixels, a twin that in modules.
  fileprivate var fault: String? {
    let length: PixelLength? =
      switch kind {
      case .none: nil
      case .gaussian: .gaussianBlur
      case .disc: .defocusRadius
      case .motion: .motionLength
      }
    return length.flatMap { outside($0.range, $0.rawValue, sizePixels) }
  }
}

/// In the words of suites.
private func outside(_ range: ClosedRange<Double>, _ name: String, _ number: Double) -> String? {
  range.contains(number)
    ? nil : "\(name) is \(number), but must lie in \(range.lowerBound) … \(range.upperBound)"
}
