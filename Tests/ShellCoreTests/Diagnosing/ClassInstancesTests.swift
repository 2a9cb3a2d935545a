import Testing

@testable import ShellCore

@Suite("Class instances in a state")
@MainActor
struct ClassInstancesTests {
  final class Model { var count = 0 }

  struct Inner { var model: Model? = Model() }

  struct Shelf: Reducer {
    struct State {
      var inner = Inner()
      var count = 0
    }
    enum Action { case add }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.inner.model?.count += 1
        state.count += 1
        return .none
      }
    }
  }

  private static let feature = Feature(
    "Shelf", summary: "a class in a state", defaultState: Shelf.State()
  ) {
    Shelf()
  }

  @Test("Loading names the field, the class, and the line of its declaration")
  func loading() async {
    let session = Session(features: [Self.feature])
    session.workspace.sources = [
      ("Shelf.swift", "import A\n\nfinal class Model { var count = 0 }\n")
    ]
    let text = await session.evaluate("load shelf").text
    #expect(
      text.contains(
        "note: `inner.model` is an instance of the class Model (Shelf.swift:3): a change"))
  }

  @Test("Time travel says what it cannot restore")
  func travelling() async {
    let session = Session(features: [Self.feature])
    for line in ["load shelf", ".add"] { _ = await session.evaluate(line) }
    let text = await session.evaluate("undo").text
    #expect(
      text.hasSuffix(
        "note: not restored, because a class instance is shared by all states: `inner.model`"))
  }

  @Test("A state of values, and shared values of the library, have no note")
  func values() async {
    let session = Session(features: [Diary.feature])
    #expect(!(await session.evaluate("load diary").text.contains("note:")))
  }
}
