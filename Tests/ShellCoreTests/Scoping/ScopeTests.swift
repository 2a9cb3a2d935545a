import Testing

@Suite("Stepping into children")
@MainActor
struct ScopeTests {
  @Test("`scope` enters children by name, in one step or several, and `up` leaves them")
  func levels() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> scope middle.leaf
      Leaf.State(
        _isGreen: false,
        _label: "",
        size: 0
      )
      Tower.middle.leaf> up
      Tower.middle> scope leaf
      ...
      Tower.middle.leaf> root
      Tower> up
      error: Tower is the root and has no parent
      Tower> scope
      error: `scope` needs a child
        scope
             ^ expected middle
      Tower> scope midle
      error: Tower.State has no child `midle`
        scope midle
              ^ did you mean middle?
      Tower> scope floors
      error: `floors` is not a child: no case of the action carries its actions
        scope floors
              ^ expected middle
      Tower> scope middle.leaf.size
      error: `size` is not a child: no case of the action carries its actions
        scope middle.leaf.size
                          ^ there are no children here
      Tower> scope middle[1]
      error: `middle` is a single child and takes no brackets
        scope middle[1]
              ^ expected middle
      """)
  }

  @Test("An action outside the scope is labeled as an action of the root")
  func rootAction() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> scope middle.leaf
      ...
      Tower.middle.leaf> .middle.step(by: 2)
      error: Leaf.Action has no case `middle`
        .middle.step(by: 2)
         ^ Tower accepts it: `root` returns there
      Tower.middle.leaf> .midle.step(by: 2)
      error: Leaf.Action has no case `midle`
        .midle.step(by: 2)
         ^ expected binding or grow
      """)
  }

  @Test("Rows are entered by ID or position, and IDs are shown as they are typed")
  func rows() async throws {
    try await expectTranscript(
      """
      tca> load todos
      ...
      Todos> scope todos[#1]
      ...
      Todos.todos[2]> .toggled
      received action:
        Todo.Action.toggled
        Todo.State(
          id: 2,
          title: "Eggs",
      -   _isDone: false
      +   _isDone: true
        )
      Todos.todos[2]> root
      Todos> scope todos[1]
      ...
      Todos.todos[1]> root
      Todos> scope notes["a]b"]
      ...
      Todos.notes["a]b"]> root
      Todos> scope notes["say \\"hi\\""]
      ...
      Todos.notes["say \\"hi\\""]> .star
      received action:
        Note.Action.star
        Note.State(
          id: #"say "hi""#,
      -   isStarred: false
      +   isStarred: true
        )
      """)
  }

  @Test("An unknown row is an error that lists the existing rows")
  func missingRows() async throws {
    try await expectTranscript(
      """
      tca> load todos notes: []
      ...
      Todos> scope todos
      error: `todos` contains several children
        scope todos
              ^ expected an ID, as in todos[1]
      Todos> scope todos[9]
      error: `todos[9]` does not exist now
        scope todos[9]
              ^ expected 1 or 2
      Todos> scope todos[#9]
      error: position #9 does not exist
        scope todos[#9]
              ^ it has 2 elements
      Todos> scope todos[#-1]
      error: position #-1 does not exist
        scope todos[#-1]
              ^ it has 2 elements
      Todos> scope todos[#x]
      error: `#x` is not a position
        scope todos[#x]
                   ^ expected [#0]
      Todos> scope todos["1"]
      error: an Int is expected here
        scope todos["1"]
                    ^ expected a whole number
      Todos> scope notes
      error: `notes` contains several children
        scope notes
              ^ it is empty
      Todos> scope notes["x"]
      error: `notes["x"]` does not exist now
        scope notes["x"]
              ^ it is empty
      Todos> scope todos[1][2]
      error: `todos` takes one pair of brackets
        scope todos[1][2]
                      ^ expected . or the end of the line
      Todos> scope tags[0]
      error: `tags` is not a child: no case of the action carries its actions
        scope tags[0]
              ^ expected todos or notes
      """)
  }

  @Test(
    "`scope` finds a child whose case has another name by its feature type"
  )
  func otherName() async throws {
    try await expectTranscript(
      """
      tca> load shop
      ...
      Shop> scope cart
      Lamp.State(isOn: false)
      Shop.cart> .press
      received action:
        Lamp.Action.press
      - Lamp.State(isOn: false)
      + Lamp.State(isOn: true)
      """)
  }

  @Test("A child with two possible action cases is an error that names both")
  func ambiguous() async throws {
    try await expectTranscript(
      """
      tca> load twins
      ...
      Twins> scope child
      error: `child` could receive its actions from more than one case
        scope child
              ^ found .left and .right
      """)
  }

  @Test("Entering a child that no operator runs prints a warning")
  func unwired() async throws {
    try await expectTranscript(
      """
      tca> load loose
      ...
      Loose> scope lamp
      warning: no operator of the parent runs `lamp`: unless its reducer calls it directly, actions change nothing here
      Lamp.State(isOn: false)
      Loose.lamp> .press
      received action:
        Lamp.Action.press
        (No state changes)

      warning: TCA005: Loose.Action.lamp(.press) was received, but no reducer runs Lamp on it
      This is because[..]
      """)
  }
}
