import Testing

@testable import ComposableArchitecture

/// Traces: the reducers that ran, their changes and the effects that they returned.
@MainActor
struct ReducerTracerTests {
  @Test func `Steps are listed in the order in which the reducers ran`() {
    let trace = Trace()
    trace.send(.binding(.set(\.$name, "a")))
    #expect(
      trace.names == [
        "House", "BindingReducer", "onChange", "Reduce", "Scope", "ifLet", "forEach", "Reduce",
      ])
  }

  @Test func `The step of an operator tells whether the action was for its child`() {
    let trace = Trace()
    trace.send(.hall(.press))
    #expect(trace.outcome("Scope") == .ran)
    #expect(trace.step("Scope")?.parts.map(\.name) == ["Light"])
    for name in ["BindingReducer", "ifLet", "forEach"] {
      #expect(trace.outcome(name) == .passed, "\(name)")
    }
  }

  @Test(arguments: [
    (House.Action.guest(.press), "ifLet"), (.room(id: 9, action: .press), "forEach"),
  ])
  func `A missing child is marked in its step`(action: House.Action, name: String) {
    let trace = Trace()
    _ = reports { trace.send(action) }
    #expect(trace.outcome(name) == .childWasMissing)
  }

  @Test func `A child in a case that is not current is missing`() {
    let door = Trace(Hatch.State.shut) { Hatch() }
    _ = reports { door.send(.open(.press)) }
    #expect(door.outcome("ifCaseLet") == .childWasMissing)
    door.send(.push)
    #expect(door.outcome("ifCaseLet") == .passed)
    door.send(.open(.press))
    #expect(door.step("ifCaseLet")?.parts.map(\.name) == ["Light"])

    let gate = Trace(Hatch.State.shut) { Porch() }
    _ = reports { gate.send(.open(.press)) }
    #expect(gate.outcome("Scope") == .childWasMissing)
  }

  @Test func `The step of an element has its ID`() {
    let trace = Trace()
    trace.send(.room(id: 2, action: .press))
    #expect(trace.step("forEach")?.place == #"\.rooms[2]"#)
    #expect(trace.outcome("forEach") == .ran)
  }

  @Test func `A step has the states of its own reducer before and after the action`() throws {
    let trace = Trace()
    trace.send(.hall(.press))
    let light = try #require(trace.step("Light"))
    #expect(light.before as? Light.State == Light.State())
    #expect(light.after as? Light.State == Light.State(isOn: true))
  }

  @Test func `The step of onChange is listed only if the value changed`() {
    let trace = Trace()
    trace.send(.hall(.press))
    #expect(trace.step("onChange") == nil)
    trace.send(.binding(.set(\.$name, "b")))
    #expect(trace.step("onChange") != nil)
  }

  @Test func `The returned effects are listed with their locations and IDs`() {
    let trace = Trace()
    trace.send(.start)
    let texts = trace.step("Reduce")?.effects.map(\.text)
    #expect(texts == ["send done", "run House.swift [\"a\"]", "cancel b"])
  }

  @Test func `The cancellation of a removed child's effects is listed in the step of the parent`() {
    let trace = Trace(House.State(guest: Light.State(), rooms: [Light.State(id: 1)]))
    trace.send(.leave)
    #expect(trace.steps.first?.effects.map(\.text) == [#"end \.guest"#, #"end \.rooms[1]"#])
  }

  @Test func `A screen that is popped is removed in a step of its own, after the reducers`() throws
  {
    let path = StackState([Light.State(), Light.State(id: 1)])
    let trace = Trace(Pile.State(path: path)) { Pile() }
    trace.send(.path(.popFrom(id: path.ids[1])))
    #expect(trace.names == ["Pile", "forEach", "Reduce", "forEach"])
    let states = trace.all.map { $0.after as? Pile.State }
    #expect(states.map { $0?.path.count } == [1, 2, 2, 1])
  }

  @Test func `A shared value is changed by the reducer that has changed it`() throws {
    let shared = SharedStorages()
    let tracer = ReducerTracer(shared: shared.history)
    let store = Store(initialState: Scale.State()) {
      Scale()
    } withDependencies: {
      shared.apply(to: &$0)
    }
    store.trace({ Scale() }, by: tracer)
    store.send(.press)
    let step = try #require(tracer.takeSteps().first)
    #expect(step.parts.map { $0.changes.map(\.description) } == [["weight 0 -> 1"], []])
  }

  @Test func `A recursive feature is traced at any depth`() {
    let trace = Trace(Nest.State(id: 0, nests: [Nest.State(id: 1, nests: [Nest.State(id: 2)])])) {
      Nest()
    }
    trace.send(.nest(id: 1, action: .nest(id: 2, action: .press)))
    #expect(trace.names.filter { $0 == "Nest" }.count == 3)
  }

  @Test func `Tracing does not change the state or the effects`() {
    let actions: [House.Action] = [
      .hall(.press), .start, .binding(.set(\.$name, "x")), .room(id: 2, action: .press), .leave,
    ]
    let trace = Trace()
    let plain = Store(initialState: House.State.furnished) { House() }
    for action in actions {
      trace.send(action)
      plain.send(action)
    }
    #expect(trace.store.state == plain.state)
    #expect(trace.store.runningEffects.count == plain.runningEffects.count)
  }

  @Test(arguments: [true, false])
  func `Removing a child cancels its effects if tracing started or ended meanwhile`(
    beginsTraced: Bool
  ) {
    let store = Store.drained(Desk.State(worker: Worker.State()), Desk())
    let tracer = ReducerTracer()
    store.trace({ Desk() }, by: beginsTraced ? tracer : nil)
    store.sendAndDrain(.worker(.start))
    store.trace({ Desk() }, by: beginsTraced ? nil : tracer)
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.hide)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `A traced feature keeps the dependencies of the store`() {
    let store = Store(initialState: Stamp.State()) {
      Stamp()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.send(.press)
    store.trace({ Stamp() }, by: ReducerTracer())
    store.send(.press)
    store.trace({ Stamp() }, by: nil)
    store.send(.press)
    #expect(store.state.ids == [UUID(0), UUID(1), UUID(2)])
  }

  @Test func `An unhandled action is reported while the feature is traced`() {
    let store = Store(initialState: Forgetful.State()) { Forgetful() }
    let tracer = ReducerTracer()
    store.trace({ Forgetful() }, by: tracer)
    #expect(reports { store.send(.binding(.set(\.$isOn, true))) }.count == 1)
  }
}

