import Testing

@testable import ComposableArchitecture

/// Effects and identities of presented children that change while an action is handled.
@MainActor
struct PresentationRuleTests {
  private func studio(_ state: Studio.State) -> StoreOf<Studio> { .drained(state, Studio()) }

  @Test func `What a child starts with the action that removes it goes on, and meets nil`() {
    let store = studio(Studio.State(picture: Picture.State()))
    store.sendAndDrain(.picture(.presented(.start)))
    let warnings = reports { store.sendAndDrain(.picture(.presented(.closeTapped))) }
    #expect(store.state == Studio.State(log: ["closeTapped", "closed"]))
    #expect(warnings.map(\.code) == [.nilChild])
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `A child loses its effects when its presentation or the whole state is replaced`() {
    for action in [Studio.Action.replace, .reset] {
      let store = studio(Studio.State(picture: Picture.State()))
      store.sendAndDrain(.picture(.presented(.start)))
      #expect(store.runningEffects.count == 1)
      store.sendAndDrain(action)
      #expect(store.runningEffects.isEmpty, "\(action)")
    }
  }

  @Test func `The effects of the parent outlive the child`() {
    let store = studio(Studio.State(picture: Picture.State()))
    store.sendAndDrain(.startTapped)
    store.sendAndDrain(.picture(.presented(.start)))
    store.sendAndDrain(.picture(.dismiss))
    #expect(store.runningEffects.count == 1)
  }

  @Test func `A parent's cancel reaches a grandchild`() {
    let picture = Picture.State(inner: Picture.State(id: 1))
    let store = Store.drained(Frame.State(picture: picture), Frame())
    store.sendAndDrain(.picture(.presented(.inner(.presented(.start)))))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.cancelAll)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `A child's cancel reaches a grandchild, and a grandchild's does not reach the child`()
  {
    let picture = Picture.State(inner: Picture.State(id: 1))
    let store = Store.drained(Frame.State(picture: picture), Frame())
    store.sendAndDrain(.picture(.presented(.start)))
    store.sendAndDrain(.picture(.presented(.inner(.presented(.start)))))
    store.sendAndDrain(.picture(.presented(.inner(.presented(.stop)))))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.picture(.presented(.inner(.presented(.start)))))
    store.sendAndDrain(.picture(.presented(.stop)))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `The child that the parent presents in a dismissal keeps its effects`() {
    let state = Frame.State(picture: Picture.State(), replacement: Picture.State(id: 1))
    let store = Store.drained(state, Frame())
    store.sendAndDrain(.picture(.presented(.start)))
    store.sendAndDrain(.picture(.dismiss))
    #expect(store.state.picture?.id == 1)
    #expect(store.runningEffects.isEmpty)
    store.sendAndDrain(.picture(.presented(.start)))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.picture(.presented(.closeTapped)))
    #expect(store.state.picture == nil)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `A child in the initial state can be dismissed before any other action, at any depth`()
    async
  {
    let inner = Picture.State(id: 1, inner: Picture.State(id: 2))
    let state = Frame.State(picture: Picture.State(inner: inner))
    let store = TestStore(initialState: state) { Frame() }
    await store.send(.picture(.presented(.inner(.presented(.inner(.presented(.closeTapped))))))) {
      $0.log = [0]
    }
    await store.receive(.picture(.presented(.inner(.presented(.inner(.dismiss)))))) {
      $0.picture?.inner?.inner = nil
      $0.log = [0, 0]
    }
    await store.send(.picture(.presented(.closeTapped))) { $0.log = [0, 0, 0] }
    await store.receive(.picture(.dismiss)) { $0.picture = nil }
  }

  @Test func `A dismissed child takes its own child along, without an action for that one`() async {
    let state = Frame.State(picture: Picture.State(inner: Picture.State(id: 1)))
    let store = TestStore(initialState: state) { Frame() }
    await store.send(.picture(.presented(.inner(.presented(.start))))) { $0.log = [0] }
    await store.send(.picture(.presented(.closeTapped))) { $0.log = [0, 0] }
    await store.receive(.picture(.dismiss)) { $0.picture = nil }
  }

  @Test func `A child that a reducer after ifLet presents can be dismissed each time`() {
    let store = studio(Studio.State())
    for _ in 0..<2 {
      store.sendAndDrain(.presentLate)
      store.sendAndDrain(.picture(.presented(.closeLaterTapped)))
      #expect(store.state.picture == nil)
    }
  }

  /// Removes its picture when the picture's close button is tapped, and can present it after `ifLet`.
  private struct Studio: Reducer {
    struct State: Equatable {
      @PresentationState var picture: Picture.State?
      var log: [String] = []
    }
    enum Action: Equatable {
      case picture(PresentationAction<PictureAction>)
      case presentLate, replace, reset, startTapped
    }
    enum PictureAction: Equatable { case closed, closeLaterTapped, closeTapped, start }
    struct Child: Reducer {
      @Dependency(\.dismiss) var dismiss

      func reduce(into state: inout Picture.State, action: PictureAction) -> Effect<PictureAction> {
        switch action {
        case .closed: .none
        case .closeLaterTapped: .run { _ in await dismiss() }
        case .closeTapped: .run { send in await send(.closed) }
        case .start: .unending
        }
      }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .picture(.presented(.closed)): state.log.append("closed")
        case .picture(.presented(.closeTapped)):
          state.log.append("closeTapped")
          state.picture = nil
        case .picture, .presentLate: break
        case .replace: state.$picture = PresentationState(wrappedValue: nil)
        case .reset: state = State()
        case .startTapped: return .unending
        }
        return .none
      }
      .ifLet(\.$picture, action: /Action.picture) { Child() }
      Reduce { state, action in
        if action == .presentLate {
          state.picture = Picture.State()
          state.log = []
        }
        return .none
      }
    }
  }
}

