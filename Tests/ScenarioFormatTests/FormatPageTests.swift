import Foundation
import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("docs/ScenarioFormat.md")
@MainActor
struct FormatPageTests {
  private nonisolated static let page: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "docs/ScenarioFormat.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The blocks with fences of four backticks.
  private nonisolated static let examples: [String] = page.components(
    separatedBy: "\n````markdown\n"
  )
  .dropFirst().map { $0.components(separatedBy: "\n````\n")[0] + "\n" }

  @Test("The examples of the page are valid scenarios", arguments: examples)
  func examples(text: String) { #expect(faults(text) == "") }

  @Test("The page has an example of each construct and contains no transcript")
  func page() throws {
    #expect(Self.examples.count == 11)
    #expect(try read(Self.page).blocks.isEmpty)
  }

  @Test("The page shows a syntax error as the program prints it")
  func syntaxError() {
    let problem = ScenarioSyntaxError.Problem(
      kind: .unclosedFence("```"), path: "lesson.md", line: 12)
    #expect(Self.page.contains("\n" + problem.text + "\n"))
  }

  @Test("The page shows a failure as the program prints it")
  func failure() async throws {
    let output = [
      "received action:", "  ProductDetailFeature.Action.binding(.set(\\State.$isToggled, false))",
      "  ProductDetailFeature.State(", "    productAmount: 0,",
      "    amountControl: AmountControl.State(amount: 0),", "-   _isToggled: false",
      "+   _isToggled: true", "  )",
    ]
    let steps = (0..<8).map { _ in "> show" }
    let lines = ["# Before", "```tca"] + steps + ["```", "## Toggling", "```tca"]
    let text = (lines + ["ProductDetail> toggle isToggled"] + output + ["```"])
      .map { $0 + "\n" }.joined()
    let host = ScriptedHost(prompt: "ProductDetail") { _, line in
      guard line != "show" else { return ScriptedHost.Answer() }
      return ScriptedHost.Answer(
        text: output.joined(separator: "\n")
          .replacingOccurrences(of: "+   _isToggled: true", with: "+   _isToggled: false"))
    }
    let report = await ScenarioPlayer.play(try read(text, path: "lesson.md"), on: host)
    #expect(
      Self.page.contains("```\n" + report.failureText + report.summary() + "\n```\n"))
  }
}
