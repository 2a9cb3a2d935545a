package struct ExploredDependencies {
  package let clock: VirtualClock
  package let random: WithRandomNumberGenerator
  package let date: DateGenerator
  package let shared: SharedStorages
  /// The contents of the shared values in the first state; `nil` for those of new storages.
  package let sharedStart: SharedHistory.Snapshot?
  /// Sets all of them.
  package let apply: (inout DependencyValues) -> Void

  /// Dependencies that a program has made, such as a session whose current state is the first one.
  package init(
    clock: VirtualClock, random: WithRandomNumberGenerator, date: DateGenerator,
    shared: SharedStorages, sharedStart: SharedHistory.Snapshot,
    apply: @escaping (inout DependencyValues) -> Void
  ) {
    (self.clock, self.random, self.date) = (clock, random, date)
    (self.shared, self.sharedStart, self.apply) = (shared, sharedStart, apply)
  }

  /// New dependencies: the clock is at zero, and nothing is stored.
  init() {
    let clock = VirtualClock()
    let date = DateGenerator.following(clock, from: Date(timeIntervalSince1970: 1_704_067_200))
    let random = WithRandomNumberGenerator(SeededRandomNumberGenerator(seed: 0))
    let (uuid, ids) = (UUIDGenerator.incrementing, StackElementIDGenerator())
    let shared = SharedStorages()
    (self.clock, self.random, self.date, self.shared) = (clock, random, date, shared)
    sharedStart = nil
    apply = { values in
      values.continuousClock = FeatureClock(clock, as: .continuousClock)
      values.suspendingClock = FeatureClock(clock, as: .suspendingClock)
      (values.date, values.uuid, values.withRandomNumberGenerator) = (date, uuid, random)
      values.stackElementID = ids
      shared.apply(to: &values)
    }
  }
}
