/// Explores the states of a store, whatever the version of the architecture. ``Explorer`` is the one for reducers.
@MainActor
package final class StoreExplorer<S: ExploredStore> {
  /// How far the exploration goes.
  package var options: ExplorationOptions
  private var feature: ExploredFeature<S>
  private var rules: [Rule<S.State, S.Action>] = []

  package init(_ feature: ExploredFeature<S>, options: ExplorationOptions) {
    (self.feature, self.options) = (feature, options)
  }

  /// Adds what holds in the feature, or what is looked for.
  package func add(_ rule: Rule<S.State, S.Action>) { rules.append(rule) }

  /// Explores the feature: see ``Explorer/run()``.
  package func run() throws -> ExplorationReport {
    let search = try search()
    return report(search)
  }

  /// Walks at random: see ``Explorer/walk(seed:walks:length:)``.
  package func walk(seed: UInt64 = 0, walks: Int = 100, length: Int = 100) throws
    -> ExplorationReport
  {
    guard walks > 0, length > 0 else { throw ExplorationError.limit("walks and length") }
    let user = try learn()
    let search = self.search(user, options)
    var walk = RandomWalk(search, seed: seed, budget: SearchBudget(options))
    let found = walk.findings(of: walks, length: length)
    guard !found.isEmpty else {
      var report = report(search)
      report.end = .walked
      return report
    }
    var last = search
    var shortest: [Finding<S>] = []
    for found in found {
      // A search as deep as the shortened walk finds the shortest way, if there is time.
      var bounded = options
      (bounded.depth, bounded.findings) = (found.steps.count, .max)
      last = self.search(user, bounded)
      last.run(until: found.kind)
      shortest.append(last.findings.all.first { $0.kind == found.kind } ?? found)
    }
    var report = self.report(last)
    let reproduction = Reproduction(feature: feature, rules: rules)
    report.findings = shortest.sorted { $0.steps.count < $1.steps.count }.map(reproduction.report)
    report.end = .found
    return report
  }

  private func search() throws -> Search<S> {
    var user = try learn()
    // An effect may send what it did not send in the short search. Each round knows more cases. A view says what a user can send.
    var rounds = feature.controls == nil ? 3 : 0
    while true {
      let search = self.search(user, options)
      search.run()
      guard rounds > 0, search.end != .cancelled else { return search }
      var sent = search.machine.log.sentPaths
      let isAffected = { search.steps.cases.isAffected(by: sent.subtracting(user.learned)) }
      if !isAffected() { sent = sentByEffects(onWaysOf: search, user) }
      guard isAffected() else { return search }
      user.learned.formUnion(sent)
      rounds -= 1
    }
  }

  /// The cases that effects send if the user does not send one of those on the way to a finding.
  ///
  /// The effects of a child that appears late are not seen by the short search, and a finding can end the search before them.
  private func sentByEffects(onWaysOf search: Search<S>, _ user: UserActions) -> Set<String> {
    var doubted: [(path: String, depth: Int)] = []
    // The short search has seen what follows the first two steps.
    for finding in search.findings.all where finding.steps.count > 2 {
      for case .send(let action) in finding.steps.reversed() {
        let path = ActionPath(action)
        guard user.mayBeSentByEffects(path.text), !doubted.contains(where: { $0.path == path.text })
        else { continue }
        doubted.append((path.text, finding.steps.count))
      }
    }
    for (path, depth) in doubted.prefix(Self.mostDoubted) {
      var others = user
      others.excluded.insert(path)
      var options = short
      (options.depth, options.states) = (depth + 4, min(10_000, 100 + 4 * search.states.count))
      let other = self.search(others, options)
      other.run()
      let sent = other.machine.log.sentPaths
      if sent.contains(path) { return sent }
    }
    return []
  }

  /// The number of cases on the ways to findings that are looked for among what effects send.
  private static var mostDoubted: Int { 3 }

  /// Options of a search that finds out what effects send.
  private var short: ExplorationOptions {
    var short = options
    (short.depth, short.states) = (4, 2_000)
    (short.late, short.findings, short.keepsGraph) = (0, .max, false)
    short.time = options.time / 5
    return short
  }

  /// A search in a fresh store.
  private func search(_ user: UserActions, _ options: ExplorationOptions) -> Search<S> {
    Search(Machine(feature), options, user, rules)
  }

  /// Learns in a short search which actions effects send.
  private func learn() throws -> UserActions {
    try check()
    feature.context = options.context ?? DependencyValues._current.context
    feature.choosesParts = options.choosesParts
    var user = UserActions(sent: options.sends, excluded: options.without)
    // A view says what a user can send.
    guard feature.controls == nil else { return user }
    let search = Search(Machine(feature), short, user, [])
    if search.steps.isEmpty {
      throw ExplorationError.noActions("\(TypeName.full(S.Action.self))")
    }
    search.run()
    user.learned = search.machine.log.sentPaths
    return user
  }

  private func check() throws {
    let limits: [(String, Bool)] = [
      ("depth", options.depth.map { $0 > 0 } ?? true), ("late", options.late >= 0),
      ("time", options.time > .zero),
      ("states", options.states > 0), ("memory", options.memory > 0),
      ("findings", options.findings > 0),
    ]
    if let limit = limits.first(where: { !$0.1 }) { throw ExplorationError.limit(limit.0) }
  }

  private func report(_ search: Search<S>) -> ExplorationReport {
    var report = ExplorationReport()
    let log = search.machine.log
    (report.generated, report.distinct) = (search.generated, search.states.count)
    (report.left, report.depth, report.end) = (
      search.findings.leftAtDepth ?? search.states.left, search.states.nodes.depth, search.end
    )
    report.collisionProbability = search.states.collisionProbability
    report.withoutEffect = search.steps.cases.withoutEffect
    report.givenUp = search.steps.cases.givenUpPaths.keys.sorted()
    report.notSent = search.steps.notSent.sorted { $0.key < $1.key }
      .map { "\($0.key) (\($0.value))" }
    report.tried = search.steps.candidates.tried
    report.neverReached = search.machine.keys.states.unseenCases(besides: S.State.self)
    report.neverEnded = log.started.subtracting(log.ended).map(\.description).sorted()
    report.comparedByText = search.machine.keys.states.opaque.map(TypeName.full).sorted()
    report.mismatches = search.verification.mismatches
    if search.verification.mismatches > 0 {
      report.uncontrolled = search.machine.uncontrolledDependencies
    }
    report.graph = search.graph?.graph
    let reproduction = Reproduction(feature: feature, rules: rules)
    report.findings = (search.findings.all + search.diagnosis.confirmed(by: log))
      .sorted { $0.steps.count < $1.steps.count }.map(reproduction.report)
    return report
  }
}
