/// Finds mistakes in one step of a machine.
@MainActor
final class StepDiagnosis<S: ExploredStore> {
  typealias Found = (kind: FindingKind, text: String)

  /// An effect that another feature cancelled, which is a mistake if both use one ID for effects of their own.
  private struct Suspicion: Hashable {
    let id: AnyHashable
    /// The reducers, and the names of the features whose actions they ran for.
    let owner: [AnyHashable]
    let canceller: [AnyHashable]
    let names: [String]
  }

  private let rules: [Rule<S.State, S.Action>]
  private let copies: CopiedTooEarly
  private let warnings: WarningBox
  private var suspicions: [Suspicion: [Machine<S>.Step]] = [:]
  /// Whether findings need the state before a step.
  let needsBefore: Bool

  init(
    _ rules: [Rule<S.State, S.Action>], _ machine: Machine<S>, _ warnings: WarningBox
  ) {
    self.rules = rules
    self.warnings = warnings
    copies = CopiedTooEarly(machine.feature.findsEarlyCopies ? machine.outline : [])
    needsBefore = copies.isNeeded || rules.contains(where: \.needsBefore)
  }

  /// Whether a step may have brought anything to light. Most have not, and looking for it takes as long as the step.
  func hasNews(_ machine: Machine<S>, wasIdle: Bool) -> Bool {
    !wasIdle || !rules.isEmpty || copies.isNeeded || !warnings.isEmpty || machine.log.hasNews
      || machine.log.hasRemovedChild(in: machine.state)
  }

  /// What a step has brought to light.
  ///
  /// - Parameters:
  ///   - before: The state before the step, if it is needed.
  ///   - steps: The steps to the state after this one, for a suspicion.
  func found(
    by machine: Machine<S>, _ step: Machine<S>.Step?, wasIdle: Bool, before: S.State?,
    steps: () -> [Machine<S>.Step]
  ) -> [Found] {
    var found = warnings.take().map { warning in
      Found(
        .warning(
          code: warning.code.rawValue,
          place: warning.location?.description ?? Self.words(warning.summary)), warning.text)
    }
    if !wasIdle {
      found.append((.circle, "TCA010: actions send each other without end"))
      return found
    }
    let sent: (before: S.State, action: S.Action)? = before.flatMap { before in
      if case .send(let action)? = step, machine.departed.isEmpty { (before, action) } else { nil }
    }
    let (state, isIdle) = (machine.state, machine.isQuiet)
    if let sent, let copy = copies.warning(sent.action, from: sent.before, to: state) {
      found.append((.warning(code: "TCA011", place: copy.place), copy.text))
    }
    found += effects(machine, state, steps)
    for rule in rules
    where rule.isFound(in: state, isIdle: isIdle, step: sent) {
      if case .until = rule.kind {
        found.append((.reached(rule.name), "reached: \(rule.name)"))
      } else {
        found.append((.broken(rule.name), "broken: \(rule.name)"))
      }
    }
    return found
  }

  private func effects(
    _ machine: Machine<S>, _ state: S.State, _ steps: () -> [Machine<S>.Step]
  ) -> [Found] {
    let log = machine.log
    var found = log.mistakes.map { Found(.misuse($0), $0) }
    found += log.lostSends.map { effect in
      Found(
        .lostAction("\(effect.location)"),
        "an action was lost: the effect at \(effect.location) dismissed its own feature, which"
          + " cancelled it, and then sent an action. Send it first")
    }
    for effect in machine.effects where effect.end == .finished {
      guard let removed = effect.removedChild(in: state) else { continue }
      found.append(
        (
          .warning(code: "TCA012", place: removed.place),
          "TCA012: an effect of \(removed.place) is still in flight, but \(removed.place) is gone"
            + " (\(effect.location))"
        ))
    }
    for cancellation in log.cancellations {
      let effect = cancellation.effect
      guard effect.owner != effect.canceller else { continue }
      for id in effect.ids {
        let suspicion = Suspicion(
          id: id, owner: effect.owner, canceller: effect.canceller,
          names: [
            effect.owner.isEmpty ? "" : cancellation.owner,
            effect.canceller.isEmpty ? "" : cancellation.canceller,
          ])
        if suspicions[suspicion] == nil { suspicions[suspicion] = steps() }
      }
    }
    return found
  }

  /// The suspicions that have turned out to be mistakes: the feature that cancelled an effect uses its ID for
  /// effects of its own.
  ///
  /// There is one for each ID, whoever was first.
  func confirmed(by log: EffectLog) -> [Finding<S>] {
    var ids: Set<FindingKind> = []
    return suspicions.filter { suspicion, _ in
      log.owners[suspicion.id]?.contains(suspicion.canceller) ?? false
    }.map { suspicion, steps in
      let (id, owner, canceller) = (
        ChangeText.short(suspicion.id.base), Self.name(suspicion.names[0]),
        Self.name(suspicion.names[1])
      )
      return Finding(
        kind: .sharedID(id),
        text: "an effect of \(owner) was cancelled by \(canceller), because both use the ID \(id)",
        steps: steps)
    }.sorted { ($0.steps.count, $0.text) < ($1.steps.count, $1.text) }
      .filter { ids.insert($0.kind).inserted }
  }

  private static func name(_ feature: String) -> String {
    feature.isEmpty ? "the root" : "`\(feature.dropFirst())`"
  }

  /// A summary without the values in it, which differ from state to state.
  private static func words(_ summary: String) -> String {
    summary.filter { !$0.isNumber }
  }
}
