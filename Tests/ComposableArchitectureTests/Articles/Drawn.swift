import TerminalUI

/// The lines of a view.
@MainActor
func drawn(_ view: some View, width: Int = 40) -> [String] {
  Screen.render(view, width: width).lines
}

/// The only control of a view with the given label.
@MainActor
func control(_ label: String, in view: some View) throws -> Control {
  let found = Screen.render(view).controls(named: label)
  guard found.count == 1 else { throw NoSuchControl(label: label, count: found.count) }
  return found[0]
}

struct NoSuchControl: Error {
  let label: String
  let count: Int
}
