/// A line that the room can choose.
struct RoomChoice: Equatable {
  let line: String
  /// The number of the control on the screen that does it; 0 if none does.
  let control: Int
}

extension RoomChoice {
  static let most = 12

  /// What can be done now: the controls that can be tapped, or, where there is none, the actions without a payload. An action beside the
  /// control that sends it would divide its votes, and one that no control sends may not be possible now.
  @MainActor
  static func all(of loaded: RunningFeature, _ controls: [Control]) -> [RoomChoice] {
    let taps = controls.filter { $0.isEnabled && (!$0.takesValues || $0.choices == ["on", "off"]) }
    let tapped = taps.map { control in
      let label = control.label, number = "\(control.number)"
      let isUnique = taps.count { $0.label == label } == 1
      // As `screen` draws one of several: people vote for a meaning, not for a number.
      let name = label.isEmpty ? number : isUnique ? label : "[\(number)] \(label)"
      return RoomChoice(line: "tap \(name)", control: control.number)
    }
    let actions = tapped.isEmpty ? actions(of: loaded) : []
    return (tapped + actions).prefix(most).map {
      RoomChoice(line: ControlPictures.of($0.line), control: $0.control)
    }
  }

  @MainActor
  private static func actions(of loaded: RunningFeature) -> [RoomChoice] {
    loaded.scopedActions.catalog.forms(prefix: "").map(\.rendered)
      .filter { !$0.contains("(") }.map { RoomChoice(line: $0, control: 0) }
  }
}

/// What a line will change, beside what others would change, for the room to choose among.
struct OutcomeChoices: Equatable {
  let texts: [String]
  /// The index of the text that is right.
  let right: Int

  static let most = 4

  /// - Parameters:
  ///   - outcome: What the line changes.
  ///   - others: What other lines change, in any order. Texts that occur twice are left out.
  ///   - Returns: `nil` if there is nothing to choose among.
  init?(outcome: String, others: [String]) {
    var texts = [outcome]
    for text in others where texts.count < Self.most && !texts.contains(text) {
      texts.append(text)
    }
    if texts.count < Self.most, !texts.contains(Self.nothing) { texts.append(Self.nothing) }
    guard texts.count > 1 else { return nil }
    // The order says nothing about which one is right.
    self.texts = texts.sorted()
    right = self.texts.firstIndex(of: outcome) ?? 0
  }

  static let nothing = "  (No state changes)"

  /// The changes in the output of a line, without the action that caused them.
  static func changes(in output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let received = lines.firstIndex(where: { $0.hasPrefix("received action:") }) else {
      return ""
    }
    var rest = lines.dropFirst(received + 1)
    // An action of several lines ends with a bracket in the column of its beginning.
    if let action = rest.popFirst(), action.hasSuffix("("), let end = rest.firstIndex(of: "  )") {
      rest = rest[(end + 1)...]
    }
    let block = rest.prefix { !$0.isEmpty && !$0.hasPrefix("Try:") }
    return block.joined(separator: "\n")
  }
}
