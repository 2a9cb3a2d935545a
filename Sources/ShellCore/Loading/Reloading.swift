import ComposableArchitecture

extension Session {
  /// Compiles a file again, loads it as it was loaded, and types again what was typed to it, printed
  /// as it was printed then. Afterwards things are printed as they are now.
  func reload(_ file: FileArgument, typed: [TypedLine]) async throws -> Output {
    let settings = printSettings
    let began = try await load(file, isAnew: true)
    var texts: [String] = []
    var count = 0
    defer { printSettings = settings }
    for line in typed {
      guard !interruption.wasRequested else { break }
      printSettings = line.settings
      let output = await evaluate(line.line)
      count += 1
      texts += ReloadedLine(typed: line, now: output).text
    }
    guard count > 0 else { return began }
    let state = loaded.map { ChangeText.dump($0.store.state) }
    let isStopped = count < typed.count
    let note = isStopped ? ["error: stopped; \(typed.count - count) lines were not typed"] : []
    return Output(
      text: ([summary(count, differing: texts.count)] + texts + note + [state].compactMap { $0 })
        .joined(separator: "\n"),
      isError: isStopped)
  }

  private func summary(_ count: Int, differing: Int) -> String {
    let lines = count == 1 ? "1 line" : "\(count) lines"
    let outcome = differing == 0 ? "all as before" : "\(differing) otherwise than before"
    return "typed \(lines) again, \(outcome)"
  }
}

/// A line that was typed again.
struct ReloadedLine {
  let typed: TypedLine
  let now: Output

  /// What differs, in one text; none when nothing does.
  var text: [String] {
    guard typed.output != now else { return [] }
    if now.isError, !typed.output.isError {
      return ["\(typed.line)  is no longer understood\n\(now.text)"]
    }
    return [(["\(typed.line)  differs"] + changedLines).joined(separator: "\n")]
  }

  private var changedLines: [String] {
    let old = lines(typed.output.text), new = lines(now.text)
    let changes = new.difference(from: old)
    return changes.removals.map { "  was  \(Self.line($0))" }
      + changes.insertions.map { "  now  \(Self.line($0))" }
  }

  private static func line(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
