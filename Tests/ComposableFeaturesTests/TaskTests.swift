import ComposableArchitecture2
import Testing

/// Section 3.3 of the facts: tasks, their identity, and their cancellation.
@MainActor
@Suite struct TaskTests {
  let clock = TestClock()

  @Test func aPrefixBelongsToTheSendAndTheRestToExpect() async {
    let store = store()
    store.send(.load) { $0.log = ["began"] }
    await clock.advance(by: .seconds(1))
    #expect(store.log == ["began", "ended"])
    store.expect { $0.log = ["began", "ended"] }
  }

  @Test func anActionOfAPrefixIsReceived() async {
    let store = store()
    store.send(.chain)
    await store.receive(\.note) { $0.log = ["note"] }
  }

  @Test func tasksWithAnIDAccumulate() async throws {
    let store = store()
    store.send(.load) { $0.log = ["began"] }
    store.send(.load) { $0.log = ["began", "began"] }
    #expect(store.work.isRunning)
    await clock.advance(by: .seconds(1))
    store.expect { $0.log += ["ended", "ended"] }
    #expect(!store.work.isRunning)
    try await store.work()
  }

  @Test func cancellingAnIDCancelsAllItsTasks() async {
    let store = store()
    store.send(.load) { $0.log = ["began"] }
    store.send(.load) { $0.log = ["began", "began"] }
    store.send(.cancel)
    await clock.advance()
    #expect(!store.work.isRunning)
  }

  @Test func theErrorOfATaskWithAnIDIsKept() async {
    let store = store()
    store.send(.fail)
    #expect(store.work.taskError is Failure)
    await #expect(throws: Failure.self) { try await store.work() }
    store.send(.succeed)
    #expect(store.work.taskError == nil)
  }

  @Test func anErrorWithoutAnIDIsReported() {
    let failures = failures { store().send(.failWithoutID) }
    #expect(
      failures == [
        "A task of Work threw TaskTests.Failure(). Catch the error, or give the task an id, whose taskError it becomes."
      ])
  }

  @Test func cancellingInABodyIsReported() {
    let failures = failures { store().send(.cancelInBody) }
    #expect(
      failures == [
        "cancel() of a StoreTaskID was called outside of a task, and was ignored. Write store.addTask { id.cancel() }."
      ])
  }

  @Test func addingATaskInATaskIsReported() {
    let failures = failures { store().send(.addInTask) }
    #expect(
      failures == [
        "store.addTask was called in Work, but not while an update or a hook was running. The task was dropped. In a task, use try store.modify or try store.send."
      ])
  }

  @Test func postingInABodyIsReported() {
    let failures = failures { store().send(.postInBody) }
    #expect(
      failures == [
        "store.post was called in Work, but not in a task. Call it in store.addTask."
      ])
  }

  @Test func modifyingInABodyIsReported() {
    let failures = failures { store().send(.modifyInBody) }
    #expect(
      failures == [
        "store.modify was called in Work while an update or a hook was running. Change its state argument, or call store.modify in store.addTask."
      ])
  }

  @Test func aSendIsDoneWhenItsTasksAre() async {
    let store = store()
    let task = store.send(.load) { $0.log = ["began"] }
    #expect(task != nil)
    #expect(store.send(.note) { $0.log = ["began", "note"] } == nil)
    await clock.advance(by: .seconds(1))
    await task?.value
    store.expect { $0.log = ["began", "note", "ended"] }
  }

  @Test func aTaskThatYieldsHasSuspended() {
    let store = store()
    store.send(.yield)
    store.expect { $0.log = ["yielded"] }
  }

  private struct Failure: Error {}

  private func store() -> TestStore<some FeatureProtocol<Work.State, Work.Action>> {
    TestStore(initialState: Work.State()) {
      Work(error: Failure()).dependency(\.continuousClock, clock)
    }
  }
}

enum Posted: FeatureEventKey {}

@Feature struct Work {
  struct State {
    var log: [String] = []
    @StoreTaskID var work
  }
  enum Action {
    case load, chain, note, cancel, fail, succeed, failWithoutID, cancelInBody, addInTask
    case postInBody, modifyInBody, yield
  }
  let error: any Error
  @Dependency(\.continuousClock) var clock
  var body: some Feature {
    Update { state, action in
      switch action {
      case .load:
        store.addTask(id: state.work) {
          try store.modify { $0.log.append("began") }
          try await clock.sleep(for: .seconds(1))
          try store.modify { $0.log.append("ended") }
        }
      case .chain: store.addTask { try store.send(.note) }
      case .note: state.log.append("note")
      case .cancel: store.addTask { [id = state.work] in id.cancel() }
      case .fail: store.addTask(id: state.work) { throw error }
      case .succeed: store.addTask(id: state.work) {}
      case .failWithoutID: store.addTask { throw error }
      case .cancelInBody: state.work.cancel()
      case .addInTask: store.addTask { addLater() }
      case .postInBody: try? store.post(key: Posted.self)
      case .modifyInBody: try? store.modify { $0.log = [] }
      case .yield:
        store.addTask {
          await Task.yield()
          try store.modify { $0.log.append("yielded") }
        }
      }
    }
  }
  private func addLater() { store.addTask {} }
}

/// Tasks and dependencies of children.
@MainActor
@Suite struct ChildTaskTests {
  @Test func anActionThatAChildSendsIsReceivedThroughItsParent() async {
    let store = TestStore(initialState: Caller.State()) { Caller() }
    store.send(.child(.start))
    await store.receive(\.child.done) { $0.child.number = 1 }
  }

  @Test func aDependencyInAnUpdateIsThatOfTheStore() async {
    let store = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      TestStore(initialState: Caller.State()) { Caller() }
    }
    let id = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!
    store.send(.child(.identify)) { $0.child.id = id }
    let constant = TestStore(initialState: Caller.State()) {
      Caller().dependency(\.uuid, .constant(id))
    }
    constant.send(.child(.identify)) { $0.child.id = id }
  }

  @Test func aPartThatIsGoneEndsItsChild() {
    let log = Log()
    let store = TestStore(initialState: Choosing.State()) { Choosing(log: log) }
    #expect(log.lines == ["mount"])
    store.modify { $0.isShown = false }
    #expect(log.lines == ["mount", "dismount"])
    store.modify { $0.isShown = true }
    #expect(log.lines == ["mount", "dismount", "mount"])
  }
}

@Feature struct Caller {
  @Feature struct Called {
    struct State {
      var number = 0
      var id: UUID?
    }
    enum Action { case start, done, identify }
    var body: some Feature {
      Update { state, action in
        switch action {
        case .start: store.addTask { try store.send(.done) }
        case .done: state.number += 1
        case .identify:
          @Dependency(\.uuid) var uuid
          state.id = uuid()
        }
      }
    }
  }
  struct State { var child = Called.State() }
  enum Action { case child(Called.Action) }
  var body: some Feature { Scope(\.child, action: \.child) { Called() } }
}

@Feature struct Choosing {
  struct State {
    var isShown = true
    var child = Inbox.State()
  }
  let log: Log
  var body: some Feature { chosen }
  private var chosen: AnyFeature<State, Never> {
    guard store.isShown else { return AnyFeature(EmptyFeature()) }
    return AnyFeature(
      Scope(\.child) {
        Inbox().onMount { _ in log.lines.append("mount") }
          .onDismount { _ in log.lines.append("dismount") }
      })
  }
}
