import CSwiftRuntime

/// Hooks of the Swift concurrency runtime that decide where jobs run.
package enum ExecutorHooks {
  /// Makes an executor the main executor of the process, permanently.
  ///
  /// - Parameter executor: Receives every job of the main actor. It is kept alive forever.
  /// - Returns: `false` if this runtime has no such hook. Nothing changes then.
  package static func replaceMainExecutor(with executor: some SerialExecutor) -> Bool {
    // An executor reference is two words in Swift as in C, the object and its witness table. Neither
    // is retained.
    let reference = unsafeBitCast(
      executor.asUnownedSerialExecutor(), to: (identity: UInt, implementation: UInt).self)
    let isReplaced = cswift_replaceMainExecutor(
      CSwiftExecutorRef(
        identity: UnsafeMutableRawPointer(bitPattern: reference.identity),
        implementation: reference.implementation))
    if isReplaced { _ = Unmanaged.passRetained(executor as AnyObject) }
    return isReplaced
  }

  /// The executor of jobs that are isolated to no actor, on which the runtime runs the jobs of the global pool.
  package static var globalExecutor: UnownedSerialExecutor {
    // The runtime represents it as a reference of two null words.
    unsafeBitCast((identity: UInt(0), implementation: UInt(0)), to: UnownedSerialExecutor.self)
  }

  /// Passes each job that is about to run on the global pool to `take`, permanently.
  ///
  /// - Parameter take: Returns `true` if it takes responsibility for running the job.
  /// - Returns: `false` if this runtime has no such hook, or if there is an interceptor already.
  ///   Nothing changes then.
  package static func interceptGlobalJobs(
    _ take: @escaping @Sendable (UnownedJob) -> Bool
  ) -> Bool {
    guard interceptor.set(take) else { return false }
    return cswift_interceptGlobalJobs { job in
      // C passes a job as the single pointer that an `UnownedJob` consists of.
      interceptor.take(unsafeBitCast(job, to: UnownedJob.self))
    }
  }
}

/// The function that `interceptGlobalJobs` installed.
private final class Interceptor: @unchecked Sendable {
  // Sendable: `function` is written once, before the hook that reads it is installed.
  private var function: (@Sendable (UnownedJob) -> Bool)?

  func set(_ function: @escaping @Sendable (UnownedJob) -> Bool) -> Bool {
    guard self.function == nil else { return false }
    self.function = function
    return true
  }

  func take(_ job: UnownedJob) -> Bool { function?(job) ?? false }
}

private let interceptor = Interceptor()
