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

  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value. Listeners are called before it changes.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// The publisher of the values. The module ComposableCombine lets it be used with Combine's operators.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // `assign(to: &$property)` passes the publisher as `inout`. There is nothing to change.
    nonmutating set {}
  }

  /// The publisher of a property's values.
  public struct Publisher {
    fileprivate let storage: Storage

    package var currentValue: Value { storage.value }

    /// Calls a function with each new value before it is set, until the result is cancelled or released.
    package func addListener(_ willSet: @escaping (Value) -> Void) -> ListenerToken {
      storage.listeners.add(willSet)
    }

    /// Returns a function that sets the value. It returns whether the property still exists.
    package var setter: (Value) -> Bool {
      { [weak storage] value in
        storage?.set(value)
        return storage != nil
      }
    }
  }

  fileprivate final class Storage: PublishedStorage {
    var value: Value
    var publisher: ObservableObjectPublisher?
    let listeners = Listeners<Value>()

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      publisher?.send()
      listeners.call(newValue)
      value = newValue
    }
  }
}

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
///
/// The module ComposableCombine makes it a publisher of Combine.
public final class ObservableObjectPublisher {
  private let listeners = Listeners<Void>()

  /// Creates a publisher without listeners.
  public init() {}

  /// Calls the listeners in the order in which they were added.
  public func send() { listeners.call(()) }

  /// Adds a listener, which is removed when the returned value is cancelled or released.
  public func addListener(_ willChange: @escaping () -> Void) -> ListenerToken {
    listeners.add(willChange)
  }
}

private final class Listeners<Value> {
  // Unchecked: each access reads or replaces the array at once.
  @exclusivity(unchecked)
  private var listeners: [(id: Int, call: (Value) -> Void)] = []
  private var nextID = 0

  func call(_ value: Value) {
    // A loop would retain the array.
    guard listeners.count != 1 else { return listeners[0].call(value) }
    for listener in listeners { listener.call(value) }
  }

  func add(_ listener: @escaping (Value) -> Void) -> ListenerToken {
    let id = nextID
    nextID += 1
    listeners.append((id, listener))
    return ListenerToken { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }
}

/// Removes a listener when it is cancelled or released.
public final class ListenerToken {
  private var remove: (() -> Void)?

  fileprivate init(_ remove: @escaping () -> Void) { self.remove = remove }

  deinit { cancel() }

  /// Removes the listener now. A second call has no effect.
  public func cancel() {
    remove?()
    remove = nil
  }
}
