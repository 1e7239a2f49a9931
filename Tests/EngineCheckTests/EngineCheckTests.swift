import Barcodes
import BuiltPrograms
import EngineHosting
import Foundation
import Testing

@testable import EngineCheck

/// The conformance kit held against engines that break the protocol in one way each.
@Suite struct EngineCheckTests {
  @Test func `an engine without a flaw conforms, and nothing is to note`() throws {
    let result = try FlawedEngine("none").checked()
    #expect(result.conforms)
    #expect(result.findings == [])
    #expect(result.engine == "flawed 1")
    #expect(result.symbologies == [.ean13, .qrCode])
    #expect(result.checkCount > 300)
  }

  /// The check that finds a flaw, nil where the introduction does; the flaw; section and part of the message of one finding.
  static let faults: [(ProtocolCheck?, String, ProtocolSection, String)] = [
    (nil, "exits_at_once", .hello, "at the first hello the engine exited with code 1"),
    (nil, "greets", .hello, "the engine wrote a line that is no JSON object: 'Welcome!'"),
    (nil, "stays_at_quit", .quit, "at quit the engine did not end within 3 s"),
    (nil, "babbles_at_quit", .quit, "after quit the engine still wrote 'Goodbye!'"),
    (nil, "exits_with_3", .quit, "after quit the engine exited with code 3, not with code 0"),
    (
      .badLine, "forgives_bad_lines", .failed,
      "a line that is no request the engine exited with code 0, not with code 65"
    ),
    (
      .badLine, "dies_at_bad_lines", .failed,
      "at a line that is no request the engine exited with code 1"
    ),
    (nil, "other_protocol", .hello, "'protocol' is 2, not 1"),
    (
      .hello, "any_protocol", .hello,
      "a hello of protocol 999 was answered with 'hello', not with 'failed'"
    ),
    (nil, "no_version", .hello, "'version' does not give the library's version"),
    (nil, "claims_nothing", .hello, "none of the thirteen symbologies is claimed"),
    (nil, "claims_twice", .hello, "a symbology is claimed twice"),
    (
      .referenceSymbols, "claims_unread", .hello, "aztec is claimed, and none of 3 was read"
    ),
    (nil, "number_options", .hello, "'options' is no object of strings"),
    (
      .hello, "strict_keys", .messages,
      "a key that the protocol does not have was answered with 'failed'"
    ),
    (
      .configuration, "takes_any_mask", .configure,
      "a mask of 'semaphore' was answered with 'configured'"
    ),
    (
      .configuration, "takes_any_mask", .configure,
      "an empty mask was answered with 'configured'"
    ),
    (
      .configuration, "refuses_unclaimed", .configure,
      "the mask aztec+ean_13 was answered with 'failed'"
    ),
    (
      .options, "takes_any_option", .configure,
      "an unknown option was answered with 'configured'"
    ),
    (
      .options, "takes_any_value", .configure,
      "the option thorough='no value of thorough' was answered with"
    ),
    (
      .options, "keeps_options", .configure,
      "after a configure without options, thorough is false"
    ),
    (
      .options, "loses_options", .configure,
      "after a configure that failed, thorough is true, not false"
    ),
    (.options, "ignores_all", .hello, "after thorough=false, hello reports true"),
    (
      .masks, "ignores_mask", .configure,
      "a ean_13 was reported where it had not been asked for"
    ),
    (.blankFrames, "reads_blank", .detect, "'BOO' was read in a black frame"),
    (
      .frameSizes, "dies_at_tiny", .detect,
      "at a frame of 1 x 1 px the engine was ended by signal 9"
    ),
    (
      .hugeFrame, "dies_at_huge", .detect,
      "at a frame of 8192 x 6144 px the engine was ended by signal 9"
    ),
    (.frameSizes, "padded_rows", .detect, "rows follow one another without padding"),
    (
      .frameSizes, "any_payload", .detect,
      "with 63 bytes was answered with 'detected', not with 'failed'"
    ),
    (.referenceSymbols, "other_id", .detect, "the answer to request 41 has the id 42"),
    (.frameSizes, "fails_without_id", .failed, "does not repeat its id"),
    (.referenceSymbols, "miscounts", .detect, "2 durations_ns for 1 repeats"),
    (
      .features, "ignores_region", .view,
      "a ean_13 is reported that lies outside the region of interest"
    ),
    (nil, "names_feature", .hello, "'features' is no list of names: roi"),
    (.referenceSymbols, "half_nanoseconds", .detect, "durations_ns are not whole numbers"),
    (.referenceSymbols, "no_decodes", .detect, "'decodes' is no list of objects"),
    (
      .repetition, "remembers", .timing,
      "the frame before is still reported in a blank one"
    ),
    (.repetition, "alternates", .timing, "the same image gave other decodes"),
    (.referenceSymbols, "other_bytes", .decodes, "were reported as 'other'"),
    (.referenceSymbols, "other_symbology", .decodes, "qr_code is reported as 'aztec'"),
    (.referenceSymbols, "no_text", .decodes, "a decode has no 'text'"),
    (.referenceSymbols, "wordy_eci", .decodes, "'eci' is no list of numbers: 26"),
    (
      .referenceSymbols, "wordy_eci", .decodes,
      "'value_type' is no kind of value (contact_info, email, isbn,"
    ),
    (
      .referenceSymbols, "no_base64", .decodes,
      "'bytes_base64' is no base64 with padding: not base64!"
    ),
    (
      .referenceSymbols, "three_corners", .corners,
      "'corners' is neither null nor four points"
    ),
    (
      .referenceSymbols, "not_a_number", .detect,
      "the engine wrote a line that is no JSON object"
    ),
    (
      .referenceSymbols, "far_corners", .corners,
      "the corners of qr_code upright cover 0 % of it"
    ),
    (
      .referenceSymbols, "later_corners", .corners,
      "of qr_code upright begin at the symbol's bottom right"
    ),
    (
      .referenceSymbols, "later_corners", .corners,
      "of ean_13 turned by 90° begin at the symbol's right end"
    ),
    (
      .referenceSymbols, "mirrored_corners", .corners,
      "of qr_code upright begin at the symbol's top left and run counter-clockwise"
    ),
    (
      .referenceSymbols, "zero_durations", .timing,
      "a call took 0 ns; a duration is 1 ns to 24 h"
    ),
    (
      .referenceSymbols, "negative_durations", .timing,
      "a call took -5 ns; a duration is 1 ns to 24 h"
    ),
    (
      .referenceSymbols, "endless_durations", .timing,
      "a call took 1e+300 ns; a duration is 1 ns to 24 h"
    ),
    (.timing, "no_durations", .detect, "0 durations_ns for 9 repeats"),
    (
      .referenceSymbols, "endless_corners", .corners,
      "'corners' is neither null nor four points [x,y]"
    ),
    (.timing, "copied_durations", .timing, "to the nanosecond: time each by itself"),
    (.timing, "coarse_durations", .timing, "all durations are whole milliseconds"),
    (.timing, "invented_durations", .timing, "and the answer came after"),
    (
      .memory, "keeps_answers", .timing,
      "times less than those on one that differs from it in one bit"
    ),
  ]

