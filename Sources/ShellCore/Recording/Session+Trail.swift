import ComposableArchitecture

extension Session {
  /// How things stand before something is done.
  private struct Moment {
    let prompt: String
    let store: (any LoadedFeature)?
    let place: Trail.Place
    let now: Duration
    let isTimed: Bool
    let isLive: Bool
    let hasUncounted: Bool
  }

  private var moment: Moment {
    Moment(
      prompt: prompt, store: loaded?.store, place: place,
      now: loaded?.store.clock.now.offset ?? .zero, isTimed: isTimed,
      isLive: clockMode == .live, hasUncounted: hiddenMeanwhile > 0)
  }

  /// Where the feature that runs stands.
  var place: Trail.Place {
    guard let loaded else { return Trail.Place() }
    return Trail.Place(step: history.timeline.done, action: loaded.store.log.position)
  }

  /// Whether the feature has to do with time.
  private var isTimed: Bool {
    guard let store = loaded?.store else { return false }
    return store.clock.nextDeadline != nil || store.dependencies.date.wasRead
  }

  /// The way to where the session is, from the `load` of its feature on.
  var trail: Trail { history.present?.trail ?? Trail(settings: settingLines) }

  /// Begins the trail of the feature that was loaded now.
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - text: What a session answers to that where nothing ran before.
  func beginTrail(_ line: String, _ text: String) {
    beginTrail(
      TrailEntry(
        deed: .line(line), prompt: "tca", nextPrompt: loaded?.feature.name ?? "", output: text))
  }

  func beginTrail(_ head: TrailEntry?) {
    history.beginTrail(Trail(head: head, settings: settingLines))
  }

  /// The lines that set what is not as it is at first, and outlives a `load`.
  private var settingLines: [String] {
    (format == .full ? [] : ["format \(format.rawValue)"]) + hidden.map { "hide \($0.text)" }
  }

  /// Carries out a line, and keeps it: on the trail, and in the file that is being recorded.
  func keeping(_ line: String, _ answer: () async -> Output) async -> Output {
    let before = moment
    depth += 1
    var output = await answer()
    depth -= 1
    if Self.isOnTrail(line), !output.isError || place != before.place {
      let isPassing = before.isLive && CommandInput(line).name == "wait"
      addToTrail(isPassing ? nil : .line(line), output.text, since: before)
    }
    if depth == 0 { record(line, at: before.prompt, &output) }
    return output
  }

  /// Lets something happen that nobody has typed, and keeps it.
  func keepingCatchUp(_ body: () -> Output) -> Output {
    let before = moment, arrivals = seenArrivals
    var output = body()
    let hasArrived = seenArrivals != arrivals
    if hasArrived {
      addToTrail(nil, "", since: before)
      if !output.text.isEmpty { addToTrail(.arrival, output.text, since: before) }
    } else {
      addToTrail(nil, output.text, since: before)
    }
    if depth == 0, !output.text.isEmpty { record("wait", at: before.prompt, &output) }
    return output
  }

  /// - Parameter deed: nil: what has passed is time, if any has.
  private func addToTrail(_ deed: TrailEntry.Deed?, _ output: String, since before: Moment) {
    guard let store = loaded?.store, store === before.store else { return }
    let now = store.clock.now.offset
    guard deed != nil || now != before.now else { return }
    history.add(
      TrailEntry(
        deed: deed ?? .time(now - before.now), prompt: before.prompt, nextPrompt: prompt,
        output: output,
        isOutputUncertain: interruption.wasRequested || before.hasUncounted
          || deed == nil && hiddenMeanwhile > 0,
        place: place, now: now, isTimed: before.isTimed || isTimed),
      from: before.place)
  }

  /// Whether a line belongs to the way: not where it travels, carries out lines that are on the way
  /// themselves, or is about something else than the feature.
  private static func isOnTrail(_ line: String) -> Bool {
    guard !line.hasPrefix(".") else { return true }
    return line != "explain" && !offTrail.contains(CommandInput(line).name)
  }

  private static let offTrail: Set<String> = [
    "load", "reset", "reload", "replay", "undo", "redo", "goto", "record", "note", "export", "clock",
    "hints", "help", "?", "features", "quit", "exit",
  ]
}
