/// Prints the events of features that call `_logChanges()`.
///
/// ```
/// Tabs: Tabs.Action.a(.arrived)
///   ...
/// - badge: 0
/// + badge: 1
/// ```
///
/// [I] The text of the original is unknown.
struct FeatureLogger {
  private struct Entry {
    weak var node: AnyNode?
    var before: Any?
  }

  private var entries: [Entry] = []

  mutating func add(_ node: AnyNode) {
    guard !entries.contains(where: { $0.node === node }) else { return }
    entries.append(Entry(node: node))
  }

  var isEmpty: Bool { entries.isEmpty }

  mutating func begin() {
    guard !isEmpty else { return }
    entries.removeAll { $0.node?.isMounted != true }
    for index in entries.indices { entries[index].before = entries[index].node?.logged }
  }

  mutating func end(_ cause: FeatureCause) {
    for entry in entries {
      guard let node = entry.node else { continue }
      guard let after = node.logged else {
        ChangePrinter.print("\(node.name): dismount")
        continue
      }
      guard let before = entry.before else {
        ChangePrinter.print("\(node.name): mount\n\(ChangeText.dump(after, indent: 2))")
        continue
      }
      let difference = ChangeText.diff(before, after) ?? "  (No state changes)"
      ChangePrinter.print("\(node.name): \(cause.text)\n\(difference)")
    }
  }
}

extension FeatureCause {
  /// The cause in one line.
  package var text: String {
    switch self {
    case .action(let action, _): ActionLabel.text(of: action)
    case .task(let feature): "task of \(feature)"
    case .outside: "modify"
    case .mount: "mount"
    case .event(let name): "event \(name)"
    case .trigger: "trigger"
    case .dismissal: "dismiss"
    case .dismount: "dismount"
    }
  }
}
