import ComposableArchitecture
import Foundation

/// Lines that never end.
struct Hanging: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus, wait, loop, loopInEffect
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .wait:
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { semaphore.signal() }
        semaphore.wait()  // wait
      case .loop:
        while true { _ = 1 + 1 }  // loop
      case .loopInEffect:
        return .run { _ in
          while true { _ = 1 + 1 }  // loopInEffect
        }
      }
      return .none
    }
  }
}
