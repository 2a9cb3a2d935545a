import ComposableArchitecture
import Foundation

/// The dependencies of a feature that is explored: they are the same on every run, and they can be restored.
@MainActor
final class MachineEnvironment {
  /// The values of the dependencies at one moment.
  struct Moment {
    fileprivate let words: DependencyHistory.Snapshot
    fileprivate let shared: SharedHistory.Snapshot

    /// Whether two moments are the same.
    static func == (one: Self, other: Self) -> Bool {
      one.words == other.words && one.shared == other.shared
    }
  }

  let clock = VirtualClock()
  let random = WithRandomNumberGenerator(SeededRandomNumberGenerator(seed: 0))
  let date: DateGenerator
  private let uuid = UUIDGenerator.incrementing
  private let stackElementID = StackElementIDGenerator()
  private let shared = SharedStorages()
  private let outside = DependencyValues()
  private let context: DependencyContext
  private let overrides: (inout DependencyValues) -> Void
  private var history: DependencyHistory?
  private var last: DependencyHistory.Snapshot?

  init(_ context: DependencyContext, _ overrides: @escaping (inout DependencyValues) -> Void) {
    self.context = context
    self.overrides = overrides
    date = .following(clock, from: Date(timeIntervalSince1970: 1_704_067_200))
    history = DependencyHistory(of: DependencyValues(context: context, overrides: apply))
  }

  /// Sets the controlled dependencies, and then those of the user.
  func apply(to values: inout DependencyValues) {
    values.context = context
    values.continuousClock = clock
    values.suspendingClock = AnyClock(clock)
    (values.date, values.uuid, values.withRandomNumberGenerator) = (date, uuid, random)
    values.stackElementID = stackElementID
    shared.apply(to: &values)
    overrides(&values)
  }

  /// Calls a function with these dependencies, which an initial state may use.
  func running<R>(_ body: () -> R) -> R {
    DependencyValues.$_current.withValue(outside) { withDependencies(apply, operation: body) }
  }

  /// Calls a function without the dependencies of the code around it.
  func isolated<R>(_ body: () -> R) -> R {
    DependencyValues.$_current.withValue(outside, operation: body)
  }

  /// The values now. Equal moments share their memory.
  func moment() -> Moment {
    let words = history!.snapshot(after: last)
    last = words
    return Moment(words: words, shared: shared.history.snapshot())
  }

  func restore(_ moment: Moment) {
    history!.restore(moment.words)
    shared.history.restore(moment.shared)
  }
}
