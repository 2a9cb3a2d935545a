import Testing

@testable import SourceLoading

// What a file is, and what it imports.
extension RemainingEditsTests {
  @Test("In a file that a program has written, no name is mistyped, and a plural is another name")
  func generated() {
    let text = "struct Objects {}\nfunc open() { use(Object()) }\n"
    let error = [("Object()", "cannot find 'Object' in scope")]
    #expect(prune(text, error).step != .refuse)
    let typo = "struct Account {}\nfunc open() { use(Acount()) }\n"
    let mistake = [("Acount()", "cannot find 'Acount' in scope")]
    #expect(prune(typo, mistake).step == .refuse)
    #expect(
      prune(typo, mistake, imports: "// @generated\nimport Nuke\n").step != .refuse)
  }

  @Test(
    "A statement outside of functions is left out of a folder's file, up to the next declaration")
  func topLevel() {
    let text = "print(1)\n  .map { $0 }\nstruct Row {}\n"
    let error = "expressions are not allowed at the top level"
    let found = prune(text, [("print", error)])
    #expect(lines(found.pruning).joined().filter { $0 != " " } == "structRow{}")
    #expect(
      found.pruning.leftOut.last?.line
        == "left out: a statement (A.swift:3: no app has statements outside of functions)")
    #expect(prune(text, [("print", error)], isFound: false).step == .refuse)
    #expect(prune(text, [("print", error), ("struct", "expected '}'")]).step == .refuse)
  }

  @Test("A guard whose conditions begin on the next line is one statement")
  func conditions() {
    let text = """
      extension Client {
        func find() -> Int? {
          guard
            let a = first(1),
            let b = first(a)
          else { return nil }
          return b
        }
      }
      """
    let found = prune(text, [("first(1)", "type of expression is ambiguous")])
    #expect(
      lines(found.pruning)[2].contains("Swift.fatalError")
        && !lines(found.pruning)[2].contains("guard"))
    #expect(lines(found.pruning)[5].allSatisfy { $0 == " " })
  }

  @Test("A known name of an imported package is none of the sources, even if it resembles one")
  func knownName() {
    let text = "struct AuthToken {}\nfunc open() { use(OAuthToken()) }\n"
    let found = prune(
      text, [("OAuthToken", "cannot find 'OAuthToken' in scope")], imports: "import KakaoSDKAuth\n")
    #expect(found.step != .refuse)
  }

  @Test("A reducer is never left out, and nothing is where a mistake is more likely")
  func refused() {
    let reducer = """
      @Reducer struct Other {
        struct State { var total = 0 }
        var body: some Reducer<State, Never> { Reduce { state, _ in state.total = sum("1") } }
      }
      """
    let client = "struct Client { func save() { table.create() } }\n"
    #expect(prune(reducer, [("sum", "cannot convert value")]).step == .refuse)
    // A file that the user named, and a folder in which everything exists.
    #expect(prune(client, [("create", Self.call)], isFound: false).step == .refuse)
    #expect(prune(client, [("create", Self.call)], imports: "import SwiftUI\n").step == .refuse)
    // One of two declarations of a name: without it, the other one would be meant.
    let twice = "func sum() -> Int { 1 }\n"
    #expect(prune(twice, [("sum", "invalid redeclaration of 'sum()'")]).step == .refuse)
    // A letter of difference.
    let typo = "struct Account {}\nfunc open() { use(Acount()) }\n"
    #expect(prune(typo, [("Acount", "cannot find 'Acount' in scope")]).step == .refuse)
  }

  @Test("A closure whose only statement sets a value has no result after a stop, either")
  func assignment() {
    let text = "func open() async { await run { table.name = 1 } }\n"
    let found = prune(text, [("table", "cannot find 'table' in scope")])
    #expect(lines(found.pruning)[0].contains("\"); () }"), "\(lines(found.pruning))")
  }
}
