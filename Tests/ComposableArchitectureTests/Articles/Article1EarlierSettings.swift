import ComposableArchitecture
import SwiftUI

// The three kinds of binding of the first article, each written for the other version.

struct AdHocSettingsLaterView: View {
  let store: StoreOf<AdHocSettings>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Toggle(
          "Haptic feedback",
          isOn: viewStore.binding(
            get: \.isHapticFeedbackEnabled, send: { .isHapticFeedbackEnabledChanged($0) }))
      }
    }
  }
}

struct EarlierBoilerplateSettings: ReducerProtocol {
  typealias State = BoilerplateSettings.State
  typealias Action = BoilerplateSettings.Action

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .digestChanged(let digest):
      state.digest = digest
      return .none
    case .displayNameChanged(let name):
      state.displayName = name
      return .none
    case .enableNotificationsChanged(let isOn):
      state.enableNotifications = isOn
      return .none
    case .protectMyPostsChanged(let isOn):
      state.protectMyPosts = isOn
      return .none
    case .sendEmailNotificationsChanged(let isOn):
      state.sendEmailNotifications = isOn
      return .none
    case .sendMobileNotificationsChanged(let isOn):
      state.sendMobileNotifications = isOn
      return .none
    }
  }
}

struct EarlierBindingSettings: ReducerProtocol {
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
    case authorizationAnswered(Bool)
    case binding(BindingAction<State>)
  }

  var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .authorizationAnswered(let isGranted):
        state.enableNotifications = isGranted
        return .none
      case .binding(\.$displayName):
        state.displayName = String(state.displayName.prefix(16))
        return .none
      case .binding(\.$enableNotifications):
        return .run { send in await send(.authorizationAnswered(false)) }
      case .binding:
        return .none
      }
    }
  }
}

struct EarlierBindingSettingsView: View {
  let store: StoreOf<EarlierBindingSettings>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      Form {
        TextField("Display name", text: viewStore.binding(\.$displayName))
        Toggle("Protect my posts", isOn: viewStore.binding(\.$protectMyPosts))
        Toggle("Notifications", isOn: viewStore.$enableNotifications)
      }
    }
  }
}
