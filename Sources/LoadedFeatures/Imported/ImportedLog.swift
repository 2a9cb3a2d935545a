import ComposableArchitecture
import LogReading
import OutputText

/// The history of an app, as its log shows it. All states and actions of an import refer to the same one.
package final class ImportedLog: Sendable {
  package let history: LogHistory

  package init(_ history: LogHistory) { self.history = history }

  /// The name of the history at the prompt: `SettingsLog`.
  package var name: String {
    let stores = history.stores
    return stores.count == 1 ? stores[0].shortName + "Log" : "AppLog"
  }
}

/// A state of an imported history. It is put together when it is shown.
package struct ImportedState: Equatable {
  package let log: ImportedLog
  /// The number of actions that are done.
  package var number = 0

  package init(log: ImportedLog, number: Int = 0) {
    self.log = log
    self.number = number
  }

  /// States are equal if no action between them shows a change.
  package static func == (left: Self, right: Self) -> Bool {
    left.log === right.log
      && left.log.history.lastChange(upTo: left.number)
        == right.log.history.lastChange(upTo: right.number)
  }
}

extension ImportedState: CustomDumpStringConvertible, CustomReflectable {
  package var customDumpDescription: String { log.history.state(after: number).description }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// An action of an imported history.
package struct ImportedAction: WrittenAction, Sendable {
  package let log: ImportedLog
  package let number: Int

  package init(log: ImportedLog, number: Int) {
    self.log = log
    self.number = number
  }

  /// The action on one line: `.binding(.set(\State.$name, "Blob"))`.
  package var line: String { log.history.actionLine(number) }

  /// What the log shows as changed.
  var changes: [String] { log.history.changes(by: number).map(\.description) }
}

extension ImportedAction: CustomDumpStringConvertible, CustomReflectable {
  package var customDumpDescription: String {
    log.history.log.action(of: log.history.log.blocks[number - 1])
  }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
