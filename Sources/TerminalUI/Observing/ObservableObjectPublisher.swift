/// Tells listeners that an object is about to change.
public final class ObservableObjectPublisher {
  private var listeners: [(id: Int, willChange: () -> Void)] = []
  private var nextID = 0

  /// A publisher that nobody listens to yet.
  public init() {}

  /// Tells those who listen, in the order in which they came.
  public func send() {
    for listener in listeners { listener.willChange() }
  }

  /// Calls a function before each change, until the answer is cancelled or gone.
  public func sink(_ willChange: @escaping () -> Void) -> AnyCancellable {
    let id = nextID
    nextID += 1
    listeners.append((id, willChange))
    return AnyCancellable { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }
}
