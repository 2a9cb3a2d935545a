import CSupervisor

/// The files that this process can use, as far as the kernel enforces it. Nothing gives back what was taken.
///
/// The kernel needs Landlock for it, which Linux has since 5.13. See docs/Reliability.md.
package struct KernelReach: Sendable, Equatable {
  /// Files in these folders, and these files, can be created, changed, and removed. Paths that do not exist are left out.
  package var writable: [String] = []
  /// Files in these folders, and these files, can be read; `nil` if everything can be.
  package var readable: [String]?
  /// These files can be started as programs. Paths that do not exist are left out.
  package var programs: [String] = []
  /// Whether TCP, and signals to other processes, can be used.
  package var usesOthers = true

  package init(
    writable: [String] = [], readable: [String]? = nil, programs: [String] = [],
    usesOthers: Bool = true
  ) {
    self.writable = writable
    self.readable = readable
    self.programs = programs
    self.usesOthers = usesOthers
  }

  /// Whether the kernel can restrict a process.
  package static var isEnforced: Bool { csv_landlock_version() > 0 }

  /// Restricts all threads of this process, which starts no other programs any more.
  ///
  /// - Returns: Whether the kernel enforces it.
  package func restrictProcess() -> Bool { withReach { csv_restrict($0) != 0 } }

  /// Restricts this process to what an attempt at a task of a room needs. If the kernel cannot restrict files, none is opened.
  ///
  /// - Returns: Whether the kernel enforces it.
  package func restrictAttempt() -> Bool {
    guard Self.isEnforced else { return csv_limit_attempt(nil) != 0 }
    return withReach { csv_limit_attempt($0) != 0 }
  }

  private func withReach<R>(_ body: (UnsafePointer<csv_reach>) -> R) -> R {
    // The path of a file ends at its first NUL.
    func list(_ paths: [String]) -> [String] { paths.filter { !$0.utf8.contains(0) } }
    func joined(_ paths: [String]) -> String { paths.map { $0 + "\0" }.joined() }
    let (writable, readable, programs) = (list(writable), list(readable ?? []), list(programs))
    return joined(writable).withCString { writablePaths in
      joined(readable).withCString { readablePaths in
        joined(programs).withCString { programPaths in
          var reach = csv_reach(
            writable: writablePaths, writable_count: writable.count, readable: readablePaths,
            readable_count: readable.count, reads_everything: self.readable == nil ? 1 : 0,
            programs: programPaths, program_count: programs.count, uses_others: usesOthers ? 1 : 0)
          return body(&reach)
        }
      }
    }
  }
}
