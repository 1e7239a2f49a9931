import Barcodes
import Records

/// An array of a certain number of elements.
protocol FixedList {
  static var elementCount: Int { get }
}

extension Point: FixedList { static var elementCount: Int { 2 } }
extension Quad: FixedList { static var elementCount: Int { 4 } }
extension PixelRectangle: FixedList { static var elementCount: Int { 4 } }
extension GS1Element: FixedList { static var elementCount: Int { 2 } }

/// A text of which not every one is accepted.
protocol PatternedText {
  /// A regular expression (ECMA-262).
  static var pattern: String { get }
  static var sampleText: String { get }
}

extension Colour: PatternedText {
  static var pattern: String { "^#[0-9a-f]{6}$" }
  static var sampleText: String { Colour(red: 0, green: 0, blue: 0).description }
}

/// An object that asks which keys there are, each of which may be left out.
protocol OpenlyKeyed {
  static var possibleKeys: [String] { get }
}

extension PartialCondition: OpenlyKeyed {
  static var possibleKeys: [String] {
    ConditionParameter.all.map(\.name) + PixelLength.allCases.map(\.rawValue)
  }
}

/// A name, or a number of characters.
extension PayloadLength: ReadableShape {
  static func read(by: ShapeReader, _: SampleNumber) -> (shape: Shape, sample: PayloadLength) {
    let shape = Shape.either([
      .words(named.map(\.name)), .integer(within: Tally<Int>.range),
    ])
    return (shape, .short)
  }
}

/// A record with the number of its schema, under the key `schema`.
protocol NumberedRecord {
  static var currentSchema: Int { get }
}
