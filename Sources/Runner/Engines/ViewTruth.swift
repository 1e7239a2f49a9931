import Barcodes
import EngineKit
import Records

/// What an engine ought to find in a frame that it is shown in some view.
struct ViewTruth {
  /// The frame's name.
  let frame: String
  let view: FrameView
  /// The codes of symbologies that it is asked for.
  private let codes: [TrueCode]
  /// Of each true code of the frame, whether it is among them.
  private let areClaimed: [Bool]
  /// Codes that count neither way.
  private let others: [OtherCode]
  /// The symbologies of which `codes` lacks none; nil for all.
  private let labelled: FormatMask?
  /// Whether more is known of what the codes say than their bytes.
  private var knowsContent: Bool { codes.contains { $0.content != nil } }
  /// How each of `codes` lies to the region of interest; nil without one.
  private let sides: [RegionSide]?

  /// - Parameter asked: what the engine is asked for. In a photograph it may lack some of the codes, which then count neither way.
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

  /// How many codes are asked for; nil where that is all of the frame.
  var codesAsked: Int? {
    sides?.count { $0 == .inside } ?? (areClaimed.allSatisfy(\.self) ? nil : codes.count)
  }

  /// The trial of an engine's answer.
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
  /// What an engine must have to be shown a frame like this.
  var features: [EngineFeature] {
    (orientation == nil ? [] : [.orientation]) + (region == nil ? [] : [.region])
  }
}
