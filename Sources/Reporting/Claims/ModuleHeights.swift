import Records

/// What modules of unequal width and height do to the read rate: suite module-height.
struct ModuleHeights {
  static let heightAxis = "module_height_px"
  /// Width and height in pixels: those that the claim's effect names.
  private static let compared = [(2.0, 2.0), (2, 1), (1, 2), (1, 1)]

  let claims: Claims

  init(_ claims: Claims) { self.claims = claims }

  func cells(_ engine: EngineRecord) -> [SummaryCell] {
    claims.cells(.moduleHeight, engine: engine)
  }

  /// Codes read of one width and height; nil where there is none.
  static func read(_ cells: [SummaryCell], width: Double, height: Double) -> ReadCount? {
    ReadCount(
      cells.filter {
        $0.point[SweptAxis.moduleWidth.name] == width && $0.point[heightAxis] == height
      })
  }

  func effect(_ engine: EngineRecord) -> String {
    guard claims.has(.moduleHeight) else {
      return "height apart from width: not tested; run \(ClaimSuite.moduleHeight.path)"
    }
    return Self.compared.compactMap { width, height in
      Self.read(cells(engine), width: width, height: height).map {
        "modules of \(Wording.plain(width)) × \(Wording.pixels(height)) (width × height): "
          + ClaimWords.rate($0)
      }
    }.joined(separator: "; ")
  }

  func numbers(_ engine: EngineRecord) -> [ClaimNumber] {
    Self.compared.compactMap { width, height in
      Self.read(cells(engine), width: width, height: height).map {
        ClaimNumber(
          readRate: $0.rate, of: $0.codes,
          at: [SweptAxis.moduleWidth.name: width, Self.heightAxis: height])
      }
    }
  }
}
