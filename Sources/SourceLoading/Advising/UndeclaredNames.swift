import ActionSyntax

/// Names that a reducer needs or uses, and what to declare.
enum UndeclaredNames {
  /// The dependencies that the library provides, by the names that features give them.
  private static let dependencies = [
    "clock": "continuousClock", "continuousClock": "continuousClock", "date": "date",
    "dismiss": "dismiss", "mainQueue": "mainQueue", "openURL": "openURL", "uuid": "uuid",
  ]

  /// What to declare for a name that is not in scope; `nil` if no dependency has it.
  static func dependency(_ name: String) -> String? {
    dependencies[name].map { "declare it in the reducer: `@Dependency(\\.\($0)) var \(name)`" }
  }

  /// What to rename if a type that a reducer needs is missing.
  ///
  /// - Parameters:
  ///   - notes: What the protocol requires.
  ///   - names: The names that the sources declare.
  static func renaming(for notes: [String], among names: [String]) -> String? {
    for type in ["State", "Action"]
    where notes.contains(where: { $0.contains("nested type '\(type)'") }) {
      let near = names.filter {
        $0.first?.isUppercase == true && $0 != type
          && NearestName.distance(from: $0, to: type) != nil
      }
      if let name = near.min() { return "rename `\(name)`: a reducer needs a type named `\(type)`" }
    }
    return nil
  }
}
