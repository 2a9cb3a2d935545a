import Testing

@testable import ComposableShell
@testable import ShellCore

/// Files that are rewritten, compiled, and compared with what they were.
@Suite(.serialized)
@MainActor
struct DoctorFixTests {
  /// - Parameter name: The only file that is rewritten; `nil` for all.
  private func outcomes(
    _ files: [String: String], only name: String? = nil
  ) async throws -> (accepted: [DoctorFix.Outcome], refused: [DoctorFix.Outcome]) {
    let folder = try WrittenFolder(files)
    defer { folder.remove() }
    let chosen = folder.files.filter { name == nil || $0.path.hasSuffix("/\(name!)") }
    return await folder.fix(chosen).outcomes()
  }

  /// What is known about a rewriting of the counter.
  private func verdict(
    on rewriting: (String) -> String
  ) async throws -> EditionVerdict {
    let folder = try WrittenFolder(["Counter.swift": Self.counter])
    defer { folder.remove() }
    let file = folder.files[0]
    return await EditionComparison(
      { folder.makeSession() }, texts: [(file.path, rewriting(file.text))]
    ).verdict(on: file.path, reducer: "Counter")
  }

  private static func workshop(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "Sources/WorkshopFeatures/\(name).swift"), encoding: .utf8)
  }

  @Test(
    "The features of the articles are rewritten, and proven",
    arguments: ["AmountControl", "HapticSettings", "Settings", "Registration", "Timer"])
  func articles(name: String) async throws {
    let (accepted, refused) = try await outcomes(["\(name).swift": Self.workshop(name)])
    #expect(refused.flatMap(\.lines) == [])
    let outcome = try #require(accepted.first)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("\(name): proven by ") }, "\(outcome.lines)")
    let old = ProjectAge([("A.swift", outcome.new)]).files[0].uses.map(\.spelling.name)
    #expect(old == [], "\(outcome.new)")
  }

  @Test("A parent and its child in another file are rewritten together")
  func parent() async throws {
    let names = ["AmountControl", "ProductDetailFeature"]
    var files: [String: String] = [:]
    for name in names { files["\(name).swift"] = try Self.workshop(name) }
    let (accepted, refused) = try await outcomes(files)
    #expect(refused.flatMap(\.lines) == [])
    #expect(accepted.count == 2)
    #expect(accepted.allSatisfy { $0.lines.allSatisfy { $0.contains(": proven by ") } })
  }

  @Test("A dependency and its feature are rewritten, and proven, if that is asked for")
  func clients() async throws {
    let text = """
      import ComposableArchitecture
      struct Lamp {
        var level: @Sendable (Int) throws -> Int
        var log: @Sendable (String) -> Void
      }
      extension Lamp: DependencyKey {
        static let liveValue = Lamp(level: { $0 * 2 }, log: { _ in })
        static let testValue = Lamp(
          level: unimplemented("Lamp.level"), log: unimplemented("Lamp.log"))
      }
      @Reducer struct Room {
        @ObservableState struct State: Equatable { var level = 1 }
        enum Action: Equatable { case tapped }
        @Dependency(Lamp.self) var lamp
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            state.level = (try? lamp.level(state.level)) ?? 0
            if state.level > 9 { state.level = 1 }
            lamp.log("tapped")
            return .none
          }
        }
      }
      """
    let folder = try WrittenFolder(["Room.swift": text])
    defer { folder.remove() }
    var fix = folder.fix(folder.files)
    #expect(fix.changed.isEmpty)
    fix.clients = true
    let (accepted, refused) = await fix.outcomes()
    #expect(refused.flatMap(\.lines) == [])
    let outcome = try #require(accepted.first)
    #expect(outcome.lines == ["Room: proven by 225 actions in 4 states"])
    #expect(outcome.new.contains("@DependencyClient\nstruct Lamp {"))
    #expect(outcome.new.contains("static let testValue = Lamp()"))
  }

  static let counter = """
    import ComposableArchitecture

    struct Counter: ReducerProtocol {
      struct State: Equatable { var count = 0 }
      enum Action: Equatable { case tapped, loaded(Int) }
      func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        switch action {
        case .tapped:
          return .task { .loaded(1) }
        case .loaded(let number):
          state.count = min(9, state.count + number)
          return .none
        }
      }
    }
    """

  @Test("A wrong rewriting is found, and the difference is shown")
  func wrong() async throws {
    let verdict = try await verdict { text in
      let right = Modernizer([("Counter.swift", text)]).files[0].text
      let wrong = right.replacing("send(.loaded(1))", with: "send(.loaded(2))")
      #expect(wrong != right)
      return wrong
    }
    guard case .different(let text) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(text.hasPrefix("the editions differ after "))
    #expect(text.contains("- received .loaded(1)") && text.contains("+ received .loaded(2)"))
    #expect(!verdict.isAccepted)
  }

  @Test("A rewriting that does not compile is not accepted, with the reason of the compiler")
  func broken() async throws {
    let verdict = try await verdict { $0.replacing("min(9, ", with: "minimum(9, ") }
    guard case .newNotLoaded(let text) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(text.contains("minimum"))
    #expect(verdict.text.hasPrefix("the rewritten file does not load:\n"))
  }

  @Test("Values that each loading makes anew are no difference between the editions")
  func realTime() async throws {
    let source = Self.counter.replacing("import Comp", with: "import Foundation\nimport Comp")
      .replacing(
        "struct Counter:", with: "let loaded = Date().timeIntervalSince1970\n\nstruct Counter:"
      ).replacing("var count = 0", with: "var count = 0; var start = 0.0")
      .replacing("return .none", with: "state.start = loaded\n      return .none")
    let (accepted, refused) = try await outcomes(["Counter.swift": source])
    #expect(refused.flatMap(\.lines) == [])
    let lines = accepted.flatMap(\.lines)
    #expect(
      lines.count == 1
        && lines[0].hasSuffix(" ended where the same steps do not always have the same result"),
      "\(lines)")
  }

  @Test("A feature without actions compiles, and is not proven")
  func still() async throws {
    let source = """
      import ComposableArchitecture
      struct Still: ReducerProtocol {
        struct State: Equatable {}
        enum Action {}
        var body: some ReducerProtocol<State, Action> { EmptyReducer() }
      }
      """
    let (accepted, _) = try await outcomes(["Still.swift": source])
    #expect(
      accepted.flatMap(\.lines)
        == ["Still: compiles; not proven, because no action can be sent"])
  }

  @Test("A feature whose state begins with a random number compiles, and is not proven")
  func random() async throws {
    let source = """
      import ComposableArchitecture
      struct Dice: ReducerProtocol {
        struct State: Equatable { var value = Double.random(in: 0...1) }
        enum Action { case tapped }
        var body: some ReducerProtocol<State, Action> { Reduce { _, _ in .none } }
      }
      """
    let (accepted, _) = try await outcomes(["Dice.swift": source])
    #expect(
      accepted.flatMap(\.lines)
        == ["Dice: compiles; not proven, because its values are different each time"])
  }

  @Test("A file that does not load as it is stays")
  func notLoaded() async throws {
    let (accepted, refused) = try await outcomes([
      "A.swift": Self.counter.replacing("min(9, ", with: "minimum(9, "),
      "B.swift": "import ComposableArchitecture\nlet a: EffectTask<Int> = missing",
    ])
    #expect(accepted.isEmpty)
    #expect(refused.count == 2)
    #expect(refused[0].lines[0].hasPrefix("Counter: the file does not load as it is:\n"))
    #expect(
      refused[1].lines[0].hasSuffix(
        "B.swift has no reducer, so that it cannot be loaded and compared."))
  }

  @Test("A file of views is rewritten with the feature in another file, if it compiles")
  func views() async throws {
    let view = """
      import ComposableArchitecture
      import SwiftUI
      struct LampView: View {
        let store: StoreOf<Lamp>
        @ObservedObject var viewStore: ViewStoreOf<Lamp>
        init(store: StoreOf<Lamp>) {
          self.store = store
          self.viewStore = ViewStore(store, observe: { $0 })
        }
        var body: some View { Toggle("", isOn: viewStore.binding(get: \\.isOn, send: { .set($0) })) }
      }
      """
    let feature = """
      import ComposableArchitecture
      @Reducer struct Lamp {
        struct State { var isOn = false }
        enum Action { case set(Bool) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .set(let isOn) = action { state.isOn = isOn }
            return .none
          }
        }
      }
      """
    let (accepted, refused) = try await outcomes(["Lamp.swift": feature, "LampView.swift": view])
    #expect(refused.isEmpty)
    #expect(
      accepted.flatMap(\.lines) == [
        "Lamp: proven by 225 actions in 2 states",
        "LampView.swift: compiles, and has no reducer to compare",
      ])
    #expect(accepted[1].new.contains("Toggle(\"\", isOn: $store.isOn.sending(\\.set))"))
    #expect(!accepted[1].new.contains("viewStore"))
  }
}

