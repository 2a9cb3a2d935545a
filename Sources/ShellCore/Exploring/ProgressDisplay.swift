/// Where a line shows how far it is until it ends.
package enum ProgressDisplay {
  /// Shows a text until the next one, at a terminal; `nil` elsewhere.
  @TaskLocal package static var show: (@MainActor @Sendable (_ text: String) -> Void)?
}
