/// A line that was typed to a feature from a file, with what it was answered.
struct TypedLine {
  let line: String
  let output: Output
  /// How its actions were printed.
  var settings = PrintSettings()
}

extension Session {
  /// Carries out a line and remembers it, when it was for a feature from a file and may have moved
  /// it.
  func writingDownTyped(
    _ line: String, _ carryOut: () async throws -> Output
  ) async throws -> Output {
    let store = loaded?.file == nil ? nil : loaded?.store
    let settings = printSettings
    let output = try await carryOut()
    guard let store, loaded?.store === store, TypedLine.isTypedAgain(line) else { return output }
    loaded?.typed.append(TypedLine(line: line, output: output, settings: settings))
    return output
  }
}

extension TypedLine {
  /// Whether a line may change a feature or the place where the prompt stands in it.
  static func isTypedAgain(_ line: String) -> Bool {
    line.hasPrefix(".") || moving.contains(CommandInput(line).name)
  }

  private static let moving: Set<String> = [
    "send", "set", "toggle", "tap", "enter", "scope", "up", "root", "advance", "wait", "cancel",
    "undo", "redo", "goto", "deps",
  ]
}
