import IdentifiedCollections
import Testing

@testable import ActionSyntax

@Suite("Conditions")
struct ConditionTests {
  private func holds(_ text: String, _ state: Any = Shelf()) throws -> Bool? {
    try StateCondition(text, in: text, at: 0, for: state).holds(state)
  }

  private func error(_ text: String, _ state: Any = Shelf()) -> String {
    do {
      _ = try holds(text, state)
      return "none"
    } catch {
      return (error as? InputError)?.rendered() ?? "\(error)"
    }
  }

  @Test(
    "A condition combines comparisons with words or with the signs of Swift",
    arguments: [
      ("count = 2", true), ("count == 2", true), ("count != 2", false), ("count >= 2", true),
      ("count > 2", false), ("count=2", true), ("isOpen", true), ("!isOpen", false),
      ("not isOpen", false), ("not not isOpen", true), ("isOpen = true", true),
      ("count = 2 and isOpen", true), ("count = 3 && isOpen", false),
      ("count = 3 or isOpen", true), ("count = 3 || !isOpen", false),
      ("count = 3 and isOpen or isOpen", true), ("count = 3 and (isOpen or isOpen)", false),
      ("not (count = 3 and isOpen)", true), ("!(count = 2)", false),
    ])
  func combinations(text: String, expected: Bool) throws {
    #expect(try holds(text) == expected)
  }

  @Test(
    "Collections and texts have a count, are empty or not, and contain values",
    arguments: [
      ("tags.count = 2", true), ("tags.isEmpty", false), ("not tags.isEmpty", true),
      ("tags contains \"a\"", true), ("tags.contains(\"c\")", false),
      ("title contains \"and\"", true), ("title.contains(\"x\") or tags.count > 1", true),
      ("title.count = 15", true), ("rows.count = 1", true), ("rows[7].name = \"Seven\"", true),
      ("rows[#0].name contains \"ev\"", true), ("rows[#0].name.isEmpty", false),
      ("prices.count = 1", true),
    ])
  func collections(text: String, expected: Bool) throws {
    #expect(try holds(text) == expected)
  }

  @Test("A value ends before `and` and `or`, but not inside of a text or brackets")
  func values() throws {
    #expect(try holds("title = \"salt and pepper\" and count = 2") == true)
    #expect(try holds("title = \"salt or pepper\"") == false)
    #expect(try holds("mode = .named(\"a or b\") or isOpen") == true)
    #expect(try holds("order = 2") == true)
    #expect(try holds("count = order and android") == true)
  }

  @Test("A case with a payload is compared without it")
  func cases() throws {
    #expect(try holds("mode = .named(_)") == true)
    #expect(try holds("mode != .named(_) or count = 2") == true)
    #expect(try holds("mode = .plain") == false)
  }

  @Test("A field called `count` or `isEmpty` comes before the number of elements")
  func fieldsFirst() throws {
    #expect(try holds("box.count = 9 and box.isEmpty") == true)
  }

  @Test("A part without a value decides nothing that another part decides")
  func missing() throws {
    let condition = try StateCondition(
      "rows[7].name = \"Seven\" or isOpen", in: "rows[7].name = \"Seven\" or isOpen", at: 0,
      for: Shelf())
    var other = Shelf()
    other.rows = []
    #expect(condition.holds(other) == true)
    other.isOpen = false
    #expect(condition.holds(other) == nil)
  }

  @Test(
    "A condition can name what is absent now, and decides nothing until it is there",
    arguments: [
      "rows[9].name = \"Nine\"", "rows[#3].name.isEmpty", "tags[#5] contains \"a\"",
      "prices[\"none\"] > 1", "absent.count = 9", "absent.isEmpty", "mode.numbered = 3",
    ])
  func absent(text: String) throws {
    #expect(try holds(text) == nil)
  }

  @Test("What is named is compared once it is there")
  func present() throws {
    let text = "absent.count = 9 and mode.numbered > 2"
    let condition = try StateCondition(text, in: text, at: 0, for: Shelf())
    var other = Shelf()
    other.absent = other.box
    other.mode = .numbered(3)
    #expect(condition.holds(other) == true)
  }

  @Test("An error names the form that works")
  func errors() {
    #expect(
      error("rows") == """
        error: `rows` is neither true nor false
          rows
          ^ expected a comparison such as `rows.count > 0` or `rows.isEmpty`
        """)
    #expect(
      error("rows.cout = 2") == """
        error: IdentifiedArray has no field `cout`
          rows.cout = 2
               ^ expected an ID in brackets; did you mean count?
        """)
    #expect(
      error("tags > 2") == """
        error: [String] has no order
          tags > 2
               ^ expected == or !=
        """)
    #expect(
      error("count contains 2") == """
        error: Int contains nothing
          count contains 2
          ^ expected a text or a collection before `contains`
        """)
    #expect(
      error("(count = 2") == """
        error: `(` is not closed
          (count = 2
                    ^ expected )
        """)
    #expect(
      error("count = 2)") == """
        error: unexpected `)` in a condition
          count = 2)
                   ^ expected `and`, `or`, or the end of the condition
        """)
    #expect(
      error("count =") == """
        error: `=` needs a value
          count =
                 ^ expected a value such as 1, "a", nil or .loaded
        """)
    #expect(
      error("count = 2 and") == """
        error: the condition is not complete
          count = 2 and
                       ^ expected a comparison such as `amount >= 0`
        """)
  }
}

private struct Row: Equatable, Identifiable {
  var id = 7
  var name = "Seven"
}

private struct Box: Equatable {
  var count = 9
  var isEmpty = true
}

private enum Mode: Equatable {
  case plain
  case named(String)
  case numbered(Int)
}

private struct Shelf: Equatable {
  var count = 2
  var order = 2
  var android = true
  var isOpen = true
  var title = "salt and pepper"
  var tags = ["a", "b"]
  var rows: IdentifiedArrayOf<Row> = [Row()]
  var prices = ["a": 1]
  var mode = Mode.named("x")
  var box = Box()
  var absent: Box?
}
