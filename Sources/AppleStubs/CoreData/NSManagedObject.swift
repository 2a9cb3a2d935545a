import AppleStubs
import Foundation

/// An object of a database.
open class NSManagedObject: ObjectIdentity {
  public init(context: NSManagedObjectContext) { deviceStop("NSManagedObject") }
  open var objectID: NSManagedObjectID { deviceStop("NSManagedObject.objectID") }
  open func value(forKey key: String) -> Any? { deviceStop("NSManagedObject.value") }
  open func setValue(_ value: Any?, forKey key: String) { deviceStop("NSManagedObject.setValue") }
}

// Unchecked because it is open: it stores nothing.
open class NSManagedObjectID: ObjectIdentity, @unchecked Sendable {
  init() {}
}

public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}

/// A protocol of Objective-C conforms to itself, so `Result` may be `NSFetchRequestResult`.
open class NSFetchRequest<Result>: ObjectIdentity {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var returnsObjectsAsFaults = true
  open var includesPropertyValues = true
  public init() {}
  public init(entityName: String) {}
}

// Unchecked because it is open: what it stores is locked.
open class NSManagedObjectContext: ObjectIdentity, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType
  }

  public init(concurrencyType: ConcurrencyType) {}
  @Locked open var automaticallyMergesChangesFromParent = false
  @Locked open var mergePolicy: NSMergePolicy = .error
  open var hasChanges: Bool { deviceStop("NSManagedObjectContext.hasChanges") }
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    deviceStop("NSManagedObjectContext.fetch")
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    deviceStop("NSManagedObjectContext.count")
  }
  open func insert(_ object: NSManagedObject) { deviceStop("NSManagedObjectContext.insert") }
  open func delete(_ object: NSManagedObject) { deviceStop("NSManagedObjectContext.delete") }
  open func save() throws { deviceStop("NSManagedObjectContext.save") }
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    deviceStop("NSManagedObjectContext.object")
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    deviceStop("NSManagedObjectContext.existingObject")
  }
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    deviceStop("NSManagedObjectContext.execute")
  }
  open func refreshAllObjects() { deviceStop("NSManagedObjectContext.refreshAllObjects") }
  open func reset() { deviceStop("NSManagedObjectContext.reset") }
  open func rollback() { deviceStop("NSManagedObjectContext.rollback") }
  open func perform(_ block: @escaping () -> Void) { deviceStop("NSManagedObjectContext.perform") }
  open func perform<T>(
    _ block: @escaping () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) async rethrows -> T {
    deviceStop("NSManagedObjectContext.perform", file: file, line: line)
  }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    deviceStop("NSManagedObjectContext.performAndWait")
  }
}

open class NSPersistentStoreDescription: ObjectIdentity {
  open var url: URL?
  public init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: Any?, forKey key: String) {}
}

public struct NSMergePolicy: Hashable, Sendable {
  private let name: String
  public static let error = Self(name: "error")
  public static let mergeByPropertyObjectTrump = Self(name: "mergeByPropertyObjectTrump")
  public static let mergeByPropertyStoreTrump = Self(name: "mergeByPropertyStoreTrump")
  public static let overwrite = Self(name: "overwrite")
  public static let rollback = Self(name: "rollback")
}

public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

/// A database. It can be described; opening it needs Core Data.
// Unchecked because it is open: what it stores is locked.
open class NSPersistentContainer: ObjectIdentity, @unchecked Sendable {
  public let name: String
  @Locked open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public init(name: String) { self.name = name }
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    // An app loads its stores when it starts. What reads or writes them stops.
  }
}

// Unchecked because it is open: what it stores is locked.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
