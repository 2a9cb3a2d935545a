import SwiftUI
import Testing

@testable import ShellCore

@Suite("renders")
@MainActor
struct RendersTests {
  private func session(_ name: String = "Playlist") async -> Session {
    let session = Session(features: [
      Feature(summary: "", initialState: Playlist.State()) {
        Playlist()
      } view: { store in
        PlaylistView(store: store)
      },
      Feature(summary: "", initialState: Older.State()) {
        Older()
      } view: { store in
        OlderView(store: store)
      },
      Feature(summary: "", initialState: Lantern.State()) {
        Lantern()
      } view: { store in
        LanternView(store: store)
      },
      Feature(summary: "", initialState: LanternShelf.State()) {
        LanternShelf()
      } view: { store in
        LanternShelfView(store: store)
      },
    ])
    _ = await session.evaluate("load \(name)")
    return session
  }

  private func lines(_ typed: String..., in session: Session) async -> [String] {
    for line in typed { _ = await session.evaluate(line) }
    return await session.evaluate("renders").text.split(separator: "\n").map(String.init)
  }

  @Test func `Only what reads a changed field is evaluated`() async {
    #expect(
      await lines(".renamed", in: session()) == [
        "action 1 evaluates 1 of 8 bodies", "  1  TitleView  reads title",
      ])
  }

  @Test func `An action that changes nothing evaluates nothing`() async {
    #expect(await lines(".ignored", in: session()) == ["action 1 evaluates none of 8 bodies"])
  }

  @Test func `Rows that all read one field are all evaluated`() async {
    let session = await session()
    #expect(
      await lines(".selected(1)", in: session) == [
        "action 1 evaluates 3 of 8 bodies", "  3  EagerRow  reads selection",
        "note: all 3 `EagerRow` are evaluated, and 1 of them is drawn differently",
      ])
    #expect(
      await lines(".selected(1)", ".selected(2)", in: session).first
        == "action 3 evaluates 3 of 8 bodies")
  }

  @Test func `Rows can all be evaluated although none is drawn differently`() async {
    #expect(
      await lines(".selected(9)", in: session()).last
        == "note: all 3 `EagerRow` are evaluated, and none of them is drawn differently")
  }

  @Test func `A row is evaluated if it is given another value`() async {
    #expect(
      await lines(".marked(2)", in: session()) == [
        "action 1 evaluates 2 of 8 bodies", "  1  PlaylistView  reads mark",
        "  1  CalmRow       is given isMarked",
      ])
  }

  @Test func `A view that reads what it does not show is evaluated`() async {
    #expect(
      await lines(".counted", in: session()) == [
        "action 1 evaluates 1 of 8 bodies", "  1  CuriousView  reads count",
        "note: `CuriousView` reads count, and is drawn as before",
      ])
  }

  @Test func `A row that comes is evaluated with the list that shows it`() async {
    let lines = await lines(".added", in: session())
    #expect(lines.contains("  1  EagerRow      appears"))
    #expect(lines.contains("  1  CalmRow       appears"))
    #expect(lines.contains("  1  PlaylistView  reads songs"))
    #expect(lines.first == "action 1 evaluates 3 of 10 bodies")
  }

  @Test func `An earlier action has its number, and nothing changes`() async {
    let session = await session()
    for line in [".renamed", ".selected(1)"] { _ = await session.evaluate(line) }
    let state = await session.evaluate("state").text
    #expect(
      await session.evaluate("renders 1").text.hasPrefix("action 1 evaluates 1 of 8 bodies\n"))
    #expect(await session.evaluate("state").text == state)
    #expect(await session.evaluate("renders 9").isError)
    _ = await session.evaluate("undo")
    #expect(await session.evaluate("renders").text.hasPrefix("action 1 "))
  }

  @Test func `The actions of a line belong together`() async {
    #expect(
      await lines(".renamedTwice", in: session()) == [
        "actions 1 to 2 evaluate 2, with 8 bodies on the screen", "  2  TitleView  reads title",
      ])
  }

  @Test func `An older view observes a part of the state`() async {
    let session = await session("Older")
    #expect(
      await lines(".tapped", in: session) == [
        "action 1 evaluates 1 of 2 bodies",
        "  1  WithViewStore in OlderView  reads the observed state",
      ])
    #expect(await lines(".hidden", in: session) == ["action 2 evaluates none of 2 bodies"])
  }

  @Test func `A binding is not said to be unwritten`() async {
    let session = await session("Lantern")
    #expect(
      await lines("toggle isOn", in: session) == [
        "action 1 evaluates 1 of 1 body", "  1  LanternView  reads isOn",
      ])
  }

  @Test func `A change of a shared value is said`() async {
    #expect(
      await lines(".used", in: session("Lantern")) == [
        "action 1 evaluates none of 1 body",
        "note: a shared value has changed, too; the bodies that read it are not shown",
      ])
  }

  @Test func `Without an action, a view, or a feature, it says so`() async {
    #expect(await lines(in: session()) == ["no actions yet"])
    let session = Session(features: Fixtures.features)
    #expect(await session.evaluate("renders").text.hasPrefix("error: no feature is loaded"))
    _ = await session.evaluate("load tower")
    _ = await session.evaluate(".middle.leaf.grow")
    #expect(await session.evaluate("renders").text.hasPrefix("error: Tower has no view"))
  }

  /// The rows of the stage, without the frames, and the part of the upper frame after the title.
  private func stage(
    _ session: Session, isASCII: Bool = false
  ) -> (rows: [String], title: String) {
    let settings = StageSettings(columns: 60, rows: 30, isASCII: isASCII)
    let rows = session.stage.picture(settings)?.rows.map { $0.map(\.text).joined() } ?? []
    return (
      rows.dropFirst().dropLast().map {
        String($0.dropFirst().dropLast().reversed().drop { $0 == " " }.reversed())
      }.filter { !$0.isEmpty },
      rows.first ?? ""
    )
  }

  @Test func `The stage marks what the evaluated bodies draw, and nothing else`() async {
    let session = await session()
    for line in ["stage renders on", ".renamed"] { _ = await session.evaluate(line) }
    #expect(
      stage(session).rows == ["▌Mix!", " Curious", " 1", " 1", " 2", " 2", " 3"])
    #expect(stage(session).title.contains(" 1 body evaluated "))
    _ = await session.evaluate(".selected(1)")
    #expect(
      stage(session, isASCII: true).rows
        == [" Mix!", " Curious", "*1*", " 1", "*2", " 2", "*3"])
    #expect(stage(session).title.contains(" 3 bodies evaluated "))
    // The list itself draws nothing. What is inside of it was not evaluated.
    _ = await session.evaluate(".marked(2)")
    #expect(
      stage(session).rows == [" Mix!", " Curious", " 1*", " 1", " 2", "▌2!", " 3"])
    #expect(stage(session).title.contains(" 2 bodies evaluated "))
    _ = await session.evaluate(".counted")
    #expect(stage(session).rows.filter { $0.hasPrefix("▌") } == ["▌Curious"])
  }

  @Test func `The marks are those of the line before, also after undo`() async {
    let session = await session()
    let lines = ["stage renders on", ".renamed", ".selected(1)", "undo"]
    for line in lines { _ = await session.evaluate(line) }
    #expect(stage(session).rows.filter { $0.hasPrefix("▌") } == ["▌Mix!"])
    // Another action with the number of the one that was undone.
    _ = await session.evaluate(".ignored")
    #expect(!stage(session).rows.contains { $0.hasPrefix("▌") })
    #expect(stage(session).title.contains(" 0 bodies evaluated "))
    for line in ["undo", "undo"] { _ = await session.evaluate(line) }
    #expect(!stage(session).title.contains("evaluated"))
  }

  @Test func `Controls are marked, and nothing is while the marks are off`() async {
    let session = await session("Lantern")
    for line in ["stage", "toggle isOn"] { _ = await session.evaluate(line) }
    #expect(stage(session).rows.first?.hasPrefix("  1 Lantern ·") == true)
    #expect(!stage(session).title.contains("evaluated"))
    _ = await session.evaluate("stage renders on")
    #expect(stage(session).rows.first?.hasPrefix("▌ 1 Lantern ·") == true)
    _ = await session.evaluate("stage renders off")
    #expect(stage(session).rows.first?.hasPrefix("  1 Lantern ·") == true)
    #expect(FieldReads.read == nil && FieldReads.changed == nil)
  }

  @Test func `A child is marked where its parent shows it, and not in a view of its own`() async {
    let session = await session("LanternShelf")
    for line in ["stage renders on", "scope shown", "toggle isOn"] {
      _ = await session.evaluate(line)
    }
    #expect(stage(session).rows.first?.hasPrefix("▌ 1 Lantern ·") == true)
    #expect(stage(session).title.contains(" 1 body evaluated "))
    _ = await session.evaluate("root")
    #expect(stage(session).rows.map { $0.prefix(6) } == [" Shelf", "▌ 1 La"])
    for line in ["scope hidden", "toggle isOn"] { _ = await session.evaluate(line) }
    #expect(stage(session).rows.first?.hasPrefix("  1 Lantern ·") == true)
    #expect(!stage(session).title.contains("evaluated"))
  }

  @Test func `What an older view observes is marked`() async {
    let session = await session("Older")
    for line in ["stage renders on", ".tapped"] { _ = await session.evaluate(line) }
    #expect(stage(session).rows == ["▌1"])
    _ = await session.evaluate(".hidden")
    #expect(stage(session).rows == [" 1"])
  }

  @Test func `Nothing listens afterwards`() async {
    _ = await lines(".renamed", in: session())
    #expect(FieldReads.read == nil && FieldReads.changed == nil)
  }
}

