/// Removes lines and bytes from a case as long as it fails in the same way.
struct Minimizer {
  let pool: FuzzPool
  /// The file for the cases that are tried.
  let path: String
  let problem: FuzzProblem
  private let mostTries = 300

  init(pool: FuzzPool, path: String, problem: FuzzProblem) {
    self.pool = pool
    self.path = path
    self.problem = problem
  }

  func minimized(_ case: FuzzCase) async throws -> FuzzCase {
    // Each try of a case that hangs takes as long as the limit.
    guard problem.kind != .hung, try await fails(`case`) else { return `case` }
    var tries = 0
    var least = `case`
    least.lines = try await reduced(least.lines, &tries) { least.with(lines: $0) }
    for index in least.lines.indices {
      let line = try await reduced(least.lines[index], &tries) { least.with($0, at: index) }
      least.lines[index] = line
    }
    return least
  }

  /// Removes elements: first large parts, then smaller ones.
  private func reduced<Element>(
    _ elements: [Element], _ tries: inout Int, _ make: ([Element]) -> FuzzCase
  ) async throws -> [Element] {
    var least = elements
    var length = elements.count / 2
    while length > 0 {
      var start = 0
      while start < least.count, tries < mostTries {
        var shorter = least
        shorter.removeSubrange(start..<min(start + length, least.count))
        tries += 1
        if try await fails(make(shorter)) { least = shorter } else { start += length }
      }
      length /= 2
    }
    return least
  }

  private func fails(_ case: FuzzCase) async throws -> Bool {
    try `case`.text.write(toFile: path, atomically: true, encoding: .utf8)
    return try await pool.play(path)?.kind == problem.kind
  }
}

extension FuzzCase {
  fileprivate func with(lines: [[UInt8]]) -> FuzzCase {
    FuzzCase(kind: kind, seed: seed, lines: lines)
  }

  fileprivate func with(_ line: [UInt8], at index: Int) -> FuzzCase {
    var lines = lines
    lines[index] = line
    return with(lines: lines)
  }
}
