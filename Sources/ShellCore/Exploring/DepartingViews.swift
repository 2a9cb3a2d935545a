/// What views do when they disappear during a step of a search.
///
/// A search draws the view of each state anyway, before it takes the steps from there. Only after one of these views has had something to do
/// when it disappears, each step draws the view before and after it, which takes longer than most steps.
@MainActor
final class DepartingViews {
  private var exist = false

  /// Notes the screen of a state from which steps will be taken.
  func note(_ screen: Screen) { if screen.hasDepartures { exist = true } }

  /// Draws a view.
  ///
  /// - Returns: A function that draws it again, and runs what views do that have disappeared meanwhile; `nil` if none does anything then.
  func watch(_ view: () -> any View) -> (() -> Void)? {
    guard exist else { return nil }
    let (view, memory) = (view(), ViewMemory())
    func draw() -> Screen {
      RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { _ in }) {
        Screen.render(view, rowLimit: ScreenSettings.mostRows, memory: memory)
      }
    }
    let screen = draw()
    guard screen.hasDepartures else { return nil }
    _ = screen.show()
    return { for depart in draw().show().departures { depart() } }
  }
}
