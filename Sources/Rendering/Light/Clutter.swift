import Barcodes
import Encoding
import Scene

/// The surroundings of a label on a shelf: boards and their edges, boxes, lines of print, and a
/// slow change of tone. Drawn for each frame by rule; `clutter`, 0 to 1, is its contrast against
/// the ground of the label.
struct Clutter {
  /// An area of one reflectance beyond that beneath it, as edges in pixels of the sensor.
  typealias Area = (edges: [OutlineEdge], reflectance: Double)

  let areas: [Area]
  /// The change of reflectance across the frame's width and height.
  private let slope: Point
  private let size: Point

  /// Nil without clutter.
  ///
  /// - Parameters:
  ///   - width, height: of the sensor, in pixels.
  ///   - view: how it is seen in a stream.
  init?(
    _ condition: Condition, ground: Double, width: Double, height: Double, seed: UInt64,
    view: ClutterView? = nil
  ) {
    guard condition.clutter > 0 else { return nil }
    var random = FrameRandom(seed: seed, purpose: .clutter)
    size = Point(x: width, y: height)
    let strength = condition.clutter
    slope = Point(x: 0.3 * (random.drawUnit() - 0.5), y: 0.3 * (random.drawUnit() - 0.5)) * strength
    var shelf = Shelf(size: size, ground: ground, reach: view == nil ? 0.5 : ClutterView.reach)
    shelf.draw(with: &random)
    let size = size
    areas = shelf.areas.map { area in
      (
        edges: view.map { view in
          area.edges.map {
            OutlineEdge(
              start: view.place(of: $0.start, size: size), end: view.place(of: $0.end, size: size))
          }
        } ?? area.edges, reflectance: area.reflectance * strength
      )
    }
  }

  /// The reflectance beyond that of the areas, at a place of the frame.
  ///
  /// - Returns: that at the first sample of a row, and its growth from one to the next.
  func tone(y: Double, firstX: Double, step: Double) -> (first: Float, step: Float) {
    let first = slope.x * (firstX / size.x - 0.5) + slope.y * (y / size.y - 0.5)
    return (Float(first), Float(slope.x * step / size.x))
  }
}

/// The parts of a shelf, one above the other.
private struct Shelf {
  let size: Point
  let ground: Double
  /// The distance that the wall and the boards go on beyond the frame, as a share of it.
  let reach: Double
  private(set) var areas: [Clutter.Area] = []

  init(size: Point, ground: Double, reach: Double) {
    self.size = size
    self.ground = ground
    self.reach = reach
  }

  mutating func draw(with random: inout FrameRandom) {
    // A wall behind, boards across it, boxes on the boards, print on the boxes. Reflectances are
    // absolute; each area adds what tells it from the one below.
    let wall = random.drawReflectance()
    addBox(
      left: -reach, top: -reach, right: 1 + reach, bottom: 1 + reach, on: ground, reflectance: wall)
    let boards = random.draw(in: 1...3)
    for board in 0..<boards {
      let bottom = (Double(board) + 0.75 + 0.4 * random.drawUnit()) / Double(boards)
      let height = 0.9 / Double(boards)
      drawBoxes(standingOn: bottom, height: height, wall: wall, with: &random)
      let board = random.drawReflectance()
      addBox(
        left: -reach, top: bottom, right: 1 + reach, bottom: bottom + 0.03, on: wall,
        reflectance: board)
      addBox(
        left: -reach, top: bottom + 0.012, right: 1 + reach, bottom: bottom + 0.018, on: board,
        reflectance: random.drawReflectance())
    }
  }

  private mutating func drawBoxes(
    standingOn bottom: Double, height: Double, wall: Double, with random: inout FrameRandom
  ) {
    var left = -0.1 * random.drawUnit()
    while left < 1 {
      let right = left + 0.1 + 0.25 * random.drawUnit()
      let top = bottom - height * (0.5 + 0.4 * random.drawUnit())
      let box = random.drawReflectance()
      addBox(left: left, top: top, right: right, bottom: bottom, on: wall, reflectance: box)
      drawPrint(left: left, top: top, right: right, bottom: bottom, on: box, with: &random)
      left = right + 0.02 * random.drawUnit()
    }
  }

  /// Lines of capitals and digits, in one size and tone for each box.
  private mutating func drawPrint(
    left: Double, top: Double, right: Double, bottom: Double, on box: Double,
    with random: inout FrameRandom
  ) {
    let ink = random.drawReflectance()
    let dot = (0.0015 + 0.004 * random.drawUnit()) * size.y
    let advance = Double(DotMatrixFont.advance) * dot
    let room = (right - left) * size.x - 2 * advance
    var line = top * size.y + advance
    while line + advance < bottom * size.y {
      let characters = Int(room / advance)
      guard characters > 0 else { break }
      let text = random.drawText(random.draw(in: 1...characters), of: Character.words)
      let dots = DotMatrixFont.rectangles(
        of: text, left: left * size.x + advance, top: line, dot: dot)
      areas.append(
        (
          edges: dots.flatMap { ConvexPolygon($0).edges }, reflectance: ink - box
        ))
      line += advance * (1.5 + random.drawUnit())
    }
  }

  /// Adds a rectangle, given as shares of the frame.
  private mutating func addBox(
    left: Double, top: Double, right: Double, bottom: Double, on below: Double, reflectance: Double
  ) {
    let extent = SheetExtent(
      left: left * size.x, top: top * size.y, right: right * size.x, bottom: bottom * size.y)
    areas.append(
      (
        edges: ConvexPolygon(extent).edges, reflectance: reflectance - below
      ))
  }
}

extension Character {
  fileprivate static let words = capitalsAndDigits + Array("       ")
}

extension FrameRandom {
  /// Draws the reflectance of a printed thing: from ink to paper.
  fileprivate mutating func drawReflectance() -> Double { 0.1 + 0.75 * drawUnit() }
}
