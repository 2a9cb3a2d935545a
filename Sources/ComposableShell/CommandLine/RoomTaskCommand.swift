import ArgumentParser
import CSupervisor
import ShellCore

/// `tca room-task FILE`: plays the lines of a viewer of a room, in a process of their own that ``TaskWorker`` has started.
struct RoomTaskCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: TaskWorker.command, abstract: "Play the lines of a viewer of a room.",
    shouldDisplay: false)

  @ArgumentParser.Argument(help: "The file with the request.")
  var file: String

  @MainActor
  func run() async throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let request = try JSONDecoder().decode(TaskRequest.self, from: data)
    // What the feature prints is not a part of the result.
    let result = dup(STDOUT_FILENO), nothing = Foundation.open("/dev/null", O_WRONLY)
    dup2(nothing, STDOUT_FILENO)
    dup2(nothing, STDERR_FILENO)
    TaskLimits.beforeLoading.apply()
    let trial = TaskTrial(SessionFactory.makeSession()) {
      AttemptRefusals(rawValue: csv_take_refusals())
    }
    let answer = await trial.result(of: request) {
      guard !TaskLimits.ofLines.apply() else { return }
      Self.end(with: .withoutLimits(to: request), to: result)
    }
    Self.end(with: answer, to: result)
  }

  private static func end(with answer: RoomAttemptResult, to descriptor: Int32) -> Never {
    let data = (try? JSONEncoder().encode(answer)) ?? Data()
    Descriptors.writeAll(Array(data), to: descriptor)
    CurrentProgram.exit(0)
  }
}

/// What a process may use. The system ends it, or refuses what it asks for.
struct TaskLimits {
  /// Processor time in seconds, in addition to what was used.
  var seconds: UInt
  /// Memory in bytes, in addition to what is used; `nil` for no limit.
  var memory: UInt?
  /// Whether anything outside of the process can be reached, except for files that are read.
  var reachesOthers: Bool

  /// While the feature is loaded, which may be compiled.
  static let beforeLoading = TaskLimits(
    seconds: 120, memory: nil, reachesOthers: true)
  /// While the lines of a viewer run.
  static let ofLines = TaskLimits(
    seconds: 3, memory: 512 << 20, reachesOthers: false)

  /// - Returns: Whether the system supports what was asked for.
  @discardableResult
  func apply() -> Bool {
    // The prompt, whose process has the usual priority, is served first.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    Self.limit(Resource.processorTime, to: Self.usedSeconds + seconds)
    if let memory { Self.limit(Resource.memory, to: Self.usedMemory + memory) }
    guard !reachesOthers else { return true }
    // For descriptors that are open.
    Self.limit(Resource.fileSize, to: 0)
    return KernelReach(readable: Self.readable, usesOthers: false).restrictAttempt()
  }

  /// What code that is loaded already may still read: the libraries of the system and of Swift, time zones, and this program. No file
  /// of the presenter is among them.
  private static var readable: [String] {
    [
      "/usr", "/lib", "/lib64", "/etc/localtime", "/etc/ld.so.cache", "/dev/null", "/dev/urandom",
      "/proc/self", ScenarioFile.folder(of: CurrentProgram.path),
    ]
  }

  private enum Resource {
    static let processorTime = RLIMIT_CPU
    static let memory = RLIMIT_AS
    static let fileSize = RLIMIT_FSIZE
  }

  private static func limit(_ resource: __rlimit_resource, to value: UInt) {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    getrlimit(resource, &limit)
    let value = min(rlim_t(value), limit.rlim_max)
    limit = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(resource, &limit)
  }

  private static var usedSeconds: UInt {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return UInt(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + 1
  }

  /// The size of the address space in bytes.
  private static var usedMemory: UInt {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").first.flatMap { UInt($0) } ?? 1 << 20
    return pages * UInt(getpagesize())
  }
}
