import Testing

@Suite("Scopes whose child is removed")
@MainActor
struct VanishingScopeTests {
  @Test(
    "When an optional child disappears, the prompt moves to the nearest existing ancestor"
  )
  func optional() async throws {
    try await expectTranscript(
      """
      tca> load desk
      ...
      Desk> scope sheet
      error: `sheet` does not exist now
        scope sheet
              ^ it is nil
      Desk> .open
      ...
      Desk> scope sheet.leaf
      ...
      Desk.sheet.leaf> up
      Desk.sheet> .done
      received action:
        Panel.Action.sheet(.done)
      - Panel.State(
      -   sheet: Sheet.State(
      -     leaf: Leaf.State(
      -       _isGreen: false,
      -       _label: "",
      -       size: 0
      -     ),
      -     pages: 1
      -   )
      - )
      + Panel.State(sheet: nil)

      sheet no longer exists; back to Desk
      Desk> 
      """)
  }

  @Test("Each case of an enum state is a child while the state is in that case")
  func enumState() async throws {
    try await expectTranscript(
      """
      tca> load account
      ...
      Account> scope member
      error: `member` does not exist now
        scope member
              ^ the state is .guest now
      Account> scope guest
      Guest.State(visits: 0)
      Account.guest> .visit
      ...
      Account.guest> .logIn
      ...
      guest no longer exists; back to Account
      Account> scope member
      Member.State(name: "Blob")
      """)
  }

  @Test("A deleted row ends its scope, even if another row takes its position")
  func row() async throws {
    try await expectTranscript(
      """
      tca> load todos
      ...
      Todos> scope todos[#0]
      ...
      Todos.todos[1]> .delete
      ...
      todos[1] no longer exists; back to Todos
      Todos> scope todos[#0]
      ...
      Todos.todos[2]> 
      """)
  }
}
