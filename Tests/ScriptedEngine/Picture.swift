import Barcodes

/// What the scripted engine sees in a frame: small ones are letters, one a pixel; of larger ones it sees the
/// checksum of the pixels, so that a trial tells which pixels the engine was handed.
struct Picture {
  private let payload: [UInt8]

  init(_ pixels: [UInt8]) {
    payload = pixels.count <= 64 ? pixels : Array(Self.checksum(pixels).utf8)
  }

  /// One decode for each symbology that was asked for, without positions.
  func decodes(_ asked: [Symbology], as behaviour: Behaviour = .answers) -> [Decode] {
    let read = asked.map { Decode(symbology: $0, bytes: payload, corners: nil) }
    switch behaviour {
    case .readsNothing: return []
    case .readsOtherText:
      return asked.map { Decode(symbology: $0, bytes: payload.reversed(), corners: nil) }
    case .readsOtherSymbology: return [Decode(symbology: .aztec, bytes: payload, corners: nil)]
    case .readsTwice: return read + read
    case .readsGhost: return read + [ghost(at: Point(x: -4, y: -1), size: 0.5)]
    case .readsAfar: return read + [ghost(at: Point(x: 5000, y: 5000), size: 100)]
    case .readsBeyond: return read + [ghost(at: Point(x: 1e300, y: 0), size: 1)]
    case .readsVolumes:
      return [Decode(symbology: .qrCode, bytes: Array(repeating: 1, count: 1 << 20), corners: nil)]
    case .readsTooMany:
      return Array(repeating: ghost(at: Point(x: 0, y: 0), size: 1), count: 10_001)
    default: return read
    }
  }

  private func ghost(at place: Point, size: Double) -> Decode {
    Decode(
      symbology: .code128, bytes: Array("BOO".utf8),
      corners: Quad(
        topLeft: place, topRight: place + Point(x: size, y: 0),
        bottomRight: place + Point(x: size, y: size),
        bottomLeft: place + Point(x: 0, y: size)))
  }

  /// FNV-1a of 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/), in hexadecimal.
  private static func checksum(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
