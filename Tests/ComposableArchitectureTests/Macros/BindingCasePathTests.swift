import ComposableArchitecture
import Testing

/// `\.binding.name`: the fields of a state as cases of its binding actions.
@MainActor
@Suite struct BindingCasePathTests {
  @Reducer struct Form {
    struct User: Equatable, Sendable {
      var name = ""
    }

    @ObservableState struct State: Equatable {
      var isOn = false
      var note = ""
      var user = User()
    }

    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case isOn
      case resetTapped
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        action == .resetTapped ? .send(.binding(.set(\.note, ""))) : .none
      }
    }
  }

  @Reducer struct Screen {
    @ObservableState struct State: Equatable {
      var note = ""
      var form = Form.State()
      @Presents var sheet: Form.State?
      var rows: IdentifiedArray<Int, Row.State> = []
    }

    enum Action: ViewAction {
      case view(View)
      case form(Form.Action)
      case sheet(PresentationAction<Form.Action>)
      case rows(IdentifiedActionOf<Row>)

      @CasePathable enum View: BindableAction {
        case binding(BindingAction<State>)
      }
    }

    var body: some ReducerOf<Self> {
      BindingReducer(action: \.view)
      Scope(state: \.form, action: \.form) { Form() }
      EmptyReducer()
        .ifLet(\.$sheet, action: \.sheet) { Form() }
        .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var title = ""
    }

    enum Action: BindableAction { case binding(BindingAction<State>) }

    var body: some ReducerOf<Self> { BindingReducer() }
  }

  struct Wrapped: Reducer {
    struct State: Equatable { @BindingState var name = "" }
    @CasePathable enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  @Test func `A test store sends and receives bindings by key path`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.binding.isOn, true) { $0.isOn = true }
    await store.send(\.binding.note, "a") { $0.note = "a" }
    await store.send(\.binding.user, Form.User(name: "Blob")) { $0.user.name = "Blob" }
    await store.send(.binding(.set(\.user.name, "Blob Jr."))) { $0.user.name = "Blob Jr." }
    await store.send(.resetTapped)
    await store.receive(\.binding.note) { $0.note = "" }
    await store.send(.resetTapped)
    await store.receive(\.binding.note, "")
  }

  @Test func `Bindings of views, children, presented children and rows are sent by key path`() async
  {
    let store = TestStore(
      initialState: Screen.State(sheet: Form.State(), rows: [Row.State(id: 7)])
    ) {
      Screen()
    }
    await store.send(\.view.binding.note, "a") { $0.note = "a" }
    await store.send(\.form.binding.isOn, true) { $0.form.isOn = true }
    await store.send(\.sheet.binding.note, "b") { $0.sheet?.note = "b" }
    await store.send(\.sheet.presented.binding.isOn, true) { $0.sheet?.isOn = true }
    await store.send(\.rows[id: 7].binding.title, "c") { $0.rows[id: 7]?.title = "c" }
  }

  @Test func `A key path matches only actions that set its field`() {
    let isOn = AnyCasePath(\Form.Action.Cases.binding.isOn)
    #expect(isOn.extract(from: .binding(.set(\.isOn, true))) == true)
    #expect(isOn.extract(from: .binding(.set(\.note, "a"))) == nil)
    #expect(isOn.extract(from: .isOn) == nil)
    #expect(Form.Action.binding(.set(\.note, "a")).is(\.binding.note))
    #expect(!Form.Action.binding(.set(\.note, "a")).is(\.binding.isOn))
    #expect(isOn.embed(false) == .binding(.set(\.isOn, false)))
  }

  @Test func `A part of a field is not the field`() {
    let user = AnyCasePath(\Form.Action.Cases.binding.user)
    #expect(user.extract(from: .binding(.set(\.user.name, "a"))) == nil)
    #expect(
      Form.Action.binding(.set(\.user.name, "a")) != .binding(.set(\.user, Form.User(name: "a"))))
    var state = Form.State()
    _ = Form().reduce(into: &state, action: .binding(.set(\.user.name, "Blob")))
    #expect(state.user.name == "Blob")
  }

  @Test func `A wrapped field is named with a dollar sign`() async {
    let store = TestStore(initialState: Wrapped.State()) { Wrapped() }
    await store.send(\.binding.$name, "Blob") { $0.name = "Blob" }
  }
}
