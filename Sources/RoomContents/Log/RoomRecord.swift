/// What the viewers of a room see of one journal entry. A record is complete: it does not refer to others.
///
/// docs/Room.md documents the JSON text of a record. A change that an older page cannot read increases ``currentFormat``.
package struct RoomRecord: Codable, Sendable, Equatable {
  /// The version of the format that this program writes.
  package static let currentFormat = 1

  var format = currentFormat
  /// The identity of the log. Another one means that the log begins again.
  var log = ""
  /// The position in the log, from 1 and without gaps.
  var number = 0
  /// The prompt before the line, without `> `.
  var prompt: String
  /// The line that was typed; empty for what happened between lines.
  package var line: String
  var output: [OutputLine]
  /// The time on the feature's clock.
  package var time: String
  /// The feature's screen as HTML that contains no scripts; empty if it has no view.
  package var screen: String
  package var state: [Field]
  /// The effects in flight, one per row.
  package var effects: [String]
  /// The last actions, newest first.
  package var actions: [String]
  /// The slide of a talk as HTML that contains no scripts; empty outside of talks.
  package var slide = ""
  /// The composition of the feature as a tree, one row per reducer.
  package var tree: [String] = []
  /// The last actions as the command `log` lists them: with the sender, and what each one changed.
  package var history: [String] = []
  /// An action of the prompt's part of the feature that needs no value; empty if there is none.
  package var example = ""
  /// What viewers can vote for; `nil` if nothing is put to the vote.
  package var ballot: RoomBallot?
  /// What viewers can answer; `nil` if nothing is asked.
  package var question: RoomQuestion?
  /// What viewers can try in a copy of the session; `nil` if there is no task.
  package var task: RoomTask?

  package init(
    prompt: String, line: String, output: [OutputLine] = [], time: String = "0s",
    screen: String = "", state: [Field] = [], effects: [String] = [], actions: [String] = [],
    ballot: RoomBallot? = nil, question: RoomQuestion? = nil
  ) {
    self.prompt = prompt
    self.line = line
    self.output = output
    self.time = time
    self.screen = screen
    self.state = state
    self.effects = effects
    self.actions = actions
    self.ballot = ballot
    self.question = question
  }

  /// A line of output, and how it is colored.
  package struct OutputLine: Codable, Sendable, Equatable {
    var kind: Kind
    package var text: String

    package enum Kind: String, Codable, Sendable {
      case plain, added, removed, error, warning, aside
    }

    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  package struct Field: Codable, Sendable, Equatable {
    var depth: Int
    var name: String
    var value: String
    /// Whether the entry changed its value.
    var isNew: Bool

    package init(depth: Int, name: String, value: String, isNew: Bool) {
      self.depth = depth
      self.name = name
      self.value = value
      self.isNew = isNew
    }
  }
}
