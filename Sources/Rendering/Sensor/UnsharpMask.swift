import Barcodes

/// Sharpening by an unsharp mask (`sharpening`, `sharpening_radius_px`; Gonzalez and Woods, Digital Image Processing, 4th ed.,
/// 3.6): to each level is added `sharpening` times what the luma there exceeds its own Gaussian blur by.
///
/// Every band of colour gets the luma's detail, so that colours keep their differences.
struct UnsharpMask {
  private let amount: Float
  private let kernel: GaussianKernel

  /// In pixels.
  var reach: Int { kernel.reach }

  /// Nil without sharpening.
  init?(_ condition: Condition) {
    guard condition.sharpening > 0 else { return nil }
    amount = Float(condition.sharpening)
    kernel = GaussianKernel(sigmaCells: condition.sharpeningRadiusPixels)
  }

  /// - Parameters:
  ///   - bands: they become smaller by `reach` at every side.
  ///   - luma: of the bands; the only one itself.
  func sharpened(_ bands: [CellPlane], luma: CellPlane, in memory: PlaneMemory) -> [CellPlane] {
    // A copy of the luma's memory, which is read again below.
    let blurred = kernel.blurred(luma, in: memory)
    let results = bands.map { band in
      var result = CellPlane(width: blurred.width, height: blurred.height, in: memory)
      for row in 0..<result.height {
        result.withMutableRow(row) { result in
          blurred.withRow(row) { blurred in
            luma.withRows(row + reach, row + reach) { luma, _ in
              band.withRow(row + reach) { band in
                for x in result.indices {
                  result[x] = band[x + reach] + amount * (luma[x + reach] - blurred[x])
                }
              }
            }
          }
        }
      }
      return result
    }
    blurred.discard(to: memory)
    for band in bands { band.discard(to: memory) }
    return results
  }
}
