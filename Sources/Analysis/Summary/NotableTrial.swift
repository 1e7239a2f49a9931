package import Barcodes

/// A trial worth looking at.
package struct NotableTrial: Codable, Sendable, Equatable {
  /// Why it is worth a look. A trial that is notable for two reasons is listed twice.
  package enum Kind: String, Codable, CaseIterable, Sendable, Comparable {
    case misread
    case formatError = "format_error"
    case falsePositive = "false_positive"
    case timeout, crashed, error

    package static func < (left: Kind, right: Kind) -> Bool { left.order < right.order }
    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package var kind: Kind
  package var frame: String
  package var engine: String
  package var mask: String
  /// The suite's name for how the frame was shown, where it has views.
  package var view: String?
  package var symbology: String
  @Coordinate package var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?
  /// What the frame was drawn from.
  package var seed: UInt64
  /// The true codes.
  package var truth: [NotableCode]
  /// What the engine reported.
  package var decodes: [NotableCode]
  /// What went wrong, for trials without an answer.
  package var message: String?
  /// The picture's path in the run folder; absent where the runner kept none.
  package var picture: String?

  enum CodingKeys: String, CodingKey {
    case kind, frame, engine, mask, view, symbology, point
    case namedCondition = "named_condition"
    case seed, truth, decodes, message, picture
  }
}

/// Content, true or decoded.
package struct NotableCode: Codable, Sendable, Equatable, Hashable {
  /// Absent where the engine reports a format outside ScanBench's 13.
  package var symbology: String?
  package var text: String
}
