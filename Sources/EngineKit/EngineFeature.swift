/// Something of the protocol that an engine may lack, since it came later or is of no use to its library.
///
/// Unknown keys are passed over, so that an engine which knows nothing of a key would read the frame as if it
/// were not there. The bench therefore sends such keys only to engines that announce the feature in `hello`, and takes what
/// a decode does not say for wrong only where the engine announces that it says such things.
public enum EngineFeature: String, Codable, CaseIterable, Sendable {
  /// `detect` may say how the frame's pixels lie in the upright scene.
  case orientation
  /// `detect` may give a region of interest.
  case region = "roi"
  /// Decodes may have the symbology identifier.
  case symbologyIdentifier = "symbology_identifier"
  /// Decodes have the extended channel interpretations that the symbol names.
  case eci
  /// Decodes of GS1 symbols have their element strings.
  case gs1
  /// Decodes say what the content is for.
  case valueType = "value_type"
  /// Decodes have the fields of what the content is for.
  case value

  /// Those of `detect`, which EngineKit has for every engine that is built with it.
  public static let ofFrames: [EngineFeature] = [.orientation, .region]
}
