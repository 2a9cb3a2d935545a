/// A line that names a control of a screen: `tap Register`, `enter Display name Blob`.
@MainActor
struct ControlLine {
  let input: CommandInput
  let screen: Screen

  /// A control, and the offset of the text after its name in characters.
  typealias Named = (control: Control, end: Int)

  /// Returns the control that the whole argument names, or the only one whose label begins with these words.
  func control() throws -> Control {
    if let found = try labelled(input.rest) ?? quoted(isAll: true)?.control { return found }
    if let found = try beginning { return found }
    if let found = numberedAndLabelled { return found }
    if let named = try wholeName { throw superfluous(after: named) }
    let name = Self.asNamed(input.rest)
    return try name != input.rest ? labelled(name) ?? numbered(name) : numbered(name)
  }

  /// The name of a control that is typed as it is drawn: `+` for `<+>`, `2` for `[2]`.
  private static func asNamed(_ drawn: String) -> String {
    for (first, last) in [("<", ">"), ("[", "]")]
    where drawn.hasPrefix(first) && drawn.hasSuffix(last) && drawn.count > 2 {
      return String(drawn.dropFirst().dropLast())
    }
    return drawn
  }

  /// The control that is typed with its number and its label, as one of several rows is drawn: `[3] Done`.
  private var numberedAndLabelled: Control? {
    guard input.rest.hasPrefix("["), let end = input.rest.firstIndex(of: "]") else { return nil }
    let number = Int(input.rest[..<end].dropFirst())
    let label = input.rest[end...].dropFirst().trimmingWhitespace
    return controls(beginningWith: label).first { $0.number == number }
  }

  /// The only control whose label begins with the words of the argument. A number is not a word.
  private var beginning: Control? {
    get throws {
      guard !input.rest.isEmpty, Int(input.rest) == nil else { return nil }
      let found = controls(beginningWith: input.rest)
      guard found.count > 1 else { return found.first }
      let names = found.map(screen.name(of:))
      throw error(
        .ambiguous, "\(found.count) controls begin with `\(abbreviated(input.rest))`",
        hint: "expected \(alternatives(names))")
    }
  }

