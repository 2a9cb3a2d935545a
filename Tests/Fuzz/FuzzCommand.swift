import ArgumentParser
import Foundation

/// Runs random lines and damaged scenarios in several processes, and minimizes what fails.
///
/// `make fuzz LINES=100000` builds and runs it. The cases in `Regressions` run first.
@main
struct FuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Fuzz", abstract: "Run random lines in a session and verify what always holds.")

  @Option(help: "The number of lines to run.")
  var lines = 100_000

  @Option(help: "The first seed. Each process and each case has its own.")
  var seed: UInt64 = 1

  @Option(help: "The number of processes.")
  var processes = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "The folder of the package, which contains the scenarios.")
  var package = "."

  @Option(help: "The folder for the cases that fail.")
  var output = ".build/fuzz"

  @Option(help: "Run one process, which writes each case to this file before it runs it.")
  var worker: String?

  @Option(help: "Run the case in this file, and exit with a status other than 0 if it fails.")
  var play: String?

  func validate() throws {
    guard lines > 0, processes > 0 else {
      throw ValidationError("--lines and --processes need a number from 1")
    }
  }

  @MainActor
  func run() async throws {
    let corpus = try Corpus(package: package)
    if let play {
      try await CasePlayer(corpus, trail: nil).play(FuzzCase(contentsOf: play))
    } else if let worker {
      try await FuzzWorker(corpus, trail: worker).run(lines: lines, seed: seed)
    } else {
      let pool = try FuzzPool(package: package, output: output)
      let failures = try await pool.playRegressions() + pool.run(lines, seed, processes)
      print(FuzzPool.summary(lines: lines, failures: failures))
      if failures > 0 { throw ExitCode(1) }
    }
  }
}
