import CustomDump
import Reflection

/// The text of values and of their changes: the one place that knows which library draws them.
package enum ChangeText {
  /// A value, dumped over as many lines as it takes.
  package static func dump(_ value: Any, indent: Int = 0) -> String {
    var text = ""
    customDump(value, to: &text, indent: indent)
    return text
  }

  /// A value in one line, what it holds left out: `"Blob"`, `.weekly`, `Todo.State(…)`.
  package static func short(_ value: Any) -> String {
    var text = ""
    customDump(value, to: &text, maxDepth: 0)
    let typeName = TypeName.of(type(of: value)) + "."
    return text.hasPrefix(typeName) ? String(text.dropFirst(typeName.count - 1)) : text
  }

  /// The lines that differ, each behind `- ` or `+ `, among those that do not; nil when nothing
  /// differs.
  package static func diff(_ old: Any, _ new: Any) -> String? {
    func open<Value>(_ old: Value) -> String? {
      // A state of existential type may change its type: then both are drawn whole.
      exactly(new, as: Value.self).map { CustomDump.diff(old, $0) }
        ?? CustomDump.diff(old as Any, new)
    }
    return RuntimeWarning.unreported { _openExistential(old, do: open) }
  }

  /// What `_printChanges` prints for one action, without the empty line behind it.
  ///
  /// ```
  /// received action:
  ///   Counter.Action.incrementButtonTapped
  /// - Counter.State(count: 0)
  /// + Counter.State(count: 1)
  /// ```
  ///
  /// - Parameter changedOnly: Whether lines are left out that are the same before and after.
  package static func block(
    action: Any, from old: Any, to new: Any, changedOnly: Bool = false
  ) -> String {
    BindingField.$witnesses.withValue([old, new]) {
      let difference = diff(old, new).map { changedOnly ? ChangedLines.of($0) : $0 }
      return """
        received action:
        \(dump(action, indent: 2))
        \(difference ?? "  (No state changes)")
        """
    }
  }

  /// Makes text in which bindings name their fields, known from states that have them.
  package static func naming<R>(fieldsOf states: [Any], _ body: () -> R) -> R {
    BindingField.$witnesses.withValue(states, operation: body)
  }

  /// The one line of the labels form: `received action: Counter.Action.incrementButtonTapped`.
  package static func label(action: Any) -> String {
    "received action: \(ActionLabel.text(of: action))"
  }
}
