import Testing
import WorkshopFeatures

@testable import ShellCore

@Suite("trace")
@MainActor
struct TraceTests {
  @Test(
    "A trace names what `ifLet` changes when a sheet is dismissed, and when an alert's button closes it"
  )
  func presentations() async throws {
    let session = fixtureSession(features: [
      Feature("People", summary: "with sheets", initialState: Contacts.State()) { Contacts() }
    ])
    for line in ["load people", "trace on", "format labels", ".addButtonTapped"] {
      _ = await session.evaluate(line)
    }
    let dismissed = await session.evaluate(".destination.dismiss").text
    #expect(
      dismissed.split(separator: "\n").contains {
        $0.hasPrefix("└─ ifLet \\.$destination") && $0.contains("destination .add(")
          && $0.hasSuffix(" -> nil")
      }, "\(dismissed)")
    _ = await session.evaluate(".deleteButtonTapped(id: 2)")
    let answered = await session.evaluate(".destination.alert.deletionConfirmed(id: 2)").text
    #expect(
      answered.split(separator: "\n").contains {
        $0.contains("ifLet \\.$destination") && $0.hasSuffix(" -> nil")
      }, "\(answered)")
    // A child that an action of its own closes ends its effects.
    _ = await session.evaluate(".addButtonTapped")
    let closed = await session.evaluate(".destination.add.cancelButtonTapped").text
    for text in [dismissed, answered, closed] { #expect(!text.contains("<computed>"), "\(text)") }
  }

  @Test("A note of `load` says that tracing has ended")
  func end() async {
    let session = fixtureSession()
    for line in ["load desk", "trace on"] { _ = await session.evaluate(line) }
    let note = "tracing has ended with the feature; `trace on` traces this one"
    #expect(await session.evaluate("load tower").note == note)
    #expect(await session.evaluate("load desk").note == nil)
  }

  @Test("Many changes of one reducer are counted instead of listed")
  func manyChanges() {
    struct Wide { var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0 }
    let step = ReducerStep.leaf(from: Wide(), to: Wide(a: 1, b: 1, c: 1, d: 1, e: 1, f: 1))
    let text = TraceText.lines([step]).joined()
    #expect(text.hasSuffix("a 0 -> 1, b 0 -> 1, c 0 -> 1, d 0 -> 1, 2 more"))
  }

  @Test("A name that is wider than its column moves the next column")
  func longName() {
    let name = String(repeating: "L", count: 50)
    #expect(TraceText.lines([.leaf(name, from: 1, to: 1)]) == [name + "  no change"])
  }
}

extension ReducerStep {
  fileprivate static func leaf(_ name: String = "Reduce", from old: Any, to new: Any) -> Self {
    Self(
      name: name, place: nil, outcome: .ran, before: old, after: new, effects: [], parts: [])
  }
}
