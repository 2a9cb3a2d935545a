/// Actions that send each other without end.
struct FeedbackLoop: Equatable {
  /// One action of the circle, and how it sends the next one.
  struct Link: Equatable {
    /// `.tapped`, `.list(.reloaded)`.
    let name: String
    /// `.send`, or `.run (Circle.swift:24)`.
    let means: String
  }

  let links: [Link]

  /// The most actions that a circle can have.
  private static let mostActions = 16

  /// Finds the circle in which a chain of actions ends.
  ///
  /// - Parameter actions: The last actions, oldest first. Their numbers are consecutive.
  /// - Returns: `nil` if they do not repeat, or if a single effect has sent them, such as a timer.
  init?(_ actions: [ReducedAction]) {
    let names = actions.map { Self.name(of: $0.action) }
    guard let length = (1...Self.mostActions).first(where: { Self.repeats(names, every: $0) })
    else { return nil }
    let round = actions.suffix(length)
    guard round.allSatisfy({ $0.isResult(ofLast: 2 * length) }) else { return nil }
    // The means of an action are those by which the next one was sent.
    let senders = Array(round), means = senders.dropFirst() + senders.prefix(1)
    links = zip(names.suffix(length), means).map { name, next in
      Link(name: name, means: next.source.means)
    }
  }

  /// How many of the last actions are enough to find a circle.
  static let evidence = 3 * mostActions

  var warning: RuntimeWarning {
    let names = links.map(\.name)
    let all = names.count == 1 ? names[0] : listed(names)
    let steps = links.indices.map { index in
      "\(names[index]) sends \(names[(index + 1) % names.count]) with \(links[index].means)"
    }
    let each = names.count == 1 ? "itself" : "each other"
    return RuntimeWarning(
      .circle, "\(all) \(names.count == 1 ? "sends" : "send") \(each) without end",
      cause: listed(steps)
        + ": put work that several actions share into a method, and send no action for it",
      at: nil)
  }

  private func listed(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.joined() }
    return texts.dropLast().joined(separator: ", ") + " and " + texts[texts.count - 1]
  }

  /// Whether a list ends with three equal parts of this length.
  private static func repeats(_ names: [String], every length: Int) -> Bool {
    guard names.count >= 3 * length else { return false }
    let tail = Array(names.suffix(3 * length))
    return (length..<tail.count).allSatisfy { tail[$0] == tail[$0 - length] }
  }

  /// The cases of an action without their payloads.
  private static func name(of action: Any) -> String {
    let label = ChangeText.label(action: action)
    guard let type = label.firstRange(of: ".Action.") else { return label }
    return "." + label[type.upperBound...]
  }
}

extension ReducedAction {
  /// Whether one of the actions before it has sent it, directly or with an effect.
  fileprivate func isResult(ofLast count: Int) -> Bool {
    switch source {
    case .typed, .control, .imported: false
    case .reducer(let action): action >= number - count
    case .effect(let effect): effect.action >= number - count
    }
  }
}

extension ActionSource {
  fileprivate var means: String {
    guard case .effect(let effect) = self else { return "`.send`" }
    return "`.run`" + (effect.location.map { " (\($0))" } ?? "")
  }
}
