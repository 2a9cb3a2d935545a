@testable import ShellCore

/// A process without a supervisor.
struct Unsupervised: WorkerStatus {
  func beginLine(_ number: Int, _ text: String) {}
  func beginWorkBetweenLines() {}
  func endLine() {}
  func setRestoring(_ isRestoring: Bool) {}
  func noteProgress() {}
}
