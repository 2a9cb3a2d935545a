import Testing

@testable import ComposableArchitecture

/// Combinations of macros that are easy to get wrong.
@MainActor
struct MacroEdgeCaseTests {
  @Test func `A field and an action may have the same name`() async {
    let store = TestStore(initialState: Lever.State()) { Lever() }
    await store.send(\.isOn, true) { $0.isOn = true }
    await store.send(.set(\.isOn, false)) { $0.isOn = false }
  }

  @Test func `A field that is set to an equal value does not notify`() {
    let store = Store(initialState: Lever.State()) { Lever() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.isOn
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.isOn(false))
    #expect(changes.value == 0)
    store.send(.isOn(true))
    #expect(changes.value == 1)
  }

  @Test func `ifLet takes a case of the state, and a state can be in a public extension`() async {
    let store = TestStore(initialState: TrayDesk.State.open(Tray.State())) { TrayDesk() }
    await store.send(.open(.fill)) { $0.open?.count = 1 }
    await store.send(.close) { $0 = .closed }
    let warnings = reports { Store(initialState: .closed) { TrayDesk() }.send(.open(.fill)) }
    #expect(warnings.count == 1)
  }

  @Test func `A value that moves to another case of an enum notifies`() {
    let store = Store(initialState: Shelf.State(page: .left(TallyFeature.State()))) { Shelf() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.page
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.moveTapped)
    #expect(changes.value == 1)
    #expect(store.page.right == TallyFeature.State())
  }

  @Test func `Children of one type that are swapped notify`() {
    let state = Shelf.State(
      first: TallyFeature.State(count: 1), second: TallyFeature.State(count: 2))
    let store = Store(initialState: state) { Shelf() }
    let first = store.scope(state: \.first, action: \.first)
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = first.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.swapTapped)
    #expect(changes.value == 1)
    #expect(first.count == 2)
  }

  @Test func `Cases in conditional blocks are compiled`() {
    let store = Store(initialState: Slot.State.kept(TallyFeature.State())) { Slot.body }
    store.send(.kept(.plusTapped))
    #expect(store.state[case: \.kept]?.count == 1)
    #expect(Slot.State.allCasePaths.map { $0 } == [\.kept])
  }

  @Test func `A reducer with arguments is the default of its case`() {
    let store = Store(initialState: Drawer.State.stepped(TallyFeature.State())) { Drawer.body }
    store.send(.stepped(.step))
    #expect(store.state.stepped?.count == 5)
  }

  @Test func `An enum of features is a case of another one`() {
    let state = Cupboard.State.drawer(.stepped(TallyFeature.State()))
    let store = Store(initialState: state) { Cupboard.body }
    store.send(.drawer(.stepped(.step)))
    #expect(store.state.drawer?.stepped?.count == 5)
    guard case .drawer(let drawer) = store.case, case .stepped(let stepped) = drawer.case else {
      Issue.record("The store is in another case.")
      return
    }
    #expect(stepped.count == 5)
  }

  @Test func `A feature that contains itself runs at every level`() async {
    let store = TestStore(initialState: Doll.State(inner: Doll.State(inner: Doll.State()))) {
      Doll()
    }
    await store.send(\.inner.inner.opened) { $0.inner?.inner?.isOpen = true }
    await store.send(\.inner.dismiss) { $0.inner = nil }
  }

  @Test func `A scope to the whole feature is the feature`() {
    let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    let whole = store.scope(state: \.self, action: \.self)
    whole.send(.plusTapped)
    #expect(store.count == 1)
    #expect(whole.count == 1)
  }

  @Test func `A child store works after its parent is released`() {
    var parent: StoreOf<Shelf>? = Store(initialState: Shelf.State()) { Shelf() }
    let child = parent?.scope(state: \.first, action: \.first)
    parent = nil
    child?.send(.plusTapped)
    #expect(child?.count == 1)
  }

  @Test func `An alert that becomes a dialog is another child`() async {
    let store = TestStore(initialState: Prompt.State()) { Prompt() }
    let alert = AlertState<Prompt.Answer> { TextState("Sure?") }
    let dialog = ConfirmationDialogState<Prompt.Answer> { TextState("How?") }
    await store.send(.askTapped) { $0.destination = .alert(alert) }
    await store.send(\.destination.alert.next) { $0.destination = .dialog(dialog) }
    await store.send(\.destination.dialog.next) { $0.destination = .alert(alert) }
    await store.send(\.destination.alert.again)
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `The same child can be presented again`() async {
    let store = TestStore(initialState: Doll.State()) { Doll() }
    for _ in 0..<2 {
      await store.send(.insertTapped) { $0.inner = Doll.State() }
      await store.send(\.inner.opened) { $0.inner?.isOpen = true }
      await store.send(\.inner.dismiss) { $0.inner = nil }
    }
  }
}

