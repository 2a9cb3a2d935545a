import FileAccess
import ShellCore

/// Asks before a `replay` that somebody has typed whether the code of the scenario may run, if nobody has trusted it.
///
/// The answer yes trusts the folders of the code as `tca trust` does, so a session that is resumed does not ask again. After the answer no,
/// the scenario is played without its code.
@MainActor
struct ReplayQuestion {
  let session: Session
  let editor: LineEditor

  /// Asks if the line needs it. Nobody is asked whose input is waiting, because it would be the answer.
  func ask(before line: String) async {
    let code = CompiledCode(ofReplayLine: line, in: session.workspace).paths
    guard !code.isEmpty, RestrictedProcess.folders == nil, !editor.hasInput else { return }
    let trusted = TrustedPaths.ofUser()
    let paths = code.filter { !trusted.contains($0) }
    let folders = Set(paths.map(TrustQuestion.folder)).sorted()
    guard !folders.isEmpty, folders.allSatisfy(TrustedPaths.canHold) else { return }
    write("These Swift files are not trusted, and their code would run:")
    for path in paths { write("  \(ControlEscapes.escaped(path))") }
    let names = folders.map(ControlEscapes.escaped).joined(separator: " ")
    write("Trust \(names) and run them? [y/N] ", terminator: "")
    let isAccepted = await answer() == .character("y")
    write(isAccepted ? "y" : "n")
    guard isAccepted, let failure = TrustQuestion.trust(folders) else { return }
    write(failure)
  }

  private func answer() async -> PressedKey? {
    while true {
      switch await editor.readKey(within: nil) {
      case .key(.character(let key)): return .character(Character(key.lowercased()))
      case .key(let key): return key
      case .redraw: continue
      case .nothing, .endOfInput: return nil
      }
    }
  }

  private func write(_ text: String, terminator: String = "\n") {
    editor.print(session.display.language.said(text), terminator: terminator)
  }
}
