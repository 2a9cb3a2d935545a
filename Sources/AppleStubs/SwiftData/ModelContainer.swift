import AppleStubs
import Foundation
import TerminalUI

/// What a container stores.
public struct Schema: Sendable {
  public enum Attribute {
    public struct Option: Sendable {
      public static let unique = Self()
      public static let externalStorage = Self()
      public static let spotlight = Self()
      public static let allowsCloudEncryption = Self()
      public static let ephemeral = Self()
    }
  }

  public enum Relationship {
    public struct Option: Sendable {
      public static let unique = Self()
    }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }

  public init(_ types: [any PersistentModel.Type]) {}
}

public struct ModelConfiguration: Sendable {
  public let isStoredInMemoryOnly: Bool
  public init(isStoredInMemoryOnly: Bool = false) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }
  public init(schema: Schema? = nil, isStoredInMemoryOnly: Bool = false) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }
}

/// A database. It can be described; opening it needs SwiftData.
public final class ModelContainer: Sendable {
  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws
  {
    deviceStop("ModelContainer")
  }
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
    deviceStop("ModelContainer")
  }
  @MainActor public var mainContext: ModelContext { deviceStop("ModelContainer.mainContext") }
}

/// The models of a database.
public final class ModelContext {
  public init(_ container: ModelContainer) { deviceStop("ModelContext") }
  public var autosaveEnabled = true
  public var hasChanges: Bool { deviceStop("ModelContext.hasChanges") }
  public func insert<T: PersistentModel>(_ model: T) { deviceStop("ModelContext.insert") }
  public func delete<T: PersistentModel>(_ model: T) { deviceStop("ModelContext.delete") }
  public func delete<T: PersistentModel>(model: T.Type) throws { deviceStop("ModelContext.delete") }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    deviceStop("ModelContext.fetch")
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    deviceStop("ModelContext.fetchCount")
  }
  public func save() throws { deviceStop("ModelContext.save") }
  public func rollback() { deviceStop("ModelContext.rollback") }
}

/// What to fetch.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// The models that a view shows.
@propertyWrapper
public struct Query<Element: PersistentModel, Result> {
  public init() where Result == [Element] {}
  public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [])
  where Result == [Element] {}
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward
  ) where Result == [Element] {}
  public var wrappedValue: Result { deviceStop("Query") }
}

extension View {
  /// Keeps no database: what needs one stops.
  public func modelContainer(for type: any PersistentModel.Type) -> some View { self }
  /// Keeps no database: what needs one stops.
  public func modelContainer(_ container: ModelContainer) -> some View { self }
}
