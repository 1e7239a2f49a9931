/// What the flawed engine does wrong: one thing, named by the environment variable FLAWED_ENGINE_FLAW.
enum Flaw: String {
  case none
  // At its start and at its end.
  case exitsAtOnce = "exits_at_once"
  case greets
  case staysAtQuit = "stays_at_quit"
  case babblesAtQuit = "babbles_at_quit"
  case exitsWith3 = "exits_with_3"
  case forgivesBadLines = "forgives_bad_lines"
  case diesAtBadLines = "dies_at_bad_lines"
  // In hello.
  case otherProtocol = "other_protocol"
  case anyProtocol = "any_protocol"
  case noVersion = "no_version"
  case claimsNothing = "claims_nothing"
  case claimsTwice = "claims_twice"
  case claimsStranger = "claims_stranger"
  case claimsUnread = "claims_unread"
  case numberOptions = "number_options"
  case strictKeys = "strict_keys"
  case ignoresRegion = "ignores_region"
  case namesFeature = "names_feature"
  // In configure.
  case takesAnyMask = "takes_any_mask"
  case refusesUnclaimed = "refuses_unclaimed"
  case takesAnyOption = "takes_any_option"
  case takesAnyValue = "takes_any_value"
  case keepsOptions = "keeps_options"
  case losesOptions = "loses_options"
  case ignoresMask = "ignores_mask"
  case ignoresAll = "ignores_all"
  // In detect.
  case readsBlank = "reads_blank"
  case diesAtTiny = "dies_at_tiny"
  case refusesTiny = "refuses_tiny"
  case diesAtHuge = "dies_at_huge"
  case paddedRows = "padded_rows"
  case anyPayload = "any_payload"
  case otherID = "other_id"
  case failsWithoutID = "fails_without_id"
  case miscounts
  case halfNanoseconds = "half_nanoseconds"
  case noDecodes = "no_decodes"
  case remembers
  case alternates
  // In a decode.
  case otherBytes = "other_bytes"
  case otherText = "other_text"
  case wordyECI = "wordy_eci"
  case unannounced = "unannounced"
  case otherSymbology = "other_symbology"
  case strangerSymbology = "stranger_symbology"
  case noText = "no_text"
  case noBase64 = "no_base64"
  case noCorners = "no_corners"
  case threeCorners = "three_corners"
  case notANumber = "not_a_number"
  case farCorners = "far_corners"
  case endlessCorners = "endless_corners"
  case laterCorners = "later_corners"
  case mirroredCorners = "mirrored_corners"
  case pixelCorners = "pixel_corners"
  // In the timing.
  case zeroDurations = "zero_durations"
  case negativeDurations = "negative_durations"
  case endlessDurations = "endless_durations"
  case noDurations = "no_durations"
  case copiedDurations = "copied_durations"
  case coarseDurations = "coarse_durations"
  case inventedDurations = "invented_durations"
  case worksBeside = "works_beside"
  case keepsAnswers = "keeps_answers"
}
