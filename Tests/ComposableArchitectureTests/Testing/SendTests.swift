import Testing

@testable import ComposableArchitecture

/// What `send` compares.
@MainActor
struct SendTests {
  @Test func `a change that is asserted is right`() async {
    let heard = await failures {
      let store = TestStore()
      await store.send(.ringTapped) { $0.rings = 1 }
      await store.send(.askTapped)
      #expect(store.state == Bell.State(rings: 1))
    }
    #expect(heard == [])
  }

  @Test func `another change is shown as a difference at the line of the send`() async {
    let heard = await failures {
      let store = TestStore()
      await store.send(.ringTapped) { $0.rings = 2 }
    }
    #expect(heard == [""])
  }
  @Test func `an unexpected change`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("1", "2"), .stopTapped: .endless.cancellable(id: Bell.CancelID.ask)])
      await store.send(.ringTapped)
      await store.send(.askTapped) {_ in }
      await store.receive(.answer("x"))
      await store.receive(/Bell.Action.rang)
      await store.receive(/Bell.Action.answer, "r")
      await store.send(.stopTapped)
      await store.receive { $0 == .ringTapped }
    }
    for h in heard { print(h) }
  }
}
