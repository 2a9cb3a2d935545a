import ComposableArchitecture
import SwiftUI

public struct SettingsBoilerplateView: View {
  let store: StoreOf<SettingsBoilerplate>

  public init(store: StoreOf<SettingsBoilerplate>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Section("Profile") {
          TextField(
            "Name", text: viewStore.binding(get: \.displayName, send: { .displayNameChanged($0) }))
          Toggle(
            "Protect my posts",
            isOn: viewStore.binding(get: \.protectMyPosts, send: { .protectMyPostsChanged($0) }))
        }
        Section("Notifications") {
          Toggle(
            "Notifications",
            isOn: viewStore.binding(
              get: \.enableNotifications, send: { .enableNotificationsChanged($0) }))
          if viewStore.enableNotifications {
            notifications(viewStore)
          }
        }
      }
      .disabled(viewStore.isLoading)
    }
  }

  @ViewBuilder
  private func notifications(_ viewStore: ViewStoreOf<SettingsBoilerplate>) -> some View {
    Toggle(
      "By mail",
      isOn: viewStore.binding(
        get: \.sendEmailNotifications, send: { .sendEmailNotificationsChanged($0) }))
    Toggle(
      "On the phone",
      isOn: viewStore.binding(
        get: \.sendMobileNotifications, send: { .sendMobileNotificationsChanged($0) }))
    Picker("Digest", selection: viewStore.binding(get: \.digest, send: { .digestChanged($0) })) {
      ForEach(Settings.Digest.allCases, id: \.self) { digest in
        Text(digest.rawValue).tag(digest)
      }
    }
  }
}
