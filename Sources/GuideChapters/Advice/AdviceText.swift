import Barcodes
import Document
package import Findings
import Records
import Summaries

/// Advice for a terminal of 80 columns.
package struct AdviceText {
  private let advice: Advice
  private let path: String

  package init(_ advice: Advice, run path: String) {
    (self.advice, self.path) = (advice, path)
  }

  private var basis: AdviceBasis { advice.basis }
  private var question: AdviceQuestion { advice.question }

  package var text: String {
    let obstacles = advice.obstacles.map {
      ColumnText.wrapped(AdviceWording.sentence($0, question), hanging: 2)
    }
    return
      ([ColumnText.wrapped(rests), asked]
      + (obstacles.isEmpty ? [] : [obstacles.joined(separator: "\n")])
      + [distances] + advice.engines.map(engine) + [ColumnText.wrapped(legend)])
      .joined(separator: "\n\n")
  }

  private var rests: String {
    let target = TargetRate(rate: basis.target)
    let words = basis.conditionWords.map { " (\($0))" } ?? ""
    let others =
      basis.otherConditions.isEmpty
      ? "" : " Other conditions: \(Wording.list(basis.otherConditions)) (--condition)."
    return VisibleText.line(
      "\(path), started \(basis.run.startedAt)\(basis.run.finishedAt == nil ? " and not finished" : ""): suite \(basis.suite.name), profile "
        + "\(basis.suite.profile)\(basis.condition.isEmpty ? "" : ", \(basis.condition)\(words)"), mask "
        + "\(basis.mask). Safe is a module width at which, and at every larger tested one, at least "
        + "\(target.percent) of the codes are read; each is wrong with a probability of at most 5 %."
        + (target.remark.map { " \($0)" } ?? "") + others)
  }

  // MARK: What was asked

  private var asked: String {
    let defaults = question.defaults
    func note(_ input: AdviceDefault, _ words: String = "default") -> String {
      defaults.contains(input) ? " (\(words))" : ""
    }
    let focal = question.frames.map {
      Wording.plain(question.camera($0).focalLengthPixels.rounded())
    }
    let lens =
      question.fieldOfViewDegrees.map { "\(Wording.plain($0))° across\(note(.fieldOfView)), " }
      ?? ""
    let rows = [
      (
        "code",
        "\(question.symbology.name)\(note(.symbology)), modules of "
          + AdviceWording.set(print: question.moduleMillimetres)
          + note(.module, "default: an EAN-13 at 100 %") + size
      ),
      ("picture", Wording.list(question.frames.map(\.name)) + note(.frames)),
      ("lens", "\(lens)a focal length of \(Wording.list(focal)) px"),
      (
        "focus",
        "sharp from \(AdviceWording.set(distance: question.closestFocusMillimetres)) on\(note(.closestFocus))"
      ),
      (
        "distance",
        question.distanceMillimetres.map(AdviceWording.set(distance:))
          ?? "none asked about; figures are for the closest focus"
      ),
    ]
    return rows.map {
      ColumnText.wrapped(
        $0 + String(repeating: " ", count: Self.nameColumns - $0.count) + $1,
        hanging: Self.nameColumns)
    }.joined(separator: "\n")
  }

  private static let nameColumns = 10

  private var size: String {
    guard let modules = question.modulesWide, let code = question.codeMillimetres,
      let whole = question.modulesWithQuietZones
    else { return "" }
    return
      ", \(Wording.plain(modules)) of them: \(AdviceWording.set(print: code)), with quiet zones "
      + AdviceWording.set(print: whole * question.moduleMillimetres)
  }

  // MARK: Tables

  private var distances: String {
    let rows = question.distances.map { distance in
      [AdviceWording.set(distance: distance)]
        + question.frames.map {
          Wording.significant(question.pixelsPerModule($0, at: distance).threeDigitsDown)
        }
    }
    return "Pixels per module\n"
      + ColumnText.table([["distance"] + question.frames.map(\.name)] + rows)
  }

  private func engine(_ engine: EngineAdvice) -> String {
    let heading = ColumnText.wrapped(
      VisibleText.line("\(engine.engine): \(AdviceWording.width(engine.width, question, basis))"),
      hanging: 2)
    guard !engine.frames.isEmpty else { return heading }
    let (focus, working) = (question.closestFocusMillimetres, question.workingDistance)
    let columns =
      ["picture", "up to", "zoom at \(AdviceWording.set(distance: focus))"]
      + (working == focus ? [] : ["zoom at \(AdviceWording.set(distance: working))"])
      + ["least module"] + (question.modulesWide == nil ? [] : ["least code"])
    let rows = engine.frames.map { frame in
      [
        frame.frame.size.name, AdviceWording.distance(frame.reach.threeDigitsDown),
        AdviceWording.zoom(frame.zoomAtClosestFocus),
      ] + (working == focus ? [] : [AdviceWording.zoom(frame.zoom)])
        + [AdviceWording.print(frame.smallestModule.threeDigitsUp)]
        + [frame.smallestCode.map { AdviceWording.print($0.threeDigitsUp) }].compactMap(\.self)
    }
    return [
      heading, ColumnText.table([columns] + rows),
      ColumnText.wrapped("  " + AdviceWording.sufficing(engine, question), hanging: 2),
    ].joined(separator: "\n")
  }

  private var legend: String {
    "Up to: the largest distance without zoom. Least: the smallest print for "
      + "\(AdviceWording.set(distance: question.workingDistance)) without zoom, of the code without quiet zones. Zoom is "
      + "that of a lens, or of a sensor with more pixels than the picture; enlarging the picture adds nothing. "
      + "Geometry of a pinhole camera that faces the code; blur, light and noise are those of the condition."
  }
}
