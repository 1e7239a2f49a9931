package import Barcodes

/// Where a sheet lies before the camera, not with its middle on the camera's axis, but with any point of it anywhere.
package struct SheetPlacement: Equatable {
  /// A point of the sheet, in modules.
  let anchor: Point
  /// Where it lies beside the axis, in modules to the right and down.
  let offset: Point

  package init(anchor: Point, offset: Point) {
    self.anchor = anchor
    self.offset = offset
  }
}
