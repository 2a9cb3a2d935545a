import Synchronization

/// The dependencies on the machine that a program sets to the same values everywhere, and which of them a feature has used.
package final class FixedDependencies: Sendable {
  package enum Name: CaseIterable, Sendable { case calendar, locale, timeZone, openURL }

  private let names = Mutex<Set<Name>>([])

  package init() {}

  /// The dependencies that have been used.
  package var used: Set<Name> { names.withLock(\.self) }

  fileprivate func note(_ name: Name) { names.withLock { _ = $0.insert(name) } }
}

/// Where the values keep what notes their use. It is no dependency of a feature, and not listed as one.
enum FixedDependenciesKey: TestDependencyKey {
  static let testValue = FixedDependencies()
}

extension DependencyValues {
  /// Notes in an object which of these dependencies are used.
  package mutating func noteUse(in fixed: FixedDependencies) {
    self[FixedDependenciesKey.self] = fixed
  }

  /// Notes that a dependency is used, and not only read to override a part of it.
  func noteUse(of name: FixedDependencies.Name) {
    let id = ObjectIdentifier(FixedDependenciesKey.self)
    guard !isBeingSet, let entry = overrides.byKey[id] ?? inherited?.byKey[id] else { return }
    entry.value(of: FixedDependenciesKey.self).note(name)
  }
}
