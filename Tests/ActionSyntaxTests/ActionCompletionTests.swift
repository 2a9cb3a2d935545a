import Testing

@testable import ActionSyntax

@Suite("Completion of actions")
struct ActionCompletionTests {
  @Test(
    "Cases are completed in both spellings",
    arguments: [
      (".", 1, ["amountControl(.", "binding(.", "set("]), (".am", 1, ["amountControl(."]),
      ("am", 0, ["amountControl(."]), (".amountControl", 1, ["amountControl(."]),
      (".amountControl.", 15, ["minusButtonTapped", "plusButtonTapped"]),
      (".amountControl.pl", 15, ["plusButtonTapped"]),
      (".amountControl(", 15, [".minusButtonTapped)", ".plusButtonTapped)"]),
      (".amountControl(.mi", 16, ["minusButtonTapped)"]),
      (".amountControl(.minusButtonTapped ", 34, [")"]), (".amountControl.x", 15, []),
      (".unknown.", 9, []),
    ])
  func cases(text: String, start: Int, candidates: [String]) {
    expect(text, as: ProductDetailFeature.Action.self, start, candidates)
  }

  @Test(
    "The field and the value of a binding are completed",
    arguments: [
      (".binding.", 9, ["set("]), (".binding(", 9, [".set("]), (".se", 1, ["set("]),
      (".set(", 5, [#"\.$isToggled, "#]), (#".set(\"#, 6, [".$isToggled, "]),
      (#".set(\.$is"#, 7, ["$isToggled, "]), (#".set(\.$isToggled, "#, 19, ["false)", "true)"]),
      (#".binding(.set(\.$isToggled, t"#, 28, ["true))"]),
    ])
  func bindings(text: String, start: Int, candidates: [String]) {
    expect(text, as: ProductDetailFeature.Action.self, start, candidates)
  }

  @Test(
    "Labels, enums, optionals, structs and lists are completed",
    arguments: [
      (".todo", 1, ["todo(id: "]), (".todo(", 6, ["id: "]), (".todo(id: 1, a", 13, ["action: "]),
      (".todo(id: 1, action: ", 21, [".renamed(", ".toggled)"]),
      (".todo(id: 1, action: .renamed(", 30, ["\""]), (".setFilter(.a", 12, ["active)", "all)"]),
      (".setFilter.c", 11, ["completed"]),
      (".setFilter(Filter.", 18, ["active)", "all)", "completed)"]),
      (".maybe(n", 7, ["nil)"]),
      (".price(P", 7, ["Price(money: "]), (".price(Price(", 13, ["money: "]),
      (".price(Price(money: (amount: 1, currency: nil), isFinal: ", 57, ["false))", "true))"]),
      (".tags(", 6, ["["]), (".tags([", 7, ["\""]), (".todo[", 6, ["1].", "2]."]),
      (".todo[1].t", 9, ["toggled"]), (".todo[#0].t", 10, ["toggled"]),
      (".tags([\"op", 10, []), (".amount(1", 9, []), (".tapped.", 8, []),
    ])
  func payloads(text: String, start: Int, candidates: [String]) {
    expect(text, as: Anything.self, start, candidates)
  }

  @Test("A candidate is final if no bracket remains open")
  func final() {
    let type = ProductDetailFeature.Action.self
    #expect(
      ActionCompletion.actions(of: type, ".amountControl.pl").candidates.map(\.isFinal) == [true])
    #expect(
      ActionCompletion.actions(of: type, ".amountControl(.pl").candidates.map(\.isFinal) == [true])
    #expect(ActionCompletion.actions(of: type, ".am").candidates.map(\.isFinal) == [false])
  }

  @Test("A value is completed by its type alone")
  func values() {
    #expect(ActionCompletion.values(of: Bool.self, "").candidates.map(\.text) == ["false", "true"])
    #expect(ActionCompletion.values(of: Filter.self, ".al").candidates.map(\.text) == ["all"])
    #expect(ActionCompletion.values(of: Int.self, "").candidates.isEmpty)
  }

  @Test("The positions of rows come before their IDs, in order")
  func positions() {
    let ids = ["todo": (0...10).map { "#\($0)" } + ["B", "A"]]
    let texts = ActionCompletion.actions(of: Anything.self, ".todo[", ids: ids).candidates.map(
      \.text)
    #expect(texts == (0...10).map { "#\($0)]." } + ["A].", "B]."])
  }

  @Test("Deep nesting has no candidates")
  func deep() {
    let nested = "." + String(repeating: "inside(.", count: 50_000)
    #expect(ActionCompletion.actions(of: Folder.self, nested).candidates.isEmpty)
    let dotted = "." + String(repeating: "inside.", count: 50_000)
    #expect(ActionCompletion.actions(of: Folder.self, dotted).candidates.isEmpty)
  }

  private func expect(_ text: String, as type: Any.Type, _ start: Int, _ candidates: [String]) {
    let completion = ActionCompletion.actions(of: type, text, ids: ["todo": ["1", "2"]])
    #expect(completion.candidates.map(\.text) == candidates, "\(text)")
    #expect(completion.start == start, "\(text)")
  }
}
