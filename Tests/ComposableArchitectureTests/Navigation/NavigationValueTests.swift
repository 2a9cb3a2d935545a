import Testing

@testable import ComposableArchitecture

/// Presentations, stacks, and their actions as values that are encoded, compared and hashed.
struct NavigationValueTests {
  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private func value<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func `A presentation is encoded as its optional`() throws {
    let states = [PresentationState(wrappedValue: 3), PresentationState(wrappedValue: nil)]
    #expect(try json(states) == "[3,null]")
    #expect(try value([PresentationState<Int>].self, "[3,null]") == states)
  }

  @Test func `A stack is encoded as its elements, and a decoded stack draws IDs`() throws {
    try withDependencies {
      $0.stackElementID = StackElementIDGenerator()
    } operation: {
      var stack = StackState([1, 2])
      stack.removeFirst()
      #expect(try json(stack) == "[2]")
      let decoded = try value(StackState<Int>.self, "[2]")
      #expect(Array(decoded) == [2])
      #expect(decoded.ids == [2])
    }
  }

  @Test func `Actions of a presented child are encoded and hashed`() throws {
    let actions: [PresentationAction<Int>] = [.presented(1), .dismiss]
    #expect(try value([PresentationAction<Int>].self, try json(actions)) == actions)
    #expect(Set(actions + [.presented(1)]).count == 2)
  }

  @Test func `Equal presentations have one hash, whichever child they have presented`() {
    var state = PresentationState(wrappedValue: 3)
    state.wrappedValue = nil
    state.wrappedValue = 3
    #expect(Set([state, PresentationState(wrappedValue: 3)]).count == 1)
  }
}

/// What happens around the removal of a presented child.
@MainActor
struct RemovalRuleTests {
  @Test func `What a child sends with the action that removes it arrives after the removal`() {
    let store = Store(initialState: Host.State(guest: Guest.State())) { Host() }
    let warnings = reports { store.send(.guest(.presented(.leaveTapped))) }
    #expect(warnings.map(\.code) == [.nilChild])
    #expect(store.state == Host.State(log: ["leaveTapped", "left"]))
  }
}

@Reducer
private struct Guest {
  @ObservableState
  struct State: Equatable {}
  enum Action: Equatable { case leaveTapped, left }
  var body: some ReducerOf<Self> {
    Reduce { _, action in action == .leaveTapped ? .send(.left) : .none }
  }
}

@Reducer
private struct Host {
  @ObservableState
  struct State: Equatable {
    @Presents var guest: Guest.State?
    var log: [String] = []
  }
  enum Action { case guest(PresentationAction<Guest.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .guest(.presented(let action)) = action else { return .none }
      state.log.append("\(action)")
      if action == .leaveTapped { state.guest = nil }
      return .none
    }
    .ifLet(\.$guest, action: \.guest) { Guest() }
  }
}
