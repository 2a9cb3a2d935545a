import Testing

@testable import SourceLoading

@Suite("Loader shim")
struct LoaderShimTests {
  @Test("A shim passes the state's parameters in order")
  func parameters() {
    let shim = LoaderShim(
      functions: [.reducer("A_1.Todo"), .state(of: "A_1.Todo", parameters: ["id", "title"])])
    let source = shim.source(importing: ["A_1"])
    #expect(source.contains("@testable import A_1"))
    #expect(source.contains("try A_1.Todo()"))
    #expect(
      source.contains(
        "A_1.Todo.State(id: try tca_take(0, values), title: try tca_take(1, values))"))
  }

  @Test("A shim that is part of the module does not import it")
  func partOfModule() {
    #expect(!LoaderShim().source(importing: []).contains("@testable"))
  }

  @Test("The functions of two types have different names")
  func names() {
    let nested = LoaderShim.Function.view("A_1.Row.Cell", label: "store")
    let flat = LoaderShim.Function.view("A_1.Row_Cell", label: "store")
    #expect(nested.name == "tca_view_3Row4Cell")
    #expect(flat.name == "tca_view_8Row_Cell")
  }

  @Test("A shim covers another one only if each call is the same")
  func covering() {
    let shim = LoaderShim(functions: [.reducer("A_1.Todo"), .view("A_1.Row", label: "store")])
    #expect(shim.covers(LoaderShim(functions: [.view("A_1.Row", label: "store")])))
    #expect(!shim.covers(LoaderShim(functions: [.view("A_1.Row", label: "viewStore")])))
    #expect(!shim.covers(LoaderShim(functions: [.view("A_1.Cell", label: "store")])))
  }

  @Test("Messages about a shim, with their notes, are separated from all others")
  func messages() {
    let report = CompilerReport(
      isSuccess: false,
      text: """
        tca_state:1:5: error: missing argument for parameter 'id' in call
        let value: Any = try A_1.Todo.State()
        Todo.swift:3:7: note: 'init(id:)' declared here
        Todo.swift:9:3: error: cannot find 'x' in scope
          x += 1
        """)
    let (inShim, others) = report.parting(["tca_state"])
    #expect(inShim.text.hasPrefix("tca_state:1:5") && inShim.text.hasSuffix("declared here"))
    #expect(others.text == "Todo.swift:9:3: error: cannot find 'x' in scope\n  x += 1")
  }
}
