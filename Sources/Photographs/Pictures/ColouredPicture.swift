import Barcodes

/// A picture in colours of 8 bits: red, green, blue and opacity, row by row.
struct ColouredPicture {
  let width: Int
  let height: Int
  let samples: [UInt8]
  /// True if the colours are already multiplied by the opacity.
  var isPremultiplied = false

  /// Returns the luma by BT.601 (`Photograph`) on a ground that makes the content visible, with a
  /// note unless all is opaque. Transparent parts lie on white, as on a browser's page; if nothing
  /// visible is dark, as with white modules for dark paper, on black.
  func grey() -> (image: GreyImage, note: String?) {
    let seen = visibleLevels()
    guard seen.isPartlyClear else { return (image(on: 255), nil) }
    let isLight = seen.dark * 1000 < seen.light
    return (
      image(on: isLight ? 0 : 255),
      isLight
        ? "parts of it are clear and the rest is light; it is laid on black"
        : "parts of it are clear; it is laid on white"
    )
  }

  /// Returns the number of dark and of light pixels among the mostly opaque ones.
  private func visibleLevels() -> (isPartlyClear: Bool, dark: Int, light: Int) {
    var (isPartlyClear, dark, light) = (false, 0, 0)
    for at in stride(from: 0, to: samples.count, by: 4) {
      let opacity = samples[at + 3]
      if opacity < 255 { isPartlyClear = true }
      guard opacity >= 128 else { continue }
      if luma(at, on: 0) < 128_000 { dark += 1 } else { light += 1 }
    }
    return (isPartlyClear, dark, light)
  }

  private func image(on ground: Int) -> GreyImage {
    var pixels = [UInt8](repeating: 0, count: width * height)
    for index in pixels.indices {
      pixels[index] = UInt8((luma(index * 4, on: ground) + 500) / 1000)
    }
    return GreyImage(width: width, height: height, pixels: pixels)
  }

  /// Returns the luma in thousandths of a grey level.
  @inline(__always)
  private func luma(_ at: Int, on ground: Int) -> Int {
    let opacity = Int(samples[at + 3])
    let luma =
      299 * Int(samples[at]) + 587 * Int(samples[at + 1]) + 114 * Int(samples[at + 2])
    if opacity == 255 { return luma }
    let beneath = ground * 1000 * (255 - opacity)
    return isPremultiplied
      ? min(255_000, luma + (beneath + 127) / 255)
      : (luma * opacity + beneath + 127) / 255
  }
}
