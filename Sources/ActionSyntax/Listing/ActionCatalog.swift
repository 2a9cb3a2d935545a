import ComposableArchitecture
import Reflection

/// What can be typed as an action of a type: by the alphabet, as declaration order is not known.
package struct ActionCatalog {
  /// Beyond it, children are shown by their types.
  package static let limit = 1_000

  private let root: Any.Type
  private let hooks: ActionHooks

  package init(_ root: Any.Type, hooks: ActionHooks = ActionHooks()) {
    self.root = root
    self.hooks = hooks
  }

  /// All forms, or those whose way begins with `prefix`, dots or parentheses: `amountControl.plus`.
  package func forms(prefix: Substring = "") -> [ActionForm] {
    guard let layout = EnumLayout.of(root) else { return [] }
    var expansion = ActionExpansion(hooks: hooks)
    let forms = expansion.forms(of: layout, below: [], open: [root])
    let wanted = Self.way(prefix)
    return wanted.isEmpty ? forms : forms.filter { Self.isWay(wanted, in: Self.way($0.text[...])) }
  }

  /// The action that is meant by a case's name, from the root on:
  /// `.amountControl.plusButtonTapped`.
  package func nearest(to name: String) -> String? {
    ActionTree(root).nearestPath(to: name)?.path
  }

  /// Without the signs in which the two spellings differ.
  private static func way(_ text: Substring) -> String {
    let way = text.trimmingWhitespace.replacing("(.", with: ".")
    return String(way.drop { $0 == "." })
  }

  /// At its start, or at the start of one of its names.
  private static func isWay(_ prefix: String, in way: String) -> Bool {
    way.hasPrefix(prefix) || way.contains("." + prefix)
  }
}
