/// The animation of a change. Changes are not animated.
public struct Transaction: Sendable {
  public var animation: Animation?
  /// Whether the change is not animated.
  public var disablesAnimations = true
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Performs changes. They are not animated.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Performs changes. They are not animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// Returns the binding itself: changes are not animated.
  public func animation(_ animation: Animation? = .default) -> Binding { self }

  /// Returns the binding itself: changes are not animated.
  public func transaction(_ transaction: Transaction) -> Binding { self }

  /// Creates a binding from two functions, of which the second one receives the animation of the change.
  public init(
    get: @escaping () -> Value,
    set: @escaping (_ newValue: Value, _ transaction: Transaction) -> Void
  ) {
    self.init(get: get) { set($0, Transaction()) }
  }
}
