/// What replaces the main queue, the main run loop, and the main operation queue where the effects of a feature name them.
struct ControlledSchedulers: DependencyKey {
  let dispatchQueue: AnySchedulerOf<DispatchQueue>
  let runLoop: AnySchedulerOf<RunLoop>
  /// It has the same times as a run loop.
  let operationQueue: AnySchedulerOf<RunLoop>

  static let liveValue: Self? = nil
  static let testValue: Self? = nil

  /// The schedulers for the current task, if any.
  static var current: Self? { DependencyValues._current[Self.self] }
}
