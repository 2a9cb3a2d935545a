import Synchronization
import Testing

@testable import ComposableArchitecture

/// Work that is cancelled together.
struct CancellationScopeTests {
  private let scope = CancellationScope()
  private let log = Log()

  @Test func `everything is cancelled once, in the order in which it was added`() {
    for number in 0..<10 { add(number) }
    scope.cancel()
    scope.cancel()
    #expect(log.numbers == Array(0..<10))
  }

  @Test func `what is removed is not cancelled, the first as little as the others`() {
    let entries = (0..<4).map(add)
    scope.remove(entries[0])
    scope.remove(entries[2])
    add(4)
    scope.cancel()
    #expect(log.numbers == [1, 3, 4])
  }

  @Test func `what is added to a scope that was cancelled is cancelled at once`() {
    scope.cancel()
    add(1)
    #expect(log.numbers == [1])
    #expect(scope.isCancelled)
  }

  @discardableResult
  private func add(_ number: Int) -> Int { scope.add { [log] in log.append(number) } }

  private final class Log: Sendable {
    private let storage = Mutex<[Int]>([])
    var numbers: [Int] { storage.withLock { $0 } }
    func append(_ number: Int) { storage.withLock { $0.append(number) } }
  }
}
