import Testing

@testable import ComposableArchitecture

@Suite("Labels of actions")
struct ActionLabelTests {
  enum Action {
    case tapped
    case saved(id: Int)
    case moved(Int, to: String)
    case child(Child)
    case failed(any Error)
    case found(Child?)
    case all([Child])
    case void(Void)
    case described(Described)
    case mirrored(Mirrored)
    case pair(Child, Child)
    case closure(@Sendable () -> Void)
  }

  indirect enum Child { case tapped, child(Child), row(id: Int, action: Child) }
  enum Failure: Error { case offline, code(Int) }

  enum Described: CustomStringConvertible {
    case plain
    var description: String { "a description" }
  }

  enum Mirrored: CustomReflectable {
    case plain, value(Int)
    var customMirror: Mirror { Mirror(self, children: ["mirrored": 1], displayStyle: .enum) }
  }

  enum Debugged: CustomDebugStringConvertible {
    case plain
    var debugDescription: String { "a debug description" }
  }

  @Test(
    "An action's label has the names of its cases and the labels of its values",
    arguments: [
      (Action.tapped, ".tapped"), (.saved(id: 1), ".saved(id:)"),
      (.moved(1, to: "a"), ".moved(_:, to:)"),
      (.child(.child(.tapped)), ".child(.child(.tapped))"),
      (.child(.row(id: 1, action: .tapped)), ".child(.row(id:, action: .tapped))"),
      (.failed(Failure.offline), ".failed(.offline)"), (.failed(Failure.code(1)), ".failed(.code)"),
      (.found(.tapped), ".found"), (.found(nil), ".found"), (.all([.tapped]), ".all"),
      (.void(()), ".void"), (.described(.plain), ".described(.a description)"),
      (.mirrored(.value(1)), ".mirrored(.mirrored)"),
      (.pair(.tapped, .tapped), ".pair(_: .tapped, _: .tapped)"),
      (.closure({}), ".closure"),
    ])
  func label(action: Action, label: String) {
    #expect(ActionLabel.text(of: action) == "ActionLabelTests.Action\(label)")
  }

  @Test("An action that describes itself is described so")
  func debugDescription() { #expect(ActionLabel.text(of: Debugged.plain) == "a debug description") }
}
