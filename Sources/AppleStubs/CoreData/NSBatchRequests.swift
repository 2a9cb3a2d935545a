import AppleStubs
import Foundation

/// What a context executes in a database, without loading the objects.
open class NSPersistentStoreRequest: ObjectIdentity {
  init() {}
}

// Unchecked because it is open: it stores nothing.
open class NSPersistentStoreResult: ObjectIdentity, @unchecked Sendable {
  init() {}
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public init<Result>(fetchRequest: NSFetchRequest<Result>) {}
  public init(objectIDs: [NSManagedObjectID]) {}
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

// Unchecked because it is open: it stores nothing.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  open var result: Any? { deviceStop("NSBatchDeleteResult.result") }
}
