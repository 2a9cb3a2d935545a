import ComposableArchitecture
import SwiftUI

struct TallyState: Equatable {
  var count = 0
  var events = 0
  var texts: [String] = []
}

enum TallyAction: Equatable {
  case up
  case reset
  case addLater
  case added(Int)
  case text(Result<String, TallyError>)
  case textTapped
}

struct TallyError: Error, Equatable {}

struct TallyEnvironment {
  var step: () -> Int
  var text: () -> Effect<String, TallyError>
  var queue: AnySchedulerOf<DispatchQueue>
}

/// A reducer that starts again.
func resettable<State, Action: Equatable, Environment>(
  _ reducer: Reducer<State, Action, Environment>, on reset: Action, to initial: State
) -> Reducer<State, Action, Environment> {
  Reducer { state, action, environment in
    if action == reset {
      state = initial
      return .none
    }
    return reducer.run(&state, action, environment)
  }
}

extension Reducer where State == TallyState {
  fileprivate func counting() -> Reducer {
    Reducer { state, action, environment in
      state.events += 1
      return self.run(&state, action, environment)
    }
  }
}

extension Effect where Failure == TallyError {
  func results() -> Effect<Result<String, TallyError>, Never> where Output == String {
    catchToEffect()
  }
}

private let coreReducer = Reducer<TallyState, TallyAction, TallyEnvironment> {
  state, action, environment in
  switch action {
  case .up:
    state.count += environment.step()
    return .none
  case .reset:
    return .none
  case .addLater:
    return Effect(value: .added(10))
      .delay(for: 1, scheduler: environment.queue)
      .eraseToEffect()
  case .added(let number):
    state.count += number
    return .none
  case .text(.success(let text)):
    state.texts.append(text)
    return .none
  case .text(.failure):
    state.texts.append("failed")
    return .none
  case .textTapped:
    return Effect.concatenate(
      environment.text(), Effect(error: TallyError()), Effect(value: "never")
    )
    .results()
    .map(TallyAction.text)
  }
}

let tallyReducer = resettable(coreReducer, on: .reset, to: TallyState(count: 100))

struct TallyView: View {
  let store: Store<TallyState, TallyAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("\(viewStore.count)") { withAnimation { viewStore.send(.up) } }
    }
  }
}

@main
struct TallyApp: App {
  let store: Store<TallyState, TallyAction>

  init() {
    let environment = TallyEnvironment(
      step: {
        let (one, two) = (1, 1)
        switch one {
        case 1: return one + two
        default: return 0
        }
      },
      text: { Effect(value: "a").flatMap { Effect(value: $0 + "b") }.eraseToEffect() },
      queue: .main
    )
    store = Store(
      initialState: TallyState(), reducer: tallyReducer.counting(), environment: environment)
  }

  var body: some Scene { WindowGroup { TallyView(store: store) } }
}
