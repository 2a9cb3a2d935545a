import Testing

@testable import SourceLoading

/// The lines about what was left out.
@Suite("What was left out")
struct LeftOutReportTests {
  private func standIn(_ name: String, _ modules: [String]) -> LeftOut {
    LeftOut(
      name: name, reason: "A.swift:1: absent", isReplaced: true, modules: modules, isStop: true)
  }

  private func lines(_ leftOut: [LeftOut]) -> [String] {
    LeftOutReport(leftOut, compilerText: "").lines
  }

  @Test("More than three stand-ins for names of the same modules have one line")
  func standIns() {
    let names = ["Model", "Segment", "Token", "Options"]
    let three = names.prefix(3).map { standIn($0, ["WhisperKit"]) }
    #expect(lines(three) == names.prefix(3).map { "stops: \($0) (A.swift:1: absent)" })
    #expect(
      lines(names.map { standIn($0, ["WhisperKit"]) })
        == ["stands in: 4 names of WhisperKit (Model, Segment, Token and 1 more)"])
    #expect(
      lines(names.map { standIn($0, ["Nuke", "NukeUI"]) } + [standIn("Other", [])])
        == [
          "stands in: 4 names of Nuke or NukeUI (Model, Segment, Token and 1 more)",
          "stops: Other (A.swift:1: absent)",
        ])
  }

  @Test("A refusal lists many imports in one line, each once, and at most eight lines in all")
  func imports() {
    func text(_ modules: [String], others: Int) -> [String] {
      let imports = modules.map {
        LeftOut(name: "import \($0)", reason: "A.swift:1: unknown module")
      }
      let rest = (0..<others).map { LeftOut(name: "V\($0)", reason: "A.swift:2: no reason") }
      return CompilerErrors(text: "error", full: "", leftOut: imports + rest).text(after: [])
        .split(separator: "\n").map(String.init)
    }
    #expect(
      text(["Nuke", "Lottie", "Nuke", "Moya"], others: 1) == [
        "left out: the imports of Lottie, Moya, Nuke", "left out: V0 (A.swift:2: no reason)",
        "error",
      ])
    #expect(
      text(["Nuke", "Nuke"], others: 0)[0].hasPrefix("left out: import Nuke (A.swift:1 and 1 more"))
    let many = text(["Nuke", "Lottie", "Moya"], others: 20)
    #expect(many.count == 10)
    #expect(many.suffix(2) == ["and 13 more", "error"])
  }
}
