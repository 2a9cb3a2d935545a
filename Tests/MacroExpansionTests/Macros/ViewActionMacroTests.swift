import Testing

@testable import MacroExpansion

@Suite("@ViewAction")
struct ViewActionMacroTests {
  @Test("A view with a store conforms to ViewActionSending")
  func conformance() {
    let expanding = Expanding(
      "ViewAction", "@ViewAction(for: A.B.self) struct V { @Bindable var store: StoreOf<A.B> }")
    #expect(
      expanding(.extension, extending: "V", missing: ["ViewActionSending"])
        == "extension V: ComposableArchitecture.ViewActionSending {}")
    #expect(expanding.diagnostics(.extension) == [])
  }

  @Test("A view without a store is an error, and the fix-it adds one")
  func missingStore() {
    let expanding = Expanding("ViewAction", "@ViewAction(for: A.B.self) struct V { var x = 1 }")
    #expect(
      expanding.diagnostics(.extension) == [
        "error: '@ViewAction' needs a property 'store'; 'V' has none"
      ])
    #expect(
      expanding.fixed(.extension)
        == "@ViewAction(for: A.B.self) struct V {\n  let store: StoreOf<A.B>\n var x = 1 }")
  }

  @Test("The attribute needs a type")
  func missingType() {
    #expect(
      Expanding("ViewAction", "@ViewAction struct V { let store: Int }").diagnostics(.extension)
        == [
          "error: '@ViewAction' needs the type of a feature, such as '@ViewAction(for: Counter.self)'"
        ])
  }

  @Test("Sending to the store directly is a warning, with a fix-it for view actions")
  func directSends() {
    let expanding = Expanding(
      "ViewAction",
      """
      @ViewAction(for: F.self) struct V {
        let store: StoreOf<F>
        var body: some View {
          Button("store.send(") { store.send(.view(.tap(1))) }
          Button("b") { self.store.send(.other) }
          Button("c") { model.store.send(.other); model.self.store.send(.other); send(.a) }
        }
      }
      """)
    #expect(
      expanding.diagnostics(.extension)
        == Array(
          repeating:
            "warning: a view with '@ViewAction' sends view actions; use 'send' instead of 'store.send'",
          count: 2))
    #expect(
      expanding.fixed(.extension)?.contains("Button(\"store.send(\") { send(.tap(1)) }") == true)
  }
}
