import Foundation
import Testing

@testable import ComposableShell
@testable import ShellCore

/// Effects and values whose exported tests once failed: the test is loaded together with the feature, and passes.
@Suite(.serialized)
@MainActor
struct RoundTripRefinementTests {
  @Test func `An error that an effect throws later is a known issue where the effect starts`()
    async throws
  {
    let source = """
      @Reducer struct Failing {
        struct Boom: Error {}
        @ObservableState struct State: Equatable { var count = 0 }
        enum Action { case later, real, plus }
        @Dependency(\\.continuousClock) var clock
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .later: return .run { _ in try await clock.sleep(for: .seconds(1)); throw Boom() }
            case .real:
              return .run { _ in try await Task.sleep(for: .milliseconds(20)); throw Boom() }
            case .plus: state.count += 1; return .none
            }
          }
        }
      }
      """
    let (later, passed) = try await WrittenFile.roundTrip(
      source, [".later", ".plus", "advance 1s"])
    #expect(
      later.contains("await withKnownIssue {\n      await store.send(.later)"), "\(later)")
    #expect(passed.hasPrefix("passed: "), "\(later)\n\(passed)")
    let (real, result) = try await WrittenFile.roundTrip(source, [".real", "wait"])
    #expect(real.contains("      await task.finish()\n    } matching:"), "\(real)")
    #expect(result.hasPrefix("passed: "), "\(real)\n\(result)")
  }

  @Test func `Buttons with animations and identified values are written with their initializers`()
    async throws
  {
    let source = """
      import SwiftUI
      @Reducer struct Asking {
        @ObservableState struct State: Equatable {
          @Presents var alert: AlertState<Action.Alert>?
          var rows: IdentifiedArrayOf<Identified<Int, String>> = []
        }
        enum Action {
          case show, add, alert(PresentationAction<Alert>)
          @CasePathable enum Alert: Equatable { case delete }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .show:
              state.alert = AlertState { TextState("Delete?") } actions: {
                ButtonState(role: .destructive, action: .send(.delete, animation: .default)) {
                  TextState("Delete")
                }
                ButtonState(action: .send(nil, animation: .easeIn(duration: 0.5).delay(1))) {
                  TextState("Keep")
                }
              }
            case .add: state.rows.append(Identified("v", id: 4))
            case .alert: break
            }
            return .none
          }
          .ifLet(\\.$alert, action: \\.alert)
        }
      }
      """
    let (test, result) = try await WrittenFile.roundTrip(
      source, [".show", ".add", ".alert.delete"])
    #expect(test.contains("action: .send(.delete, animation: .default)"), "\(test)")
    #expect(test.contains("animation: .easeIn(duration: 0.5).delay(1.0)"), "\(test)")
    #expect(test.contains("Identified(\"v\", id: 4)"), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
    // Another animation is another button.
    let faded = source.replacing("animation: .default", with: "animation: .easeOut")
    let code = test.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    let file = "import ComposableArchitecture\nimport Testing\n" + faded + "\n"
    let other = try await WrittenFile.output(
      of: file + code.joined(separator: "\n"), then: ["test"])
    #expect(other.contains("animation: Animation.easeOut"), "\(other)")
  }

  @Test func `A test of a preview has the values that dependencies have in previews`() async throws
  {
    let source = """
      import SwiftUI
      struct Name: DependencyKey, Sendable {
        var text: String
        static let liveValue = Name(text: "live")
        static let previewValue = Name(text: "preview")
      }
      @Reducer struct Naming {
        @ObservableState struct State: Equatable { var text = "" }
        enum Action { case load }
        @Dependency(Name.self) var name
        var body: some ReducerOf<Self> { Reduce { state, _ in state.text = name.text; return .none } }
      }
      struct NamingView: View {
        let store: StoreOf<Naming>
        var body: some View { Text(store.text) }
      }
      #Preview { NamingView(store: Store(initialState: Naming.State()) { Naming() }) }
      #Preview {
        NamingView(
          store: Store(initialState: Naming.State()) {
            Naming()
          } withDependencies: {
            $0[Name.self].text = "own"
          })
      }
      """
    let (test, result) = try await WrittenFile.roundTrip(
      source, load: "load X.swift preview 1", [".load"], reload: "load X.swift")
    #expect(test.contains("$0[Name.self] = Name.previewValue"), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
    let refusal = try await WrittenFile.output(
      of: "import ComposableArchitecture\n" + source, loadedBy: "load X.swift preview 2",
      then: [".load", "export test"])
    #expect(
      refusal.contains(
        "the preview gives its store other dependencies or a composed reducer, which a test cannot name"
      ),
      "\(refusal)")
  }

  /// A feature whose effects wait on several clocks and schedulers.
  private static let waiting = """
    import Combine
    @Reducer struct Waiting {
      @ObservableState struct State: Equatable { var texts: [String] = [] }
      enum Action { case cross, clock, queue, answering, said(String), held(Int) }
      enum ID { case held }
      @Dependency(\\.continuousClock) var clock
      @Dependency(\\.mainQueue) var queue
      @Dependency(\\.mainRunLoop) var loop
      @Dependency(\\.date.now) var now
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .cross:
            return .run { [start = now] send in
              try await queue.sleep(for: .seconds(1))
              try await loop.sleep(for: .seconds(1))
              await send(.said("\\(now.timeIntervalSince(start))"))
            }
          case .clock:
            return .run { send in try await clock.sleep(for: .seconds(1)); await send(.said("clock")) }
          case .queue:
            return .run { send in try await queue.sleep(for: .seconds(1)); await send(.said("queue")) }
          case .answering:
            return .run { send in
              try await clock.sleep(for: .seconds(1))
              try await queue.sleep(for: .seconds(1))
              await send(.said("answer"))
            }
          case .said(let text): state.texts.append(text)
          case .held(let number):
            return .send(.said("\\(number)"))
              .throttle(id: ID.held, for: .seconds(1), scheduler: queue, latest: false)
          }
          return .none
        }
      }
    }
    """

  @Test(arguments: [
    [".cross", "advance 2s"],
    [".queue", ".clock", "advance 1s"], [".clock", ".queue", "advance 1s"],
    [".queue", ".clock", "advance 1s", "undo", "advance 1s"],
  ])
  func `Clocks and schedulers advance in the order in which effects have woken`(
    lines: [String]
  ) async throws {
    let (test, result) = try await WrittenFile.roundTrip(Self.waiting, lines)
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }

  @Test(arguments: [
    [".queue", ".clock", ".queue", "advance 1s"], [".answering", ".queue", "advance 3s"],
  ])
  func `A session in which no order of clocks and schedulers is right is refused`(
    lines: [String]
  ) async throws {
    let text = try await WrittenFile.outputs(
      of: "import ComposableArchitecture\nimport Foundation\n" + Self.waiting,
      then: lines + ["export test"]
    ).last
    #expect(
      text == """
        error: cannot export this session as a test: at 1s, effects wake on clock and mainQueue in an order in which a test \
        cannot advance them
        """)
  }

  @Test func `A throttled action has its turn when the test advances the scheduler by nothing`()
    async throws
  {
    let (test, result) = try await WrittenFile.roundTrip(
      Self.waiting, [".held(1)", ".held(2)", ".held(3)", "advance 2s", ".held(4)"])
    #expect(
      test.contains(
        """
            await store.send(.held(1))
            await mainQueue.advance()
            await store.receive(\\.said)
        """), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }

  @Test func `A state with a number that is NaN is refused`() async throws {
    let source = """
      import ComposableArchitecture
      @Reducer struct Measuring {
        @ObservableState struct State: Equatable { var size = 0.0, seen = 0 }
        enum Action { case saw(Double), kept(Double) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.seen += 1
            if case .kept(let size) = action { state.size = size }
            return .none
          }
        }
      }
      """
    let outputs = try await WrittenFile.outputs(
      of: source, then: [".saw(.nan)", "export test", ".kept(.nan)", "export test"])
    #expect(outputs[1].contains("await store.send(.saw(.nan)) { $0.seen = 1 }"), "\(outputs[1])")
    #expect(
      outputs[3]
        == "error: `state.size` cannot be written in a test: it is NaN, which is not equal to itself"
    )
  }

  @Test
  func `A test of a package imports the modules that declare what it names and what has changed`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-files-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tests = "shop/Tests/CartFeatureTests"
    let files = [
      "shop/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Models"), .target(name: "Unused"),
        .target(name: "CartFeature", dependencies: ["Models"]),
        .testTarget(name: "CartFeatureTests", dependencies: ["CartFeature"]),
      ])
      """,
      "shop/Sources/Models/Product.swift": """
      public struct Product: Equatable, Sendable {
        public var name: String
        public init(name: String) { self.name = name }
      }
      """,
      "shop/Sources/Unused/Nothing.swift": "public struct Nothing {}",
      "shop/Sources/CartFeature/Cart.swift": """
      import ComposableArchitecture
      import Models
      @Reducer public struct Cart: Sendable {
        @ObservableState public struct State: Equatable { var last: Product?; public init() {} }
        public enum Action { case add }
        public init() {}
        public var body: some ReducerOf<Self> {
          Reduce { state, _ in state.last = Product(name: "Tea"); return .none }
        }
      }
      """,
      "\(tests)/Empty.swift": "",
    ]
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let session = Session(features: [], folder: folder.path, files: LocalFileSystem())
    session.workspace.loader = .compiling
    for line in ["load ./shop Cart", ".add", "export test \(tests)/CartTests.swift"] {
      _ = await session.evaluate(line)
    }
    let test = try String(
      contentsOf: folder.appending(path: "\(tests)/CartTests.swift"), encoding: .utf8)
    #expect(
      test.hasPrefix(
        """
        import ComposableArchitecture
        import Testing

        @testable import CartFeature
        @testable import Models

        """), "\(test)")
    _ = await session.evaluate("load ./\(tests)")
    let result = await session.evaluate("test").text
    #expect(result.hasPrefix("passed: "), "\(result)")
  }
}

extension WrittenFile {
  /// Exports a test of a session, loads the file again with the test in it, and runs the test.
  ///
  /// - Parameter reload: The line that loads it again; `nil` for the same.
  static func roundTrip(
    _ source: String, load: String = "load X.swift", _ lines: [String], reload: String? = nil
  ) async throws -> (test: String, result: String) {
    let source = "import ComposableArchitecture\nimport Foundation\nimport Testing\n" + source
    let test = try await output(of: source, loadedBy: load, then: lines + ["export test"])
    let code = test.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    let file = source + "\n" + code.joined(separator: "\n")
    return (test, try await output(of: file, loadedBy: reload ?? load, then: ["test"]))
  }
}
