import ShellCore

/// Plays a talk without a terminal, and writes it as a page.
@MainActor
struct TalkPageWriter {
  let talk: Talk
  let file: String
  let trust: ScenarioTrust

  /// Writes the page to a new file, or to standard output for `-`.
  ///
  /// - Returns: The exit status: 1 if the page cannot be written.
  func write(to path: String) async -> Int32 {
    let files = LocalFileSystem()
    // A talk can take long, so what is known before is said before.
    if path != "-", files.info(path) != nil { return refuse(path, .exists) }
    let plain = PlainOutput()
    let session = TalkSession(talk.steps) {
      let session = SessionFactory.makeSession(in: ScenarioFile.folder(of: file), trust)
      plain.attach(to: session)
      return session
    }
    session.shown = { _, output, _ in AudienceText.withoutAdvice(output) }
    let known = await session.reach(talk.steps.count)
    let outputs = talk.steps.indices.compactMap { known[$0] }
    for (step, output) in zip(talk.steps, outputs) where !output.isAsExpected {
      warn("\(file):\(step.line): the output differs from the file")
    }
    let html = TalkPage(talk, outputs: outputs).html
    guard path != "-" else {
      plain.print(html, terminator: "")
      return 0
    }
    do throws(FileSystemError) {
      _ = try files.create(path, Array(html.utf8))
    } catch {
      return refuse(path, error)
    }
    plain.print(
      ChosenLanguage.said("\(path): \(talk.slides.count) slides, \(talk.steps.count) commands"))
    return 0
  }

  private func refuse(_ path: String, _ error: FileSystemError) -> Int32 {
    warn(
      ChosenLanguage.translated(
        "error: \(error.reason(for: path)); `--page` needs the name of a new file"))
    return 1
  }

  private func warn(_ text: String) {
    Descriptors.writeAll(Array((ControlEscapes.escaped(text) + "\n").utf8), to: STDERR_FILENO)
  }
}
