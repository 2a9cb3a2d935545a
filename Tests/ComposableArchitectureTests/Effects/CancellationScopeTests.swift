import Synchronization
import Testing

@testable import ComposableArchitecture

/// Operations that are cancelled together.
struct CancellationScopeTests {
  private let scope = CancellationScope()
  private let log = Log()

  @Test func `Each operation is cancelled once, in the order in which it was added`() {
    for number in 0..<10 { add(number) }
    scope.cancel()
    scope.cancel()
    #expect(log.numbers == Array(0..<10))
  }

  @Test func `A removed operation is not cancelled`() {
    let entries = (0..<4).map(add)
    scope.remove(entries[0])
    scope.remove(entries[2])
    add(4)
    scope.cancel()
    #expect(log.numbers == [1, 3, 4])
  }

  @Test func `An operation added to a cancelled scope is cancelled immediately`() {
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
