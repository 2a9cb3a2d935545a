import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Loading features of both versions", .serialized)
@MainActor
struct MixedVersionsTests {
  private static let bell = """
    import ComposableArchitecture
    import Dependencies

    @Reducer struct Bell {
      @ObservableState struct State: Equatable { var rings = 0 }
      enum Action { case ring }
      @Dependency(\\.uuid) var uuid
      var body: some ReducerOf<Self> {
        Reduce { state, _ in
          state.rings += 1
          return .none
        }
      }
    }

    @MainActor func bell() -> StoreOf<Bell> { Store(initialState: Bell.State()) { Bell() } }
    """

  /// A file that names each type which both versions declare.
  private static let gong = """
    import ComposableArchitecture2
    import CasePaths
    import Clocks
    import Dependencies
    import IdentifiedCollections
    import Sharing
    import SwiftUI

    @Feature struct Hall {
      struct State { var strokes = 0 }
      enum Action { case strike }
      @Dependency(\\.continuousClock) var clock
      var body: some Feature {
        Update { state, _ in
          store.addTask {
            try await clock.sleep(for: .seconds(1))
            try store.modify { $0.strokes += 1 }
          }
        }
      }
    }

    @Feature struct Gong {
      struct State { var hall = Hall.State() }
      enum Action { case hall(Hall.Action) }
      var body: some Feature { Scope(\\.hall, action: \\.hall) { Hall() } }
    }

    @MainActor func gong() -> Store<Gong.State, Gong.Action> {
      let store: StoreOf<Gong> = Store(initialState: Gong.State()) { Gong() }
      return store
    }

    @MainActor func tested() -> TestStore<Gong> { TestStore(initialState: Gong.State()) { Gong() } }

    struct GongView: View {
      let store: StoreOf<Gong>
      var body: some View { Button("Strike") { store.send(.hall(.strike)) } }
    }
    """

  private func outputs(of files: [String: String], _ lines: String...) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-mixed-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let session = Session(features: [], folder: folder.path, files: LocalFileSystem())
    session.workspace.loader = .compiling
    var outputs: [String] = []
    for line in lines { outputs.append(await session.evaluate(line).text) }
    return outputs
  }

  @Test("A file of 2.0 can import the companions beside a file of 1.x that does, too")
  func twoFiles() async throws {
    let outputs = try await outputs(
      of: ["Bell.swift": Self.bell, "Gong.swift": Self.gong],
      "load Bell.swift Gong.swift Gong", ".hall(.strike)", "advance 1s", "state hall.strokes",
      "load Bell.swift Gong.swift Bell", ".ring", "state rings")
    #expect(!outputs[0].contains("error"), "\(outputs[0])")
    #expect(outputs[3] == "1")
    #expect(!outputs[4].contains("error"), "\(outputs[4])")
    #expect(outputs[6] == "1")
  }

  @Test("In a file that imports both versions, what both declare is that of 2.0")
  func oneFile() async throws {
    let gong = "import ComposableArchitecture\n" + Self.gong
    let first = """

      struct Chime: Reducer {
        struct State: Equatable { var sounds = 0 }
        enum Action { case sound }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.sounds += 1
          return .none
        }
      }

      @MainActor func chime() -> ComposableArchitecture.StoreOf<Chime> {
        .init(initialState: Chime.State()) { Chime() }
      }
      """
    let outputs = try await outputs(
      of: ["Gong.swift": gong + first], "load Gong.swift Gong", ".hall(.strike)", "advance 1s",
      "state hall.strokes", "load Gong.swift Chime", ".sound", "state sounds")
    #expect(outputs[3] == "1", "\(outputs[0])")
    #expect(outputs[6] == "1", "\(outputs[4])")
  }
}
