import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Loading several files, folders, packages and pages", .serialized)
@MainActor
struct ProjectsTests {
  static let projects = URL(filePath: SampleFilesTests.examples)
    .deletingLastPathComponent().appending(path: "Projects").path

  /// The output of the last of several lines.
  private func answer(_ lines: String...) async -> String {
    let session = Session(features: [], folder: Self.projects, files: LocalFileSystem())
    session.workspace.loader = .compiling
    var text = ""
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  @Test("Several files are compiled together")
  func files() async {
    let load = "load Journal/Entry.swift Journal/Journal.swift \"Journal/Views.swift\""
    #expect(await answer(load).contains("entries: []"))
    #expect(await answer(load, ".addTapped", "scope entries[1]", "screen").contains("Entry"))
    #expect(
      await answer("load Journal/Entry.swift Journal/Journal.swift Entry id: 3")
        .contains("id: 3,"))
  }

  @Test("Of several features, that of the file that was named first is loaded")
  func firstFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-files-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Alpha", "Beta"] {
      let source = WrittenFile.feature.replacing("Counter", with: name)
      try source.write(
        to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
    }
    let (alpha, beta) = ("\(folder.path)/Alpha.swift", "\(folder.path)/Beta.swift")
    #expect(await answer("load \(alpha) \(beta)").contains("Alpha.State(n: 0)"))
    #expect(await answer("load \(beta) \(alpha)").contains("Beta.State(n: 0)"))
    #expect(await answer("load \(folder.path)").contains("has several features"))
  }

  @Test(
    "If the feature of the app was left out, the only one that remains is loaded, and a line says so"
  )
  func rootThatIsLeftOut() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-files-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = """
      import ComposableArchitecture
      import SwiftUI
      import TripKit
      @main struct Main: App {
        let store = Store(initialState: Trip.State()) { Trip() }
        var body: some Scene { WindowGroup { EmptyView() } }
      }
      struct Trip: Reducer {
        struct State { var counter = Counter.State() }
        enum Action { case counter(Counter.Action) }
        var body: some Reducer<State, Action> { Reduce { _, _ in .none }.tracked(by: 1) }
      }
      """
    for (name, text) in ["App.swift": app, "Counter.swift": WrittenFile.feature] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let loaded = await answer("load \(folder.path)")
    #expect(loaded.contains("left out: Trip (App.swift:11: "), "\(loaded)")
    #expect(
      loaded.contains(
        "chosen: Counter, because Trip was left out; to load another feature, add its name to the line"
      ), "\(loaded)")
    #expect(loaded.contains("Counter.State(n: 0)"), "\(loaded)")
    let named = await answer("load \(folder.path) Trip")
    #expect(named.hasPrefix("error: Trip was left out"), "\(named)")
  }

  @Test("A reducer of another one's state is not a root, and tests import what is loaded")
  func parts() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-files-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tracking = """
      struct Analytics: Reducer {
        typealias State = Counter.State
        typealias Action = Counter.Action
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """
    let tests = "import Testing\n@testable import App\n@Test func nothing() {}\n"
    let files = ["Counter.swift": WrittenFile.feature + tracking, "Checks.swift": tests]
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let loaded = await answer("load \(folder.path)")
    #expect(loaded.hasPrefix("Counter.State(n: 0)"), "\(loaded)")
    #expect(await answer("load \(folder.path)", "test").contains("1 test passed"))
  }

  @Test("A path that does not exist names the nearest one")
  func nearest() async {
    #expect(await answer("load ./Journl").hasSuffix("did you mean ./Journal?"))
    #expect(
      await answer("load Journal/entry.swift").hasSuffix("did you mean Journal/Entry.swift?"))
  }

  @Test("A folder is loaded with its views")
  func folder() async {
    let screen = await answer("load ./Journal", "screen")
    #expect(screen.contains("[1] <Add>"))
    #expect(await answer("load ./Journal Entry id: 7").contains("id: 7,"))
  }

  @Test("A package is loaded with its targets, or one target with those that it imports")
  func package() async {
    let screen = await answer("load ./Shop", ".buyTapped(2)", "screen")
    #expect(screen.contains("<Cup: 9>"))
    #expect(screen.contains("Total 9"))
    #expect(await answer("load ./Shop Shop", ".buyTapped(1)", "state total") == "4")
    #expect(await answer("load Shop/Sources/Shop", ".buyTapped(1)", "state total") == "4")
    #expect(await answer("load ./Shop ShopModels").hasPrefix("error: ./Shop has no reducer"))
  }

  @Test("The tests of a package are loaded with the targets that they import")
  func testsOfPackage() async {
    let passed = "passed: CartTests.buying\n1 test passed"
    #expect(await answer("load ./Shop/Tests/ShopTests", "test") == passed)
    #expect(await answer("load ./Shop/ Shop/Tests/ShopTests", "test") == passed)
    #expect(
      await answer("load ./Shop", "test").hasSuffix("`load FOLDER/ TESTS` loads them as well"))
    #expect(
      await answer("load ./Shop Shop/Tests/ShopTests/CartTests.swift")
        .hasSuffix(
          "a folder that another path follows ends in a slash: ./Shop/ Shop/Tests/ShopTests/CartTests.swift"
        ))
  }

  @Test("The steps of a page are joined, and a stub does not replace a declaration")
  func page() async {
    #expect(await answer("load Lamp.md", "screen") == "[1] <Turn on>")
    #expect(await answer("load Lamp.md", ".switchTapped", "screen") == "[1] <Turn off>")
  }

  @Test("Blocks of a page that declare nothing are passed over, and a long page is joined quickly")
  func longPage() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "tca-\(UUID()).md")
    defer { try? FileManager.default.removeItem(at: file) }
    let fence = "```"
    let steps = (1...60).map { number in
      """
      \(fence)swift
      struct Tests {
        // ...
        @Test func step\(number)() {}
      }
      \(fence)
      """
    }
    let page = """
      \(fence)swift
      \(WrittenFile.feature)
      struct Tests {
        @Test func first() {}
      }
      \(fence)
      \(fence)swift
      await store.send(.tapped) {
        $0.n = 1
      }
      \(fence)
      \(fence)swift
      case .tapped:
        state.n += 1
      \(fence)
      \(fence)swift
      .sheet(item: $store.child) { Text("") }
      \(fence)
      \(steps.joined(separator: "\n"))
      """
    try page.write(to: file, atomically: true, encoding: .utf8)
    #expect(await answer("load \(file.path)") == "Counter.State(n: 0)\nTry: actions   .tapped")
    #expect(await answer("load \(file.path)", "test").hasSuffix("61 tests passed"))
  }

  @Test("A tutorial is loaded with the files of its steps")
  func tutorial() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = folder.appending(path: "App.docc/Resources")
    let tutorials = folder.appending(path: "App.docc/Tutorials/Chapter 1")
    for path in [resources, tutorials] {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
    func write(_ text: String, to file: URL) throws {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let second = WrittenFile.feature.replacing(".none", with: "state.n += 1; return .none")
    try write(WrittenFile.feature, to: resources.appending(path: "step-1.swift"))
    try write(second, to: resources.appending(path: "step-2.swift"))
    let test =
      "import Testing\n@testable import App\n@Test func zero() { #expect(Counter.State().n == 0) }"
    try write(
      "import ComposableArchitecture\n" + test, to: resources.appending(path: "tests.swift"))
    let page = """
      @Tutorial(time: 5) { @Section { @Steps {
        @Step { @Code(name: "Counter.swift", file: step-1.swift) }
        @Step { @Code(name: "Counter.swift", file: "step-2.swift", previousFile: step-1.swift) }
        @Step { @Code(name: "CounterTests.swift", file: tests.swift) { @Image(source: a.png) } }
      } } }
      """
    let file = tutorials.appending(path: "First.tutorial")
    try write(page, to: file)
    #expect(await answer("load \"\(file.path)\"", ".tapped", "state n") == "1")
    #expect(await answer("load \"\(file.path)\"", "test").hasSuffix("1 test passed"))
    try write(page.replacing("tests.swift", with: "none.swift"), to: file)
    #expect(
      await answer("load \"\(file.path)\"").hasPrefix(
        "error: `First.tutorial` shows `none.swift`, which does not exist in "))
    try write("@Tutorial {}", to: file)
    #expect(
      await answer("load \"\(file.path)\"").hasPrefix(
        "error: `First.tutorial` shows no Swift files: it has no `@Code(name:file:)`"))
  }

  @Test("Steps that show a feature in part change it, and errors in them name their places")
  func partialSteps() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let step = """
      @Reducer struct Counter {
        // ...
        @ObservableState struct State: Equatable {
          // ...
          var step = 2
        }
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            state.n += state.step
            return .none
          }
        }
      }
      """
    func write(_ text: String, to name: String) throws {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let first = WrittenFile.feature.replacing("struct State", with: "@ObservableState struct State")
    try write(first, to: "01-code-0001.swift")
    try write(step, to: "01-code-0002.swift")
    try write("not Swift", to: "01-code-0002-previous.swift")
    #expect(await answer("load \(folder.path)", ".tapped", "state n") == "2")
    try write(step.replacing("state.step", with: "state.steps"), to: "01-code-0002.swift")
    #expect(
      await answer("load \(folder.path)").contains(
        "\n01-code-0002.swift:9:24: error: value of type 'Counter.State' has no member 'steps'\n"
          + "  9 | state.n += state.steps"))
  }

  @Test("If the last feature of a page needs a value, the one before it is loaded")
  func lastFeature() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "tca-\(UUID()).md")
    defer { try? FileManager.default.removeItem(at: file) }
    let other = WrittenFile.feature.replacing("Counter", with: "Other")
      .replacing("var n = 0", with: "var n: Int")
    try "```swift\n\(WrittenFile.feature)\n```\n```swift\n\(other)\n```\n"
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(await answer("load \(file.path)").contains("Counter.State(n: 0)"))
    #expect(await answer("load \(file.path) Other n: 2").contains("Other.State(n: 2)"))
    #expect(await answer("load \(file.path) Other").contains("Other.State needs `n`"))
  }

  @Test("Files of the same name in two folders are loaded together, and a file named twice once")
  func sameNames() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for name in ["Alpha", "Beta"] {
      let path = folder.appending(path: name)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      let file = path.appending(path: "Feature.swift")
      try WrittenFile.feature.replacing("Counter", with: name)
        .write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    #expect(await answer("load \(paths[1]) \(paths[0])").contains("Beta.State(n: 0)"))
    #expect(await answer("load \(paths[0]) \(paths[0])").contains("Alpha.State(n: 0)"))
  }

  @Test("The same import of several files is left out with one line, unless it is conditional")
  func absentImports() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let conditional = "#if canImport(UIKit)\nimport UIKit\n#endif\n"
    for (text, name) in [
      (conditional + "import ARKit\n" + WrittenFile.feature, "A.swift"),
      ("import ARKit\nimport HealthKit\n", "B.swift"), ("import ARKit\n", "C.swift"),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let files = ["A", "B", "C"].map { "\(folder.path)/\($0).swift" }.joined(separator: " ")
    #expect(
      await answer("load \(files)") == """
        left out: import ARKit (A.swift:4 and 2 more files: ARKit is a framework of Apple platforms)
        left out: import HealthKit (B.swift:2: HealthKit is a framework of Apple platforms)
        Counter.State(n: 0)
        Try: actions   .tapped
        """)
    let explained = await answer("load \(files)", "explain")
    #expect(explained.contains("B.swift:2:8: error: no such module 'HealthKit'"))
  }

  @Test("A folder is loaded without its tests; a test file or a folder of tests can follow")
  func folderAndTests() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["App", "AppTests"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    let test =
      "import ComposableArchitecture\nimport Testing\n@Test func zero() { #expect(Counter.State().n == 0) }"
    for (text, name) in [
      (WrittenFile.feature, "App/Counter.swift"), (test, "App/InsideTests.swift"),
      (test.replacing("zero", with: "other"), "AppTests/CounterTests.swift"),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let path = folder.path
    #expect(
      await answer("load \(path)/App/", "test").hasSuffix("`load FOLDER/ TESTS` loads them as well")
    )
    #expect(
      await answer("load \(path)/App/ \(path)/App/InsideTests.swift", "test")
        == "passed: zero\n1 test passed")
    #expect(
      await answer("load \(path)/App \(path)/AppTests", "test") == "passed: other\n1 test passed")
  }

  @Test("A page's tests import what the page declares, and its last feature is loaded")
  func pageWithTests() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "tca-\(UUID()).md")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = """
      ```swift
      \(WrittenFile.feature.replacing("Counter", with: "First"))
      ```
      ```swift
      \(WrittenFile.feature.replacing("Counter", with: "Second"))
      ```
      ```swift
      import Testing
      @testable import App
      @MainActor struct SecondTests {
        @Test func wrong() throws {
          let number = try #require(Int("1"))
          try #require(number == 2, "two")
        }
        @Test func failing() async {
          #expect(throws: CancellationError.self) { throw CancellationError() }
          await #expect(throws: CancellationError.self) { await Task.yield() }
        }
      }
      ```
      """
    try page.write(to: file, atomically: true, encoding: .utf8)
    let loaded = await answer("load \(file.path)")
    #expect(loaded.hasPrefix("Second.State(n: 0)"), "\(loaded)")
    #expect(!loaded.contains("left out"))
    let line =
      page.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("number == 2") }! + 1
    let tests = await answer("load \(file.path)", "test")
    #expect(
      tests == """
        failed: SecondTests.wrong
          \(file.lastPathComponent):\(line): Requirement failed: (number → 1) == 2 - two
        failed: SecondTests.failing
          \(file.lastPathComponent):\(line + 4): Expectation failed: expected an error of type CancellationError, but none was thrown
        2 tests, 2 failed
        """)
  }

  @Test("A folder without Swift files is an error")
  func empty() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-empty-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      await answer("load \(folder.path)").hasPrefix(
        "error: `\(folder.path)` contains no Swift files\n"))
  }
}
