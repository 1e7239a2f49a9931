import Foundation
import Testing

@testable import Scene
@testable import Suites

/// Exposure and focus against arithmetic by hand.
@Suite struct ExposureFocusTests {
  private let control = ExposureControl(
    baseISO: 50, highestISO: 3200, shortest: 1 / 8000, longest: 1 / 30)

  @Test func `the light decides the time, then the gain, then how dark the picture is`() {
    // 1.8² · 250 / (1000 · 50) = 0.0162 s.
    let day = control.choice(lux: 1000, aperture: 1.8)
    #expect(abs(day.time - 0.0162) < 1e-12 && day.gain == 1 && abs(day.brightness - 1) < 1e-12)
    // 0.162 s are needed at 100 lx: 1/30 s, amplified 4.86 times.
    let room = control.choice(lux: 100, aperture: 1.8)
    #expect(room.time == 1 / 30 && abs(room.gain - 4.86) < 1e-9)
    #expect(abs(room.brightness - 1) < 1e-12)
    // 8.1 s at 2 lx: 243 times, of which 64 are there.
    let night = control.choice(lux: 2, aperture: 1.8)
    #expect(night.time == 1 / 30 && night.gain == 64)
    #expect(abs(night.brightness - 64 / 243) < 1e-12)
    // 81 µs at 200,000 lx: 125 are the shortest.
    let sun = control.choice(lux: 200_000, aperture: 1.8)
    #expect(sun.time == 1 / 8000 && sun.gain == 1)
    #expect(abs(sun.brightness - 125 / 81) < 1e-9)
  }

  @Test func `a camera that aims at less light takes less`() {
    var control = control
    control.target = 0.5
    let day = control.choice(lux: 1000, aperture: 1.8)
    #expect(abs(day.time - 0.0081) < 1e-12 && abs(day.brightness - 0.5) < 1e-12)
  }

  @Test func `a torch lights by the inverse square of the distance`() {
    // 20 cd at 0.2 m: 500 lx.
    #expect(
      abs(ExposureControl.lux(scene: 2, torch: 20, distanceMillimetres: 200) - 502) < 1e-9)
    #expect(
      abs(ExposureControl.lux(scene: 2, torch: 20, distanceMillimetres: 400) - 127) < 1e-9)
  }

  @Test func `the focus nears a resting code exponentially after its delay`() {
    let focus = Autofocus(start: 1000, delay: 0.1, lag: 0.2, closest: 50)
    func at(_ seconds: Double) -> Double {
      focus.focus(at: seconds, hunts: false) { _ in 200 }
    }
    #expect(at(0) == 0.001 && at(0.1) == 0.001)
    // 5 dioptres, 4 of them still to go at the start.
    #expect(abs(at(0.3) - (0.005 - 0.004 / M_E)) < 1e-12)
    #expect(abs(at(1.1) - (0.005 - 0.004 * pow(M_E, -5))) < 1e-12)
  }

  @Test func `a hunting focus swings about the code's distance`() {
    let focus = Autofocus(start: 1000, delay: 0, lag: 0.5, closest: 50, huntHertz: 2)
    func at(_ seconds: Double) -> Double {
      focus.focus(at: seconds, hunts: true) { _ in 200 }
    }
    for seconds in [0.1, 0.25, 0.4, 1.3] {
      let expected = 0.005 - 0.004 * exp(-seconds / 0.5) * cos(2 * .pi * 2 * seconds)
      #expect(abs(at(seconds) - expected) < 1e-12)
    }
    #expect(at(0.25) > 0.005, "half a swing is past the code")
    #expect(focus.focus(at: 0.25, hunts: false) { _ in 200 } < 0.005)
  }

  @Test func `a lens focuses no nearer than it can`() {
    let focus = Autofocus(start: 60, delay: 0, lag: 0.01, closest: 150)
    #expect(focus.focus(at: 0, hunts: false) { _ in 80 } == 1 / 150.0)
    #expect(abs(focus.focus(at: 2, hunts: false) { _ in 80 } - 1 / 150.0) < 1e-12)
  }

  /// A code that comes nearer at a constant rate of dioptres is followed a lag behind.
  @Test func `a moving code is followed with the lag`() {
    let focus = Autofocus(start: 1000, delay: 0, lag: 0.2, closest: 1)
    let seconds = 2.0
    let found = focus.focus(at: seconds, hunts: false) { 1 / (0.001 + 0.001 * $0) }
    // The solution of y′ = (0.001 + 0.001 t − y) / 0.2 with y(0) = 0.001.
    let expected = 0.001 + 0.001 * (seconds - 0.2 + 0.2 * exp(-seconds / 0.2))
    #expect(abs(found - expected) < 1e-9)
  }

  @Test func `what is out of focus becomes a disc by the thin lens's law`() {
    // 1000 px · 2 mm / 2 · |1/200 − 1/1000| = 4 px.
    let radius = Autofocus.discRadius(
      focalLengthPixels: 1000, apertureMillimetres: 2, distance: 200, focus: 1 / 1000)
    #expect(abs(radius - 4) < 1e-12)
    #expect(
      Autofocus.discRadius(
        focalLengthPixels: 1000, apertureMillimetres: 2, distance: 200, focus: 1 / 201) == 0)
  }

  @Test func `a zoom of the lens widens its aperture, one of the picture does not`() {
    let camera = SuiteCamera.lens(focal: 4.5, sensorWidth: 5.66, aperture: 1.8)
    let lens = StreamLens(camera, opticalZoom: 2, digitalZoom: 1.5, frame: (1132, 700))
    #expect(lens.zoom == 3 && abs(lens.focalLengthPixels - 2700) < 1e-9)
    #expect(lens.apertureMillimetres == 5 && lens.aperture == 1.8)
    #expect(lens.sensorPixels == 1)
  }

  @Test func `a frame of fewer pixels than the sensor's is the mean of as many`() {
    let camera = SuiteCamera.lens(focal: 4, sensorWidth: 4, aperture: 2, pixels: 4000)
    let lens = StreamLens(camera, opticalZoom: 1, digitalZoom: 2, frame: (1000, 2000))
    #expect(lens.sensorPixels == 4)
    #expect(
      StreamLens(camera, opticalZoom: 1, digitalZoom: 1, frame: (8000, 100)).sensorPixels == 1)
  }
}
