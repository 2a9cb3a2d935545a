import ActionSyntax

/// The reason why a session cannot be exported as a test.
enum TestRefusal: Error, Equatable {
  /// The first actions were discarded.
  case incomplete
  /// The current state is between the actions of one change.
  case insideChange
  /// The state's type, which has no `==`.
  case notEquatable(String)
  /// The reducer has no name, because it is composed where the feature is registered.
  case composed
  /// A dependency that is used by its type.
  case dependency(String)
  /// A command that a test cannot reproduce, and the reason.
  case line(String, String)

  var text: String {
    switch self {
    case .incomplete: "the first actions of this session were discarded"
    case .insideChange:
      "the cursor is between the actions of one command; `undo` or `redo` first"
    case .notEquatable(let type): "\(type) is not Equatable, which the state of a TestStore must be"
    case .composed: "the reducer has no name: it is composed where the feature is registered"
    case .dependency(let name): "the dependency \(name) has no name in DependencyValues"
    case .line(let line, let reason): "`\(abbreviated(line))`: \(reason)"
    }
  }
}