/// Alerts and dialogs that follow each other.
@MainActor
struct EphemeralRuleTests {
  @Test func `An alert becomes a dialog and back, in one optional each`() async {
    let store = TestStore(initialState: Door.State()) { Door() }
    await store.send(.knocked) { $0.alert = .first }
    await store.send(\.alert.next) {
      $0.alert = nil
      $0.dialog = .first
    }
    await store.send(\.dialog.next) {
      $0.dialog = nil
      $0.alert = .first
    }
    await store.send(\.alert.again)
    await store.send(\.alert.done) { $0.alert = nil }
  }

  @Test func `An alert that its own action presents again changes nothing, and can be dismissed`() {
    let store = Store(initialState: Door.State(alert: .first)) { Door() }
    let id = store.alert?.id
    store.send(.alert(.presented(.again)))
    #expect(store.alert == .first)
    #expect(store.alert?.id != id)
    store.send(.alert(.dismiss))
    #expect(store.alert == nil)
  }

  @Test func `A dialog that its own action presents again changes nothing, and can be dismissed`() {
    let store = Store(initialState: Door.State(dialog: .first)) { Door() }
    store.send(.dialog(.presented(.again)))
    #expect(store.dialog == .first)
    store.send(.dialog(.dismiss))
    #expect(store.dialog == nil)
  }

  @Test
  func `An alert is closed by its action and by a dismissal without a closure, with a case path`() {
    let store = Store(initialState: Gate.State(alert: .first)) { Gate() }
    store.send(.alert(.presented(.done)))
    #expect(store.withState(\.alert) == nil)
    store.send(.knocked)
    store.send(.alert(.dismiss))
    #expect(store.withState(\.alert) == nil)
  }

  @Test func `A child of an enum in the 1.0 spelling is run by Scope, and an alert needs none`()
    async
  {
    let store = TestStore(initialState: Hall.State(destination: .gate(Gate.State()))) { Hall() }
    await store.send(.destination(.presented(.gate(.knocked)))) {
      $0.$destination[case: /Hall.Destination.State.gate]?.alert = .first
    }
    await store.send(.destination(.presented(.gate(.alert(.dismiss))))) {
      XCTModify(&$0.destination, case: /Hall.Destination.State.gate) { $0.alert = nil }
    }
    await store.send(.askTapped) { $0.destination = .alert(.first) }
    await store.send(.destination(.presented(.alert(.done)))) { $0.destination = nil }
  }

  @CasePathable
  enum Answer: Equatable { case again, done, next }

