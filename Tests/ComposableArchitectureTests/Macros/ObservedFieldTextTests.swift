import ComposableArchitecture
import Testing

@Suite("Text of observable states")
struct ObservedFieldTextTests {
  @Test("Observed fields have the labels of the original's storage; other fields keep their names")
  func labels() {
    #expect(
      ChangeText.dump(TallyFeature.State(note: "a")) == """
        TallyFeature.State(
          _id: 0,
          _count: 0,
          _note: "a",
          cache: 0
        )
        """)
  }

  @Test(
    "A state with one observed field takes three lines, as the registrar in the original counts")
  func oneField() {
    #expect(
      ChangeText.dump(SwitchState()) == """
        SwitchState(
          _isOn: false
        )
        """)
    #expect(ChangeText.dump(UnobservedState()) == "UnobservedState(isOn: false)")
  }

  @Test("A diff shows the labels")
  func diff() {
    #expect(
      ChangeText.diff(SwitchState(), SwitchState(isOn: true)) == """
          SwitchState(
        -   _isOn: false
        +   _isOn: true
          )
        """)
  }

  @Test("A summary of changes shows the names in the source")
  func summary() {
    #expect(
      ChangeSummary(from: SwitchState(), to: SwitchState(isOn: true)).text == "isOn false -> true")
  }
}

@ObservableState
private struct SwitchState: Equatable {
  var isOn = false
}

@ObservableState
private struct UnobservedState: Equatable {
  @ObservationStateIgnored var isOn = false
}
