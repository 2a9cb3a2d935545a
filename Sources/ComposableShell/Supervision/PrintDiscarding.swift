import Foundation

/// Discards what features print while nobody should see it: a session is restored, or editions are compared.
enum PrintDiscarding {
  /// - Parameter descriptors: Where nothing is written. A crash says why on standard error.
  @MainActor
  static func run<R>(
    _ descriptors: [Int32] = [STDOUT_FILENO, STDERR_FILENO], _ body: () async -> R
  ) async -> R {
    fflush(nil)
    let kept = descriptors.map { ($0, fcntl($0, F_DUPFD_CLOEXEC, 3)) }
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
