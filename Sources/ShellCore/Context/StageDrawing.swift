import ActionSyntax
import ComposableArchitecture
import TerminalUI

extension CommandContext {
  /// Draws the stage; `nil` if it is off or the terminal is too small.
  ///
  /// Nothing is sent to the feature: `onAppear` and `task` run when a command shows or operates the screen.
  func stagePicture(
    _ settings: StageSettings, at now: ContinuousClock.Instant
  ) -> StagePicture? {
    guard display.stage != .off else { return nil }
    return StageRenderer.picture(
      stageContent(at: now, isASCII: settings.isASCII), settings, hasMouse: display.hasStageMouse)
  }

  /// Whether the stage changes with time alone.
  func isStageMoving(at now: ContinuousClock.Instant) -> Bool {
    guard display.stage != .off else { return false }
    let sleeps = loaded.map { !$0.store.clock.sleepers.isEmpty } ?? false
    return stageHistory.isFresh(at: now) || (sleeps && clock.mode == .live)
  }

  private func stageContent(
    at now: ContinuousClock.Instant, isASCII: Bool
  ) -> StageContent {
    var content = StageContent()
    content.isScreenOnly = display.stage == .screen
    guard let loaded else {
      content.notice = "No feature is loaded. `features` lists them, `load NAME` loads one."
      return content
    }
    content.title = loaded.prompt
    guard let state = loaded.scopedState else {
      content.notice = "\(loaded.prompt) no longer exists. `up` goes back to its parent."
      return content
    }
    let rows = StateOutline.of(state)
    stageHistory.note(
      rows, position: loaded.store.snapshots.position, of: "\(loaded.run) \(loaded.prompt)",
      at: now)
    content.fields = rows.map { row in
      let (style, old) = stageHistory.novelty(of: row.path, at: now)
      return StageContent.FieldRow(row: row, style: style, old: old)
    }
    content.screen = stageScreen(loaded, isASCII: isASCII)
    content.actions = stageActions(loaded.store.snapshots)
    content.actionStyle = stageHistory.noveltyOfAction(at: now)
    let time = clock.currentTime(of: loaded.store.clock)
    content.clock = "\(StageTime.seconds(time))s \(clock.mode.rawValue)"
    content.effects = stageEffects(loaded.store, time)
    return content
  }

  private func stageScreen(
    _ loaded: RunningFeature, isASCII: Bool
  ) -> (@MainActor (Int) -> [StageContent.ScreenRow])? {
    guard let found = ScopedView(loaded: loaded, catalog: workspace.catalog).found else {
      return nil
    }
    return { width in
      let boxes: BoxCharacters = isASCII ? .ascii : .unicode
      let screen =
        switch found {
        case .whole(let view, let memory):
          Screen.render(
            view, width: width + 4, boxes: boxes, rowLimit: ScreenSettings.mostRows,
            memory: memory)
        case .part(let placed):
          Screen.render(
            placed, width: width + 4, boxes: boxes, rowLimit: ScreenSettings.mostRows)
        }
      return ScreenRows.of(screen, width: width)
    }
  }

  private func stageActions(_ snapshots: any ActionSnapshots) -> [StageContent.ActionRow] {
    let first = max(snapshots.first, snapshots.position - 20)
    guard first <= snapshots.position else { return [] }
    return (first...snapshots.position).reversed().compactMap { number in
      snapshots.action(number).map {
        StageContent.ActionRow(
          number: number, text: ActionLine.of($0, cutTo: ActionLine.width))
      }
    }
  }

  private func stageEffects(
    _ store: any LoadedFeature, _ now: Duration
  ) -> [StageContent.EffectRow] {
    let sleepers = store.clock.sleepers
    let running = store.running.map { effect -> StageContent.EffectRow in
      guard let sleeper = sleepers.first(where: { $0.effect === effect }) else {
        return .init(number: effect.number, name: "\(effect.location)", state: .outside)
      }
      let deadline = sleeper.deadline.offset
      let start = stageHistory.start(
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