// Files that cannot be loaded alone.
extension DoctorFixTests {
  private static let shelf = """
    import ComposableArchitecture
    import SwiftUI

    struct Shelf: Reducer {
      struct State: Equatable {
        @PresentationState var open: Book.State?
        var books: IdentifiedArrayOf<Book.State> = [Book.State(cover: Cover(1))]
      }
      enum Action: Equatable {
        case book(id: Book.State.ID, action: Book.Action)
        case open(PresentationAction<Book.Action>)
        case opened
      }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          if case .opened = action { state.open = state.books.first }
          return .none
        }
        .forEach(\\.books, action: /Action.book(id:action:)) { Book() }
        .ifLet(\\.$open, action: /Action.open) { Book() }
      }
    }

    struct ShelfView: View {
      let store: StoreOf<Shelf>
      var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
          Button("\\(viewStore.books.count)") { viewStore.send(.opened) }
          ForEachStore(store.scope(state: \\.books, action: { .book(id: $0, action: $1) })) {
            BookView(store: $0)
          }
        }
        .sheet(store: store.scope(state: \\.$open, action: { .open($0) })) { BookView(store: $0) }
      }
    }
    """

  private static let book = """
    import ComposableArchitecture
    import SwiftUI

    struct Cover: Equatable {
      let id: Int
      init(_ id: Int) { self.id = id }
    }

    struct Book: Reducer {
      struct State: Equatable, Identifiable {
        let cover: Cover
        var isRead = false
        var id: Int { cover.id }
      }
      enum Action: Equatable { case toggled }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        state.isRead.toggle()
        return .none
      }
    }

    struct BookView: View {
      let store: StoreOf<Book>
      var body: some View {
        WithViewStore(store, observe: \\.isRead) { viewStore in
          Button(viewStore.state ? "read" : "new") { viewStore.send(.toggled) }
        }
      }
    }
    """

