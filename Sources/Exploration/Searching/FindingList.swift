import ComposableArchitecture

/// What a search has found: one finding of each kind.
@MainActor
struct FindingList<R: Reducer> {
  private(set) var all: [Finding<R>] = []
  private var kinds: Set<FindingKind> = []
  private let options: ExplorationOptions
  /// A finding with which the search ends as well.
  var wanted: FindingKind?

  init(_ options: ExplorationOptions) { self.options = options }

  /// Adds a finding, unless there is one of its kind.
  ///
  /// - Parameter steps: The steps to it.
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func add(_ kind: FindingKind, _ text: String, _ steps: () -> [Machine<R>.Step]) -> Bool {
    guard kinds.insert(kind).inserted else { return false }
    all.append(Finding(kind: kind, text: text, steps: steps()))
    return true
  }

  /// Whether enough was found.
  var isEnough: Bool { options.hasEnough(kinds, of: all.count, wanted: wanted) }
}
