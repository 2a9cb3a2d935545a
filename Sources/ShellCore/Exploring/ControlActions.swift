import LoadedFeatures
import ComposableArchitecture
import TerminalUI

/// The actions that the controls of a view send.
@MainActor
enum ControlActions {
  /// Draws a view of a store, and records what each control that can be operated would send.
  ///
  /// What appears is sent as well. A view's own state has its initial values.
  static func all<State, Action>(
    _ view: any View, of store: Store<State, Action>
  ) -> [Action] {
    // Nothing is reduced, so a view that expects a change would report that there was none.
    return RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { _ in }) {
      reported(view, of: store)
    }
  }

  private static func reported<State, Action>(
    _ view: any View, of store: Store<State, Action>
  ) -> [Action] {
    var actions: [Action] = []
    let screen = Screen.render(view, rowLimit: ScreenSettings.mostRows)
    // The work of an asynchronous button is an effect, which only a running session can start.
    let tasks = ControlTasks { _, _, _ in }
    func record(_ operate: @MainActor () -> Void) {
      let sent = store.recording { ControlTasks.$current.withValue(tasks) { operate() } }
      // Several actions of one control are several steps; one alone is not what the control does.
      if sent.count == 1 { actions += sent }
    }
    for appearance in screen.show().arrived {
      if case .appear(let action) = appearance.work { record { action() } }
    }
    for control in screen.controls where control.isEnabled {
      record { _ = try? control.tap() }
      for value in values(for: control) { record { _ = try? control.enter(value) } }
    }
    return actions
  }

  private static func values(for control: Control) -> [String] {
    guard control.takesValues else { return [] }
    if !control.choices.isEmpty { return control.choices }
    return control.accepted == "a text" ? ["a", "", "ab"] : ["+", "-", "0", "1"]
  }
}
