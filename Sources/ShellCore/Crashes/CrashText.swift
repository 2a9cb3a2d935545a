import AppleStubs

struct CrashText {
  let crash: Crash
  /// The line that caused it; `nil` if none was running.
  let line: String?
  /// The view that was being drawn for the prompt, empty if it is not known; `nil` if nothing was.
  var view: String?
  /// Whether the cause is work that a line has started outside of an effect.
  var isOutsideEffects = false
  /// The part of the line that was running, if it has parts.
  var part: Part?
  /// Whether effects were in flight.
  var isInEffect = true

  /// A part of a line that a repetition of the line leaves out.
  enum Part: String {
    case test = "the test"
    /// The last one of the lines to a finding.
    case step = "the last line"
  }

  var code: InputErrorCode {
    switch crash.cause {
    case .signal(9): .memory
    case .signal: crash.message.contains("failed to allocate") ? .memory : .trap
    case .stackOverflow: .trap
    case .exit: .exit
    case .stopped, .tooLong: .endlessLoop
    case .ignoredCancellation: .ignoredCancellation
    case .slowDrawing: .endlessLoop
    case .closedDescriptor, .lastingLimit, .noDescriptors, .damagedMemory: .trap
    }
  }

  /// What happened, in one sentence: `` `.index` crashed at Counter.swift:24: Index out of range``.
  var event: String {
    let at = place.map { " at \($0)" } ?? ""
    switch crash.cause {
    case .stopped: return "\(subject) was stopped\(at)"
    case .tooLong(let seconds):
      let time = seconds == 1 ? "1 second" : "\(seconds) seconds"
      return "\(subject) was stopped\(at), because it made no progress for \(time)"
    case .exit: return "\(subject) called `exit`\(at)"
    case .ignoredCancellation: return "an effect\(at) ignored its cancellation"
    case .signal, .stackOverflow:
      return "\(subject) \(isStop ? "stopped" : "crashed")\(at): \(reason)"
    case .slowDrawing:
      return "\(subject) was stopped\(at), because drawing it took 2 seconds"
    case .closedDescriptor:
      return "\(subject) closed or replaced a file that the shell needs"
    case .lastingLimit:
      return "\(subject) set a limit of the process (`setrlimit`) that cannot be lifted"
    case .damagedMemory:
      return "\(subject) overwrote memory that the shell needs"
    case .noDescriptors:
      return "\(subject) opened so many files that the shell can open none"
    }
  }

  /// Whether the code reached something that exists on Apple's platforms only.
  var isStop: Bool { crash.message.contains(": \(DeviceStop.mark)") }

  /// The line in the feature's file. The stack of a crash does not contain the caller of an asynchronous function, so an asynchronous
  /// function that stops writes the line of its caller into the message.
  private var place: CodeLocation? {
    guard isStop, let end = crash.message.firstRange(of: ": Fatal error")?.lowerBound,
      let passed = CodeLocation(text: String(crash.message[..<end])), passed.file.contains("/")
    else { return crash.place }
    let file = String(passed.file.split(separator: "/").last ?? "")
    return file == DeviceStop.fileName ? crash.place : CodeLocation(file: file, line: passed.line)
  }

  private var subject: String {
    if let fault = crash.ownFault, fault.isCertain { return fault.program }
    if let part { return part.rawValue }
    if let view { return view.isEmpty ? "the screen" : "`\(abbreviated(view))`" }
    if isOutsideEffects {
      let origin = line.map { "that `\(abbreviated($0))` started outside of an effect" }
      return "work \(origin ?? "between two lines")"
    }
    if let line { return "`\(abbreviated(line))`" }
    if !isInEffect { return "the shell" }
    return crash.cause.isLoop ? "work between two lines" : "an effect"
  }

  private var reason: String {
    if isStop, let mark = crash.message.firstRange(of: DeviceStop.mark) {
      let reason = Self.cleaned(String(crash.message[mark.upperBound...]))
      // A stop that took the place of a statement names it, too.
      guard let place, reason.hasSuffix(" (\(place))") else { return reason }
      return String(reason.dropLast(" (\(place))".count))
    }
    if !Self.cleaned(crash.message).isEmpty { return Self.cleaned(crash.message) }
    if let note = crash.place?.note { return note }
    return switch crash.cause {
    case .stackOverflow where place == nil:
      "stack overflow: a value is nested too deeply for the shell, or a function calls itself without an end"
    case .stackOverflow: "stack overflow (a function that calls itself without an end?)"
    case .signal(9): "the system killed it (signal 9), perhaps because it used too much memory"
    case .signal(let number): Self.names[number] ?? "signal \(number)"
    case .exit, .stopped, .tooLong, .ignoredCancellation, .slowDrawing, .closedDescriptor,
      .lastingLimit, .noDescriptors, .damagedMemory:
      ""
    }
  }

  private static let names: [Int32: String] = [
    2: "SIGINT", 4: "a failed precondition", 5: "a failed precondition", 6: "`abort` was called",
    7: "an invalid memory access", 8: "an invalid calculation", 11: "an invalid memory access",
    14: "SIGALRM (the time of `alarm` was over)",
    15: "SIGTERM", 24: "SIGXCPU (its processor time was over)",
    26: "SIGVTALRM (the time of a timer was over)", 27: "SIGPROF (the time of a timer was over)",
  ]

  /// The runtime's text without the place, which ``Crash/place`` names, and without addresses:
  /// `Counter/Counter.swift:24: Fatal error: Index out of range` becomes `Index out of range`.
  static func cleaned(_ message: String) -> String {
    var text = message.split(separator: "\n").first.map(String.init) ?? ""
    for sign in ["Fatal error", "Precondition failed", "Assertion failed"] {
      guard let range = text.firstRange(of: sign) else { continue }
      text = String(text[range.upperBound...].drop { $0 == ":" })
      break
    }
    text.replace(#/ \(0x[0-9a-f]+\)| to 0x[0-9a-f]+| 0x[0-9a-f]+/#, with: "")
    // The module of a loaded file has a number.
    text.replace(#/\w+_\d+\.(?=[A-Z])/#, with: "")
    return ControlEscapes.escaped(text).trimmingWhitespace
  }
}

extension Crash {
  /// What happened, in one sentence, while two editions of a feature were compared.
  package func event(comparing name: String) -> String {
    CrashText(crash: self, line: test.isEmpty ? name : test).event
  }

  /// The step of the comparison that is not taken again; `nil` if the newer edition took it, or if none was taken.
  package func avoidedStep(comparing name: String) -> AvoidedStep? {
    let text = CrashText(crash: self, line: name)
    // The effect of either edition may be waited for.
    let isOfEither = cause == .ignoredCancellation
    let step = AvoidedStep(test, event: event(comparing: name), isOfEither: isOfEither)
    return isOfEither || text.isStop ? step?.ofAllValues : step
  }

  /// Whether somebody has stopped the process.
  package var wasStopped: Bool { cause == .stopped }
}
