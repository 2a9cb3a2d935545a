/// A property that a binding writes without an action, as in 2.0.
package struct PropertyWrite<State> {
  let name: String
  let type: Any.Type
  let line: (Any) -> String
  let write: (Any, State) -> State?

  /// - Parameters:
  ///   - name: The property: `query`, `filter.isOn`.
  ///   - type: The type of its values.
  ///   - line: The line of a session that writes a value.
  ///   - write: The state after a value was written; `nil` if the property is not there.
  package init(
    _ name: String, _ type: Any.Type, line: @escaping (_ value: Any) -> String,
    write: @escaping (_ value: Any, _ state: State) -> State?
  ) {
    (self.name, self.type, self.line, self.write) = (name, type, line, write)
  }
}
