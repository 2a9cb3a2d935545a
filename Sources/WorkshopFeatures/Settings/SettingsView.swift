import ComposableArchitecture
import SwiftUI

public struct SettingsView: View {
  let store: StoreOf<Settings>

  public init(store: StoreOf<Settings>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Section("Profile") {
          TextField("Name", text: viewStore.$displayName)
          Toggle("Protect my posts", isOn: viewStore.$protectMyPosts)
        }
        Section("Notifications") {
          Toggle("Notifications", isOn: viewStore.$enableNotifications)
          if viewStore.enableNotifications {
            Toggle("By mail", isOn: viewStore.$sendEmailNotifications)
            Toggle("On the phone", isOn: viewStore.$sendMobileNotifications)
            Picker("Digest", selection: viewStore.$digest) {
              ForEach(Settings.Digest.allCases, id: \.self) { digest in
                Text(digest.rawValue).tag(digest)
              }
            }
          }
        }
        Button("Reset") { viewStore.send(.resetButtonTapped) }
      }
      .disabled(viewStore.isLoading)
    }
  }
}
