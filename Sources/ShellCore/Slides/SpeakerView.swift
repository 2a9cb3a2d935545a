/// What the speaker of a talk sees in a second terminal: the notes of the current slide, and what comes next.
///
/// The terminal with the talk sends it as JSON to the terminal with the notes.
package struct SpeakerView: Codable, Sendable, Equatable {
  var slide: Int
  var slideCount: Int
  var title: String
  /// The comments on the slide in the file.
  var notes: [String]
  /// The next command on the slide; `nil` if there is none.
  var nextCommand: String?
  /// The title of the next slide; `nil` on the last one.
  var nextTitle: String?
  /// The text of the next slide.
  var nextText: [String]
  /// When the talk began, in seconds since 1970.
  var startedAt: Double
  /// When the slide should be shown; `nil` if the notes contain no plan.
  var planned: PlannedTime?
  /// Who has solved the task on the slide; `nil` without one.
  var progress: TaskProgress?
}

extension SpeakerView {
  /// The view of the speaker.
  ///
  /// - Parameter startedAt: When the talk began, in seconds since 1970.
  package init(_ state: TalkState, startedAt: Double) {
    let talk = state.talk, slide = state.slide
    let index = talk.stops[state.stop].slide
    let next = talk.slides.indices.contains(index + 1) ? talk.slides[index + 1] : nil
    self.init(
      slide: index + 1, slideCount: talk.slides.count, title: slide.title, notes: slide.notes,
      nextCommand: state.nextStep?.command, nextTitle: next?.title,
      nextText: next.map(Self.preview) ?? [], startedAt: startedAt,
      planned: talk.plan.time(of: index), progress: state.progress)
  }

  private static func preview(_ slide: Slide) -> [String] {
    // One line for each paragraph: the terminal with the notes wraps it to its own width.
    let renderer = MarkdownRenderer.slide(width: 1_000)
    return renderer.lines(of: slide.prose).map(\.text) + slide.steps.map { "> " + $0.command }
  }
}

extension Slide {
  /// The text of the heading; empty before the first one.
  var title: String { heading.map { MarkdownSpanParser.spans(of: $0.title).text } ?? "" }
}

/// Draws the speaker's view as the rows of a terminal.
package struct SpeakerScreen {
  package let rows: [StyledLine]

  /// - Parameters:
  ///   - view: The view; `nil` while no talk is running.
  ///   - size: The size of the terminal.
  ///   - now: The time in seconds since 1970.
  ///   - clock: The time of day: `14:05`.
  ///   - language: The language of what is not written in the talk.
  package init(
    _ view: SpeakerView?, size: TalkSize, now: Double, clock: String, language: Language = .english
  ) {
    var lines: [StyledLine]
    if let view {
      lines =
        Self.header(view, size, now, clock, language) + Self.progress(view, size, language)
        + Self.notes(view, size, language) + Self.next(view, size, language)
    } else {
      lines = [
        StyledLine(language.said("Waiting for a talk"), .bold),
        StyledLine(
          language.said("Type `tca present FILE` in another terminal. q quits."), .dimmed),
      ]
    }
    lines = Array(lines.prefix(size.rows))
    rows = lines + Array(repeating: StyledLine(), count: max(0, size.rows - lines.count))
  }

  private static func header(
    _ view: SpeakerView, _ size: TalkSize, _ now: Double, _ clock: String, _ language: Language
  ) -> [StyledLine] {
    let left = language.said("slide \(view.slide) of \(view.slideCount)")
    let seconds = Int(max(0, now - view.startedAt))
    let right = "\(TalkTime.text(seconds))   \(clock)"
    let gap = max(2, size.columns - ColumnWidth.of(left) - right.count - 1)
    var line = StyledLine(left, .dimmed)
    line.append(String(repeating: " ", count: gap))
    line.append(right, TextStyle(isBold: true, color: .cyan))
    let plan =
      view.planned.map { wrapped(language.said($0.text(after: seconds)), .dimmed, size) } ?? []
    return [line] + plan + [StyledLine()] + wrapped(view.title, .bold, size) + [StyledLine()]
  }

  /// How many have solved the task of the room, and their names.
  private static func progress(
    _ view: SpeakerView, _ size: TalkSize, _ language: Language
  ) -> [StyledLine] {
    guard let progress = view.progress else { return [] }
    let names = progress.solvers.map { ControlPictures.of($0) }.joined(separator: ", ")
    return wrapped(language.said(progress.text) + (names.isEmpty ? "" : ": \(names)"), .bold, size)
      + [StyledLine()]
  }

  private static func notes(
    _ view: SpeakerView, _ size: TalkSize, _ language: Language
  ) -> [StyledLine] {
    guard !view.notes.isEmpty else {
      return [StyledLine(language.said("no notes on this slide"), .dimmed)]
    }
    return Array(
      view.notes.map { wrapped($0, TextStyle(), size) }.joined(separator: [StyledLine()]))
  }

  private static func next(
    _ view: SpeakerView, _ size: TalkSize, _ language: Language
  ) -> [StyledLine] {
    let rule = StyledLine(String(repeating: "─", count: max(1, size.columns - 1)), .dimmed)
    var lines = [StyledLine(), rule]
    if let command = view.nextCommand {
      lines += wrapped(language.said("next command:") + " \(command)", .code, size)
    }
    guard let title = view.nextTitle else {
      return lines + [StyledLine(language.said("this is the last slide"), .dimmed)]
    }
    lines += wrapped(language.said("next slide:") + " \(title)", .bold, size)
    return lines + view.nextText.flatMap { wrapped($0, .dimmed, size) }
  }

  private static func wrapped(
    _ text: String, _ style: TextStyle, _ size: TalkSize
  ) -> [StyledLine] {
    TextWrapping(width: max(1, size.columns - 1)).lines([StyledText(text, style)])
  }
}
