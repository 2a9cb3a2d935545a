import ShellCore

/// Asks whether code that nobody has trusted may run.
struct TrustQuestion {
  /// What the answer yes means.
  enum Yes {
    /// The code runs this time, and `a` trusts its folders.
    case once
    /// The folders of the code are trusted, as `tca trust` does.
    case always
  }

  private let paths: [String]
  private let yes: Yes
  private let write: (_ text: String, _ terminator: String) -> Void

  /// - Parameter write: Shows a text and its end.
  init(
    _ paths: [String], yes: Yes, write: @escaping (_ text: String, _ terminator: String) -> Void
  ) {
    (self.paths, self.yes, self.write) = (paths, yes, write)
  }

  /// Asks until there is an answer.
  ///
  /// - Parameter read: Reads a line; `nil` at the end of the input.
  /// - Returns: Whether the code may run.
  func ask(_ read: () -> String?) -> Bool {
    begin()
    while true {
      write("Run it? y: this time, a: always in these folders, n: no [y/a/n] ", "")
      if let isAccepted = isAccepted(read()) { return isAccepted }
    }
  }

  private func begin() {
    write("These Swift files are not trusted, and their code would run:", "\n")
    for path in paths { write("  \(ControlEscapes.escaped(path))", "\n") }
  }

  /// Whether the code may run; `nil` if that is not an answer.
  private func isAccepted(_ answer: String?) -> Bool? {
    switch (answer?.lowercased(), yes) {
    case ("y", .once), ("yes", .once): return true
    case ("a", .once), ("always", .once), ("y", .always):
      if let failure = Self.trust(folders) { write(failure, "\n") }
      return true
    case ("n", _), ("no", _), ("", _), (nil, _), (_, .always): return false
    case (_, .once): return nil
    }
  }

  /// The folders of the code, each once.
  private var folders: [String] { Set(paths.map(Self.folder)).sorted() }

  /// Adds folders to those that the user trusts.
  ///
  /// - Returns: Why that is not possible.
  private static func trust(_ folders: [String]) -> String? {
    guard let file = TrustFile() else { return "`trust` needs a home folder: HOME is not set" }
    var trusted = file.load()
    folders.filter(TrustedPaths.canHold).forEach { trusted.add($0) }
    do { try file.save(trusted) } catch { return "\(file.path) cannot be written" }
    return nil
  }

  /// The folder of a file, or the folder itself.
  static func folder(of path: String) -> String {
    LocalFileSystem().isFolder(path) ? path : ScenarioFile.folder(of: path)
  }
}

/// The question before a `replay` that somebody has typed. A session that is resumed does not ask again, so the answer yes trusts the
/// folders. After the answer no, the scenario is played without its code.
@MainActor
extension TrustQuestion {
  /// Asks at a prompt if the line needs it. Nobody is asked whose input is waiting, because it would be the answer.
  static func ask(before line: String, in session: Session, at editor: LineEditor) async {
    let code = ScenarioCode(ofReplayLine: line, in: session.workspace).paths
    guard !code.isEmpty, RestrictedProcess.folders == nil, !editor.hasInput else { return }
    let trusted = TrustedPaths.ofUser()
    let question = TrustQuestion(code.filter { !trusted.contains($0) }, yes: .always) {
      editor.print(session.display.language.said($0), terminator: $1)
    }
    let folders = question.folders
    guard !folders.isEmpty, folders.allSatisfy(TrustedPaths.canHold) else { return }
    question.begin()
    let names = folders.map(ControlEscapes.escaped).joined(separator: " ")
    question.write("Trust \(names) and run them? [y/N] ", "")
    let key = await answer(at: editor)
    question.write(key == "y" ? "y" : "n", "\n")
    _ = question.isAccepted(key)
  }

  private static func answer(at editor: LineEditor) async -> String? {
    while true {
      switch await editor.readKey(within: nil) {
      case .key(.character(let key)): return key.lowercased()
      case .key: return ""
      case .redraw: continue
      case .nothing, .endOfInput: return nil
      }
    }
  }
}
