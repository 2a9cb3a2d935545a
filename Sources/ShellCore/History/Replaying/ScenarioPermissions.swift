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

  /// Lets the kernel restrict this process before it plays a scenario, or reads a log or a state, that somebody has named and nobody has
  /// trusted.
  ///
  /// The first argument is the path of the file, without links; the second one names files that the session goes on writing.
  /// Returns `false` if the kernel should restrict the process and could not.
  package var restrict: @MainActor @Sendable (String, [String]) -> Bool = { _, _ in true }
  /// A file that the session goes on writing, because it is being recorded.
  var recordedFile: String?
  /// The folders, without links, to which the kernel has restricted this process; `nil` if it has not.
  package var kernelFolders: @MainActor @Sendable () -> [String]? = { nil }

  package init() {}
}
