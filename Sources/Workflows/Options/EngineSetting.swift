import Barcodes
import EngineKit
import Runner
import Suites

/// An option of an engine and its value, as the command line gives them: KEY=VALUE, or LABEL:KEY=VALUE.
package struct EngineSetting {
  /// The engine's label; empty where a command has but one engine.
  private(set) var label = ""
  package let key: String
  package let value: String

  /// - Parameters:
  ///   - text: the argument, or what is left of it after the engine's label.
  ///   - argument: the flag and the whole of it, for the message.
  ///   - form: how it is written, likewise, as in `write KEY=VALUE, as in tryHarder=false`.
  /// - Throws: `UsageError`.
  package init(_ text: String, of argument: String, form: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let shown = argument.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
    guard parts.count == 2 else { throw UsageError("\(shown): \(form)") }
    if let fault = parts.lazy.compactMap(EngineProtocol.fault(inOption:)).first {
      throw UsageError("\(shown): \(fault); write it without")
    }
    (key, value) = (parts[0], parts[1])
  }

  /// - Parameters:
  ///   - argument: LABEL:KEY=VALUE.
  ///   - flag: such as `--option`.
  ///   - known: the engines' labels.
  ///   - example: a value, for the message.
  init(argument: String, of flag: String, known: [String], example: String) throws {
    let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
    try self.init(
      parts.count == 2 ? parts[1] : "", of: "\(flag) \(argument)",
      form: "write LABEL:KEY=VALUE, as in zxing:tryHarder=\(example)")
    guard known.contains(parts[0]) else {
      throw UsageError("\(flag) \(argument): no --engine has the label '\(parts[0])'")
    }
    label = parts[0]
  }

  /// Its values, with commas between them.
  var varied: VariedOption {
    get throws {
      let values = value.split(separator: ",").map(String.init)
      let place = "--vary \(label):\(key)=\(value)"
      if let twice = values.first(where: { one in values.count { $0 == one } > 1 }) {
        throw UsageError("\(place): \(twice) stands there twice")
      }
      let option = VariedOption(key: key, values: values)
      try Self.check(option, of: place)
      return option
    }
  }

  /// Refuses what cannot be in an engine's label, which names files, too.
  ///
  /// - Throws: `UsageError`.
  static func check(_ option: VariedOption, of place: String) throws {
    for word in [option.key] + option.values where !EngineReference.isLabel(word) {
      throw UsageError(
        "\(place): \(VisibleText.quoted(word)) cannot be varied, since it names the engine; use letters, digits, -, _ and ., or --option"
      )
    }
  }
}