  /// The controls whose labels begin with whole words, or consist of them, ignoring case.
  private func controls(beginningWith words: some StringProtocol) -> [Control] {
    let words = words.lowercased()
    return screen.controls.filter { control in
      let label = control.label.lowercased()
      guard label.hasPrefix(words) else { return false }
      let next = label.dropFirst(words.count).first
      return next.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }

  private func superfluous(after named: Named) -> InputError {
    let text = input.line.dropFirst(named.end).drop(while: \.isWhitespace)
    return error(
      .superfluous, "unexpected `\(abbreviated(String(text)))`", at: input.line.count - text.count,
      hint: named.control.takesValues
        ? "expected `enter \(input.rest)`; a tap has no value" : "expected the end of the line")
  }

  /// Returns the control at the beginning of the argument. The longest label that matches wins.
  func leadingControl() throws -> Named {
    if let named = try wholeName { return named }
    if let found = onlyBeginning { return found }
    let word = String(input.rest.prefix { !$0.isWhitespace })
    return (try numbered(Self.asNamed(word)), input.restOffset + word.count)
  }

  /// The control whose whole label is at the beginning of the argument, perhaps in quotation marks.
  private var wholeName: Named? {
    get throws {
      if let label = longestLabel, let control = try labelled(label) {
        return (control, input.restOffset + label.count)
      }
      return try quoted(isAll: false)
    }
  }

  /// The only control whose label begins with the first words of the argument, which are as many as possible. A number is not a label.
  private var onlyBeginning: Named? {
    let words = input.rest.split(separator: " ")
    for count in (1..<max(1, words.count)).reversed() {
      let head = input.rest[..<words[count - 1].endIndex]
      guard Int(head) == nil else { return nil }
      let found = controls(beginningWith: head)
      if found.count == 1 { return (found[0], input.restOffset + head.count) }
    }
    return nil
  }

  /// Creates an error at a position of the line, by default at the argument.
  func error(
    _ code: InputErrorCode, _ summary: String, at offset: Int? = nil, hint: String,
    suggestion: String? = nil
  ) -> InputError {
    InputError(
      code, summary, in: input.line, at: offset ?? input.restOffset, hint: hint,
      suggestion: suggestion)
  }

  /// The beginning of the argument that is a label, ignoring case.
  private var longestLabel: String? {
    let labels = screen.controls.map(\.label).filter(isBeginning)
    let longest = labels.max { $0.count < $1.count }
    return longest.map { String(input.rest.prefix($0.count)) }
  }

  /// Whether the argument begins with the words of a label.
  private func isBeginning(_ label: String) -> Bool {
    let head = input.rest.prefix(label.count)
    guard !label.isEmpty, head.lowercased() == label.lowercased() else { return false }
    return input.rest.dropFirst(label.count).first?.isWhitespace ?? true
  }

  /// Returns the control with a label, or nil if there is none.
  private func labelled(_ label: String, at offset: Int? = nil) throws -> Control? {
    let found = screen.controls(labelled: label)
    guard found.count > 1 else { return found.first }
    throw error(
      .ambiguous, "there are \(found.count) controls called `\(abbreviated(label))`", at: offset,
      hint: "expected a number: \(alternatives(found.map { "\($0.number)" }))")
  }

  /// Returns the control with a label in quotation marks, or nil without quotation marks.
  private func quoted(isAll: Bool) throws -> Named? {
    let rest = input.rest.dropFirst()
    guard input.rest.hasPrefix("\""), let mark = rest.firstIndex(of: "\"") else { return nil }
    let label = String(rest[..<mark])
    let end = input.restOffset + label.count + 2
    guard !isAll || end == input.line.count else { return nil }
    guard let control = try labelled(label, at: input.restOffset + 1) else {
      throw unknown(label, at: input.restOffset + 1)
    }
    return (control, end)
  }

  private func numbered(_ text: String) throws -> Control {
    guard let number = Int(text) else { throw unknown(unknownName(text)) }
    guard let control = screen.controls.first(where: { $0.number == number }) else {
      let most = screen.controls.count
      throw error(
        .unknownControl, "unknown control `\(abbreviated(text))`",
        hint: most == 0
          ? "the screen has no controls"
          : most == 1 ? "expected 1" : "expected a number from 1 to \(most)")
    }
    return control
  }

  /// The text to show in the error: the whole argument if it resembles a label, or else its first word.
  private func unknownName(_ word: String) -> String {
    nearest(to: input.rest) == nil ? word : input.rest
  }

  private func unknown(_ name: String, at offset: Int? = nil) -> InputError {
    if let covered = covered(name) { return self.error(for: covered, at: offset) }
    let labels = labels
    return error(
      .unknownControl, "unknown control `\(abbreviated(name))`", at: offset,
      hint: labels.isEmpty
        ? "the screen has no controls" : "expected \(alternatives(labels))",
      suggestion: nearest(to: name))
  }

  /// The control with a label that a sheet, an alert or another screen covers.
  private func covered(_ name: String) -> CoveredControl? {
    let labels = [name, input.rest].map { $0.lowercased() }
    return screen.covered.first { labels.contains($0.label.lowercased()) }
  }

  private func error(for covered: CoveredControl, at offset: Int?) -> InputError {
    let title = covered.cover.title.map { " `\(abbreviated($0))`" } ?? ""
    let labels = labels
    return error(
      .coveredControl,
      "`\(abbreviated(covered.label))` is below the \(covered.cover.kind)\(title)", at: offset,
      hint: labels.isEmpty
        ? "the \(covered.cover.kind) has no controls: send an action that closes it"
        : "expected a control of the \(covered.cover.kind): \(alternatives(labels))")
  }

  private func nearest(to name: String) -> String? { NearestName.to(name, in: labels) }

  /// The shortest unique names of the controls.
  private var labels: [String] {
    screen.controls.map { screen.name(of: $0) }
  }
}