  @Test("A file that needs others is compared with those beside it, which stay")
  func neighbors() async throws {
    let (accepted, refused) = try await outcomes(
      ["Shelf.swift": Self.shelf, "Book.swift": Self.book], only: "Shelf.swift")
    #expect(refused.flatMap(\.lines) == [])
    let outcome = try #require(accepted.first)
    #expect(accepted.count == 1)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("Shelf: proven by ") }, "\(outcome.lines)")
    #expect(!outcome.lines[0].contains("could not be sent"), "\(outcome.lines)")
    #expect(ProjectAge([("A.swift", outcome.new)]).files[0].uses.isEmpty, "\(outcome.new)")
  }

  @Test("A reducer that cannot be created is compared as a part of another one")
  func part() async throws {
    let (accepted, refused) = try await outcomes(
      ["Shelf.swift": Self.shelf, "Book.swift": Self.book], only: "Book.swift")
    #expect(refused.flatMap(\.lines) == [])
    let lines = accepted.flatMap(\.lines)
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("Book, as a part of Shelf: proven by "), "\(lines)")
  }

  @Test("A file with reducers that nothing can create compiles, and is not proven")
  func compiled() async throws {
    let (accepted, refused) = try await outcomes(["Book.swift": Self.book])
    #expect(refused.flatMap(\.lines) == [])
    #expect(
      accepted.flatMap(\.lines)
        == ["Book: compiles; not proven, because it cannot be created alone"])
    let broken = Self.book.replacing("isRead.toggle", with: "isReed.toggle")
    #expect(try await outcomes(["Book.swift": broken]).refused.count == 1)
  }
}
