import FlyingFox

@testable import RoomContents
import Synchronization
import Testing

@testable import RoomServer

@Suite("Lines that viewers send for a task")
struct TaskBoxTests {
  private let answers = AnswerBox()
  private let task = RoomTask(number: 1, text: "", goals: [])

  private func attempt(_ voter: String) -> RoomAttempt {
    RoomAttempt(task: 1, name: "", text: ".a", voter: voter)
  }

  private func response(_ body: String, method: HTTPMethod = .POST) async -> HTTPResponse {
    let routes = RoomRoutes(
      secret: "secret", page: RoomPageText(html: "", contentSecurityPolicy: ""),
      feed: RecordFeed(), viewers: ViewerCount(limit: 1), answers: answers)
    let data = Data(body.utf8)
    return await routes.response(
      to: HTTPRequest(
        method: method, version: .http11, path: "/secret/try", query: [],
        headers: [.contentLength: "\(data.count)"], body: data))
  }

  private func json(name: String = "Mina", text: String = ".a") -> String {
    let attempt = RoomAttempt(task: 1, name: name, text: text, voter: "viewer-one")
    return (try? JSONEncoder().encode(attempt)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test("The answer is what the lines did, and the presenter sees who has solved the task")
  func answer() async throws {
    let result = RoomAttemptResult(
      lines: [.init(text: ".a", output: [.init(.added, "+ 1")], isRefused: false)], isSolved: true)
    #expect(await response(json()).statusCode == .conflict)
    answers.tasks.open(task) { $0.lines == [".a"] ? result : RoomAttemptResult() }
    let response = await response(json())
    #expect(response.statusCode == .ok)
    let answer = try JSONDecoder().decode(RoomAttemptResult.self, from: await response.bodyData)
    #expect(answer == result)
    #expect(answers.tasks.people.map(\.name) == ["Mina"])
    #expect(answers.tasks.people.map(\.isSolved) == [true])
    #expect(answers.tasks.close().count == 1)
    #expect(await self.response(json()).statusCode == .conflict)
  }

  @Test("What is not an attempt is refused and not evaluated")
  func invalid() async throws {
    answers.tasks.open(task) { _ in
      Issue.record("evaluated")
      return RoomAttemptResult()
    }
    let bodies = [
      "", "{}", json(name: "\u{1B}[2J"), json(text: ""),
      json(text: String(repeating: ".a\n", count: 21)),
    ]
    for body in bodies { #expect(await response(body).statusCode == .badRequest) }
    for (body, reason) in zip(bodies.dropFirst(2), ["name", "empty", "limits"]) {
      #expect(try await response(body).bodyData == Data(reason.utf8))
    }
    #expect(try await response(json(text: ".a\u{202E}")).bodyData == Data("control".utf8))
    let long = json(text: String(repeating: "a", count: 5_000))
    #expect(await response(long).statusCode == .payloadTooLarge)
    #expect(await response("", method: .GET).statusCode == .methodNotAllowed)
  }

  @Test("Attempts are evaluated one at a time, and those after the limit are sent away")
  func oneAtATime() async {
    let box = TaskBox(waitingLimit: 1)
    let gate = AsyncStream.makeStream(of: Void.self)
    let started = AsyncStream.makeStream(of: Void.self)
    let running = Mutex(0)
    box.open(task) { _ in
      running.withLock { count in
        count += 1
        #expect(count == 1)
      }
      started.continuation.yield()
      for await _ in gate.stream { break }
      running.withLock { $0 -= 1 }
      return RoomAttemptResult()
    }
    await withTaskGroup(of: TaskBox.Answer.self) { group in
      group.addTask { await box.answer(attempt("viewer-one"), from: nil) }
      for await _ in started.stream { break }
      #expect(await box.answer(attempt("viewer-one"), from: nil) == .refused(.isFull))
      // One of these waits, and the other one is sent away.
      group.addTask { await box.answer(attempt("viewer-two"), from: nil) }
      group.addTask { await box.answer(attempt("viewer-three"), from: nil) }
      #expect(await group.next() == .isBusy)
      gate.continuation.yield()
      #expect(await group.next() == .result(RoomAttemptResult()))
      gate.continuation.yield()
      #expect(await group.next() == .result(RoomAttemptResult()))
    }
    #expect(box.people.map(\.attempts).sorted() == [0, 1, 1])
  }

  @Test("Who waits too long is told to come again, and keeps the place")
  func place() async {
    let turns = Turns(limit: 2, patience: .zero, absence: .seconds(600))
    #expect(await turns.take("first"))
    #expect(await !turns.take("second"))
    #expect(await !turns.take("third"))
    #expect(await !turns.take("fourth"))
    #expect(await turns.names == ["second", "third"])
    #expect(await !turns.take("second"))
    #expect(await turns.names == ["second", "third"])
    // Nobody is here, so the turn is free for who comes first.
    await turns.give()
    #expect(await turns.take("third"))
    #expect(await turns.names == ["second"])
  }

  @Test("The turn is that of the first who is here")
  func first() async {
    let turns = Turns(limit: 9, patience: .seconds(600))
    #expect(await turns.take("first"))
    await withTaskGroup(of: String.self) { group in
      for name in ["second", "third"] {
        group.addTask { await turns.take(name) ? name : "nobody" }
        while await !turns.names.contains(name) { await Task.yield() }
      }
      await turns.give()
      #expect(await group.next() == "second")
      await turns.give()
      #expect(await group.next() == "third")
    }
  }
}
