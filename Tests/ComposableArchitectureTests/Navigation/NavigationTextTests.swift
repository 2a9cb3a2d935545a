@testable import ComposableArchitecture
import Testing

/// Dumps and diffs of presentations, stacks and alerts, byte for byte.
@MainActor
struct NavigationTextTests {
  private func diff<T>(_ old: T, _ new: T) -> String { ChangeText.diff(old, new) ?? "" }

  @Test func `A text with a key of translations shows the key`() {
    let key: LocalizedStringKey = "Cancel"
    #expect(TextState(key) == TextState("Cancel"))
    #expect(TextState("Cancel", bundle: .main, comment: "A button") == TextState("Cancel"))
  }

  @Test func `A presentation is shown as the optional`() {
    let old = Gallery.State()
    let new = Gallery.State(destination: .form(Caption.State(title: "Blob")))
    #expect(
      ChangeText.dump(old) == """
        Gallery.State(
          _destination: nil,
          _log: []
        )
        """)
    #expect(
      diff(old, new) == """
          Gallery.State(
        -   _destination: nil,
        +   _destination: .form(
        +     Caption.State(
        +       _title: "Blob"
        +     )
        +   ),
            _log: []
          )
        """)
  }

  @Test func `A change inside a presentation shows the field alone`() {
    let old = Gallery.State(destination: .form(Caption.State(title: "A")))
    let new = Gallery.State(destination: .form(Caption.State(title: "B")))
    #expect(
      diff(old, new) == """
          Gallery.State(
            _destination: .form(
              Caption.State(
        -       _title: "A"
        +       _title: "B"
              )
            ),
            _log: []
          )
        """)
  }

  @Test func `A dismissal takes one line`() {
    #expect(
      ChangeText.dump(Gallery.Action.destination(.dismiss))
        == "Gallery.Action.destination(.dismiss)")
  }

  @Test func `A stack is shown by the IDs of its elements`() {
    let empty = StackState<Caption.State>()
    var old = StackState<Caption.State>()
    old[id: 0] = Caption.State(title: "A")
    old[id: 1] = Caption.State(title: "B")
    var new = old
    new[id: 1]?.title = "C"
    new[id: 2] = Caption.State()
    #expect(ChangeText.dump(empty) == "[:]")
    #expect(
      ChangeText.dump(old) == """
        [
          #0: Caption.State(
            _title: "A"
          ),
          #1: Caption.State(
            _title: "B"
          )
        ]
        """)
    #expect(
      diff(old, new) == """
          [
            #0: Caption.State(…),
            #1: Caption.State(
        -     _title: "B"
        +     _title: "C"
            ),
        +   #2: Caption.State(
        +     _title: ""
        +   )
          ]
        """)
    #expect("\(StackState<Int>())" == "[]")
    var numbers = StackState<Int>()
    numbers[id: 0] = 7
    #expect(numbers.debugDescription == "StackState<Int>([#0: 7])")
  }

  @Test func `Stack actions are shown with the ID`() {
    typealias Action = StackAction<Caption.State, Caption.Action>
    #expect(ChangeText.dump(Action.popFrom(id: 0)) == "StackAction.popFrom(id: #0)")
    #expect(
      ChangeText.dump(Action.element(id: 0, action: .start)) == """
        StackAction.element(
          id: #0,
          action: .start
        )
        """)
  }

  @Test func `An alert is shown with its texts and buttons`() {
    let alert = AlertState<Caption.Action> {
      TextState("Delete ") + TextState("all").bold()
    } actions: {
      ButtonState(role: .destructive, action: .start) { TextState("Delete") }
      ButtonState { TextState("Keep").italic() }
    } message: {
      TextState("Really?")
    }
    #expect(
      ChangeText.dump(alert) == """
        AlertState(
          title: "Delete **all**",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(
                .start
              ),
              label: "Delete"
            ),
            [1]: ButtonState(
              action: .send(nil),
              label: "_Keep_"
            )
          ],
          message: "Really?"
        )
        """)
  }
}

/// Alerts, dialogs, buttons and texts as values.
struct AlertStateTests {
  @Test func `Alerts are equal if their texts and buttons are`() {
    #expect(AlertState<Gallery.Destination.Alert>.example == .example)
    #expect(AlertState<Gallery.Destination.Alert>.example.id != AlertState.example.id)
    #expect(AlertState<Int> { TextState("a") } != AlertState<Int> { TextState("b") })
  }

  @Test func `Buttons can be built with if, for and switch`() {
    let isLast = true
    let dialog = ConfirmationDialogState<Int> {
      TextState("Which?")
    } actions: {
      for number in 1...2 { ButtonState(action: number) { TextState("\(number)") } }
      if isLast { ButtonState(role: .cancel) { TextState("None") } }
    }
    #expect(dialog.buttons.map { $0.action.action } == [1, 2, nil])
    let texts = dialog.map { number in number.map { "\($0)" } }
    #expect(texts.buttons.map { $0.action.action } == ["1", "2", nil])
  }

  @Test func `A text loses its styles as a string`() {
    #expect(String(state: TextState("a").bold() + TextState("b").italic()) == "ab")
    #expect(TextState("a") + TextState("b") != TextState("ab"))
  }
}
