/// An object whose changes views and features follow, by the name that the package Perception has for it.
public protocol Perceptible: Observable {}

/// Tells who follows an object which of its properties change, by the name that the package Perception has for it.
public struct PerceptionRegistrar: Sendable {
  private let registrar = ObservationRegistrar()

  public init() {}

  public func access<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.access(subject, keyPath: keyPath)
  }

  /// Changes a property, and tells it to who has read it.
  public func withMutation<Subject: Perceptible, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    try registrar.withMutation(of: subject, keyPath: keyPath, mutation)
  }

  /// Tells that a property is about to change.
  public func willSet<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.willSet(subject, keyPath: keyPath)
  }

  public func didSet<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.didSet(subject, keyPath: keyPath)
  }
}