  @Reducer
  struct Door {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Answer>?
      @Presents var dialog: ConfirmationDialogState<Answer>?
    }
    enum Action {
      case alert(PresentationAction<Answer>)
      case dialog(PresentationAction<Answer>)
      case knocked
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.again)), .dialog(.presented(.next)), .knocked: state.alert = .first
        case .alert(.presented(.next)), .dialog(.presented(.again)): state.dialog = .first
        case .alert, .dialog: break
        }
        return .none
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$dialog, action: \.dialog)
    }
  }

  struct Gate: Reducer {
    struct State: Equatable { @PresentationState var alert: AlertState<Answer>? }
    enum Action: Equatable { case alert(PresentationAction<Answer>), knocked }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if action == .knocked { state.alert = .first }
        return .none
      }
      .ifLet(\.$alert, action: /Action.alert)
    }
  }

  struct Hall: Reducer {
    struct Destination: Reducer {
      enum State: Equatable { case alert(AlertState<Answer>), gate(Gate.State) }
      enum Action: Equatable { case alert(Answer), gate(Gate.Action) }
      var body: some ReducerOf<Self> {
        Scope(state: /State.gate, action: /Action.gate) { Gate() }
      }
    }
    struct State: Equatable { @PresentationState var destination: Destination.State? }
    enum Action: Equatable {
      case askTapped
      case destination(PresentationAction<Destination.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if action == .askTapped { state.destination = .alert(.first) }
        return .none
      }
      .ifLet(\.$destination, action: /Action.destination) { Destination() }
    }
  }
}

extension AlertState where Action == EphemeralRuleTests.Answer {
  fileprivate static var first: Self { Self { TextState("Sure?") } }
}

extension ConfirmationDialogState where Action == EphemeralRuleTests.Answer {
  fileprivate static var first: Self { Self { TextState("Which?") } }
}

/// Alerts, dialogs and their parts as values and as text.
struct AlertValueTests {
  private typealias Dialog = ConfirmationDialogState<Int>

  @Test
  func `Dialogs are equal whether or not their titles are visible, which the dump shows first`() {
    let dialog = Dialog(titleVisibility: .hidden) { TextState("Which?") }
    #expect(dialog == Dialog { TextState("Which?") })
    #expect(
      ChangeText.dump(dialog) == """
        ConfirmationDialogState(
          titleVisibility: .hidden,
          title: "Which?"
        )
        """)
  }

  @Test func `Styles of a text are dumped as markup, and a font is not`() {
    func dump(_ text: TextState) -> String { ChangeText.dump(text) }
    #expect(dump(TextState("a").bold()) == #""**a**""#)
    #expect(dump(TextState("a").italic()) == #""_a_""#)
    #expect(dump(TextState("a").strikethrough()) == #""~~a~~""#)
    #expect(dump(TextState("a").underline()) == #""<u>a</u>""#)
    #expect(dump(TextState("a").kerning(2.5)) == #""<kerning=2.5>a</kerning>""#)
    #expect(dump(TextState("a").font(.title)) == #""a""#)
    #expect(dump(TextState(verbatim: "a") + TextState("b").bold()) == #""a**b**""#)
  }

  @Test func `The actions of buttons, alerts and dialogs can be converted`() {
    let button = ButtonState(role: .cancel, action: 1) { TextState("One") }
    let doubled = button.map { $0.map { "\($0 * 2)" } }
    #expect(doubled.action.action == "2")
    #expect(doubled.role == .cancel)
    var sent: [Int?] = []
    button.withAction { sent.append($0) }
    ButtonState<Int> { TextState("None") }.withAction { sent.append($0) }
    #expect(sent == [1, nil])
    let alert = AlertState {
      TextState("T")
    } actions: {
      button
    }
    #expect(alert.map { $0.map { "\($0)" } }.buttons.map { $0.action.action } == ["1"])
  }

  @Test func `Buttons can be built with else and switch`() {
    func labels(_ number: Int) -> [String] {
      let alert = AlertState<Int> {
        TextState("T")
      } actions: {
        if number == 0 {
          ButtonState { TextState("zero") }
        } else {
          ButtonState { TextState("more") }
        }
        switch number {
        case 1: ButtonState { TextState("one") }
        default: ButtonState { TextState("other") }
        }
      }
      return alert.buttons.map { String(state: $0.label) }
    }
    #expect(labels(0) == ["zero", "other"])
    #expect(labels(1) == ["more", "one"])
  }

  @Test func `An action of a presented child is dumped by its cases`() {
    let action = Gallery.Action.destination(.presented(.form(.titleChanged("a"))))
    #expect(
      ChangeText.dump(action) == """
        Gallery.Action.destination(
          .presented(
            .form(
              .titleChanged("a")
            )
          )
        )
        """)
  }
}
