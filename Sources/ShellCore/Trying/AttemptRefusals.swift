/// What the system refused to a feature while the lines of a viewer ran.
package struct AttemptRefusals: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  static let file = AttemptRefusals(rawValue: 1)
  static let connection = AttemptRefusals(rawValue: 2)
  static let process = AttemptRefusals(rawValue: 4)
  static let otherProcess = AttemptRefusals(rawValue: 8)
  static let system = AttemptRefusals(rawValue: 16)

  var errors: [String] {
    let known: [(AttemptRefusals, String)] = [
      (.file, "error: the feature tried to change a file, which it cannot do here"),
      (.connection, "error: the feature tried to open a connection, which it cannot do here"),
      (.process, "error: the feature tried to start a process, which it cannot do here"),
      (.otherProcess, "error: the feature tried to reach another process, which it cannot do here"),
      (.system, "error: the feature tried to change the system, which it cannot do here"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}

extension RoomAttemptResult {
  /// The answer to a request on a system that cannot limit what the feature does.
  package static func withoutLimits(to request: TaskRequest) -> RoomAttemptResult {
    let reason = "error: the presenter's system cannot limit what lines do, so none run"
    let rows = TaskTrial.translated([RoomRecord.OutputLine(.error, reason)], for: request)
    return RoomAttemptResult(lines: [Line(text: "", output: rows, isRefused: true)])
  }
}
