import Testing

@testable import ComposableArchitecture

/// What case key paths do with payloads, optionals, and values of unknown types.
@MainActor
struct CaseRuleTests {
  @Test func `A partial key path embeds a value of its type, and returns nil for another`() {
    let partial: PartialCaseKeyPath<Shape> = \.circle
    let circle: Shape? = partial(5)
    let none: Shape? = partial("five")
    #expect(circle == .circle(radius: 5))
    #expect(none == nil)
    let nested: PartialCaseKeyPath<Shape> = \.nested.a
    #expect(nested(1) == Shape.nested(.a(1)))
  }

  @Test func `An optional has the cases of its value, and modify reports nil`() {
    var shape: Shape? = .circle(radius: 1)
    shape.modify(\.circle) { $0 = 2 }
    #expect(shape.is(\.circle))
    #expect(shape == .circle(radius: 2))
    shape = nil
    #expect(!shape.is(\.circle))
    let warnings = reports { shape.modify(\.circle) { _ in Issue.record("The closure ran.") } }
    #expect(warnings.map(\.code) == [.otherCase])
  }

  @Test func `A case can be changed through its name, but not set in place of another case`() {
    var shape = Form.ring(Ring(radius: 1))
    shape.ring?.radius += 1
    #expect(shape == .ring(Ring(radius: 2)))
    shape = .none
    let chained = reports { shape.ring?.radius += 1 }
    #expect(chained.isEmpty)
    let warnings = reports { shape[keyPath: \.ring] = Ring(radius: 3) }
    #expect(
      warnings.map(\.summary).map { $0.hasSuffix("Form that is .none") } == [true])
    #expect(shape == .none)
  }

  @Test func `Key paths are hashable, and a case key path of an action is found in a set`() {
    let paths: Set<PartialCaseKeyPath<Shape>> = [\.circle, \.box]
    #expect(paths.contains(Shape.circle(radius: 1).case))
    #expect(!paths.contains(Shape.none.case))
  }

  @Test func `Identified actions are encoded, compared and hashed by their parts`() throws {
    typealias Action = IdentifiedAction<Int, String>
    let actions: [Action] = [.element(id: 1, action: "a"), .element(id: 2, action: "a")]
    let data = try JSONEncoder().encode(actions)
    #expect(try JSONDecoder().decode([Action].self, from: data) == actions)
    #expect(Set(actions + actions).count == 2)
  }

  @Test func `Stack actions have the paths element, popFrom, push and the ID of an element`() {
    typealias Action = StackAction<Int, Shape>
    let element = Action.element(id: 3, action: .circle(radius: 1))
    #expect(element[case: \.[id: 3].circle] == 1)
    #expect(element[case: \.[id: 4].circle] == nil)
    #expect(element[case: \.element]?.id == 3)
    #expect(Action.popFrom(id: 2)[case: \.popFrom] == 2)
    #expect(Action.push(id: 1, state: 9)[case: \.push]?.state == 9)
  }

  @Test func `Each kind of case in an enum of features has its state, action and store`() throws {
    func scope(_ state: Room.State) -> Room.CaseScope {
      Store(initialState: state) { Room.body }.case
    }
    if case .named(let store) = scope(.named(Rooms.Named.State())) {
      store.send(.renamed("a"))
      #expect(store.name == "a")
    } else {
      Issue.record("A nested feature has no store.")
    }
    if case .tally(let store) = scope(.tally(TallyFeature.State())) {
      store.send(.plusTapped)
      #expect(store.count == 1)
    } else {
      Issue.record("A feature with a default has no store.")
    }
    guard case .list(["a"]) = scope(.list(["a"])), case .page(7) = scope(.page(7)),
      case .range(1, to: 2) = scope(.range(1, to: 2)), case .empty = scope(.empty),
      case .optional(nil) = scope(.optional(nil)), case .alert = scope(.alert(.room)),
      case .dialog = scope(.dialog(.room))
    else {
      Issue.record("Data is not passed on as it is.")
      return
    }
    #expect(Room.State.allCasePaths.map { $0 }.count == 9)
    #expect(Room.Action.alert(.leave).is(\.alert.leave))
  }

  @Test func `A case with an action of its own is a store of both`() {
    let store = Store(initialState: Box.State.label(Label(text: "a"))) { Box.body }
    guard case .label(let label) = store.case else {
      Issue.record("The case has no store.")
      return
    }
    #expect(label.withState(\.text) == "a")
    label.send(.tapped)
    #expect(store.state == .label(Label(text: "a")))
  }

  enum Rooms {
    @Reducer
    struct Named {
      @ObservableState
      struct State: Equatable { var name = "" }
      enum Action { case renamed(String) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .renamed(let name): state.name = name
          }
          return .none
        }
      }
    }
  }

  @CasePathable
  enum Answer { case leave, stay }

  struct Label: Equatable { var text: String }
  @CasePathable
  enum LabelAction { case tapped }

  @Reducer
  enum Room {
    case alert(AlertState<Answer>)
    case dialog(ConfirmationDialogState<Answer>)
    case empty
    case list([String])
    case named(Rooms.Named)
    case optional(Label?)
    @ReducerCaseIgnored case page(Int)
    case range(Int, to: Int)
    case tally(TallyFeature = TallyFeature())
  }

  @Reducer
  enum Box {
    @CasePathable
    enum Action { case label(LabelAction), tally(TallyFeature.Action) }
    @ReducerCaseIgnored case label(Label)
    case tally(TallyFeature)
  }
}
extension CaseRuleTests.Room.State: Equatable {}
extension CaseRuleTests.Box.State: Equatable {}

