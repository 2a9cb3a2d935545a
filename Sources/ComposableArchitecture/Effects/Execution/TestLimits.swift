/// The limits after which a test stops a feature that does not become idle.
package enum TestLimits {
  /// The number of jobs of effects, or of `.send` effects that follow each other.
  package static let steps = 100_000
}
