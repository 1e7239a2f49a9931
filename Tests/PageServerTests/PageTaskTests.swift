import Foundation
import PageServer
import PlainClient
import Testing

/// What a page is asked, and what counts of what it answers.
@Suite struct PageTaskTests {
  @Test func `a page gets a task with its pixels, and its result arrives`() async throws {
    try await ServedPage.run { served in
      let seat = try await served.join()
      let asked = served.ask("grey levels")
      let task = try await served.next(seat)
      #expect(task.status == 200)
      #expect(task.text == "grey levels")
      #expect(task.headers["task"] == "{\"kind\":\"test\"}")
      #expect(task.headers["task-id"] == "1")
      #expect(task.headers["task-attempt"] == "1")
      #expect(try await served.result(seat, task: 1, "{\"n\":7}").status == 204)
      #expect(await asked.value == .success("{\"n\":7}"))
    }
  }

  @Test func `a result that comes twice is refused, and counts once`() async throws {
    try await ServedPage.run { served in
      let seat = try await served.join()
      let asked = served.ask()
      _ = try await served.next(seat)
      #expect(try await served.result(seat, task: 1, "{\"n\":1}").status == 204)
      let second = try await served.result(seat, task: 1, "{\"n\":2}")
      #expect(second.status == 409)
      #expect(second.text.hasPrefix("task 1 is over"))
      #expect(await asked.value == .success("{\"n\":1}"))
    }
  }

  @Test(arguments: [
    (2, 1, "there is no task 2"), (0, 1, "there is no task 0"), (1, 2, "task 1 was handed out"),
  ])
  func `a result of a wrong id or attempt is refused, and the right one still counts`(
    task: Int, attempt: Int, reason: String
  ) async throws {
    try await ServedPage.run { served in
      let seat = try await served.join()
      let asked = served.ask()
      _ = try await served.next(seat)
      let wrong = try await served.result(seat, task: task, attempt: attempt)
      #expect(wrong.status == 409)
      #expect(wrong.text.hasPrefix(reason))
      #expect(wrong.headers["reason"] == "refused")
      #expect(try await served.result(seat, task: 1, "{\"n\":1}").status == 204)
      #expect(await asked.value == .success("{\"n\":1}"))
    }
  }

  @Test
  func
    `a page that is reloaded in the midst of a task gets it again, and its first answer is refused`()
    async throws
  {
    try await ServedPage.run { served in
      let before = try await served.join("a")
      let asked = served.ask()
      _ = try await served.next(before)
      let after = try await served.join("a")
      #expect(after != before)
      #expect(try await served.result(before, task: 1).status == 409)
      let again = try await served.next(after)
      #expect(again.headers["task-id"] == "1")
      #expect(again.headers["task-attempt"] == "2")
      #expect(try await served.result(after, task: 1, attempt: 1).status == 409)
      #expect(try await served.result(after, task: 1, attempt: 2, "{\"n\":2}").status == 204)
      #expect(await asked.value == .success("{\"n\":2}"))
    }
  }

  @Test func `a page that asks again has lost its task, and gets it once more`() async throws {
    try await ServedPage.run { served in
      let seat = try await served.join()
      let asked = served.ask()
      for attempt in 1...5 {
        #expect(try await served.next(seat).headers["task-attempt"] == "\(attempt)")
      }
      async let poll = served.next(seat)
      #expect(await asked.value == .failure(.lost(attempts: 5)))
      let other = served.ask()
      #expect(try await poll.headers["task-id"] == "2")
      other.cancel()
    }
  }

  @Test func `of two requests for a task the earlier one gets nothing, and at once`() async throws {
    try await ServedPage.run { served in
      let seat = try await served.join()
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<2 { group.addTask { try await served.next(seat).status } }
        let earlier = try await group.next()
        #expect(earlier == 204)
        let asked = served.ask()
        let later = try await group.next()
        #expect(later == 200)
        asked.cancel()
      }
    }
  }

  @Test func `without a task the answer is 204 after a while`() async throws {
    try await ServedPage.run(poll: .milliseconds(50)) { served in
      let seat = try await served.join()
      #expect(try await served.next(seat).status == 204)
    }
  }

  @Test func `a task waits until the one before it is done`() async throws {
    try await ServedPage.run { served in
      let seat = try await served.join()
      let first = served.ask("1")
      #expect(try await served.next(seat).text == "1")
      let second = served.ask("2")
      #expect(try await served.result(seat, task: 1, "{\"n\":1}").status == 204)
      #expect(await first.value == .success("{\"n\":1}"))
      let next = try await served.next(seat)
      #expect(next.text == "2")
      #expect(next.headers["task-id"] == "2")
      #expect(try await served.result(seat, task: 2, "{\"n\":2}").status == 204)
      #expect(await second.value == .success("{\"n\":2}"))
    }
  }

  @Test func `a result that comes after the task was given up is refused`() async throws {
    try await ServedPage.run { served in
      let seat = try await served.join()
      let asked = served.ask()
      _ = try await served.next(seat)
      asked.cancel()
      #expect(await asked.value == .failure(.cancelled))
      let late = try await served.result(seat, task: 1)
      #expect(late.status == 409)
      #expect(late.text.hasPrefix("task 1 is over"))
    }
  }

  @Test func `a task of whoever has gone is not handed out`() async throws {
    try await ServedPage.run(poll: .milliseconds(100)) { served in
      let seat = try await served.join()
      let asked = served.ask()
      try await Task.sleep(for: .milliseconds(50))
      asked.cancel()
      #expect(await asked.value == .failure(.cancelled))
      #expect(try await served.next(seat).status == 204)
    }
  }

  @Test func `without a page a task times out, and says that there is none`() async throws {
    try await ServedPage.run { served in
      #expect(
        await served.ask(within: .milliseconds(50)).value
          == .failure(.timedOut(pageIsThere: false)))
    }
  }
}
