import Barcodes
package import Foundation
package import SourcedYAML

extension MotionTrace {
  package static let columns = ["t_s", "x_mm", "y_mm", "z_mm", "yaw_deg", "pitch_deg", "roll_deg"]
  /// As many as eight minutes have at 100 a second.
  static let mostRows = 50_000

  /// Reads a trace (Documentation/FORMATS.md, "Motion trace").
  ///
  /// - Parameters:
  ///   - bytes: of the file.
  ///   - path: named in errors.
  /// - Throws: `SourcedError`, with the line.
  package init(csv bytes: Data, path: String, interpolation: Interpolation) throws(SourcedError) {
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw SourcedError(path: path, message: "it is not UTF-8 text")
    }
    var lines = TraceLines(path: path)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      try lines.take(line)
    }
    guard lines.times.count >= 2 else {
      throw SourcedError(path: path, message: "a trace needs at least two moments in time")
    }
    self.init(
      name: path.split(separator: "/").last.map(String.init) ?? path, times: lines.times,
      rows: lines.rows, interpolation: interpolation, bytes: bytes)
  }
}

/// The lines of a trace, as far as they have been read.
private struct TraceLines {
  let path: String
  private var number = 0
  private(set) var times: [Double] = []
  private(set) var rows: [MotionTrace.Axes] = []
  private var hasHeader = false

  /// The accepted values of each column.
  private static let ranges: [ClosedRange<Double>] = [
    -1e6...1e6, -1e5...1e5, -1e5...1e5, WorldLength.distance.range, -80...80, -80...80,
    -36_000...36_000,
  ]

  init(path: String) { self.path = path }

  mutating func take(_ line: Substring) throws(SourcedError) {
    number += 1
    guard !line.isEmpty, !line.hasPrefix("#") else { return }
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard hasHeader else {
      guard fields == MotionTrace.columns else {
        throw fault(
          "a trace begins with the line \(MotionTrace.columns.joined(separator: ","))")
      }
      hasHeader = true
      return
    }
    let numbers = try numbers(fields)
    if let last = times.last, numbers[0] <= last {
      throw fault(
        "t_s is \(numbers[0]), not after the \(last) of the line before; sort the lines")
    }
    guard times.count < MotionTrace.mostRows else {
      throw fault(
        "a trace has at most \(MotionTrace.mostRows) lines; cut it or take every other one")
    }
    times.append(numbers[0])
    rows.append(Array(numbers.dropFirst()))
  }

  private func numbers(_ fields: [String]) throws(SourcedError) -> [Double] {
    let columns = MotionTrace.columns
    guard fields.count == columns.count else {
      throw fault(
        "\(columns.count) numbers are needed here, and there are \(fields.count)")
    }
    var numbers: [Double] = []
    for (index, field) in fields.enumerated() {
      guard let number = Double(field), number.isFinite else {
        throw fault(
          "\(VisibleText.quoted(field)) is no number for \(columns[index])")
      }
      let range = Self.ranges[index]
      guard range.contains(number) else {
        throw fault(
          "\(columns[index]) is \(number), but must lie in \(range.lowerBound) … "
            + "\(range.upperBound)")
      }
      numbers.append(number)
    }
    return numbers
  }

  private func fault(_ message: String) -> SourcedError {
    SourcedError(path: path, line: number, message: message)
  }
}
