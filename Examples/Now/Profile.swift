import ComposableArchitecture
import SwiftUI

/// A form: every field is bindable, and the reducer reacts to one of them.
@Reducer
struct Profile {
  struct Address: Equatable {
    var city = ""
    var street = ""
  }

  enum Theme: String, CaseIterable { case light, dark, system }

  @ObservableState
  struct State: Equatable {
    var address = Address()
    var age = 18
    var isPublic = false
    var name = ""
    var theme = Theme.system
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.age):
        if state.age < 18 { state.isPublic = false }
        return .none
      case .binding:
        return .none
      }
    }
  }
}

struct ProfileView: View {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      TextField("City", text: $store.address.city)
      Stepper("Age: \(store.age)", value: $store.age)
      Toggle("Public", isOn: $store.isPublic)
      Picker("Theme", selection: $store.theme) {
        ForEach(Profile.Theme.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
    }
  }
}

#Preview {
  ProfileView(store: Store(initialState: Profile.State(name: "Blob")) { Profile() })
}
