import GameKit
import Testing

/// This file is left out on Linux; the other one is not.
@Test func `The leaderboard is empty`() {
  #expect(GKLeaderboard().title == nil)
}
