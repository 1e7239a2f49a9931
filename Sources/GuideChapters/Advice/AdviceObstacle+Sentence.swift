import Barcodes
import Findings
import Summaries

extension AdviceObstacle {
  func sentence(_ question: AdviceQuestion) -> String {
    let focus = Wording.set(distance: question.closestFocusMillimetres)
    switch self {
    case .nearerThanFocus(let asked, let zoom):
      return
        "Impossible: nothing is sharp at \(Wording.set(distance: asked)), nearer than the camera focuses. Stay at \(focus), for "
        + "which the figures are: a zoom of \(Wording.zoom(zoom)) shows the code as large there. Or take "
        + "a camera that focuses nearer (--closest-focus-mm)."
    case .codeLargerThanPicture(let size, let shown, let nearest):
      return
        "Impossible: at \(Wording.set(distance: question.workingDistance)) the code is larger than the picture of \(size.name), "
        + "which shows \(Wording.print(shown.threeDigitsDown)). Hold it at least \(Wording.distance(nearest.threeDigitsUp)) away, "
        + "take a lens that sees wider (--fov-deg), or print it smaller."
    case .pictureTooSmall(let size, let engine, let pixels, let room):
      return
        "Impossible: \(VisibleText.line(engine)) needs \(Wording.count(Int(pixels))) px for the whole code, and a picture "
        + "of \(size.name) has \(Wording.count(Int(room))): no distance and no zoom helps. Take a larger picture (--frame), or "
        + "put less into the code."
    case .widerThanRead(let size, let engine, let pixels, let shrinking):
      return
        "Shrink a picture of \(size.name) to 1/\(Wording.significant(shrinking.threeDigitsUp)) of its width before "
        + "\(VisibleText.line(engine)) reads it: at \(Wording.set(distance: question.workingDistance)) modules have "
        + "\(Wording.significant(pixels)) px, and so wide they are read less."
    case .codeWidthUnknown:
      let remedy =
        question.symbology.isWidthFree
        ? "--modules-wide" : "--characters or --modules-wide"
      return
        "Unknown: how wide the code is, and so from where on it fits the picture. Give \(remedy)."
    }
  }
}