/// A stack of lights.
private struct Pile: Reducer {
  struct State: Equatable {
    var path = StackState<Light.State>()
  }

  @CasePathable
  enum Action {
    case path(StackActionOf<Light>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.path, action: \.path) { Light() }
  }
}

/// Changes a shared value, and then does nothing.
private struct Scale: Reducer {
  struct State: Equatable {
    @Shared(.inMemory("weight")) var weight = 0
  }

  enum Action { case press }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$weight.withLock { $0 += 1 }
      return .none
    }
    Reduce { _, _ in .none }
  }
}

/// A traced store and the steps of its last action.
@MainActor
private final class Trace<R: Reducer> {
  let store: StoreOf<R>
  private let tracer = ReducerTracer()
  var steps: [ReducerStep] = []

  init(_ state: R.State, _ reducer: @escaping () -> R) {
    store = Store(initialState: state, reducer: reducer)
    store.trace(reducer, by: tracer)
  }

  func send(_ action: R.Action) {
    store.send(action)
    steps = Array(tracer.takeSteps().prefix(1))
  }

  var all: [ReducerStep] { steps.flatMap(\.flattened) }
  var names: [String] { all.map(\.name) }
  func step(_ name: String) -> ReducerStep? { all.first { $0.name == name } }
  func outcome(_ name: String) -> ReducerStep.Outcome? { step(name)?.outcome }
}

extension Trace where R == House {
  convenience init(_ state: House.State = .furnished) { self.init(state) { House() } }
}

extension ReducerStep {
  fileprivate var flattened: [ReducerStep] { [self] + parts.flatMap(\.flattened) }
}

extension ReturnedEffect {
  fileprivate var text: String {
    switch self {
    case .send(let action): "send \(action)"
    case .run(let location, let ids):
      "run \(location.description.split(separator: ":")[0]) \(ids.map(\.base))"
    case .cancel(let id): "cancel \(id.base)"
    case .task(let location): "task \(location)"
    case .cancelChild(let place): "end \(place ?? "")"
    }
  }
}
