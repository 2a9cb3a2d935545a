import Testing

@testable import SourceLoading

@Suite("Advice on names that nothing declares")
struct NameAdviceTests {
  private func advice(on name: String, in text: String) -> String? {
    let error = CompilerMessage(
      location: .init(file: "A.swift", line: 1, column: 1), text: "cannot find '\(name)' in scope")
    return NameAdvice(
      sources: SourceSet(files: [.init(name: "A.swift", text: text)]), leftOut: []
    ).advice(onName: name, error)
  }

  @Test("A type does not inherit from itself, so its own name is not what was meant")
  func ownDeclaration() {
    #expect(
      advice(on: "Layouts", in: "struct FlowLayouts: Layouts {}")?.contains("FlowLayouts") == false)
    #expect(
      advice(on: "FlowLayout", in: "let flow: FlowLayout\nstruct FlowLayouts {}")
        == "did you mean `FlowLayouts`?")
  }

  @Test("A misspelt type of the architecture is named")
  func architecture() {
    #expect(advice(on: "TextStat", in: "let text = TextStat()") == "did you mean `TextState`?")
  }

  @Test("An attribute may be a macro of a module that was left out")
  func macros() {
    let error = CompilerMessage(
      location: .init(file: "A.swift", line: 1, column: 1),
      text: "unknown attribute 'MemberwiseInit'")
    let gone = LeftOut(name: "import MemberwiseInit", reason: "unknown module")
    #expect(
      NameAdvice(sources: SourceSet(files: []), leftOut: [gone])
        .advice(onName: "MemberwiseInit", error)
        == "perhaps it is a macro from `import MemberwiseInit`, which was left out: write what the macro adds"
    )
  }

  @Test("A name with the prefix of a framework that exists in part says so")
  func frameworks() {
    #expect(
      advice(on: "MKRoute", in: "import MapKit")
        == "MapKit is declared in part here: wrap what uses MKRoute in a dependency (`@Dependency`)"
    )
    #expect(advice(on: "MKRoute", in: "import CoreData")?.hasPrefix("MapKit") == false)
    #expect(
      advice(on: "MKRout", in: "import MapKit\nstruct MKRoute {}") == "did you mean `MKRoute`?")
  }
}
