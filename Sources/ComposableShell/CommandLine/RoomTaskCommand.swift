import ArgumentParser
import CSupervisor
import Foundation
import RoomLog
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
    let answer = await TaskTrial(SessionFactory.makeSession()).result(of: request) {
      TaskLimits.ofLines.apply()
    }
    Descriptors.writeAll(Array(try JSONEncoder().encode(answer)), to: result)
    CurrentProgram.exit(0)
  }
}

/// What a process may use. The system ends it, or refuses what it asks for.
struct TaskLimits {
  /// Processor time in seconds, in addition to what was used.
  var seconds: UInt
  /// Memory in bytes, in addition to what is used; `nil` for no limit.
  var memory: UInt?
  /// Whether files can be written.
  var writesFiles: Bool
  /// Whether other processes can be started.
  var startsProcesses: Bool

  /// While the feature is loaded, which may be compiled.
  static let beforeLoading = TaskLimits(
    seconds: 120, memory: nil, writesFiles: true, startsProcesses: true)
  /// While the lines of a viewer run.
  static let ofLines = TaskLimits(
    seconds: 3, memory: 512 << 20, writesFiles: false, startsProcesses: false)

  func apply() {
    // The prompt, whose process has the usual priority, is served first.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    Self.limit(Resource.processorTime, to: Self.usedSeconds + seconds)
    if let memory { Self.limit(Resource.memory, to: Self.usedMemory + memory) }
    if !writesFiles { Self.limit(Resource.fileSize, to: 0) }
    // A system without filters has at least the limit of the user's processes, which root does not have.
    if !startsProcesses, csv_forbid_processes() == 0 { Self.limit(Resource.processes, to: 0) }
  }

  private enum Resource {
    static let processorTime = RLIMIT_CPU
    static let memory = RLIMIT_AS
    static let fileSize = RLIMIT_FSIZE
    static let processes = __RLIMIT_NPROC
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
