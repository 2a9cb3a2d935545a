import ActionSyntax

/// The commands that do not work with features of 2.0 yet.
enum SecondVersionLimits {
  private static let names: Set = [
    "back", "dismiss", "explore", "time",
  ]

  /// Throws if a command does not work with the running feature.
  @MainActor
  static func check(_ command: Command, _ input: CommandInput, _ features: SessionFeatures) throws {
    guard features.running?.store is any SecondVersionStore else { return }
    let first = input.rest.prefix { !$0.isWhitespace }
    let isLog = command.name == "import" && input.rest.contains(" as ")
    guard names.contains(command.name) || isLog else { return }
    let words = [command.name] + (isLog ? [String(first)] : [])
    let name = words.joined(separator: " ")
    throw InputError(
      .notThere, "`\(name)` is not available for a feature of 2.0 yet", in: input.line, at: 0,
      hint: "docs/Preview2.md lists what is available")
  }
}
