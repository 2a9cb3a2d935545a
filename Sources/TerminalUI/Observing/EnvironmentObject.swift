/// An object that a view above has handed down with `environmentObject(_:)`; `$object.field` is a binding to a field of it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let found = Found()

  /// An object that is found when the view is drawn.
  public init() {}

  /// The object. A view above must have handed one of this type down.
  public var wrappedValue: ObjectType {
    guard let object = found.object else {
      preconditionFailure(
        "no view above hands down a \(ObjectType.self): use environmentObject(_:)")
    }
    return object
  }

  /// The object as something to bind to.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  package func find(in context: ViewContext, property: Int) {
    found.object = context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
  }

  private final class Found {
    var object: ObjectType?
  }
}
