/// How a worker process ended.
package struct Crash: Equatable, Sendable {
  package enum Cause: Equatable, Sendable {
    /// A signal, such as the trap of a failed precondition.
    case signal(Int32)
    case stackOverflow
    /// The feature called `exit`.
    case exit
    /// Ctrl-C was pressed twice.
    case stopped
    /// A line made no progress for so long that the supervisor stopped it, where nobody can press Ctrl-C.
    case tooLong(seconds: Int)
    /// Effects did not end after they were cancelled.
    case ignoredCancellation
    /// A drawing took too long.
    case slowDrawing
    /// A line closed or replaced a file descriptor that the shell needs.
    case closedDescriptor
    /// A line set a limit of the process that cannot be lifted.
    case lastingLimit
    /// A line left no file descriptor for the shell.
    case noDescriptors
    /// Memory of the shell was overwritten.
    case damagedMemory

    /// Whether repeating what was running would take as long again.
    var isLoop: Bool {
      switch self {
      case .stopped, .tooLong: true
      default: false
      }
    }
  }

  package enum Activity: Equatable, Sendable {
    /// It ran a line.
    case line(Int)
    /// It waited for a line, or let time pass.
    case betweenLines
    /// It repeated a line to restore the session.
    case restoring(line: Int)
    /// It drew a view for the prompt, apart from any line. The name of the view is empty if it is not known.
    case drawing(String)
  }

  let cause: Cause
  let activity: Activity
  /// What the Swift runtime reported; empty if it did not report anything.
  let message: String
  /// The place in the feature's file; `nil` if it is not known.
  let place: CodeLocation?
  /// What is known about a fault of the program itself; `nil` if code of the user's was running, or may have been.
  let ownFault: OwnFault?
  /// The test that was running; empty if none was.
  package let test: String
  /// How often a worker was lost since a line was completed, this time included.
  let restarts: Int

  package init(
    cause: Cause, activity: Activity, message: String, place: CodeLocation?,
    ownFault: OwnFault? = nil, test: String = "", restarts: Int
  ) {
    self.cause = cause
    self.activity = activity
    self.message = message
    self.place = place
    self.ownFault = ownFault
    self.test = test
    self.restarts = restarts
  }
}

/// A line in a source file.
package struct CodeLocation: Equatable, Sendable {
  let file: String
  let line: Int
  /// What the compiler noted about the place: `arithmetic overflow`.
  let note: String?

  init(file: String, line: Int, note: String? = nil) {
    self.file = file
    self.line = line
    self.note = note
  }

  /// Reads `Counter.swift:38`. Returns `nil` for other text.
  package init?(text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return nil }
    self.init(file: String(text[..<colon]), line: line)
  }

  /// Finds the innermost place in the output of `llvm-symbolizer --output-style=GNU -f -i` or
  /// `addr2line -f -i`: a function and its place in turn, inlined functions first.
  ///
  /// - Parameter isLeftOut: Whether a file, named by its path, is not the place of a feature.
  package static func first(
    inSymbolized text: String, leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) -> CodeLocation? {
    let lines = text.split(separator: "\n").map(String.init)
    var note: String?
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      let function = lines[index]
      if note == nil, let reason = failure(in: function) { note = reason }
      guard !isAddressor(function), let place = place(lines[index + 1], leavingOut: isLeftOut)
      else { continue }
      return CodeLocation(file: place.file, line: place.line, note: note)
    }
    return nil
  }

  /// `Swift runtime failure: arithmetic overflow` is an inlined function that the compiler makes up.
  private static func failure(in function: String) -> String? {
    let sign = "Swift runtime failure: "
    return function.hasPrefix(sign) ? String(function.dropFirst(sign.count)) : nil
  }

  /// Whether a function is one that the compiler makes up to find a global variable: its place is the variable's declaration, and the
  /// caller's is where it is used.
  private static func isAddressor(_ function: String) -> Bool {
    function.hasPrefix("$s") && function.hasSuffix("vau")
  }

  private static func place(
    _ text: String, leavingOut isLeftOut: (String) -> Bool
  ) -> (file: String, line: Int)? {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let path = text[..<colon]
    // addr2line appends ` (discriminator 2)`.
    let digits = text[text.index(after: colon)...].prefix { $0.isNumber }
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    // The code of a page is located in the page.
    let isSource = file.hasSuffix(".swift") || file.hasSuffix(".md")
    guard let line = Int(digits), line > 0, isSource, file != "shim.swift",
      !isLeftOut(String(path))
    else { return nil }
    return (file, line)
  }
}

extension CodeLocation: CustomStringConvertible {
  /// `Counter.swift:24`.
  package var description: String { "\(file):\(line)" }
}
