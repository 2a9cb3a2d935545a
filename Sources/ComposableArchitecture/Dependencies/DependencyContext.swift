import Foundation
import IssueReporting

/// What a program runs for, which decides between a dependency's live, preview and test value.
///
/// A process that runs tests is in `.test`, one that draws previews in `.preview`, any other in
/// `.live`. It can be overridden like a dependency:
///
/// ```swift
/// withDependencies { $0.context = .live } operation: { Store(initialState: .init()) { Feature() } }
/// ```
public enum DependencyContext: Hashable, Sendable {
  /// The program does its work: `liveValue` is taken.
  case live
  /// A view is looked at: `previewValue` is taken.
  case preview
  /// A test runs: `testValue` is taken.
  case test

  /// The context of this process while nothing else is said.
  static let ofProcess: DependencyContext =
    if isTesting {
      .test
    } else if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      .preview
    } else {
      .live
    }
}

extension DependencyValues {
  /// The context in which defaults are chosen; see ``DependencyContext``.
  public var context: DependencyContext {
    get { chosenContext ?? .ofProcess }
    set { chosenContext = newValue }
  }
}
