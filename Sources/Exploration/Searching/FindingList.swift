/// What a search has found: one finding of each kind, and whether there is more beyond its depth.
@MainActor
struct FindingList<S: ExploredStore> {
  private(set) var all: [Finding<S>] = []
  private var kinds: Set<FindingKind> = []
  private let options: ExplorationOptions
  /// A finding with which the search ends as well.
  var wanted: FindingKind?
  /// Where the search is.
  var extent = SearchExtent.inside
  /// The number of states at the depth, if there is more beyond it.
  var leftAtDepth: Int?

  init(_ options: ExplorationOptions) { self.options = options }

  /// Adds a finding, unless there is one of its kind. Beyond the depth, it is only noted that there is one.
  ///
  /// - Parameter steps: The steps to it.
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func add(_ kind: FindingKind, _ text: String, _ steps: () -> [Machine<S>.Step]) -> Bool {
    guard extent == .inside else {
      if !kinds.contains(kind) { extent = .beyond }
      return false
    }
    guard kinds.insert(kind).inserted else { return false }
    all.append(Finding(kind: kind, text: text, steps: steps()))
    return true
  }

  /// Notes the key of a state, and returns whether the state is to be added. Beyond the depth, it is only noted that there is one.
  mutating func insert(_ key: UInt64, delays: Int, in states: FoundStates<S>) -> Bool {
    guard extent != .inside else { return states.insert(key, delays: delays) }
    if !states.contains(key, delays: delays) { extent = .beyond }
    return false
  }

  /// The number of steps on the longest path that is searched.
  var depth: Int {
    let after = all.isEmpty || options.looksForStates ? nil : options.depthAfterFinding
    return min(options.depth ?? .max, after ?? .max)
  }

  var isEnough: Bool {
    extent == .beyond || options.hasEnough(kinds, of: all.count, wanted: wanted)
  }
}

enum SearchExtent {
  /// Within its depth.
  case inside
  /// At the states whose successors are deeper.
  case border
  /// A state or a finding was met that is deeper.
  case beyond
}
