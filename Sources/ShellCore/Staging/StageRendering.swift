/// Draws the panels of the stage into a grid.
@MainActor
struct StageRenderer {
  private let content: StageContent
  private var grid: StageGrid
  private var targets: [StagePicture.Target] = []
  /// The column before which the lower edge may contain text.
  private var edgeEnd: Int

  /// How many panels are beside each other.
  enum Arrangement: Equatable {
    case one, two, three
    /// All panels below each other, in a tall area.
    case column
  }

  /// Draws the stage for a terminal; `nil` if the terminal is too small for it.
  static func picture(
    _ content: StageContent, _ settings: StageSettings, hasMouse: Bool = false
  ) -> StagePicture? {
    guard settings.rows >= 10, settings.columns >= 20 else { return nil }
    let height = min(
      height(of: settings), max(wantedHeight(content, settings), content.leastHeight))
    var renderer = StageRenderer(
      content: content,
      grid: StageGrid(width: settings.columns, height: height, isASCII: settings.isASCII))
    renderer.draw(arrangement(of: settings))
    return StagePicture(
      rows: renderer.grid.rows, targets: renderer.targets, hasMouse: hasMouse)
  }

  private init(content: StageContent, grid: StageGrid) {
    self.content = content
    self.grid = grid
    edgeEnd = grid.width - 14
  }

  /// The rows that the content fills, with the frame and a free row below it.
  private static func wantedHeight(_ content: StageContent, _ settings: StageSettings) -> Int {
    guard content.notice == nil else { return 4 }
    // Where nothing else is drawn, the stage fills its place.
    if let tallest = settings.tallest { return tallest }
    let width = panelWidth(settings.columns, arrangement(of: settings), content)
    let screen = content.screen?(width).count ?? 0
    let isAlone = content.isScreenOnly || arrangement(of: settings) == .one
    let beside = isAlone && content.screen != nil ? 0 : content.fields.count
    let least = arrangement(of: settings) == .three ? max(12, content.effects.count * 9 / 2) : 10
    return max(isAlone ? 4 : least, max(screen, beside) + 3)
  }

  /// The columns inside the first panel.
  private static func panelWidth(
    _ columns: Int, _ arrangement: Arrangement, _ content: StageContent
  ) -> Int {
    guard !content.isScreenOnly else { return columns - 4 }
    return switch arrangement {
    case .one, .column: columns - 4
    case .two: columns * 54 / 100 - 4
    case .three: (columns - 36) / 2 - 3
    }
  }

  /// The largest number of rows of the stage. The prompt keeps more than half of the terminal.
  static func height(of settings: StageSettings) -> Int {
    guard settings.rows >= 10 else { return 0 }
    if let tallest = settings.tallest { return max(4, tallest) }
    return min(24, max(4, settings.rows * 23 / 50))
  }

  static func arrangement(of settings: StageSettings) -> Arrangement {
    if settings.columns >= 110, settings.rows >= 30 { return .three }
    if settings.columns < 76, settings.tallest ?? 0 >= 20 { return .column }
    return settings.columns >= 76 ? .two : .one
  }

  private mutating func draw(_ arrangement: Arrangement) {
    let width = grid.width, height = grid.height
    let whole = StageArea(x: 0, y: 0, width: width, height: height)
    if content.isScreenOnly || content.notice != nil {
      main(whole)
    } else {
      switch arrangement {
      case .one: if let poll = content.poll { self.poll(poll, whole) } else { main(whole) }
      case .column: column(whole)
      case .two:
        let left = width * 54 / 100
        edgeEnd = left - 1
        main(StageArea(x: 0, y: 0, width: left, height: height))
        second(StageArea(x: left - 1, y: 0, width: width - left + 1, height: height))
      case .three:
        let right = 36
        // Without a screen, the state needs no second panel, and the actions have their own.
        let isAlone = content.screen == nil && content.poll == nil
        let left = isAlone ? width - right + 1 : (width - right) / 2 + 1
        main(StageArea(x: 0, y: 0, width: left, height: height))
        if !isAlone {
          second(StageArea(x: left - 1, y: 0, width: width - left - right + 2, height: height))
        }
        let top = max(4, height * 4 / 9)
        let x = width - right
        effects(StageArea(x: x, y: 0, width: right, height: top))
        actions(StageArea(x: x, y: top - 1, width: right, height: height - top + 1))
      }
    }
    let hasPanel = arrangement == .three || arrangement == .column
    edge(showsEffects: !hasPanel || content.isScreenOnly)
  }

  // MARK: Panels

