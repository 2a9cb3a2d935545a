import LoadedFeatures
import SessionHistory
import Workspaces
import ActionSyntax
import OutputText
import RoomLog

/// The room of a session: publishes a record of each journal entry.
///
/// A record is written when the prompt waits for the next line, or else before the next line runs. The output of a line is
/// never delayed by it.
@MainActor
final class RoomControl: EntryObserver {
  /// Opens rooms; `nil` if this session cannot have one.
  var host: (any RoomHost)?
  private(set) var room: (any OpenRoom)?
  /// The ballot that is open.
  private(set) var ballot: RoomBallot?
  private var ballotCount = 0
  private var recorder: RoomRecorder
  private let feature: CurrentFeature
  private let recovery: Recovery
  /// An entry without a record.
  private var pending: (prompt: String, line: String, output: String)?
  private var isLeftOut = false

  init(_ feature: CurrentFeature, _ screen: ScreenDrawer, _ recovery: Recovery) {
    self.feature = feature
    self.recovery = recovery
    recorder = RoomRecorder(feature, screen)
  }

  /// Opens a room unless one is open, and publishes the session as it is now.
  func open(address: String?) async throws -> any OpenRoom {
    isLeftOut = true
    guard let host else {
      throw ShellError(
        .notExportable, "this session cannot open a room; `room` works at the prompt")
    }
    if let room { return room }
    do {
      let room = try await recovery.openRoom { place in
        let room = try await host.open(
          address: address ?? "127.0.0.1", at: place.flatMap { RoomPlace($0) })
        return (room, place: room.place.text)
      }
      self.room = room
      room.publish(recorder.record(prompt: feature.prompt, line: "", output: ""))
      return room
    } catch let failure as RoomFailure {
      throw ShellError(.notExportable, failure.message)
    }
  }

  /// Closes the room.
  ///
  /// - Returns: Whether there was one.
  func close() -> Bool {
    defer {
      room = nil
      ballot = nil
      pending = nil
    }
    room?.close()
    return room != nil
  }

  /// Puts lines to the vote.
  func ask(_ choices: [String]) {
    isLeftOut = true
    ballotCount += 1
    let ballot = RoomBallot(number: ballotCount, choices: choices)
    self.ballot = ballot
    room?.open(ballot)
    publish((feature.prompt, "", ""))
  }

  /// Ends the vote.
  ///
  /// - Returns: The ballot with the counts; `nil` if none is open.
  func endVote() -> RoomBallot? {
    isLeftOut = true
    guard var ended = ballot, let room else { return nil }
    ended.counts = room.endBallot()
    ballot = ended
    publish((feature.prompt, "", ""))
    ballot = nil
    return ended
  }

  func willOpen(_ line: String) -> EntryStart {
    flush()
    return .run()
  }

  func didClose(_ entry: ClosedEntry, _ output: inout Output) {
    flush()
    defer { isLeftOut = false }
    guard room != nil, !isLeftOut else { return }
    pending = (entry.prompt, entry.line, output.text)
    Task { flush() }
  }

  private func flush() {
    guard let pending else { return }
    self.pending = nil
    publish(pending)
  }

  private func publish(_ entry: (prompt: String, line: String, output: String)) {
    guard let room else { return }
    var record = recorder.record(prompt: entry.prompt, line: entry.line, output: entry.output)
    record.ballot = ballot
    room.publish(record)
  }
}
