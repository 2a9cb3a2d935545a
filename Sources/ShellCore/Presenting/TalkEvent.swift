/// What happens to a talk.
package enum TalkEvent: Sendable {
  case key(PressedKey)
  /// The time that the talk wished to wait for has passed.
  case tick
  /// The terminal has another size.
  case resized(TalkSize)
  /// The command that was to run has run.
  case ran(TalkOutput)
  /// The commands before a place have run; what came of those that were not known.
  case reached([Int: TalkOutput])
  /// The speaker has left the live prompt.
  case returned
}
