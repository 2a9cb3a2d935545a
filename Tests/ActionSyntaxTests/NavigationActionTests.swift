import Testing

@testable import ActionSyntax

/// Presented children and stacks: typed actions and scopes.
@Suite("Actions and scopes of presented children and stacks")
struct NavigationActionTests {
  func read(_ text: String) throws -> Album.Action? {
    try ActionReader().action(text[...], as: Album.Action.self) as? Album.Action
  }

  @Test("An action of a presented child can be typed without presented")
  func presented() throws {
    for text in [
      ".destination(.presented(.page(.turned)))", ".destination.presented.page.turned",
      ".destination(.page(.turned))", ".destination.page.turned",
    ] {
      #expect(try read(text) == .destination(.presented(.page(.turned))), "\(text)")
    }
    #expect(try read(".destination.dismiss") == .destination(.dismiss))
    #expect(throws: InputError.self) { try read(".destination.close") }
  }

  @Test("An action of a stack's element is typed with its ID in brackets")
  func stack() throws {
    #expect(try read(".path[#3].turned") == .path(.element(id: 3, action: .turned)))
  }

  @Test("An ID and an action in parentheses, as version 2.0 has them, are answered with brackets")
  func elementOfTheNextVersion() {
    #expect(
      message(".path(3, .turned)", as: Album.Action.self) == """
        error: `path` takes 1 value, not 2
          .path(3, .turned)
                   ^ expected .path[ID].ACTION or .path(.element(id: ID, action: ACTION)); did you mean .path[3].turned?
        """)
  }

  @Test("The state of a presented child is typed as an optional, or left out")
  func presentedState() throws {
    let fields = try StateFields(
      line: "load Album destination: .page(AlbumPage.State(number: 4))", from: 10,
      of: Album.State.self)
    let state = try fields.replacing(Album.State()) as? Album.State
    #expect(state?.destination == .page(AlbumPage.State(number: 4)))
    let dismissed = try StateFields(
      line: "load Album destination: nil", from: 10, of: Album.State.self)
    #expect(try dismissed.replacing(state!) as? Album.State == Album.State())

    let pushes = [
      ".push(id: #2, state: .init(name: \"a\"))",
      ".push(id: 2, state: .init(name: \"a\", page: nil))",
    ]
    for text in pushes {
      let action = try ActionReader().action(
        text[...], as: StackAction<AlbumCover, AlbumPage.Action>.self)
      #expect(
        action as? StackAction<AlbumCover, AlbumPage.Action>
          == .push(id: 2, state: AlbumCover(name: "a")), "\(text)")
    }
    let page = try ActionReader().action(
      ".push(id: 2, state: .init(name: \"a\", page: .init(number: 7)))",
      as: StackAction<AlbumCover, AlbumPage.Action>.self)
    #expect(
      page as? StackAction<AlbumCover, AlbumPage.Action>
        == .push(id: 2, state: AlbumCover(name: "a", page: AlbumPage.State(number: 7))))
  }

  @Test("A scope leads into presented children and elements of a stack")
  func scopes() throws {
    var state = Album.State()
    state.destination = .page(AlbumPage.State(number: 4))
    state.path.append(AlbumPage.State(number: 9))
    let id = state.path.ids[0]
    let finder = ChildFinder(outline: ReducerOutline.of(Album()))
    let children = finder.places(of: Album.State.self, Album.Action.self)
    #expect(children.map(\.name) == ["destination", "path"])
    #expect(children.filter { !$0.isWired }.isEmpty)

    let destination = ScopeStep(child: children[0], row: nil)
    let page = finder.places(of: children[0].childState, children[0].childAction)[0]
    let path = ScopePath(steps: [destination, ScopeStep(child: page, row: nil)])
    #expect(path.text == ".destination.page")
    #expect(path.state(in: state) as? AlbumPage.State == AlbumPage.State(number: 4))
    let action = Album.Action.destination(.presented(.page(.turned)))
    #expect(path.embed(AlbumPage.Action.turned) as? Album.Action == action)
    #expect(path.extract(action) as? AlbumPage.Action == .turned)
    #expect(path.extract(Album.Action.destination(.dismiss)) == nil)

    let row = ScopeStep(child: children[1], row: ScopeStep.Row(id: id, text: "[\(id)]"))
    let element = ScopePath(steps: [row])
    #expect(element.state(in: state) as? AlbumPage.State == AlbumPage.State(number: 9))
    #expect(
      element.embed(AlbumPage.Action.turned) as? Album.Action
        == .path(.element(id: id, action: .turned)))
    #expect(element.extract(Album.Action.path(.popFrom(id: id))) == nil)
  }

  @Test("A child whose state is computed has the name of its action's case")
  func computedChild() throws {
    let finder = ChildFinder(outline: ReducerOutline.of(Office()))
    let children = finder.places(of: Office.State.self, Office.Action.self)
    #expect(children.map(\.name) == ["desk", "clerk"])
    let clerk = ScopeStep(child: children[1], row: nil)
    let state = Office.State(desk: Desk.State(drawers: 7))
    #expect(clerk.state(in: state) as? Desk.State == Desk.State(drawers: 14))
    #expect(clerk.embed(Desk.Action.opened) as? Office.Action == .clerk(.opened))
    #expect(clerk.child.isWired)
  }

  @Test("When a child is dismissed, the path ends at its parent")
  func climbing() throws {
    var state = Album.State(destination: .page(AlbumPage.State()))
    let finder = ChildFinder(outline: ReducerOutline.of(Album()))
    let destination = finder.places(of: Album.State.self, Album.Action.self)[0]
    let path = ScopePath(steps: [ScopeStep(child: destination, row: nil)])
    #expect(path.living(in: state).text == ".destination")
    state.destination = nil
    #expect(path.living(in: state).isRoot)
  }
}

/// A parent with a stored child and a computed one.
private struct Office: Reducer {
  struct State: Equatable {
    var desk = Desk.State()
    var doubled: Desk.State {
      get { Desk.State(drawers: desk.drawers * 2) }
      set { desk.drawers = newValue.drawers / 2 }
    }
  }
  enum Action: Equatable { case desk(Desk.Action), clerk(Desk.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.desk, action: /Action.desk) { Desk() }
    Scope(state: \.doubled, action: /Action.clerk) { Desk() }
  }
}

private struct Desk: Reducer {
  struct State: Equatable { var drawers = 1 }
  enum Action: Equatable { case opened }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// An album that presents a page, and has pages on a stack.
struct Album: Reducer {
  struct State: Equatable {
    @PresentationState var destination: AlbumDestination.State?
    var path = StackState<AlbumPage.State>()
  }
  enum Action: Equatable {
    case destination(PresentationAction<AlbumDestination.Action>)
    case path(StackAction<AlbumPage.State, AlbumPage.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: /Action.destination) { AlbumDestination() }
      .forEach(\.path, action: /Action.path) { AlbumPage() }
  }
}

/// A state that presents a page.
struct AlbumCover: Equatable {
  var name: String
  @PresentationState var page: AlbumPage.State?
}

struct AlbumDestination: Reducer {
  enum State: Equatable { case page(AlbumPage.State) }
  enum Action: Equatable { case page(AlbumPage.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: /State.page, action: /Action.page) { AlbumPage() }
  }
}

struct AlbumPage: Reducer {
  struct State: Equatable { var number = 0 }
  enum Action: Equatable { case turned }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.number += 1
    return .none
  }
}
