import ShellCore

/// Evaluates lines of viewers in processes of their own, so that what they do cannot reach the presenter's session.
struct TaskWorker: Sendable {
  /// The command of the program that such a process runs.
  static let command = "room-task"

  /// The presenter's folder.
  let folder: String
  /// The commands that lead to the presenter's state.
  let start: [String]
  let goals: [String]
  /// How long a process may last.
  var timeout = Duration.seconds(10)

  /// Plays the lines of an attempt from the presenter's state.
  @Sendable
  func result(of attempt: RoomAttempt) async -> RoomAttemptResult {
    let request = TaskRequest(
      start: start, goals: goals, lines: attempt.lines, language: attempt.language)
    let file = URL(filePath: TemporaryFolder.path)
      .appendingPathComponent("tca-task-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    guard let data = try? JSONEncoder().encode(request),
      FileManager.default.createFile(
        atPath: file.path, contents: data, attributes: [.posixPermissions: 0o600]),
      let text = await output(for: file.path),
      let result = try? JSONDecoder().decode(RoomAttemptResult.self, from: Data(text.utf8))
    else { return RoomAttemptResult(wasStopped: true) }
    return result
  }

  /// The variables of the presenter that the compiler and the loader of libraries need. An attempt forgets most of them before it
  /// begins; what is not here, such as a token, its process never gets.
  private static let environment = ProcessInfo.processInfo.environment
    .filter { name, _ in
      ["COMPOSABLE_SHELL", "HOME", "LANG", "PATH", "SDKROOT", "SWIFT_BACKTRACE", "TZ"]
        .contains(name) || ["LC_", "LD_LIBRARY_", "XDG_"].contains { name.hasPrefix($0) }
    }.map { "\($0.key)=\($0.value)" }.sorted()

  /// What the process writes; `nil` if it does not end by itself.
  private func output(for file: String) async -> String? {
    let process = ChildProcess(
      HelperPrograms.starter,
      ["-i"] + Self.environment
        + ["TMPDIR=\(TemporaryFolder.path)", CurrentProgram.path, Self.command, file],
      in: folder, includesErrors: false, endsWithThisProcess: true)
    return await withTaskGroup(of: String?.self) { group in
      group.addTask {
        guard let result = try? await process.run(), !result.wasSignaled, result.status == 0
        else { return nil }
        return result.text
      }
      group.addTask { [timeout] in
        try? await Task.sleep(for: timeout)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
