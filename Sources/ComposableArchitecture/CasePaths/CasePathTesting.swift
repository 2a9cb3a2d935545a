/// Returns the payload of an enum's case. If the value is another case, it reports a failure.
///
/// ```swift
/// let profile = try XCTUnwrap(store.state.destination, case: /Destination.profile)
/// ```
///
/// - Parameters:
///   - enum: The value.
///   - path: The path to the case.
///   - message: Added to the failure.
/// - Throws: ``CasePathMismatch`` if the value is another case.
public func XCTUnwrap<Enum, Case>(
  _ enum: @autoclosure () throws -> Enum, case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> Case {
  let root = try `enum`()
  if let value = path.extract(from: root) { return value }
  let mismatch = CasePathMismatch(path: path, root: root)
  reportIssue(
    text("XCTUnwrap", mismatch.description, message()), fileID: fileID, filePath: file, line: line,
    column: column)
  throw mismatch
}

/// Changes the payload of an enum's case in a test. Reports a failure if the value is another case, if
/// `body` throws, or, unless the test's store is not exhaustive, if `body` changes nothing.
///
/// ```swift
/// await store.send(.destination(.nameChanged("Blob"))) {
///   XCTModify(&$0.destination, case: /Destination.edit) { $0.name = "Blob" }
/// }
/// ```
///
/// - Parameters:
///   - enum: The value.
///   - path: The path to the case.
///   - message: Added to the failure.
///   - body: Changes the payload.
public func XCTModify<Enum, Case>(
  _ enum: inout Enum, case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  func report(_ problem: String) {
    reportIssue(
      text("XCTModify", problem, message()), fileID: fileID, filePath: file, line: line,
      column: column)
  }
  let before = path.extract(from: `enum`)
  do {
    try path.modify(&`enum`, body)
  } catch let mismatch as CasePathMismatch where before == nil {
    return report(mismatch.description)
  } catch {
    return report("The closure threw an error: \(error)")
  }
  guard AssertionExhaustivity.isOn else { return }
  if let before = before as? any Equatable, isEqual(before, path.extract(from: `enum`) as Any) {
    report("Expected the value of \(CasePathMismatch.text(of: path)) to change, but it did not.")
  }
}

/// Changes the payload of the case that a case key path names: `XCTModify(&$0.destination, case: \.some.edit)`.
///
/// - Parameters:
///   - enum: The value.
///   - keyPath: The case.
///   - message: Added to the failure.
///   - body: Changes the payload.
public func XCTModify<Enum: CasePathable, Case>(
  _ enum: inout Enum, case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  XCTModify(
    &`enum`, case: AnyCasePath(keyPath), message(), body, fileID: fileID, file: file, line: line,
    column: column)
}

/// Changes the value of an optional in a test: `XCTModify(&$0.child) { $0.name = "Blob" }`. Reports a failure if it is `nil`.
///
/// - Parameters:
///   - optional: The optional.
///   - message: Added to the failure.
///   - body: Changes the value.
public func XCTModify<Wrapped>(
  _ optional: inout Wrapped?,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Wrapped) throws -> Void,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  XCTModify(
    &optional, case: .some, message(), body, fileID: fileID, file: file, line: line,
    column: column)
}

/// Returns the payload of the case that a case key path names. If the value is another case, it reports a failure.
///
/// - Parameters:
///   - enum: The value.
///   - keyPath: The case.
///   - message: Added to the failure.
/// - Throws: ``CasePathMismatch`` if the value is another case.
public func XCTUnwrap<Enum: CasePathable, Case>(
  _ enum: @autoclosure () throws -> Enum, case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> Case {
  try XCTUnwrap(
    try `enum`(), case: AnyCasePath(keyPath), message(), fileID: fileID, file: file, line: line,
    column: column)
}

/// Whether the assertion that is running belongs to an exhaustive store.
enum AssertionExhaustivity {
  @TaskLocal static var isOn = true
}

private func text(_ function: String, _ problem: String, _ message: String) -> String {
  "\(function): \(problem)" + (message.isEmpty ? "" : " - \(message)")
}

private func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
  other as? Value == value
}
