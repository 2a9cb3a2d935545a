/// Ends the line or the effect that is running, because it needs what only Apple's platforms have.
///
/// The program reports it with the symbol, and with the file and line of the loaded code that called it. State and effects are
/// those from before the line, as after any trap.
///
/// The place is that of the innermost frame of loaded code on the stack. The message names this file, which says that no place was passed.
package func deviceStop(_ symbol: String) -> Never {
  deviceStop(symbol, file: #fileID, line: #line)
}

/// Ends the effect that is running at a place that its caller passed: an asynchronous function has to pass it, because its caller
/// is not on the stack.
package func deviceStop(_ symbol: String, file: StaticString, line: UInt) -> Never {
  fatalError("\(DeviceStop.mark)\(symbol) exists on Apple's platforms only", file: file, line: line)
}

/// Ends the line or the effect that is running, because only Apple's code knows the result.
///
/// - Parameter reason: Why, and what to write instead.
package func deviceStop(_ symbol: String, because reason: String) -> Never {
  let text = "\(symbol) has a result on Apple's platforms only: \(reason)"
  fatalError("\(DeviceStop.mark)\(text)", file: #fileID, line: #line)
}

/// What tells a stop from a crash.
package enum DeviceStop {
  /// The beginning of the message.
  package static let mark = "stop: "
  /// The file that the message names if no caller passed its own.
  package static let fileName = "DeviceStop.swift"
}
