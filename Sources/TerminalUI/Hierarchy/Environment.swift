/// A value that views read from their surroundings.
///
/// ```swift
/// @Environment(\.dismiss) var dismiss
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private let reference = Reference()

  /// Reads a value.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value where the view is drawn. A view that is not drawn reads the default value.
  public var wrappedValue: Value { (reference.values ?? EnvironmentValues())[keyPath: path] }

  package func connect(to context: ViewContext, property: Int) {
    reference.values = context.environment.values
  }

  private final class Reference {
    var values: EnvironmentValues?
  }
}

extension View {
  /// Sets a value for the view and the views inside it.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformingEnvironment { $0.values[keyPath: path] = value }
  }
}
