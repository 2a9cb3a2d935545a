import ComposableArchitecture2
import Testing

@DependencyClient
struct ReminderClient: Sendable {
  var load: @Sendable () async throws -> [Reminder]
  var save: @Sendable (_ reminders: [Reminder]) async throws -> Void
}
extension ReminderClient: DependencyKey {
  static let liveValue = ReminderClient(load: { [] }, save: { _ in })
  static let testValue = ReminderClient()
}
extension DependencyValues {
  var reminderClient: ReminderClient {
    get { self[ReminderClient.self] }
    set { self[ReminderClient.self] = newValue }
  }
}
struct Reminder: Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var due: Date?
}

@Feature struct RemindersList {
  struct State {
    var reminders: [Reminder] = []
    var isLoading = false
    var destination: Destination.State?
    var error: String?
  }
  enum Action {
    case addTapped
    case rowTapped(Reminder.ID)
    case deleteTapped(Reminder.ID)
    case refresh
    case destination(Destination.Action)
  }
  @Feature enum Destination {
    case editor(ReminderEditor)
    case confirm(ConfirmDelete)
  }
  @Feature struct ConfirmDelete: Prompt {
    struct State { let id: Reminder.ID; var title: String }
    enum Action { case delete, keep }
  }
  @Dependency(\.reminderClient) var client
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now

  var body: some Feature {
    Update { state, action in
      switch action {
      case .addTapped:
        state.destination = .editor(.init(reminder: Reminder(id: uuid(), due: now)))
      case .rowTapped(let id):
        guard let reminder = state.reminders.first(where: { $0.id == id }) else { return }
        state.destination = .editor(.init(reminder: reminder))
      case .deleteTapped(let id):
        guard let reminder = state.reminders.first(where: { $0.id == id }) else { return }
        state.destination = .confirm(.init(id: id, title: reminder.title))
      case .refresh:
        load(&state)
      case .destination(.editor(.saveTapped)):
        guard let saved = state.destination?.editor?.reminder else { return }
        if let index = state.reminders.firstIndex(where: { $0.id == saved.id }) {
          state.reminders[index] = saved
        } else {
          state.reminders.append(saved)
        }
      case .destination(.confirm(.delete)):
        guard let id = state.destination?.confirm?.id else { return }
        state.reminders.removeAll { $0.id == id }
      case .destination: break
      }
    }
    .ifLet(\.destination, action: \.destination) { Destination.body }
    .onMount { state in load(&state) }
    .onChange(of: store.reminders) { _, reminders, _ in
      store.addTask { try await client.save(reminders) }
    }
  }
  private func load(_ state: inout State) {
    state.isLoading = true
    state.error = nil
    store.addTask {
      do {
        let loaded = try await client.load()
        try store.modify {
          $0.reminders = loaded; $0.isLoading = false
        }
      } catch {
        try store.modify {
          $0.error = "\(error)"; $0.isLoading = false
        }
      }
    }
  }
}
@Feature struct ReminderEditor {
  struct State { var reminder: Reminder; var canSave: Bool { !reminder.title.isEmpty } }
  enum Action { case saveTapped, cancelTapped }
  var body: some Feature {
    Update { state, action in
      switch action {
      case .saveTapped, .cancelTapped:
        store.addTask { try store.dismiss() }
      }
    }
  }
}

/// A list with an editor and a prompt, whose client is a dependency.
@MainActor
@Suite struct RemindersTests {
  @Test func aPromptRemovesWhatItAsksFor() async {
    let milk = Reminder(id: UUID(5), title: "Milk")
    await withDependencies {
      $0.reminderClient.load = { [milk] }
      $0.reminderClient.save = { _ in }
    } operation: {
      let store = TestStore(initialState: RemindersList.State()) {
        RemindersList()
      } changes: {
        $0.reminders = [milk]
      }
      store.send(.deleteTapped(milk.id)) {
        $0.destination = .confirm(.init(id: milk.id, title: "Milk"))
      }
      store.send(.destination(.confirm(.keep))) { $0.destination = nil }
      store.send(.deleteTapped(milk.id)) {
        $0.destination = .confirm(.init(id: milk.id, title: "Milk"))
      }
      store.send(.destination(.confirm(.delete))) {
        $0.reminders = []
        $0.destination = nil
      }
      await store.dismount()
    }
  }

  @Test func theEditorReadsDependencies() async {
    await withDependencies {
      $0.reminderClient.load = { [] }
      $0.reminderClient.save = { _ in }
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    } operation: {
      let store = TestStore(initialState: RemindersList.State()) { RemindersList() }
      store.send(.addTapped) {
        $0.destination = .editor(
          .init(reminder: Reminder(id: UUID(0), due: Date(timeIntervalSince1970: 0))))
      }
      store.modify { $0.destination?.modify(\.editor) { $0.reminder.title = "Eggs" } }
      store.send(.destination(.editor(.saveTapped))) {
        $0.reminders = [Reminder(id: UUID(0), title: "Eggs", due: Date(timeIntervalSince1970: 0))]
        $0.destination = nil
      }
      await store.dismount()
    }
  }

  @Test func theMountIsAssertedInAClosure() async {
    struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }
    await withDependencies {
      $0.reminderClient.load = { throw Offline() }
    } operation: {
      let store = TestStore(initialState: RemindersList.State()) {
        RemindersList()
      } changes: {
        $0.error = "offline"
      }
      await store.dismount()
    }
  }
}
