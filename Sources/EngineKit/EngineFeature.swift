/// Something of the protocol that an engine may lack, since it came later or is of no use to its library.
///
/// Unknown keys are passed over, so that an engine which knows nothing of a key would read the frame as if it
/// were not there. The bench therefore sends such keys only to engines that announce the feature in `hello`.
public enum EngineFeature: String, Codable, CaseIterable, Sendable {
  /// `detect` may say how the frame's pixels lie in the upright scene.
  case orientation
  /// `detect` may give a region of interest.
  case region = "roi"
}
