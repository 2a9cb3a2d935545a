/// A trail as lines to type, so that who types them in files and pipes, where time stands still,
/// comes to the same place and reads the same on the way.
struct TrailScript {
  private let trail: Trail
  private let way: ArraySlice<TrailEntry>
  private let relocation: Relocation
  private var written: [TranscriptWriter.Entry] = []
  private var prompt = Self.root

  private static let root = "tca"

  /// - Parameters:
  ///   - place: Where the way ends.
  ///   - relocation: To the folder of the file that the lines are for.
  static func entries(
    of trail: Trail, to place: Trail.Place, _ relocation: Relocation = .none
  ) -> [TranscriptWriter.Entry] {
    var script = Self(trail: trail, way: trail.way(to: place), relocation: relocation)
    script.write()
    return script.written
  }

  private mutating func write() {
    for line in trail.settings {
      written.append(TranscriptWriter.Entry(prompt: prompt, command: line, output: ""))
    }
    if let head = trail.head { write(head) }
    let isTimed = way.contains { $0.isTimed }
    for entry in way {
      if case .time = entry.deed, !isTimed, entry.output.isEmpty { continue }
      step(to: entry)
      write(entry)
    }
  }

  /// Steps to where an entry was typed: journeys have led there, of which nothing is written.
  private mutating func step(to entry: TrailEntry) {
    guard entry.prompt != prompt else { return }
    let root = String(entry.prompt.prefix { $0 != "." })
    if prompt != root { bridge("root", to: root) }
    if entry.prompt != root { bridge("scope " + entry.prompt.dropFirst(root.count + 1), to: entry.prompt) }
  }

  private mutating func bridge(_ line: String, to next: String) {
    var bridge = TranscriptWriter.Entry(prompt: prompt, command: line, output: "")
    bridge.allowsAnyOutput = true
    written.append(bridge)
    prompt = next
  }

  private mutating func write(_ entry: TrailEntry) {
    let line = entry.line(relocation)
    var entryWritten = TranscriptWriter.Entry(
      prompt: prompt, command: line, output: entry.outputOfLine)
    entryWritten.allowsAnyOutput = entry.isOutputUncertain
    written.append(entryWritten)
    prompt = entry.nextPrompt
  }
}

extension TrailEntry {
  /// What one types for it.
  fileprivate func line(_ relocation: Relocation) -> String {
    switch deed {
    case .line(let line): relocation.line(line)
    case .time(let duration): "advance \(DurationText.of(duration))"
    case .arrival: "wait"
    }
  }

  /// What is answered to that.
  fileprivate var outputOfLine: String {
    guard case .time = deed else { return output }
    return "now \(DurationText.of(now))" + (output.isEmpty ? "" : "\n" + output)
  }
}
