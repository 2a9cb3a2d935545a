/// The text of values and of their changes.
///
/// The format is CustomDump's, byte for byte, and its protocols are honored. The text is made here
/// because CustomDump's own `diff` takes quadratic time for collections and cannot be stopped.
package enum ChangeText {
  /// A value, dumped over as many lines as it takes.
  package static func dump(_ value: Any, indent: Int = 0) -> String {
    text(of: value, .init(isRoot: true), indent: indent)
  }

  /// A value as `customDump` writes it, without the line break at the end.
  static func dump(_ value: Any, name: String?, indent: Int, depth: Int) -> String {
    var style = ValueDumper.Style(isRoot: true, depth: depth)
    style.label = name.map { "\($0):" }
    return text(of: value, style, indent: indent)
  }

  /// A value in one line, without its content: `"Blob"`, `.weekly`, `Todo.State(…)`.
  package static func short(_ value: Any) -> String {
    let text = text(of: value, .init(isRoot: true, depth: 0))
    let typeName = TypeName.of(type(of: value)) + "."
    return text.hasPrefix(typeName) ? String(text.dropFirst(typeName.count - 1)) : text
  }

  private static func text(
    of value: Any, _ style: ValueDumper.Style, indent: Int = 0
  ) -> String {
    let prefix = String(repeating: " ", count: indent)
    let text = DiffInterruption.text {
      var dumper = ValueDumper()
      dumper.output.prefix = prefix
      try dumper.write(value, style)
      return dumper.output.text
    }
    return prefix + text
  }

  /// The lines of two values: removed lines after `- `, added ones after `+ `, unchanged ones after
  /// two spaces; `nil` if the values are equal.
  ///
  /// A diff that is stopped (see ``DiffInterruption``) is a single line that says so.
  ///
  /// - Parameter markers: What the lines begin with in place of `-`, `+` and a space.
  package static func diff(
    _ old: Any, _ new: Any, markers: DiffFormat = .default
  ) -> String? {
    RuntimeWarning.unreported {
      guard !ValueEquality.areEqual(old, new) else { return nil }
      return DiffInterruption.text { try ValueDiffer.lines(from: old, to: new, markers: markers) }
    }
  }

  /// Whether two values have no difference that a diff shows.
  package static func areEqual(_ old: Any, _ new: Any) -> Bool {
    RuntimeWarning.unreported { ValueEquality.areEqual(old, new) }
  }

  /// What `_printChanges` prints for one action, without the empty line after it.
  ///
  /// ```
  /// received action:
  ///   Counter.Action.incrementButtonTapped
  /// - Counter.State(count: 0)
  /// + Counter.State(count: 1)
  /// ```
  ///
  /// - Parameter changedOnly: Whether unchanged lines are left out.
  package static func block(
    action: Any, from old: Any, to new: Any, changedOnly: Bool = false
  ) -> String {
    BindingField.$witnesses.withValue([old, new]) {
      let difference = diff(old, new).map {
        changedOnly && $0 != DiffInterruption.notice ? ChangedLines.of($0) : $0
      }
      return """
        received action:
        \(dump(action, indent: 2))
        \(difference ?? "  (No state changes)")
        """
    }
  }

  /// Makes text in which binding actions name their fields, which are looked up in given states.
  package static func naming<R>(fieldsOf states: [Any], _ body: () -> R) -> R {
    BindingField.$witnesses.withValue(states, operation: body)
  }

  /// The line of the labels format: `received action: Counter.Action.incrementButtonTapped`.
  package static func label(action: Any) -> String {
    "received action: \(ActionLabel.text(of: action))"
  }
}
