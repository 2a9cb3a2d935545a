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

  private let parts: ExploredDependencies
  private let outside = DependencyValues()
  private let context: DependencyContext
  private let overrides: (inout DependencyValues) -> Void
  private var history: DependencyHistory?
  private var last: DependencyHistory.Snapshot?

  var clock: VirtualClock { parts.clock }
  var random: WithRandomNumberGenerator { parts.random }
  var date: DateGenerator { parts.date }
  private var shared: SharedStorages { parts.shared }
  /// The time since the start.
  var now: Duration { clock.now.offset }

  init(
    _ context: DependencyContext, _ overrides: @escaping (inout DependencyValues) -> Void,
    _ parts: ExploredDependencies
  ) {
    self.context = context
    self.overrides = overrides
    self.parts = parts
    if let start = parts.sharedStart { parts.shared.history.restore(start) }
    history = DependencyHistory(of: DependencyValues(context: context, overrides: apply))
  }

  /// Sets the controlled dependencies, and then those of the user.
  func apply(to values: inout DependencyValues) {
    values.context = context
    parts.apply(&values)
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

  /// The sleepers that can wake next: the first of each effect. The first of all is due next.
  var wakeable: [Int] {
    var seen: Set<Int> = []
    return clock.sleepers.enumerated()
      .filter { seen.insert($1.effect?.number ?? -1).inserted }.map(\.offset)
  }

  /// The effect that is asleep at an index.
  func sleeper(at index: Int) -> RunningEffect? {
    let sleepers = clock.sleepers
    return sleepers.indices.contains(index) ? sleepers[index].effect : nil
  }

  /// Whether another effect wakes at the same time as the first one.
  var hasSimultaneousSleepers: Bool {
    let sleepers = clock.sleepers
    guard sleepers.count > 1 else { return false }
    return sleepers[1].deadline <= max(sleepers[0].deadline, clock.now)
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
