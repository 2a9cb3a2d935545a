import ComposableArchitecture
import Testing

/// `bindings`: testing the view state of a view.
@MainActor
struct TestStoreBindingsTests {
  struct Form: Reducer {
    struct State: Equatable {
      @BindingState var name = ""
      var isSaving = false
    }

    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case saveButtonTapped
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if action == .saveButtonTapped { state.isSaving = true }
        return .none
      }
    }
  }

  struct Screen: Reducer {
    typealias State = Form.State

    enum Action: Equatable { case view(Form.Action) }

    var body: some ReducerOf<Self> {
      BindingReducer(action: /Action.view)
    }
  }

  struct ViewState: Equatable {
    @BindingViewState var name: String
    let canSave: Bool

    init(_ store: BindingViewStore<Form.State>) {
      _name = store.$name
      canSave = !store.name.isEmpty && !store.isSaving
    }
  }

  @Test func `A view state reflects the asserted state`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    #expect(!ViewState(store.bindings).canSave)
    await store.send(.set(\.$name, "Blob")) { $0.name = "Blob" }
    #expect(ViewState(store.bindings).canSave)
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    #expect(!ViewState(store.bindings).canSave)
  }

  @Test func `Bindings can be in a case of view actions`() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.view(.set(\.$name, "Blob"))) { $0.name = "Blob" }
    #expect(ViewState(store.bindings(action: /Screen.Action.view)).canSave)
  }

  @Test func `Writing through bindings changes a copy and sends nothing`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    let bindings = store.bindings
    bindings.$name.wrappedValue = "Blob"
    #expect(bindings.$name.projectedValue.wrappedValue == "Blob")
    #expect(store.state.name == "")
    await store.finish()
  }
}
