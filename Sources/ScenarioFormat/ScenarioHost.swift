/// What a scenario is played against: a session, or anything else that has a prompt and answers lines.
@MainActor
package protocol ScenarioHost {
  associatedtype Answer: ScenarioAnswer

  /// The prompt without `> `, for instance `ProductDetail.amountControl`, or `tca` when no feature
  /// is loaded.
  var prompt: String { get }

  /// Runs one line and returns its output once the effects that it started are idle.
  func evaluate(_ line: String) async -> Answer
}

/// What a host answers to one line.
package protocol ScenarioAnswer: Sendable {
  /// The output, without a line break at its end.
  var text: String { get }
  /// Whether the session has ended.
  var ends: Bool { get }
}
