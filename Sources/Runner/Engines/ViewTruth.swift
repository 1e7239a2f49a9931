import Barcodes
import EngineKit
import Records

/// The expected result for a frame that an engine is shown in some view.
struct ViewTruth {
  let frame: String
  let view: FrameView
  /// The codes of the symbologies that the engine is asked for.
  private let codes: [TrueCode]
  /// True for each of the frame's codes that is in `codes`.
  private let areClaimed: [Bool]
  /// The codes that are not counted, whether read or not.
  private let others: [OtherCode]
  /// The symbologies of which `codes` has every code; nil for all.
  private let labelled: FormatMask?
  /// True if more is known of the content of some code than its bytes.
  private var knowsContent: Bool { codes.contains { $0.content != nil } }
  /// The position of each of `codes` relative to the region of interest; nil without one.
  private let sides: [RegionSide]?

  /// - Parameter asked: the mask asked for. In a photograph it may lack some of the codes, which
  ///   then are not counted.
  init(_ frame: FrameRecord, _ view: FrameView, asked: FormatMask = .all) {
    self.frame = frame.frame
    self.view = view
    let claimed = frame.codes.filter { asked.contains($0.symbology) }
    areClaimed = frame.codes.map { asked.contains($0.symbology) }
    codes = claimed.map(\.trueCode)
    others =
      (frame.others ?? []).map(\.code)
      + frame.codes.filter { !asked.contains($0.symbology) }.map {
        OtherCode(symbology: $0.symbology, text: $0.text, corners: $0.corners)
      }
    labelled = frame.labelled.map { FormatMask($0) }
    let pixels = PixelRectangle(width: frame.width, height: frame.height)
    sides = view.region.map { region in
      claimed.map { code in
        code.corners.map { RegionSide(of: $0, to: region, in: pixels) } ?? .across
      }
    }
  }

  /// The number of codes that are asked for; nil if that is all of the frame's.
  var codesAsked: Int? {
    sides?.count { $0 == .inside } ?? (areClaimed.allSatisfy(\.self) ? nil : codes.count)
  }

  func scored(_ decodes: [Decode], engine: String, mask: FormatMask, durations: [Int64])
    -> TrialRecord
  {
    let score = Score(of: decodes, against: codes, others: others, labelled: labelled, sides: sides)
    var scores = score.codes.map(CodeOutcome.init)[...]
    let outcomes = areClaimed.map { isClaimed in
      (isClaimed ? scores.popFirst() : nil) ?? CodeOutcome(outcome: .unsupported)
    }
    var trial = TrialRecord(
      frame: frame, engine: engine, mask: mask, view: view, status: .ok,
      durationsNanoseconds: durations, codes: outcomes,
      decodes: decodes.map { DecodeRecord($0, isDetailed: knowsContent) },
      falsePositives: score.falsePositives,
      duplicates: score.duplicates, codesAsked: codesAsked,
      outsideRegion: sides == nil ? nil : score.outsideRegion)
    if score.others > 0 { trial.others = score.others }
    return trial
  }
}

extension FrameView {
  /// The features that an engine needs for this view.
  var features: [EngineFeature] {
    (orientation == nil ? [] : [.orientation]) + (region == nil ? [] : [.region])
  }
}
