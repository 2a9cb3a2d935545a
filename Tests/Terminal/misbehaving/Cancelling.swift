import ComposableArchitecture
import Foundation

/// Loops that swallow their cancellation, and everything that cancels them.
struct Cancelling: Reducer {
  struct State: Equatable {
    var count = 0
    var child: Child.State?
  }

  enum Action: Equatable {
    case plus, poll, stop, again, startAndStop, block, open, close
    case child(Child.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .poll: return poll().cancellable(id: 1)
      case .again: return poll().cancellable(id: 1, cancelInFlight: true)
      case .stop: return .cancel(id: 1)
      case .startAndStop: return .concatenate(.merge(poll().cancellable(id: 1), .cancel(id: 1)))
      case .block:
        return .run { _ in
          await withTaskCancellationHandler {
            try? await Task.sleep(nanoseconds: 3_600_000_000_000)
          } onCancel: {
            while true { _ = 1 + 1 }
          }
        }
        .cancellable(id: 1)
      case .open: state.child = Child.State()
      case .close: state.child = nil
      case .child: break
      }
      return .none
    }
    .ifLet(\.child, action: /Action.child) { Child() }
  }
}

struct Child: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case poll }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in poll() }
  }
}

private func poll<Action>() -> Effect<Action> {
  .run { _ in
    while true {
      try? await Task.sleep(nanoseconds: 500_000_000)
    }
  }
}
