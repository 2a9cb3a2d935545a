import Foundation

/// The seeds of a randomized test. The environment variable `SEEDS` sets their number.
///
/// `SEEDS=300 swift test --filter RandomWalk` runs each random walk with 300 seeds.
///
/// - Parameters:
///   - first: The first seed, so that two tests do not repeat each other.
///   - count: The number of seeds if the variable is not set.
package func seeds(from first: UInt64 = 0, _ count: UInt64) -> Range<UInt64> {
  let given = ProcessInfo.processInfo.environment["SEEDS"].flatMap { UInt64($0) }
  return first..<first + (given ?? count)
}

/// A random number generator that produces the same numbers on every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Draws between none and `count` elements, with repetition.
  package mutating func some<Element>(of elements: [Element], upTo count: Int) -> [Element] {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      elements[Int.random(in: 0..<elements.count, using: &self)]
    }
  }
}
