import TerminalUI

/// The upper part of the terminal, which shows the feature above the prompt.
@MainActor
package final class Stage {
  private let features: SessionFeatures
  private let display: Display
  private let clock: LiveClock
  private let entries: SessionEntries
  private let catalog: FeatureCatalog
  private var history = StageHistory()
  private var marks = StageMarks()
  /// The vote that is open.
  var poll: (() -> StagePoll?)?
  private var shownPoll: StagePoll?

  init(
    _ features: SessionFeatures, _ display: Display, _ clock: LiveClock, _ entries: SessionEntries,
    _ catalog: FeatureCatalog
  ) {
    self.features = features
    self.display = display
    self.clock = clock
    self.entries = entries
    self.catalog = catalog
  }

  /// Draws the stage; `nil` if it is off or the terminal is too small.
  ///
  /// Nothing is sent to the feature: `onAppear` and `task` run when a command shows or operates the screen.
  package func picture(
    _ settings: StageSettings, at now: ContinuousClock.Instant = .now
  ) -> StagePicture? {
    guard display.stage != .off else { return nil }
    func draw(_ content: StageContent) -> StagePicture? {
      var content = content
      content.language = display.language
      content.leastHeight = content.notice == nil ? history.height : 4
      let picture = StageRenderer.picture(content, settings, hasMouse: display.hasStageMouse)
      if let picture, content.notice == nil { history.note(height: picture.rows.count) }
      return picture
    }
    let drawn = features.drawing.draw { draw(content(at: now, isASCII: settings.isASCII)) }
    return drawn ?? draw(StageContent(notice: Self.gaveUpNotice))
  }

  private static let gaveUpNotice = "The screen could not be drawn. `screen` draws it again."

  /// Whether the stage changes while time passes, without a command.
  package func isMoving(at now: ContinuousClock.Instant = .now) -> Bool {
    guard display.stage != .off else { return false }
    if poll?() != shownPoll { return true }
    let sleeps = features.running.map { !$0.store.clock.sleepers.isEmpty } ?? false
    return history.isFresh(at: now) || (sleeps && clock.mode == .live)
  }

  private func content(at now: ContinuousClock.Instant, isASCII: Bool) -> StageContent {
    var content = StageContent()
    content.isScreenOnly = display.stage == .screen
    shownPoll = poll?()
    content.poll = shownPoll
    guard let loaded = features.running else {
      content.notice = "No feature is loaded. `features` lists them, `load NAME` loads one."
      return content
    }
    content.title = loaded.prompt
    guard let state = loaded.scopedState else {
      content.notice = "\(loaded.prompt) no longer exists. `up` goes back to its parent."
      return content
    }
    let rows = StateOutline.of(state)
    history.note(
      rows, position: loaded.store.snapshots.position, of: "\(loaded.run) \(loaded.prompt)",
      at: now)
    content.fields = rows.map { row in
      let (style, old) = history.novelty(of: row.path, at: now)
      return StageContent.FieldRow(row: row, style: style, old: old)
    }
    let found = ScopedView(loaded: loaded, catalog: catalog).found
    let evaluated = found.flatMap { evaluatedBodies(loaded, in: $0) }
    content.evaluated = evaluated?.count
    content.screen = found.map { screen($0, evaluated?.marks, isASCII: isASCII) }
    content.actions = actions(loaded.store.snapshots)
    content.actionStyle = history.noveltyOfAction(at: now)
    let time = clock.currentTime(
      of: loaded.store.clock, isIdle: loaded.store.isIndependentOfTime)
    content.clock = "\(StageTime.seconds(time))s \(clock.mode.rawValue)"
    content.effects = effects(loaded.store, time)
    return content
  }

  /// The bodies that the last line evaluated. They are those of the root's view; another view of a child has others.
  private func evaluatedBodies(
    _ loaded: RunningFeature, in found: ScopedView.Found
  ) -> RendersText? {
    guard display.marksBodies,
      found.placed.isDrawn(with: loaded.store.viewMemories[ScopePath()])
    else { return nil }
    return marks.text(loaded, entries.journal)
  }

  private func screen(
    _ found: ScopedView.Found, _ marked: MarkedBodies?, isASCII: Bool
  ) -> @MainActor (Int) -> [StageContent.ScreenRow] {
    features.drawing.name(found.name)
    return { width in
      let boxes: BoxCharacters = isASCII ? .ascii : .unicode
      @MainActor func drawn(_ width: Int) -> Screen {
        Screen.render(
          found.placed, width: width, boxes: boxes, rowLimit: ScreenSettings.mostRows,
          marked: marked)
      }
      // The border of a screen is not shown on the stage, but that of a sheet or an alert is.
      let screen = drawn(width + 4)
      return ScreenRows.of(screen.layer == nil ? screen : drawn(width), width: width)
    }
  }

  private func actions(_ snapshots: any ActionSnapshots) -> [StageContent.ActionRow] {
    let first = max(snapshots.first, snapshots.position - 20)
    guard first <= snapshots.position else { return [] }
    return (first...snapshots.position).reversed().compactMap { number in
      snapshots.action(number).map {
        StageContent.ActionRow(number: number, text: BindingLine.of(ActionLine.of($0)))
      }
    }
  }

  private func effects(
    _ store: any SessionStore, _ now: Duration
  ) -> [StageContent.EffectRow] {
    let sleepers = store.clock.sleepers
    let running = store.runningEffects.map { effect -> StageContent.EffectRow in
      guard let sleeper = sleepers.first(where: { $0.effect === effect }) else {
        return .init(number: effect.number, name: "\(effect.location)", state: .outside)
      }
      let deadline = sleeper.deadline.offset
      let start = history.start(
        ofSleep: effect.number, until: deadline, now: store.clock.now.offset)
      return .init(
        number: effect.number, name: "\(effect.location)",
        state: .asleep(passed: now - start, total: deadline - start))
    }
    let ended = store.ended.suffix(3).reversed().map { ended -> StageContent.EffectRow in
      let isFinished = if case .finished = ended.end { ended.travelCommand == nil } else { false }
      return .init(
        number: ended.effect.number, name: "\(ended.effect.location)",
        state: isFinished ? .finished : .cancelled)
    }
    return running + ended
  }
}