  private mutating func main(_ area: StageArea) {
    grid.frame(area, title: content.title, .mainTitle)
    if let notice = content.notice {
      grid.put(
        content.said(notice), .faint, x: area.text.x, y: area.inside.lowerBound,
        limit: area.text.limit)
      return
    }
    guard let screen = content.screen else { return fields(area) }
    if let text = content.evaluatedText(columns: area.width) {
      grid.putAtRight(text, .recent, area, y: area.y)
    }
    let rows = visible(screen(area.text.limit), in: area)
    for (y, row) in zip(area.inside, rows) {
      grid.put(row.runs, x: area.text.x, y: y, limit: area.text.limit)
      if row.isMarked { grid.put(mark("▌", "*"), .recent, x: area.text.x - 1, y: y, limit: 1) }
      guard let line = row.line else { continue }
      let columns = area.text.x..<(area.text.x + area.text.limit)
      targets.append(
        .init(row: y, columns: columns, line: line, isComplete: row.isComplete))
    }
    more(rows.count - area.inside.count, area)
  }

  /// The rows without those above a sheet or an alert that would otherwise not fit.
  private func visible(
    _ rows: [StageContent.ScreenRow], in area: StageArea
  ) -> ArraySlice<StageContent.ScreenRow> {
    let surplus = max(0, rows.count - area.inside.count)
    let above = rows.firstIndex(where: \.isInLayer) ?? 0
    return rows.dropFirst(min(surplus, above))
  }

  /// The screen, the state, the effects and the actions below each other.
  private mutating func column(_ area: StageArea) {
    let screen = content.screen.map { $0(area.text.limit).count + 2 }
    let sleeping = content.effects.count {
      if case .asleep = $0.state { true } else { false }
    }
    let wanted = [
      screen, max(1, content.fields.count) + 2, max(1, content.effects.count + sleeping) + 2,
      max(1, content.actions.count) + 2,
    ].compactMap { $0 }
    let areas = StageColumn(wanted, height: area.height).panels.map {
      StageArea(x: area.x, y: area.y + $0.row, width: area.width, height: $0.height)
    }
    main(areas[0])
    if screen != nil {
      grid.frame(areas[1], title: content.said("state"))
      fields(areas[1])
    }
    effects(areas[areas.count - 2])
    actions(areas[areas.count - 1])
  }

  /// The state beside the screen, or the effects and actions if the state is shown in place of the screen.
  private mutating func second(_ area: StageArea) {
    if let poll = content.poll { return self.poll(poll, area) }
    guard content.screen != nil else { return actions(area) }
    grid.frame(area, title: content.said("state"))
    fields(area)
  }

  private mutating func fields(_ area: StageArea) {
    let room = area.inside.count
    let fields = visibleFields(room)
    let names = fields.map { $0.row.depth * 2 + ColumnWidth.of($0.row.name) }
    let values = fields.map { ColumnWidth.of($0.row.value) }.max() ?? 0
    let least = min(values, area.text.limit * 4 / 10)
    let column = min(names.max() ?? 0, area.text.limit - least - 2)
    for (y, field) in zip(area.inside, fields) {
      let indent = area.text.x + field.row.depth * 2
      grid.put(
        field.row.name, .faint, x: indent, y: y, limit: column - field.row.depth * 2)
      let x = field.row.name.isEmpty ? indent : area.text.x + column + 2
      let end = area.text.x + area.text.limit
      let value = ShortText.value(field.row.value, columns: end - x, mark: mark("…", "~"))
      let next = grid.put(value, field.style, x: x, y: y, limit: end - x)
      guard let old = field.old, !old.isEmpty, end - next > 8 else { continue }
      let before = ShortText.value(old, columns: end - next - 4, mark: mark("…", "~"))
      grid.put(" <- " + before, .faint, x: next, y: y, limit: end - next)
    }
    more(content.fields.count - room, area)
  }

  /// The choices of a vote, each with a bar.
  private mutating func poll(_ poll: StagePoll, _ area: StageArea) {
    grid.frame(area, title: poll.title, .mainTitle)
    let most = max(1, poll.rows.map(\.count).max() ?? 1)
    let digits = "\(most)".count
    let bars = min(12, area.text.limit / 4)
    for (y, row) in zip(area.inside, poll.rows) {
      let full = row.count * bars / most
      let bar = String(repeating: mark("█", "#"), count: full)
      let rest = String(repeating: " ", count: bars - full + digits - "\(row.count)".count + 1)
      grid.put(
        [
          StageText(bar, .bar), StageText(rest), StageText("\(row.count) ", .number),
          StageText(row.text),
        ], x: area.text.x, y: y, limit: area.text.limit)
    }
    more(poll.rows.count - area.inside.count, area)
  }

