import AppleStubs
import Foundation
import TerminalUI

/// The objects that a view shows.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
  public var wrappedValue: FetchedResults<Result> { deviceStop("FetchRequest") }
}

public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private init() { deviceStop("FetchedResults") }
  public var startIndex: Int { 0 }
  public var endIndex: Int { deviceStop("FetchedResults") }
  public subscript(index: Int) -> Result { deviceStop("FetchedResults") }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

extension NSSortDescriptor {
  /// Sorts by a property that may be missing, as properties of managed objects are.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) { deviceStop("NSSortDescriptor") }
}

/// The value of a property marked with `@NSManaged`, which is in a database.
public func _managedValue<T>(_ name: String) -> T { deviceStop(name) }

extension NSPredicate {
  /// A condition of a database. Foundation turns any value into an object of Objective-C, which a format can contain.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init { _, _ in deviceStop("NSPredicate") }
  }
  /// A condition of a database.
  public convenience init(format: String, argumentArray: [Any]?) {
    self.init { _, _ in deviceStop("NSPredicate") }
  }
}

// Foundation turns these into objects of Objective-C, which a format can contain. A format with one stops.
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { deviceStop("NSPredicate") }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { deviceStop("NSPredicate") }
}
