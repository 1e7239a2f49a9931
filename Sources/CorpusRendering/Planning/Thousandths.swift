import Barcodes

// What is told of a frame is told to 1/1000 of a pixel, or of a module: far below what any reader's position is good for, and a
// third of the digits. Pixels are rendered from unrounded numbers.

extension Double {
  /// The nearest multiple of 1/1000; never -0.
  var toThousandths: Double { (self * 1000).rounded() / 1000 + 0 }
}

extension Quad {
  /// With coordinates that are multiples of 1/1000 px.
  var toThousandths: Quad {
    map { Point(x: $0.x.toThousandths, y: $0.y.toThousandths) }
  }
}

extension TrueCode {
  /// As a manifest tells it, and as trials are scored by it: with coordinates and a height to 1/1000.
  var recorded: TrueCode {
    var code = self
    code.modulesHigh = modulesHigh?.toThousandths
    code.corners = corners?.toThousandths
    return code
  }
}

extension Condition {
  /// As a manifest tells it: with phases to 1/1000 px.
  var recorded: Condition {
    var condition = self
    condition.phaseXPixels = phaseXPixels.toThousandths
    condition.phaseYPixels = phaseYPixels.toThousandths
    return condition
  }
}
