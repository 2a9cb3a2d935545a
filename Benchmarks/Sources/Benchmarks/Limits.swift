import ComposableArchitecture

/// What must go well however much there is of it.
@MainActor
enum Limits {
  /// Measures each limit and prints a line about it.
  static func report() async {
    sendChain()
    await concurrentRuns(10_000, "10,000")
    await concurrentRuns(100_000, "100,000")
  }

  private static func sendChain() {
    let store = Store(initialState: Countdown.State()) { Countdown() }
    store.send(.count(1_000))
    let before = peakMemory()
    let time = ContinuousClock().measure { _ = store.send(.count(1_000_000)) }
    line("1,000,000 `.send`s in a chain", time, growth: peakMemory() - before)
  }

  private static func concurrentRuns(_ count: Int, _ text: String) async {
    let store = Loader.drainedStore()
    let before = peakMemory()
    let time = await ContinuousClock().measure { await store.send(.loadMany(count)).finish() }
    precondition(store.withState(\.loaded) == count)
    line("\(text) concurrent `.run`s", time, growth: peakMemory() - before)
  }

  /// The most that the process has had in memory so far, in kilobytes.
  private static func peakMemory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  private static func line(_ name: String, _ time: Duration, growth: Int) {
    let milliseconds = String(format: "%.1f ms", time.nanoseconds / 1e6)
    print("\(name): \(milliseconds), memory grew by \(growth) kB")
  }
}
