import CSupervisor
import ShellCore

/// The stack of a worker that an instruction has ended, as far as it is code of the program.
struct FaultStack {
  /// What is known about a place in the program.
  struct Frame: Equatable {
    /// The distance from the program's beginning.
    let offset: UInt64
    /// The mangled name of the function; `nil` without a symbol table.
    let function: String?
  }

  let frames: [Frame]

  /// Returns `nil` if a part of the stack is code of a loaded file, or if nothing is known about it.
  ///
  /// - Parameter frames: The innermost frames, as many as the supervisor keeps.
  init?(_ frames: [Symbolizer.Frame]) {
    let program = CurrentProgram.path
    // A stack that fills the supervisor's page may go on with code of a feature.
    guard !frames.isEmpty, frames.count < CSV_FRAMES,
      frames.allSatisfy({ $0.library == program }),
      let file = try? Data(contentsOf: URL(filePath: program), options: .alwaysMapped),
      let symbols = SymbolTable(file)
    else { return nil }
    let functions = symbols.functions(at: frames.map(\.offset))
    self.frames = zip(frames, functions).map { Frame(offset: $0.offset, function: $1) }
  }

  init(_ frames: [Frame]) { self.frames = frames }

  /// Whether no function of a module with features is on the stack. Not certain, and so `false`, if a function has no name.
  ///
  /// - Parameter features: The modules of the program that contain features.
  func isOwn(features: Set<String>) -> Bool {
    frames.allSatisfy { frame in
      guard let function = frame.function else { return false }
      return !features.contains { function.contains("\($0.utf8.count)\($0)") }
    }
  }

  /// What the user is told; `nil` if code of a feature is on the stack, or may be.
  ///
  /// - Parameters:
  ///   - features: The modules of the program that contain features.
  ///   - isCertain: Whether no file was loaded that could have damaged the memory of the process.
  ///   - message: What the Swift runtime has reported.
  ///   - journal: The path of the session's journal; `nil` if the session is not on disk.
  func ownFault(
    features: Set<String>, isCertain: Bool, _ message: String, beside journal: String?
  ) -> OwnFault? {
    guard isOwn(features: features) else { return nil }
    let place = Int(frames[0].offset)
    defer { Supervision.set(.ownFault, place) }
    let program = "\(CurrentProgram.name) \(CurrentProgram.version)"
    let folder = journal.map { URL(filePath: $0).deletingLastPathComponent() }
    let text = ([program, message].filter { !$0.isEmpty } + lines).joined(separator: "\n") + "\n"
    return OwnFault(
      program: program, isCertain: isCertain, report: folder.flatMap { Self.write(text, in: $0) },
      isRepeated: Supervision.note(.ownFault) == place)
  }

  /// A line for each frame: `0x2f1a40 ComposableShell.TerminalPrompt.evaluate(...)`.
  var lines: [String] {
    frames.map { frame in
      let name = frame.function.map { demangled($0) ?? $0 } ?? "?"
      return "0x\(String(frame.offset, radix: 16)) \(name)"
    }
  }

  /// One report is kept, so that a program that always crashes does not fill the disk.
  private static func write(_ text: String, in folder: URL) -> String? {
    let path = folder.appending(path: "crash.txt").path
    return FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) ? path : nil
  }
}
