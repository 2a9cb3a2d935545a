import ActionSyntax
import ComposableArchitecture
import LogReading

/// The history of an app, as its log shows it. All states and actions of an import refer to the same one.
final class ImportedLog: Sendable {
  let history: LogHistory

  init(_ history: LogHistory) { self.history = history }

  /// The name of the history at the prompt: `SettingsLog`.
  var name: String {
    let stores = history.stores
    return stores.count == 1 ? stores[0].shortName + "Log" : "AppLog"
  }
}

/// A state of an imported history. It is put together when it is shown.
struct ImportedState: Equatable {
  let log: ImportedLog
  /// The number of actions that are done.
  var number = 0

  /// States are equal if no action between them shows a change.
  static func == (left: Self, right: Self) -> Bool {
    left.log === right.log
      && left.log.history.lastChange(upTo: left.number)
        == right.log.history.lastChange(upTo: right.number)
  }

  /// The text of a part of the state.
  func part(at path: Argument) throws -> String {
    let state = log.history.state(after: number)
    let steps = ValuePath(path.text)
    if let part = state.part(at: steps) { return part.description }
    throw path.error(
      .notThere, "the log shows no `\(abbreviated(path.text))` in this state",
      hint: "`state` shows the whole state")
  }
}

extension ImportedState: CustomDumpStringConvertible, CustomReflectable {
  var customDumpDescription: String { log.history.state(after: number).description }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// An action of an imported history.
struct ImportedAction: Sendable {
  let log: ImportedLog
  let number: Int

  /// The action on one line: `.binding(.set(\State.$name, "Blob"))`.
  var line: String { log.history.actionLine(number) }

  /// What the log shows as changed.
  var changes: [String] { log.history.changes(by: number).map(\.description) }

  /// What the app printed.
  func block(_ format: ChangeFormat) -> String {
    let block = log.history.log.blocks[number - 1], text = log.history.block(number)
    guard format != .labels, block.form != .label else {
      return "received action: \(log.history.log.action(of: block).prefix { $0 != "\n" })"
    }
    let difference = log.history.log.difference(of: block)
    guard format == .changed, !difference.isEmpty else { return text }
    return String(text.dropLast(difference.count + 1)) + ChangedLines.of(difference) + "\n"
  }
}

extension ImportedAction: CustomDumpStringConvertible, CustomReflectable {
  var customDumpDescription: String {
    log.history.log.action(of: log.history.log.blocks[number - 1])
  }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
