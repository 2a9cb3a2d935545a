import CSupervisor
import ShellCore

/// The supervisor of this process, which replaces it when it dies.
///
/// The program forks before it has threads. The parent process supervises; the child runs the program
/// as a worker. See docs/decisions/supervisor.md.
enum Supervision {
  /// Starts to supervise if the command needs it. Returns in the worker.
  ///
  /// Call this before any thread exists.
  static func start(_ arguments: [String]) {
    csv_fill_standard_descriptors()
    requireMemory()
    csv_set_line_limit(LineLimit.seconds(in: arguments))
    let isChild = arguments.contains("--in-process")
    guard isChild || !unsupervised.contains(arguments.first ?? "") else { return }
    number = Int(csv_supervise(isChild ? parent(in: arguments) : 0))
    guard isWorker else { return }
    CancelledEffects.observe(
      CancelledEffects.Observer(
        begin: { csv_begin_cancelling(EffectList.place(of: $0)) }, end: csv_end_cancelling))
    if csv_line_limit() > 0 { reportTurns() }
  }

  /// Tells the supervisor that the main actor takes turns. A line in which it does not take any is stopped after a time.
  private static func reportTurns() {
    Task { @MainActor in
      while true {
        try? await Task.sleep(for: .seconds(1))
        csv_note_step()
      }
    }
  }

  /// Ends the program if its limit of memory is so low that the system's threads would wait for memory forever.
  private static func requireMemory() {
    let limit = csv_memory_limit()
    guard limit < leastMemory else { return }
    let text =
      "error: the limit of memory (`ulimit -v`) is \(limit >> 10) KB; expected at least \(leastMemory >> 10) KB\n"
    Descriptors.writeAll(Array(text.utf8), to: STDERR_FILENO)
    exit(1)
  }

  /// In bytes. A session of built-in features needs a third of it.
  private static let leastMemory: UInt64 = 600_000 << 10

  /// The process that has started this one; -1 if it is not named.
  private static func parent(in arguments: [String]) -> pid_t {
    let value = arguments.firstIndex(of: "--parent").map { arguments[($0 + 1)...].first }
    return value.flatMap { $0.flatMap { pid_t($0) } } ?? -1
  }

  /// Commands that run no features in this process, one that may end with a feature, and the one whose client starts it again.
  private static let unsupervised = [
    "check", "mcp", "features", "new", "manual", "sessions", "trust", "help", "provided-modules",
    "room-task",
  ]

  /// The number of workers before this one; -1 without a supervisor.
  // Written once, before other threads exist.
  nonisolated(unsafe) private static var number = -1

  static var isWorker: Bool { csv_is_worker() == 1 }
  /// The process of the supervisor, even if it has ended. Meaningful only in a worker.
  static var supervisor: pid_t { csv_supervisor() }

  /// The number of workers before this one; 0 without a supervisor.
  static var workerNumber: Int { max(number, 0) }

  /// Whether this process replaces one that has died.
  static var isReplacement: Bool { number > 0 }

  /// The program ends with a status, because the session has ended.
  static func sayGoodbye(_ status: Int32) { csv_goodbye(status) }

  /// A line that closes or replaces the descriptor is lost, because the process cannot go on without it.
  static func guardDescriptor(_ descriptor: Int32) { csv_guard_descriptor(descriptor) }

  /// The input seems to have ended. If a feature has closed it, this process ends, and another one continues.
  static func checkInput() { csv_check_input() }

  /// The main actor answers Ctrl-C that was pressed while no line is running. If it does not, the supervisor offers to stop it.
  static func askMainActor() {
    csv_ask_main_actor()
    Task { @MainActor in csv_answer_interrupt() }
  }

  /// A file in memory that the workers of this supervisor share; `nil` without a supervisor.
  static var sharedFile: Int32? {
    let file = csv_shared_file()
    return file < 0 ? nil : file
  }

  /// How many lines of the startup file and the arguments have begun.
  static var scriptedLines: Int {
    get { Int(csv_scripted_lines()) }
    set { csv_set_scripted_lines(UInt32(newValue)) }
  }

  /// A folder that all workers use, and that is removed when the program ends; `nil` if there is none
  /// yet. It can be set once.
  static var scratch: String? {
    get {
      let path = String(cString: csv_scratch())
      return path.isEmpty ? nil : path
    }
    set { newValue.map { csv_set_scratch($0) } }
  }

  /// What was typed or pasted at the terminal and belongs to no line that was entered. It outlives the worker.
  static var unreadInput: [UInt8] {
    get {
      var count = 0
      let bytes = csv_unread(&count)
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
    set { csv_set_unread(newValue, newValue.count) }
  }

  /// Keeps the line that was entered at the terminal until the journal contains it. If this process ends before, the next one runs it.
  ///
  /// - Parameters:
  ///   - line: `nil` if there is none.
  ///   - rest: How many of the last bytes of ``unreadInput`` were typed after the line; the others are its own keys.
  static func keepEntered(_ line: String?, rest: Int = 0) {
    let bytes = line.map { Array($0.utf8) + [UInt8(ascii: "\r")] } ?? []
    csv_set_entered(bytes, bytes.count, rest)
  }

  /// The keys that were typed while a feature had made Ctrl-C one of them.
  static func takeKeys() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(CSV_UNREAD)) { buffer, count in
      count = csv_take_keys(buffer.baseAddress)
    }
  }

  /// Lets other code set the modes of the terminal, which otherwise belong to the program while a line runs.
  static func lendingTerminal<R>(_ body: () -> R) -> R {
    csv_lend_terminal(1)
    defer { csv_lend_terminal(0) }
    return body()
  }

  /// A value that outlives the worker.
  enum Note: UInt32 {
    /// Whether the terminal shows its alternate screen; see `CSV_NOTE_FULL_SCREEN`.
    case fullScreen
    /// The exit status of the program so far.
    case status
    /// The position of a talk.
    case stop
    /// Whether the user has agreed to run the code of the scenarios.
    case trust
    /// The number of the last line of a scenario whose output was shown.
    case shown
    /// How many losses the session has had, and how many of them were shown; see ``RestorePlan/losses``.
    case losses, shownLosses
    /// Where the program itself has crashed last: a distance from its beginning; 0 if it has not.
    case ownFault
  }

  /// The user has seen what the session has lost so far.
  static func noteLossesShown() { set(.shownLosses, note(.losses)) }

  static func note(_ note: Note) -> Int { Int(csv_note(note.rawValue)) }
  static func set(_ note: Note, _ value: Int) { csv_set_note(note.rawValue, Int64(value)) }
}
