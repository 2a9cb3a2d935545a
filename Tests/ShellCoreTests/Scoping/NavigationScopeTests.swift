import Testing
import WorkshopFeatures

@testable import ShellCore

@Suite("Presented children and stacks in the shell")
@MainActor
struct NavigationScopeTests {
  private var session: Session {
    Session(features: [
      Feature(summary: "navigation", initialState: Contacts.State()) {
        Contacts()
      } view: {
        ContactsView(store: $0)
      }
    ])
  }

  @Test("The prompt shows the path into a presented child, and returns when the child is dismissed")
  func presented() async throws {
    try await expectTranscript(
      """
      tca> load Contacts
      ...
      Contacts> format labels
      Contacts> scope destination.add
      error: `destination` does not exist now
        scope destination.add
              ^ it is nil
      Contacts> .addButtonTapped
      received action: Contacts.Action.addButtonTapped
      Contacts> scope destination.add
      ...
      Contacts.destination.add> enter Name Blob Sr.
      [1] Name: text "" -> "Blob Sr.", sent .binding(.set(\\.contact, Contact(…)))
      received action: ContactForm.Action.binding
      Contacts.destination.add> .cancelButtonTapped
      received action: ContactForm.Action.cancelButtonTapped
      effect 1 [..] sent:
      received action: Contacts.Action.destination(.dismiss)
      destination no longer exists; back to Contacts
      Contacts> 
      """, on: session)
  }

  @Test("The prompt shows the path into an element of a stack, and returns when it is popped")
  func stack() async throws {
    try await expectTranscript(
      """
      tca> load Contacts
      ...
      Contacts> format labels
      Contacts> tap Blob
      [1] Blob: sent .path(.push(id: #0, state: .detail([..])))
      received action: Contacts.Action.path(.push(id:, state: .detail))
      Contacts> tap Call
      ...
      Contacts> scope path[#1].call
      ContactCall.State(
        name: "Blob",
        _seconds: 0
      )
      Contacts.path[#1].call> .ticked
      received action: ContactCall.Action.ticked
      Contacts.path[#1].call> .hangUpButtonTapped
      received action: ContactCall.Action.hangUpButtonTapped
      effect 1 [..] sent:
      received action: Contacts.Action.path(.popFrom(id:))
      path[#1] no longer exists; back to Contacts
      Contacts> scope path[#7]
      error: `path[#7]` does not exist now
        scope path[#7]
              ^ expected #0
      """, on: session)
  }

  @Test("Actions of presented children and of elements can be typed in all spellings")
  func actions() async throws {
    try await expectTranscript(
      """
      tca> load Contacts
      ...
      Contacts> format labels
      Contacts> .addButtonTapped
      ...
      Contacts> .destination.add.saveButtonTapped
      ...
      Contacts> .addButtonTapped
      ...
      Contacts> .destination(.presented(.add(.cancelButtonTapped)))
      ...
      Contacts> .path.push(id: #0, state: .call(ContactCall.State(name: "Blob", seconds: 0)))
      received action: Contacts.Action.path(.push(id:, state: .call))
      Contacts> .path[#0].call.ticked
      received action: Contacts.Action.path(.element(id:, action: .call(.ticked)))
      Contacts> .path(.element(id: #0, action: .call(.ticked)))
      received action: Contacts.Action.path(.element(id:, action: .call(.ticked)))
      Contacts> state path
      [
        #0: .call(
          ContactCall.State(
            name: "Blob",
            _seconds: 2
          )
        )
      ]
      Contacts> .path.popFrom(id: #0)
      received action: Contacts.Action.path(.popFrom(id:))
      Contacts> .path.popFrom(id: "0")
      error: `id` takes a StackElementID
        .path.popFrom(id: "0")
                          ^ expected the ID of an element, such as #0
      Contacts> .deleteButtonTapped(id: 1)
      ...
      Contacts> .destination.dismiss
      received action: Contacts.Action.destination(.dismiss)
      """, on: session)
  }

  @Test("`tree` shows what is presented and the screens of a stack")
  func tree() async {
    let session = session
    func line(_ operator: String) async -> String? {
      await session.evaluate("tree").text.split(separator: "\n").map(String.init)
        .first { $0.contains(`operator`) }.map { String($0.drop { "├└│─ ".contains($0) }) }
    }
    for command in ["load Contacts", "format labels"] { _ = await session.evaluate(command) }
    #expect(await line("\\.path") == "forEach \\.path  .path  (no screens)")
    #expect(await line("\\.$destination") == "ifLet \\.$destination  .destination  (not there)")
    for command in ["tap Blob", "tap Call", ".addButtonTapped"] {
      _ = await session.evaluate(command)
    }
    #expect(await line("\\.path") == "forEach \\.path  .path  (#0 .detail, #1 .call)")
    #expect(
      await line("\\.$destination") == "ifLet \\.$destination  .destination  (presented: .add)")
    for number in 2...6 {
      let call = "ContactCall.State(name: \"\", seconds: 0)"
      _ = await session.evaluate(".path.push(id: #\(number), state: .call(\(call)))")
    }
    #expect(
      await line("\\.path")
        == "forEach \\.path  .path  (3 more, #3 .call, #4 .call, #5 .call, #6 .call)")
  }

  @Test("`dismiss` dismisses the uppermost child, and `back` leaves the topmost screen")
  func commands() async throws {
    try await expectTranscript(
      """
      tca> load Contacts
      ...
      Contacts> format labels
      Contacts> dismiss
      error: no child is presented in Contacts
        dismiss
        ^ `tree` shows what is presented
      Contacts> back
      error: no stack in Contacts has a screen to leave
        back
        ^ `undo` takes back the last action; `tree` shows the stacks
      Contacts> tap Blob
      ...
      Contacts> tap Edit
      ...
      Contacts> dismiss
      received action: Contacts.Action.path(.element(id:, action: .detail(.editor(.dismiss))))
      Contacts> tap Edit
      ...
      Contacts> scope path[#0].detail.editor
      ...
      Contacts.path[#0].detail.editor> back
      received action: Contacts.Action.path(.popFrom(id:))
      path[#0] no longer exists; back to Contacts
      Contacts> .addButtonTapped
      ...
      Contacts> scope destination.add
      ...
      Contacts.destination.add> dismiss
      received action: Contacts.Action.destination(.dismiss)
      destination no longer exists; back to Contacts
      Contacts> 
      """, on: session)
  }

  @Test("Time travel restores presented children, and the IDs of a stack continue from there")
  func timeTravel() async throws {
    try await expectTranscript(
      """
      tca> load Contacts
      ...
      Contacts> format labels
      Contacts> tap Blob
      [1] Blob: sent .path(.push(id: #0, [..]
      ...
      Contacts> scope path[#0]
      ...
      Contacts.path[#0]> undo
      ...
      Contacts> tap Blob Jr.
      [3] Blob Jr.: sent .path(.push(id: #0, [..]
      ...
      Contacts> back
      ...
      Contacts> undo
      ...
      Contacts> scope path[#0].detail
      ...
      Contacts.path[#0].detail> state contact.name
      "Blob Jr."
      """, on: session)
  }
}
