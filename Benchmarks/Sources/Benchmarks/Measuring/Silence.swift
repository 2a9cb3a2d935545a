import Foundation

/// Runs something whose printing goes nowhere.
@MainActor
func withSilentOutput<R>(_ body: () async -> R) async -> R {
  fflush(nil)
  let terminal = dup(STDOUT_FILENO)
  let nowhere = open("/dev/null", O_WRONLY)
  dup2(nowhere, STDOUT_FILENO)
  defer {
    fflush(nil)
    dup2(terminal, STDOUT_FILENO)
    close(terminal)
    close(nowhere)
  }
  return await body()
}
