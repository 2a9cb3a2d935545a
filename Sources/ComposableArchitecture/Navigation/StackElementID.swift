import Synchronization

/// The ID of an element in a stack. It is shown as `#0`.
///
/// Each element that is added to a stack gets a new ID. In tests, the first is 0:
///
/// ```swift
/// await store.send(\.path[id: 0].saveButtonTapped)
/// ```
public struct StackElementID: Hashable, Sendable {
  package let number: Int

  package init(number: Int) { self.number = number }

  /// A new ID.
  static func next() -> Self { DependencyValues._current.stackElementID.next() }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(number: value) }
}

extension StackElementID: CustomStringConvertible {
  /// `#0`.
  public var description: String { "#\(number)" }
}

extension StackElementID: CustomDebugStringConvertible {
  public var debugDescription: String { description }
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

/// The ID of an element that is shown and typed as a number: `#0`.
package protocol NumberedElementID {
  /// The number; `nil` before the ID has one.
  var shownNumber: Int? { get }
}

/// Generates the IDs of all stacks. Copies share their count.
package struct StackElementIDGenerator: Sendable, ContainsRestorable {
  private let count: Count

  package init(next: Int = 0) {
    count = Count()
    count.restore([UInt64(next)])
  }

  package var nextNumber: Int { Int(count.value.load(ordering: .relaxed)) }

  func next() -> StackElementID {
    StackElementID(number: Int(count.value.wrappingAdd(1, ordering: .relaxed).oldValue))
  }

  /// Makes sure that an ID is not used again.
  func skip(_ id: StackElementID) {
    if id.number >= nextNumber { count.restore([UInt64(id.number + 1)]) }
  }

  /// The count now, for an operation that uses the same IDs again.
  var mark: Mark { Mark(generator: self, next: count.value.load(ordering: .relaxed)) }

  /// A count of a generator.
  struct Mark {
    fileprivate let generator: StackElementIDGenerator
    fileprivate let next: UInt64

    /// Runs an operation that uses IDs from here on. They are used again afterwards.
    func repeating<R>(_ operation: () throws -> R) rethrows -> R {
      let outer = generator.count.value.exchange(next, ordering: .relaxed)
      defer { generator.count.value.store(outer, ordering: .relaxed) }
      return try operation()
    }
  }

  var restorable: (any Restorable)? { count }

  private final class Count: Restorable {
    let value = Atomic<UInt64>(0)

    var memory: [UInt64] { [value.load(ordering: .relaxed)] }

    func isAt(_ words: [UInt64], from start: Int) -> Bool {
      words[start] == value.load(ordering: .relaxed)
    }

    func elementNumber(in memory: ArraySlice<UInt64>) -> Int? { memory.first.map { Int($0) } }

    func restore(_ memory: ArraySlice<UInt64>) {
      value.store(memory.first ?? 0, ordering: .relaxed)
    }
  }
}

extension DependencyValues {
  /// Generates the IDs of all stacks.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator()
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}
