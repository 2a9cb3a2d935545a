/// A place in the current run to travel to.
struct Destination {
  /// The number of steps that are done there, the last one perhaps only in part.
  let done: Int
  let action: Int
  /// The values beside the state; `nil` if they are those after the action.
  let environment: EnvironmentSnapshot?
  /// The scope of the prompt; its state may be gone.
  let scope: ScopePath
  /// The actions that are undone or redone on the way.
  var actions = 0..<0
  /// The entry that names the change; `nil` if its first action does.
  var namingEntry: Int?
}

extension Journal {
  /// The places in the current run to which the session can travel.
  var destinations: Destinations { Destinations(journal: self) }
}

/// The places in the current run of a journal.
struct Destinations {
  fileprivate let journal: Journal
  private var run: Journal.Run? { journal.run }
  private var entries: EntryArchive { journal.entries }

  /// Where `undo` goes: before the last change and what followed from it; `nil` if nothing has changed, or if it is too long ago.
  var undo: Destination? {
    guard let run, run.done > 0 else { return nil }
    let group = group(of: run.done - 1, in: run)
    let head = run.steps[group.lowerBound]
    guard let change = entries[head.entry].change, let environment = change.environment else {
      return nil
    }
    let first = change.actions.lowerBound
    return Destination(
      done: group.lowerBound, action: first - 1, environment: environment.before,
      scope: change.scope, actions: first..<max(first, run.action + 1),
      namingEntry: change.isNamedByAction ? nil : head.entry)
  }

  /// Where `redo` goes: after the next change and what followed from it, or to the end of a change
  /// that is done only in part; `nil` if nothing was undone.
  var redo: Destination? {
    guard let run, let group = groupToRedo(in: run) else { return nil }
    let head = run.steps[group.lowerBound], tail = run.steps[group.upperBound - 1]
    guard let change = entries[head.entry].change, let environment = environment(after: tail)
    else { return nil }
    let last = journal.actions(of: tail).upperBound - 1
    return Destination(
      done: group.upperBound, action: last, environment: environment, scope: change.scope,
      actions: run.action + 1..<max(run.action, last) + 1,
      namingEntry: change.isNamedByAction ? nil : head.entry)
  }

  /// The place after an action; after action 0 is the state as it was loaded.
  func afterAction(_ number: Int) -> Destination {
    let steps = run?.steps ?? []
    let index = firstStep(reaching: number, in: steps)
    guard index < steps.count, let change = entries[steps[index].entry].change,
      change.actions.lowerBound <= number
    else { return Destination(done: index, action: number, environment: nil, scope: ScopePath()) }
    let isEnd = number == journal.actions(of: steps[index]).upperBound - 1
    return Destination(
      done: index + 1, action: number, environment: isEnd ? environment(after: steps[index]) : nil,
      scope: change.scope)
  }

  /// The position of a destination, as ``Journal/position`` will be there.
  func position(at destination: Destination) -> Journal.Position {
    guard let run, destination.done > 0 else {
      return Journal.Position(entry: run?.firstEntry ?? 0, action: destination.action)
    }
    return Journal.Position(
      entry: run.steps[destination.done - 1].entry, action: destination.action)
  }

  private func groupToRedo(in run: Journal.Run) -> Range<Int>? {
    if run.done > 0 {
      let group = group(of: run.done - 1, in: run)
      let last = journal.actions(of: run.steps[run.done - 1]).upperBound - 1
      if group.upperBound > run.done || last > run.action { return group }
    }
    return run.done < run.steps.count ? group(of: run.done, in: run) : nil
  }

  /// The steps that are undone together with a step: a change and what followed from it.
  private func group(of index: Int, in run: Journal.Run) -> Range<Int> {
    func continues(_ index: Int) -> Bool {
      entries[run.steps[index].entry].change?.continuesPrevious ?? false
    }
    var first = index, last = index
    while first > 0, continues(first) { first -= 1 }
    while last + 1 < run.steps.count, continues(last + 1) { last += 1 }
    return first..<last + 1
  }

  /// The index of the first step at whose end an action is done.
  private func firstStep(reaching action: Int, in steps: [Journal.UndoStep]) -> Int {
    var low = 0, high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if journal.actions(of: steps[middle]).upperBound - 1 < action {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func environment(after step: Journal.UndoStep) -> EnvironmentSnapshot? {
    step.cut?.environment ?? entries[step.entry].change?.environment?.after
  }
}
