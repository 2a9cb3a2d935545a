import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Loading a project of several modules")
@MainActor
struct ProjectModulesTests {
  /// The output of the last of several lines.
  private func answer(_ lines: String...) async -> String {
    let session = Session(features: [], files: LocalFileSystem())
    session.workspace.loader = .compiling
    var text = ""
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  @Test("Two modules of a project declare one name, and each file means that of its module")
  func modules() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-files-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = ".target(name: "
    let files = [
      "Package.swift": """
      let package = Package(targets: [
        \(target)"Models"), \(target)"Rows", dependencies: ["Models"]),
        \(target)"Feed", dependencies: ["Models", "Rows"]),
      ])
      """,
      "Sources/Models/Item.swift": """
      public struct Item: Equatable {
        public var name: String
        public init(name: String = "model") { self.name = name }
      }
      """,
      "Sources/Rows/Row.swift": """
      import ComposableArchitecture
      import Models
      struct Item: Equatable { var count = 3 }
      @Reducer public struct Row {
        @ObservableState public struct State: Equatable {
          var item = Item()
          var model = Models.Item()
          public init() {}
        }
        public enum Action { case tapped }
        public init() {}
        public var body: some ReducerOf<Self> {
          Reduce { state, _ in
            state.item.count += 1
            return .none
          }
        }
      }
      """,
      "Sources/Feed/Feed.swift": """
      import ComposableArchitecture
      import Models
      import Rows
      import SwiftUI
      @Reducer public struct Feed {
        @ObservableState public struct State: Equatable {
          var row = Row.State()
          var item = Item(name: "feed")
        }
        public enum Action { case row(Row.Action), renamed(Item) }
        public var body: some ReducerOf<Self> {
          Scope(state: \\.row, action: \\.row) { Row() }
          Reduce { state, action in
            if case .renamed(let item) = action { state.item = item }
            return .none
          }
        }
      }
      struct FeedView: View {
        let store: StoreOf<Feed>
        var body: some View { Text(store.item.name) }
      }
      """,
    ]
    for (name, text) in files {
      let place = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    let load = "load \(folder.path) Feed"
    #expect(await answer(load, ".row(.tapped)").contains("Item(count: 4)"))
    let state = await answer(load, ".renamed(Item(name: \"new\"))", "state")
    #expect(state.contains("count: 3") && state.contains("\"model\""), "\(state)")
    #expect(state.contains("\"new\""), "\(state)")
    #expect(await answer(load, "screen").contains("feed"))
  }
}
