import Foundation
import Testing

/// Tests that are exported from a loaded file compile together with the file, and pass.
@Suite(.serialized)
@MainActor
struct ExportedTestsOfFilesTests {
  /// A child whose initializer takes a shared value in each form: as a value, as a reader, and as a reference.
  private static let source = """
    import ComposableArchitecture
    import Testing

    struct Stats: Codable, Equatable, Sendable { var taps = 0; var best = 0 }

    @Reducer struct Meter {
      @ObservableState struct State: Equatable {
        @Shared var stats: Stats
        @SharedReader var limit: Int
        @Shared var note: String?
        init(stats: Stats, limit: SharedReader<Int>, note: Shared<String?>) {
          _stats = Shared(value: stats)
          _limit = limit
          _note = note
        }
      }
      enum Action { case tapped }
      var body: some ReducerOf<Self> {
        Reduce { state, _ in
          state.$stats.withLock { $0.taps += 1 }
          state.$note.withLock { $0 = "tapped" }
          return .none
        }
      }
    }

    @Reducer struct Panel {
      @ObservableState struct State: Equatable {
        @Presents var meter: Meter.State?
        @Shared(.inMemory("opened")) var opened = 0
      }
      enum Action { case meter(PresentationAction<Meter.Action>), openTapped }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .openTapped = action {
            state.$opened.withLock { $0 += 1 }
            state.meter = Meter.State(
              stats: Stats(taps: 1), limit: SharedReader(value: 9), note: Shared(value: nil))
          }
          return .none
        }
        .ifLet(\\.$meter, action: \\.meter) { Meter() }
      }
    }
    """

  /// Exports a test, loads the file again with the test in it, and runs the test.
  private func run(
    _ load: String, _ lines: String...
  ) async throws -> (test: String, result: String) {
    let test = try await WrittenFile.output(
      of: Self.source, loadedBy: load, then: lines + ["export test"])
    let code = test.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    let file = Self.source + "\n" + code.joined(separator: "\n")
    return (test, try await WrittenFile.output(of: file, loadedBy: load, then: ["test"]))
  }

  @Test func `A state that the line creates has its shared values as the initializer takes them`()
    async throws
  {
    let (test, result) = try await run(
      "load X.swift Meter stats: Stats(taps: 4, best: 5), limit: 7, note: \"new\"", ".tapped")
    #expect(test.contains("limit: SharedReader(value: 7)"), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }

  @Test func `A child that an action presents has its shared values as its initializer takes them`()
    async throws
  {
    let (test, result) = try await run("load X.swift Panel", ".openTapped", ".meter.tapped")
    #expect(test.contains("stats: Stats(taps: 1, best: 0),"), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }
}
