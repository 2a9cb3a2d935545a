/// Writes a session to a scenario file, one entry at a time.
///
/// The file is complete after each entry: whatever ends the session, what was recorded until then
/// passes `tca check`.
@MainActor
final class Recorder {
  /// The path of the file as it was typed.
  let name: String
  /// The run and the position where it began; `nil` if no feature was loaded.
  let start: (run: Int, position: Journal.Position)?
  /// Whether the session had been elsewhere before it began. The file does not show that.
  let hasEarlierTravels: Bool
  /// Whether time had passed since the last change: the file contains a separate `advance` for it.
  let beginsLater: Bool
  /// The clock mode to return to at the end.
  let clockMode: ClockMode
  /// From the session's folder to the file's.
  let relocation: Relocation
  /// How many commands were recorded.
  private(set) var count = 0
  private var text = RecordingText()
  private var file: RecordingFile

  init(
    _ file: RecordingFile, name: String, start: (run: Int, position: Journal.Position)?,
    hasEarlierTravels: Bool, beginsLater: Bool, clockMode: ClockMode, relocation: Relocation
  ) {
    self.file = file
    self.name = name
    self.start = start
    self.hasEarlierTravels = hasEarlierTravels
    self.beginsLater = beginsLater
    self.clockMode = clockMode
    self.relocation = relocation
  }

  /// Writes the lines that reproduce the state in which the recording begins.
  func begin(with lines: [TranscriptWriter.Interaction]) throws(FileSystemError) {
    try file.add(text.add(lines))
  }

  /// Writes a line and its output.
  ///
  /// - Parameters:
  ///   - meaning: The line's meaning.
  ///   - prompt: The prompt that it was typed at, without `> `.
  ///   - mayDiffer: Whether its output may differ next time: Ctrl-C has stopped it, or it explains an
  ///     error that is not in the file.
  func add(
    _ line: String, _ meaning: LineMeaning, at prompt: String, _ output: Output,
    mayDiffer: Bool
  ) throws(FileSystemError) {
    let moved = relocation.line(line, meaning)
    var entry = TranscriptWriter.Interaction(
      prompt: prompt, command: moved, output: output.fileText ?? output.text)
    entry.allowsAnyOutput =
      mayDiffer || output.isError && moved != line
      || hasEarlierTravels && meaning.command.reads.contains(.history)
    var text = text
    try file.add(text.add([entry]))
    self.text = text
    count += 1
  }

  func add(note: String) throws(FileSystemError) {
    var text = text
    try file.add(text.add(note: note))
    self.text = text
  }

  /// Continues the file of a session that was restored.
  ///
  /// - Parameter lost: A line that was not repeated. It is removed if it is at the end of the file.
  func continueFile(without lost: String?) throws(FileSystemError) {
    try file.continueWriting(without: lost)
  }

  /// Whether a scenario file can contain a line.
  func canHold(_ line: String) -> Bool {
    !line.unicodeScalars.contains { "\0\n\r".unicodeScalars.contains($0) }
  }

  /// `1 command`, `12 commands`.
  var countText: String {
    count == 1 ? "1 command" : "\(ShellCore.countText(count)) commands"
  }
}
