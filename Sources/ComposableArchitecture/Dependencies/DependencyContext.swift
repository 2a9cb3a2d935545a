/// The context of a program: it selects the live, preview or test value of dependencies.
///
/// The context is `.test` in a process that runs tests, `.preview` in one that shows previews, and
/// `.live` in others. It can be overridden like a dependency:
///
/// ```swift
/// withDependencies { $0.context = .live } operation: { Store(initialState: .init()) { Feature() } }
/// ```
public enum DependencyContext: Hashable, Sendable {
  /// A running program: dependencies have their `liveValue`.
  case live
  /// A preview of a view: dependencies have their `previewValue`.
  case preview
  /// A test: dependencies have their `testValue`.
  case test

  static let ofProcess: DependencyContext =
    if isTesting {
      .test
    } else if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      .preview
    } else {
      .live
    }
}
