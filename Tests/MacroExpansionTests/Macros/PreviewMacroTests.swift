import Testing

@testable import MacroExpansion

@Suite("#Preview")
struct PreviewMacroTests {
  private func expand(_ source: String) -> (text: String?, diagnostics: [DiagnosticMessage]) {
    Plugin.expand(
      FreestandingMacroMessage(
        macro: MacroReference(
          moduleName: "ComposableArchitectureMacros", typeName: "PreviewMacro", name: "Preview"),
        discriminator: "$s4main",
        syntax: SyntaxText(source: source, location: .init(fileName: "A.swift", offset: 0))))
  }

  @Test("A preview is a type with a unique name that creates the view")
  func expansion() {
    #expect(
      expand("#Preview(\"Two (2)\", traits: .landscape) {\n  let a = 1\n  Text(\"\\(a)\")\n}").text
        == """
        struct $s4main7PreviewfMu_: ComposableArchitecture.RegisteredPreview {
          static var name: Swift.String? { "Two (2)" }
          static var previews: some ComposableArchitecture.View {
          let a = 1
          Text("\\(a)")
        }
        }
        """)
    #expect(
      expand("#Preview { Text(\"a\") }").text?.contains("static var name: Swift.String? { nil }")
        == true)
  }

  @Test("A preview without a view is an error")
  func missingView() {
    #expect(
      expand("#Preview(\"a\")").diagnostics.map(\.message) == [
        "'#Preview' needs a closure that makes a view"
      ])
  }
}
