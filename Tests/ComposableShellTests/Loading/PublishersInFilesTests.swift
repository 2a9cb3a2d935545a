import Foundation
import Testing

@Suite("Loading files with publishers", .serialized)
@MainActor
struct PublishersInFilesTests {
  @Test("A file that imports Combine can declare an observable object")
  func observableObject() async throws {
    let source = """
      import Combine
      import ComposableArchitecture
      import SwiftUI

      final class Log: ObservableObject { @Published var lines = 0 }

      struct Counter: Reducer {
        struct State: Equatable { var count = 0 }
        enum Action { case tapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          let log = Log()
          var cancellables: Set<AnyCancellable> = []
          var seen = 0
          log.$lines.sink { seen += $0 }.store(in: &cancellables)
          log.lines += 2
          state.count = seen
          return .none
        }
      }
      """
    #expect(try await WrittenFile.output(of: source, then: [".tapped", "state count"]) == "2")
  }

  @Test("What a publisher sends on the main thread between two lines is shown with the next one")
  func betweenLines() async throws {
    let source = """
      import Combine
      import ComposableArchitecture

      @Reducer struct Inbox {
        struct State: Equatable { var messages: [Int] = [] }
        enum Action { case opened, received(Int) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .opened:
              let subject = PassthroughSubject<Action, Never>()
              Task { @MainActor in
                subject.send(.received(1))
                subject.send(.received(2))
                subject.send(completion: .finished)
              }
              return .publisher { subject }
            case .received(let message):
              state.messages.append(message)
              return .none
            }
          }
        }
      }
      """
    let output = try await WrittenFile.output(of: source, then: [".opened", "wait"])
    #expect(output.contains("Inbox.Action.received(1)"))
    #expect(output.contains("Inbox.Action.received(2)"))
  }

  /// A feature that searches with publishers, after a pause.
  private static func search(_ imports: String, queue: String) -> String {
    """
    import ComposableArchitecture
    \(imports)

    struct Search: Reducer {
      struct State: Equatable { var query = "", results: [String] = [] }
      enum Action: Equatable { case queryChanged(String), search, found([String]) }
      @Dependency(\\.mainQueue) var mainQueue
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .queryChanged(let query):
          state.query = query
          return .send(.search)
            .debounce(id: 1, for: .milliseconds(300), scheduler: \(queue))
        case .search:
          return .publisher { [query = state.query] in
            Just([query]).delay(for: 1, scheduler: \(queue)).map(Action.found)
          }
        case .found(let results):
          state.results = results
          return .none
        }
      }
    }
    """
  }

  @Test(
    "Publishers and schedulers of a loaded file run in virtual time",
    arguments: ["mainQueue", "DispatchQueue.main", "RunLoop.main"])
  func publishers(_ queue: String) async throws {
    let source = Self.search("import Combine\nimport Foundation", queue: queue)
    let lines = [".queryChanged(\"a\")", ".queryChanged(\"b\")", "advance 300ms"]
    #expect(try await WrittenFile.output(of: source, then: lines + ["state results"]) == "[]")
    #expect(
      try await WrittenFile.output(of: source, then: lines + ["effects"]).contains(
        "3  asleep until 1.3s  X.swift:16  from action 3"))
    #expect(
      try await WrittenFile.output(of: source, then: lines + ["advance 1s", "state results"]) == """
        [
          [0]: "b"
        ]
        """)
  }

  @Test("A loaded file needs no import for the main queue")
  func mainQueue() async throws {
    let source = Self.search("", queue: "mainQueue")
    #expect(try await WrittenFile.output(of: source).hasPrefix("Search.State("))
  }
}
