package import Barcodes
package import Records

/// A frame with its pixels.
package struct RenderedFrame: Sendable {
  package var image: GreyImage
  package var record: FrameRecord
}

/// Renders frames, each from its specification alone: the same pixels on every machine.
package enum FrameRenderer {
  /// The stages in the order of a real camera: print, projection, lens, integration over the pixels, sensor.
  ///
  /// - Throws: `PlanningError` where the payload cannot be encoded or the symbol leaves the frame.
  package static func render(_ specification: FrameSpecification) throws(PlanningError)
    -> RenderedFrame
  {
    let scene = try FrameScene(specification)
    let image = self.image(of: scene, seed: specification.seed)
    return RenderedFrame(
      image: image,
      record: FrameRecord(
        frame: specification.frame, width: image.width, height: image.height,
        pixelsSHA256: Digest.hexadecimal(of: image.pixels), seed: specification.seed,
        point: specification.point, condition: scene.condition, codes: [CodeRecord(scene.code)]))
  }

  static func image(of scene: FrameScene, seed: UInt64) -> GreyImage {
    let outline = SymbolOutline(of: scene.grid, in: scene.geometry)
    let lens = PointSpread(
      gaussianSigma: scene.condition.gaussianBlurModules * scene.condition.moduleWidthPixels)
    let coverage = CoverageMap(
      of: outline, width: scene.geometry.width, height: scene.geometry.height,
      oversampling: lens.oversampling
    ).integrated(over: lens)
    return Sensor(scene.condition, seed: seed).read(coverage, Exposure(scene.condition))
  }
}
