import Barcodes
import Bisecting
import Encoding
import Records
import Scene
import Suites

/// Draws what a frame's symbols say, and encodes it in the shape that the frame's condition asks for.
struct SymbolDraw {
  private let symbology: Symbology
  private let shape: SymbolShape
  private let barHeight: Double?
  private let length: PayloadLength?
  private let payload: [UInt8]?
  private let kind: ContentKind?

  init(_ specification: FrameSpecification) {
    symbology = specification.symbology
    var shape = specification.condition.symbol
    shape.pdf417Columns =
      shape.pdf417Columns ?? Payload.pdf417Columns(for: specification.payloadLength)
    self.shape = shape
    barHeight = specification.condition.barHeightModules
    length = specification.payloadLength
    payload = specification.content?.payload
    kind = specification.contentKind
  }

  /// - Throws: `EncodingError` where no symbol of the shape holds the payload.
  func draw(with random: inout FrameRandom) throws(EncodingError) -> PrintedSymbol {
    if let kind {
      let content = kind.content(of: symbology, with: &random)
      let grid = try ZintEncoder.encode(content, as: symbology, shape, barHeight: barHeight)
      return PrintedSymbol(grid: grid, payload: content.bytes, content: content.truth)
    }
    let payload =
      if let payload { payload } else if length == .longest { try longest(with: &random) } else {
        Payload.draw(for: symbology, length: length, shape, with: &random)
      }
    let takesAddOn = ConditionParameter.addOnDigits.symbologies?.contains(symbology) ?? true
    let addOn = takesAddOn ? Array(random.drawDigits(shape.addOnDigits).utf8) : []
    return PrintedSymbol(grid: try encode(payload, addOn), payload: payload, addOn: addOn)
  }

  private func encode(
    _ payload: [UInt8], _ addOn: [UInt8] = []
  ) throws(EncodingError) -> ModuleGrid {
    try ZintEncoder.encode(payload, as: symbology, shape, addOn: addOn, barHeight: barHeight)
  }

  /// As many characters as a symbol of the shape holds.
  private func longest(with random: inout FrameRandom) throws(EncodingError) -> [UInt8] {
    let start = random
    func payload(_ count: Int) -> [UInt8] {
      random = start
      return Payload.draw(for: symbology, length: .characters(count), shape, with: &random)
    }
    _ = try encode(payload(1))
    let tooMany = (2..<Suite.payloadCharacters.upperBound + 1).partitionPoint {
      (try? encode(payload($0))) == nil
    }
    return payload(tooMany - 1)
  }
}
