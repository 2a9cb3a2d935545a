import ShellCore
import ArgumentParser

/// `tca bless FILE...`: updates the transcripts of scenarios.
struct BlessCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bless",
    abstract: "Play scenario files and update their transcripts.",
    discussion: """
      Only output that differs is written: wildcards that still match, prose and blank lines stay. Look at the changes \
      before you commit them, or use --review.
      """)

  @ArgumentParser.Argument(help: "Scenario files or folders.", completion: .file())
  var paths: [String]

  @Flag(help: "Ask before each change: y accepts it, n skips it, q skips it and all that follow.")
  var review = false

  @OptionGroup var trust: TrustOptions

  @MainActor
  func run() async throws {
    let (files, faults) = ScenarioCheck.files(in: paths)
    let recovery = await ScenarioRecovery.begin(SessionFactory.features)
    let trust = ScenarioTrust(trust, scenarios: files)
    let plain = PlainOutput()
    if !Supervision.isReplacement {
      for fault in faults { plain.print(TranslatedReport.shown(fault)) }
    }
    var review = review ? Review(plain) : nil
    var failed = !faults.isEmpty
    for file in files {
      if let refusal = trust.refusal(of: file) {
        plain.print(TranslatedReport.shown(refusal))
        failed = true
        continue
      }
      do throws(ScenarioFile.Failure) {
        let text = try await bless(file, trust, plain, &review, recovery)
        if recovery?.log.hasShownOutput != true { plain.print(text) }
      } catch {
        plain.print(TranslatedReport.shown(error.text(for: file)))
        failed = true
      }
    }
    CurrentProgram.exit(failed ? 1 : 0)
  }

  /// - Returns: What was changed, in one line.
  @MainActor
  private func bless(
    _ file: String, _ trust: ScenarioTrust, _ plain: PlainOutput, _ review: inout Review?,
    _ recovery: ScenarioRecovery?
  ) async throws(ScenarioFile.Failure) -> String {
    let scenario = try GivenScenario.read(file)
    let session = SessionFactory.makeSession(in: ScenarioFile.folder(of: file), trust, recovery)
    plain.attach(to: session)
    var played: [PlayedStep] = []
    var errors = 0
    let crashesBefore = recovery?.log.crashCount
    var lost: PlayedStep?
    let report = await ScenarioPlayer.play(scenario, on: session) { step, answer in
      played.append(step)
      if answer.problem != nil { errors += 1 }
      if recovery?.log.crashCount != crashesBefore { lost = lost ?? step }
    }
    if let lost { throw .crashed(line: lost.step.line, lost.output) }
    var skipped = 0
    let blessing = TranscriptUpdate(scenario, played: played) { step in
      let isAccepted = review?.accepts(step, of: file) ?? true
      if !isAccepted { skipped += 1 }
      return isAccepted
    }
    if blessing.bytes != scenario.source.bytes {
      try ScenarioFile.replace(
        file, with: blessing.bytes, expecting: scenario.source.bytes, in: LocalFileSystem())
    }
    let rest =
      (skipped == 0 ? "" : ", \(skipped) not accepted")
      + (report.notRun == 0 ? "" : ", \(report.notRun) not run")
    let errorText = ScenarioReport.errorText(errors)
    let commands = scenario.stepCount == 1 ? "1 command" : "\(scenario.stepCount) commands"
    return blessing.count == 0 && skipped == 0
      ? "\(file): nothing to change\(rest)\(errorText)"
      : "\(file): changed \(blessing.count) of \(commands)\(rest)\(errorText)"
  }
}

/// Asks before each change.
@MainActor
private struct Review {
  private let plain: PlainOutput
  private var hasQuit = false

  init(_ plain: PlainOutput) { self.plain = plain }

  mutating func accepts(_ played: PlayedStep, of file: String) -> Bool {
    guard !hasQuit else { return false }
    plain.print("\(file):\(played.step.line):\n\(played.step.written)")
    for mismatch in played.mismatches { plain.print(Self.text(of: mismatch)) }
    while true {
      plain.print("accept? [y/n/q] ", terminator: "")
      switch readLine()?.lowercased() {
      case "y": return true
      case "n": return false
      case "q", nil:
        hasQuit = true
        return false
      default: continue
      }
    }
  }

  private static func text(of problem: PlayedStep.Mismatch) -> String {
    guard case .output(let lines) = problem else { return problem.message }
    return lines.joined(separator: "\n")
  }
}

extension BlessCommand: ReadsStrangersFiles {
  var scenarios: [String] { ScenarioCheck.files(in: paths).files }
  var isUnrestricted: Bool { trust.trustsAll }
}
