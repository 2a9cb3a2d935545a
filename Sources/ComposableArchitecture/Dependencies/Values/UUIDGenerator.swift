import Foundation
import Synchronization

/// Makes UUIDs.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// ...
/// state.todos.append(Todo(id: uuid()))
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID
  /// Where the next UUID comes from, if they are counted.
  let sequence: UUIDSequence?

  /// A generator that calls a function for each UUID.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
    sequence = nil
  }

  private init(_ sequence: UUIDSequence) {
    generate = { sequence.next() }
    self.sequence = sequence
  }

  /// A generator that always answers the same UUID.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A generator that counts from 00000000-0000-0000-0000-000000000000: `UUID(0)`, `UUID(1)`, ...
  ///
  /// Each use of this property is a new count; copies of one generator share theirs.
  public static var incrementing: Self { Self(UUIDSequence()) }

  /// Makes a count go on with the UUID of a number; others stay.
  package func count(from number: UInt64) { sequence?.recall([number]) }

  /// The number of a count's next UUID; nil for others.
  package var nextNumber: UInt64? { sequence?.memory.first }

  /// The next UUID.
  public func callAsFunction() -> UUID {
    generate()
  }
}

/// A count of UUIDs, which can be set back.
final class UUIDSequence: Recallable {
  private let count = Atomic<UInt64>(0)

  func next() -> UUID {
    UUID(Int(count.wrappingAdd(1, ordering: .relaxed).oldValue))
  }

  var memory: [UInt64] { [count.load(ordering: .relaxed)] }

  func recall(_ memory: ArraySlice<UInt64>) {
    count.store(memory.first ?? 0, ordering: .relaxed)
  }
}

extension UUIDGenerator: HoldsRecallable {
  var recallable: (any Recallable)? { sequence }
}

extension UUID {
  /// The UUID whose last twelve digits are a number in hexadecimal: `UUID(255)` is
  /// 00000000-0000-0000-0000-0000000000FF.
  ///
  /// - Parameter intValue: From 0 to 2^48 - 1; digits beyond the twelfth are dropped.
  public init(_ intValue: Int) {
    func byte(_ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: intValue >> (place * 8)) }
    self.init(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)))
  }
}

extension DependencyValues {
  /// Makes UUIDs; a test that does not override it fails when it is used.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}
