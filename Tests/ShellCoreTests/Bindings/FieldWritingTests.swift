import Testing

@testable import ShellCore

@Suite("set and toggle")
@MainActor
struct FieldWritingTests {
  @Test(
    "The rest of the line is the value, and text needs no quotation marks",
    arguments: [
      ("set name 홍길동", "name", "\"홍길동\""), ("set name  two  words ", "name", "\"two  words\""),
      ("set name \"quoted  \"", "name", "\"quoted  \""),
      ("set name a \"b\" c", "name", "#\"a \"b\" c\"#"),
      ("set name \"\"", "name", "\"\""), ("set name nil", "name", "\"nil\""),
      ("set name \"# no comment\"", "name", "\"# no comment\""),
      ("set nickname nil", "nickname", "nil"), ("set nickname \"nil\"", "nickname", "\"nil\""),
      ("set nickname Joe", "nickname", "\"Joe\""), ("set age -12", "age", "-12"),
      ("set size large", "size", "Form.Size.large"), ("set size .large", "size", "Form.Size.large"),
      ("set filter.query deep", "filter.query", "\"deep\""),
      ("toggle filter.isExact", "filter.isExact", "true"),
      (".binding(.set(\\.$age, 5))", "age", "5"), (".set(\\.$age, 5)", "age", "5"),
      (".binding(.set(\\.filter.$query, \"q\"))", "filter.query", "\"q\""),
      ("send binding.set(\\.$name, \"x\")", "name", "\"x\""),
    ])
  func values(line: String, field: String, value: String) async {
    let session = await session(after: "load form")
    #expect(await !session.evaluate(line).isError)
    #expect(await session.evaluate("state \(field)").text == value)
  }

  @Test("A nested field is shown as it is typed")
  func nested() async throws {
    try await expectTranscript(
      """
      tca> load form
      ...
      Form> actions binding
      .binding(.set(\\.$age, Int))  now 30
      .binding(.set(\\.filter.$isExact, Bool))  now false
      .binding(.set(\\.filter.$query, String))  now ""
      .binding(.set(\\.$name, String))  now "Blob"
      .binding(.set(\\.$nickname, String?))  now nil
      .binding(.set(\\.$size, Form.Size))  now .small
      .binding(.set(\\.$tags, [String]))  now []
      Form> format changed
      Form> .binding(.set(\\.filter.$isExact, true))
      received action:
        Form.Action.binding(.set(\\State.filter.$isExact, true))
        Form.State(
          filter: Form.Filter(
      -     _isExact: false
      +     _isExact: true
          ),
        )
      """)
  }

  @Test("Errors list the values of the field or the fields that can be set")
  func errors() async throws {
    try await expectTranscript(
      """
      tca> load form
      ...
      Form> set
      error: `set` needs a field and a value
        set
           ^ bindable here: age, filter.query, filter.isExact, name, nickname, size, tags
      Form> toggle
      error: `toggle` needs a field
        toggle
              ^ bindable here: age, filter.query, filter.isExact, name, nickname, size, tags
      Form> set name = Blob
      error: `set` takes the value without `=`
        set name = Blob
                 ^ type `set name Blob`
      Form> set age
      error: `age` takes an Int
        set age
               ^ expected a whole number
      Form> set age twelve
      error: `age` takes an Int
        set age twelve
                ^ expected a whole number
      Form> set age 99999999999999999999
      error: 99999999999999999999 does not fit in Int (-9223372036854775808...9223372036854775807)
        set age 99999999999999999999
                ^ expected a smaller number
      Form> set name "a" b
      error: unexpected `b`
        set name "a" b
                     ^ expected the end of the line
      Form> set size huge
      error: Form.Size has no case `huge`
        set size huge
                 ^ expected large or small
      Form> set query x
      error: Form.State has no field `query`
        set query x
            ^ bindable here: age, filter.query, filter.isExact, name, nickname, size, tags; did you mean filter.query?
      Form> set isLocked true
      error: `isLocked` is not bindable; it is not declared with @BindingState
        set isLocked true
            ^ bindable here: age, filter.query, filter.isExact, name, nickname, size, tags
      Form> toggle isLocked
      error: `isLocked` is not bindable; it is not declared with @BindingState
        toggle isLocked
               ^ bindable here: age, filter.query, filter.isExact, name, nickname, size, tags
      Form> toggle age
      error: `age` is an Int, not a Bool
        toggle age
               ^ type `set age VALUE` to change it
      Form> toggle name now
      error: `toggle` takes only a field
        toggle name now
                    ^ expected the end of the line
      Form> .set(\\.filter.query, "x")
      error: the key path of a binding has a `$` before the field's name
        .set(\\.filter.query, "x")
               ^ bindable here: age, filter.isExact, filter.query, name, nickname, size, tags; did you mean \\.filter.$query?
      Form> load tower
      ...
      Tower> set floors 3
      error: Tower.Action has no case for a BindingAction
        set floors 3
            ^ nothing can be set here; type `actions` to list what can be sent
      """)
  }

  @Test("`set` in a scope sends the child's binding action through its parents")
  func children() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> .middle(.leaf(.binding(.set(\\.$label, "a"))))
      ...
      Tower> .middle.leaf.set(\\.$label, "b")
      ...
      Tower> state middle.leaf.label
      "b"
      Tower> load todos
      ...
      Todos> .todo[2].set(\\.$isDone, true)
      ...
      Todos> .todo(id: 1, action: .binding(.set(\\.$isDone, true)))
      ...
      Todos> state todos[#0].isDone
      true
      Todos> state todos[#1].isDone
      true
      Todos> .todo[9].set(\\.$isDone, true)
      received action:
      ...
        (No state changes)
      Todos> load desk
      ...
      Desk> .sheet.leaf.set(\\.$label, "x")
      error: there is no Leaf.State in the current state
        .sheet.leaf.set(\\.$label, "x")
                    ^ the child with the field `label` is not present
      """)
  }
}
