import Barcodes

/// Draws what a frame's code says: in the symbology's own alphabet and of a length usual for its use.
enum Payload {
  /// The payload's bytes, with the check digit where the symbology shows one.
  static func draw(for symbology: Symbology, with random: inout FrameRandom) -> [UInt8] {
    let text =
      switch symbology {
      case .ean13: RetailPayload.ean13(&random)
      case .ean8: RetailPayload.ean8(&random)
      case .upcA: RetailPayload.upcA(&random)
      case .upcE: RetailPayload.upcE(&random)
      case .itf: RetailPayload.gtin14(&random)
      case .code128: IndustrialPayload.shipmentNumber(&random)
      case .code39, .code93: IndustrialPayload.assetTag(&random)
      case .codabar: IndustrialPayload.libraryNumber(&random)
      case .dataMatrix: IndustrialPayload.partSerialNumber(&random)
      case .qrCode: DocumentPayload.linkOrContact(&random)
      case .aztec: DocumentPayload.boardingPass(&random)
      case .pdf417: DocumentPayload.identityCard(&random)
      }
    return Array(text.utf8)
  }
}

/// Alphabets in the order of their codes.
enum Alphabet {
  static let digits = Array("0123456789")
  static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let capitalsAndDigits = digits + capitals
}

extension FrameRandom {
  /// `count` characters of `alphabet`, drawn independently.
  mutating func drawText(_ count: Int, of alphabet: [Character]) -> String {
    String((0..<count).map { _ in drawElement(of: alphabet) })
  }

  mutating func drawDigits(_ count: Int) -> String { drawText(count, of: Alphabet.digits) }
}
