import Synchronization

/// Gives access to a random number generator.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// ...
/// state.dice = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
///
/// Only one caller has access at a time. Calling it inside `work` deadlocks.
public struct WithRandomNumberGenerator: Sendable {
  private let source: RandomSource

  /// Gives access to a generator, which continues its sequence from call to call.
  public init<T: RandomNumberGenerator & Sendable>(_ generator: T) {
    source = RandomSource(generator)
  }

  /// Restarts a seeded sequence. Has no effect on other generators.
  package func restart(seed: UInt64) {
    if !source.memory.isEmpty { source.restore([seed]) }
  }

  /// The state of a seeded sequence; `nil` for other generators.
  package var state: UInt64? { source.seed }

  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator) throws -> R
  ) rethrows -> R {
    try source.lend(work)
  }
}

/// A generator protected by a lock. It can be restored if it is a `SeededRandomNumberGenerator`.
private final class RandomSource: Restorable, @unchecked Sendable {
  // Unchecked: `generator` is only accessed while the lock is held, and the initializer requires it to
  // be Sendable.
  private let lock = Mutex(())
  private var generator: any RandomNumberGenerator

  init(_ generator: any RandomNumberGenerator & Sendable) { self.generator = generator }

  func lend<R>(_ work: (inout any RandomNumberGenerator) throws -> R) rethrows -> R {
    try withoutActuallyEscaping(work) { work in
      try lock.withLock { _ in Lent(value: try work(&generator)) }.value
    }
  }

  /// A result that leaves the lock.
  private struct Lent<R>: @unchecked Sendable {
    // Unchecked: no other thread has had access to the value.
    let value: R
  }

  /// The state of a `SeededRandomNumberGenerator`; `nil` for other generators.
  var seed: UInt64? {
    lock.withLock { _ in (generator as? SeededRandomNumberGenerator)?.state }
  }

  var memory: [UInt64] { seed.map { [$0] } ?? [] }

  func isAt(_ words: [UInt64], from start: Int) -> Bool { words[start] == seed }

  func restore(_ memory: ArraySlice<UInt64>) {
    guard let state = memory.first else { return }
    lock.withLock { _ in generator = SeededRandomNumberGenerator(seed: state) }
  }
}

extension WithRandomNumberGenerator: ContainsRestorable {
  var restorable: (any Restorable)? { source }
}

/// A random number generator with a seed: the same sequence on every run and every machine.
package struct SeededRandomNumberGenerator: RandomNumberGenerator, Sendable {
  fileprivate var state: UInt64

  package init(seed: UInt64) { state = seed }

  // SplitMix64: one word of state, every output equally likely.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

extension DependencyValues {
  /// Gives access to a random number generator. Using it in a test without an override is a failure.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static let testValue = WithRandomNumberGenerator(UnimplementedRandomNumberGenerator())
}

/// Reports each use and returns random numbers.
private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator {
  private var generator = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    RuntimeWarning.reportUnimplemented("@Dependency(\\.withRandomNumberGenerator)")
    return generator.next()
  }
}
