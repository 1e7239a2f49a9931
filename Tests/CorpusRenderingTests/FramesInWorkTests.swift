import Barcodes
import Synchronization
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// Frames that take long, by a clock of the tests'.
@Suite struct FramesInWorkTests {
  /// Time passes when it is told to.
  private final class Clock: Sendable {
    private let instant = Mutex(ContinuousClock.now)
    var now: ContinuousClock.Instant { instant.withLock { $0 } }
    func pass(_ duration: Duration) { instant.withLock { $0 += duration } }
  }

  private let clock = Clock()
  private let frames: FramesInWork

  init() { frames = FramesInWork { [clock] in clock.now } }

  @Test func `a frame that takes too long is told while it is rendered, and once`() {
    let first = frames.begin("s/qr_code/000000")
    clock.pass(.seconds(6))
    let second = frames.begin("s/qr_code/000001")
    clock.pass(.milliseconds(3_999))
    #expect(frames.takeOverdue(after: .seconds(10)) == [])
    clock.pass(.milliseconds(1))
    #expect(frames.takeOverdue(after: .seconds(10)) == ["s/qr_code/000000"])
    clock.pass(.seconds(6))
    #expect(frames.takeOverdue(after: .seconds(10)) == ["s/qr_code/000001"])
    #expect(frames.takeOverdue(after: .seconds(10)) == [])
    frames.end(first)
    frames.end(second)
  }

  @Test func `a frame that is done in time is not told`() {
    frames.end(frames.begin("s/qr_code/000000"))
    clock.pass(.seconds(60))
    #expect(frames.takeOverdue(after: .seconds(10)) == [])
  }

  @Test func `every frame is in work while its renderer has it, and not after a fault`() throws {
    let begun = Mutex(0)
    let frames = FramesInWork {
      begun.withLock { $0 += 1 }
      return .now
    }
    let renderer = FrameRenderer(frames: frames)
    var frame = FrameSpecification(
      frame: "s/qr_code/000000", seed: 7, symbology: .qrCode, layout: .tight,
      condition: Condition(), drawsGlarePosition: false)
    _ = try renderer.render(frame)
    _ = try renderer.image(frame)
    frame.layout = .fixed(width: 2, height: 2)
    #expect(throws: PlanningError.self) { try renderer.render(frame) }
    #expect(begun.withLock { $0 } == 3)
    #expect(frames.takeOverdue(after: .zero) == [])
  }
}
