import Exploration
import Testing
import WorkshopFeatures

/// The seven planted mistakes of the workshop are found without any rule, and their corrected versions are silent.
@Suite("The mistakes of the workshop")
@MainActor
struct MistakeTests {
  private func explored<R: Reducer>(
    _ state: @autoclosure @escaping () -> R.State, _ reducer: @escaping () -> R
  ) throws -> [ExplorationReport.Finding] {
    var options = ExplorationOptions()
    (options.depth, options.states, options.time) = (4, 20_000, .seconds(600))
    options.findings = .max
    options.context = .live
    let findings = try Explorer(state(), options: options, reducer: reducer).run().findings
    for finding in findings { #expect(finding.isReproducible) }
    return findings
  }

  private func lines(_ findings: [ExplorationReport.Finding]) -> [[String]] {
    findings.map { [String($0.text.prefix { $0 != ":" })] + $0.statements }
  }

  @Test("A forgotten BindingReducer, Scope, or ifLet")
  func forgotten() throws {
    #expect(
      lines(try explored(ForgottenBindingReducer.State()) { ForgottenBindingReducer() }) == [
        ["TCA006", "await store.send(.binding(.set(\\.$isOn, true)))"]
      ])
    #expect(
      lines(try explored(ForgottenScope.State()) { ForgottenScope() }) == [
        ["TCA005", "await store.send(.amountControl(.minusButtonTapped))"]
      ])
    #expect(
      lines(try explored(ForgottenIfLet.State()) { ForgottenIfLet() }) == [
        [
          "TCA005", "await store.send(.editButtonTapped)",
          "await store.send(.editor(.presented(.draftButtonTapped)))",
        ]
      ])
  }

  @Test("Reducers and effects in the wrong order")
  func order() throws {
    #expect(
      lines(try explored(ParentFirst.State()) { ParentFirst() }) == [
        [
          "TCA011", "await store.send(.amountControl(.minusButtonTapped))",
          "await store.send(.amountControl(.minusButtonTapped))",
        ]
      ])
    #expect(
      lines(try explored(NilChild.State()) { NilChild() }) == [
        [
          "TCA003", "await store.send(.laterButtonTapped)",
          "await clock.advance(by: .seconds(1))",
        ]
      ])
    #expect(
      lines(try explored(DismissFirst.State()) { DismissFirst() }) == [
        [
          "an action was lost", "await store.send(.pickButtonTapped)",
          "await store.send(.picker(.presented(.colorTapped(\"a\"))))",
        ]
      ])
  }

  @Test("Two features that use one ID")
  func sharedID() throws {
    #expect(
      lines(try explored(SharedCancelID.State()) { SharedCancelID() }) == [
        [
          "an effect of `meter` was cancelled by the root, because both use the ID .timer",
          "await store.send(.meterButtonTapped)", "await store.send(.stopButtonTapped)",
        ]
      ])
  }

  @Test("Effects that a parent returns for actions of its children are its own")
  func effectsOfParent() throws {
    #expect(try explored(SortedRows.State()) { SortedRows() }.isEmpty)
  }

  @Test("The corrected versions are silent")
  func corrected() throws {
    #expect(try explored(RememberedBindingReducer.State()) { RememberedBindingReducer() }.isEmpty)
    #expect(try explored(RememberedScope.State()) { RememberedScope() }.isEmpty)
    #expect(try explored(RememberedIfLet.State()) { RememberedIfLet() }.isEmpty)
    #expect(try explored(ChildFirst.State()) { ChildFirst() }.isEmpty)
    #expect(try explored(PresentChild.State()) { PresentChild() }.isEmpty)
    #expect(try explored(DismissLast.State()) { DismissLast() }.isEmpty)
    #expect(try explored(OwnCancelID.State()) { OwnCancelID() }.isEmpty)
  }
}
