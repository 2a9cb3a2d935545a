import ComposableArchitecture
import Dispatch
import Foundation

/// What replaces the main queue and the main run loop for the effects of a feature.
struct ControlledSchedulers: DependencyKey {
  let mainQueue: AnySchedulerOf<DispatchQueue>
  let mainRunLoop: AnySchedulerOf<RunLoop>

  static let liveValue: Self? = nil
  static let testValue: Self? = nil

  /// The schedulers for the current task, if any.
  static var current: Self? { DependencyValues._current[Self.self] }
}
