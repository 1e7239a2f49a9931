import Barcodes
import Foundation
import PageServer

/// What a page is asked to do with a frame: the header `Task`. The pixels are the body.
struct DetectTask: Encodable {
  let kind = "detect"
  /// In pixels; the body has a byte for each, rows from top to bottom.
  var width: Int
  var height: Int
  /// What to look for.
  var formats: [String]
  var warmup: Int
  var repeats: Int
  /// Of the pixels.
  var checksum: UInt32
  /// What the frame is, for people: `frame`, or `reference`.
  var purpose: Purpose
  /// How many frames the page was shown in this conversation.
  var count: Int

  enum Purpose: String, Encodable { case frame, reference }

  enum CodingKeys: CodingKey {
    case kind, width, height, formats, warmup, repeats, checksum, purpose, count
  }

  init(
    _ image: GreyImage, formats: [Symbology], warmup: Int, repeats: Int, purpose: Purpose,
    count: Int
  ) {
    (width, height) = (image.width, image.height)
    self.formats = formats.map(\.name)
    (self.warmup, self.repeats) = (warmup, repeats)
    (self.purpose, self.count) = (purpose, count)
    checksum = Self.checksum(of: image.pixels)
  }

  func task(with image: GreyImage) throws -> PageTask {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return PageTask(
      head: String(decoding: try encoder.encode(self), as: UTF8.self), body: Data(image.pixels))
  }

  /// FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/): a page reckons it fast, and it tells every change of a
  /// single byte.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

/// What a page says of a frame: the body of `result`.
struct DetectResult: Decodable, Equatable {
  /// Of the counted calls, in nanoseconds, in their order; each the mean of `batch` calls.
  var durations: [Double]
  /// How many calls each duration is the mean of.
  var batch: Int
  /// Of the last call.
  var decodes: [Found]
  /// Why the frame was not read; nil where it was.
  var error: String?

  struct Found: Decodable, Equatable {
    var format: String
    var text: String
    /// Four points in pixels, clockwise from the symbol's own top left; nil where the reader does not say.
    var corners: [[Double]]?
    /// Before any change of encoding; nil where the reader gives the text alone.
    var bytes: Data?
    /// What else it says, under the keys of the protocol's decodes.
    var details: DecodeDetails

    enum CodingKeys: String, CodingKey {
      case format, text, corners
      case bytes = "bytes_base64"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      format = try container.decode(String.self, forKey: .format)
      text = try container.decode(String.self, forKey: .text)
      corners = try container.decodeIfPresent([[Double]].self, forKey: .corners)
      bytes = try container.decodeIfPresent(Data.self, forKey: .bytes)
      details = try DecodeDetails(from: decoder)
    }
  }

  enum CodingKeys: String, CodingKey {
    case batch, decodes, error
    case durations = "durations_ns"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    error = try container.decodeIfPresent(String.self, forKey: .error)
    durations = try container.decodeIfPresent([Double].self, forKey: .durations) ?? []
    batch = try container.decodeIfPresent(Int.self, forKey: .batch) ?? 1
    decodes = try container.decodeIfPresent([Found].self, forKey: .decodes) ?? []
  }
}

extension Decode {
  /// Where the text alone is known, its bytes are those of UTF-8.
  init(_ found: DetectResult.Found) {
    let corners = found.corners.flatMap { points in
      points.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isFinite) }
        ? Quad(corners: points.map { Point(x: $0[0], y: $0[1]) }) : nil
    }
    self.init(
      symbology: Symbology(rawValue: found.format),
      bytes: found.bytes.map(Array.init) ?? Array(found.text.utf8), text: found.text,
      corners: corners, details: found.details)
  }
}
