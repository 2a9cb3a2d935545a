import Testing

@testable import ComposableArchitecture

/// `dismiss` in an effect of a child that the parent has removed with the same action.
@MainActor
struct RemovedChildDismissTests {
  private let store = Store.drained(Hall.State(), Hall())

  @Test func `The parent has dismissed the presented child, so nothing is sent`() {
    store.sendAndDrain(.open)
    store.sendAndDrain(.door(.presented(.close)))
    #expect(store.state.door == nil)
    #expect(store.state.received == ["open", "presented close"])
  }

  @Test func `That holds as well if an earlier effect of the child has begun before`() {
    store.sendAndDrain(.open)
    store.sendAndDrain(.door(.presented(.knock)))
    store.sendAndDrain(.door(.presented(.close)))
    #expect(store.state.received == ["open", "presented knock", "presented close"])
  }

  @Test func `The parent has popped the element, so nothing is sent`() {
    store.sendAndDrain(.push)
    store.sendAndDrain(.path(.element(id: store.state.path.ids[0], action: .close)))
    #expect(store.state.path.isEmpty)
    #expect(store.state.received == ["push", "element"])
  }

  @Test func `A child that is still there is dismissed`() {
    store.sendAndDrain(.open)
    store.sendAndDrain(.door(.presented(.leave)))
    #expect(store.state.door == nil)
    #expect(store.state.received == ["open", "presented leave", "dismiss"])
  }
}

@Reducer
private struct Door {
  struct State: Equatable {}
  enum Action { case close, leave, knock }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close, .leave: .run { _ in await dismiss() }
      case .knock: .run { _ in }
      }
    }
  }
}

@Reducer
private struct Hall {
  struct State: Equatable {
    @PresentationState var door: Door.State?
    var path = StackState<Door.State>()
    var received: [String] = []
  }

  enum Action {
    case open, push
    case door(PresentationAction<Door.Action>)
    case path(StackActionOf<Door>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open:
        state.door = Door.State()
        state.received.append("open")
      case .push:
        state.path.append(Door.State())
        state.received.append("push")
      case .door(.presented(let action)):
        if case .close = action { state.door = nil }
        state.received.append("presented \(action)")
      case .door(.dismiss): state.received.append("dismiss")
      case .path(.element(let id, .close)):
        state.path.pop(from: id)
        state.received.append("element")
      case .path: state.received.append("path")
      }
      return .none
    }
    .ifLet(\.$door, action: \.door) { Door() }
    .forEach(\.path, action: \.path) { Door() }
  }
}
