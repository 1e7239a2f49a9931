/// The treatment of a photograph, with its noise and blur.
package enum PhotographArm: String, Sendable, CaseIterable {
  /// Nothing, once for each: who does not read it so does not fail for want of pixels.
  case asTaken = "as-taken"
  /// They shrink with it, as where a sensor bins: sampling alone differs. What is not read so is not read from farther away either, as far
  /// as noise and blur only harm.
  case samplingAlone = "sampling-alone"
  /// Each photograph gets its own noise, blur and displacement of edges back, by as much as shrinking took: the same camera, farther away.
  case fromAfar = "as-from-afar"

  /// Those that a suite chooses from.
  package static let shrunk: [PhotographArm] = [.samplingAlone, .fromAfar]
}
