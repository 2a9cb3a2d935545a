import LoadedFeatures
import Workspaces
import Exporting
import ActionSyntax
import ComposableArchitecture
import OutputText
import RoomLog
import TerminalUI

/// Writes records of a session as it is now.
@MainActor
struct RoomRecorder {
  /// How wide the screen is drawn, in columns. It fits on a phone.
  private static let screenWidth = 42
  private static let mostActions = 20
  /// Longer texts are cut, so that no record is larger than a few hundred kilobytes.
  private static let longestValue = 2_000
  private static let mostRows = 1_000

  let feature: CurrentFeature
  let screen: ScreenDrawer
  /// The fields in the record before.
  private var previous: [String: String] = [:]

  init(_ feature: CurrentFeature, _ screen: ScreenDrawer) {
    self.feature = feature
    self.screen = screen
  }

  /// Returns a record of a line and what it led to.
  mutating func record(prompt: String, line: String, output: String) -> RoomRecord {
    var record = RoomRecord(
      prompt: Self.shown(prompt), line: Self.shown(line), output: Self.lines(output))
    guard let running = feature.running else { return record }
    record.time = DurationText.of(running.store.clock.now.offset)
    record.screen = screenHTML
    record.state = fields(running)
    record.effects = running.store.running.prefix(Self.mostActions).map {
      Self.shown("#\($0.number) \($0.location)")
    }
    record.actions = actions(running.store.snapshots)
    return record
  }

  private var screenHTML: String {
    let lines = feature.drawing.draw { [screen] in
      (try? screen.drawScreen(ScreenSettings(width: Self.screenWidth)))?.lines ?? []
    }
    guard let lines, !lines.isEmpty else { return "" }
    return "<pre>\(MarkupText.escaped(lines.joined(separator: "\n"), keepsLineFeeds: true))</pre>"
  }

  private mutating func fields(_ running: RunningFeature) -> [RoomRecord.Field] {
    let rows = (running.scopedState.map(StateOutline.of) ?? []).prefix(Self.mostRows)
    let old = previous
    previous = Dictionary(rows.map { ($0.path, $0.value) }) { first, _ in first }
    return rows.map { row in
      RoomRecord.Field(
        depth: row.depth, name: Self.shown(row.name), value: Self.shown(row.value),
        isNew: !old.isEmpty && old[row.path] != row.value)
    }
  }

  private func actions(_ snapshots: any ActionSnapshots) -> [String] {
    let first = max(snapshots.first, snapshots.position - Self.mostActions)
    guard first <= snapshots.position else { return [] }
    return (first...snapshots.position).reversed().compactMap { number in
      snapshots.action(number).map { Self.shown("\(number) \(BindingLine.of(ActionLine.of($0)))") }
    }
  }

  private static func lines(_ output: String) -> [RoomRecord.OutputLine] {
    guard !output.isEmpty else { return [] }
    return OutputLineKind.of(output).prefix(mostRows).map { line, kind in
      let kind: RoomRecord.OutputLine.Kind =
        switch kind {
        case .plain: .plain
        case .came: .added
        case .went: .removed
        case .error: .error
        case .warning: .warning
        case .aside: .aside
        }
      return RoomRecord.OutputLine(kind, shown(String(line)))
    }
  }

  private static func shown(_ text: String) -> String {
    let text = text.utf8.count > longestValue ? String(text.prefix(longestValue)) + "…" : text
    return ControlPictures.of(text)
  }
}
