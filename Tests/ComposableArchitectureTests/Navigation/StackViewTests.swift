import ComposableArchitecture
import SwiftUI
import Testing

@testable import TerminalUI

@MainActor
@Suite("Views of navigation stacks")
struct StackViewTests {
  private func drawn(_ view: some View) -> Screen { Screen.render(view, width: 32) }

  private func tap(_ label: String, in view: some View) throws {
    let screen = drawn(view)
    try #require(screen.controls(named: label).first, "\(screen.lines)").tap()
  }

  private static let spellings: [(StoreOf<Album>) -> any View] = [
    { AlbumView(store: $0) }, { OldAlbumView(store: $0) },
  ]

  private func store(_ path: [Album.Path.State] = []) -> StoreOf<Album> {
    Store(initialState: Album.State(path: StackState(path))) {
      Album()
    } withDependencies: {
      $0.stackElementID = StackElementIDGenerator()
    }
  }

  @Test(arguments: 0..<2)
  func `A link pushes an element with the next ID, and Back pops it`(index: Int) throws {
    let store = store()
    let view = AnyView(Self.spellings[index](store))
    #expect(drawn(view).lines == ["[1] <Open >"])
    // Drawing a link several times draws no IDs.
    _ = drawn(view)
    try tap("Open", in: view)
    #expect(store.withState { $0.path.ids } == [0])
    #expect(drawn(view).lines == ["[1] <Back>", "[2] <0>"])
    try tap("0", in: view)
    #expect(drawn(view).lines == ["[1] <Back>", "[2] <1>"])
    try tap("Back", in: view)
    #expect(store.withState { $0.path.isEmpty })
    #expect(store.withState { $0.log } == ["popFrom #0"])
  }

  @Test func `The topmost element is drawn, in the view of its case`() throws {
    let store = store([.picture(Picture.State()), .caption(Caption.State(title: "top"))])
    let view = AlbumView(store: store)
    #expect(drawn(view).lines == ["[1] <Back>", "top"])
    try tap("Back", in: view)
    #expect(drawn(view).lines == ["[1] <Back>", "[2] <0>"])
  }

  @Test func `A link without a state is disabled`() {
    let view = NavigationStack(path: Bindable(store()).scope(state: \.path, action: \.path)) {
      NavigationLink("Nowhere", state: Album.Path.State?.none)
    } destination: { _ in
      Text("unused")
    }
    #expect(drawn(view).lines == ["[1] <Nowhere > (disabled)"])
  }

  @Test func `A link with a state of another type is reported and pushes nothing`() throws {
    let store = store()
    let view = NavigationStack(path: Bindable(store).scope(state: \.path, action: \.path)) {
      NavigationLink("Wrong", state: Caption.State())
    } destination: { _ in
      Text("unused")
    }
    try withKnownIssue {
      try tap("Wrong", in: view)
    } matching: {
      "\($0)".contains("TCA009: a NavigationLink pushes a Caption.State")
    }
    #expect(store.withState { $0.path.isEmpty })
  }

  @Test func `NavigationLinkStore presents the child that its tap requests`() throws {
    let store = Store(initialState: Frame.State()) { Frame() }
    let view = NavigationLinkStore(
      store.scope(state: \.$picture, action: { .picture($0) }),
      onTap: { store.send(.idle) },
      destination: { PictureView(store: $0) },
      label: { Text("Show") })
    #expect(drawn(view).lines == ["[1] <Show >"])
    let open = Store(initialState: Frame.State(picture: Picture.State(count: 4))) { Frame() }
    let shown = NavigationLinkStore(
      open.scope(state: \.$picture, action: { .picture($0) }), onTap: {},
      destination: { PictureView(store: $0) }, label: { Text("Show") })
    #expect(drawn(shown).lines == ["[1] <Back>", "[2] <4>"])
    try tap("Back", in: shown)
    #expect(open.withState { $0.picture } == nil)
  }
}

@Reducer
private struct Album {
  @Reducer
  enum Path {
    case caption(Caption)
    case picture(Picture)
  }
  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    var log: [String] = []
  }
  @CasePathable
  enum Action { case path(StackActionOf<Path>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .path(.popFrom(let id)) = action { state.log.append("popFrom \(id)") }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

private struct AlbumView: View {
  @Bindable var store: StoreOf<Album>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink(state: Album.Path.State.picture(Picture.State())) { Text("Open") }
    } destination: { store in
      switch store.case {
      case .caption(let store): Text(store.title)
      case .picture(let store): PictureView(store: store)
      }
    }
  }
}

private struct OldAlbumView: View {
  let store: StoreOf<Album>
  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      NavigationLink("Open", state: Album.Path.State.picture(Picture.State()))
    } destination: { state in
      switch state {
      case .caption:
        CaseLet(/Album.Path.State.caption, action: Album.Path.Action.caption) { store in
          Text(store.title)
        }
      case .picture:
        CaseLet(
          \Album.Path.State.picture, action: Album.Path.Action.picture,
          then: PictureView.init(store:))
      }
    }
  }
}
