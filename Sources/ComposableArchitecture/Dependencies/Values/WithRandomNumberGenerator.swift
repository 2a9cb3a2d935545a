import Synchronization

/// Lends a generator of random numbers.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// ...
/// state.dice = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
///
/// One caller has the generator at a time; whoever asks from within `work` waits for ever.
public struct WithRandomNumberGenerator: Sendable {
  private let source: RandomSource

  /// Lends the given generator, and goes on with it from use to use.
  public init<T: RandomNumberGenerator & Sendable>(_ generator: T) {
    source = RandomSource(generator)
  }

  /// Begins a sequence that a seed decides anew; others stay.
  package func restart(seed: UInt64) {
    if !source.memory.isEmpty { source.recall([seed]) }
  }

  /// Where a sequence that a seed decides stands; nil for others.
  package var state: UInt64? { source.memory.first }

  /// Calls `work` with the generator.
  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator) -> R) -> R {
    source.lend(work)
  }
}

/// A generator under a lock, which can be set back if it is a `SeededRandomNumberGenerator`.
private final class RandomSource: Recallable, @unchecked Sendable {
  // Unchecked: `generator` is touched under the lock alone, and Sendable by the initialiser's
  // requirement.
  private let lock = Mutex(())
  private var generator: any RandomNumberGenerator

  init(_ generator: any RandomNumberGenerator & Sendable) { self.generator = generator }

  func lend<R>(_ work: (inout any RandomNumberGenerator) -> R) -> R {
    withoutActuallyEscaping(work) { work in
      lock.withLock { _ in Lent(value: work(&generator)) }.value
    }
  }

  /// A result on its way out of the lock; it never was in another thread's reach.
  private struct Lent<R>: @unchecked Sendable {
    let value: R
  }

  var memory: [UInt64] {
    lock.withLock { _ in (generator as? SeededRandomNumberGenerator).map { [$0.state] } ?? [] }
  }

  func recall(_ memory: ArraySlice<UInt64>) {
    guard let state = memory.first else { return }
    lock.withLock { _ in generator = SeededRandomNumberGenerator(seed: state) }
  }
}

extension WithRandomNumberGenerator: HoldsRecallable {
  var recallable: (any Recallable)? { source }
}

/// Random numbers that a seed decides: the same on every run and every machine.
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
  /// Lends a generator of random numbers; a test that does not override it fails when it is used.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static let testValue = WithRandomNumberGenerator(UnimplementedRandomNumberGenerator())
}

/// Reports each use, and answers random numbers.
private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator {
  private var generator = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    RuntimeWarning.reportUnimplemented("@Dependency(\\.withRandomNumberGenerator)")
    return generator.next()
  }
}
