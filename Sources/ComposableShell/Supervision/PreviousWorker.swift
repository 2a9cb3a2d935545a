import CSupervisor
import ShellCore

enum PreviousWorker {
  /// How it ended; `nil` in the first worker, and after ``forgetCrash()``.
  ///
  /// - Parameters:
  ///   - blamesLastLine: Whether the last line is the cause if the worker ended between two lines.
  ///   - features: The features of the program.
  ///   - journal: The path of the session's journal, which the report of a fault of the program is written beside; `nil` if there is none.
  ///   - unfinished: The line that has begun and not ended, if the worker cannot say it any more.
  static func crash(
    blamesLastLine: Bool = false, features: [Feature], journal: String? = nil,
    unfinished: Int? = nil
  ) async -> Crash? {
    guard Supervision.isReplacement else { return nil }
    var facts = csv_loss()
    guard
      facts.line != 0 || facts.last_line != 0 || facts.signal != 0 || facts.has_exited != 0
        || facts.unfit != 0
    else { return nil }
    if facts.line == 0, facts.last_line == 0 { facts.line = UInt32(clamping: unfinished ?? 0) }
    let view = String(cString: csv_drawing_name())
    let test = facts.line == 0 ? "" : String(cString: csv_part_name())
    let message = String(cString: csv_fatal_text())
    let frames = (0..<facts.frames).map {
      Symbolizer.Frame(
        library: String(cString: csv_frame_library($0)), offset: csv_frame_offset($0))
    }
    let samples = frames.prefix(Int(facts.samples))
    let restarts = Int(csv_restarts())
    // An effect that waits has no frame on a stack.
    let cancelled = CodeLocation(text: String(cString: csv_cancelled_place()))
    let known = Int(facts.reason) == CSV_IGNORED_CANCELLATION ? cancelled : nil
    let place = await Symbolizer.place(of: frames, at: samples)
    let cause = cause(facts)
    let stack = place == nil && facts.is_fault != 0 ? FaultStack(frames) : nil
    let ownFault = stack?.ownFault(
      features: Set(features.map { module(of: $0.stateType) }), isCertain: facts.had_libraries == 0,
      message, beside: journal)
    return Crash(
      cause: cause, activity: activity(facts, blamesLastLine, view), message: message,
      place: place ?? known, ownFault: ownFault, test: test,
      restarts: restarts)
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The journal says what the crash has cost. Until then, the next worker has to know of it if this one is killed.
  static func forgetCrash() { csv_forget_loss() }

  private static func cause(_ facts: csv_loss) -> Crash.Cause {
    switch Int(facts.reason) {
    case CSV_STOPPED: return .stopped
    case CSV_IGNORED_CANCELLATION: return .ignoredCancellation
    case CSV_SLOW_DRAWING: return .slowDrawing
    case CSV_TOO_LONG: return .tooLong(seconds: Int(csv_line_limit()))
    default: break
    }
    switch Int(facts.unfit) {
    case CSV_CLOSED_DESCRIPTOR: return .closedDescriptor
    case CSV_LASTING_LIMIT: return .lastingLimit
    case CSV_NO_DESCRIPTORS: return .noDescriptors
    case CSV_DAMAGED_PAGE: return .damagedMemory
    default: break
    }
    if facts.is_stack_overflow != 0 { return .stackOverflow }
    return facts.signal == 0 ? .exit : .signal(facts.signal)
  }

  private static func activity(
    _ facts: csv_loss, _ blamesLastLine: Bool, _ view: String
  ) -> Crash.Activity {
    if facts.is_drawing != 0, !blamesLastLine { return .drawing(view) }
    return switch (facts.line, facts.is_restoring != 0) {
    case (0, false) where blamesLastLine: .line(Int(facts.last_line))
    case (0, true): .restoring(line: Int(facts.last_line))
    case (0, false), (.max, _): .betweenLines
    case (let line, true): .restoring(line: Int(line))
    case (let line, false): .line(Int(line))
    }
  }
}
