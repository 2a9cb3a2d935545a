import ViewValues

/// Dismisses the feature that calls it, if it is presented.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
/// ...
/// case .cancelButtonTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// The nearest feature that is presented by `ifLet` or is an element of a stack is dismissed: its parent
/// receives ``PresentationAction/dismiss`` or ``StackAction/popFrom(id:)`` as an action of the effect.
/// The effect is cancelled when its feature is gone, so nothing that it sends afterwards arrives.
public struct DismissEffect: Sendable {
  private let override: (@MainActor @Sendable () async -> Void)?

  /// Looks for the presented feature when it is called.
  init() { override = nil }

  /// Makes an effect that calls a function if no presented feature calls it, for tests and previews.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) { override = dismiss }

  /// Dismisses the feature.
  ///
  /// If the feature is not presented, a warning is reported.
  @MainActor
  public func callAsFunction(
    animation: Animation? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let effect = RunningEffect.current, let dismiss = effect.dismissal { return dismiss(effect) }
    if let override { return await override() }
    RuntimeWarning.reportNothingToDismiss(
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  fileprivate var isOverridden: Bool { override != nil }
}

extension RuntimeWarning {
  fileprivate static func reportNothingToDismiss(at location: SourceLocation) {
    RuntimeWarning(
      .nothingToDismiss, "a feature that is not presented called dismiss",
      causes: [
        "the parent does not run the feature with `ifLet(\\.$child, action:)` or"
          + " `forEach(\\.path, action:)`",
        "`dismiss` was called outside of an effect: call it in `.run`",
      ], at: location
    ).report()
  }
}

extension DependencyValues {
  /// Dismisses the feature that calls it, if it is presented.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that reads it is presented, so that it can be dismissed.
  public var isPresented: Bool {
    PresentedFeature.isRunning || RunningEffect.current?.dismissal != nil || dismiss.isOverridden
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}

/// Whether the reducer of a presented feature is running on the current thread.
@usableFromInline
enum PresentedFeature {
  static var isRunning: Bool { RunningPresentedFeatures.count > 0 }

  @usableFromInline
  static func running(_ body: () -> Void) { RunningPresentedFeatures.counting(body) }
}
