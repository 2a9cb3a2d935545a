/// A class that views read and that announces its changes.
///
/// ```swift
/// final class AppState: ObservableObject {
///   @Published var account = Account()
/// }
/// ```
///
/// Listeners are called synchronously, before the new value is set.
public protocol ObservableObject: AnyObject {
  /// Sends before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// A publisher that sends before a ``Published`` property changes. Without such a property it never sends.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    let publisher = properties.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for property in properties where property.publisher == nil { property.publisher = publisher }
    return publisher
  }

  private var publishedProperties: [any PublishedStorage] {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .flatMap(\.children)
      .compactMap { ($0.value as? any PublishedProperty)?.publishedStorage }
  }
}

/// A property of an ``ObservableObject`` that announces its changes.
///
/// ```swift
/// final class AppState: ObservableObject {
///   @Published var user: User?
/// }
/// ```
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a property with its initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value. Listeners are called before it changes.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.publisher?.send()
      storage.value = newValue
    }
  }

  private final class Storage: PublishedStorage {
    var value: Value
    var publisher: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }
  }
}

/// A `Published` property of any value.
private protocol PublishedProperty {
  var publishedStorage: any PublishedStorage { get }
}

private protocol PublishedStorage: AnyObject {
  var publisher: ObservableObjectPublisher? { get set }
}

extension Published: PublishedProperty {
  fileprivate var publishedStorage: any PublishedStorage { storage }
}

/// Calls listeners before an object changes.
public final class ObservableObjectPublisher {
  private var listeners: [(id: Int, willChange: () -> Void)] = []
  private var nextID = 0

  /// Creates a publisher without listeners.
  public init() {}

  /// Calls the listeners in the order in which they were added.
  public func send() {
    for listener in listeners { listener.willChange() }
  }

  /// Adds a listener, which is removed when the returned value is cancelled or released.
  public func sink(_ willChange: @escaping () -> Void) -> AnyCancellable {
    let id = nextID
    nextID += 1
    listeners.append((id, willChange))
    return AnyCancellable { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }
}

/// Calls a function once, when it is cancelled or released.
public final class AnyCancellable {
  private var onCancel: (() -> Void)?

  /// Creates a value that calls a function.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  deinit { cancel() }

  /// Calls the function now. A second call has no effect.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
