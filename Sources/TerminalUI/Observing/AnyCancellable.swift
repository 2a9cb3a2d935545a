/// Ends something when it is cancelled or goes away.
public final class AnyCancellable {
  private var end: (() -> Void)?

  /// Something to end.
  public init(_ end: @escaping () -> Void) { self.end = end }

  deinit { cancel() }

  /// Ends it now; a second time does nothing.
  public func cancel() {
    end?()
    end = nil
  }
}
