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

  /// Whether an error is about a name that resembles one of the sources' own.
  func isTypo(_ error: CompilerMessage) -> Bool {
    error.absentName.map { resembling($0) != nil } ?? false
  }
}
