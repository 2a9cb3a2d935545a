/// What a line does with a control, and the error if the control does not accept it.
@MainActor
struct ControlRequest {
  let control: Control
  let perform: @MainActor () throws(ControlFailure) -> ControlWrite?
  let refusal: ControlRefusal
}

/// Operates the controls of the screen.
@MainActor
struct ControlOperator {
  let features: SessionFeatures
  let screen: ScreenDrawer
  let changes: ChangeMaker
  let output: OutputCollector

  /// Operates a control of the current screen, and prints the result.
  ///
  /// - Parameter choose: Interprets the line for a screen.
  func work(
    _ input: CommandInput, _ choose: (ControlLine) throws -> ControlRequest
  ) throws -> Output {
    let shown = try screen.showScreen()
    guard let drawn = shown.screen else { return changes.finish(shown.texts, isIdle: shown.isIdle) }
    do {
      let work = try choose(ControlLine(input: input, screen: drawn))
      return try perform(work, on: drawn, after: shown.texts)
    } catch let error as InputError where shown.hasAppeared {
      // The views have still appeared, so the line is not refused as one that has changed nothing.
      output.diagnose(error.code.rawValue)
      let text = (shown.texts + [error.rendered()]).joined(separator: "\n")
      return Output(text: text, isError: true)
    }
  }

  private func perform(
    _ work: ControlRequest, on drawn: Screen, after texts: [String]
  ) throws -> Output {
    guard let loaded = features.running else { return Output() }
    var outcome: Result<ControlWrite?, ControlFailure> = .success(nil)
    var sent: [Any] = []
    let tasks = ControlTasks { _ = loaded.store.startTask($0, file: $1, line: $2) }
    let (isIdle, blocks) = changes.change(by: .control) {
      loaded.store.perform {
        outcome = ControlTasks.$current.withValue(tasks) {
          Result { () throws(ControlFailure) in try work.perform() }
        }
        sent = output.pending.sent
      }
    }
    let write: ControlWrite?
    do { write = try outcome.get() } catch { throw work.refusal.error(error) }
    let worked = WorkedControl(
      control: work.control, write: write, sent: sent.map { spelling($0, loaded) },
      startsTask: tasks.isStarted, after: try? screen.drawScreen(), before: drawn)
    return changes.finish(texts + [worked.text] + blocks, isIdle: isIdle)
  }

  /// An action of the root as it is typed in the prompt's scope. An action of another scope is
  /// spelled from the root.
  private func spelling(_ action: Any, _ loaded: RunningFeature) -> String {
    let states = [loaded.store.state]
    guard let scoped = loaded.scope.extract(action) else {
      let text = ActionLine.of(action, witnesses: states)
      return "\(loaded.feature.name)'s \(text)".truncated(toColumns: ActionLine.width)
    }
    let inner = loaded.scope.state(in: loaded.store.state).map { [$0] } ?? []
    return ActionLine.of(scoped, witnesses: inner).truncated(toColumns: ActionLine.width)
  }
}
