import ScenarioFormat

/// Reads a scenario from a text.
package func read(
  _ text: String, path: String = "a.md"
) throws(ScenarioSyntaxError) -> Scenario {
  try ScenarioReader.read(Array(text.utf8), path: path)
}

/// Returns a block that contains these lines, with its fences.
package func block(_ lines: String...) -> String {
  (["```tca"] + lines + ["```"]).map { $0 + "\n" }.joined()
}
