import ComposableArchitecture
import SwiftUI

enum Digest: String, CaseIterable, Equatable { case daily, weekly, off }

// The boilerplate of the first article: one action per field.
struct BoilerplateSettings: Reducer {
  struct State: Equatable {
    var digest = Digest.daily
    var displayName = ""
    var enableNotifications = false
    var isLoading = false
    var protectMyPosts = false
    var sendEmailNotifications = false
    var sendMobileNotifications = false
  }
  enum Action: Equatable {
    case digestChanged(Digest)
    case displayNameChanged(String)
    case enableNotificationsChanged(Bool)
    case protectMyPostsChanged(Bool)
    case sendEmailNotificationsChanged(Bool)
    case sendMobileNotificationsChanged(Bool)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .digestChanged(let digest): state.digest = digest
    case .displayNameChanged(let name): state.displayName = name
    case .enableNotificationsChanged(let isOn): state.enableNotifications = isOn
    case .protectMyPostsChanged(let isOn): state.protectMyPosts = isOn
    case .sendEmailNotificationsChanged(let isOn): state.sendEmailNotifications = isOn
    case .sendMobileNotificationsChanged(let isOn): state.sendMobileNotifications = isOn
    }
    return .none
  }
}

struct BoilerplateSettingsView: View {
  let store: StoreOf<BoilerplateSettings>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField(
          "Display name",
          text: viewStore.binding(get: \.displayName, send: { .displayNameChanged($0) }))
        Toggle(
          "Protect my posts",
          isOn: viewStore.binding(get: \.protectMyPosts, send: { .protectMyPostsChanged($0) }))
        Toggle(
          "Notifications",
          isOn: viewStore.binding(
            get: \.enableNotifications, send: { .enableNotificationsChanged($0) }))
        if viewStore.enableNotifications {
          Toggle(
            "Email",
            isOn: viewStore.binding(
              get: \.sendEmailNotifications, send: { .sendEmailNotificationsChanged($0) }))
          Picker(
            "Digest", selection: viewStore.binding(get: \.digest, send: { .digestChanged($0) })
          ) {
            ForEach(Digest.allCases, id: \.self) { Text($0.rawValue) }
          }
        }
      }
    }
  }
}
