import Barcodes
package import Foundation
import Records
import Storage

extension CodeMeasurement {
  /// True if the contents of a file are measurements, as `camera measure` writes them.
  package static func isFile(_ contents: Data) -> Bool {
    var allowance = JSONAllowance.pictures
    return TextLines(contents).allSatisfy { line in
      let measurement = try? RecordCoding.decode(
        CodeMeasurement.self, from: line, takenFrom: &allowance)
      return line.isEmpty || measurement?.schema == currentSchema
    }
  }

  /// The measurements of a file, each of a code of its own.
  ///
  /// - Parameter corpus: of which they have to be; nil where it is not at hand.
  /// - Throws: `FileError`, `RecordError`, or `ImportFault` where they are whole but may not be used.
  package static func all(
    inFile path: String, of corpus: Corpus? = nil
  ) throws -> [CodeMeasurement] {
    let frames = corpus.map { corpus in
      Dictionary(corpus.frames.map { ($0.frame, $0) }) { first, _ in first }
    }
    var reader = try JSONLinesReader(
      CodeMeasurement.self, path: path, within: .pictures)
    var measurements: [CodeMeasurement] = []
    var lines: [TwinOrigin: Int] = [:]
    while let measurement = reader.next() {
      guard measurement.schema == currentSchema else {
        throw RecordError.otherSchema(
          path: path, line: reader.line, found: measurement.schema, expected: currentSchema)
      }
      if let fault = measurement.fault {
        throw RecordError.malformed(path: path, line: reader.line, reason: fault)
      }
      let code = TwinOrigin(frame: measurement.frame, code: measurement.code)
      if let reason = measurement.reasonAgainst(
        earlier: lines.updateValue(reader.line, forKey: code), in: frames)
      {
        throw ImportFault(place: "\(path):\(reader.line)", reason: reason)
      }
      measurements.append(measurement)
    }
    if let failure = reader.failure { throw failure }
    return measurements
  }

  /// Why it may not be used; nil where it may.
  ///
  /// - Parameters:
  ///   - earlier: the line in which the code was measured before.
  ///   - frames: of the corpus by their names, where it is at hand.
  private func reasonAgainst(earlier: Int?, in frames: [String: FrameRecord]?) -> String? {
    let name = "code \(code) of \(VisibleText.quoted(frame))"
    if let earlier {
      return "\(name) was measured in line \(earlier) already, and would count twice; remove one"
    }
    guard let pixelsSHA256 else {
      return
        "it lacks 'pixels_sha256', which says what picture was measured; measure the corpus anew"
    }
    guard let frames else { return nil }
    guard let known = frames[frame], known.codes.indices.contains(code),
      known.codes[code].symbology == symbology
    else { return "the corpus has no \(name); name the corpus that was measured" }
    guard known.pixelsSHA256 == pixelsSHA256 else {
      return
        "\(VisibleText.quoted(frame)) has other pixels in the corpus; name the one that was measured, or "
        + "measure it anew"
    }
    guard let corner = geometry?.corners.corners.first(where: { !known.isNear($0) }) else {
      return nil
    }
    return "a corner at (\(corner.x), \(corner.y)) lies far from its frame of \(known.width) × "
      + "\(known.height) px; measure the corpus anew"
  }
}

extension FrameRecord {
  /// True if a point lies no farther from the frame than the frame is wide and high.
  fileprivate func isNear(_ point: Point) -> Bool {
    let (width, height) = (Double(width), Double(height))
    return (-width...2 * width).contains(point.x) && (-height...2 * height).contains(point.y)
  }
}
