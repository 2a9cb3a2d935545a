import ComposableArchitecture
import Testing

struct IsolatedTests {
  @Test func `LockIsolated keeps every change from concurrent tasks`() async {
    let numbers = LockIsolated<Set<Int>>([])
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<1_000 { group.addTask { numbers.withValue { _ = $0.insert(number) } } }
    }
    #expect(numbers.count == 1_000)
    numbers.setValue([1])
    #expect(numbers.value == [1])
    #expect(numbers == LockIsolated([1]))
  }

  @Test func `ActorIsolated keeps every change from concurrent tasks`() async {
    let count = ActorIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 { group.addTask { await count.withValue { $0 += 1 } } }
    }
    #expect(await count.value == 1_000)
    await count.setValue(2)
    #expect(await count.value == 2)
  }
}
