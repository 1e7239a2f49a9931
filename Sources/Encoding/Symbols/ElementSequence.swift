/// The bars and spaces of a symbol whose elements are narrow or wide, with wide ones of any width (`wide_narrow_ratio`).
///
/// Code 39, Interleaved 2 of 5 and Codabar allow ratios of 2 to 3 (ISO/IEC 16388:2007, 4.4; ISO/IEC 16390:2007, 4.4; EN
/// 798:1995, 4.4.1). libzint draws whole modules alone, wide elements of 2 or 3; only which elements are wide is taken from it.
struct ElementSequence: Equatable {
  /// The width of each element, in modules.
  let widths: [Double]
  /// True for each element that is a bar.
  let isDark: [Bool]

  /// - Parameters:
  ///   - modules: a row as libzint draws it: narrow elements are one module wide, wide ones more.
  ///   - wide: the width of wide elements, in modules.
  init(of modules: [Bool], wide: Double) {
    var widths: [Double] = []
    var isDark: [Bool] = []
    for (index, module) in modules.enumerated() {
      if index > 0, module == modules[index - 1] {
        widths[widths.count - 1] = wide
      } else {
        widths.append(1)
        isDark.append(module)
      }
    }
    self.widths = widths
    self.isDark = isDark
  }
}
