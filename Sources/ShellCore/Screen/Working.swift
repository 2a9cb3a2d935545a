import ActionSyntax
import ComposableArchitecture
import TerminalUI

extension Session {
  /// One way to work a control, with what to say where it does not take it.
  struct ControlRequest {
    let control: Control
    let perform: @MainActor () throws(ControlFailure) -> ControlWrite?
    let refusal: ControlRefusal
  }

  /// Works a control of the screen as it is now, and tells what came of it as if it were typed.
  ///
  /// - Parameter choose: Decides what a line means on a screen.
  func work(
    _ input: CommandInput, _ choose: (ControlLine) throws -> ControlRequest
  ) throws -> Output {
    let (screen, texts, isQuiet) = try show(for: input.line)
    guard let screen else { return finish(texts, isQuiet: isQuiet) }
    do {
      let work = try choose(ControlLine(input: input, screen: screen))
      return try perform(work, on: screen, after: texts, for: input.line)
    } catch let error as ShellError where !texts.isEmpty {
      // What the views did when they came up has happened.
      return Output(text: (texts + [error.rendered()]).joined(separator: "\n"), isError: true)
    }
  }

  private func perform(
    _ work: ControlRequest, on screen: Screen, after texts: [String], for line: String
  ) throws -> Output {
    guard let loaded else { return Output() }
    var outcome: Result<ControlWrite?, ControlFailure> = .success(nil)
    var sent: [Any] = []
    let (isQuiet, blocks) = writingDown(by: .control) {
      loaded.store.perform {
        outcome = Result { () throws(ControlFailure) in try work.perform() }
        sent = run.sent
      }
    }
    let write: ControlWrite?
    do { write = try outcome.get() } catch { throw work.refusal.error(error) }
    let worked = WorkedControl(
      control: work.control, write: write, sent: sent.map { spelling($0, loaded) },
      after: try? draw(for: line), before: screen)
    return finish(texts + [worked.text] + blocks, isQuiet: isQuiet)
  }

  /// An action of the root's as one types it where the prompt stands; what belongs elsewhere is
  /// spelled from the root.
  private func spelling(_ action: Any, _ loaded: Loaded) -> String {
    let states = [loaded.store.state]
    guard let scoped = loaded.scope.extract(action) else {
      let text = ActionLine.of(action, witnesses: states)
      return ColumnText.cut("\(loaded.feature.name)'s \(text)", to: ActionLine.width)
    }
    let inner = loaded.scope.state(in: loaded.store.state).map { [$0] } ?? []
    return ColumnText.cut(ActionLine.of(scoped, witnesses: inner), to: ActionLine.width)
  }
}
