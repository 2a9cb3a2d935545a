import ComposableArchitecture
import SwiftUI

// The binding state of the first article: one case changes every field marked @BindingState.
struct BindingSettings: Reducer {
  struct State: Equatable {
    @BindingState var digest = Digest.daily
    @BindingState var displayName = ""
    @BindingState var enableNotifications = false
    var isLoading = false
    @BindingState var protectMyPosts = false
    @BindingState var sendEmailNotifications = false
    @BindingState var sendMobileNotifications = false
  }
  enum Action: BindableAction, Equatable {
    case authorizationGranted
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$displayName):
        state.displayName = String(state.displayName.prefix(16))
        return .none
      case .binding(\.$enableNotifications):
        state.isLoading = true
        return .send(.authorizationGranted)
      case .binding:
        return .none
      case .authorizationGranted:
        state.isLoading = false
        return .none
      }
    }
  }
}

struct BindingSettingsView: View {
  let store: StoreOf<BindingSettings>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Section {
          TextField("Display name", text: viewStore.binding(\.$displayName))
            .textFieldStyle(.roundedBorder)
          Toggle("Protect my posts", isOn: viewStore.$protectMyPosts)
        } header: {
          Text("Profile")
        }
        Section("Notifications") {
          Toggle("Enable notifications", isOn: viewStore.$enableNotifications)
          Toggle("Email", isOn: viewStore.$sendEmailNotifications)
            .disabled(!viewStore.enableNotifications)
          Picker("Digest", selection: viewStore.$digest) {
            ForEach(Digest.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
          }
        }
      }
      .navigationTitle("Settings")
    }
  }
}
