extension AnyCasePath {
  /// The case path as in source code, if its case is known: `/.loggedIn`, or `\.loggedIn` if the enum
  /// has case key paths.
  var text: String { (Root.self is any CasePathable.Type ? "\\." : "/.") + (caseName ?? "?") }
}
