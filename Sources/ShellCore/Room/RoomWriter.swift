/// Writes the records of lines, in their order.
///
/// A record is written when the prompt waits for the next line and nothing was typed ahead. Until then, lines that only add
/// actions go on, and the record shows the moment after its own line. Other lines, such as `undo`, wait for it. The output of
/// a line is never delayed by its record.
@MainActor
package final class RoomWriter {
  /// Whether the next line was typed ahead.
  package var hasInput: () -> Bool = { false }
  /// How often a record waits for 20 ms while lines are typed ahead. After a second, viewers see it.
  var mostWaits = 50
  var publish: (RoomRecord) -> Void = { _ in }
  /// What viewers have from an earlier process, while the session is restored.
  var published: PublishedLines?
  private let features: SessionFeatures
  private let meaning: (String) -> CommandMeaning
  private var recorder: RoomRecorder
  private var queue = RoomQueue()
  private var writing: Task<Void, Never>?
  private var isRunning = false
  /// Whether a line that does more than show something has run since the last moment.
  private var hasChange = false

  /// - Parameter meaning: The meaning of a line.
  init(
    _ features: SessionFeatures, _ recorder: RoomRecorder,
    meaning: @escaping (String) -> CommandMeaning
  ) {
    self.features = features
    self.recorder = recorder
    self.meaning = meaning
  }

  /// Writes the records that a line would change.
  func willRun(_ line: String) {
    isRunning = true
    for _ in 0..<queue.countToWrite(before: meaning(of: line)) { writeFirst() }
  }

  /// - Parameter isChange: Whether the line does more than show something.
  func didRun(isChange: Bool) {
    isRunning = false
    if isChange { hasChange = true }
  }

  /// Adds a line that has run. Its record is written later.
  func add(_ prompt: String, _ line: String, _ output: String) {
    queue.append(moment(prompt, line, output))
    writeLater()
  }

  /// Writes a record of the session as it is now.
  func write(_ prompt: String, _ line: String = "", _ output: String = "") {
    send(moment(prompt, line, output))
  }

  /// Whether the records of some lines are not written.
  package var isBehind: Bool { !queue.isEmpty }

  /// Writes the records of all lines that have run.
  package func writeAll() { while !queue.isEmpty { writeFirst() } }

  /// The lines that follow are new.
  func endRestoring() {
    writeAll()
    published = nil
  }

  /// Forgets the lines whose records are not written.
  func forget() { queue.removeAll() }

  private func moment(_ prompt: String, _ line: String, _ output: String) -> RoomMoment {
    defer { hasChange = false }
    return RoomMoment(
      features, prompt: prompt, line: line, output: output, meaning: meaning(of: line),
      hasChange: hasChange)
  }

  /// What happens between lines is the work of earlier ones.
  private func meaning(of line: String) -> CommandMeaning {
    line.isEmpty ? .action : meaning(line)
  }

  private func writeFirst() {
    if let moment = queue.popFirst() { send(moment) }
  }

  private func send(_ moment: RoomMoment) {
    let record = recorder.record(of: moment)
    if published?.contains(record) != true { publish(record) }
  }

  /// Writes the records one after the other as soon as nothing else is to be done.
  private func writeLater() {
    guard writing == nil else { return }
    writing = Task { [weak self] in
      var waits = 0
      while let self, !self.queue.isEmpty {
        if self.isRunning || self.hasInput() && waits < self.mostWaits {
          waits += 1
          try? await Task.sleep(for: .milliseconds(20))
          continue
        }
        self.writeFirst()
        await Task.yield()
      }
      self?.writing = nil
    }
  }
}
