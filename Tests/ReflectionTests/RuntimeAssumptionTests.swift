import Reflection
import Testing

@Suite("Assumptions about the runtime")
struct RuntimeAssumptionTests {
  @Test("Everything that is assumed holds", arguments: RuntimeAssumption.all.map(\.name))
  func all(_ name: String) {
    #expect(!RuntimeAssumption.failures.contains { $0.name == name })
  }

  @Test("A symbol that is missing is a failure")
  func missing() throws {
    let known = try #require(RuntimeAssumption.all.first { $0.kind == .symbol })
    let hook = "swift_task_noSuchHook"
    let missing = RuntimeAssumption(.symbol, hook, since: "6.0", without: "nothing runs") {
      isSymbolAvailable(hook, inLibrary: "no such library")
    }
    #expect(RuntimeAssumption.failures(of: [missing, known]).map(\.name) == [hook])
  }

  @Test("Layouts that are read with the help of one that does not hold are not read")
  func order() {
    let names = ["records", "fields", "tuples"]
    let assumptions = names.map { name in
      RuntimeAssumption(.layout, name, since: "5.0", without: "nothing is read") {
        name == "records"
      }
    }
    #expect(RuntimeAssumption.failures(of: assumptions).map(\.name) == ["fields"])
  }
}
