import Barcodes
import Foundation
import SourcedYAML

extension MotionTrace {
  static let columns = ["t_s", "x_mm", "y_mm", "z_mm", "yaw_deg", "pitch_deg", "roll_deg"]
  /// As many as eight minutes have at 100 a second.
  static let mostRows = 50_000

  /// What makes sense in each column.
  private static let ranges: [ClosedRange<Double>] = [
    -1e6...1e6, -1e5...1e5, -1e5...1e5, WorldLength.distance.range, -80...80, -80...80,
    -36_000...36_000,
  ]

  /// Reads a trace (Documentation/FORMATS.md, "Motion trace").
  ///
  /// - Parameters:
  ///   - bytes: of the file.
  ///   - path: named in errors.
  /// - Throws: `SourcedError`, with the line.
  init(csv bytes: Data, path: String, interpolation: Interpolation) throws(SourcedError) {
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw SourcedError(path: path, message: "it is not UTF-8 text")
    }
    var times: [Double] = []
    var rows: [Axes] = []
    var hasHeader = false
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      func fault(_ message: String) -> SourcedError {
        SourcedError(path: path, line: index + 1, message: message)
      }
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard hasHeader else {
        guard fields == Self.columns else {
          throw fault("a trace begins with the line \(Self.columns.joined(separator: ","))")
        }
        hasHeader = true
        continue
      }
      let numbers = try Self.numbers(fields, fault)
      if let last = times.last, numbers[0] <= last {
        throw fault(
          "t_s is \(numbers[0]), not after the \(last) of the line before; sort the lines")
      }
      guard times.count < Self.mostRows else {
        throw fault("a trace has at most \(Self.mostRows) lines; cut it or take every other one")
      }
      times.append(numbers[0])
      rows.append(Array(numbers.dropFirst()))
    }
    guard times.count >= 2 else {
      throw SourcedError(path: path, message: "a trace needs at least two moments in time")
    }
    self.init(
      name: path.split(separator: "/").last.map(String.init) ?? path, times: times, rows: rows,
      interpolation: interpolation, bytes: bytes)
  }

  private static func numbers(
    _ fields: [String], _ fault: (String) -> SourcedError
  ) throws(SourcedError) -> [Double] {
    guard fields.count == columns.count else {
      throw fault("\(columns.count) numbers are needed here, and there are \(fields.count)")
    }
    var numbers: [Double] = []
    for (index, field) in fields.enumerated() {
      guard let number = Double(field), number.isFinite else {
        throw fault("\(VisibleText.quoted(field)) is no number for \(columns[index])")
      }
      guard ranges[index].contains(number) else {
        let range = ranges[index]
        throw fault(
          "\(columns[index]) is \(number), but must lie in \(range.lowerBound) … \(range.upperBound)"
        )
      }
      numbers.append(number)
    }
    return numbers
  }
}
