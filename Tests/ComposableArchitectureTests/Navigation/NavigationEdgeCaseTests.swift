import Testing

@testable import ComposableArchitecture

/// Rules of presentations and stacks that only matter in rare orders of events.
@MainActor
struct NavigationEdgeCaseTests {
  @Test func `An alert with an empty closure is closed after the parent has handled its action`() {
    let store = Store(initialState: Note.State()) { Note() }
    store.send(.warnTapped)
    store.send(.alert(.presented(.confirmed)))
    #expect(store.withState { $0 } == Note.State(count: 1))
  }

  @Test func `A child that an outer reducer replaces can be dismissed each time`() {
    let store = Store.drained(Gallery.State(), Gallery())
    for id in 1...2 {
      store.sendAndDrain(.present(.picture(Picture.State(id: id))))
      store.sendAndDrain(.destination(.presented(.picture(.closeTapped))))
      #expect(store.state.destination == nil)
    }
    store.sendAndDrain(.present(.picture(Picture.State(id: 3))))
    store.sendAndDrain(.present(.picture(Picture.State(id: 4))))
    store.sendAndDrain(.destination(.presented(.picture(.closeTapped))))
    #expect(store.state.destination == nil)
  }

  @Test func `A parent cancels one ID in two children`() {
    let state = Frame.State(other: Picture.State(), picture: Picture.State())
    let store = Store.drained(state, Frame())
    store.sendAndDrain(.picture(.presented(.start)))
    store.sendAndDrain(.other(.presented(.start)))
    #expect(store.runningEffects.count == 2)
    store.sendAndDrain(.cancelAll)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `A child does not cancel the effects of its parent that have the same ID`() {
    let store = Store.drained(Album.State(), Album())
    store.sendAndDrain(.start)
    store.sendAndDrain(.picture(.presented(.start)))
    #expect(store.runningEffects.count == 2)
    store.sendAndDrain(.picture(.presented(.stop)))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.picture(.presented(.restart)))
    store.sendAndDrain(.picture(.presented(.restart)))
    #expect(store.runningEffects.count == 2)
  }

  @Test func `An endless effect of a presented child fails at the line that started it`() async {
    let failures = await failures {
      let store = TestStore(initialState: Frame.State(picture: Picture.State())) { Frame() }
      await store.send(.picture(.presented(.start))) { $0.log = [0] }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("2: ") == true)
    #expect(failures.first?.contains("from Frame.Action.picture(.presented(.start))") == true)
  }

  @Test func `A popFrom with another ID is shown as a difference`() async {
    var path = StackState<Walk.Path.State>()
    path[id: 0] = .picture(Picture.State())
    path[id: 1] = .picture(Picture.State())
    let failures = await failures {
      let store = TestStore(initialState: Walk.State(path: path)) { Walk() }
      await store.send(\.path[id: 1].picture.closeTapped) { $0.log = [0] }
      await store.receive(.path(.popFrom(id: 0))) {
        $0.path[id: 1] = nil
        $0.log = [0, 2]
      }
    }
    #expect(
      failures == [
        """
        3: Expected to receive Walk.Action.path(.popFrom(id:)), but received another action:

            Walk.Action.path(
          −   .popFrom(id: #0)
          +   .popFrom(id: #1)
            )

        (Expected: −, Received: +)
        """
      ])
  }

  /// Presents an alert in the 1.0 spelling.
  private struct Note: Reducer {
    struct State: Equatable {
      @PresentationState var alert: AlertState<Answer>?
      var count = 0

      init(count: Int = 0) { self.count = count }
    }
    enum Answer: Equatable { case confirmed }
    enum Action: Equatable {
      case alert(PresentationAction<Answer>)
      case warnTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.confirmed)): state.count += 1
        case .alert: break
        case .warnTapped: state.alert = AlertState { TextState("Sure?") }
        }
        return .none
      }
      .ifLet(\.$alert, action: /Action.alert) {}
    }
  }

  /// A parent and a child whose effects have the same ID.
  private struct Album: Reducer {
    struct State: Equatable {
      @PresentationState var picture: Sketch.State? = Sketch.State()
    }
    enum Action: Equatable {
      case picture(PresentationAction<Sketch.Action>)
      case start
    }
    var body: some ReducerOf<Self> {
      Reduce { _, action in
        action == .start ? .unending.cancellable(id: Picture.CancelID.work) : .none
      }
      .ifLet(\.$picture, action: /Action.picture) { Sketch() }
    }
  }

  private struct Sketch: Reducer {
    struct State: Equatable {}
    enum Action: Equatable { case restart, start, stop }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .restart: .unending.cancellable(id: Picture.CancelID.work, cancelInFlight: true)
      case .start: .unending.cancellable(id: Picture.CancelID.work)
      case .stop: .cancel(id: Picture.CancelID.work)
      }
    }
  }
}
