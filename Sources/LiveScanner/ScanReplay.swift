/// One scan under one dropping policy and several acceptance policies, as the reader's answers come in.
///
/// The reader is the same for all acceptance policies, which only listen. So one replay says which frames have to be read for any
/// of them, and what came of each.
package struct ScanReplay<Content: Hashable & Sendable> {
  /// A content that was announced.
  package struct Accept: Sendable, Hashable {
    package let content: Content
    /// When the answer came that it was announced with.
    package let at: Int64
    /// The frame of that answer.
    package let frame: Int
  }

  /// How far a scan has come.
  package struct Progress: Sendable, Hashable {
    /// When the last answer came, or 0 before the first.
    package var at: Int64
    /// Frames that had come.
    package var offered: Int
    package var read: Int
    /// Frames that had come and that nobody will read. What was neither read nor dropped waited.
    package var dropped: Int
    /// How long the reader was busy.
    package var busyNanoseconds: Int64
  }

  /// What came of one acceptance policy.
  package struct Course: Sendable {
    package let policy: AcceptancePolicy
    /// In the order of time; of a scan that wants one, up to its first right one.
    package fileprivate(set) var accepts: [Accept] = []
    /// Where the scan was over, since it wanted one right content and got it; else nil.
    package fileprivate(set) var done: Progress?
    fileprivate var acceptor: Acceptor<Content>
  }

  private var clock: ScannerClock
  private let isRight: (Content) -> Bool
  private let wantsAll: Bool
  /// In the order of the policies.
  package private(set) var courses: [Course]
  package private(set) var reads: [ReadEvent] = []
  package private(set) var busyNanoseconds: Int64 = 0

  /// - Parameters:
  ///   - handedOver: when each frame is handed over, ascending, in nanoseconds of the stream's clock.
  ///   - forgetAfter: after how many nanoseconds without being read a content is announced again; nil for never.
  ///   - isRight: whether a content is what the person wants.
  ///   - wantsAll: whether the scan goes on to the stream's end, whatever is announced.
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

  /// Whether every acceptance policy has announced a right content, in a scan that wants one.
  package var isDone: Bool { courses.allSatisfy { $0.done != nil } }

  /// The frame that the reader takes up next; nil when the stream is over or the scan is done.
  package var wanted: Int? { isDone ? nil : clock.wanted }

  /// Frames that came and that nobody will read, in their order.
  package var dropped: [Int] { clock.dropped }

  package var progress: Progress {
    Progress(
      at: reads.last?.answeredAt ?? 0, offered: clock.offered, read: reads.count,
      dropped: clock.dropped.count, busyNanoseconds: busyNanoseconds)
  }

  /// The reader has taken up the wanted frame and answered.
  ///
  /// - Parameters:
  ///   - contents: in the order of the answer; none where the frame's reading failed.
  ///   - nanoseconds: how long it took; where it failed, until the reader was ready again.
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
