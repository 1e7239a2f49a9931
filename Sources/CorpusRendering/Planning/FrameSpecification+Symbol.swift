import Barcodes
import Bisecting
import Encoding
import Records
import Scene
import Suites

extension FrameSpecification {
  /// Draws what one of the frame's symbols says, and encodes it in the shape that the frame's condition asks for.
  ///
  /// - Throws: `EncodingError` where no symbol of the shape holds the payload.
  func drawSymbol(with random: inout FrameRandom) throws(EncodingError) -> PrintedSymbol {
    let shape = symbolShape
    if let contentKind {
      let content = contentKind.content(of: symbology, with: &random)
      let grid = try ModuleGrid.encode(
        content, as: symbology, shape, barHeight: condition.barHeightModules)
      return PrintedSymbol(grid: grid, payload: content.bytes, content: content.truth)
    }
    let payload =
      if let payload = self.payload { payload } else if payloadLength == .longest {
        try drawLongest(with: &random)
      } else {
        random.drawPayload(for: symbology, length: payloadLength, shape)
      }
    let takesAddOn = ConditionParameter.addOnDigits.symbologies?.contains(symbology) ?? true
    let addOn = takesAddOn ? Array(random.drawDigits(shape.addOnDigits).utf8) : []
    return PrintedSymbol(grid: try encode(payload, addOn), payload: payload, addOn: addOn)
  }

  private var symbolShape: SymbolShape {
    var shape = condition.symbol
    shape.pdf417Columns = shape.pdf417Columns ?? payloadLength.pdf417Columns
    return shape
  }

  private func encode(
    _ payload: [UInt8], _ addOn: [UInt8] = []
  ) throws(EncodingError) -> ModuleGrid {
    try ModuleGrid.encode(
      payload, as: symbology, symbolShape, addOn: addOn, barHeight: condition.barHeightModules)
  }

  /// As many characters as a symbol of the shape holds.
  private func drawLongest(with random: inout FrameRandom) throws(EncodingError) -> [UInt8] {
    let start = random
    func drawn(_ count: Int) -> [UInt8] {
      random = start
      return random.drawPayload(for: symbology, length: .characters(count), symbolShape)
    }
    _ = try encode(drawn(1))
    let tooMany = (2..<Suite.payloadCharacters.upperBound + 1).partitionPoint {
      (try? encode(drawn($0))) == nil
    }
    return drawn(tooMany - 1)
  }
}
