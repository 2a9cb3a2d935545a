import Testing

@Suite("enter")
@MainActor
struct EnterTests {
  @Test("Each kind of control accepts its kind of value")
  func kinds() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> format labels
      Kitchen> enter display name 홍길동 씨
      \\[3] Display name: text "Blob" -> "홍길동 씨", sent .binding(.set(\\.$name, "홍길동 씨"))
      received action: Kitchen.Action.binding
      Kitchen> enter Haptic feedback off
      \\[1] Haptic feedback: isOn on -> off, sent .binding(.set(\\.$isOn, false))
      received action: Kitchen.Action.binding
      Kitchen> enter size Large
      \\[4] Size: selection small -> large, sent .binding(.set(\\.$size, Kitchen.Size.large))
      received action: Kitchen.Action.binding
      Kitchen> enter Amount 6
      \\[5] Amount: value 2 -> 6, sent .binding(.set(\\.$count, 6))
      received action: Kitchen.Action.binding
      Kitchen> enter 5 -
      \\[5] Amount: value 6 -> 4, sent .binding(.set(\\.$count, 4))
      received action: Kitchen.Action.binding
      Kitchen> enter volume 0.75
      \\[2] Volume: value 0.5 -> 0.75, sent .binding(.set(\\.$volume, 0.75))
      received action: Kitchen.Action.binding
      """)
  }

  @Test("Labels and texts can be quoted")
  func quotes() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> format labels
      Kitchen> enter "Display name" "  spaces "
      \\[3] Display name: text "Blob" -> "  spaces ", sent .binding(.set(\\.$name, "  spaces "))
      received action: Kitchen.Action.binding
      Kitchen> enter Display name ""
      \\[3] Display name: text "  spaces " -> "", sent .binding(.set(\\.$name, ""))
      received action: Kitchen.Action.binding
      Kitchen> enter "Name" Blob
      error: unknown control `Name`
        enter "Name" Blob
               ^ expected Haptic feedback, Volume, Display name, Size, Amount, Welcome or 6 more; did you mean Display name?
      Kitchen> enter Display name "Blob
      error: the string is not terminated
        enter Display name "Blob
                           ^ expected a closing "
      """)
  }

  @Test("A value that the control does not accept is an error, and no action is sent")
  func refusals() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> enter Haptic feedback maybe
      error: `Haptic feedback` does not accept `maybe`
        enter Haptic feedback maybe
                              ^ expected on or off
      Kitchen> enter size larg
      error: `Size` does not accept `larg`
        enter size larg
                   ^ expected small, large or huge; did you mean large?
      Kitchen> enter Amount 5
      error: `Amount` does not accept `5`
        enter Amount 5
                     ^ expected a number from 0 to 10 in steps of 2, + or -
      Kitchen> enter Amount 12
      error: `Amount` does not accept `12`
        enter Amount 12
                     ^ expected a number from 0 to 10 in steps of 2, + or -
      Kitchen> enter volume 0.3
      error: `Volume` does not accept `0.3`
        enter volume 0.3
                     ^ expected a number from 0.0 to 1.0 in steps of 0.25, + or -
      Kitchen> enter Welcome now
      error: `Welcome` is a button: it does not accept a value
        enter Welcome now
              ^ expected `tap Welcome`
      Kitchen> enter Locked 1
      error: `Locked` is disabled
        enter Locked 1
              ^ the view enables it when the state allows; nothing was sent
      Kitchen> effects
      ...
      Kitchen> state
      Kitchen.State(
        _isOn: true,
        _name: "Blob",
        _size: .small,
        _count: 2,
        _volume: 0.5,
        guests: 0,
        isLocked: true,
        log: []
      )
      """)
  }

  @Test("A missing control or value is an error")
  func missing() async throws {
    try await expectTranscript(
      """
      tca> load kitchen
      ...
      Kitchen> enter
      error: `enter` needs a control and a value
        enter
             ^ expected a label or a number, and a value; `screen` shows them
      Kitchen> enter Size
      error: `Size` needs a value
        enter Size
                  ^ expected small, large or huge
      Kitchen> enter Welcome
      error: `Welcome` is a button: it does not accept a value
        enter Welcome
              ^ expected `tap Welcome`
      Kitchen> enter nothing here
      error: unknown control `nothing`
        enter nothing here
              ^ expected Haptic feedback, Volume, Display name, Size, Amount, Welcome or 6 more
      """)
  }

  @Test("The longest matching label is used; a number is a position unless a label equals it")
  func labels() async throws {
    try await expectTranscript(
      """
      tca> load labels
      ...
      Labels> screen
      \\[1] Name: "a"
      \\[2] Name tag: "b"
      \\[3] 1: "c"
      \\[4] Age: 18: 18 (+, -)
      Labels> format labels
      Labels> enter age 20
      \\[4] Age: 18: value 18 -> 20, sent .binding(.set(\\.$age, 20))
      received action: Labels.Action.binding
      Labels> enter name tag x
      \\[2] Name tag: text "b" -> "x", sent .binding(.set(\\.$tag, "x"))
      received action: Labels.Action.binding
      Labels> enter Name tags
      \\[1] Name: text "a" -> "tags", sent .binding(.set(\\.$name, "tags"))
      received action: Labels.Action.binding
      Labels> enter 1 y
      \\[3] 1: text "c" -> "y", sent .binding(.set(\\.$one, "y"))
      received action: Labels.Action.binding
      Labels> enter 2 z
      \\[2] Name tag: text "x" -> "z", sent .binding(.set(\\.$tag, "z"))
      received action: Labels.Action.binding
      """)
  }
}
