/// What a talk wants to be done; who does it tells the talk with an event.
package enum TalkEffect: Sendable, Equatable {
  /// Run the command at a position, in the state before it: ``TalkEvent/ran(_:)``.
  case run(Int)
  /// Run all commands before a position: ``TalkEvent/reached(_:)``.
  case reach(Int)
  /// Give the speaker a prompt in the state before the command at a position:
  /// ``TalkEvent/returned``.
  case live(Int)
  /// End the talk.
  case quit
}
