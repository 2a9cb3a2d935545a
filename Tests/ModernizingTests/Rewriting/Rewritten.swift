import Testing

@testable import ShellCore

/// A file after all rewritings, of which a second run finds none.
func rewritten(_ text: String) -> String {
  let first = Modernizer([("A.swift", text)]).files[0].text
  #expect(Modernizer([("A.swift", first)]).changed.isEmpty, "a second run finds nothing")
  return first
}
