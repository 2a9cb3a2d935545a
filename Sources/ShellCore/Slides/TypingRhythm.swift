/// The rhythm in which commands are typed: a number of characters per second, varied a little.
package struct TypingRhythm: Sendable, Equatable {
  /// Characters per second; 0 types commands immediately.
  let speed: Double

  package init(speed: Double) { self.speed = speed }

  var isInstant: Bool { speed <= 0 }

  /// Factors for consecutive characters. Their average is 1.
  private static let factors = [0.7, 1.3, 0.9, 1.5, 0.6, 1.1, 0.8, 1.1]

  /// Returns how long to wait after a number of characters of a text. The pause is longer after a
  /// space and longest before Enter.
  func pause(after count: Int, of text: String) -> Duration {
    guard !isInstant else { return .zero }
    let characters = text.prefix(count)
    var factor = Self.factors[count % Self.factors.count]
    if count >= text.count { factor = 6 } else if characters.last == " " { factor *= 1.6 }
    return .seconds(factor / speed)
  }
}
