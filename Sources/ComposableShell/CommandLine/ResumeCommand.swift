import ArgumentParser
import ShellCore

/// `tca resume [N]`: continues a session that has ended.
struct ResumeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Continue a session that has ended, for any reason.",
    discussion: """
      The lines of the session run again, without the line that was running when it ended. Effects start again, and \
      files are loaded as they were. `\(CurrentProgram.name) sessions` lists the sessions.
      """)

  @ArgumentParser.Argument(help: "The number of the session in the list of sessions.")
  var number = 1

  @MainActor
  func run() async throws {
    let session = SessionFactory.makePromptSession()
    guard TerminalPrompt.isPossible else {
      throw ValidationError("`resume` needs a terminal")
    }
    session.clock.mode = .live
    let (journal, summary) = try await self.journal(of: session)
    let notes = summary.map { [Output(text: $0)] } ?? []
    let restored = await journal.begin()
    guard let terminal = TerminalPrompt(session) else { CurrentProgram.exit(1) }
    let status = await terminal.run([], notes: notes + restored)
    await session.room.finish()
    CurrentProgram.exit(status)
  }

  /// The journal of the session that is resumed, or of the worker that this one replaces; and what is resumed.
  @MainActor
  private func journal(of session: Session) async throws -> (PromptRecovery, summary: String?) {
    if Supervision.isReplacement,
      let journal = RestrictedSession.journal(of: session, isOnDisk: true)
    {
      return (journal, nil)
    }
    let entries =
      SessionFolder()?.entries ?? []
    guard entries.indices.contains(number - 1) else {
      throw ValidationError(
        entries.isEmpty
          ? "no session to resume"
          : "session \(number) does not exist: expected a number from 1 to \(entries.count)")
    }
    let entry = entries[number - 1]
    if let folder = entry.plan.folder {
      guard FileManager.default.changeCurrentDirectoryPath(folder) else {
        throw ValidationError("the folder of the session, \(folder), does not exist")
      }
    }
    guard let journal = RestrictedSession.journal(of: session, resuming: entry.path) else {
      throw ValidationError("the session cannot be resumed here")
    }
    return (journal, SessionSummary.resumed(entry.plan))
  }
}

/// `tca sessions`: lists the sessions that can be resumed.
struct SessionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions", abstract: "List the sessions that can be resumed, newest first.")

  func run() {
    let entries =
      SessionFolder()?.entries ?? []
    if entries.isEmpty { StandardOutput.print(ChosenLanguage.said("no session to resume")) }
    for (index, entry) in entries.enumerated() {
      StandardOutput.print(
        SessionSummary.text(
          of: entry.plan, number: index + 1, modified: Self.text(entry.modified),
          in: ChosenLanguage.current))
    }
  }

  /// `2026-11-22 14:05`, in the time zone of the computer.
  private static func text(_ date: Date) -> String {
    let calendar = Calendar(identifier: .gregorian)
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int = 2) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
      + " \(digits(parts.hour)):\(digits(parts.minute))"
  }
}
