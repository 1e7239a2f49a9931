import Barcodes
import Findings
import Records
import Summaries

enum AdviceWording {
  /// Returns the distance with three significant digits: `19.8 cm`, `1.32 m`.
  static func distance(_ millimetres: Double) -> String {
    isFar(millimetres)
      ? "\(Wording.significant(millimetres / 1000)) m"
      : "\(Wording.significant(millimetres / 10)) cm"
  }

  /// Returns a distance as it was set: `15 cm`.
  static func set(distance millimetres: Double) -> String {
    isFar(millimetres)
      ? "\(Wording.plain(millimetres / 1000)) m" : "\(Wording.plain(millimetres / 10)) cm"
  }

  private static func isFar(_ millimetres: Double) -> Bool { millimetres >= 999.5 }

  /// Returns the size of a print: `0.249 mm`.
  static func print(_ millimetres: Double) -> String { "\(Wording.significant(millimetres)) mm" }

  /// Returns a print's size that was set, or follows from settings: `0.33 mm`, `31.35 mm`.
  static func set(print millimetres: Double) -> String {
    "\(Wording.plain((millimetres * 10_000).rounded() / 10_000)) mm"
  }

  static func zoom(_ zoom: Double?) -> String {
    zoom.map { $0 == 1 ? "none" : Wording.significant($0.threeDigitsUp) } ?? "–"
  }

  static func width(_ width: SafeWidth, _ question: AdviceQuestion, _ basis: AdviceBasis) -> String
  {
    switch width.finding {
    case .safe:
      "safe from \(Wording.pixels(width.pixels ?? 0)) per module on"
        + (width.mayLessDo
          ? ", and less may do: distances may be greater, zoom and print smaller" : "")
    case .range:
      "\(range(width.falls)) \(TargetRate(rate: basis.target).percent) of the codes are read, and fewer at "
        + "\(Wording.pixels(width.falls?.widest ?? 0)): where modules are wider, shrink the picture"
    case .open: open(width, basis)
    case .none where width.falls != nil:
      "not even \(Wording.pixels(width.widest ?? 0)) per module, the widest tested, are safe, and more was read at "
        + "\(Wording.pixels(width.falls?.best ?? 0)): where modules are wider, shrink the picture"
    case .none:
      "not even \(Wording.pixels(width.widest ?? 0)) per module, the widest tested, are safe; nothing can be "
        + "advised under this condition"
    case .notTried: "not tried with \(question.symbology.name) (\(basis.name))"
    case .unsupported: "does not read \(question.symbology.name)"
    }
  }

  private static func range(_ falls: FallingReads?) -> String {
    falls?.range.map {
      $0.lowerBound == $0.upperBound
        ? "at \(Wording.pixels($0.lowerBound)) per module at least"
        : "from \(Wording.plain($0.lowerBound)) to \(Wording.pixels($0.upperBound)) per module at least"
    } ?? ""
  }

  private static func open(_ width: SafeWidth, _ basis: AdviceBasis) -> String {
    let known =
      width.shown.map { "only \(Wording.pixels($0)), the widest tested, are shown to be safe" }
      ?? "no width up to \(Wording.pixels(width.widest ?? 0)) is shown to be safe yet"
    let failing = width.failing.map { "; \(Wording.pixels($0)) are shown to fall short" } ?? ""
    let observed =
      width.observed.map {
        $0 == width.shown
          ? "; figures are for these"
          : ". As observed, which shows nothing, \(Wording.pixels($0)) sufficed; figures are for these"
      } ?? ""
    let remedy =
      basis.run.finishedAt == nil
      ? "The run is not finished, and more codes may tell ('scanbench run --resume' goes on with it)."
      : basis.drawsPhotographs
        ? "Photographs of more codes would tell ('scanbench camera profile'): those there are were all drawn."
        : "A run with more codes\(basis.suite.profile == "quick" ? " (--profile standard)" : "") would tell."
    return "\(known)\(failing)\(observed). \(remedy)"
  }

  /// Names the pictures that suffice at the working distance, and those that never do.
  static func sufficing(_ engine: EngineAdvice, _ question: AdviceQuestion) -> String {
    let enough = engine.frames.filter(\.suffices).map(\.frame.size.name)
    let needed = engine.longerSide.map { Wording.count(Int($0)) } ?? ""
    let short = engine.frames.filter { !$0.suffices }.map(\.frame.size.name)
    let words = [
      enough.isEmpty ? nil : "\(Wording.list(enough)) \(enough.count == 1 ? "does" : "do")",
      short.isEmpty ? nil : "\(Wording.list(short)) \(short.count == 1 ? "does" : "do") not",
    ].compactMap(\.self)
    let near = engine.frames.filter { $0.reach < question.closestFocusMillimetres }
    return
      "For \(set(distance: question.workingDistance)) without zoom a picture needs \(needed) px across: "
      + words.joined(separator: ", ") + "."
      + (near.isEmpty
        ? ""
        : " Without zoom \(Wording.list(near.map(\.frame.size.name))) never suffice\(near.count == 1 ? "s" : "") where the "
          + "camera is sharp, from \(set(distance: question.closestFocusMillimetres)) on.")
  }

  static func sentence(_ obstacle: AdviceObstacle, _ question: AdviceQuestion) -> String {
    let focus = set(distance: question.closestFocusMillimetres)
    switch obstacle {
    case .nearerThanFocus(let asked, let zoom):
      return
        "Impossible: nothing is sharp at \(set(distance: asked)), nearer than the camera focuses. Stay at \(focus), for "
        + "which the figures are: a zoom of \(AdviceWording.zoom(zoom)) shows the code as large there. Or take "
        + "a camera that focuses nearer (--closest-focus-mm)."
    case .codeLargerThanPicture(let size, let shown, let nearest):
      return
        "Impossible: at \(set(distance: question.workingDistance)) the code is larger than the picture of \(size.name), "
        + "which shows \(print(shown.threeDigitsDown)). Hold it at least \(distance(nearest.threeDigitsUp)) away, "
        + "take a lens that sees wider (--fov-deg), or print it smaller."
    case .pictureTooSmall(let size, let engine, let pixels, let room):
      return
        "Impossible: \(VisibleText.line(engine)) needs \(Wording.count(Int(pixels))) px for the whole code, and a picture "
        + "of \(size.name) has \(Wording.count(Int(room))): no distance and no zoom helps. Take a larger picture (--frame), or "
        + "put less into the code."
    case .widerThanRead(let size, let engine, let pixels, let shrinking):
      return
        "Shrink a picture of \(size.name) to 1/\(Wording.significant(shrinking.threeDigitsUp)) of its width before "
        + "\(VisibleText.line(engine)) reads it: at \(set(distance: question.workingDistance)) modules have "
        + "\(Wording.significant(pixels)) px, and so wide they are read less."
    case .codeWidthUnknown:
      let remedy =
        question.symbology.symbolWidth == .free
        ? "--modules-wide" : "--characters or --modules-wide"
      return
        "Unknown: how wide the code is, and so from where on it fits the picture. Give \(remedy)."
    }
  }
}
