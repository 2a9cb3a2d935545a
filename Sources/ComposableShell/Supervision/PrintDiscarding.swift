import Foundation

/// Discards what features print while a session is restored, also to standard error: it was printed before.
enum PrintDiscarding {
  @MainActor
  static func run<R>(_ body: () async -> R) async -> R {
    fflush(nil)
    let kept = [STDOUT_FILENO, STDERR_FILENO].map { ($0, fcntl($0, F_DUPFD_CLOEXEC, 3)) }
    let null = open("/dev/null", O_WRONLY)
    for (descriptor, _) in kept { dup2(null, descriptor) }
    close(null)
    let result = await body()
    fflush(nil)
    for (descriptor, copy) in kept {
      dup2(copy, descriptor)
      close(copy)
    }
    return result
  }
}
