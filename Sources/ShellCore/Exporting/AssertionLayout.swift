/// The lines of the assertions of an exported test.
struct AssertionLayout {
  /// Whether the test store is that of 2.0, whose `send` returns at once.
  let isSecond: Bool

  /// `await store.send(.plusButtonTapped) { $0.amount = 1 }`.
  func asserting(
    _ verb: String, _ action: SwiftCode, _ changes: [SwiftCode], keptAs task: String? = nil
  ) -> [String] {
    let opening = task.map { "let \($0) = " } ?? ""
    let waiting = isSecond && verb == "send" ? "" : "await "
    let call = SwiftCode.list("\(opening)\(waiting)store.\(verb)(", [action], ")")
    guard !changes.isEmpty else { return indented(call.laidOut(indent: 4)) }
    if let line = line(call.flat, changes) { return [line] }
    return indented(call.laidOut(indent: 4, used: 2) + " {") + statements(changes) + ["}"]
  }

  /// `store.modify { $0.text = "a" } changes: { $0.text = "a" }`.
  func modifying(_ writes: [SwiftCode], _ changes: [SwiftCode]) -> [String] {
    let writing =
      writes.isEmpty ? ["store.modify { _ in }"] : closure("store.modify", writes)
    guard !changes.isEmpty, let end = writing.last else { return writing }
    let checking = closure("\(end) changes:", changes)
    return writing.dropLast() + checking
  }

  /// A call with a closure.
  func closure(_ opening: String, _ statements: [SwiftCode]) -> [String] {
    line(opening, statements).map { [$0] }
      ?? ["\(opening) {"] + self.statements(statements) + ["}"]
  }

  /// A closure with one statement on one line, if it fits.
  private func line(_ opening: String, _ statements: [SwiftCode]) -> String? {
    guard statements.count == 1, !statements[0].needsLines else { return nil }
    let line = "\(opening) { \(statements[0].flat) }"
    return line.count + 4 <= SwiftCode.width ? line : nil
  }

  /// The statements of a closure.
  func statements(_ changes: [SwiftCode]) -> [String] {
    changes.flatMap { indented("  " + $0.laidOut(indent: 6)) }
  }

  /// What cancels a task that a variable holds, and waits for it.
  func cancelling(_ task: String) -> [String] {
    isSecond ? ["\(task)?.cancel()", "await \(task)?.value"] : ["await \(task).cancel()"]
  }

  /// What waits until a task that a variable holds has ended.
  func finishing(_ task: String) -> [String] {
    [isSecond ? "await \(task)?.value" : "await \(task).finish()"]
  }

  /// Removes an indentation of four columns from lines that were laid out with it.
  func indented(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.prefix(1) + lines.dropFirst().map { String($0.dropFirst(4)) }
  }
}
