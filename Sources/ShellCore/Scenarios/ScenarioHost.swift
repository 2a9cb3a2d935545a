/// What a scenario is played against: something with a prompt that answers lines, such as a
/// session.
@MainActor
package protocol ScenarioHost {
  /// The prompt without `> `, for instance `ProductDetail.amountControl`, or `tca` before a load.
  var prompt: String { get }

  /// Runs one line and answers when everything that it led to has been said.
  func evaluate(_ line: String) async -> Output
}
