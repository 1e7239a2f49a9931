import Barcodes
import Records

extension ShapeRecording {
  /// The number of elements of an array that has a certain one.
  var elementCount: Int? {
    switch type {
    case is Point.Type, is GS1Element.Type: 2
    case is Quad.Type, is PixelRectangle.Type: 4
    default: nil
    }
  }

  /// The keys of an object that asks which keys there are, each of which may be left out.
  var possibleKeys: [String] {
    type is PartialCondition.Type
      ? ConditionParameter.all.map(\.name) + PixelLength.allCases.map(\.rawValue) : []
  }

  /// The regular expression (ECMA-262) of a text of which not every one is accepted, and one that is.
  var acceptedText: (pattern: String, sample: String)? {
    type is Colour.Type
      ? ("^#[0-9a-f]{6}$", Colour(red: 0, green: 0, blue: 0).description) : nil
  }
}

/// A name, or a number of characters.
extension PayloadLength: ReadableShape {
  static func read(by: ShapeReader, within: ClosedRange<Double>?) -> (
    shape: Shape, sample: PayloadLength
  ) {
    let shape = Shape.either([
      .words(named.map(\.name)), .integer(within: Tally<Int>.range),
    ])
    return (shape, .short)
  }
}
