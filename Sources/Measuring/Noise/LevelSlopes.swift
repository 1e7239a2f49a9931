import Barcodes

/// The slopes of a modelled picture's levels over both neighbours, as in `EdgeDisplacement`: the
/// change of level when its edges move by a pixel, to first order.
struct LevelSlopes {
  private(set) var across: [Double]
  private(set) var down: [Double]

  init(of levels: [Double], width: Int) {
    across = .init(repeating: 0, count: levels.count)
    down = across
    for index in levels.indices {
      let x = index % width
      if x > 0, x < width - 1 { across[index] = (levels[index + 1] - levels[index - 1]) / 2 }
      if index >= width, index + width < levels.count {
        down[index] = (levels[index + width] - levels[index - width]) / 2
      }
    }
  }
}
