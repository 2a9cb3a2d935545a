/// The work that one sent action has started, and what that work's actions start in turn.
///
/// ```swift
/// await store.send(.refreshButtonTapped).finish()
/// ```
public struct StoreTask: Sendable {
  @usableFromInline let group: EffectGroup?

  @inlinable
  @inline(__always)
  init(group: EffectGroup?) { self.group = group }

  /// Waits until all of it has ended; cancelled meanwhile, it cancels the work.
  @MainActor
  public func finish() async { await group?.finish() }

  /// Cancels all of it.
  public func cancel() { group?.scope.cancel() }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { group?.scope.isCancelled ?? false }
}

extension StoreTask: Hashable {
  /// Two tasks are equal when they stand for the same work.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  /// Hashes the work's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(group.map(ObjectIdentifier.init)) }
}
