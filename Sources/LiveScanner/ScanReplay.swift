/// A scan under one dropping policy and several acceptance policies, replayed from the answers.
///
/// The reader is the same for all acceptance policies, which only listen. So one replay tells which
/// frames must be read for any of them, and the result of each.
package struct ScanReplay<Content: Hashable & Sendable> {
  package struct Accept: Sendable, Hashable {
    package let content: Content
    /// The time of the answer with which it was announced, by the stream's clock.
    package let at: Int64
    package let frame: Int
  }

  /// The state of a scan at an answer.
  package struct Progress: Sendable, Hashable {
    /// The time of the last answer, or 0 before the first.
    package var at: Int64
    package var offered: Int
    package var read: Int
    /// Frames that came and will never be read. Frames neither read nor dropped wait.
    package var dropped: Int
    package var busyNanoseconds: Int64
  }

  /// The result of one acceptance policy.
  package struct Course: Sendable {
    package let policy: AcceptancePolicy
    /// The contents by time; for a scan that wants one content, up to the first right one.
    package fileprivate(set) var accepts: [Accept] = []
    /// The state at which the scan ended because it wanted one right content and got it; else nil.
    package fileprivate(set) var done: Progress?
    fileprivate var acceptor: Acceptor<Content>
  }

  private var clock: ScannerClock
  private let isRight: (Content) -> Bool
  private let wantsAll: Bool
  package private(set) var courses: [Course]
  package private(set) var reads: [ReadEvent] = []
  package private(set) var busyNanoseconds: Int64 = 0

  /// - Parameters:
  ///   - handedOver: the times of the frames in nanoseconds of the stream's clock, ascending.
  ///   - forgetAfter: nanoseconds without a read until a content is new again; nil for never.
  ///   - isRight: returns true if the person wants the content.
  ///   - wantsAll: true if the scan goes on to the stream's end, whatever is announced.
  /// - Precondition: there is an acceptance policy.
  package init(
    handedOver: [Int64], dropping: DroppingPolicy, acceptance: [AcceptancePolicy],
    forgetAfter: Int64?, isRight: @escaping (Content) -> Bool, wantsAll: Bool
  ) {
    precondition(!acceptance.isEmpty, "a scan without an acceptance policy is never done")
    clock = ScannerClock(handedOver: handedOver, dropping: dropping)
    self.isRight = isRight
    self.wantsAll = wantsAll
    courses = acceptance.map {
      Course(policy: $0, acceptor: Acceptor(policy: $0, forgetAfter: forgetAfter))
    }
  }

  /// True if every acceptance policy has announced a right content, in a scan that wants one.
  package var isDone: Bool { courses.allSatisfy { $0.done != nil } }

  /// The frame that the reader takes next; nil if the stream is over or the scan is done.
  package var wanted: Int? { isDone ? nil : clock.wanted }

  package var dropped: [Int] { clock.dropped }

  package var progress: Progress {
    Progress(
      at: reads.last?.answeredAt ?? 0, offered: clock.offered, read: reads.count,
      dropped: clock.dropped.count, busyNanoseconds: busyNanoseconds)
  }

  /// Takes the reader's answer to the wanted frame.
  ///
  /// - Parameters:
  ///   - contents: the contents in the order of the answer; empty if reading the frame failed.
  ///   - nanoseconds: the duration of the reading; if it failed, until the reader was ready again.
  /// - Precondition: a frame is wanted, and the duration is not negative.
  package mutating func take(contents: [Content], lasting nanoseconds: Int64) {
    let event = clock.read(lasting: nanoseconds)
    reads.append(event)
    busyNanoseconds += nanoseconds
    let now = progress
    for index in courses.indices where courses[index].done == nil {
      for content in courses[index].acceptor.take(contents, at: event.answeredAt) {
        courses[index].accepts.append(
          Accept(content: content, at: event.answeredAt, frame: event.frame))
        // The rest of the answer comes too late.
        if !wantsAll, isRight(content) {
          courses[index].done = now
          break
        }
      }
    }
  }
}