extension AlertState where Action == CaseRuleTests.Answer {
  fileprivate static var room: Self { Self { TextState("Leave?") } }
}
extension ConfirmationDialogState where Action == CaseRuleTests.Answer {
  fileprivate static var room: Self { Self { TextState("Leave?") } }
}

/// Spellings of reducers, effects and stores that newer versions have added.
@MainActor
struct NewSpellingTests {
  @Test func `onChange changes the state and returns an effect`() async {
    let store = TestStore(initialState: TallyFeature.State()) {
      TallyFeature()
        .onChange(of: \.count) { oldValue, state in
          state.note = "\(oldValue) -> \(state.count)"
          return state.count < 2 ? .send(.plusTapped) : .none
        }
    }
    await store.send(.plusTapped) {
      $0.count = 1
      $0.note = "0 -> 1"
    }
    await store.receive(.plusTapped) {
      $0.count = 2
      $0.note = "1 -> 2"
    }
  }

  @Test func `An effect has a name and a priority, and its sender has the type of the feature`() {
    func effect() -> EffectOf<TallyFeature> {
      .run(priority: .high, name: "tap") { (send: SendOf<TallyFeature>) in
        await send(.plusTapped)
      }
    }
    let store = Store.drained(
      TallyFeature.State(),
      Reduce<TallyFeature.State, TallyFeature.Action> { state, action in
        if action == .plusTapped { state.count += 1 }
        return state.count == 0 ? effect() : .none
      })
    store.sendAndDrain(.countChanged(0))
    #expect(store.count == 1)
  }

  @Test func `fireAndForget takes a name`() async {
    let isRun = LockIsolated(false)
    await DependencyValues._current.fireAndForget(name: "track") { isRun.setValue(true) }
    #expect(isRun.value)
  }

  @Test func `A store without a reducer keeps its state, and is equal to itself only`() {
    let store = Store<Int, Void>(initialState: 1) {}
    store.send(())
    #expect(store.withState { $0 } == 1)
    let other = Store<Int, Void>(initialState: 1) {}
    #expect(store == store && store != other)
    #expect(Set([store, other, store]).count == 2)
    #expect(store.id == ObjectIdentifier(store))
  }
}

private struct Ring: Equatable { var radius = 0 }

@CasePathable @dynamicMemberLookup
private enum Form: Equatable { case none, ring(Ring) }
