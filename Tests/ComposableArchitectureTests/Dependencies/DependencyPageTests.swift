import ComposableArchitecture
import Testing

@Suite("The samples of docs/concepts/dependency.md")
struct DependencyPageTests {
  struct Note: Equatable, Identifiable {
    let id: UUID
    let createdAt: Date
  }

  struct Notes: Reducer {
    struct State: Equatable {
      var notes: IdentifiedArrayOf<Note> = []
    }
    enum Action: Equatable {
      case addButtonTapped
    }
    @Dependency(\.uuid) var uuid
    @Dependency(\.date) var date

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .addButtonTapped:
        state.notes.append(Note(id: uuid(), createdAt: date.now))
        return .none
      }
    }
  }

  @Test("A feature uses the overridden dependencies")
  func overriding() {
    let notes = withDependencies {
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    } operation: {
      Notes()
    }
    var state = Notes.State()
    _ = notes.reduce(into: &state, action: .addButtonTapped)
    #expect(state.notes == [Note(id: UUID(0), createdAt: Date(timeIntervalSince1970: 0))])
  }

  @Test("A custom dependency has its test value in tests")
  func ownDependency() async throws {
    @Dependency(\.pageFactClient) var factClient
    #expect(try await factClient.fetch(1) == "A fact.")
    let live = try await withDependencies {
      $0.context = .live
    } operation: {
      try await factClient.fetch(1)
    }
    #expect(live == "1 is a number.")
  }

  @Test("A sleep on an immediate clock returns immediately")
  func tenMinutes() async throws {
    try await withDependencies {
      $0.continuousClock = .immediate
    } operation: {
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(600))
    }
  }
}

struct PageFactClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension PageFactClient: DependencyKey {
  static let liveValue = PageFactClient { number in "\(number) is a number." }
  static let testValue = PageFactClient { _ in "A fact." }
}

extension DependencyValues {
  var pageFactClient: PageFactClient {
    get { self[PageFactClient.self] }
    set { self[PageFactClient.self] = newValue }
  }
}
