@testable import ShellCore
import SwiftUI
import Testing
import WorkshopFeatures

/// A door that counts what happens to it.
private struct Door: Reducer {
  struct State: Equatable {
    var isOpen = false
    var isChecked = false
    var opened = 0
  }

  enum Action: Equatable {
    case openTapped
    case counted
    case checkTapped
    case checked
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .openTapped:
      state.isOpen = true
      // In lines, the check has ended before the next action. A control sends that first.
      return .run { send in await send(.checked) }
    case .counted:
      state.opened = state.isChecked ? 1 : 2
    case .checkTapped:
      state.isChecked = true
    case .checked:
      state.isChecked = true
    }
    return .none
  }
}

private struct DoorView: View {
  let store: StoreOf<Door>

  var body: some View {
    VStack {
      Button("Open") {
        store.send(.openTapped)
        store.send(.counted)
      }
      Button("Check") { store.send(.checkTapped) }
    }
  }
}

/// A form whose button is enabled for one text only.
private struct Signup: Reducer {
  struct State: Equatable {
    var code = ""
    var isSubmitted = false
  }

  enum Action: Equatable {
    case codeChanged(String)
    case submitButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .codeChanged(let code): state.code = code
    case .submitButtonTapped: state.isSubmitted = true
    }
    return .none
  }
}

private struct SignupView: View {
  let store: StoreOf<Signup>

  var body: some View {
    VStack {
      TextField(
        "Code",
        text: Binding(get: { store.withState(\.code) }, set: { store.send(.codeChanged($0)) }))
      Button("Submit") { store.send(.submitButtonTapped) }.disabled(
        store.withState(\.code) != "two words")
    }
  }
}

@Suite("What controls send")
@MainActor
struct ControlStepTests {
  private func explore(_ line: String) async -> String {
    let session = fixtureSession(features: [
      Feature("Door", summary: "a door", initialState: Door.State()) {
        Door()
      } view: {
        DoorView(store: $0)
      }
    ])
    _ = await session.evaluate("load door")
    return await session.evaluate(line).text
  }

  private func exploreSignup(_ line: String) async -> String {
    let session = fixtureSession(features: [
      Feature("Signup", summary: "a form", initialState: Signup.State()) {
        Signup()
      } view: {
        SignupView(store: $0)
      }
    ])
    _ = await session.evaluate("load signup")
    return await session.evaluate(line).text
  }

  @Test(
    "An action whose control was disabled in every state is named, and other values can be tried")
  func disabled() async {
    let text = await exploreSignup("explore never isSubmitted")
    #expect(text.hasPrefix("never isSubmitted holds; "), "\(text)")
    #expect(
      text.contains(
        "not sent         .submitButtonTapped (its control was disabled in every state)"), "\(text)"
    )
    #expect(text.contains("values           String \"a\", \"\", \"ab\""), "\(text)")
    let found = await exploreSignup("explore values code \"q\" \"two words\" never isSubmitted")
    #expect(
      found.hasPrefix(
        """
        after 2 lines: broken: never isSubmitted
          .codeChanged("two words")
          .submitButtonTapped
        """), "\(found)")
  }

  @Test("`values` needs a field with a text or a number, and values of its type")
  func values() async {
    #expect(
      await exploreSignup("explore values") == """
        error: `values` needs a field and values
          explore values
                        ^ expected a field, such as in `values query "q"`
        """)
    #expect(
      await exploreSignup("explore values code") == """
        error: `values code` needs values
          explore values code
                             ^ expected values with a space between them
        """)
    #expect(
      await exploreSignup("explore values isSubmitted true") == """
        error: `values` sets texts and numbers, and `isSubmitted` is neither
          explore values isSubmitted true
                         ^ expected a field with a String, an Int, or a Double
        """)
    #expect(await exploreSignup("explore values code \"q").hasPrefix("error: "))
    #expect(await exploreSignup("explore values code 3").hasPrefix("error: "))
  }

  @Test("A case of a child that is left out leaves out the controls of the child")
  func childLeftOut() async {
    let session = fixtureSession(features: [
      Feature("People", summary: "with a stack", initialState: Contacts.State()) {
        Contacts()
      } view: {
        ContactsView(store: $0)
      }
    ])
    _ = await session.evaluate("load people")
    let all = await session.evaluate("explore depth 3").text
    let text = await session.evaluate("explore depth 3 without .destination").text
    #expect(text.contains(" (excluded)") && !all.contains(" (excluded)"), "\(text)")
  }

  @Test("An alert that its button has closed is not dismissed again")
  func alert() async {
    let session = fixtureSession(features: [
      Feature("People", summary: "with an alert", initialState: Contacts.State()) {
        Contacts()
      } view: {
        ContactsView(store: $0)
      }
    ])
    _ = await session.evaluate("load people")
    let text = await session.evaluate("explore depth 3").text
    #expect(text.hasPrefix("no warning, no endless circle, no lost action\n"), "\(text)")
    #expect(!text.contains(".destination.alert"), "the button of the alert was tapped")
  }

  @Test("What a control sends is not reduced again if that has ended a process")
  func crashedTap() {
    var names: [String] = [], reduced: [Int] = []
    let taps = ReducedTaps {
      names.append($0)
      return $0 == "+2" ? "it crashed" : nil
    }
    for number in 1...3 { taps.reduce { reduced.append(number) } }
    #expect(reduced == [1, 3])
    #expect(names == ["+1", "", "+2", "+3", ""])
  }

  @Test("A control that sends several actions is one step of several lines")
  func several() async {
    let text = await explore("explore depth 2 until opened == 1")
    #expect(
      text.hasPrefix(
        """
        after 3 lines: reached: until opened == 1
          .checkTapped
          .openTapped
          .counted

        """), "\(text)")
    #expect(!text.contains("not sent"))
    let none = await explore("explore depth 2 until opened == 9")
    #expect(none.contains("not sent         .checked (no control sends it)"))
  }

  @Test("What only happens if the actions are sent at once is not certain, and the reason is given")
  func uncertain() async {
    let text = await explore("explore depth 1 until opened == 2")
    #expect(
      text.contains(
        """
        not certain: reached: until opened == 2
        A control sends several actions at once, and lines send them one after the other, which does not cause it:
          .openTapped
          .counted
        """), "\(text)")
  }

  @Test("A control with an action that is left out is not used")
  func excluded() async {
    let text = await explore("explore depth 2 without .counted until opened == 1")
    #expect(text.contains("no state was found"))
    #expect(text.contains("not sent         .checked (no control sends it)"))
    #expect(text.contains(".counted (excluded)"))
  }

  @Test("The rows of Todos can be edited with their controls")
  func todos() async {
    let session = fixtureSession(features: [
      Feature("Todos", summary: "rows", initialState: WorkshopFeatures.Todos.State()) {
        WorkshopFeatures.Todos()
      } view: {
        WorkshopFeatures.TodosView(store: $0)
      }
    ])
    for line in ["load todos", ".addButtonTapped"] { _ = await session.evaluate(line) }
    let text = await session.evaluate("explore depth 2").text
    #expect(text.hasPrefix("no warning"))
    #expect(!text.contains("no control sends it"), "\(text)")
  }
}
