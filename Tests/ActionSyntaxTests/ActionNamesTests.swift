import Testing

@testable import ActionSyntax

@Suite("The names of actions")
struct ActionNamesTests {
  private enum Answer: Equatable { case success(Int), failure }
  private enum Row: Equatable { case toggled, renamed(String) }

  private enum Action: Equatable {
    case amountControl(AmountControl.Action)
    case picked(Filter, at: Int)
    case response(Answer)
    case todo(id: Int, action: Row)
    case ticked
  }

  private let names = ActionNames(Action.self)

  @Test(
    "A pattern names an action, or the beginning of one, at any depth",
    arguments: [
      ".ticked", ".tick", "ticked", "TICK", ".amountControl", ".amountControl(.plusButtonTapped)",
      ".amountControl.plus", ".plusButtonTapped", "plus", ".response.success(1)", ".failure",
      ".picked(.active", ".todo.toggled", ".todo(id: 1", ".toggled", "\"text\"", "",
    ])
  func known(pattern: String) { #expect(names.unknownName(in: pattern) == nil) }

  @Test(
    "The first name that no action has",
    arguments: [
      (".nope", "nope"), ("nope", "nope"), (".amountControl.nope", "nope"),
      (".nope.plusButtonTapped", "nope"), (".amountControl.ticked", "ticked"),
      (".ticke.x", "ticke"), (".todo.gone", "gone"), (".plusButton.x", "plusButton"),
    ])
  func unknown(pattern: String, name: String) { #expect(names.unknownName(in: pattern) == name) }

  @Test(
    "A path from the root names cases from its beginning",
    arguments: [
      (".ticked", nil), (".amountControl", nil), (".amountControl.plusButtonTapped", nil),
      (".plusButtonTapped", "plusButtonTapped"), (".amountControl.plus", "plus"),
      (".todo.toggled", nil), (".todo.gone", "gone"), (".tick", "tick"),
    ] as [(String, String?)])
  func paths(path: String, name: String?) { #expect(names.unknownName(inPath: path) == name) }

  @Test("The nearest action is named by its path")
  func nearest() {
    #expect(names.nearest(to: "plusButonTapped") == ".amountControl.plusButtonTapped")
    #expect(names.nearest(to: "zzz") == nil)
  }
}
