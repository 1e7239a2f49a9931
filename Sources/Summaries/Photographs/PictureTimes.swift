package import Barcodes
import Foundation
import Statistics

/// The times that an engine takes for a picture, over pictures of about one size.
///
/// Pictures are a person's own, and differ in what is on them: quartiles are of the pictures, and
/// no interval of anything.
package struct PictureTimes: Codable, Sendable, Equatable {
  /// Such as `1 to 2 MP`; `all` for pictures of every size.
  package var size: String
  @Tally package var pictures: Int
  /// Quartiles of the pictures' durations.
  @Quantity package var medianNanoseconds: Double
  @Quantity package var lowerQuartileNanoseconds: Double
  @Quantity package var upperQuartileNanoseconds: Double

  /// Bounds of sizes, in megapixels.
  private static let bounds = [0.5, 1, 2, 5, 10, 20]

  /// All pictures first; then by size where they are of several.
  ///
  /// - Parameter durations: of each picture, with how many pixels it has.
  package static func times(_ durations: [(pixels: Int, nanoseconds: Double)]) -> [PictureTimes] {
    let (sizes, groups) = durations.sorted { $0.pixels < $1.pixels }.grouped { name(of: $0.pixels) }
    let bySize = sizes.compactMap { size in
      PictureTimes(size, (groups[size] ?? []).map(\.nanoseconds))
    }
    let all = PictureTimes("all", durations.map(\.nanoseconds))
    return [all].compactMap(\.self) + (bySize.count > 1 ? bySize : [])
  }

  private init?(_ size: String, _ durations: [Double]) {
    guard let sample = Sample(durations) else { return nil }
    self.size = size
    pictures = sample.count
    (medianNanoseconds, lowerQuartileNanoseconds, upperQuartileNanoseconds) = (
      sample.median, sample.quantile(0.25), sample.quantile(0.75)
    )
  }

  private static func name(of pixels: Int) -> String {
    let megapixels = Double(pixels) / 1e6
    func number(_ bound: Double) -> String {
      bound.formatted(.number.locale(.init(identifier: "en")))
    }
    guard let index = bounds.firstIndex(where: { megapixels <= $0 }) else {
      return "above \(number(bounds[bounds.count - 1])) MP"
    }
    return index == 0
      ? "up to \(number(bounds[0])) MP"
      : "\(number(bounds[index - 1])) to \(number(bounds[index])) MP"
  }
}

extension PictureTimes {
  /// `12.3 ms, half of them 8.1 to 20 ms`
  package var words: String {
    "\(Wording.duration(nanoseconds: medianNanoseconds)), half of them "
      + "\(Wording.duration(nanoseconds: lowerQuartileNanoseconds)) to \(Wording.duration(nanoseconds: upperQuartileNanoseconds))"
  }
}
