import Testing

@testable import ComposableArchitecture

/// `ifLet(\.alert, action:)` for alerts and dialogs in plain optional properties.
@MainActor
struct PlainAlertTests {
  @Test func `An action of an alert closes it before the parent handles the action`() async {
    let store = TestStore(initialState: Door.State()) { Door() }
    await store.send(.openTapped) { $0.alert = .question }
    await store.send(\.alert.open) {
      $0.alert = nil
      $0.log = ["open, alert: false"]
    }
  }

  @Test func `An alert that the parent sets for an action of the alert stays`() async {
    let store = TestStore(initialState: Door.State(alert: .question)) { Door() }
    await store.send(\.alert.ask) {
      $0.alert = AlertState { TextState("Really?") }
    }
  }

  @Test func `An action of a dialog closes it, and leaves the alert`() async {
    let state = Door.State(
      alert: .question, dialog: ConfirmationDialogState { TextState("Which?") })
    let store = TestStore(initialState: state) { Door() }
    await store.send(.dialog(.left)) { $0.dialog = nil }
  }

  @Test func `An action of an alert that is not there is reported`() {
    let store = Store(initialState: Door.State()) { Door() }
    let warnings = reports { store.send(.alert(.open)) }
    #expect(warnings.map(\.code) == [.nilChild])
    #expect(warnings.first?.summary.hasSuffix("while \\.alert is nil") == true)
    #expect(store.withState(\.log) == ["open, alert: false"])
  }

  @Test func `The 1.0 spelling closes alerts, with and without a closure`() {
    let store = Store(initialState: Gate.State(alert: .question, other: .question)) { Gate() }
    store.send(.other(.open))
    #expect(store.withState { $0 } == Gate.State(alert: .question, seen: [true]))
    store.send(.alert(.open))
    #expect(store.withState { $0 } == Gate.State(seen: [true, false]))
  }

  /// Case key paths.
  @Reducer
  struct Door {
    @ObservableState
    struct State: Equatable {
      var alert: AlertState<Answer>?
      var dialog: ConfirmationDialogState<Side>?
      var log: [String] = []
    }
    enum Action {
      case alert(Answer)
      case dialog(Side)
      case openTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.ask): state.alert = AlertState { TextState("Really?") }
        case .alert(.open): state.log.append("open, alert: \(state.alert != nil)")
        case .dialog: break
        case .openTapped: state.alert = .question
        }
        return .none
      }
      .ifLet(\.alert, action: \.alert)
      .ifLet(\.dialog, action: \.dialog)
    }
  }

  enum Side { case left }

  @CasePathable
  enum Answer: Equatable { case ask, open }

  /// Case paths.
  struct Gate: Reducer {
    struct State: Equatable {
      var alert: AlertState<Answer>?
      var other: AlertState<Answer>?
      var seen: [Bool] = []
    }
    enum Action { case alert(Answer), other(Answer) }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.seen.append(state.alert != nil)
        return .none
      }
      .ifLet(\.alert, action: /Action.alert)
      .ifLet(\.other, action: /Action.other) {}
    }
  }
}

extension AlertState where Action == PlainAlertTests.Answer {
  fileprivate static var question: Self {
    Self {
      TextState("Open?")
    } actions: {
      ButtonState(action: .open) { TextState("Open") }
    }
  }
}
