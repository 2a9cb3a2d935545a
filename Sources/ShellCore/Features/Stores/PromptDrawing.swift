/// Drawing for the prompt, apart from any line. Code of the feature that ends the process or takes too long costs only the
/// drawing.
@MainActor
final class PromptDrawing {
  /// Whether the feature is not drawn, because that has ended a process. A command that draws it resets this.
  var isGivenUp = false
  /// Tell the supervisor.
  var willDraw: () -> Void = {}
  var didDraw: () -> Void = {}
  /// Names the view that is being drawn.
  var name: (String) -> Void = { _ in }

  /// - Returns: `nil` if drawing was given up.
  func draw<R>(_ draw: () -> R) -> R? {
    guard !isGivenUp else { return nil }
    willDraw()
    defer { didDraw() }
    return draw()
  }
}
