import Foundation

/// The time that a load takes.
enum LoadClock {
  /// The time since the first load, for which the processors were there: on a busy machine, a load has up to a third more time, so that
  /// what is loaded depends less on what else runs.
  static let time: @Sendable () -> Duration = {
    let (start, computed) = (ContinuousClock.now, computedTime())
    return {
      counted(passed: start.duration(to: .now), computed: computedTime() - computed)
    }
  }()

  /// What counts of the time that has passed, in which the processes of a load have computed for some time.
  static func counted(passed: Duration, computed: Duration) -> Duration {
    max(passed * 3 / 4, min(passed, computed))
  }

  /// The time that this process, and those that it has waited for, have computed.
  private static func computedTime() -> Duration {
    [RUSAGE_SELF, RUSAGE_CHILDREN].reduce(.zero) { total, processes in
      var usage = rusage()
      getrusage(Int32(processes.rawValue), &usage)
      return [usage.ru_utime, usage.ru_stime].reduce(total) {
        $0 + .seconds($1.tv_sec) + .microseconds($1.tv_usec)
      }
    }
  }
}
