/// The words that engines, their options and their values can have.
extension EngineProtocol {
  /// A description, in a clause, of the fault of a name, a version or a value; nil where there is
  /// none.
  package static func fault(inWord word: String) -> String? {
    let count = word.utf8.count
    return count > wordLimitBytes
      ? "\(count) bytes, but a name or value has at most \(wordLimitBytes)" : nil
  }

  /// A description of the fault of the name or the value of an option, likewise. Both stand in
  /// lines: of command lines, of `reproduce.txt`, of reports.
  package static func fault(inOption word: String) -> String? {
    if let fault = fault(inWord: word) { return fault }
    guard let stranger = word.unicodeScalars.first(where: isControl) else { return nil }
    let digits = String(stranger.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "the name or value of an option has a control character (U+\(number))"
  }

  static func fault(inOptions options: [String: String]) -> String? {
    guard options.count <= optionLimit else {
      return "\(options.count) options, but an engine has at most \(optionLimit)"
    }
    return options.sorted { $0.key < $1.key }.lazy
      .compactMap { fault(inOption: $0.key) ?? fault(inOption: $0.value) }.first
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
