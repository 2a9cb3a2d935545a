@_exported import ComposableArchitecture2

#if canImport(Testing)
  import Testing

  extension Trait where Self == ConditionTrait {
    /// Not part of the preview.
    @available(
      *, unavailable,
      message:
        "the preview of 2.0 does not have the trait environment; write .environment after the feature in the closure of the TestStore"
    )
    public static func environment<Value>(
      _ path: WritableKeyPath<FeatureEnvironmentValues, Value>, _ value: Value
    ) -> Self { fatalError() }
  }
#endif
