import ShellCore

extension Output {
  /// The output as a prompt shows it: in its language, and with notes about other versions of TCA unless hints are off.
  @MainActor
  func shown(by display: Display) -> Output {
    let output = display.showsHints ? withNote : withoutNotes
    return output.translated(into: display.language)
  }

  private var withNote: Output {
    guard let note else { return self }
    var output = self
    output.text = [note, text].filter { !$0.isEmpty }.joined(separator: "\n")
    let added = note.count { $0 == "\n" } + 1
    output.valueLines = (valueLines.lowerBound + added)..<(valueLines.upperBound + added)
    if !styledText.isEmpty { output.styledText.insert(StyledText(note + "\n"), at: 0) }
    return output
  }

  /// Without the notes that the text contains, each with one of the empty lines around it.
  private var withoutNotes: Output {
    let lines = StyledOutput.lines(of: self)
    var kept: [StyledLine] = []
    var isNote = false
    for line in lines {
      let wasNote = isNote
      isNote = Self.beginsNote(line.text) || (wasNote && Self.continuesNote(line.text))
      let isGap = wasNote && line.text.isEmpty && kept.last?.text.isEmpty ?? true
      if !isNote, !isGap { kept.append(line) }
    }
    guard kept.count < lines.count else { return self }
    if isNote, kept.last?.text.isEmpty == true { kept.removeLast() }
    let styled = Output(lines: kept)
    var output = self
    output.text = styled.text
    output.styledText = styled.styledText
    return output
  }

  private static func beginsNote(_ line: String) -> Bool { line.hasPrefix("note: TCA0") }

  private static func continuesNote(_ line: String) -> Bool {
    line == "This may be because:" || line.hasPrefix("- ")
  }
}
