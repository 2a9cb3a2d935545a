import ComposableArchitecture

extension Session {
  /// How things stand before something is done.
  private struct Moment {
    let scene: TrailEntry.Scene
    let store: (any LoadedFeature)?
    let isTimed: Bool
    let isLive: Bool
    let hasUncounted: Bool
    /// When the first who sleeps is to be woken.
    let due: Duration?
  }

  private var moment: Moment {
    Moment(
      scene: scene, store: loaded?.store, isTimed: isTimed, isLive: clockMode == .live,
      hasUncounted: hiddenMeanwhile > 0, due: loaded?.store.clock.nextDeadline?.offset)
  }

  /// How things stand now.
  var scene: TrailEntry.Scene {
    var scene = TrailEntry.Scene(prompt: prompt)
    scene.settings = printSettings
    guard let store = loaded?.store else { return scene }
    scene.place = Trail.Place(step: history.timeline.done, action: store.log.position)
    scene.hasEffects = !store.running.isEmpty
    scene.journeys = history.journeys
    scene.now = store.clock.now.offset
    return scene
  }

  /// Whether the feature has to do with time.
  private var isTimed: Bool {
    guard let store = loaded?.store else { return false }
    return store.clock.nextDeadline != nil || store.dependencies.date.wasRead
  }

  /// The way to where the session is, from the `load` of its feature on.
  var trail: Trail { history.present?.trail ?? Trail() }

  /// Begins the trail of the feature that was loaded now.
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - text: What a session answers to that where nothing ran before.
  func beginTrail(_ line: String, _ text: String) {
    let root = TrailEntry.Scene(prompt: "tca")
    var head = TrailEntry(deed: .line(line), before: root, after: root, output: text)
    head.after.prompt = prompt
    history.beginTrail(Trail(head: head))
  }

  /// Carries out a line, and keeps it: on the trail, and in the file that is being recorded.
  func keeping(_ line: String, _ answer: () async -> Output) async -> Output {
    let before = moment
    depth += 1
    var output = await answer()
    depth -= 1
    let kind = TrailLine(line)
    if kind.isKept, !output.isError || scene.place != before.scene.place {
      let deed = before.isLive && kind.waits ? passing(since: before) : .line(line)
      addToTrail(deed, kind, output.text, since: before)
    }
    if kind.travels { history.endJourney(at: scene) }
    if depth == 0 { record(line, at: before.scene.prompt, &output) }
    return output
  }

  /// Lets something happen that nobody has typed, and keeps it.
  func keepingCatchUp(_ body: () -> Output) -> Output {
    let before = moment, diagnostic = lastDiagnostic
    lastDiagnostic = nil
    defer { if lastDiagnostic == nil { lastDiagnostic = diagnostic } }
    var output = body()
    if !output.text.isEmpty { addToTrail(passing(since: before), nil, output.text, since: before) }
    if depth == 0, !output.text.isEmpty { record("wait", at: before.scene.prompt, &output) }
    return output
  }

  /// What has happened by itself.
  private func passing(since before: Moment) -> TrailEntry.Deed {
    guard let due = before.due, due <= scene.now else { return .arrival }
    return .time
  }

  /// - Parameter line: What was typed; nil: it came by itself.
  private func addToTrail(
    _ deed: TrailEntry.Deed, _ line: TrailLine?, _ output: String, since before: Moment
  ) {
    guard let store = loaded?.store, store === before.store else { return }
    var entry = TrailEntry(deed: deed, before: before.scene, after: scene, output: output)
    // What passed behind the last who was woken is not of this deed: a journey may lead there.
    if deed == .time { entry.after.now = lastWake }
    entry.isTimed = before.isTimed || isTimed || line?.tellsTime == true
    entry.isOutputUncertain = isUncertain(line, since: before)
    entry.warning = lastDiagnostic
    history.add(entry)
  }

  private func isUncertain(_ line: TrailLine?, since before: Moment) -> Bool {
    guard !interruption.wasRequested, !before.hasUncounted else { return true }
    guard let line else { return hiddenMeanwhile > 0 }
    return line.tellsOfJourneys && history.hasTravelled || line.tellsOfClock && before.isLive
  }
}
