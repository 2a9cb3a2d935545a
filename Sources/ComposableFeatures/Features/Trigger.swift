/// Starts something in a feature from outside of it.
///
/// ```swift
/// struct State {
///   @Trigger var reset
/// }
/// // In the feature: .onTrigger(store.reset) { $0.count = 0 }
/// // In a parent:    state.child.reset()
/// ```
///
/// [I] It is a reference, so that it also works on a copy of the state.
@propertyWrapper
public struct Trigger: Sendable {
  private final class Count: @unchecked Sendable {
    // Unchecked: it is used on the thread of the store.
    var value = 0
    weak var runtime: FeatureRuntime?
  }

  private let count = Count()

  /// Makes a trigger.
  public init() {}

  /// The trigger itself.
  public var wrappedValue: Trigger { self }

  /// Runs the feature's `onTrigger`: in an update, when the features settle; otherwise, before the call returns.
  public func callAsFunction() {
    count.value += 1
    guard let runtime = count.runtime, !runtime.isUpdating else { return }
    runtime.perform(.trigger) {}
  }

  /// How often it was called.
  func calls(in runtime: FeatureRuntime) -> Int {
    count.runtime = runtime
    return count.value
  }
}

extension Trigger: Hashable {
  /// Triggers do not make states differ.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}
