import Foundation

/// Runs workers in processes of their own, and keeps the cases that end one.
struct FuzzPool: Sendable {
  let package: String
  /// The folder for cases that fail.
  let output: String

  init(package: String, output: String) throws {
    self.package = package
    self.output = output
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
  }

  /// Plays the cases that failed in the past.
  ///
  /// - Returns: The number of those that fail again.
  func playRegressions() async throws -> Int {
    let folder = "\(package)/Tests/Fuzz/Regressions"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var failures = 0
    for name in names where name.hasSuffix(".txt") {
      guard let problem = try await play("\(folder)/\(name)") else { continue }
      print("\(name): \(problem)")
      failures += 1
    }
    return failures
  }

  /// Runs lines in several processes. A process that fails is replaced, and its case minimized.
  ///
  /// - Returns: The number of failures.
  func run(_ lines: Int, _ seed: UInt64, _ processes: Int) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<processes {
        group.addTask {
          try await runWorker(index, lines: lines / processes + 1, seed: seed + UInt64(index))
        }
      }
      return try await group.reduce(0, +)
    }
  }

  /// After this many failures, a process is not replaced.
  private static let mostFailures = 5

  private func runWorker(_ index: Int, lines: Int, seed: UInt64) async throws -> Int {
    let trail = "\(output)/worker-\(index).txt"
    for failure in 0..<Self.mostFailures {
      let worker = FuzzProcess(
        arguments: [
          "--package", package, "--worker", trail, "--lines", "\(lines)",
          "--seed", "\(seed &+ UInt64(failure) &* 1000)",
        ], trail: trail)
      guard let problem = try await worker.run() else { return failure }
      try await keep(FuzzCase(contentsOf: trail), problem, "failure-\(index)-\(failure).txt")
    }
    return Self.mostFailures
  }

  private func keep(_ case: FuzzCase, _ problem: FuzzProblem, _ name: String) async throws {
    let path = "\(output)/\(name)"
    try `case`.text.write(toFile: path, atomically: true, encoding: .utf8)
    print("\(path): \(problem), with seed \(`case`.seed); minimizing \(`case`.lines.count) lines")
    let least = try await Minimizer(pool: self, path: "\(path).try", problem: problem)
      .minimized(`case`)
    try least.text.write(toFile: path, atomically: true, encoding: .utf8)
    print("\(path):\n\(least.text)Move it to Tests/Fuzz/Regressions when it is fixed.")
  }

  /// Plays one case in a process.
  ///
  /// - Returns: How it failed; `nil` if it succeeded.
  func play(_ path: String) async throws -> FuzzProblem? {
    try await FuzzProcess(arguments: ["--package", package, "--play", path], trail: nil).run()
  }

  /// `100000 lines, no failures`.
  static func summary(lines: Int, failures: Int) -> String {
    let count = failures == 1 ? "1 failure" : "\(failures) failures"
    return "\(lines) lines, \(failures == 0 ? "no failures" : count)"
  }
}
