import Testing

@testable import ShellCore

/// Bindings of a struct that a view makes of the state.
struct BoundViewStateTests {
  private static func view(_ viewState: String, _ body: String) -> String {
    """
    @Reducer
    struct Settings {
      struct State { @BindingState var name = ""; @BindingState var size = 1 }
      enum Action: BindableAction { case binding(BindingAction<State>), reset }
    }
    struct SettingsView: View {
      let store: StoreOf<Settings>

      struct ViewState: Equatable {
    \(viewState.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      }

      var body: some View {
        WithViewStore(store, observe: ViewState.init) { viewStore in
          \(body)
        }
      }
    }
    """
  }

  @Test func `Bound fields are those of the store, and the others stay`() {
    let old = """
      @BindingViewState var title: String
      let isLarge: Bool
      init(store: BindingViewStore<Settings.State>) {
        self._title = store.$name
        self.isLarge = store.size > 9
      }
      """
    let new = rewritten(
      Self.view(old, "Field(viewStore.title, viewStore.$title, viewStore.isLarge)"))
    #expect(
      new.contains(
        """
          @Bindable var store: StoreOf<Settings>

          struct ViewState: Equatable {
            let isLarge: Bool
            init(store: Settings.State) {
              self.isLarge = store.size > 9
            }
          }

          var body: some View {
            let viewState = ViewState(store: store.state)
            Field(store.name, $store.name, viewState.isLarge)
          }
        """), "\(new)")
    #expect(!new.contains("BindingState"))
  }

  @Test func `A struct with nothing else is removed`() {
    let old = """
      @BindingViewState var name: String
      init(store: BindingViewStore<Settings.State>) {
        self._name = store.$name
      }
      """
    let new = rewritten(Self.view(old, "Field(viewStore.$name)"))
    #expect(
      new.hasSuffix(
        """
        struct SettingsView: View {
          @Bindable var store: StoreOf<Settings>

          var body: some View {
            Field($store.name)
          }
        }
        """), "\(new)")
  }

  @Test(arguments: [
    // A binding of a part.
    (
      "@BindingViewState var name: String\ninit(store: BindingViewStore<Settings.State>) { self._name = store.$name.first }",
      "Field(viewStore.$name)"
    ),
    // A binding of something that is not bound.
    (
      "@BindingViewState var name: String\nlet size: Int\ninit(store: BindingViewStore<Settings.State>) { self._name = store.$name; self.size = 1 }",
      "Field(viewStore.$size)"
    ),
    // A field that is bound in another way.
    (
      "@BindingViewState var name: String\n@BindingViewState var size: Int\ninit(store: BindingViewStore<Settings.State>) { self._name = store.$name; self._size = size(store) }",
      "Field(viewStore.$name)"
    ),
    // A second initializer.
    (
      "@BindingViewState var name: String\ninit(store: BindingViewStore<Settings.State>) { self._name = store.$name }\ninit() {}",
      "Field(viewStore.$name)"
    ),
  ])
  func `Others stay`(viewState: String, body: String) {
    let text = Self.view(viewState, body)
    #expect(rewritten(text) == text)
  }
}
