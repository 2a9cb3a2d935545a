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
  public init(_ types: any PersistentModel.Type...) {}
}

public struct ModelConfiguration: Sendable {
  public let isStoredInMemoryOnly: Bool
  public init(isStoredInMemoryOnly: Bool = false) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    isStoredInMemoryOnly = false
  }
}

/// A database. It can be described, as an app does when it starts; what reads or writes it needs SwiftData.
public final class ModelContainer: Sendable {
  public let configurations: [ModelConfiguration]
  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws
  {
    self.configurations = configurations
  }
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
    self.configurations = configurations
  }
  @MainActor public var mainContext: ModelContext { ModelContext(self) }
}

/// The models of a database.
public final class ModelContext {
  public init(_ container: ModelContainer) {}
  init() {}
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
  public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>?) throws {
    deviceStop("ModelContext.delete")
  }
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    deviceStop("ModelContext.model")
  }
  public func transaction(block: () throws -> Void) throws {
    deviceStop("ModelContext.transaction")
  }
  public func save() throws { deviceStop("ModelContext.save") }
  public func rollback() { deviceStop("ModelContext.rollback") }
}

/// An actor that works with the models of a container.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
}

extension ModelActor {
  public var modelContext: ModelContext { ModelContext(modelContainer) }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    deviceStop("ModelActor.subscript")
  }
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
public struct Query<Result> {
  public init() {}
  public init<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) where Result == [Element] {}
  public init<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation? = nil
  ) where Result == [Element] {}
  public init<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil
  ) where Result == [Element] {}
  public var wrappedValue: Result { deviceStop("Query") }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContext() }
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Keeps no database: what needs one stops.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true
  ) -> some View { self }
  /// Keeps no database: what needs one stops.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true
  ) -> some View { self }
  /// Keeps no database: what needs one stops.
  public func modelContext(_ context: ModelContext) -> some View { self }
  /// Keeps no database: what needs one stops.
  public func modelContainer(_ container: ModelContainer) -> some View { self }
}

extension Scene {
  /// Keeps no database: what needs one stops.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true
  ) -> some Scene { self }
  /// Keeps no database: what needs one stops.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true
  ) -> some Scene { self }
  /// Keeps no database: what needs one stops.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
}
