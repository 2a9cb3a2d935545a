/// A ballot with its votes, as the presenter sees it.
struct RoomPoll: Equatable {
  let ballot: RoomBallot
  let counts: [Int]

  init(_ ballot: RoomBallot, counts: [Int]) {
    self.ballot = ballot
    self.counts = counts.count == ballot.choices.count ? counts : ballot.choices.map { _ in 0 }
  }

  var total: Int { counts.reduce(0, +) }

  /// Each choice after its votes.
  var rows: [String] {
    let width = counts.map { "\($0)".count }.max() ?? 1
    return zip(ballot.choices, counts).map { choice, count in
      let number = String(repeating: " ", count: width - "\(count)".count) + "\(count)  "
      let indent = String(repeating: " ", count: width + 2)
      return number + choice.replacing("\n", with: "\n" + indent)
    }
  }

  private var winners: [String] {
    guard let most = counts.max(), most > 0 else { return [] }
    return zip(ballot.choices, counts).filter { $0.1 == most }.map(\.0)
  }

  var verdict: String {
    switch (ballot.kind, winners.count) {
    case (_, 0): "nobody has voted"
    case (.line, 1): "the room chose: \(winners[0])"
    case (.line, _): "a tie: \(winners.joined(separator: ", "))"
    case (.outcome, _):
      "\(total == 1 ? "1 prediction" : "\(total) predictions"); Enter shows what happens"
    }
  }

  /// The line that the presenter sends with Enter; `nil` after a tie.
  var nextLine: String? {
    switch ballot.kind {
    case .line: winners.count == 1 ? winners[0] : nil
    case .outcome: ballot.line
    }
  }
}

extension StagePoll {
  /// What the stage shows of a vote; `nil` if none is open.
  @MainActor
  init?(_ control: RoomControl) {
    guard let ballot = control.polls.ballot, let room = control.room else { return nil }
    let poll = RoomPoll(ballot, counts: room.counts)
    self.init(
      title: control.status ?? "",
      rows: zip(ballot.choices, poll.counts).map { choice, count in
        Row(text: choice.replacing("\n", with: " "), count: count)
      })
  }
}
