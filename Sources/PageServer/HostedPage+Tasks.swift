package import Foundation

extension HostedPage {
  // MARK: Whoever asks the page

  /// Has the page do something, after all that it was asked before.
  ///
  /// - Parameter limit: how long that may take, the wait for a page that is away included.
  /// - Returns: the page's result, which came once and for this task.
  package func result(of task: PageTask, within limit: Duration) async throws(PageFault) -> Data {
    lastTask += 1
    let id = lastTask
    let clock = Task {
      try await Task.sleep(for: limit)
      giveUp(id, .timedOut(pageIsThere: isThere))
    }
    defer { clock.cancel() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation {
        (answer: CheckedContinuation<Result<Data, PageFault>, Never>) in
        if Task.isCancelled { return answer.resume(returning: .failure(.cancelled)) }
        var task = task
        task.id = id
        waiting.append((task, answer))
        serve()
      }
    } onCancel: {
      Task { await giveUp(id, .cancelled) }
    }
    return try result.get()
  }

  /// Ends a task without a result; what the page still says of it is refused.
  private func giveUp(_ id: Int, _ fault: PageFault) {
    if held?.task.id == id {
      held?.answer.resume(returning: .failure(fault))
      held = nil
    } else if let place = waiting.firstIndex(where: { $0.task.id == id }) {
      waiting.remove(at: place).answer.resume(returning: .failure(fault))
    }
  }

  // MARK: The page

  /// Waits for a task for the page in a seat. The last request counts: an earlier one that still waits gets nothing.
  ///
  /// - Returns: nil where there is none; it may ask again.
  /// - Throws: the reply to a page that has lost its seat.
  package func next(seat number: Int) async throws(PageReply) -> PageTask? {
    guard hear(from: number) else { throw Self.notSeated }
    poll?.answer.resume(returning: nil)
    poll = nil
    // It asks, so it does not have what it was given.
    takeBack()
    lastPoll += 1
    let own = lastPoll
    let clock = Task {
      try await Task.sleep(for: longestPoll)
      endPoll(own)
    }
    let task = await withTaskCancellationHandler {
      await withCheckedContinuation { (answer: CheckedContinuation<PageTask?, Never>) in
        if Task.isCancelled { return answer.resume(returning: nil) }
        poll = (own, answer)
        serve()
      }
    } onCancel: {
      Task { await endPoll(own) }
    }
    clock.cancel()
    if task == nil, !hear(from: number) { throw Self.notSeated }
    return task
  }

  /// Puts the task that the page had before all others.
  func takeBack() {
    guard let held else { return }
    self.held = nil
    waiting.insert(held, at: 0)
  }

  private func endPoll(_ number: Int) {
    guard poll?.number == number else { return }
    poll?.answer.resume(returning: nil)
    poll = nil
  }

  /// Hands the first task that waits to the page, where it has asked for one.
  private func serve() {
    while let poll, held == nil, !waiting.isEmpty {
      var first = waiting.removeFirst()
      guard first.task.attempt < Self.mostAttempts else {
        first.answer.resume(returning: .failure(.lost(attempts: first.task.attempt)))
        continue
      }
      first.task.attempt += 1
      held = first
      self.poll = nil
      poll.answer.resume(returning: first.task)
    }
  }

  /// Takes the result of a task from the page in a seat, once.
  ///
  /// - Throws: the reply where it counts nowhere.
  package func take(
    _ result: Data, ofTask id: Int, attempt: Int, seat number: Int
  ) throws(PageReply) {
    guard hear(from: number) else { throw Self.notSeated }
    guard let held, held.task.id == id else {
      throw Self.refused(
        id >= 1 && id <= lastTask
          ? "task \(id) is over: it was answered, or given up" : "there is no task \(id)")
    }
    guard held.task.attempt == attempt else {
      throw Self.refused(
        "task \(id) was handed out again since; attempt \(held.task.attempt) counts")
    }
    self.held = nil
    held.answer.resume(returning: .success(result))
  }
}
