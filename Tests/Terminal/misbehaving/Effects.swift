import ComposableArchitecture
import Foundation

/// Effects that crash, that never end, or that ignore their cancellation.
struct Effects: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus, crashNow, crashLater, crashOnThread, crashInTask, crashInDispatch, exitLater
    case ignoreSleep, ignoreClock, spin, received
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .received: state.count = [Int]()[state.count]  // received
      case .crashNow: return .run { _ in _ = [Int]()[1] }  // crashNow
      case .crashLater:
        return .run { [clock] _ in
          try await clock.sleep(for: .seconds(1))
          _ = [Int]()[1]  // crashLater
        }
      case .crashOnThread:
        return .run { _ in
          Thread.detachNewThread { _ = [Int]()[1] }  // crashOnThread
          try await Task.sleep(nanoseconds: 10_000_000_000)
        }
      case .crashInTask:
        return .run { _ in
          Task.detached { _ = [Int]()[1] }  // crashInTask
          try await Task.sleep(nanoseconds: 10_000_000_000)
        }
      case .crashInDispatch:
        return .run { _ in
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
            _ = [Int]()[1]  // crashInDispatch
          }
          try await Task.sleep(nanoseconds: 10_000_000_000)
        }
      case .exitLater:
        return .run { [clock] _ in
          try await clock.sleep(for: .seconds(1))
          exit(0)  // exitLater
        }
      case .ignoreSleep:
        return .run { _ in
          while true {
            try? await Task.sleep(nanoseconds: 1_000_000_000)  // ignoreSleep
          }
        }
      case .ignoreClock:
        return .run { [clock] _ in
          while true {
            try? await clock.sleep(for: .seconds(1))  // ignoreClock
          }
        }
      case .spin:
        return .run { [clock] _ in
          try await clock.sleep(for: .milliseconds(100))
          FileHandle.standardError.write(Data("it hangs\n".utf8))
          while true { _ = 1 + 1 }  // spin
        }
      }
      return .none
    }
  }
}
