import Barcodes

extension TrialRecord {
  /// Whether the engine was asked at all: it claims the symbology.
  package var isAsked: Bool { status != .unsupported }

  /// Whether every true code of the frame was read correctly.
  package var readsEverything: Bool {
    status == .ok && !codes.isEmpty && codes.allSatisfy { $0.outcome == .correct }
  }

  /// Whether of the engines that were asked one read every code of a frame and another did not.
  ///
  /// - Parameter trials: of one frame; only those with the same mask are compared.
  package static func disagree(_ trials: [TrialRecord]) -> Bool {
    Dictionary(grouping: trials.filter(\.isAsked), by: \.formatMask).values.contains { asked in
      Set(asked.map(\.readsEverything)).count == 2
    }
  }
}
