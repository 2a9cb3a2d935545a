// The functions of CustomDump under their own names, for files that import only ComposableArchitecture. They write the same text, except
// that the first reference to a shared value has a number, too: `#1 0`. The compiler prefers CustomDump's where that module is imported,
// because these are disfavored.

/// Dumps a value to standard output.
///
/// - Parameters:
///   - value: The value.
///   - name: A label that is printed before it.
///   - indent: The number of spaces before each line.
///   - maxDepth: How many levels of values in values are printed.
/// - Returns: The value.
@_disfavoredOverload
@discardableResult
public func customDump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text)
  return value
}

/// Dumps a value to a stream.
///
/// - Parameters:
///   - value: The value.
///   - target: The stream.
///   - name: A label that is printed before it.
///   - indent: The number of spaces before each line.
///   - maxDepth: How many levels of values in values are printed.
/// - Returns: The value.
@_disfavoredOverload
@discardableResult
public func customDump<T, TargetStream>(
  _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0,
  maxDepth: Int = .max
) -> T where TargetStream: TextOutputStream {
  target.write(ChangeText.dump(value, name: name, indent: indent, depth: maxDepth))
  return value
}

extension String {
  @_disfavoredOverload
  public init<Subject>(customDumping subject: Subject) {
    self = ChangeText.dump(subject)
  }
}

/// The lines of two values, with those that differ marked; `nil` if nothing differs.
///
/// - Parameters:
///   - lhs: The first value, whose lines are marked with `-`.
///   - rhs: The second value, whose lines are marked with `+`.
///   - format: Other marks.
@_disfavoredOverload
public func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = .default) -> String? {
  ChangeText.diff(lhs, rhs, markers: format)
}
