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
  /// A larger screen, in bytes, is replaced by a sentence.
  private static let longestScreen = 400_000
  private static let mostActions = 20
  /// Longer texts are cut, so that no record is larger than a few hundred kilobytes.
  private static let longestValue = 2_000
  private static let mostRows = 1_000
  private static let mostListed = 10

  let feature: CurrentFeature
  let screen: ScreenDrawer
  /// The fields in the record before.
  private var previous: [String: String] = [:]
  /// What the record before shows of the feature.
  private var shown: (key: MomentKey, picture: FeaturePicture)?
  private var changes = KnownChanges()

  init(_ feature: CurrentFeature, _ screen: ScreenDrawer) {
    self.feature = feature
    self.screen = screen
  }

  /// Notes that a line has run that does more than show something. Until then, what the feature shows is that of the record before,
  /// if its moment is the same.
  mutating func noteChange() { shown = nil }

  /// Returns a record of a line and what it led to.
  mutating func record(prompt: String, line: String, output: String) -> RoomRecord {
    var record = RoomRecord(
      prompt: Self.shown(prompt), line: Self.shown(line), output: Self.lines(output))
    guard let running = feature.running else { return record }
    record.time = DurationText.of(running.store.clock.now.offset)
    let picture = picture(of: running)
    record.screen = picture.screen
    record.state = fields(picture.rows)
    record.effects = running.store.running.prefix(Self.mostActions).map {
      Self.shown("#\($0.number) \($0.location)")
    }
    record.actions = picture.actions
    record.tree = picture.tree
    record.history = picture.history
    return record
  }

  private mutating func picture(of running: RunningFeature) -> FeaturePicture {
    let key = MomentKey(running)
    if let shown, shown.key == key { return shown.picture }
    let (screen, isDecidedByStore) = drawnScreen()
    let snapshots = running.store.snapshots
    let picture = FeaturePicture(
      screen: screen,
      rows: Array((running.scopedState.map(StateOutline.of) ?? []).prefix(Self.mostRows)),
      actions: actions(snapshots),
      tree: Self.rows(
        OutlineText.of(running.store.outline, state: running.store.state), most: Self.mostRows),
      history: history(running))
    shown = isDecidedByStore ? (key, picture) : nil
    return picture
  }

  private func drawnScreen() -> (html: String, isDecidedByStore: Bool) {
    // A feature without a view has nothing to draw.
    let page = feature.drawing.draw { [screen] in
      (try? screen.drawPage()) ?? ScreenPage(html: "", isDecidedByStore: true)
    }
    guard let page else { return ("", false) }
    guard page.html.utf8.count <= Self.longestScreen else {
      return ("<p>This screen is too large for the room.</p>", page.isDecidedByStore)
    }
    return (page.html, page.isDecidedByStore)
  }

  private mutating func fields(_ rows: [StateRow]) -> [RoomRecord.Field] {
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

  static func lines(_ output: String) -> [RoomRecord.OutputLine] {
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

  /// The last lines of `log`.
  private mutating func history(_ running: RunningFeature) -> [String] {
    let snapshots = running.store.snapshots
    guard snapshots.count > 0 else { return [] }
    changes.begin(running)
    let list = LogList(snapshots: snapshots) { [changes] in changes.of($0) }
    return Self.rows(list.output(ofLast: Self.mostListed).text, most: Self.mostListed + 1)
  }

  private static func rows(_ text: String, most: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).prefix(most)
      .map { shown(String($0)) }
  }

  private static func shown(_ text: String) -> String {
    let text = text.utf8.count > longestValue ? String(text.prefix(longestValue)) + "…" : text
    return ControlPictures.of(text)
  }
}
