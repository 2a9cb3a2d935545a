import ComposableArchitecture
import SwiftUI

/// Shows Settings with macros: bindings without @BindingState (workshop, part 1).
/// Try: screen, set displayName 홍길동, toggle enableNotifications, .resetButtonTapped
@Reducer
public struct SettingsNow {
  @ObservableState
  public struct State: Equatable {
    public var digest = Settings.Digest.daily
    public var displayName = ""
    public var enableNotifications = false
    public var protectMyPosts = false
    public var sendEmailNotifications = false
    public var sendMobileNotifications = false

    public init(
      digest: Settings.Digest = .daily, displayName: String = "", enableNotifications: Bool = false,
      protectMyPosts: Bool = false, sendEmailNotifications: Bool = false,
      sendMobileNotifications: Bool = false
    ) {
      self.digest = digest
      self.displayName = displayName
      self.enableNotifications = enableNotifications
      self.protectMyPosts = protectMyPosts
      self.sendEmailNotifications = sendEmailNotifications
      self.sendMobileNotifications = sendMobileNotifications
    }
  }

  public enum Action: BindableAction, Equatable {
    case authorizationAnswered(isGranted: Bool)
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  @Dependency(\.notifications) var notifications

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .authorizationAnswered(let isGranted):
        if !isGranted { state.enableNotifications = false }
        return .none
      case .binding(\.displayName):
        state.displayName = String(state.displayName.prefix(Settings.longestDisplayName))
        return .none
      case .binding(\.enableNotifications):
        guard state.enableNotifications else { return .none }
        return .run { [notifications] send in
          await send(.authorizationAnswered(isGranted: notifications.requestAuthorization()))
        }
      case .binding:
        return .none
      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}

public struct SettingsNowView: View {
  @Bindable var store: StoreOf<SettingsNow>

  public init(store: StoreOf<SettingsNow>) { self.store = store }

  public var body: some View {
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
