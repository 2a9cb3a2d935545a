import Foundation

/// How a process failed.
struct FuzzProblem: CustomStringConvertible, Sendable {
  enum Kind: Equatable, Sendable {
    case died(signal: Int32)
    case failed
    case hung
    case grew
  }

  let kind: Kind
  let text: String

  var description: String {
    switch kind {
    case .died(let signal): "died with signal \(signal)\(text.isEmpty ? "" : "\n" + text)"
    case .failed: text
    case .hung: "made no progress"
    case .grew: "used more than \(FuzzProcess.mostMemory / 1_000_000) MB"
    }
  }
}

/// A process of this program, which is killed if it hangs or uses too much memory.
struct FuzzProcess: Sendable {
  let arguments: [String]
  /// The file that grows while the process makes progress; `nil` limits the processor time of the process.
  let trail: String?

  /// The longest time without progress: seconds of processor time, because other work on the machine makes no process hang,
  /// and seconds on the clock, because a process that waits forever needs no processor.
  static let patience = (processor: 30.0, clock: 600.0)
  static let mostMemory = 3_000_000_000

  /// Runs the process to its end.
  ///
  /// - Returns: How it failed; `nil` if it succeeded.
  func run() async throws -> FuzzProblem? {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try runToEnd() }) }
    }
  }

  private func runToEnd() throws -> FuzzProblem? {
    let process = Process(), errors = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    // Without Swift's backtracer, a crash takes milliseconds.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let reader = ErrorReader(errors.fileHandleForReading)
    let killed = watch(process)
    process.waitUntilExit()
    let text = reader.text
    if let killed { return FuzzProblem(kind: killed, text: text) }
    if process.terminationReason != .exit {
      return FuzzProblem(kind: .died(signal: process.terminationStatus), text: text)
    }
    return process.terminationStatus == 0 ? nil : FuzzProblem(kind: .failed, text: text)
  }

  /// Waits for the end of a process, or kills it.
  ///
  /// - Returns: Why it was killed.
  private func watch(_ process: Process) -> FuzzProblem.Kind? {
    var progress = Progress(trail)
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.02)
      let time = Self.processorTime(of: process.processIdentifier)
      let problem: FuzzProblem.Kind? =
        if progress.isOver(Self.patience, at: time) {
          .hung
        } else if Self.memory(
          of: process.processIdentifier) > Self.mostMemory
        { .grew } else { nil }
      guard let problem else { continue }
      kill(process.processIdentifier, SIGKILL)
      return problem
    }
    return nil
  }

  /// In seconds.
  private static func processorTime(of process: Int32) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name in parentheses can contain spaces.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func memory(of process: Int32) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}

/// When a file last changed, in the processor time of the process that writes it and on the clock.
private struct Progress {
  private let path: String?
  private var last: timespec?
  private var changed = (processor: 0.0, clock: ProcessInfo.processInfo.systemUptime)

  init(_ path: String?) { self.path = path }

  /// Whether the file has not changed for so long.
  mutating func isOver(_ patience: (processor: Double, clock: Double), at time: Double) -> Bool {
    let now = (processor: time, clock: ProcessInfo.processInfo.systemUptime)
    var status = stat()
    if let path, stat(path, &status) == 0 {
      let time = status.st_mtim
      if last?.tv_sec != time.tv_sec || last?.tv_nsec != time.tv_nsec { changed = now }
      last = time
    }
    return now.processor - changed.processor > patience.processor
      || now.clock - changed.clock > patience.clock
  }
}

/// Reads the end of what a process writes, so that the process never waits.
private final class ErrorReader: @unchecked Sendable {
  // Written by one thread, and read after the semaphore has said that it has ended.
  private var bytes = Data()
  private let end = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      while case let more = handle.availableData, !more.isEmpty {
        bytes = (bytes + more).suffix(4000)
      }
      end.signal()
    }
  }

  /// What was written until the process has ended.
  var text: String {
    end.wait()
    end.signal()
    return String(decoding: bytes, as: UTF8.self)
  }
}
