import Foundation
import Summaries

/// Round values along an axis.
extension PlotTick {
  /// Returns some four to seven round steps of 1, 2 or 5 times a power of ten, within `range`.
  package static func linear(_ range: ClosedRange<Double>) -> [PlotTick] {
    let span = range.upperBound - range.lowerBound
    guard span > 0 else {
      return [.init(label: Wording.plain(range.lowerBound), value: range.lowerBound)]
    }
    let power = pow(10, floor(log10(span)))
    let step = [0.1, 0.2, 0.5, 1, 2].map { $0 * power }.first { span / $0 <= 7 } ?? power
    let (first, last) = (
      Int((range.lowerBound / step).rounded(.up)),
      Int((range.upperBound / step + 1e-9).rounded(.down))
    )
    guard first <= last else { return [] }
    return (first...last).map {
      .init(label: Wording.plain(Double($0) * step), value: Double($0) * step)
    }
  }

  /// Returns 1, 2 and 5 times each power of ten within `range`, or only the powers if it is wide.
  package static func logarithmic(_ range: ClosedRange<Double>) -> [PlotTick] {
    let decades =
      Int(log10(range.lowerBound).rounded(.down))...Int(log10(range.upperBound).rounded(.up))
    let mantissas = decades.count > 4 ? [1.0] : [1.0, 2, 5]
    return decades.flatMap { decade in mantissas.map { $0 * pow(10, Double(decade)) } }
      .filter(range.contains)
      .map { .init(label: Wording.plain($0), value: $0) }
  }

  /// Returns ticks along a logarithmic axis of pixels for each module.
  package static func moduleWidths(within range: ClosedRange<Double>) -> [PlotTick] {
    [0.5, 0.7, 1, 1.4, 2, 3, 4, 6, 8, 12, 20, 40].filter(range.contains)
      .map { PlotTick(label: Wording.plain($0), value: $0) }
  }

  /// Returns the tested values, without those whose labels would touch on a logarithmic axis.
  package static func tested(_ values: [Double], within range: ClosedRange<Double>) -> [PlotTick] {
    let gap = 0.12 * log(range.upperBound / range.lowerBound)
    var ticks: [PlotTick] = []
    for value in values {
      if let last = ticks.last, log(value / last.value) < gap { continue }
      ticks.append(.init(label: Wording.significant(value), value: value))
    }
    return ticks
  }
}
