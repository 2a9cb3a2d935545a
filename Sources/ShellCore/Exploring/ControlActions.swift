import LoadedFeatures
import ComposableArchitecture
import TerminalUI

/// What the controls of a view send.
@MainActor
enum ControlActions {
  /// Draws a view of a store, and records what each control that can be operated would send.
  ///
  /// What appears is sent as well. A view's own state has its initial values.
  ///
  /// - Parameters:
  ///   - departures: Is told whether a view does something when it disappears.
  ///   - reducing: Reduces actions, unless that has ended a process before.
  /// - Returns: For each control and value, the actions that it sends at once.
  static func all<State, Action>(
    _ view: any View, of store: Store<State, Action>, _ departures: DepartingViews,
    reducing: @escaping (() -> Void) -> Void = { $0() }
  ) -> [[Action]] {
    // Nothing is reduced, so a view that expects a change would report that there was none.
    return RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { _ in }) {
      reported(view, of: store, departures, reducing)
    }
  }

  private static func reported<State, Action>(
    _ view: any View, of store: Store<State, Action>, _ departures: DepartingViews,
    _ reducing: @escaping (() -> Void) -> Void
  ) -> [[Action]] {
    var taps: [[Action]] = []
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
      if !actions.isEmpty { taps.append(actions) }
    }
    for appearance in screen.show().arrived {
      if case .appear(let action) = appearance.work { record { action() } }
    }
    for control in screen.controls where control.isEnabled {
      record { _ = try? control.tap() }
      for value in values(for: control) { record { _ = try? control.enter(value) } }
    }
    return taps
  }

  private static func values(for control: Control) -> [String] {
    guard control.takesValues else { return [] }
    if !control.choices.isEmpty { return control.choices }
    return control.accepted == "a text" ? ["a", "", "ab"] : ["+", "-", "0", "1"]
  }
}