@Reducer
private struct Playlist {
  struct Song: Equatable, Identifiable { let id: Int }

  @ObservableState
  struct State: Equatable {
    var title = "Mix"
    var songs = [Song(id: 1), Song(id: 2)]
    var more = Song(id: 3)
    var selection: Int?
    var mark: Int?
    var count = 0
  }

  enum Action: Equatable {
    case renamed, renamedTwice, ignored, counted, added
    case selected(Int)
    case marked(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed: state.title += "!"
      case .renamedTwice:
        state.title += "?"
        return .send(.renamed)
      case .ignored: break
      case .counted: state.count += 1
      case .added: state.songs.append(Song(id: 4))
      case .selected(let id): state.selection = id
      case .marked(let id): state.mark = id
      }
      return .none
    }
  }
}

private struct PlaylistView: View {
  let store: StoreOf<Playlist>

  var body: some View {
    TitleView(store: store)
    CuriousView(store: store)
    ForEach(store.songs) { song in
      EagerRow(id: song.id, store: store)
      CalmRow(id: song.id, isMarked: store.mark == song.id)
    }
    EagerRow(id: 3, store: store)
  }
}

private struct TitleView: View {
  let store: StoreOf<Playlist>
  var body: some View { Text(store.title) }
}

private struct CuriousView: View {
  let store: StoreOf<Playlist>
  var body: some View {
    _ = store.count
    return Text("Curious")
  }
}

