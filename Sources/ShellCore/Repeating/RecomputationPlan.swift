/// The lines of a session in a changed order, or without one of them.
struct RecomputationPlan {
  enum Step {
    /// Time that passed without a line.
    case time(Duration)
    case line(JournalPath.Element)
  }

  private(set) var steps: [Step] = []

  /// The lines of a path that have changed the feature.
  init(_ path: JournalPath) throws(InputError) {
    var now = Duration.zero
    for element in path.elements where element.isChange || element.letsFeatureWork {
      if case .travels = element.meaning.command {
        throw InputError(
          .notThere,
          "`\(abbreviated(element.line))` went into the middle of a line, so the lines cannot be repeated"
        )
      }
      if element.isTimed, element.before.now > now { steps.append(.time(element.before.now - now)) }
      now = element.after.now
      steps.append(.line(element))
    }
  }

  /// Leaves out the line of an action.
  mutating func remove(action number: Int) {
    if let index = index(ofAction: number) { steps.remove(at: index) }
  }

  /// Puts the line of an action in the place of the line of another one.
  ///
  /// - Returns: `false` if it is the same line.
  mutating func move(action number: Int, to other: Int) -> Bool {
    guard let from = index(ofAction: number), let to = index(ofAction: other), from != to else {
      return false
    }
    steps.insert(steps.remove(at: from), at: to)
    return true
  }

  private func index(ofAction number: Int) -> Int? {
    steps.firstIndex { step in
      if case .line(let element) = step { element.actions.contains(number) } else { false }
    }
  }
}

extension JournalPath.Element {
  /// What to type to do the same again: the time that passed, or an external result, has no line.
  var lineToRepeat: String {
    switch cause {
    case .line: line
    case .time: "advance \(DurationText.of(after.now - before.now))"
    case .external: "wait"
    }
  }
}
