/// How fast commands type themselves: about so many characters a second, and not like a machine.
package struct TypingRhythm: Sendable, Equatable {
  /// Characters a second; 0: all at once.
  package let speed: Double

  package init(speed: Double) { self.speed = speed }

  package var isInstant: Bool { speed <= 0 }

  /// Longer and shorter than usual, in turn; 1 on average.
  private static let sway = [0.7, 1.3, 0.9, 1.5, 0.6, 1.1, 0.8, 1.1]

  /// How long to wait after so many characters of a text have been typed. Words take a breath
  /// between them, and a person looks at the line before the last key.
  package func pause(after count: Int, of text: String) -> Duration {
    guard !isInstant else { return .zero }
    let characters = text.prefix(count)
    var factor = Self.sway[count % Self.sway.count]
    if count >= text.count { factor = 6 } else if characters.last == " " { factor *= 1.6 }
    return .seconds(factor / speed)
  }
}
