import ComposableArchitecture
import SwiftUI

struct FormFeature: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var guests = 1
    @BindingState var needsParking = false
    var isSent = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case sendButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.isSent = false
        return .none
      case .sendButtonTapped:
        state.isSent = !state.name.isEmpty
        return .none
      }
    }
  }
}

struct FormView: View {
  let store: StoreOf<FormFeature>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("Name", text: viewStore.$name)
        Stepper("Guests: \(viewStore.guests)", value: viewStore.$guests, in: 1...9)
        Toggle("Parking", isOn: viewStore.$needsParking)
        Button("Send") { viewStore.send(.sendButtonTapped) }
        if viewStore.isSent { Text("Thank you.") }
      }
    }
  }
}

struct FormView_Previews: PreviewProvider {
  static var previews: some View {
    FormView(store: Store(initialState: FormFeature.State()) { FormFeature() })
  }
}
