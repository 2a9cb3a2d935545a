@testable import ShellCore
import Testing
import WorkshopFeatures

@testable import ComposableShell

/// Conditions of `explore` that are Swift code.
@Suite(.serialized)
@MainActor
struct SwiftConditionTests {
  private func evaluate(_ lines: String..., isTrusted: Bool = true) async -> String {
    let todos = Feature("Todos", summary: "rows", initialState: Todos.State()) { Todos() }
    let session = Session(features: [todos], folder: "/", files: LocalFileSystem())
    session.workspace.loader = .compiling
    if !isTrusted {
      session.workspace.permissions.playsScenario = true
      session.workspace.permissions.trusted = { TrustedPaths([]) }
    }
    _ = await session.evaluate("load todos")
    var text = ""
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  @Test func `The shortest lines break an expression, and are confirmed in a fresh session`() async
  {
    let text = await evaluate("explore depth 3 always state.todos.count < 2 || state.draft != nil")
    #expect(
      text.hasPrefix(
        """
        after 2 lines: broken: always state.todos.count < 2 || state.draft != nil
          .addButtonTapped
          .addButtonTapped

        """), "\(text)")
  }

  @Test func `An expression that does not compile is an error at its place, with the nearest name`()
    async
  {
    let text = await evaluate("explore until \"한\" == \"\" || state.todoz.isEmpty")
    #expect(
      text == """
        error: the condition does not compile: value of type 'Todos.State' has no member 'todoz'
          explore until "한" == "" || state.todoz.isEmpty
                                            ^ expected state.todos or state.draft; did you mean todos?
        """, "\(text)")
    let name = await evaluate("explore until state.todos.isEmpty && drft == nil")
    #expect(name.hasSuffix("did you mean state.draft?"), "\(name)")
  }

  @Test func `The names of a part of the state are those of the part`() async {
    let detail = Feature(
      "Detail", summary: "a child", initialState: ProductDetailFeature.State()
    ) { ProductDetailFeature() }
    let session = Session(features: [detail], folder: "/", files: LocalFileSystem())
    session.workspace.loader = .compiling
    _ = await session.evaluate("load detail")
    let text = await session.evaluate("explore until state.amountControl.amuont == 1").text
    #expect(text.hasSuffix("expected state.amountControl.amount; did you mean amount?"), "\(text)")
  }

  @Test func `A scenario that is not trusted compiles no expression`() async {
    let text = await evaluate("explore until state.todos.isEmpty", isTrusted: false)
    #expect(text.hasPrefix("error: the scenario would run Swift code"), "\(text)")
  }

  @Test func `Without a compiler, the error names the other form`() async {
    let todos = Feature("Todos", summary: "rows", initialState: Todos.State()) { Todos() }
    let session = Session(features: [todos])
    _ = await session.evaluate("load todos")
    let text = await session.evaluate("explore until state.todos.isEmpty").text
    #expect(text.hasPrefix("error: this shell cannot load files"), "\(text)")
  }
}
