import ComposableArchitecture
import SwiftUI

// The feature of the fifth article, written for 1.x and for 0.5x.
struct AFeature: Reducer {
  struct State: Equatable {
    var id: UUID?
    var name = ""
    var startDate = Date(timeIntervalSince1970: 0)
  }

  enum Action: Equatable {
    case alertDismissed
    case doNothing
    case filterButtonTapped
    case registerButtonTapped(startDate: Date)
  }

  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .alertDismissed:
      return .merge(.send(.doNothing))
    case .doNothing:
      return .none
    case .filterButtonTapped:
      state.name = ""
      return .none
    case .registerButtonTapped(let startDate):
      state.id = uuid()
      state.startDate = startDate
      return .run { send in
        await send(.doNothing)
      }
    }
  }
}

struct EarlierAFeature: ReducerProtocol {
  typealias State = AFeature.State
  typealias Action = AFeature.Action

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .alertDismissed:
        return EffectTask.merge(.send(.doNothing))
      case .doNothing, .filterButtonTapped:
        return EffectTask.none
      case .registerButtonTapped(let startDate):
        state.startDate = startDate
        return EffectTask.run { send in
          await send(.doNothing)
        }
      }
    }
  }
}

struct AFeatureView: View {
  let store: StoreOf<AFeature>

  var body: some View {
    NavigationStack {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        Text(viewStore.id == nil ? "Nobody yet" : "Registered")
        Button("Register") {
          viewStore.send(.registerButtonTapped(startDate: Date(timeIntervalSince1970: 60)))
        }
      }
    }
  }
}
