import ScenarioFormat

/// A trail as lines to type, so that who types them in files and pipes, where time stands still,
/// comes to the same place and reads the same on the way.
struct TrailScript {
  private let relocation: Relocation
  private var written: [TranscriptWriter.Entry] = []
  /// How things stand where the lines are typed.
  private var scene = TrailEntry.Scene(prompt: "tca")
  /// Whether time means anything to the feature.
  private var isTimed = false
  /// What the clock shows where the lines are typed.
  private var clock = Duration.zero
  /// Where the prompt was behind the last step.
  private var stepPrompt = ""

  /// - Parameters:
  ///   - end: How things stand at its end.
  ///   - keepsTime: Whether somebody goes on from there who may ask for the time.
  ///   - relocation: To the folder of the file that the lines are for.
  static func entries(
    of trail: Trail, to end: TrailEntry.Scene, keepsTime: Bool = false,
    _ relocation: Relocation = .none
  ) -> [TranscriptWriter.Entry] {
    var script = Self(relocation: relocation)
    script.write(trail, to: end)
    if keepsTime { script.isTimed = true }
    script.bridge(to: end)
    return script.written
  }

  private init(relocation: Relocation) { self.relocation = relocation }

  private mutating func write(_ trail: Trail, to end: TrailEntry.Scene) {
    let way = trail.way(to: end)
    isTimed = way.contains { $0.isTimed }
    for entry in [trail.head].compactMap(\.self) + way {
      bridge(to: entry.before, passes: entry.deed == .time)
      write(entry)
    }
  }

  /// Does what was done in between, of which nothing is written: time went by in which nothing
  /// happened; a journey led to another prompt, and has cancelled effects.
  ///
  /// - Parameter passes: Whether time goes on going by.
  private mutating func bridge(to next: TrailEntry.Scene, passes: Bool = false) {
    for command in next.settings.commands(from: scene.settings) { type(command) }
    if scene.hasEffects, next.journeys != scene.journeys { travel() }
    if isTimed, !passes, next.now > clock {
      type("advance \(DurationText.of(next.now - clock))", "now \(DurationText.of(next.now))")
      clock = next.now
      stepPrompt = scene.prompt
    }
    if next.prompt != scene.prompt { step(to: next.prompt) }
    scene = next
  }

  /// Goes away and back, which cancels all effects, and nothing comes of it.
  private mutating func travel() {
    type("undo", allowsAnyOutput: true)
    scene.prompt = ""
    type("redo", allowsAnyOutput: true)
    scene.prompt = stepPrompt
  }

  private mutating func step(to prompt: String) {
    let root = String(prompt.prefix { $0 != "." })
    if scene.prompt != root { type("root", allowsAnyOutput: true) }
    scene.prompt = root
    if prompt != root {
      type("scope \(prompt.dropFirst(root.count + 1))", allowsAnyOutput: true)
    }
  }

  private mutating func type(
    _ command: String, _ output: String = "", allowsAnyOutput: Bool = false
  ) {
    var entry = TranscriptWriter.Entry(
      prompt: scene.prompt.isEmpty ? nil : scene.prompt, command: command, output: output)
    entry.allowsAnyOutput = allowsAnyOutput
    written.append(entry)
  }

  private mutating func write(_ entry: TrailEntry) {
    var line = TranscriptWriter.Entry(
      prompt: scene.prompt, command: entry.line(relocation, at: clock), output: entry.outputOfLine)
    line.allowsAnyOutput = entry.isOutputUncertain
    written.append(line)
    scene = entry.after
    clock = entry.deed == .time ? entry.after.now : clock + entry.after.now - entry.before.now
    if !entry.isLook { stepPrompt = scene.prompt }
  }
}

extension TrailEntry {
  /// What one types for it.
  ///
  /// - Parameter clock: What the clock shows.
  fileprivate func line(_ relocation: Relocation, at clock: Duration) -> String {
    switch deed {
    case .line(let line): relocation.line(line)
    case .time: "advance \(DurationText.of(after.now - clock))"
    case .arrival: "wait"
    }
  }

  /// What is answered to that.
  fileprivate var outputOfLine: String {
    guard case .time = deed else { return output }
    return "now \(DurationText.of(after.now))" + (output.isEmpty ? "" : "\n" + output)
  }
}
