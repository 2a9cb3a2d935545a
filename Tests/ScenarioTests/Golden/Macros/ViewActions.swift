import ComposableArchitecture
import SwiftUI

@Reducer
struct Signup {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var isSubmitted = false
  }

  enum Action: ViewAction {
    case delegate(Delegate)
    case view(View)

    enum Delegate { case submitted(email: String) }

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case submitButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .delegate(.submitted):
        state.isSubmitted = true
        return .none
      case .view(.submitButtonTapped):
        return .send(.delegate(.submitted(email: state.email)))
      case .view(.binding):
        return .none
      }
    }
  }
}

@ViewAction(for: Signup.self)
struct SignupView: View {
  @Bindable var store: StoreOf<Signup>

  var body: some View {
    Form {
      TextField("Email", text: $store.email)
      Button("Submit") { send(.submitButtonTapped) }
        .disabled(store.email.isEmpty)
      if store.isSubmitted { Text("Thank you") }
    }
  }
}
