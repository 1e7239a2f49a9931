package import Barcodes
package import Records
import Statistics

/// The times that an engine took for the pictures of a folder.
package struct PhotographTimes: Codable, Sendable, Equatable {
  package var engine: String
  /// By size; of a picture that was read several times, the median of these.
  package var sizes: [PictureTimes]
  /// The median of the pictures of each time that all of them were read, by fresh processes, in nanoseconds; absent where that was once.
  @Quantity package var blockMediansNanoseconds: [Double]?

  /// Nil where it answered to no picture, or its clock shows no time.
  package init?(of label: String, in readings: [PictureReading]) {
    let durations = readings.compactMap { reading -> (pixels: Int, all: [Double])? in
      guard reading.sameAs == nil, let width = reading.width, let height = reading.height,
        let all = reading.readings.first(where: { $0.engine == label })?.durationsNanoseconds,
        !all.isEmpty
      else { return nil }
      return (width * height, all.map(Double.init))
    }
    sizes = PictureTimes.times(
      durations.compactMap { one in
        Sample(one.all).map { (one.pixels, $0.median) }
      })
    guard !sizes.isEmpty else { return nil }
    engine = label
    let blocks = durations.map(\.all.count).max() ?? 0
    blockMediansNanoseconds =
      blocks > 1
      ? (0..<blocks).compactMap { block in
        Sample(durations.compactMap { $0.all.indices.contains(block) ? $0.all[block] : nil })?
          .median
      } : nil
  }
}

extension PhotographTimes {
  /// `zxing: a picture takes 12.3 ms, half of them 8.1 to 20 ms, of 40; block by block 12.1 to 12.9 ms`
  package var words: String? {
    sizes.first.map { all in
      let blocks =
        drift.map {
          "; block by block, of \(blockMediansNanoseconds?.count ?? 0), the median went from \($0)"
        }
      return
        "\(engine): a picture takes \(all.words), of \(Wording.count(all.pictures))\(blocks ?? "")"
    }
  }

  /// The range of the median from block to block: `12.1 ms to 12.9 ms`.
  package var drift: String? {
    blockMediansNanoseconds.flatMap { Sample($0) }.map { sample in
      "\(Wording.duration(nanoseconds: sample.quantile(0))) to \(Wording.duration(nanoseconds: sample.quantile(1)))"
    }
  }
}
