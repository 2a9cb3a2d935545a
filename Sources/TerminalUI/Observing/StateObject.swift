/// An object that a view itself makes, once, and keeps; `$object.field` is a binding to a field of it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let place: RememberedPlace<ObjectType>

  /// - Parameter wrappedValue: Makes the object when it is first asked for.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    place = RememberedPlace(wrappedValue)
  }

  /// The object.
  public var wrappedValue: ObjectType { place.kept.value }

  /// The object as something to bind to.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  package func find(in context: ViewContext, property: Int) {
    place.find(in: context, property: property)
  }
}
