import Testing

@testable import ShellCore

@Suite("set and toggle")
@MainActor
struct FieldWritingTests {
  @Test(
    "The rest of the line is the value, and text needs no quotation marks",
    arguments: [
      ("set name 홍길동", "name", "\"홍길동\""), ("set name  two  words ", "name", "\"two  words\""),
      ("set name \"quoted  \"", "name", "\"quoted  \""),
      ("set name a \"b\" c", "name", "#\"a \"b\" c\"#"),
      ("set name \"\"", "name", "\"\""), ("set name nil", "name", "\"nil\""),
      ("set name \"# no comment\"", "name", "\"# no comment\""),
      ("set nickname nil", "nickname", "nil"), ("set nickname \"nil\"", "nickname", "\"nil\""),
      ("set nickname Joe", "nickname", "\"Joe\""), ("set age -12", "age", "-12"),
      ("set size large", "size", "Form.Size.large"), ("set size .large", "size", "Form.Size.large"),
      ("set filter.query deep", "filter.query", "\"deep\""),
      ("toggle filter.isExact", "filter.isExact", "true"),
      (".binding(.set(\\.$age, 5))", "age", "5"), (".set(\\.$age, 5)", "age", "5"),
      (".binding(.set(\\.filter.$query, \"q\"))", "filter.query", "\"q\""),
      ("send binding.set(\\.$name, \"x\")", "name", "\"x\""),
    ])
  func values(line: String, field: String, value: String) async {
    let session = await session(after: "load form")
    #expect(await !session.evaluate(line).isError)
    #expect(await session.evaluate("state \(field)").text == value)
  }
}
