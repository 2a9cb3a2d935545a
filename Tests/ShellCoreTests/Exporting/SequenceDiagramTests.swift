import Testing

@testable import ShellCore

@Suite("Sessions as sequence diagrams")
@MainActor
struct SequenceDiagramTests {
  @Test("Actions are drawn from parent to child with their changes")
  func children() async {
    let session = await session(after: "load tower", ".middle(.leaf(.grow))")
    #expect(
      await session.type("export mermaid") == """
        sequenceDiagram
          actor You
          participant Feature as Tower
          participant P1 as Tower.middle
          participant P2 as Tower.middle.leaf
          You->>Feature: .middle(.leaf(.grow))
          Feature->>P1: .leaf(.grow)
          P1->>P2: .grow
          Note right of Feature: floors 0 → 1, middle.leaf.size 0 → 1

        """)
  }

  @Test("Effects are drawn from their start, and passing time is noted")
  func effects() async {
    let (session, _) = await Beacon.session()
    await session.type(".start", "advance 2s")
    let text = await session.type("export mermaid")
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.suffix(6) == [
        "Feature-)P1: starts", "Note over Feature: 2s pass", "P1-->>Feature: .flashed",
        "Note right of Feature: flashes 0 → 1", "P1-->>Feature: .flashed",
        "Note right of Feature: flashes 1 → 2",
      ])
  }

  @Test("Effects that have ended long ago are drawn from their start")
  func endedEffects() async {
    let (session, _) = await Beacon.session()
    let first = "Feature-)P1: starts"
    for _ in 0..<12 { await session.type(".start", "advance 2s", ".stop") }
    let text = await session.type("export mermaid")
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.drop { $0 != "You->>Feature: .start" }.dropFirst().first == first)
    #expect(lines.count { $0.hasSuffix(": starts") } == 12)
  }

  @Test("Characters with a meaning in Mermaid are escaped")
  func escaped() {
    #expect(MermaidText.escaped("a; b # <c>\nd") == "a#59; b #35; #lt;c#gt; d")
  }
}
