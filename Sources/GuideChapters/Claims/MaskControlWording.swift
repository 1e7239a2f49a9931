import Document
import Findings
import Records
import Summaries

extension ClaimWording {
  /// The control that counts misreads when all symbologies are asked for.
  static var maskControl: ClaimWording {
    ClaimWording(
      claim: "Control, no claim of the guide: misreads where all symbologies are asked for.",
      source: nil,
      method: { _ in
        """
        Suite all-formats: every symbology that the engine claims, all of them in the mask, at 1, \
        1.5, 2 and 3 px per module. Bounds are one-sided 95 % Clopper–Pearson.
        """
      },
      anchor: { $0.has(.allFormats) ? ReportSection.maskControlID : nil },
      words: { _, engine, evidence in
        MaskErrors.all(evidence.maskCells(engine)).filter { $0.kind != .formatError }
          .map { Wording.count($0.events, $0.words) }.joined(separator: ", ")
      },
      effect: { engine, evidence in
        MaskErrors.all(evidence.maskCells(engine)).map {
          "\(Wording.count($0.events, $0.words)) in \(Wording.count($0.total, $0.unit)), at most "
            + Wording.percent($0.upper)
        }
      })
  }
}

extension MaskErrors {
  fileprivate var words: String { kind.rawValue.replacing("_", with: " ") }

  /// The unit of `total`.
  fileprivate var unit: String { kind == .falsePositive ? "answered frame" : "code" }
}
