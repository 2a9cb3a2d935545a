import Testing

@testable import ActionSyntax

@Suite("Errors in actions")
struct InputErrorTests {
  typealias Detail = ProductDetailFeature.Action

  @Test("An unknown case names the type, its cases, and the nearest one")
  func unknownCase() {
    #expect(
      message(".amountControl.plsButtonTapped", as: Detail.self) == """
        error: AmountControl.Action has no case `plsButtonTapped`
          .amountControl.plsButtonTapped
                         ^ expected minusButtonTapped or plusButtonTapped; did you mean plusButtonTapped?
        """)
  }

  @Test("An unknown name is searched in the whole action tree")
  func elsewhere() {
    #expect(
      message(".plusButtonTapped", as: Detail.self) == """
        error: ProductDetailFeature.Action has no case `plusButtonTapped`
          .plusButtonTapped
           ^ expected amountControl or binding; did you mean .amountControl.plusButtonTapped?
        """)
    #expect(
      message(".togled", as: Anything.self).hasSuffix("did you mean .todo[Int].toggled?"))
  }

  @Test("A value of the wrong type names the field and its type")
  func wrongType() {
    let line = "set isToggled 3"
    let error = #expect(throws: InputError.self) {
      try ActionReader().value(line.suffix(1), as: Bool.self, for: "isToggled")
    }
    #expect(
      error?.rendered() == """
        error: `isToggled` takes a Bool
          set isToggled 3
                        ^ expected true or false
        """)
    #expect(
      message(#".binding(.set(\.$isToggled, 3))"#, as: Detail.self) == #"""
        error: `isToggled` takes a Bool
          .binding(.set(\.$isToggled, 3))
                                      ^ expected true or false
        """#)
    #expect(
      message(".tags([1])", as: Anything.self) == """
        error: each element of `tags` must be a String
          .tags([1])
                 ^ expected text in double quotes
        """)
    #expect(
      message(".setFilter(\"activ\")", as: Anything.self) == """
        error: no Filter has the raw value "activ"
          .setFilter("activ")
                     ^ expected .active, .all or .completed
        """)
  }

  @Test(
    "An integer that does not fit names the bounds",
    arguments: [
      ("300", "UInt8 (0...255)", "smaller"), ("-1", "UInt8 (0...255)", "larger"),
    ])
  func overflow(number: String, room: String, way: String) {
    #expect(
      message(".amount(\(number))", as: Anything.self) == """
        error: \(number) does not fit in \(room)
          .amount(\(number))
                  ^ expected a \(way) number
        """)
  }

  @Test("A field that is not bindable is an error")
  func notBindable() {
    #expect(
      message(#".set(\.$productAmount, 3)"#, as: Detail.self) == #"""
        error: `productAmount` is not bindable; it is not declared with @BindingState
          .set(\.$productAmount, 3)
                 ^ bindable here: isToggled
        """#)
    #expect(
      message(#".set(\.$isTogled, true)"#, as: Detail.self) == #"""
        error: ProductDetailFeature.State has no field `isTogled`
          .set(\.$isTogled, true)
                 ^ bindable here: isToggled; did you mean isToggled?
        """#)
    #expect(
      message(#".set(\.isToggled, true)"#, as: Detail.self) == #"""
        error: the key path of a binding has a `$` before the field's name
          .set(\.isToggled, true)
                 ^ bindable here: isToggled; did you mean \.$isToggled?
        """#)
  }

  @Test(
    "A payload with too few or too many values is an error",
    arguments: [
      (".amount", "`amount` takes a UInt8", 7, "expected a whole number"),
      (".amount()", "`amount` takes a UInt8", 8, "expected a whole number"),
      (".amount(1, 2)", "`amount` takes 1 value, not 2", 11, "expected (UInt8)"),
      (".pair(1)", "`pair` takes 2 values, not 1", 7, "expected (Int, label: String)"),
      (".pair", "`pair` takes (Int, label: String)", 5, "expected (Int, label: String)"),
      (".tapped(1)", "`tapped` takes no value", 8, "expected nothing after tapped"),
      (".tapped()", "`tapped` takes no value", 7, "expected nothing after tapped"),
      (".tapped.again", "`tapped` takes no value", 8, "expected nothing after tapped"),
      (
        ".detail", "`detail` takes a ProductDetailFeature.Action", 7,
        "expected .amountControl or .binding"
      ),
    ])
  func counts(text: String, summary: String, column: Int, hint: String) {
    expect(text, summary, column, hint)
  }

  @Test(
    "Labels and their order are checked",
    arguments: [
      (".pair(1, \"a\")", "`pair` needs the label `label`", 9, "expected label:"),
      (".pair(1, name: \"a\")", "`pair` has no label `name` here", 9, "expected label:"),
      (".amount(of: 1)", "`amount` takes no label here", 8, "expected the value alone"),
      (".todo(action: .toggled, id: 1)", "`todo` has no label `action` here", 6, "expected id:"),
      (
        ".price(Price(money: (amount: 1, currency: nil)))", "Price also needs `isFinal`", 46,
        "expected Price(money: Money, isFinal: Bool)"
      ),
      (
        ".price(Price(isFinal: true, money: (amount: 1, currency: nil)))",
        "the fields of Price must be in order", 13, "expected money:"
      ),
      (
        ".price(Price(mony: 1, isFinal: true))", "Price has no field `mony`", 13,
        "expected money or isFinal; did you mean money?"
      ),
      (
        ".price(Price(1, 2))", "the fields of Price need their names", 13,
        "expected money: or isFinal:"
      ),
    ])
  func labels(text: String, summary: String, column: Int, hint: String) {
    expect(text, summary, column, hint)
  }

  @Test(
    "A mistake in the grammar is found where it is",
    arguments: [
      (".tags([\"a)", "the string is not terminated", 7, "expected a closing \""),
      (
        ".tags(\"\\q\")", "`\\q` is not an escape sequence", 7,
        "expected \\n, \\t, \\r, \\0, \\\", \\', \\\\ or \\u{…}"
      ),
      (".tags(“a”)", "`“` is a curly quote", 6, "type \""),
      (".tags(₩.a)", "`₩` is a currency sign", 6, "type \\"),
      (".tags(¥.a)", "`¥` is a currency sign", 6, "type \\"),
      (".tags（", "`（` is a full-width bracket", 5, "type ("),
      (".pair(1，2)", "`，` is a full-width comma", 7, "type ,"),
      (".amount(1", "`(` is not closed", 7, "expected ) before the end of the line"),
      (".amount(1]", "`]` does not close `(`", 9, "expected )"),
      (".tapped)", "`)` has no matching `(`", 7, "expected the end of the line"),
      (".tapped .amount", "`tapped` takes no value", 9, "expected nothing after tapped"),
      (".tapped 3", "unexpected `3`", 8, "expected the end of the line"),
      (".amount 3", "unexpected `3`", 8, "expected `.amount(3)`"),
      (".amount three", "unexpected `three`", 8, "expected the end of the line"),
      (".amount(1 2)", "unexpected `2`", 10, "expected a comma or )"),
      (
        ".amount(buy milk)", "unexpected `milk`", 12,
        "expected a comma or ), or quotation marks around a text with spaces"
      ),
      (
        ".amount(12x)", "`12x` is not a number", 8,
        "expected digits, or a duration such as 3s or 500ms"
      ),
      (".amount(0b12)", "`0b12` is not a number", 8, "expected digits of base 2 after 0b"),
      (".amount(^)", "unexpected character `^`", 8, ""),
      (
        ".amount(2) * 3", "`*` calculates, and a line only names values", 11,
        "an action is typed once for each time that it is sent"
      ),
      (".", "a name is missing", 1, "expected a name"),
      (".todo[].toggled", "`[]` is empty", 5, "expected an ID, or a position such as #0"),
      (".todo[#0].toggled", "a position cannot be used here", 6, "expected a whole number"),
      (".amount(3", "`(` is not closed", 7, "expected ) before the end of the line"),
    ])
  func grammar(text: String, summary: String, column: Int, hint: String) {
    expect(text, summary, column, hint)
  }

  @Test("A position after the end reports the number of elements")
  func positions() {
    let two = ActionHooks(id: { _, _ in .beyond(count: 2) })
    #expect(
      message(".todo[#2].toggled", as: Anything.self, hooks: two) == """
        error: element #2 does not exist; the collection has 2 elements
          .todo[#2].toggled
                ^ expected #0 to #1
        """)
  }

  @Test(
    "A value that cannot be typed is an error with the reason",
    arguments: [
      (".object(1)", "Reference is a class; its instances cannot be typed"),
      (".any(1)", "a value of type Any can have any type, so it cannot be typed"),
      (".hidden(1)", "the fields of Hidden cannot be set, so it cannot be typed"),
      (".function(1)", "`function` has a payload of type (Int) -> Int, which cannot be typed"),
    ])
  func untypable(text: String, summary: String) {
    #expect(message(text, as: Untypable.self).hasPrefix("error: \(summary)\n"))
  }

  @Test("Control characters are printed as visible characters")
  func controlCharacters() {
    #expect(
      message(".tags([\"a\0\"])", as: Anything.self) == """
        error: the line contains a NUL character
          .tags(["a␀"])
                   ^
        """)
    #expect(
      message("\u{1b}[2J", as: Anything.self) == """
        error: unexpected character U+001B
          ␛[2J
          ^
        """)
  }

  @Test("The caret takes the width of characters into account")
  func hangul() {
    #expect(
      message(".tags([\"홍길동\", 3])", as: Anything.self) == """
        error: each element of `tags` must be a String
          .tags(["홍길동", 3])
                           ^ expected text in double quotes
        """)
  }

  @Test("An empty text is an error")
  func empty() {
    #expect(
      message("  ", as: Detail.self) == """
        error: an action is missing; expected .amountControl or .binding
        """)
  }

  private func expect(_ text: String, _ summary: String, _ column: Int, _ hint: String) {
    let caret = String(repeating: " ", count: 2 + column) + "^" + (hint.isEmpty ? "" : " " + hint)
    #expect(message(text, as: Anything.self) == "error: \(summary)\n  \(text)\n\(caret)")
  }
}
