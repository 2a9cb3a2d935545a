import Foundation
import Testing

/// docs/CONTRIBUTING.md says in which configuration, in what form, and where everything is tested. The Makefile and `.ci/run` confirm it.
@Suite("The table of what is tested where")
struct TestedWhereTests {
  struct Row {
    let what: String
    let target: String
    let configuration: String
    let form: String
    let place: String
    let time: String
  }

  @Test("Each row is what the Makefile does")
  func rows() throws {
    let makefile = try Makefile()
    for row in try Self.rows() {
      let recipe = try #require(makefile.recipe(of: row.target), "there is no target \(row.target)")
      #expect(recipe.configurations.contains(row.configuration), "\(row)")
      #expect(recipe.forms.contains(row.form), "\(row)")
      #expect(recipe.places.contains(row.place), "\(row)")
    }
  }

  @Test("Each target of `.ci/run` has a row, and each row says when it runs")
  func times() throws {
    let makefile = try Makefile()
    let script = try Self.text(".ci/run")
    let commands = script.split(separator: "\n").filter { $0.hasPrefix("make ") }
    let words = commands.flatMap { $0.split(separator: " ").dropFirst().map(String.init) }
    let each = Set(words.filter { !$0.hasPrefix("-") && !$0.contains("=") })
    let weekly = Set(try #require(makefile.prerequisites["weekly"]))
    let rows = try Self.rows()
    for row in rows {
      let time =
        each.contains(row.target)
        ? "each change" : weekly.contains(row.target) ? "weekly" : "by hand"
      #expect(row.time == time, "\(row)")
    }
    // These test the sources, not a program.
    let tested = each.union(weekly).subtracting(["lint", "macro-parity", "docs"])
    #expect(tested.subtracting(rows.map(\.target)).isEmpty)
  }

  @Test("A recipe is read with what it depends on")
  func recipes() throws {
    let makefile = Makefile(
      "a: b\n\tTests/Terminal/run x.py\n\nb:\n\t$(RELEASE) --product tca\n", scripts: [:])
    let recipe = try #require(makefile.recipe(of: "a"))
    #expect(recipe.configurations == ["release"])
    #expect(recipe.places == ["terminal"])
    #expect(makefile.recipe(of: "c") == nil)
  }

  private static func rows() throws -> [Row] {
    let page = try text("docs/CONTRIBUTING.md")
    let start = try #require(page.firstRange(of: "| what | target | configuration |"))
    let lines = page[start.upperBound...].split(separator: "\n").dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    return try lines.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 6, "\(line)")
      let target = cells[1].replacing("`", with: "").replacing("make ", with: "")
      return Row(
        what: cells[0], target: target, configuration: cells[2], form: cells[3], place: cells[4],
        time: cells[5])
    }
  }

  fileprivate static func text(_ path: String) throws -> String {
    try String(contentsOf: ScenarioFiles.root.appending(path: path), encoding: .utf8)
  }
}

/// The targets of a makefile.
private struct Makefile {
  private(set) var prerequisites: [String: [String]] = [:]
  private var commands: [String: String] = [:]
  private let scripts: [String: String]

  init() throws {
    let scripts = ["Tests/run"]
    self.init(
      try TestedWhereTests.text("Makefile"),
      scripts: Dictionary(
        uniqueKeysWithValues: try scripts.map { ($0, try TestedWhereTests.text($0)) }))
  }

  /// - Parameter scripts: The texts of the scripts that recipes call, by their names.
  init(_ text: String, scripts: [String: String]) {
    self.scripts = scripts
    var target = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("\t") {
        commands[target, default: ""] += line + "\n"
      } else if let match = line.firstMatch(of: #/^([a-z-]+):(?!=)(.*)/#) {
        target = String(match.1)
        prerequisites[target] = match.2.split(separator: " ").map(String.init)
        commands[target] = ""
      }
    }
  }

  /// What a target runs, with what it depends on; `nil` without such a target.
  func recipe(of target: String) -> Recipe? {
    guard var text = commands[target] else { return nil }
    for (name, script) in scripts where text.contains(name) { text += script }
    let called = text.matches(of: #/\$\(MAKE\) (.*)/#).flatMap { $0.1.split(separator: " ") }
    let others = prerequisites[target, default: []] + called.map(String.init)
    for other in others where commands[other] != nil { text += recipe(of: other)?.text ?? "" }
    return Recipe(text: text)
  }
}

/// The commands of a target.
private struct Recipe {
  let text: String

  /// The configurations of the programs that it builds.
  var configurations: Set<String> {
    var found: Set<String> = []
    if text.contains("$(RELEASE)") { found.insert("release") }
    if text.contains("$(DEBUG)") || text.contains("swift build ") || text.contains("swift test") {
      found.insert("debug")
    }
    if text.contains("$(BUILD)") { found.insert("debug") }
    return found
  }

  /// How the programs are started.
  var forms: Set<String> {
    var found: Set<String> = []
    if text.contains("$(INSTALLED)") { found.insert("installed") }
    if text.contains("Packaging/package") { found.insert("package") }
    let folders = ["--show-bin-path", "--build-tests", "swift test", "TCA=.build/debug/tca"]
    if folders.contains(where: text.contains) { found.insert("build folder") }
    return found
  }

  /// Where they run.
  var places: Set<String> {
    var found: Set<String> = []
    if text.contains("Tests/Terminal/run test_page.py") { found.insert("browser") }
    let terminals = ["Tests/Terminal/run", "Tests/Fuzz/terminal.py", "Tests/Torture/torture.py"]
    if terminals.contains(where: text.contains) { found.insert("terminal") }
    let others = ["swift test", "--testing-library", " check ", "/Fuzz\"", " ci ", "truth.py"]
    if others.contains(where: text.contains) { found.insert("no terminal") }
    return found
  }
}
