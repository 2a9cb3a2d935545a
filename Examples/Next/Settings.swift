import ComposableArchitecture2
import SwiftUI

/// Settings in 2.0: no action for a binding. What a change causes is in `onChange`, whoever has made it.
@Feature struct Settings {
  enum Digest: String, CaseIterable { case daily, weekly, off }

  struct State {
    var digest = Digest.daily
    var displayName = ""
    var enableNotifications = false
    var protectMyPosts = false
    var sendEmailNotifications = false
    var sendMobileNotifications = false
  }

  enum Action { case resetButtonTapped }

  @FeatureEnvironment(\.requestAuthorization) var requestAuthorization

  var body: some Feature {
    Update { state, _ in state = State() }
      .onChange(of: store.displayName) { _, name, state in
        state.displayName = String(name.prefix(20))
      }
      .onChange(of: store.enableNotifications) { _, isOn, _ in
        guard isOn else { return }
        store.addTask {
          let isGranted = await requestAuthorization()
          if !isGranted { try store.modify { $0.enableNotifications = false } }
        }
      }
  }
}

extension FeatureEnvironmentValues {
  @FeatureEnvironmentEntry(liveValue: { true }) var requestAuthorization: () async -> Bool = {
    false
  }
}

struct SettingsView: View {
  @Bindable var store: StoreOf<Settings>

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $store.displayName)
        Toggle("Protect my posts", isOn: $store.protectMyPosts)
      }
      Section("Notifications") {
        Toggle("Notifications", isOn: $store.enableNotifications)
        if store.enableNotifications {
          Toggle("By mail", isOn: $store.sendEmailNotifications)
          Toggle("On the phone", isOn: $store.sendMobileNotifications)
          Picker("Digest", selection: $store.digest) {
            ForEach(Settings.Digest.allCases, id: \.self) { digest in
              Text(digest.rawValue).tag(digest)
            }
          }
        }
      }
      Button("Reset") { store.send(.resetButtonTapped) }
    }
  }
}
