import Testing

@testable import ShellCore

@Suite("A reducer that chooses between those of the cases of its state")
struct EnumReducerTests {
  private static let head = """
    import ComposableArchitecture

    struct Inbox: Reducer {
    """

  private static let destination = """
      struct Destination: Reducer {
        enum State: Equatable {
          case letter(Letter.State)
          case reply(Reply.State)
        }
        enum Action {
          case reply(Reply.Action)
          case letter(Letter.Action)
        }
        var body: some ReducerOf<Self> {
          Scope(state: /State.letter, action: /Action.letter) {
            Letter()
          }
          Scope(state: \\.reply, action: \\.reply) { Reply() }
        }
      }
    """

  private static let rest = """

      struct State: Equatable { @PresentationState var destination: Destination.State? }
      enum Action { case destination(PresentationAction<Destination.Action>) }
      var body: some ReducerOf<Self> {
        EmptyReducer()
          .ifLet(\\.$destination, action: /Action.destination) { Destination() }
      }
    }

    struct Letter: Reducer {
      struct State: Equatable {}
      enum Action {}
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    struct Reply: Reducer {
      struct State: Equatable {}
      enum Action {}
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    """

  private static let file = head + "\n" + destination + "\n" + rest

  @Test func `It becomes an enum of reducers`() {
    let new = rewritten(Self.file)
    #expect(
      new.contains(
        """
        @Reducer
        struct Inbox {
          @Reducer
          enum Destination {
            case letter(Letter)
            case reply(Reply)
          }
        """), "\(new)")
    #expect(
      new.contains(
        "  }\n}\n\nextension Inbox.Destination.State: Equatable {}\n\n@Reducer\nstruct Letter"))
    #expect(new.contains(".ifLet(\\.$destination, action: \\.destination) { Destination.body }"))
  }

  @Test func `The conformances have an empty line on both sides`() {
    let new = rewritten(Self.file.replacing("}\n\nstruct Letter", with: "}\nstruct Letter"))
    #expect(new.contains("State: Equatable {}\n\n@Reducer\nstruct Letter"), "\(new)")
  }

  @Test(
    "It stays a struct if something else is in it",
    arguments: [
      ("{ Reply() }", "{ Reply()._printChanges() }"),
      ("Scope(state: \\.reply, action: \\.reply) { Reply() }", "EmptyReducer()"),
      ("case letter(Letter.Action)", "case letter(Letter.Action)\n      case other"),
      ("case reply(Reply.State)", "case reply(Reply.State)\n      var isReply: Bool { true }"),
      ("enum State: Equatable", "enum State: Codable, Equatable"),
      ("enum State: Equatable {", "enum State: Equatable {\n      // First."),
      ("{ Destination() }", "{ Destination()._printChanges() }"),
      ("struct Destination: Reducer {", "private struct Destination: Reducer {"),
      (
        "struct Destination: Reducer {",
        "struct Destination: Reducer {\n    @Dependency(\\.uuid) var uuid"
      ),
    ])
  func others(text: String, replacement: String) {
    let old = Self.file.replacing(text, with: replacement)
    #expect(old != Self.file)
    let new = rewritten(old)
    #expect(new.contains("struct Destination") && !new.contains("extension"), "\(new)")
  }
}
