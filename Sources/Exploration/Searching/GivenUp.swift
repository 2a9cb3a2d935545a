/// The cases that are no longer sent, because they have ended the process or begun an endless circle several times.
struct GivenUp {
  private var crashes: [Int: Int] = [:]
  private var circles: [Int: Int] = [:]
  private(set) var crashCount = 0

  /// How often a case is tried that crashes or circles. Each crash costs a process, and each circle thousands of actions.
  private static let mostTries = 3
  /// The crashes after which a search ends.
  private static let mostCrashes = 8

  var isEnough: Bool { crashCount >= Self.mostCrashes }

  mutating func noteCrash(of label: Int?) {
    crashCount += 1
    if let label { crashes[label, default: 0] += 1 }
  }

  mutating func noteCircle(of label: Int?) {
    if let label { circles[label, default: 0] += 1 }
  }

  /// Whether a case is no longer sent.
  func isGivenUp(_ label: Int) -> Bool {
    !(crashes.isEmpty && circles.isEmpty) && reason(label) != nil
  }

  /// Why a case is no longer sent; `nil` if it is.
  func reason(_ label: Int) -> UserActions.Reason? {
    if crashes[label, default: 0] >= Self.mostTries { return .crashes }
    if circles[label, default: 0] >= Self.mostTries { return .circles }
    return nil
  }

  /// The cases that are no longer sent.
  var labels: [Int: UserActions.Reason] {
    let all = Set(crashes.keys).union(circles.keys)
    return Dictionary(
      uniqueKeysWithValues: all.compactMap { label in reason(label).map { (label, $0) } })
  }
}
