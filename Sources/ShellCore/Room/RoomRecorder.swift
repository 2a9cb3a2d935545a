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

  let features: SessionFeatures
  let screen: ScreenDrawer
  /// The fields in the record before, and the part of which feature they belong to.
  private var previous: [String: String] = [:]
  private var previousPlace = ""
  /// What the record before shows of the feature.
  private var shown: (key: MomentKey, picture: FeaturePicture)?
  private var changes = KnownChanges()

  init(_ features: SessionFeatures, _ screen: ScreenDrawer) {
    self.features = features
    self.screen = screen
  }

  /// Notes that a line may have changed the feature. While none has, the next record reuses the screen, the state, and the actions
  /// of the previous one instead of drawing them again.
  mutating func noteChange() { shown = nil }

  /// Returns a record of a line and what it led to. Records are written in the order of their moments.
  mutating func record(of moment: RoomMoment) -> RoomRecord {
    if moment.hasChange { noteChange() }
    var record = RoomRecord(
      prompt: Self.shown(moment.prompt), line: Self.shown(moment.line),
      output: Self.lines(moment.output))
    guard let feature = moment.feature else { return record }
    record.time = feature.time
    let picture = picture(of: feature)
    record.screen = picture.screen
    record.state = fields(picture.rows, in: feature.running)
    record.effects = feature.effects.map(Self.shown)
    record.actions = picture.actions
    record.tree = picture.tree
    record.history = picture.history
    record.example = feature.example.map(Self.shown) ?? ""
    return record
  }

  private mutating func picture(of moment: FeatureMoment) -> FeaturePicture {
    if let shown, shown.key == moment.key { return shown.picture }
    let (screen, isDecidedByStore) = moment.showing { drawnScreen(of: moment) }
    let outline = moment.running.store.outline
    let picture = FeaturePicture(
      screen: screen,
      rows: moment.showing {
        Array((moment.scopedState.map(StateOutline.of) ?? []).prefix(Self.mostRows))
      },
      actions: actions(moment),
      tree: moment.showing {
        Self.rows(OutlineText.of(outline, state: moment.state), most: Self.mostRows)
      },
      history: history(moment))
    shown = isDecidedByStore ? (moment.key, picture) : nil
    return picture
  }

  private func drawnScreen(of moment: FeatureMoment) -> (html: String, isDecidedByStore: Bool) {
    let isNow = moment.isNow(in: features.running)
    guard let running = isNow ? moment.running : moment.still else { return ("", false) }
    // A feature without a view has nothing to draw.
    let page = features.drawing.draw { [screen] in
      var page: ScreenPage?
      if isNow {
        page = try? screen.drawPage(of: running)
      } else {
        _ = running.store.recording { page = try? screen.drawPage(of: running) }
      }
      return page ?? ScreenPage(html: "", isDecidedByStore: true)
    }
    guard let page else { return ("", false) }
    guard page.html.utf8.count <= Self.longestScreen else {
      return ("<p>This screen is too large for the room.</p>", page.isDecidedByStore)
    }
    return (page.html, page.isDecidedByStore)
  }

  /// Fields of another part of the state are not new: the prompt has moved.
  private mutating func fields(
    _ rows: [StateRow], in running: RunningFeature
  ) -> [RoomRecord.Field] {
    let place = "\(running.run) \(running.prompt)"
    let old = place == previousPlace ? previous : [:]
    previousPlace = place
    previous = Dictionary(rows.map { ($0.path, $0.value) }) { first, _ in first }
    return rows.map { row in
      RoomRecord.Field(
        depth: row.depth, name: Self.shown(row.name), value: Self.shown(row.value),
        isNew: !old.isEmpty && old[row.path] != row.value)
    }
  }

  private func actions(_ moment: FeatureMoment) -> [String] {
    let snapshots = moment.running.store.snapshots, last = moment.key.position
    let first = max(snapshots.first, last - Self.mostActions)
    guard first <= last else { return [] }
    return (first...last).reversed().compactMap { number in
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
  private mutating func history(_ moment: FeatureMoment) -> [String] {
    let snapshots = moment.running.store.snapshots
    guard snapshots.count > 0 else { return [] }
    changes.begin(moment.running)
    let list = LogList(snapshots: snapshots) { [changes] in changes.of($0) }
    let isNow = moment.isNow(in: features.running)
    let output =
      isNow
      ? list.output(ofLast: Self.mostListed)
      : list.output(ofLast: Self.mostListed, until: moment.key.position)
    return Self.rows(output.text, most: Self.mostListed + 1)
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
