import Testing

@testable import SourceLoading

/// Labels of arguments that are misspelled. Nothing is compiled here.
@Suite("Misspelled labels of arguments")
struct ArgumentLabelsTests {
  private static let source = """
    func price(of item: String, count: Int) -> Int { 1 }
    struct Item { var name: String; init(title: String) { name = title } }
    enum Action { case opened(number: Int) }
    """

  @Test(
    "The label that the compiler expects is suggested if it is nearly the same",
    arguments: [
      ("price(of: 1, cuont: 2)", "(have 'of:cuont:', expected 'of:count:')", "cuont", "count"),
      ("a.cancel(Id: 1)", "(have 'Id:', expected 'id:')", "Id", "id"),
      (
        ".ifLet(\\.$a, actions: \\.a) { A() }", "(have '_:actions:_:', expected '_:action:_:')",
        "actions", "action"
      ),
    ])
  func expected(line: String, labels: String, label: String, meant: String) throws {
    let (located, advice) = advice(
      on: "incorrect argument label in call \(labels)", at: "(", in: line)
    let place = try #require(line.firstRange(of: label))
    #expect(located.column == line[..<place.lowerBound].utf8.count + 1)
    #expect(advice.message == nil)
    #expect(advice.hint == "did you mean `\(meant):`?")
  }

  @Test(
    "The labels of the sources and of the library are known if the compiler names none",
    arguments: [
      ("try await clock.sleep(fro: .seconds(1))", "extra argument 'fro' in call", "for"),
      (
        "Scope(sate: \\.a, action: \\.a) { A() }", "extraneous argument label 'sate:' in call",
        "state"
      ),
      ("f(1, price(of: 1, coutn: 2))", "extra argument 'coutn' in call", "count"),
      ("Item(titel: \"a\")", "extraneous argument label 'titel:' in call", "title"),
      ("Action.opened(nubmer: 1)", "extraneous argument label 'nubmer:' in call", "number"),
    ])
  func known(line: String, error: String, meant: String) {
    #expect(advice(on: error, at: "(", in: line).advice.hint == "did you mean `\(meant):`?")
  }

  @Test(
    "Another label is not suggested, and the place stays",
    arguments: [
      ("Item(m: 1)", "incorrect argument label in call (have 'm:', expected 'name:')"),
      ("unknown(fro: 1)", "extra argument 'fro' in call"),
      ("sleep(quickly: 1)", "extra argument 'quickly' in call"),
    ])
  func others(line: String, error: String) throws {
    let (located, advice) = advice(on: error, at: "(", in: line)
    let place = try #require(line.firstRange(of: "("))
    #expect(located.column == line[..<place.lowerBound].utf8.count + 1)
    #expect(advice.hint?.hasPrefix("did you mean") != true)
  }

  private func advice(
    on text: String, at mark: String, in line: String
  ) -> (location: CompilerMessage.Location, advice: (message: String?, hint: String?)) {
    let sources = SourceSet(files: [.init(name: "A.swift", text: "\(line)\n\(Self.source)")])
    let place = line.firstRange(of: mark)?.lowerBound ?? line.startIndex
    let error = CompilerMessage(
      location: .init(file: "A.swift", line: 1, column: line[..<place].utf8.count + 1), text: text)
    let advice = ErrorAdvice(sources: sources, leftOut: [])
    let located = advice.located(error)
    return (located.location, advice.advice(for: located))
  }
}
