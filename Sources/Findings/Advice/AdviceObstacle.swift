import Barcodes

/// Something that cannot be, with what would help. Lengths in millimetres.
package enum AdviceObstacle: Sendable, Equatable {
  /// Nothing is sharp at the distance asked about; with such a zoom a code at the closest focus is as large.
  case nearerThanFocus(distance: Double, zoom: Double)
  /// At the working distance the picture shows less than the code, which fits from `nearestFit` on.
  case codeLargerThanPicture(FrameSize, shown: Double, nearestFit: Double)
  /// At any distance and zoom, a code whose modules have the engine's width has more pixels than the picture.
  case pictureTooSmall(FrameSize, engine: String, pixels: Double, room: Double)
  /// At the working distance, modules are wider than the widest that the engine is shown to read; so many times smaller, the picture does.
  case widerThanRead(FrameSize, engine: String, pixels: Double, shrinking: Double)
  /// The code's width was not told, so that nothing is said of it and of whether the code fits.
  case codeWidthUnknown

  package static func all(_ question: AdviceQuestion) -> [AdviceObstacle] {
    var obstacles: [AdviceObstacle] = []
    let focus = question.closestFocusMillimetres
    if let distance = question.distanceMillimetres, distance < focus {
      obstacles.append(.nearerThanFocus(distance: distance, zoom: focus / distance))
    }
    if question.modulesWide == nil { obstacles.append(.codeWidthUnknown) }
    for frame in question.frames {
      guard let fit = question.nearestFit(frame), fit > question.workingDistance else { continue }
      obstacles.append(
        .codeLargerThanPicture(
          frame,
          shown: question.camera(frame).millimetres(
            ofPixels: question.room(frame), atDistance: question.workingDistance),
          nearestFit: fit))
    }
    return obstacles
  }

  package static func all(_ question: AdviceQuestion, _ engine: EngineAdvice) -> [AdviceObstacle] {
    let wide = zip(question.frames, engine.frames).compactMap { asked, frame in
      frame.shrinkBy.map { shrinking in
        widerThanRead(
          asked, engine: engine.engine,
          pixels: question.pixelsPerModule(asked, at: question.workingDistance),
          shrinking: shrinking)
      }
    }
    guard let width = engine.width.working, let modules = question.modulesWithQuietZones else {
      return wide
    }
    let pixels = modules * width
    return wide
      + question.frames.compactMap { asked in
        let room = question.room(asked)
        guard pixels > room else { return nil }
        return .pictureTooSmall(
          asked, engine: engine.engine, pixels: pixels.wholePixelsUp, room: room)
      }
  }
}
