import ComposableArchitecture
import Foundation

/// A reducer that starts work outside of effects.
struct OutsideWork: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus, task, mainTask, detachedTask, thread, exitInTask, loop, closeInput
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .task:
        Task {
          try await Task.sleep(nanoseconds: 200_000_000)
          _ = [Int]()[1]  // task
        }
      case .mainTask:
        Task { @MainActor in
          try await Task.sleep(nanoseconds: 200_000_000)
          _ = [Int]()[1]  // mainTask
        }
      case .detachedTask:
        Task.detached {
          try await Task.sleep(nanoseconds: 200_000_000)
          _ = [Int]()[1]  // detachedTask
        }
      case .thread:
        Thread.detachNewThread {
          usleep(200_000)
          _ = [Int]()[1]  // thread
        }
      case .exitInTask:
        Task {
          try await Task.sleep(nanoseconds: 200_000_000)
          exit(0)  // exitInTask
        }
      case .loop:
        Task { @MainActor in
          try await Task.sleep(nanoseconds: 200_000_000)
          print("it hangs")
          fflush(nil)
          while forever {}  // loop
        }
      case .closeInput: close(0)
      }
      return .none
    }
  }
}

nonisolated(unsafe) private var forever = true
