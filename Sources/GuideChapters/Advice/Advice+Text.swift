import Barcodes
import Document
package import Findings
import Records
import Summaries

extension Advice {
  /// The advice for a terminal of 80 columns.
  ///
  /// - Parameter path: of the run.
  package func text(run path: String) -> String {
    let obstacles = obstacles.map {
      $0.sentence(question).wrapped(hanging: 2)
    }
    return
      ([rests(on: path).wrapped(), asked]
      + (obstacles.isEmpty ? [] : [obstacles.joined(separator: "\n")])
      + [distances] + engines.map(text) + [legend.wrapped()])
      .joined(separator: "\n\n")
  }

  private func rests(on path: String) -> String {
    let words = basis.conditionWords.map { " (\($0))" } ?? ""
    let others =
      basis.otherConditions.isEmpty
      ? "" : " Other conditions: \(Wording.list(basis.otherConditions)) (--condition)."
    return VisibleText.line(
      "\(path), started \(basis.run.startedAt)\(basis.run.finishedAt == nil ? " and not finished" : ""): suite \(basis.suite.name), profile "
        + "\(basis.suite.profile)\(basis.condition.isEmpty ? "" : ", \(basis.condition)\(words)"), mask "
        + "\(basis.mask). Safe is a module width at which, and at every larger tested one, at least "
        + "\(Wording.set(share: basis.target)) of the codes are read; each is wrong with a probability of at most 5 %."
        + (Wording.remark(onTarget: basis.target).map { " \($0)" } ?? "") + others)
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
          + Wording.set(print: question.moduleMillimetres)
          + note(.module, "default: an EAN-13 at 100 %") + size
      ),
      ("picture", Wording.list(question.frames.map(\.name)) + note(.frames)),
      ("lens", "\(lens)a focal length of \(Wording.list(focal)) px"),
      (
        "focus",
        "sharp from \(Wording.set(distance: question.closestFocusMillimetres)) on\(note(.closestFocus))"
      ),
      (
        "distance",
        question.distanceMillimetres.map(Wording.set(distance:))
          ?? "none asked about; figures are for the closest focus"
      ),
    ]
    return rows.map {
      ($0 + String(repeating: " ", count: Self.nameColumns - $0.count) + $1).wrapped(
        hanging: Self.nameColumns)
    }.joined(separator: "\n")
  }

  private static let nameColumns = 10

  private var size: String {
    guard let modules = question.modulesWide, let code = question.codeMillimetres,
      let whole = question.modulesWithQuietZones
    else { return "" }
    return
      ", \(Wording.plain(modules)) of them: \(Wording.set(print: code)), with quiet zones "
      + Wording.set(print: whole * question.moduleMillimetres)
  }

  // MARK: Tables

  private var distances: String {
    let rows = question.distances.map { distance in
      [Wording.set(distance: distance)]
        + question.frames.map {
          Wording.significant(question.pixelsPerModule($0, at: distance).threeDigitsDown)
        }
    }
    return "Pixels per module\n"
      + ([["distance"] + question.frames.map(\.name)] + rows).inColumns
  }

  private func text(_ engine: EngineAdvice) -> String {
    let heading = VisibleText.line("\(engine.engine): \(engine.width.words(question, basis))")
      .wrapped(hanging: 2)
    guard !engine.frames.isEmpty else { return heading }
    let (focus, working) = (question.closestFocusMillimetres, question.workingDistance)
    let columns =
      ["picture", "up to", "zoom at \(Wording.set(distance: focus))"]
      + (working == focus ? [] : ["zoom at \(Wording.set(distance: working))"])
      + ["least module"] + (question.modulesWide == nil ? [] : ["least code"])
    let rows = engine.frames.map { frame in
      [
        frame.frame.size.name, Wording.distance(frame.reachMillimetres.threeDigitsDown),
        Wording.zoom(frame.zoomAtClosestFocus),
      ] + (working == focus ? [] : [Wording.zoom(frame.zoom)])
        + [Wording.print(frame.smallestModuleMillimetres.threeDigitsUp)]
        + [frame.smallestCodeMillimetres.map { Wording.print($0.threeDigitsUp) }].compactMap(\.self)
    }
    return [
      heading, ([columns] + rows).inColumns,
      ("  " + engine.sufficing(question)).wrapped(hanging: 2),
    ].joined(separator: "\n")
  }

  private var legend: String {
    "Up to: the largest distance without zoom. Least: the smallest print for "
      + "\(Wording.set(distance: question.workingDistance)) without zoom, of the code without quiet zones. Zoom is "
      + "that of a lens, or of a sensor with more pixels than the picture; enlarging the picture adds nothing. "
      + "Geometry of a pinhole camera that faces the code; blur, light and noise are those of the condition."
  }
}

extension EngineAdvice {
  /// Names the pictures that suffice at the working distance, and those that never do.
  fileprivate func sufficing(_ question: AdviceQuestion) -> String {
    let enough = frames.filter(\.suffices).map(\.frame.size.name)
    let needed = longerSide.map { Wording.count(Int($0)) } ?? ""
    let short = frames.filter { !$0.suffices }.map(\.frame.size.name)
    let words = [
      enough.isEmpty ? nil : "\(Wording.list(enough)) \(enough.count == 1 ? "does" : "do")",
      short.isEmpty ? nil : "\(Wording.list(short)) \(short.count == 1 ? "does" : "do") not",
    ].compactMap(\.self)
    let near = frames.filter { $0.reachMillimetres < question.closestFocusMillimetres }
    return
      "For \(Wording.set(distance: question.workingDistance)) without zoom a picture needs \(needed) px across: "
      + words.joined(separator: ", ") + "."
      + (near.isEmpty
        ? ""
        : " Without zoom \(Wording.list(near.map(\.frame.size.name))) never suffice\(near.count == 1 ? "s" : "") where the "
          + "camera is sharp, from \(Wording.set(distance: question.closestFocusMillimetres)) on.")
  }
}