  @Test(arguments: faults)
  func `a flaw is found, and does not conform`(
    check: ProtocolCheck?, flaw: String, section: ProtocolSection, message: String
  ) throws {
    let result = try FlawedEngine(flaw).checked(by: check.map { [$0] } ?? [])
    #expect(!result.conforms)
    let found = result.findings.contains {
      $0.severity == .fault && $0.section == section && $0.message.contains(message)
    }
    #expect(found, "\(result.findings)")
  }

  /// Flaw, section and part of the message of what is allowed: nothing else may be found either.
  static let notes: [(String, ProtocolSection, String)] = [
    ("claims_stranger", .hello, "'maxicode' is none of the thirteen, and is passed over"),
    ("claims_stranger", .hello, "passed over; did you mean data_matrix?"),
    ("refuses_tiny", .failed, "a frame of 1 x 1 px cannot be read: too small"),
    ("other_text", .decodes, "is 'other'"),
    (
      "unannounced", .decodes, "a decode has 'symbology_identifier', which 'features' does not name"
    ),
    ("no_corners", .corners, "qr_code comes without corners"),
    ("pixel_corners", .corners, "the corners of qr_code lie (-0.5, -0.5) px off"),
    ("works_beside", .timing, "beside each call the engine spends more time than in it"),
  ]

  @Test(arguments: notes)
  func `what is allowed and probably not meant is noted`(
    flaw: String, section: ProtocolSection, message: String
  ) throws {
    let result = try FlawedEngine(flaw).checked()
    #expect(result.conforms)
    let found = result.findings.contains {
      $0.severity == .note && $0.section == section && $0.message.contains(message)
    }
    #expect(found, "\(result.findings)")
  }

  @Test func `what cannot be started is found out`() throws {
    let result = try EngineCheck(
      path: "/nowhere/engine", log: EngineLog(), timeout: .seconds(5)
    ).run()
    #expect(!result.conforms)
    #expect(result.findings.map(\.message.localizedLowercase).first?.contains("started") == true)
  }

  @Test(arguments: ProtocolSection.allCases)
  func `every section that a finding names is a heading of ENGINES.md`(
    section: ProtocolSection
  ) throws {
    let file = ProjectFolder.url.appending(path: "Documentation/ENGINES.md")
    let headings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("#") }.map { $0.trimmingPrefix { $0 == "#" || $0 == " " } }
    #expect(headings.contains { $0 == section.rawValue })
  }
}