private struct EagerRow: View {
  let id: Int
  let store: StoreOf<Playlist>
  var body: some View { Text("\(id)\(store.selection == id ? "*" : "")") }
}

private struct CalmRow: View {
  let id: Int
  let isMarked: Bool
  var body: some View { Text("\(id)\(isMarked ? "!" : "")") }
}

private struct Older: Reducer {
  struct State: Equatable { var count = 0, other = 0 }
  enum Action: Equatable { case tapped, hidden }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if action == .tapped { state.count += 1 } else { state.other += 1 }
    return .none
  }
}

private struct OlderView: View {
  let store: StoreOf<Older>
  var body: some View {
    WithViewStore(store, observe: \.count) { viewStore in
      Text("\(viewStore.state)")
    }
  }
}

@Reducer
private struct Lantern {
  @ObservableState
  struct State: Equatable {
    var isOn = false
    @ObservationStateIgnored @Shared(.inMemory("uses of the lantern")) var uses = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case used
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .used = action { state.$uses.withLock { $0 += 1 } }
      return .none
    }
  }
}

private struct LanternView: View {
  @Bindable var store: StoreOf<Lantern>
  var body: some View { Toggle("Lantern", isOn: $store.isOn) }
}

@Reducer
private struct LanternShelf {
  @ObservableState
  struct State: Equatable {
    var shown = Lantern.State(), hidden = Lantern.State()
  }

  enum Action {
    case shown(Lantern.Action), hidden(Lantern.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.shown, action: \.shown) { Lantern() }
    Scope(state: \.hidden, action: \.hidden) { Lantern() }
  }
}

private struct LanternShelfView: View {
  let store: StoreOf<LanternShelf>
  var body: some View {
    Text("Shelf")
    LanternView(store: store.scope(state: \.shown, action: \.shown))
  }
}
