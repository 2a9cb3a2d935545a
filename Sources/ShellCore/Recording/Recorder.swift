import ScenarioFormat

/// Keeps a session in a scenario file, a command at a time.
///
/// The file is complete behind each command: whatever ends the session, what was recorded until
/// then checks.
@MainActor
final class Recorder {
  /// The file as it was typed.
  let name: String
  /// Where the feature stood when it began, and which one; nil: none ran.
  let start: (store: any LoadedFeature, place: Trail.Place)?
  /// Whether the session had been elsewhere before it began, of which the file knows nothing.
  let hasJourneysBehind: Bool
  /// Whether time had gone by since the last step: in the file that is a step of its own.
  let beginsLater: Bool
  /// What the clock is to be again behind it.
  let clockMode: ClockMode
  /// From the session's folder to the file's.
  let relocation: Relocation
  /// How many commands were recorded.
  private(set) var count = 0
  private var text = RecordingText()
  private var file: RecordingFile

  init(
    _ file: RecordingFile, name: String, start: (store: any LoadedFeature, place: Trail.Place)?,
    hasJourneysBehind: Bool, beginsLater: Bool, clockMode: ClockMode, relocation: Relocation
  ) {
    self.file = file
    self.name = name
    self.start = start
    self.hasJourneysBehind = hasJourneysBehind
    self.beginsLater = beginsLater
    self.clockMode = clockMode
    self.relocation = relocation
  }

  /// Adds the way to where it begins.
  func begin(with entries: [TranscriptWriter.Entry]) throws(RecordingFile.Failure) {
    try file.add(text.add(entries))
  }

  func add(_ entry: TranscriptWriter.Entry) throws(RecordingFile.Failure) {
    var text = text
    try file.add(text.add([entry]))
    self.text = text
    count += 1
  }

  func add(note: String) throws(RecordingFile.Failure) {
    var text = text
    try file.add(text.add(note: note))
    self.text = text
  }
}
