import Synchronization

/// The effects of one executor that were cancelled and have not ended.
///
/// An effect that swallows its cancellation, such as a loop around `try? await Task.sleep`, may never let go of the thread that
/// drains it. Every cancellation of an effect comes through here, and everything that waits for effects drains them, so this is the one
/// place that knows for which effects the thread waits.
package final class CancelledEffects: Sendable {
  /// Where the effects were started. The effects themselves would keep each other and the executor alive.
  private let effects = Mutex<[ObjectIdentifier: SourceLocation]>([:])
  private let count = Atomic(0)

  /// Is told that the thread begins to wait for cancelled effects, and that it does not wait any more. The process of a session has one.
  package struct Observer: Sendable {
    let begin: @Sendable ([SourceLocation]) -> Void
    let end: @Sendable () -> Void

    package init(
      begin: @escaping @Sendable ([SourceLocation]) -> Void, end: @escaping @Sendable () -> Void
    ) {
      self.begin = begin
      self.end = end
    }
  }

  private static let observer = Mutex<Observer?>(nil)
  /// How many waits there are now: an action that an effect sends during a drain can cancel another effect.
  private static let waits = Atomic(0)

  package static func observe(_ observer: Observer?) { self.observer.withLock { $0 = observer } }

  /// Cancels an effect, whose cancellation handlers run meanwhile.
  ///
  /// - Parameter location: Where the effect was started.
  func cancel(_ effect: ObjectIdentifier, at location: SourceLocation, _ cancel: () -> Void) {
    let known = effects.withLock { $0.updateValue(location, forKey: effect) }
    if known == nil { count.add(1, ordering: .releasing) }
    Self.begin { [location] }
    cancel()
    Self.end()
  }

  /// An effect has ended that was cancelled.
  func remove(_ effect: ObjectIdentifier) {
    guard effects.withLock({ $0.removeValue(forKey: effect) }) != nil else { return }
    count.subtract(1, ordering: .releasing)
  }

  /// Whether none is in flight.
  private var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// A drain, which waits as long as cancelled effects are in flight that it may run.
  struct Drain {
    private let cancelled: CancelledEffects
    private var isWaiting = false

    init(_ cancelled: CancelledEffects) {
      self.cancelled = cancelled
      update()
    }

    /// Call this after each job.
    mutating func update() {
      guard cancelled.isEmpty == isWaiting else { return }
      isWaiting.toggle()
      guard isWaiting else { return CancelledEffects.end() }
      CancelledEffects.begin { [cancelled] in cancelled.effects.withLock { Array($0.values) } }
    }

    /// No job is ready. Effects that are still in flight wait for something outside of the process, so that later drains do not wait
    /// for them.
    mutating func end() {
      if isWaiting { CancelledEffects.end() }
      isWaiting = false
      guard !cancelled.isEmpty else { return }
      let removed = cancelled.effects.withLock { effects in
        defer { effects = [:] }
        return effects.count
      }
      cancelled.count.subtract(removed, ordering: .releasing)
    }
  }

  private static func begin(_ locations: () -> [SourceLocation]) {
    guard waits.add(1, ordering: .acquiringAndReleasing).oldValue == 0,
      let observer = observer.withLock({ $0 })
    else { return }
    observer.begin(locations())
  }

  private static func end() {
    guard waits.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
    observer.withLock { $0 }?.end()
  }
}
