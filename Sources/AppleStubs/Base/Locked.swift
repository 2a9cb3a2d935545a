import Synchronization

/// A value that any thread may use, such as a setting of an object that Apple declares as `Sendable`.
@propertyWrapper
public final class Locked<Value>: @unchecked Sendable {
  // Unchecked: the value is used only while the mutex is locked.
  private let mutex = Mutex<Void>(())
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { withLock { $0 } }
    set { withLock { $0 = newValue } }
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try mutex.withLock { _ in try body(&value) }
  }
}

/// A reference to a delegate that does not keep it alive.
package struct WeakReference {
  package private(set) weak var object: AnyObject?

  package init(_ object: AnyObject? = nil) { self.object = object }
}
