import Barcodes
package import Records
package import Rendering
package import Scene

/// The print grades of a scene's codes.
package enum PrintGrading {
  /// One for each printed code, in their order; nil of symbologies that are not graded.
  ///
  /// - Parameter seed: the frame's.
  package static func grades(
    of scene: FrameScene, seed: UInt64, in memory: PlaneMemory
  ) -> [PrintGradeRecord?] {
    zip(scene.sheet.printed, PrintedReflectance.all(in: scene, seed: seed)).map { placed, printed in
      if scene.symbology.dimension == .linear {
        return LinearGrader(
          placed, scene.symbology, moduleMillimetres: scene.world?.moduleMillimetres
        ).grade(printed, in: memory)
      }
      return MatrixGrader(placed, scene.symbology)?.grade(printed, in: memory)
    }
  }
}
