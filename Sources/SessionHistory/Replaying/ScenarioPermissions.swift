import ActionSyntax

/// What the lines of a scenario may do to the machine. A line that somebody types may do everything.
///
/// A scenario can come from anywhere, and `load` of a Swift file runs its code. So a scenario compiles
/// only code in trusted paths, reads only files there and below its own folder, and creates files only below its own folder.
package struct ScenarioPermissions: Sendable {
  /// Whether the lines are those of a scenario that the program plays, without a `replay` that somebody
  /// has typed.
  package var playsScenario = false
  /// Returns the code that may run; `nil` allows all.
  package var trusted: @Sendable () -> TrustedPaths? = { nil }

  /// Whether any line may create or change a file.
  package var writesFiles = true

  package init() {}
}
