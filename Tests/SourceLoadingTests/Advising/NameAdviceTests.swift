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
