import Testing

@testable import ShellCore

@Suite("size")
@MainActor
struct SizeTests {
  private func session(_ feature: Feature, _ name: String) async -> Session {
    let session = Session(features: [feature])
    _ = await session.evaluate("load \(name)")
    return session
  }

  private func sized() async -> Session {
    await session(Feature(summary: "", initialState: Sized.State()) { Sized() }, "Sized")
  }

  @Test func `Each field and the fields of children are listed, and add up`() async {
    let session = await sized()
    let inline = MemoryLayout<Sized.State>.size
    #expect(
      await session.evaluate("size").text == """
        Sized.State: \(inline) bytes inline, 56 on the heap
         16       title
         17       child
          8         count
          8         other
          1         isOn
          8 + 56  rows
          8       editor
          7       (unused)
        """)
    #expect(await session.evaluate("log").text == "no actions yet")
  }

  @Test func `A path selects a part`() async {
    let session = await sized()
    #expect(
      await session.evaluate("size child").text == """
        Sized.Child: 17 bytes inline, nothing on the heap
         8  count
         8  other
         1  isOn
        """)
    #expect(await session.evaluate("size rows").text == "[Int]: 8 bytes inline, 56 on the heap")
    #expect(
      await session.evaluate("size child.isOn").text == "Bool: 1 byte inline, nothing on the heap")
    #expect(await session.evaluate("size nothing").text.contains("has no field `nothing`"))
  }

  @Test func `A presented child is in a box, which exists only while it is presented`() async {
    let session = await sized()
    _ = await session.evaluate(".open")
    let lines = await session.evaluate("size").text.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("  editor") && $0.contains(" + ") })
  }

  @Test func `A large state says what to move to the heap`() async {
    let session = await session(
      Feature(summary: "", initialState: Large.State()) { Large() }, "Large")
    let text = await session.evaluate("size").text
    let inline = MemoryLayout<Large.State>.size
    #expect(text.hasPrefix("Large.State: \(countText(inline)) bytes inline, nothing on the heap\n"))
    #expect(
      text.hasSuffix(
        """
        note: each reducer has copies of the state on the stack, which is 512 kB to 1 MB in an app
        note: `editor` takes 4,225 bytes of it; `@Presents` stores a child that is presented in a box; \
        `explain large state` says more
        """))
  }

  @Test func `The advice fits the field`() {
    let box = "a box stores it on the heap"
    let indirect = "an `indirect` case stores what it contains in a box"
    #expect(StateSize(of: Plain()).text.contains("; \(box); "))
    #expect(StateSize(of: Choosing()).text.contains("; \(indirect); "))
    #expect(StateSize(of: Large.State(), isSecondVersion: true).text.contains("; \(box); "))
  }

  @Test func `A state of exactly 4,096 bytes is not large`() {
    #expect(!StateSize(of: Limit()).text.contains("note: "))
    #expect(StateSize(of: Plain()).text.contains("note: "))
  }

  @Test func `What cannot be seen is said`() async {
    #expect(
      StateSize(of: Hidden()).text.hasSuffix(
        """

        note: an estimate: Data
        note: not counted, because it cannot be seen: what closures capture
        """))
  }

  @Test func `Nothing is loaded, or the scope is gone`() async {
    let session = Session(features: Fixtures.features)
    #expect(await session.evaluate("size").text.hasPrefix("error: no feature is loaded"))
  }
}

private struct Row16 { var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0 }
private struct Row128 {
  var a = Row16(), b = Row16(), c = Row16(), d = Row16(), e = Row16(), f = Row16(), g = Row16(),
    h = Row16()
}
private struct Row1024 { var a = Row128(), b = Row128() }
private struct Limit { var a = Row1024(), b = Row1024(), c = Row1024(), d = Row1024() }
private struct Plain { var rows = Limit(), isOn = false }
private struct Choosing {
  enum Choice { case none, limit(Limit) }
  var choice = Choice.none
}
private struct Hidden {
  var data = Data(repeating: 0, count: 64)
  var closure: () -> Int = { [box = Box()] in box.number }
  final class Box { var number = 0 }
}

private struct Sized: Reducer {
  struct Child: Equatable {
    var count = 0, other = 0, isOn = false
  }
  struct State: Equatable {
    var title = ""
    var child = Child()
    var rows = [1, 2, 3].map { $0 }
    @PresentationState var editor: Child?
  }
  enum Action: Equatable { case open }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.editor = Child()
    return .none
  }
}

private struct Large: Reducer {
  struct Editor: Equatable {
    var limit = Limit(), more = Row16(), other = Row16()
    static func == (_: Self, _: Self) -> Bool { true }
  }
  struct State: Equatable {
    var count = 0
    var editor: Editor?
  }
  enum Action: Equatable { case tap }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
