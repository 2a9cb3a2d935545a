import ComposableArchitecture
import SwiftUI

/// Shows the cost of manual bindings for many fields; compare Settings (workshop, part 1).
/// Try: screen, enter Name Blob, .digestChanged(.weekly), then load Settings
public struct SettingsBoilerplate: Reducer {
  public typealias Digest = Settings.Digest

  public struct State: Equatable {
    public var digest = Digest.daily
    public var displayName = ""
    public var enableNotifications = false
    public var isLoading = false
    public var protectMyPosts = false
    public var sendEmailNotifications = false
    public var sendMobileNotifications = false

    public init(
      digest: Digest = .daily, displayName: String = "", enableNotifications: Bool = false,
      isLoading: Bool = false, protectMyPosts: Bool = false, sendEmailNotifications: Bool = false,
      sendMobileNotifications: Bool = false
    ) {
      self.digest = digest
      self.displayName = displayName
      self.enableNotifications = enableNotifications
      self.isLoading = isLoading
      self.protectMyPosts = protectMyPosts
      self.sendEmailNotifications = sendEmailNotifications
      self.sendMobileNotifications = sendMobileNotifications
    }
  }

  public enum Action: Equatable {
    case digestChanged(Digest)
    case displayNameChanged(String)
    case enableNotificationsChanged(Bool)
    case protectMyPostsChanged(Bool)
    case sendEmailNotificationsChanged(Bool)
    case sendMobileNotificationsChanged(Bool)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .digestChanged(let digest):
      state.digest = digest
      return .none
    case .displayNameChanged(let name):
      state.displayName = String(name.prefix(Settings.longestDisplayName))
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
