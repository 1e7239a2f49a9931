import Foundation
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Suites

/// What is wrong with a stream is named with its line and its remedy.
@Suite struct StreamFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var message: String
    var testDescription: String { new }

    init(_ old: String, _ new: String, _ message: String) {
      (self.old, self.new, self.message) = (old, new, message)
    }
  }

  private static let stream: [Fault] = [
    Fault(
      "seconds: 2", "seconds: 0.02",
      "12: a scan has 0 frames, but must have 1 to 10000; change seconds or frames_per_second"),
    Fault(
      "seconds: 2", "seconds: 2000",
      "12: a scan has 60000 frames, but must have 1 to 10000; change seconds or frames_per_second"),
    Fault(
      "stream:", "paired: [named_conditions]\nstream:",
      "10: 'named_conditions' does not vary here; name 'frame', a parameter of which the suite has several values, or, of a stream, 'named_conditions'"
    ),
    Fault(
      "stream:",
      "named_conditions: {a: {torch_cd: 1}, b: {torch_cd: 2}}\nreference: a\npaired: [named_conditions]\nstream:",
      "12: the reference pairs the named conditions; leave one of both out"),
    Fault("  seconds: 2\n", "", "11: the key 'seconds' is missing"),
    Fault(
      "seconds: 2", "seconds: 2\n  wants: two", "13: a person wants 'one' code, or 'all' of them"),
    Fault(
      "seconds: 2", "seconds: 2\n  blur: 3",
      "13: unknown key of a stream 'blur'; there are exposure, focus, frames_per_second, motion, read_out_s, seconds, shake, spread, wants"
    ),
    Fault(
      "{hold: {}}", "{jump: {}}",
      "13: unknown motion 'jump'; there are approach, hold, pass, trace, visit"),
    Fault(
      "{hold: {}}", "{}", "13: a motion is one of hold, approach, pass, visit and trace: {hold: {}}"
    ),
    Fault(
      "{hold: {}}", "{hold: {aim: [0.5]}}",
      "13: aim is a point of the picture, as shares of its width and height: [0.5, 0.3]"),
    Fault("{hold: {}}", "{approach: {lasts_s: 1}}", "13: the key 'from_mm' is missing"),
    Fault(
      "{hold: {}}", "{pass: {}}",
      "11: a pass needs speed_mm_s, for every frame: conditions: {speed_mm_s: 300}"),
    Fault(
      "noise_sigma: 0.3", "speed_mm_s: 3", "9: speed_mm_s is of the motion 'pass'; leave it out"),
    Fault(
      "{hold: {}}", "{visit: {dwell_s: 3, move_s: 1}}",
      "11: 1 codes are visited in 3 s, but the stream lasts 2 s; change seconds, dwell_s, move_s or code_count"
    ),
    Fault(
      "{hold: {}}", "{hold: {}}\n  shake: {deviation_deg: 0.01, rate_deg_s: 5}",
      "14: rate_deg_s / (2π · deviation_deg) is 79.6 Hz, but must lie in 0.01 … 4.0; a hand that turns farther turns faster"
    ),
    Fault(
      "{hold: {}}", "{hold: {}}\n  exposure: {base_iso: 800, highest_iso: 100}",
      "14: highest_iso is at least base_iso, 800.0"),
    Fault(
      "{hold: {}}", "{hold: {}}\n  exposure: {shortest_s: 0.02, longest_s: 0.01}",
      "14: longest_s is at least shortest_s, 0.02"),
    Fault(
      "{hold: {}}", "{hold: {}}\n  exposure: {longest_s: 0.1}",
      "14: longest_s is 0.1, but must lie in 1e-06 … 0.03333333333333333"),
    Fault(
      "{hold: {}}", "{hold: {}}\n  focus: {hunting_share: 0.5}",
      "14: hunting_share needs hunt_hz, how often a second the focus swings"),
    Fault(
      "{hold: {}}", "{hold: {}}\n  focus: {lag_s: 0}",
      "14: lag_s is 0.0, but must lie in 0.001 … 3600.0"),
  ]

  private static let suite: [Fault] = [
    Fault(
      "camera: {focal_mm: 4.25, sensor_width_mm: 5.66, f_number: 1.8}", "camera: {fov_deg: 65}",
      "6: a stream needs a camera with a lens: camera: {focal_mm: 4.25, sensor_width_mm: 5.66, f_number: 1.8}"
    ),
    Fault(
      "distance_mm: 200\n", "",
      "6: a camera needs distance_mm, and module_mm or code_width_mm, for every frame"),
    Fault(
      "noise_sigma: 0.3", "brightness: 0.3",
      "9: in a stream, brightness follows from light_lux and the exposure; leave it out"),
    Fault(
      "noise_sigma: 0.3", "motion_length_px: 3",
      "9: in a stream, motion_length_px follows from motion and exposure; leave it out"),
    Fault(
      "noise_sigma: 0.3", "defocus_radius_px: 3",
      "9: in a stream, defocus_radius_px follows from the focus; leave it out"),
    Fault(
      "noise_sigma: 0.3", "position_x: 0.3",
      "9: in a stream, position_x follows from the motion's aim; leave it out"),
    Fault(
      "noise_sigma: 0.3", "focal_length_px: 900",
      "9: with a camera, focal_length_px follows from millimetres; leave it out"),
    Fault(
      "{samples: 3}", "{target: 0.9, start: 2, most: 9}",
      "15: a stream is read scan by scan; give 'samples', the scans, not 'target'"),
    Fault(
      "{samples: 3}", "{blocks: [2, 3]}",
      "15: a stream is read scan by scan; give 'samples', the scans, not 'blocks'"),
    Fault(
      "{width: 640, height: 480}", "tight",
      "6: a camera needs 'frame' to name its sizes: {width: 1920, height: 1080}"),
    Fault(
      "profiles:", "repeats: 3\nprofiles:",
      "14: each frame of a stream is read once; leave out repeats"),
    Fault(
      "profiles:", "allow_clipping: true\nprofiles:",
      "14: codes may leave the picture of a stream anyway; leave out allow_clipping"),
    Fault(
      "profiles:", "views: {a: {orientation: told}}\nprofiles:",
      "14: a hand turns the camera by parts of a degree, which no orientation tells; leave it out"),
    Fault(
      "profiles:", "scanner: {dropping: [all]}\nprofiles:",
      "14: 'all' is no way of dropping; write newest-waits, none-waits or queue-4, with 1 to 1000 frames"
    ),
    Fault(
      "profiles:", "scanner: {acceptance: [first, first]}\nprofiles:",
      "14: 'first' stands here twice"),
    Fault(
      "profiles:", "scanner: {acceptance: [3-of-2]}\nprofiles:",
      "14: '3-of-2' is no way of acceptance; write first, 2-in-a-row or 2-of-3, with at most 100 reads"
    ),
    Fault(
      "profiles:", "views: {a: {roi: {finder: [0.5, 0, 0.5, 1]}}}\nprofiles:",
      "14: a finder has left, top, right and bottom, as shares of the frame: [0.1, 0.3, 0.9, 0.7]"),
    Fault(
      "profiles:", "views: {a: {roi: {finder: [0, 0, 1, 1], margin: 1}}}\nprofiles:",
      "14: 'margin' does not go with 'finder', which is the same in every frame"),
    Fault(
      "stream:\n  frames_per_second: 30\n  seconds: 2\n  motion: {hold: {}}\n", "",
      "6: f_number is of streams and stills, whose light or focus follows it; leave it out"),
  ]

  @Test(arguments: stream + suite)
  func `a fault is named with its line and its remedy`(fault: Fault) {
    let error = #expect(throws: SourcedError.self) {
      try SuiteTests.suite(StreamSuiteTests.valid.replacing(fault.old, with: fault.new))
    }
    #expect(error?.description == "test.yaml:\(fault.message)")
  }

  @Test func `what is a stream's is refused without one`() {
    let still = StreamSuiteTests.valid.replacing(", f_number: 1.8", with: "").replacing(
      "stream:\n  frames_per_second: 30\n  seconds: 2\n  motion: {hold: {}}\n", with: "")
    for (new, message) in [
      (
        "light_lux: 3",
        "test.yaml:9: light_lux is of streams and stills; add 'stream' or 'still', or leave it out"
      ),
      (
        "torch_cd: 3",
        "test.yaml:9: torch_cd is of streams and stills; add 'stream' or 'still', or leave it out"
      ),
    ] {
      let error = #expect(throws: SourcedError.self) {
        try SuiteTests.suite(still.replacing("noise_sigma: 0.3", with: new))
      }
      #expect(error?.description == message)
    }
    let error = #expect(throws: SourcedError.self) {
      try SuiteTests.suite(still.replacing("profiles:", with: "scanner: {}\nprofiles:"))
    }
    #expect(error?.description == "test.yaml:10: a scanner needs a stream")
  }

  @Test func `a motion that takes a code behind the camera is refused at planning`() throws {
    let plan = try StreamSuiteTests.plan(
      ("distance_mm: 200", "distance_mm: 5"), ("noise_sigma: 0.3", "yaw_deg: 80"))
    let error = #expect(throws: PlanningError.self) { try plan.validate() }
    #expect(error?.description.contains("a part of the symbol is turned away") == true)
  }
}
