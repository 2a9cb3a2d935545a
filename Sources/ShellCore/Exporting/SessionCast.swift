/// A session as a recording for asciinema (asciicast, version 2), in which the lines are typed.
struct SessionCast {
  /// A line of the session with its output.
  struct TypedLine {
    let prompt: String
    let line: String
    let output: String
  }

  let title: String
  let steps: [TypedLine]

  /// The seconds between two keys, after a line was typed, and after its output.
  private static let keyDelay = 0.06
  private static let enterDelay = 0.4
  private static let readingDelay = 1.2

  /// The text of the file: a header and an event per line.
  var text: String {
    var time = 0.5
    var lines = [
      #"{"version": 2, "width": 80, "height": 24, "title": \#(JSONText.quoted(title))}"#
    ]
    func add(_ text: String, after delay: Double) {
      time += delay
      let milliseconds = Int((time * 1000).rounded())
      let fraction = String(1000 + milliseconds % 1000).dropFirst()
      lines.append(#"[\#(milliseconds / 1000).\#(fraction), "o", \#(JSONText.quoted(text))]"#)
    }
    for step in steps {
      add("\u{1B}[36m\(step.prompt)>\u{1B}[0m ", after: 0)
      for character in step.line { add(String(character), after: Self.keyDelay) }
      let output = step.output.isEmpty ? "" : Self.colored(step.output) + "\r\n"
      add("\r\n" + output, after: Self.enterDelay)
      time += Self.readingDelay
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func colored(_ output: String) -> String {
    OutputLineKind.of(ControlPictures.of(output, keepsLineFeeds: true)).map {
      line, kind -> String in
      let code: String? =
        switch kind {
        case .plain: nil
        case .came: "32"
        case .went, .error: "31"
        case .warning: "33"
        case .aside: "90"
        }
      return code.map { "\u{1B}[\($0)m\(line)\u{1B}[0m" } ?? String(line)
    }.joined(separator: "\r\n")
  }
}
