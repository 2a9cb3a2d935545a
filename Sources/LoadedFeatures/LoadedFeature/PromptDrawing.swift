/// Drawing for the prompt, apart from any line. Code of the feature that ends the process or takes too long costs only the
/// drawing.
@MainActor
package final class PromptDrawing {
  /// Whether the feature is not drawn, because that has ended a process. A command that draws it resets this.
  package var isGivenUp = false
  /// Tell the supervisor.
  package var willDraw: () -> Void = {}
  package var didDraw: () -> Void = {}
  /// Names the view that is being drawn.
  package var name: (String) -> Void = { _ in }

  /// - Returns: `nil` if drawing was given up.
  package func draw<R>(_ draw: () -> R) -> R? {
    guard !isGivenUp else { return nil }
    willDraw()
    defer { didDraw() }
    return draw()
  }
}
