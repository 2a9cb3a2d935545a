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
  /// The sequence of UUIDs, if they are incrementing.
  let sequence: UUIDSequence?

  /// Makes a generator that calls a function for each UUID.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
    sequence = nil
  }

  private init(_ sequence: UUIDSequence) {
    generate = { sequence.next() }
    self.sequence = sequence
  }

  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A generator of incrementing UUIDs, starting at 00000000-0000-0000-0000-000000000000: `UUID(0)`, `UUID(1)`, ...
  ///
  /// Each access of this property makes a new sequence. Copies of a generator share their sequence.
  public static var incrementing: Self { Self(UUIDSequence()) }

  /// Sets the number of the next incrementing UUID. Has no effect on other generators.
  package func count(from number: UInt64) { sequence?.restore([number]) }

  /// The number of the next incrementing UUID; `nil` for other generators.
  package var nextNumber: UInt64? { sequence?.memory.first }

  public func callAsFunction() -> UUID {
    generate()
  }
}

/// A sequence of incrementing UUIDs that can be restored.
final class UUIDSequence: Restorable {
  private let count = Atomic<UInt64>(0)

  func next() -> UUID {
    UUID(Int(count.wrappingAdd(1, ordering: .relaxed).oldValue))
  }

  var memory: [UInt64] { [count.load(ordering: .relaxed)] }

  func isAt(_ words: [UInt64], from start: Int) -> Bool {
    words[start] == count.load(ordering: .relaxed)
  }

  func restore(_ memory: ArraySlice<UInt64>) {
    count.store(memory.first ?? 0, ordering: .relaxed)
  }
}

extension UUIDGenerator: ContainsRestorable {
  var restorable: (any Restorable)? { sequence }
}

extension UUID {
  /// The UUID whose last twelve digits are a number in hexadecimal: `UUID(255)` is
  /// 00000000-0000-0000-0000-0000000000FF.
  ///
  /// - Parameter intValue: Any number. The digits of a large one continue in the group before; the group before that is 0001
  ///   if the number is negative.
  public init(_ intValue: Int) {
    let digits = intValue.magnitude
    func byte(_ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: digits >> (place * 8)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, intValue < 0 ? 1 : 0, byte(7), byte(6), byte(5), byte(4), byte(3),
        byte(2), byte(1), byte(0)
      ))
  }
}

extension DependencyValues {
  /// Makes UUIDs. Using it in a test without an override is a failure.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}
