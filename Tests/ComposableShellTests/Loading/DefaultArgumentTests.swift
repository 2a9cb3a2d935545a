import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Default arguments and static members of loaded files", .serialized)
@MainActor
struct DefaultArgumentTests {
  private static let source = """
    import ComposableArchitecture
    struct Info: Equatable {
      var page = 1; var title = Self.standard; var note: String?
      static let standard = "x"
    }
    extension Info { static var last: Info { Info(page: 99) } }
    struct Own: Equatable { let twice: Int; static let usual = Own(twice: 2); init(twice: Int = 5) { self.twice = twice * 2 } }
    struct Reader: Reducer {
      struct State: Equatable { var info = Info(page: 9); var own = Own() }
      enum Action: Equatable { case show(Info), own(Own) }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .show(let info): state.info = info
        case .own(let own): state.own = own
        }
        return .none
      }
    }
    """

  @Test(
    "Arguments with default values can be left out, and static members named, as in Swift",
    arguments: [
      (".show(.init())", "state info", "Info(page: 1, title: \"x\", note: nil)"),
      (".show(Info(title: \"y\"))", "state info", "Info(page: 1, title: \"y\", note: nil)"),
      (
        ".show(.init(page: 2, note: \"n\"))", "state info",
        "Info(page: 2, title: \"x\", note: \"n\")"
      ),
      (".own(.init())", "state own", "Own(twice: 10)"),
      (".own(.usual)", "state own", "Own(twice: 4)"),
      (".show(.init())", "state own", "Own(twice: 4)"),
      (".show(Info.last)", "state info", "Info(page: 99, title: \"x\", note: nil)"),
      (".own(Own(twice: 3))", "state own", "Own(twice: 3)"),
    ])
  func defaults(line: String, state: String, value: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-defaults-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.source.write(
      to: folder.appending(path: "X.swift"), atomically: true, encoding: .utf8)
    let session = Session(features: [], folder: folder.path, files: LocalFileSystem())
    session.workspace.loader = .compiling
    for line in ["load X.swift own: .usual", line] { _ = await session.evaluate(line) }
    let text = await session.evaluate(state).text
    #expect(text.filter { !$0.isWhitespace } == value.filter { !$0.isWhitespace }, "\(text)")
  }
}
