/// Which actions a user can send. The others come from effects and reducers, and sending them by hand would
/// "find" mistakes that nobody can make.
///
/// The decision is made by the names of the cases, and by what is seen: a case that effects send is not sent by
/// the user, unless its name says so. What is left out is reported, and both lists can be changed.
struct UserActions: Equatable, Sendable {
  /// Why a case is not sent.
  enum Reason: String, Sendable {
    case name = "by its name"
    case effects = "effects and reducers send it"
    case excluded = "excluded"
    /// The feature has a case `view`, and this is another one.
    case view = "a view sends `.view`"
    case crashes = "not sent again after 3 crashes"
    case circles = "not sent again after 3 endless circles"
  }

  /// Whether every case is sent.
  var sendsAll = false
  /// Paths of cases that are sent in any case: `.toggled`, `.alert.presented`.
  var sent: Set<String> = []
  /// Paths of cases that are not sent.
  var excluded: Set<String> = []
  /// Paths of cases that effects and reducers have sent.
  var learned: Set<String> = []

  /// Why a case is not sent; `nil` if it is.
  ///
  /// - Parameters:
  ///   - path: The path of the case: `.destination.add.saved`.
  ///   - name: The name of the case.
  ///   - isLeaf: Whether the case carries no actions of a child.
  func reason(against path: String, named name: String, isLeaf: Bool) -> Reason? {
    if sendsAll || sent.contains(path) { return nil }
    if excluded.contains(path) { return .excluded }
    if Self.isInternal(name) { return .name }
    guard !Self.isOfUser(name) else { return nil }
    let isLearned =
      learned.contains(path) || isLeaf && learned.contains { $0.hasPrefix(path + ".") }
    return isLearned ? .effects : nil
  }

  /// Whether only what effects send can say that a user does not send a case.
  func mayBeSentByEffects(_ path: String) -> Bool {
    let name = path.split(separator: ".").last.map(String.init) ?? ""
    return !sendsAll && !sent.contains(path) && !Self.isOfUser(name)
  }

  /// Whether a name says that a user sends the action: `.saveButtonTapped`.
  static func isOfUser(_ name: String) -> Bool {
    let endings = [
      "Tapped", "Changed", "Pressed", "Toggled", "Swiped", "Selected", "Submitted", "Edited",
      "Dismissed", "Appeared", "Dragged", "Clicked",
    ]
    return endings.contains(where: name.hasSuffix)
      || ["onAppear", "task", "binding"].contains(name)
  }

  /// Whether a name says that no user sends the action: `.delegate`, `.loginResponse`.
  private static func isInternal(_ name: String) -> Bool {
    ["delegate", "internal", "_internal", "response"].contains(name) || name.hasPrefix("_")
      || name.hasSuffix("Response")
  }
}
