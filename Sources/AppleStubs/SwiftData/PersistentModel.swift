import Foundation
import Observation

/// A class whose values SwiftData stores. Here, its values are those of a plain class.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, Observable {}

public struct PersistentIdentifier: Hashable, Sendable {
  private let value: ObjectIdentifier
  init(_ object: AnyObject) { value = ObjectIdentifier(object) }
}

extension PersistentModel {
  public var id: PersistentIdentifier { PersistentIdentifier(self) }
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(self) }
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Makes a class a model.
@attached(extension, conformances: PersistentModel)
public macro Model() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ModelMacro")

/// Makes an actor one that works with the models of a container.
@attached(member, names: named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ModelActorMacro")

/// Describes how a property is stored.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Describes how models refer to each other.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Excludes a property from what is stored.
@attached(peer)
public macro Transient() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")
