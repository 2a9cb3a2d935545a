/// The room of a session: publishes a record of each journal entry.
@MainActor
package final class RoomControl {
  /// Opens rooms; `nil` if this session cannot have one.
  package var host: (any RoomHost)?
  private(set) var room: (any OpenRoom)?
  /// Whether each line is published when it has run. A talk publishes its lines itself.
  package var publishesLines = true
  var polls = RoomPolls()
  package let writer: RoomWriter
  private let features: SessionFeatures
  private let recovery: Recovery
  /// Whether viewers do not see the line that is running.
  var isLeftOut = false
  /// The slide of a talk as HTML.
  private var slide = ""

  /// - Parameter meaning: The meaning of a line.
  init(
    _ features: SessionFeatures, _ screen: ScreenDrawer, _ recovery: Recovery,
    meaning: @escaping (String) -> CommandMeaning
  ) {
    self.features = features
    self.recovery = recovery
    writer = RoomWriter(features, RoomRecorder(features, screen), meaning: meaning)
    writer.publish = { [weak self] in self?.publish($0) }
  }

  /// Opens a room unless one is open, and publishes the session as it is now.
  func open(_ carrier: RoomCarrier) async throws -> any OpenRoom {
    isLeftOut = true
    if let room { return room }
    guard let host else {
      throw InputError(
        .notExportable, "this session cannot open a room; `room` works at the prompt")
    }
    do {
      let room = try await recovery.openRoom { place in
        let room = try await host.open(carrier, at: place.flatMap { RoomEndpoint($0) })
        return (room, place: room.place?.text ?? "")
      }
      self.room = room
      writer.published = room.past.map(PublishedLines.init)
      writer.write(features.prompt)
      return room
    } catch let failure as RoomFailure {
      throw InputError(.notExportable, failure.message)
    }
  }

  /// Uses a room that was opened for a talk.
  package func join(_ room: any OpenRoom) {
    self.room = room
    publishesLines = false
  }

  /// Publishes what a talk shows now.
  ///
  /// - Parameters:
  ///   - slide: The slide as HTML.
  ///   - line: The command that has run, after a prompt; empty for none.
  package func publish(slide: String, prompt: String, line: String, output: String) {
    writer.writeAll()
    self.slide = slide
    writer.write(prompt, line, output)
  }

  /// Closes the room.
  ///
  /// - Returns: Whether there was one.
  func close() -> Bool {
    defer {
      room = nil
      polls = RoomPolls()
      writer.forget()
    }
    room?.close()
    return room != nil
  }

  /// Closes the room at the end of a session, when its viewers have what was published, or after a few seconds.
  package func finish() async {
    writer.writeAll()
    await room?.finish()
    room = nil
  }

  private func publish(_ record: RoomRecord) {
    guard let room else { return }
    var record = record
    record.ballot = polls.ballot
    record.question = polls.question
    record.task = polls.task
    record.slide = slide
    room.publish(record)
  }
}

/// What the room is asked.
extension RoomControl {
  /// Puts something to the vote.
  ///
  /// - Parameter outcome: For the prediction of a line, the index of the choice that is right.
  func ask(
    _ kind: RoomBallot.Kind = .line, line: String = "", choices: [String], controls: [Int] = [],
    outcome: Int? = nil
  ) {
    let ballot = polls.begin(
      kind, line: line, choices: choices, controls: controls, outcome: outcome)
    room?.open(ballot)
    publishPolls()
  }

  /// Ends the vote.
  ///
  /// - Returns: The ballot with the counts; `nil` if none is open.
  func endVote() -> RoomBallot? {
    isLeftOut = true
    guard polls.ballot != nil, let room else { return nil }
    polls.endBallot(counts: room.endBallot())
    let ended = polls.ballot
    publishPolls()
    return ended
  }

  func ask(_ text: String) {
    let question = polls.begin(question: text)
    room?.open(question)
    publishPolls()
  }

  /// Ends the question, and publishes the answers.
  ///
  /// - Parameter reason: Why a text is not an action; empty if it is one.
  /// - Returns: The answers; `nil` if nothing is asked.
  func endQuestion(_ reason: (String) -> String) -> [RoomQuestion.Answer]? {
    isLeftOut = true
    guard polls.question != nil, let room else { return nil }
    polls.endQuestion(
      room.endQuestion().map {
        RoomQuestion.Answer(text: $0.text, count: $0.count, error: reason($0.text))
      })
    publishPolls()
    return polls.answers
  }

  /// Publishes what is asked; what has ended is published once.
  func publishPolls() {
    isLeftOut = true
    writer.writeAll()
    writer.write(features.prompt)
    polls.clear()
  }

  /// What the room has sent until now, in a few words: `12 votes`; `nil` if it is not asked.
  package var status: String? {
    guard let room else { return nil }
    if polls.ballot != nil {
      let count = room.counts.reduce(0, +)
      return count == 1 ? "1 vote" : "\(count) votes"
    }
    if polls.task != nil {
      let people = room.people
      return "\(people.count(where: \.isSolved)) of \(people.count) done"
    }
    guard polls.question != nil else { return nil }
    let count = room.answers.reduce(0) { $0 + $1.count }
    return count == 1 ? "1 answer" : "\(count) answers"
  }
}

extension RoomControl: EntryObserver {
  func willOpen(_ line: String) -> EntryStart {
    writer.willRun(line)
    return .run()
  }

  func didClose(_ entry: ClosedEntry, _ output: inout Output) {
    writer.didRun(isChange: !entry.meaning.command.onlyInspects && !isLeftOut)
    defer { isLeftOut = false }
    guard room != nil, publishesLines, !isLeftOut else { return }
    if let verdict = polls.verdict(on: entry.line) { output.append(note: verdict) }
    writer.add(entry.prompt, entry.line, output.text)
  }

  func didDiscard() { writer.didRun(isChange: false) }
}

extension Output {
  /// Adds a line after the output.
  fileprivate mutating func append(note: String) {
    if !styledText.isEmpty { styledText.append(StyledText("\n" + note, .dimmed)) }
    text += (text.isEmpty ? "" : "\n") + note
  }
}
