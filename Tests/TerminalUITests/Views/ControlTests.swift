import TerminalUI
import Testing

private final class Model {
  var isOn = false
  var text = ""
  var number = 3
  var small: Int8 = 127
  var volume = 0.5
  var choice = Choice.a
  var taps = 0
}

private enum Choice: Hashable { case a, b, c }

@MainActor
@Suite struct ControlTests {
  private let model = Model()

  private func bound<Value>(_ keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }

  private func only(_ view: some View) -> Control { Screen.render(view).controls[0] }

  @Test func `a button is tapped and takes no value`() throws {
    let button = only(Button("Add") { model.taps += 1 })
    #expect(try button.tap() == nil)
    #expect(model.taps == 1)
    #expect(throws: ControlFailure.notEnterable) { try button.enter("1") }
  }

  @Test func `a toggle turns on a tap and takes on and off`() throws {
    let toggle = only(Toggle("Sound", isOn: bound(\.isOn)))
    #expect(try toggle.tap() == ControlWrite(binding: "isOn", value: "on"))
    #expect(model.isOn)
    #expect(try toggle.enter("off") == ControlWrite(binding: "isOn", value: "off"))
    #expect(!model.isOn)
    #expect(throws: ControlFailure.notAccepted(expected: "on or off")) {
      try toggle.enter("loud")
    }
  }

  @Test func `a text field takes any text, and no tap`() throws {
    let field = only(TextField("Name", text: bound(\.text)))
    #expect(try field.enter("홍길동") == ControlWrite(binding: "text", value: "홍길동"))
    #expect(model.text == "홍길동")
    #expect(throws: ControlFailure.notTappable(expected: "a text")) { try field.tap() }
  }

  @Test func `a stepper takes numbers within its bounds, plus and minus`() throws {
    let stepper = only(Stepper("Amount", value: bound(\.number), in: 0...10, step: 4))
    try stepper.enter("+")
    try stepper.enter("+")
    #expect(model.number == 10)
    try stepper.enter("-")
    #expect(model.number == 6)
    try stepper.enter("0")
    #expect(model.number == 0)
    for text in ["11", "1.5", "many", ""] {
      let expected = "a number from 0 to 10 in steps of 4, + or -"
      #expect(throws: ControlFailure.notAccepted(expected: expected)) { try stepper.enter(text) }
    }
    #expect(model.number == 0)
  }

  @Test func `a stepper ends where its type does`() {
    let stepper = only(Stepper("Small", value: bound(\.small)))
    #expect(throws: ControlFailure.notAccepted(expected: "a number, + or -")) {
      try stepper.enter("+")
    }
    #expect(model.small == 127)
  }

  @Test func `a stepper of functions takes the ways that it has`() throws {
    let stepper = only(Stepper("Taps", onIncrement: { model.taps += 1 }, onDecrement: nil))
    try stepper.enter("+")
    #expect(model.taps == 1)
    #expect(throws: ControlFailure.notAccepted(expected: "+")) { try stepper.enter("-") }
  }

  @Test func `a slider takes numbers within its bounds`() throws {
    let slider = only(Slider(value: bound(\.volume)) { Text("Volume") })
    try slider.enter("0.25")
    #expect(model.volume == 0.25)
    for text in ["2", "nan", "+"] {
      #expect(throws: ControlFailure.notAccepted(expected: "a number from 0.0 to 1.0")) {
        try slider.enter(text)
      }
    }
  }

  @Test func `a picker takes its choices, by what stands on them`() throws {
    let picker = only(
      Picker("Choice", selection: bound(\.choice)) {
        Text("First").tag(Choice.a)
        Text("Second").tag(Choice.b)
        Text("Not to be had").tag("another type")
      })
    try picker.enter("second")
    #expect(model.choice == .b)
    #expect(throws: ControlFailure.notAccepted(expected: "First or Second")) {
      try picker.enter("Not to be had")
    }
  }

  @Test func `a picker of which no choice is chosen says so`() {
    model.choice = .c
    let picker = Picker("Choice", selection: bound(\.choice)) { Text("First").tag(Choice.a) }
    #expect(Screen.render(picker).lines == ["[1] Choice: - (First)"])
  }

  @Test func `a disabled control does nothing`() {
    let toggle = only(Group { Toggle("Sound", isOn: bound(\.isOn)) }.disabled(true))
    #expect(throws: ControlFailure.disabled) { try toggle.tap() }
    #expect(throws: ControlFailure.disabled) { try toggle.enter("on") }
    #expect(!model.isOn)
  }

  @Test func `what is disabled further out is not enabled further in`() {
    let toggle = only(Toggle("Sound", isOn: bound(\.isOn)).disabled(false).disabled(true))
    #expect(!toggle.isEnabled)
  }

  @Test func `controls are found by number or label, in any case where none is exact`() {
    let screen = Screen.render(
      VStack {
        Button("Add") {}
        Button("add") {}
        Button("Remove") {}
      })
    #expect(screen.controls(named: "2").map(\.label) == ["add"])
    #expect(screen.controls(named: "Add").map(\.number) == [1])
    #expect(screen.controls(named: "ADD").map(\.number) == [1, 2])
    #expect(screen.controls(named: "remove").map(\.number) == [3])
    #expect(screen.controls(named: "Move").isEmpty)
  }
}