@Reducer
private struct Lever {
  @ObservableState
  struct State: Equatable { var isOn = false }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case isOn(Bool)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .isOn(let isOn) = action { state.isOn = isOn }
      return .none
    }
  }
}

@Reducer
private struct Shelf {
  @CasePathable
  @dynamicMemberLookup
  @ObservableState
  enum Page: Equatable {
    case left(TallyFeature.State)
    case right(TallyFeature.State)
  }
  @ObservableState
  struct State: Equatable {
    var first = TallyFeature.State()
    var page = Page.left(TallyFeature.State())
    var second = TallyFeature.State()
  }
  enum Action {
    case first(TallyFeature.Action)
    case moveTapped
    case swapTapped
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { TallyFeature() }
    Reduce { state, action in
      switch action {
      case .first: break
      case .moveTapped:
        if let value = state.page.left { state.page = .right(value) }
      case .swapTapped: swap(&state.first, &state.second)
      }
      return .none
    }
  }
}

@Reducer
private enum Slot {
  case kept(TallyFeature)
  #if SOMETHING_UNDEFINED
    case left(TallyFeature)
  #else
    #if SOMETHING_ELSE
      case right(TallyFeature)
    #endif
  #endif
}
extension Slot.State: Equatable {}

/// Counts in steps.
@Reducer
private struct Stepping {
  typealias State = TallyFeature.State
  @CasePathable
  enum Action: Equatable { case step }
  let step: Int
  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += step
      return .none
    }
  }
}

@Reducer
private enum Drawer {
  case stepped(Stepping = Stepping(step: 5))
  @ReducerCaseIgnored case label(String)
}
extension Drawer.State: Equatable {}

@Reducer
private enum Cupboard {
  case drawer(Drawer.Body = Drawer.body)
  case tally(TallyFeature)
}
extension Cupboard.State: Equatable {}

@Reducer
private struct Doll {
  @ObservableState
  struct State: Equatable {
    var isOpen = false
    @Presents var inner: State?
  }
  @CasePathable
  indirect enum Action {
    case inner(PresentationAction<Action>)
    case insertTapped
    case opened
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .inner: break
      case .insertTapped: state.inner = State()
      case .opened: state.isOpen = true
      }
      return .none
    }
    .ifLet(\.$inner, action: \.inner) { Self() }
  }
}

/// Asks with an alert, then with a dialog.
@Reducer
private struct Prompt {
  @CasePathable
  enum Answer: Equatable { case again, next }
  @Reducer
  enum Destination {
    case alert(AlertState<Answer>)
    case dialog(ConfirmationDialogState<Answer>)
  }
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }
  enum Action {
    case askTapped
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let alert = AlertState<Answer> { TextState("Sure?") }
      switch action {
      case .askTapped, .destination(.presented(.alert(.again))),
        .destination(.presented(.dialog)):
        state.destination = .alert(alert)
      case .destination(.presented(.alert(.next))):
        state.destination = .dialog(ConfirmationDialogState { TextState("How?") })
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
extension Prompt.Destination.State: Equatable {}

public struct Tray {}

extension Tray: Reducer {
  public var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

public extension Tray {
  @ObservableState struct State: Equatable {
    var count = 0
    public init() {}
  }

  @CasePathable enum Action { case fill }
}

@Reducer
private struct TrayDesk {
  @ObservableState
  enum State: Equatable { case open(Tray.State), closed }
  enum Action { case open(Tray.Action), close }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .close = action { state = .closed }
      return .none
    }
    .ifLet(\.open, action: \.open) { Tray() }
  }
}
