import Testing

@testable import ComposableShell
@testable import ShellCore

/// Reducers that are rewritten and compared together with others.
@Suite(.serialized)
@MainActor
struct DoctorFixTogetherTests {
  private func outcomes(
    _ files: [String: String]
  ) async throws -> (accepted: [DoctorFix.Outcome], refused: [DoctorFix.Outcome]) {
    let folder = try WrittenFolder(files)
    defer { folder.remove() }
    return await folder.fix(folder.files).outcomes()
  }

  @Test("What another file needs of a file that stays is not rewritten")
  func staying() async throws {
    let parent = """
      import ComposableArchitecture
      import SwiftUI
      struct Parent: Reducer {
        struct State: Equatable { var child = Child.State() }
        enum Action: Equatable { case child(Child.Action) }
        var body: some Reducer<State, Action> {
          Scope(state: \\.child, action: /Action.child) { Child() }
        }
      }
      struct ChildView: View {
        let store: StoreOf<Child>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in Text(viewStore.name) }
        }
      }
      """
    // The macro declares this member, too.
    let child = """
      import ComposableArchitecture
      struct Child: Reducer {
        struct State: Equatable { @BindingState var name = "" }
        enum Action: BindableAction, Equatable { case tapped, binding(BindingAction<State>) }
        var body: some Reducer<State, Action> { BindingReducer() }
      }
      extension Child.Action { static var allCasePaths: Int { 1 } }
      """
    let (accepted, refused) = try await outcomes(["Parent.swift": parent, "Child.swift": child])
    #expect(refused.map { URL(filePath: $0.path).lastPathComponent } == ["Child.swift"])
    #expect(accepted.count == 1)
    #expect(accepted.flatMap(\.lines).allSatisfy { $0.hasPrefix("Parent: proven by ") })
    #expect(accepted.allSatisfy { $0.new.contains("WithViewStore") && $0.new.contains("@Reducer") })
  }

  /// The features of the source articles as they are written there, with one exception: the cart of the fourth one needs
  /// `@BindingState var productAmount`, which the article leaves out, so that it does not compile as printed. It is a feature of its own here.
  @Test("Every feature of the articles is rewritten, and proven")
  func articles() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "ComposableArchitectureTests/Articles")
    var files: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasPrefix("Article") && !file.hasSuffix("Tests.swift") {
      files[file] = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    let (accepted, refused) = try await outcomes(files)
    #expect(refused.flatMap(\.lines) == [])
    let lines = accepted.flatMap(\.lines)
    #expect(lines.allSatisfy { $0.contains(": proven by ") }, "\(lines)")
    #expect(
      lines.map { $0.prefix { $0 != ":" } } == [
        "AdHocSettings", "BindingSettings", "BoilerplateSettings", "EarlierBoilerplateSettings",
        "EarlierBindingSettings", "ProductDetailCart", "AFeature", "EarlierAFeature",
      ])
  }

  @Test("A reducer of cases becomes an enum of reducers, and is proven as a part of its parent")
  func cases() async throws {
    let source = """
      import ComposableArchitecture
      struct Panel: Reducer {
        struct Destination: Reducer {
          enum State: Equatable { case one(Counter.State), two(Counter.State) }
          enum Action: Equatable { case one(Counter.Action), two(Counter.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: /State.two, action: /Action.two) { Counter() }
            Scope(state: /State.one, action: /Action.one) { Counter() }
          }
        }
        struct State: Equatable { @PresentationState var destination: Destination.State? }
        enum Action: Equatable {
          case opened(Bool)
          case destination(PresentationAction<Destination.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            guard case .opened(let isOne) = action else { return .none }
            state.destination = isOne ? .one(Counter.State()) : .two(Counter.State())
            return .none
          }
          .ifLet(\\.$destination, action: /Action.destination) { Destination() }
        }
      }
      """
    let counter = DoctorFixTests.counter.replacing("ReducerProtocol", with: "Reducer")
      .replacing("EffectTask", with: "Effect")
    let (accepted, refused) = try await outcomes(["Panel.swift": source, "Counter.swift": counter])
    #expect(refused.flatMap(\.lines) == [])
    let panel = try #require(accepted.last)
    #expect(panel.new.contains("enum Destination {") && panel.new.contains("Destination.body"))
    #expect(
      panel.lines.count == 1 && panel.lines[0].hasPrefix("Panel: proven by "), "\(panel.lines)")
  }

  @Test("A reducer that cannot be created is compiled with one that a preview creates")
  func compiledTogether() async throws {
    let source = """
      import ComposableArchitecture
      import SwiftUI
      struct Other<ID: Hashable & Sendable>: Reducer {
        struct State: Equatable { var id: ID }
        enum Action { case tapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      struct Limited: Reducer {
        struct State: Equatable { var count = 0 }
        enum Action { case tapped }
        let limit: Int
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.count = min(limit, state.count + 1)
          return .none
        }
      }
      struct LimitedView: View {
        let store: StoreOf<Limited>
        var body: some View { Text("") }
      }
      struct LimitedView_Previews: PreviewProvider {
        static var previews: some View {
          LimitedView(store: Store(initialState: Limited.State()) { Limited(limit: 3) })
        }
      }
      """
    let (accepted, refused) = try await outcomes(["Limited.swift": source])
    #expect(refused.flatMap(\.lines) == [])
    let lines = accepted.flatMap(\.lines)
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first == "Other: compiles; not proven, because it cannot be created alone")
    #expect(lines.last?.hasPrefix("Limited: proven by ") == true)
  }

  @Test("A private reducer is proven as if it were visible, and stays private")
  func hidden() async throws {
    let text = """
      import ComposableArchitecture
      private struct Lamp: Reducer {
        struct State: Equatable { var level = Level.low }
        enum Action: Equatable { case tapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.level = state.level == .low ? .high : .low
          return .none
        }
      }
      private enum Level { case low, high }
      """
    let folder = try WrittenFolder(["Lamp.swift": text])
    defer { folder.remove() }
    let (accepted, refused) = await folder.fix(folder.files).outcomes()
    #expect(refused.flatMap(\.lines) == [])
    let outcome = try #require(accepted.first)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("Lamp: proven by ") }, "\(outcome.lines)")
    #expect(outcome.new.contains("@Reducer\nprivate struct Lamp {"), "\(outcome.new)")
  }

  @Test("What another module of the project needs of a file stays", arguments: [true, false])
  func module(imports: Bool) throws {
    let lamp = """
      import ComposableArchitecture
      @Reducer public struct Lamp {
        public struct State: Equatable {
          @BindingState public var isOn = false
          public init() {}
        }
        public enum Action: BindableAction { case binding(BindingAction<State>) }
        public init() {}
        public var body: some ReducerOf<Self> { BindingReducer() }
      }
      """
    let view = """
      import ComposableArchitecture
      \(imports ? "import LampCore" : "")
      import SwiftUI
      struct LampView: View {
        let store: StoreOf<Lamp>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in switchOf(viewStore.$isOn) }
        }
      }
      """
    let folder = try WrittenFolder([
      "Package.swift": "", "Sources/LampCore/Lamp.swift": lamp,
      "Sources/LampUI/LampView.swift": view,
    ])
    defer { folder.remove() }
    let chosen = folder.files.filter { $0.path.hasSuffix("/Lamp.swift") }
    #expect(folder.fix(chosen).changed.isEmpty == imports)
    #expect(folder.fix(chosen).isHeldBack == imports)
    #expect(!folder.fix(folder.files).isHeldBack)
  }
}