  /// All fields if they fit; otherwise the changed ones come first.
  private func visibleFields(_ room: Int) -> [StageContent.FieldRow] {
    guard content.fields.count > room else { return content.fields }
    let changed = content.fields.filter { $0.style != .plain }
    return Array((changed + content.fields.filter { $0.style == .plain }).prefix(room))
  }

  private mutating func effects(_ area: StageArea) {
    grid.frame(area, title: content.said("effects"))
    var y = area.inside.lowerBound
    if content.effects.isEmpty {
      grid.put(content.said("none"), .faint, x: area.text.x, y: y, limit: area.text.limit)
    }
    for effect in content.effects where y < area.inside.upperBound {
      grid.put(head(of: effect), x: area.text.x, y: y, limit: area.text.limit)
      y += 1
      guard case .asleep(let passed, let total) = effect.state, y < area.inside.upperBound
      else { continue }
      bar(passed, total, x: area.text.x + 2, y: y, limit: area.text.limit - 2)
      y += 1
    }
  }

  private func head(of effect: StageContent.EffectRow) -> [StageText] {
    let name = "\(effect.number) \(effect.name)"
    return switch effect.state {
    case .asleep: [StageText(mark("▸", ">"), .bar), StageText(" \(name)")]
    case .outside:
      [
        StageText(mark("▸", ">"), .bar), StageText(" \(name)"),
        StageText(" " + content.said("outside"), .faint),
      ]
    case .finished:
      [
        StageText(mark("✓", "+"), .recent),
        StageText(" \(name) \(content.said("finished"))", .faint),
      ]
    case .cancelled:
      [
        StageText(mark("✗", "x"), .failed),
        StageText(" \(name) \(content.said("cancelled"))", .faint),
      ]
    }
  }

  private mutating func bar(_ passed: Duration, _ total: Duration, x: Int, y: Int, limit: Int) {
    let text = " \(StageTime.seconds(passed))/\(StageTime.total(total))"
    let width = max(0, limit - text.count)
    let share = total > .zero ? min(1, max(0, passed / total)) : 1
    let full = Int(share * Double(width))
    let done = String(repeating: mark("█", "#"), count: full)
    let rest = String(repeating: mark("·", "."), count: width - full)
    grid.put(
      [StageText(done, .bar), StageText(rest, .faint), StageText(text)], x: x, y: y, limit: limit)
  }

  private mutating func actions(_ area: StageArea) {
    grid.frame(area, title: content.said("last actions"))
    if content.actions.isEmpty {
      let y = area.inside.lowerBound
      grid.put(content.said("none"), .faint, x: area.text.x, y: y, limit: area.text.limit)
    }
    let width = content.actions.first.map { "\($0.number)".count } ?? 0
    for (index, (y, action)) in zip(area.inside, content.actions).enumerated() {
      let number = "\(action.number)"
      let padding = String(repeating: " ", count: max(0, width - number.count))
      let style = index > 0 ? StageStyle.faint : content.actionStyle == .plain ? .plain : .recent
      let text = ShortText.action(
        action.text, columns: area.text.limit - max(width, number.count) - 1, mark: mark("…", "~"))
      grid.put(
        [StageText("\(padding)\(number) ", .number), StageText(text, style)],
        x: area.text.x, y: y, limit: area.text.limit)
    }
  }

  // MARK: Edges

  private mutating func more(_ count: Int, _ area: StageArea) {
    guard count > 0 else { return }
    grid.putAtRight(
      "\(mark("▾", "v")) \(content.said("\(count) more"))", .faint, area, y: area.bottom)
  }

  /// Writes the clock into the lower edge, and the effects that sleep if they have no panel.
  private mutating func edge(showsEffects: Bool) {
    guard !content.clock.isEmpty else { return }
    let y = grid.height - 1
    var x = grid.put(" \(content.clock) ", .number, x: 2, y: y, limit: grid.width - 4)
    guard showsEffects else { return }
    for effect in content.effects {
      guard case .asleep(let passed, let total) = effect.state, x + 26 < edgeEnd else { continue }
      let name = "\(effect.number) \(effect.name)".truncated(toColumns: 16)
      x = grid.put("\(name) ", x: x, y: y, limit: 20)
      let width = min(18, edgeEnd - x - 2)
      bar(passed, total, x: x, y: y, limit: width)
      grid.put(" ", x: x + width, y: y, limit: 1)
      return
    }
  }

  private func mark(_ text: String, _ ascii: String) -> String { grid.isASCII ? ascii : text }
}
