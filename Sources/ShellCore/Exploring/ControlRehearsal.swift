/// Finds out what the controls of a view send.
@MainActor
enum ControlRehearsal {
  /// Draws a view of a store, and records what each control that can be operated would send.
  ///
  /// What appears is sent as well. A view's own state has its initial values.
  ///
  /// - Parameters:
  ///   - departures: Is told whether a view does something when it disappears.
  ///   - reducing: Reduces actions, unless that has ended a process before.
  ///   - entries: What is typed in place of the usual values.
  static func all<State, Action>(
    _ view: any View, of store: Store<State, Action>, _ departures: DepartingViews,
    entering entries: TypedEntries = TypedEntries(),
    reducing: @escaping (() -> Void) -> Void = { $0() }
  ) -> ControlActions<Action> {
    // Nothing is reduced, so a view that expects a change would report that there was none.
    return RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { _ in }) {
      reported(view, of: store, departures, entries, reducing)
    }
  }

  private static func reported<State, Action>(
    _ view: any View, of store: Store<State, Action>, _ departures: DepartingViews,
    _ entries: TypedEntries, _ reducing: @escaping (() -> Void) -> Void
  ) -> ControlActions<Action> {
    var found = ControlActions<Action>()
    let screen = Screen.render(view, rowLimit: ScreenSettings.mostRows)
    departures.note(screen)
    // The work of an asynchronous button is an effect, which only a running session can start.
    let tasks = ControlTasks { _, _, _ in }
    func record(_ operate: @MainActor () -> Void) {
      func sent(reducing: Bool) -> [Action] {
        store.recording(reducing: reducing) { ControlTasks.$current.withValue(tasks) { operate() } }
      }
      var actions = sent(reducing: false)
      // What a control sends next can depend on what the first action changes: an alert that its button has closed is not
      // dismissed again.
      if actions.count > 1 { reducing { actions = sent(reducing: true) } }
      if !actions.isEmpty { found.sent.append(actions) }
    }
    for appearance in screen.show().arrived {
      switch appearance.work {
      case .appear(let action): record { action() }
      case .task(let work, _, _): record { begin(work, of: store) }
      case .disappear: break
      }
    }
    for control in screen.controls {
      guard control.isEnabled else {
        found.disabled += store.recording(reducing: false) {
          ControlTasks.$current.withValue(tasks) { control.rehearseTap() }
        }
        continue
      }
      record { _ = try? control.tap() }
      for value in entries.values(for: control) { record { _ = try? control.enter(value) } }
    }
    return found
  }
}

extension ControlRehearsal {
  /// Runs what a view does while it is shown until it waits for something, and ends it. What it sends at its end is not recorded.
  private static func begin<State, Action>(
    _ work: @escaping @Sendable () async -> Void, of store: Store<State, Action>
  ) {
    let executor = EffectExecution.drainedByHand.makeDrainedExecutor()
    var task: Task<Void, Never>?
    executor.startImmediately { task = Task(executorPreference: executor) { await work() } }
    task?.cancel()
    _ = store.recording { _ = executor.drain() }
  }
}

/// What is typed into the controls of a view.
struct TypedEntries {
  var texts = ["a", "", "ab"]
  var numbers = ["+", "-", "0", "1"]

  @MainActor
  fileprivate func values(for control: Control) -> [String] {
    guard control.takesValues else { return [] }
    if !control.choices.isEmpty { return control.choices }
    return control.accepted == "a text" ? texts : numbers
  }
}
