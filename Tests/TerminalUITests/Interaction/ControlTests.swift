@testable import TerminalUI
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

  @Test func `A button is tapped and accepts no value`() throws {
    let button = only(Button("Add") { model.taps += 1 })
    #expect(try button.tap() == nil)
    #expect(model.taps == 1)
    #expect(throws: ControlFailure.notEnterable) { try button.enter("1") }
  }

  @Test func `A toggle changes when tapped and accepts on and off`() throws {
    let toggle = only(Toggle("Sound", isOn: bound(\.isOn)))
    #expect(try toggle.tap() == ControlWrite(binding: "isOn", value: "on"))
    #expect(model.isOn)
    #expect(try toggle.enter("off") == ControlWrite(binding: "isOn", value: "off"))
    #expect(!model.isOn)
    #expect(throws: ControlFailure.notAccepted(expected: "on or off")) {
      try toggle.enter("loud")
    }
  }

  @Test func `A text field accepts any text and no tap`() throws {
    let field = only(TextField("Name", text: bound(\.text)))
    #expect(try field.enter("홍길동") == ControlWrite(binding: "text", value: "홍길동"))
    #expect(model.text == "홍길동")
    #expect(throws: ControlFailure.notTappable(expected: "a text")) { try field.tap() }
  }

  @Test func `A stepper accepts numbers within its bounds, plus and minus`() throws {
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

  @Test func `A stepper stops at the end of its type`() {
    let stepper = only(Stepper("Small", value: bound(\.small)))
    #expect(throws: ControlFailure.notAccepted(expected: "a number, + or -")) {
      try stepper.enter("+")
    }
    #expect(model.small == 127)
  }

  @Test func `A stepper with functions accepts only the directions that it has`() throws {
    let stepper = only(Stepper("Taps", onIncrement: { model.taps += 1 }, onDecrement: nil))
    try stepper.enter("+")
    #expect(model.taps == 1)
    #expect(throws: ControlFailure.notAccepted(expected: "+")) { try stepper.enter("-") }
  }

  @Test func `A slider accepts numbers within its bounds`() throws {
    let slider = only(Slider(value: bound(\.volume)) { Text("Volume") })
    try slider.enter("0.25")
    #expect(model.volume == 0.25)
    for text in ["2", "nan", "+"] {
      #expect(throws: ControlFailure.notAccepted(expected: "a number from 0.0 to 1.0")) {
        try slider.enter(text)
      }
    }
  }

  @Test func `A picker accepts its choices by their labels`() throws {
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

  @Test func `A picker without a selected choice shows a dash`() {
    model.choice = .c
    let picker = Picker("Choice", selection: bound(\.choice)) { Text("First").tag(Choice.a) }
    #expect(Screen.render(picker).lines == ["[1] Choice: - (First)"])
  }

  @Test func `A disabled control cannot be operated`() {
    let toggle = only(Group { Toggle("Sound", isOn: bound(\.isOn)) }.disabled(true))
    #expect(throws: ControlFailure.disabled) { try toggle.tap() }
    #expect(throws: ControlFailure.disabled) { try toggle.enter("on") }
    #expect(!model.isOn)
  }

  @Test func `An inner modifier cannot enable what an outer one disables`() {
    let toggle = only(Toggle("Sound", isOn: bound(\.isOn)).disabled(false).disabled(true))
    #expect(!toggle.isEnabled)
  }

  @Test func `Controls are found by number or label, ignoring case if no label is exact`() {
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
