import ScenarioFormat
import Testing

@Suite("A word of a command line")
struct ShellWordTests {
  @Test(
    "A word is quoted if a shell gives a meaning to one of its characters",
    arguments: [
      ("Scenarios/first.md", "Scenarios/first.md"), ("시나리오.md", "시나리오.md"), ("a b.md", "'a b.md'"),
      ("<x>&\"y.md", "'<x>&\"y.md'"), ("it's.md", "'it'\\''s.md'"), ("$(pwd).md", "'$(pwd).md'"),
      ("~a.md", "'~a.md'"), ("", "''"),
    ])
  func quoted(word: String, text: String) { #expect(ShellWord.quoted(word) == text) }
}
