import ComposableArchitecture
import SwiftUI

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var isPublic = false
    var name = ""
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct ProfileView: View {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    Form {
      SecureField("Name", text: $store.name)
      Toggle("Public", isOn: $store.isPublic)
    }
  }
}
