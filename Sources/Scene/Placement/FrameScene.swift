package import Barcodes
package import Records

/// A frame's symbols, encoded and placed: everything but the pixels.
package struct FrameScene {
  package let symbology: Symbology
  package let condition: Condition
  package let sheet: SymbolSheet
  package let geometry: FrameGeometry
  package let codes: [TrueCode]
  /// The add-on symbols beside them, which count neither way.
  package let others: [OtherCodeRecord]
  /// The lengths of the scene in the world; nil without a camera.
  package let world: WorldRecord?
  /// The movement of the labels' surroundings in a stream; nil where they are as they are drawn.
  package let surroundings: ClutterView?

  package init(
    symbology: Symbology, condition: Condition, sheet: SymbolSheet, geometry: FrameGeometry,
    codes: [TrueCode], others: [OtherCodeRecord], world: WorldRecord?, surroundings: ClutterView?
  ) {
    self.symbology = symbology
    self.condition = condition
    self.sheet = sheet
    self.geometry = geometry
    self.codes = codes
    self.others = others
    self.world = world
    self.surroundings = surroundings
  }
}
