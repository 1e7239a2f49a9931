import Barcodes

/// Turns light into 8-bit pixels: read noise, then rounding and clipping.
struct Sensor {
  /// The standard deviation of the read noise, in grey levels.
  let noiseSigma: Double
  let random: FrameRandom

  init(_ condition: Condition, seed: UInt64) {
    noiseSigma = condition.noiseSigma
    random = FrameRandom(seed: seed, purpose: .noise)
  }

  func read(_ map: CoverageMap, _ exposure: Exposure) -> GreyImage {
    var pixels = [UInt8](repeating: 0, count: map.samples.count)
    if noiseSigma == 0 {
      for index in pixels.indices {
        pixels[index] = quantised(exposure.level(coverage: map.samples[index]))
      }
    } else {
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let words = random.words(at: UInt64(start / 4))
        for index in start..<min(start + 4, pixels.count) {
          let noise = normalQuantile((Double(words[index - start]) + 0.5) * 0x1p-32) * noiseSigma
          pixels[index] = quantised(exposure.level(coverage: map.samples[index]) + Float(noise))
        }
      }
    }
    return GreyImage(width: map.width, height: map.height, pixels: pixels)
  }
}

/// The nearest of the 256 levels.
private func quantised(_ level: Float) -> UInt8 { UInt8(min(max(level.rounded(), 0), 255)) }
