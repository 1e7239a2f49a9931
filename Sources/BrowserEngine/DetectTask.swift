package import Barcodes
package import EngineKit
package import Foundation

/// A task for a page, to read a frame: the header `Task`. The pixels are the body.
struct DetectTask: Encodable {
  let kind = "detect"
  /// In pixels; the body has a byte for each, rows from top to bottom.
  var width: Int
  var height: Int
  /// The formats to look for.
  var formats: [String]
  var warmup: Int
  var repeats: Int
  /// The checksum of the pixels.
  var checksum: UInt32
  /// The purpose of the frame, for people: `frame`, or `reference`.
  var purpose: String
  /// The number of frames that the page was shown in this conversation.
  var count: Int

  init(
    _ image: GreyImage, formats: [Symbology], warmup: Int = 0, repeats: Int = 1,
    isReference: Bool = false, count: Int
  ) {
    (width, height) = (image.width, image.height)
    self.formats = formats.map(\.name)
    (self.warmup, self.repeats) = (warmup, repeats)
    purpose = isReference ? "reference" : "frame"
    self.count = count
    checksum = Self.checksum(of: image.pixels)
  }

  /// FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/): a page reckons it fast, and it tells every change of a
  /// single byte.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

/// A page's result for a frame: the body of `result`.
package struct DetectResult: Decodable, Equatable {
  /// The durations of the counted calls, in nanoseconds, in their order. Each may be the mean of
  /// several calls.
  package var durations: [Double]
  /// The decodes of the last call.
  package var decodes: [Found]
  /// Why the frame was not read; nil where it was.
  var error: String?

  package struct Found: Decodable, Equatable {
    var format: String
    var text: String
    /// Four points in pixels, clockwise from the symbol's own top left; nil where the reader does not say.
    var corners: [[Double]]?
    /// Before any change of encoding; nil where the reader gives the text alone.
    var bytes: Data?
    /// The reader's further statements, under the keys of the protocol's decodes.
    var details: DecodeDetails

    enum CodingKeys: String, CodingKey {
      case format, text, corners
      case bytes = "bytes_base64"
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      format = try container.decode(String.self, forKey: .format)
      text = try container.decode(String.self, forKey: .text)
      corners = try container.decode(Coordinate<[[Double]]?>.self, forKey: .corners).wrappedValue
      bytes = try container.decodeIfPresent(Data.self, forKey: .bytes)
      details = try DecodeDetails(from: decoder)
    }
  }

  enum CodingKeys: String, CodingKey {
    case decodes, error
    case durations = "durations_ns"
  }

  /// Reads the body of `result`.
  ///
  /// - Throws: `ReadingFailure` where it is of another shape, or says what cannot be.
  package init(_ body: Data) throws(ReadingFailure) {
    do {
      self = try JSONDecoder().decode(Self.self, from: body)
    } catch {
      throw ReadingFailure(
        "the page's result is not as it has to be: \(DecodingError.clause(describing: error))")
    }
    let most = EngineProtocol.decodeLimit
    guard decodes.count <= most else {
      throw ReadingFailure(
        "the page's result has \(decodes.count) decodes, and a frame at most \(most)")
    }
  }

  /// The durations of a number of calls.
  ///
  /// - Throws: `ReadingFailure` where there are more or fewer, or such as cannot be.
  package func durations(of calls: Int) throws(ReadingFailure) -> [Int64] {
    guard durations.count == calls else {
      throw ReadingFailure(
        "the page answered with \(durations.count) durations for \(calls) calls")
    }
    let possible = EngineProtocol.durationsNanoseconds
    var whole: [Int64] = []
    for duration in durations {
      guard duration.isFinite, duration >= 0, duration <= Double(possible.upperBound) else {
        throw ReadingFailure("the page says that a call took \(duration) ns")
      }
      // A coarse clock may not have moved, but every call takes time.
      whole.append(max(possible.lowerBound, Int64(duration.rounded())))
    }
    return whole
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    error = try container.decodeIfPresent(String.self, forKey: .error)
    durations = try container.decodeIfPresent([Double].self, forKey: .durations) ?? []
    decodes = try container.decodeIfPresent([Found].self, forKey: .decodes) ?? []
  }
}

extension Decode {
  /// Where the text alone is known, its bytes are those of UTF-8.
  package init(_ found: DetectResult.Found) {
    let corners = found.corners.flatMap { points in
      points.allSatisfy { $0.count == 2 }
        ? Quad(corners: points.map { Point(x: $0[0], y: $0[1]) }) : nil
    }
    self.init(
      symbology: Symbology(rawValue: found.format),
      bytes: found.bytes.map(Array.init) ?? Array(found.text.utf8), text: found.text,
      corners: corners, details: found.details)
  }
}
