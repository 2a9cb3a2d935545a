import Testing

@testable import ComposableArchitecture

@Suite("Dependencies in tasks")
struct DependencyPropagationTests {
  @Dependency(\.mode) var mode

  @Test("Task inherits the overrides, and Task.detached does not")
  func tasks() async {
    let (inherited, detached) = withDependencies {
      $0.mode = "task"
    } operation: {
      (Task { self.mode }, Task.detached { DependencyValues._current.mode })
    }
    #expect(await inherited.value == "task")
    #expect(await detached.value != "task")
  }

  @Test("10,000 child tasks inherit the overrides")
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

  @Test("Concurrent tasks do not see each other's overrides")
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

  @Test("Threads that read a dependency concurrently share one default value")
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

  @Test("withEscapedDependencies passes the overrides to an escaping closure")
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

  @Test("withEscapedDependencies passes the overrides to an asynchronous operation")
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
