import Testing

@testable import ComposableArchitecture

/// Presentations and stacks in a `TestStore`.
@MainActor
struct NavigationTestStoreTests {
  @Test func `A presented child is sent to, received from and dismissed by key path`() async {
    let store = TestStore(initialState: Gallery.State()) { Gallery() }
    await store.send(.present(.picture(Picture.State()))) {
      $0.destination = .picture(Picture.State())
    }
    await store.send(\.destination.picture.tapped) {
      $0.destination?.modify(\.picture) { $0.count = 1 }
    }
    await store.send(\.destination.picture.closeTapped)
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
      $0.log = ["1"]
    }
  }

  @Test func `A child that stays presented is no failure`() async {
    let failures = await failures {
      let store = TestStore(initialState: Gallery.State()) { Gallery() }
      await store.send(.present(.form(Caption.State()))) { $0.destination = .form(Caption.State()) }
    }
    #expect(failures == [])
  }

  @Test func `An action of an alert closes it`() async {
    let store = TestStore(initialState: Gallery.State(destination: .alert(.example))) { Gallery() }
    await store.send(\.destination.alert.delete) {
      $0.destination = nil
      $0.log = ["deleted"]
    }
    await store.send(.present(.alert(.example))) { $0.destination = .alert(.example) }
    await store.send(\.destination.alert.again)
  }

  @Test func `A feature that dismisses itself at the root ends the test's store`() async {
    let failures = await failures {
      let store = TestStore(initialState: Picture.State()) { Picture() }
      await store.send(.tapped) { $0.count = 1 }
      await store.send(.start)
      await store.send(.closeTapped)
      #expect(store.isDismissed)
      await store.send(.tapped) { $0.count = 2 }
      #expect(store.state.count == 1)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("the feature has dismissed itself") == true)
  }

  @Test func `The closure of a send draws the same ID as the feature`() async {
    let store = TestStore(initialState: Walk.State()) { Walk() }
    await store.send(.pushTapped) { $0.path.append(.picture(Picture.State())) }
    await store.send(.pushTapped) { $0.path[id: 1] = .picture(Picture.State()) }
    await store.send(\.path[id: 1].picture.tapped) {
      $0.path[id: 1]?.modify(\.picture) { $0.count = 1 }
      $0.log = [1]
    }
    await store.send(\.path[id: 0].picture.closeTapped) { $0.log = [1, 0] }
    await store.receive(\.path.popFrom) {
      $0.path = StackState()
      $0.log = [1, 0, 2]
    }
    await store.send(.pushTapped) { $0.path[id: 2] = .picture(Picture.State()) }
  }

  @Test func `A stack that was made before the store has used the first IDs`() async {
    let picture = Walk.Path.State.picture(Picture.State())
    let path = StackState([picture])
    let store = TestStore(initialState: Walk.State(path: path)) { Walk() }
    await store.send(.pushTapped) { $0.path[id: 1] = picture }
    var state = Walk.State()
    state.path.append(picture)
    let second = TestStore(initialState: state) { Walk() }
    await second.send(.pushTapped) { $0.path[id: 3] = picture }
  }

  @Test func `Case key paths push and pop`() async {
    let store = TestStore(initialState: Walk.State()) { Walk() }
    await store.send(\.path.push, (id: 0, state: .form(Caption.State()))) {
      $0.path[id: 0] = .form(Caption.State())
      $0.log = [1]
    }
    await store.send(\.path.popFrom, 0) {
      $0.path = StackState()
      $0.log = [1, 1]
    }
  }
}
