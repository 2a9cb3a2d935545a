import Testing

@testable import ShellCore

/// View stores that views keep in properties.
struct KeptViewStoreTests {
  /// A view with a view store that its initializer makes.
  private static func kept(
    _ properties: String, _ statements: String, _ body: String, observable: Bool = false
  ) -> String {
    """
    @Reducer
    struct Pen {
    \(observable ? "  @ObservableState\n" : "")  struct State { \(observable ? "" : "@BindingState ")var ink = "" }
      enum Action: BindableAction { case binding(BindingAction<State>), refilled }
      var body: some ReducerOf<Self> { BindingReducer() }
    }
    struct PenView: View {
    \(properties)
      init(store: StoreOf<Pen>) {
    \(statements)
      }
      var body: some View {
    \(body)
      }
    }
    """
  }

  @Test func `A view store that is kept beside its store goes`() {
    #expect(
      rewritten(
        Self.kept(
          """
            private let store: StoreOf<Pen>
            @ObservedObject private var viewStore: ViewStoreOf<Pen>
          """,
          """
              self.store = store
              self.viewStore = ViewStore(store, observe: { $0 })
          """,
          """
              TextField(viewStore.ink, text: viewStore.$ink)
              Button("Refill") { self.viewStore.send(.refilled) }
          """))
        == Self.kept(
          "  @Bindable private var store: StoreOf<Pen>", "    self.store = store",
          """
              TextField(store.ink, text: $store.ink)
              Button("Refill") { self.store.send(.refilled) }
          """, observable: true))
  }

  @Test func `A store takes the place of a view store that is kept alone`() {
    #expect(
      rewritten(
        Self.kept(
          "  @ObservedObject private var viewStore: ViewStore<Pen.State, Pen.Action>",
          "    viewStore = ViewStore(store)", "    Text(viewStore.ink)"))
        == Self.kept(
          "  private let store: StoreOf<Pen>", "    self.store = store", "    Text(store.ink)",
          observable: true))
  }

  @Test(arguments: ["ViewStore()", "ViewStore(other)", "ViewStore(state: store)"])
  func `A kept view store that is made of something else stays`(value: String) {
    let text = Self.kept(
      "  @ObservedObject var viewStore: ViewStoreOf<Pen>", "    self.viewStore = \(value)",
      "    Text(viewStore.ink)")
    #expect(rewritten(text).contains("self.viewStore = \(value)"))
  }

  @Test(
    "A kept view store that is used in another way stays",
    arguments: [
      "Other(viewStore: viewStore)", "Text(\"\").onReceive(viewStore.publisher.ink) { _ in }",
      "Text(\"\").id(ObjectIdentifier(_viewStore))",
    ])
  func otherUses(of body: String) {
    let text = Self.kept(
      "  @ObservedObject var viewStore: ViewStoreOf<Pen>",
      "    self.viewStore = ViewStore(store, observe: { $0 })", "    \(body)")
    #expect(rewritten(text).contains("@ObservedObject var viewStore: ViewStoreOf<Pen>"))
    #expect(rewritten(text).contains("ViewStore(store, observe: { $0 })"))
  }
}
