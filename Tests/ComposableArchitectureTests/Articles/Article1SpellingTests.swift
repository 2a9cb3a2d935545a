import ComposableArchitecture
import SwiftUI
import Testing

/// The features of the first article in the spelling of the other version.
@MainActor
@Suite("Article 1, bindings, the other spelling")
struct Article1SpellingTests {
  @Test func `Ad hoc, 1.x: a view that observes its state sends the action of its binding`() throws
  {
    let store = Store(initialState: AdHocSettings.State()) { AdHocSettings() }
    try control("Haptic feedback", in: AdHocSettingsLaterView(store: store)).tap()
    #expect(store.withState(\.isHapticFeedbackEnabled) == false)
  }

  @Test func `Boilerplate, 0.5x: the action of each field changes the field`() {
    let store = Store(
      initialState: BoilerplateSettings.State(), reducer: EarlierBoilerplateSettings())
    store.send(.digestChanged(.weekly))
    store.send(.displayNameChanged("Blob"))
    store.send(.enableNotificationsChanged(true))
    store.send(.protectMyPostsChanged(true))
    store.send(.sendEmailNotificationsChanged(true))
    store.send(.sendMobileNotificationsChanged(true))
    #expect(
      store.withState { $0 }
        == BoilerplateSettings.State(
          digest: .weekly, displayName: "Blob", enableNotifications: true, protectMyPosts: true,
          sendEmailNotifications: true, sendMobileNotifications: true))
  }

  @Test func `Binding state, 0.5x: the binding case changes every field`() throws {
    let store = Store(
      initialState: EarlierBindingSettings.State(), reducer: EarlierBindingSettings())
    let view = EarlierBindingSettingsView(store: store)
    try control("Display name", in: view).enter("Blob McBlobblobberson")
    try control("Protect my posts", in: view).tap()
    #expect(
      store.withState { $0 }
        == EarlierBindingSettings.State(displayName: "Blob McBlobblobb", protectMyPosts: true))
  }

  @Test func `Boilerplate and binding state result in the same state`() {
    let byHand = Store(initialState: BoilerplateSettings.State()) { BoilerplateSettings() }
    byHand.send(.displayNameChanged("Blob"))
    byHand.send(.protectMyPostsChanged(true))
    let bound = Store(initialState: BindingSettings.State()) { BindingSettings() }
    bound.send(.set(\.$displayName, "Blob"))
    bound.send(.set(\.$protectMyPosts, true))
    #expect(byHand.withState(\.displayName) == bound.withState(\.displayName))
    #expect(byHand.withState(\.protectMyPosts) == bound.withState(\.protectMyPosts))
    #expect(byHand.withState(\.digest) == bound.withState(\.digest))
  }

  @Test func `A field without @BindingState has no projected value`() {
    let state = BindingSettings.State()
    let fields = Mirror(reflecting: state).children.compactMap(\.label)
    #expect(fields.contains("isLoading"))
    #expect(!fields.contains("_isLoading"))
    #expect(fields.contains("_displayName"))
  }
}
