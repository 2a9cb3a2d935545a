import ComposableArchitecture
import SwiftUI

/// The actions of the view are apart from those of effects and the parent.
@Reducer
struct Light {
  @ObservableState
  struct State: Equatable {
    var brightness = 50
    var isOn = false
  }

  enum Action: ViewAction {
    case switchedOff
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case switchTapped
    }
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .switchedOff:
        state.isOn = false
        return .none
      case .view(.binding(\.brightness)):
        state.isOn = state.brightness > 0
        return .none
      case .view(.binding):
        return .none
      case .view(.switchTapped):
        state.isOn = true
        return .run { send in
          try await clock.sleep(for: .seconds(30))
          await send(.switchedOff)
        }
      }
    }
  }
}

@ViewAction(for: Light.self)
struct LightView: View {
  @Bindable var store: StoreOf<Light>

  var body: some View {
    VStack(alignment: .leading) {
      Text(store.isOn ? "On" : "Off")
      Slider(value: $store.brightness.asDouble, in: 0...100)
      Button("Switch") { send(.switchTapped) }
    }
  }
}

extension Int {
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Int(newValue) }
  }
}
