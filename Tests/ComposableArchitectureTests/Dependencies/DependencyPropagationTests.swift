import Dispatch
import Testing

@testable import ComposableArchitecture

@Suite("Dependencies travel with the task")
struct DependencyPropagationTests {
  @Dependency(\.mode) var mode

  @Test("into Task, not into Task.detached")
  func tasks() async {
    let (inherited, detached) = withDependencies {
      $0.mode = "task"
    } operation: {
      (Task { self.mode }, Task.detached { DependencyValues._current.mode })
    }
    #expect(await inherited.value == "task")
    #expect(await detached.value != "task")
  }

  @Test("into a task group and async let, 10,000 times")
  func groups() async {
    let seen = await withDependencies {
      $0.mode = "group"
    } operation: {
      async let one = mode
      let many = await withTaskGroup(of: String.self) { group in
        for _ in 0..<10_000 { group.addTask { self.mode } }
        return await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      return await many.union([one])
    }
    #expect(seen == ["group"])
  }

  @Test("overrides in concurrent tasks do not meet")
  func apart() async {
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<10_000 {
        group.addTask {
          await withDependencies {
            $0.mode = "\(number)"
          } operation: {
            await Task.yield()
            return self.mode != "\(number)"
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(wrong == 0)
  }

  @Test("one default is made for all threads that ask at once")
  func oneDefault() async {
    final class Made: Sendable {}
    enum MadeKey: DependencyKey {
      static var liveValue: Made { Made() }
      static var testValue: Made { Made() }
    }
    let objects = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<1_000 {
        group.addTask { ObjectIdentifier(DependencyValues._current[MadeKey.self]) }
      }
      return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
    }
    #expect(objects.count == 1)
  }

  @Test("an escaping closure takes them along with withEscapedDependencies")
  func escaping() async {
    let mode = await withDependencies {
      $0.mode = "escaped"
    } operation: {
      await withCheckedContinuation { continuation in
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            dependencies.yield { continuation.resume(returning: self.mode) }
          }
        }
      }
    }
    #expect(mode == "escaped")
  }

  @Test("an asynchronous operation takes them along as well")
  func escapingAsync() async {
    let task = withDependencies {
      $0.mode = "escaped"
    } operation: {
      withEscapedDependencies { dependencies in
        Task.detached { await dependencies.yield { await Task { self.mode }.value } }
      }
    }
    #expect(await task.value == "escaped")
  }
}
