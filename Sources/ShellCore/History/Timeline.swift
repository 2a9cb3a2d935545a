import ActionSyntax

/// The steps of one loaded feature, and where among them it is at present.
///
/// It decides where a journey leads; who asks makes the journey and tells it by ``arrive(at:)``.
struct Timeline {
  private var steps = Kept<Step>()
  /// The number of the last step that is done, wholly or in part.
  private(set) var done = 0

  /// A place to be at: behind an action of a step.
  struct Place {
    /// The number of the last step that is done there, wholly or in part.
    let done: Int
    /// The number of the last action that is done there.
    let action: Int
    let mark: Mark
    /// Where the prompt stood; it may not be there any more.
    let scope: ScopePath
  }

  /// A way over a step, or over a part of it.
  struct Way {
    let step: Step
    /// The actions that are taken back or brought back.
    let actions: Range<Int>
    let place: Place
  }

  /// Adds a step behind the present; those that were undone are forgotten.
  ///
  /// - Parameter isSequel: Whether it is to be a part of the step before it, if there is one.
  mutating func add(_ step: Step, isSequel: Bool = false) {
    forgetUndone(behind: step.first - 1, step.before)
    guard isSequel, steps.count > 0 else {
      steps.append(step)
      return done = steps.last
    }
    steps.changeLast { last in
      last.last = step.last
      last.after = step.after
    }
  }

  /// Forgets the steps behind the present, and of a step that was undone in part, what was undone.
  ///
  /// - Parameters:
  ///   - action: The number of the present action.
  ///   - mark: What stands beside the state.
  mutating func forgetUndone(behind action: Int, _ mark: Mark) {
    steps.cut(after: done)
    steps.changeLast { last in
      guard last.last > action else { return }
      last.last = action
      last.after = mark
    }
  }

  /// Forgets the oldest steps: those whose actions are all gone, and those beyond a number.
  mutating func forget(before firstAction: Int, keeping most: Int) {
    while let oldest = steps[steps.first], steps.count > 1,
      steps.count > most || oldest.last < firstAction && oldest.first < firstAction
    { _ = steps.removeFirst() }
  }

  /// Whether there is a step to take back, be it kept or not.
  var hasPast: Bool { done > 0 }

  /// The way to before the last step.
  ///
  /// - Parameter position: The number of the present action.
  /// - Returns: nil when there is no step, or none that is kept.
  func back(from position: Int) -> Way? {
    guard let step = steps[done] else { return nil }
    let place = Place(
      done: done - 1, action: step.first - 1, mark: step.before, scope: step.scope)
    return Way(step: step, actions: step.first..<position + 1, place: place)
  }

  /// The way to behind the next step, or to the end of one that is done in part; nil when none was
  /// undone.
  func forth(from position: Int) -> Way? {
    var next = done
    if let step = steps[done], step.last > position {} else { next += 1 }
    guard let step = steps[next] else { return nil }
    return Way(
      step: step, actions: position + 1..<step.last + 1,
      place: Place(done: next, action: step.last, mark: step.after, scope: step.scope))
  }

  /// The place behind an action.
  ///
  /// - Parameter mark: What stood beside the state there.
  func place(behind action: Int, _ mark: Mark) -> Place {
    let number = firstStep(reaching: action)
    guard let step = steps[number], step.first <= action else {
      return Place(done: steps.first - 1, action: action, mark: mark, scope: ScopePath())
    }
    return Place(
      done: number, action: action, mark: action == step.last ? step.after : mark,
      scope: step.scope)
  }

  /// The number of the first step at whose end an action is done; one more than the last when there
  /// is none.
  private func firstStep(reaching action: Int) -> Int {
    var low = steps.first, high = steps.last + 1
    while low < high {
      let middle = (low + high) / 2
      if let step = steps[middle], step.last < action { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The present is at a place now.
  mutating func arrive(at place: Place) { done = place.done }
}
