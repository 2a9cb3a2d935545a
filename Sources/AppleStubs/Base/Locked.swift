import Synchronization

/// A setting of an object that any thread may use, as that of Apple may be.
@propertyWrapper
public final class Locked<Value>: @unchecked Sendable {
  // Unchecked: the value is used only while the mutex is locked.
  private let mutex = Mutex<Void>(())
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { mutex.withLock { _ in value } }
    set { mutex.withLock { _ in value = newValue } }
  }
}

/// A reference to a delegate that does not keep it alive.
package struct WeakReference {
  package private(set) weak var object: AnyObject?

  package init(_ object: AnyObject? = nil) { self.object = object }
}
