/// Names what controls send to a log while it is reduced, as `ExploredStep` names the steps of a search.
@MainActor
final class ReducedTaps {
  private var count = 0
  private let willPerform: ((String) -> String?)?

  /// - Parameter willPerform: Notes a name, and returns what happened if it has ended a process before.
  init(_ willPerform: ((String) -> String?)?) { self.willPerform = willPerform }

  /// Reduces the actions of the next control, unless that has ended a process before: as a step of the search, it will be found.
  func reduce(_ body: () -> Void) {
    count += 1
    // A search visits the states in the same order in each process. The names of its steps are numbers without a sign.
    guard willPerform?("+" + String(count, radix: 36)) == nil else { return }
    body()
    _ = willPerform?("")
  }
}
