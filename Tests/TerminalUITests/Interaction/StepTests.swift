import TerminalUI
import Testing

/// Steppers and sliders accept the numbers that their steps reach.
@MainActor
@Suite struct StepTests {
  private func takes(_ view: some View, _ texts: [String]) -> [Bool] {
    let control = Screen.render(view).controls[0]
    return texts.map { text in (try? control.enter(text)) != nil }
  }

  @Test
  func `A stepper accepts steps from its current number and its lower bound, and both bounds`() {
    let stepper = Stepper("S", value: .constant(3), in: 0...10, step: 4)
    #expect(
      takes(stepper, ["7", "4", "8", "0", "10", "5", "6"]) == [
        true, true, true, true, true, false, false,
      ])
  }

  @Test func `A stepper without bounds accepts steps from its current number`() {
    let stepper = Stepper("S", value: .constant(3), step: 5)
    #expect(takes(stepper, ["8", "-2", "4"]) == [true, true, false])
  }

  @Test func `A slider accepts steps from its lower bound, including fractional ones`() {
    let slider = Slider(value: .constant(0.5), in: 0...1, step: 0.1)
    #expect(takes(slider, ["0.3", "0.7", "1", "0.35"]) == [true, true, true, false])
    #expect(takes(Slider(value: .constant(0.5), in: 0...1), ["0.123"]) == [true])
  }

  @Test func `Numbers at the ends of their types do not trap`() {
    let stepper = Stepper("S", value: .constant(Int.min), step: 3)
    #expect(takes(stepper, ["\(Int.max)", "\(Int.min + 3)", "-"]) == [true, true, false])
  }
}
