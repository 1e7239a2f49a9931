import Barcodes
import Foundation
import Photographed

/// The numbers of a part of a picture: its grey levels, or the light that they stand for.
struct PictureWindow {
  /// The part's place in the picture; for a reduced window, in the reduced picture.
  let frame: PixelRectangle
  var levels: [Float]

  /// Takes the grey levels of the pixels around some points, with a margin in pixels.
  init?(_ image: GreyImage, around points: [Point], margin: Double) {
    func range(_ coordinates: [Double], limit: Int) -> Range<Int>? {
      guard let least = coordinates.min(), let most = coordinates.max() else { return nil }
      let low = max(0, (least - margin).rounded(.down))
      let high = min(Double(limit), (most + margin).rounded(.up))
      return low < high ? Int(low)..<Int(high) : nil
    }
    guard let columns = range(points.map(\.x), limit: image.width),
      let rows = range(points.map(\.y), limit: image.height)
    else { return nil }
    frame = PixelRectangle(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    levels = []
    levels.reserveCapacity(columns.count * rows.count)
    for y in rows {
      for x in columns { levels.append(Float(image[x, y])) }
    }
  }

  private init(frame: PixelRectangle, levels: [Float]) {
    self.frame = frame
    self.levels = levels
  }

  /// Returns the light that the levels stand for, on the scale of levels, 0 to 255.
  func lit(by curve: TransferCurve) -> PictureWindow {
    guard curve != .linear else { return self }
    let table = (0...255).map { Float(255 * curve.light(ofLevel: Double($0))) }
    return PictureWindow(frame: frame, levels: levels.map { table[Int($0)] })
  }

  /// Returns the part around a place that has the window's proportions and about `most` pixels.
  func part(around place: Point, most: Int) -> PictureWindow {
    let count = frame.width * frame.height
    guard count > most else { return self }
    let share = (Double(most) / Double(count)).squareRoot()
    func range(_ middle: Double, first: Int, length: Int) -> Range<Int> {
      let part = max(1, Int(Double(length) * share))
      let start = min(max(Int(middle) - part / 2, first), first + length - part)
      return start..<start + part
    }
    let columns = range(place.x, first: frame.x, length: frame.width)
    let rows = range(place.y, first: frame.y, length: frame.height)
    var part: [Float] = []
    part.reserveCapacity(columns.count * rows.count)
    for row in rows {
      let start = (row - frame.y) * frame.width - frame.x
      part += levels[start + columns.lowerBound..<start + columns.upperBound]
    }
    return PictureWindow(
      frame: PixelRectangle(
        x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count),
      levels: part)
  }

  /// Returns the means over `factor` by `factor` pixels; the frame begins at a whole square.
  func reduced(by factor: Int) -> PictureWindow {
    guard factor > 1 else { return self }
    let (firstX, firstY) = ((frame.x + factor - 1) / factor, (frame.y + factor - 1) / factor)
    let columns = max(0, (frame.x + frame.width) / factor - firstX)
    let rows = max(0, (frame.y + frame.height) / factor - firstY)
    var means = [Float](repeating: 0, count: columns * rows)
    let share = 1 / Float(factor * factor)
    for y in 0..<rows {
      for inner in 0..<factor {
        let start =
          ((firstY + y) * factor + inner - frame.y) * frame.width + firstX * factor - frame.x
        for x in 0..<columns {
          for across in 0..<factor {
            means[y * columns + x] += share * levels[start + x * factor + across]
          }
        }
      }
    }
    return PictureWindow(
      frame: PixelRectangle(x: firstX, y: firstY, width: columns, height: rows), levels: means)
  }

  func roots() -> PictureWindow {
    PictureWindow(frame: frame, levels: levels.map { max($0, 0).squareRoot() })
  }

  /// Returns the window, its edges extended, after a Gaussian blur by a variance in square pixels.
  func blurred(variance: Double) -> PictureWindow {
    guard variance > 0 else { return self }
    let weights = gaussianWeights(variance: variance)
    var across = levels
    Self.blur(
      &across, weights, lines: frame.height, length: frame.width, step: 1, apart: frame.width)
    Self.blur(
      &across, weights, lines: frame.width, length: frame.height, step: frame.width, apart: 1)
    return PictureWindow(frame: frame, levels: across)
  }

  private static func blur(
    _ levels: inout [Float], _ weights: [Float], lines: Int, length: Int, step: Int, apart: Int
  ) {
    let reach = weights.count - 1
    var padded = [Float](repeating: 0, count: length + 2 * reach)
    levels.withUnsafeMutableBufferPointer { levels in
      padded.withUnsafeMutableBufferPointer { padded in
        for line in 0..<lines {
          let first = line * apart
          for index in 0..<padded.count {
            padded[index] = levels[first + min(max(index - reach, 0), length - 1) * step]
          }
          for index in 0..<length {
            var sum = weights[0] * padded[index + reach]
            for tap in stride(from: 1, through: reach, by: 1) {
              sum += weights[tap] * (padded[index + reach - tap] + padded[index + reach + tap])
            }
            levels[first + index * step] = sum
          }
        }
      }
    }
  }
}

/// Returns the weights of a Gaussian at whole steps, from the middle to one side.
private func gaussianWeights(variance: Double) -> [Float] {
  let reach = Int((3 * variance.squareRoot()).rounded(.up))
  let values = (0...reach).map { exp(-0.5 * Double($0 * $0) / variance) }
  let total = 2 * values.reduce(0, +) - values[0]
  return values.map { Float($0 / total) }
}
