import Testing

@testable import SourceLoading

@Suite("Features for reducers with an environment")
struct EnvironmentFeaturesTests {
  private static let text = """
    import ComposableArchitecture
    struct CounterState {}
    #if os(iOS)
    let counter = Reducer<CounterState, CounterAction, Void> { _, _, _ in .none } // counts
    #endif
    let app = Reducer<AppState, AppAction, AppEnvironment>.combine(
      counter.pullback(state: \\.counter, action: /AppAction.counter, environment: { _ in () }))

    """

  private func applied(_ texts: String...) -> SourceSet {
    let files = texts.enumerated().map {
      SourceSet.File(name: "F\($0.offset).swift", text: $0.element)
    }
    return PassTable.apply(to: SourceSet(files: files))
  }

  @Test("A feature follows its value on the same line, so that all lines keep their numbers")
  func lines() throws {
    let lines = applied(Self.text).files[0].text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == Self.text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[3].contains("; struct Counter: ComposableArchitecture.Reducer, "))
    #expect(lines[3].hasSuffix("} // counts"))
    #expect(lines[6].contains("needs a value of AppEnvironment"))
  }

  @Test("Reading tells the value and the state of a feature, and which others it embeds")
  func reading() throws {
    let reading = FileReading(applied(Self.text).files[0])
    let app = try #require(reading.reducers.first { $0.name == "App" })
    #expect(app.value?.name == "app")
    #expect(app.value?.state == ["AppState"])
    #expect(app.words.contains("Counter"))
    #expect(app.declaresState)
    #expect(FeatureReading([reading]).decide(nil, preferred: []) == .one("App"))
  }

  @Test("Types at the top level may have the names of those of a feature")
  func outer() throws {
    let text = """
      struct State { var count = 0 }
      enum Action { case tapped }
      let reducer = Reducer<State, Action, Void> { _, _, _ in .none }
      """
    let sources = applied(text)
    let line = try #require(sources.files[0].text.split(separator: "\n").last)
    // `Reducer` itself is the name of what the value is.
    #expect(line.contains("; struct ReducerFeature: "))
    #expect(line.contains("typealias State = tca_State; typealias Action = tca_Action; "))
    let aliases = try #require(EnvironmentFeatures.aliases(for: sources))
    #expect(aliases.contains("\ntypealias tca_Action = Action\ntypealias tca_State = State\n"))
    #expect(aliases.contains("typealias Reducer<"))
    #expect(FileReading(sources.files[0]).reducers.map(\.value?.state) == [["State"]])
    #expect(ShimPrediction(sources, module: "M").createsState(of: "ReducerFeature"))
    #expect(EnvironmentFeatures.written(sources.files[0].text) == text)
  }

  @Test(
    "An app has features for its values although another app in the folder has reducers of today")
  func otherApp() throws {
    let sources = try folderSources(
      ".",
      [
        "/w/Old/Old.xcodeproj/project.pbxproj": "product-type.application\"",
        "/w/Old/A.swift": Self.text,
        "/w/New/New.xcodeproj/project.pbxproj": "product-type.application\"",
        "/w/New/B.swift": "@Reducer struct Today { struct State {} }; struct Reducer {}",
      ]
    ).sources
    let applied = PassTable.apply(to: sources)
    #expect(EnvironmentFeatures.isIn(try #require(applied.file(named: "A.swift")).text))
    #expect(applied.file(named: "B.swift")?.text == sources.file(named: "B.swift")?.text)
  }

  @Test("Without the features, a text is as the user wrote it")
  func written() {
    let sources = SourceSet(files: [SourceSet.File(name: "F.swift", text: Self.text)])
    let applied = sources.applying(EnvironmentFeatures.edits(of: sources)).files[0].text
    #expect(applied != Self.text)
    #expect(EnvironmentFeatures.written(applied) == Self.text)
  }

  @Test("The app's store decides, and the views of its state are needed")
  func root() throws {
    let files = applied(
      Self.text, "let other = Reducer<OtherState, Int, Void> { _, _, _ in .none }",
      "@main struct M: App { let s = Store(initialState: AppState(), reducer: app, environment: .live) }",
      "struct AppView: View { let store: Store<AppState, AppAction> }",
      "struct OtherView: View { let store: Store<OtherState, Int> }")
    let reading = FeatureReading(files.files.map(FileReading.init))
    #expect(reading.decide(nil, preferred: []) == .one("App", because: .app(file: "F2.swift")))
    var closure = SourceClosure(files.files.map(FileReading.init))
    #expect(closure.files(for: "App", from: 2) == [0, 3])
  }

  @Test(
    "The names of that time are declared for a project that needs them, unless it declares them")
  func aliases() throws {
    let sources = applied(Self.text, "struct Effect {}")
    let aliases = try #require(EnvironmentFeatures.aliases(for: sources))
    #expect(aliases.contains("public typealias Reducer<"))
    #expect(!aliases.contains("typealias Effect<"))
    #expect(EnvironmentFeatures.aliases(for: applied("@Reducer struct Today {}")) == nil)
  }

  @Test("The state of a feature is known before it is compiled")
  func state() {
    let prediction = ShimPrediction(applied(Self.text), module: "M")
    #expect(prediction.createsState(of: "Counter"))
    #expect(!prediction.createsState(of: "App"))
  }
}
