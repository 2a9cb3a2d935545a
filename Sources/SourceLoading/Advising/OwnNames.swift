import ActionSyntax
import SwiftOutline

/// The names that sources declare, to tell a typing error from the name of something that does not exist here.
struct OwnNames {
  private let names: [String]

  init(_ sources: SourceSet) { names = Array(Set(sources.declaredNames)).sorted() }

  /// The name of the sources that a name resembles; `nil` if none does, or if the sources declare the name itself.
  func resembling(_ name: String) -> String? {
    guard !names.contains(name) else { return nil }
    return NearestName.to(
      name, in: names.filter { $0.first?.isUppercase == name.first?.isUppercase })
  }

  /// Whether the sources declare a name.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// The name of the sources that a name differs from by a few letters.
  func mistyped(_ name: String) -> String? {
    names.first {
      $0 != name && $0.first?.isUppercase == name.first?.isUppercase
        && NearestName.distance(from: name, to: $0) != nil
    }
  }

  /// Whether an error is about a name that resembles one of the sources' own.
  func isTypo(_ error: CompilerMessage) -> Bool {
    error.absentName.map { resembling($0) != nil } ?? false
  }
}
