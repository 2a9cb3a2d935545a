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
}

extension ImportedState: CustomDumpStringConvertible, CustomReflectable {
  var customDumpDescription: String { log.history.state(after: number).description }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

struct ImportedAction: WrittenAction, Sendable {
  let log: ImportedLog
  let number: Int

  /// The action on one line: `.binding(.set(\State.$name, "Blob"))`.
  var line: String { log.history.actionLine(number) }

  /// What the log shows as changed.
  var changes: [String] { log.history.changes(by: number).map(\.description) }
}

extension ImportedAction: CustomDumpStringConvertible, CustomReflectable {
  var customDumpDescription: String {
    log.history.log.action(of: log.history.log.blocks[number - 1])
  }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
