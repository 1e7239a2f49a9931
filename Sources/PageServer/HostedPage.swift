package import Foundation

/// Answers a request to a page's address that this room knows nothing of, by its method (`GET` or `POST`) and its body.
package typealias PageAction = @Sendable (_ method: String, _ body: Data) async -> PageReply

/// One address: the files of a page behind a token, who has opened it, and what it is asked to do.
///
/// One page at a time has an address. It takes its seat by `join`, and says in each request which seat it means: the
/// requests of a page that was reloaded, or whose place another one took, are thus told from those of its successor.
package actor HostedPage {
  /// The part of the address that stands for a name: 128 random bits.
  package nonisolated let token: String
  /// By their names below the address; the page itself is "".
  package nonisolated let files: [String: PageReply]
  /// Answers to further requests, by the last part of their path. They need the token, and no seat.
  package nonisolated let actions: [String: PageAction]
  /// The time that a page that has nothing to do waits for a task before it is told so.
  let longestPoll: Duration
  /// A page of which nothing was heard for so long has left its seat to others.
  let patience: Duration
  /// A task is given up when it was handed out so often.
  static let mostAttempts = 5

  /// Who has the address: the page, by which it knows itself after a reload, with its description of itself.
  var seat: (number: Int, page: String, description: Data, lastHeard: ContinuousClock.Instant)?
  private var lastSeat = 0
  var lastTask = 0
  /// A task that has no result yet, and who waits for it.
  typealias OpenTask = (
    task: PageTask, answer: CheckedContinuation<Result<Data, PageFault>, Never>
  )
  /// Tasks that wait, the first first.
  var waiting: [OpenTask] = []
  /// The task that the page holds.
  var held: OpenTask?
  /// The page's request for a task, while there is none.
  var poll: (number: Int, answer: CheckedContinuation<PageTask?, Never>)?
  var lastPoll = 0
  private var guests: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var lastGuest = 0

  package init(
    files: [String: PageReply], actions: [String: PageAction] = [:],
    longestPoll: Duration = .seconds(10), patience: Duration = .seconds(30)
  ) {
    self.files = files
    self.actions = actions
    self.longestPoll = longestPoll
    self.patience = patience
    token = Self.randomToken()
  }

  private static func randomToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  // MARK: Whoever asks the page

  /// The description of itself that the page with the address gave when it joined; nil where there
  /// is none.
  package var pageDescription: Data? { isThere ? seat?.description : nil }

  /// Waits for a page to join.
  ///
  /// - Returns: what it says of itself.
  /// - Throws: `PageFault`, also where the task is cancelled.
  package func joined(within limit: Duration) async throws(PageFault) -> Data {
    if let description = pageDescription { return description }
    lastGuest += 1
    let guest = lastGuest
    let clock = Task {
      try await Task.sleep(for: limit)
      admit(guest, false)
    }
    let hasJoined = await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        if Task.isCancelled { return answer.resume(returning: false) }
        guests[guest] = answer
      }
    } onCancel: {
      Task { await admit(guest, false) }
    }
    clock.cancel()
    if Task.isCancelled { throw .cancelled }
    guard hasJoined, let seat else {
      throw .noPage(waitedSeconds: Int(limit.components.seconds))
    }
    return seat.description
  }

  private func admit(_ guest: Int, _ hasJoined: Bool) {
    guests.removeValue(forKey: guest)?.resume(returning: hasJoined)
  }

  // MARK: The page

  /// Takes the address for a page: a new one where nobody has it, or one that has been reloaded.
  ///
  /// - Parameters:
  ///   - page: by which it knows itself after a reload.
  ///   - description: what it says of itself.
  /// - Returns: the number that the page puts into its further requests; nil where another page has the address.
  package func join(page: String, description: Data) -> Int? {
    if let seat, seat.page != page, isThere { return nil }
    lastSeat += 1
    seat = (lastSeat, page, description, .now)
    poll?.answer.resume(returning: nil)
    poll = nil
    for guest in guests.keys { admit(guest, true) }
    return lastSeat
  }

  /// Gives up the address, so that another page can have it at once. What the page held is asked again of the next.
  ///
  /// - Returns: whether it had the address.
  package func leave(seat number: Int) -> Bool {
    guard hear(from: number) else { return false }
    poll?.answer.resume(returning: nil)
    poll = nil
    takeBack()
    // Its seat stays: after a reload it is the same page.
    seat?.lastHeard = .now - patience
    return true
  }

  /// True if a page has the address and was heard of of late, or is at work.
  var isThere: Bool {
    guard let seat else { return false }
    return poll != nil || held != nil || .now - seat.lastHeard < patience
  }

  /// Notes that the page in a seat has said something.
  ///
  /// - Returns: false where the seat is not that of the page that has the address.
  func hear(from number: Int) -> Bool {
    guard seat?.number == number else { return false }
    seat?.lastHeard = .now
    return true
  }
}
