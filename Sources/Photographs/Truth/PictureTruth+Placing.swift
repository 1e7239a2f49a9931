import Barcodes
package import Photographed
import Records

extension PictureTruth {
  /// Returns the truth with its corners in the pixels of the upright picture. If it states the
  /// picture's size, that tells if they are those of the picture as stored, before EXIF turns it.
  ///
  /// - Throws: `ImportFault` if the picture has another size, or a code lies outside it.
  package func placed(on photograph: Photograph, at place: String) throws(ImportFault)
    -> PictureTruth
  {
    let size = PictureSize(width: photograph.image.width, height: photograph.image.height)
    let stored = photograph.orientation.swapsSides ? size.turned : size
    var truth = self
    if isInShares {
      truth.moveCorners { $0.scaled(byWidth: size.width, height: size.height) }
    }
    if isStored {
      truth.moveCorners {
        $0.upright(photograph.orientation, width: stored.width, height: stored.height)
      }
    }
    if let stated, stated != size {
      guard stated == stored else {
        throw ImportFault(
          place: place,
          reason:
            "its truth is of a picture of \(stated.words), and it is one of \(size.words); label this one, or name that"
        )
      }
      truth.moveCorners {
        $0.upright(photograph.orientation, width: stored.width, height: stored.height)
      }
    }
    for corners in truth.codes.compactMap(\.corners) + truth.others.compactMap(\.corners) {
      try Self.require(corners, in: size, at: place)
    }
    return truth
  }

  private mutating func moveCorners(_ move: (Quad) -> Quad) {
    for index in codes.indices { codes[index].corners = codes[index].corners.map(move) }
    for index in others.indices { others[index].corners = others[index].corners.map(move) }
  }

  private static func require(_ corners: Quad, in size: PictureSize, at place: String)
    throws(ImportFault)
  {
    let points = corners.corners
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard size.width < 4 || size.height < 4 || points.contains(where: { max($0.x, $0.y) > 1 })
    else {
      throw ImportFault(
        place: place,
        reason:
          "its truth has corners from 0 to 1, which are shares of the picture; give them in pixels")
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      left < Double(size.width), right > 0, top < Double(size.height), bottom > 0
    else {
      throw ImportFault(
        place: place,
        reason:
          "its truth has a code beyond the picture of \(size.words), from (\(points[0].x), \(points[0].y)) on; give corners in the pixels of "
          + "the upright picture")
    }
  }

  /// A picture's size in pixels.
  struct PictureSize: Sendable, Equatable {
    var width: Int
    var height: Int

    var turned: PictureSize { PictureSize(width: height, height: width) }
    var words: String { "\(width) × \(height) px" }
  }
}

extension Quad {
  /// Returns the quad in a picture's pixels, from shares of its sides.
  fileprivate func scaled(byWidth width: Int, height: Int) -> Quad {
    map { Point(x: $0.x * Double(width), y: $0.y * Double(height)) }
  }

  /// Returns the quad in the upright picture of one with that size, in pixels, as stored.
  fileprivate func upright(_ orientation: ImageOrientation, width: Int, height: Int) -> Quad {
    let (width, height) = (Double(width), Double(height))
    return map { point in
      let (x, y) = (point.x, point.y)
      return switch orientation {
      case .up: point
      case .upMirrored: Point(x: width - x, y: y)
      case .down: Point(x: width - x, y: height - y)
      case .downMirrored: Point(x: x, y: height - y)
      case .leftMirrored: Point(x: y, y: x)
      case .right: Point(x: height - y, y: x)
      case .rightMirrored: Point(x: height - y, y: width - x)
      case .left: Point(x: y, y: width - x)
      }
    }
  }
}
