/// What is known about the cases whose actions were sent.
@MainActor
struct SentCases {
  /// How often the actions of a case were sent, and how often something changed.
  private struct Count {
    var sent = 0
    var changed = 0
  }

  let labels: CaseLabels
  private var counts: [Count] = []
  /// The labels of the actions that controls of the view have sent.
  private var ofControls: Set<Int> = []
  /// The paths of the actions that disabled controls would have sent.
  private var ofDisabledControls: Set<String> = []
  var givenUp = GivenUp()

  init(_ labels: CaseLabels) { self.labels = labels }

  mutating func count(_ label: Int, changed: Bool) {
    while counts.count <= label { counts.append(Count()) }
    counts[label].sent += 1
    if changed { counts[label].changed += 1 }
  }

  mutating func noteControl(_ label: Int) { ofControls.insert(label) }

  mutating func noteDisabled(_ path: String) { ofDisabledControls.insert(path) }

  /// The cases that were sent and changed nothing in any state.
  var withoutEffect: [String] {
    counts.enumerated().filter { $1.sent > 0 && $1.changed == 0 }
      .map { labels.texts[$0.offset] }.sorted()
  }

  /// Whether other actions would have been sent if more were known about what effects send.
  func isAffected(by learned: Set<String>) -> Bool {
    learned.contains { path in
      let name = path.split(separator: ".").last.map(String.init) ?? ""
      return !UserActions.isOfUser(name)
        && labels.texts.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
  }

  /// The cases that were given up, with the reasons.
  var givenUpPaths: [String: String] {
    Dictionary(
      uniqueKeysWithValues: givenUp.labels.map { (labels.texts[$0], $1.rawValue) })
  }

  /// The cases that no control has sent, with the reasons.
  ///
  /// - Parameters:
  ///   - listed: The cases that are not sent for other reasons.
  ///   - isExcluded: Whether the user has left out a case.
  func notSentByControls(
    _ listed: [String: String], isExcluded: (String) -> Bool
  ) -> [String: String] {
    let sent = Set(ofControls.map { labels.texts[$0] })
    var notSent: [String: String] = [:]
    // A control that sends several actions has a label of its own.
    let paths = labels.texts.filter { !$0.contains(" ") }
    for path in ofDisabledControls.union(paths + listed.keys)
    where !sent.contains(path) || isExcluded(path) {
      // A case with the actions of a child is reported by its cases.
      guard !paths.contains(where: { $0.hasPrefix(path + ".") }) else { continue }
      notSent[path] =
        isExcluded(path)
        ? "excluded"
        : ofDisabledControls.contains(path)
          ? "its control was disabled in every state" : "no control sends it"
    }
    return notSent
  }
}
