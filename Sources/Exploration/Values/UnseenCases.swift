extension FingerprintPlans {
  /// The cases that no state was in, of the enums of the feature's module: `Light.State is never .off`.
  ///
  /// - Parameter state: The type of the feature's state.
  func unseenCases(besides state: Any.Type) -> [String] {
    seen.filter { Self.module(of: $0.layout.type) == Self.module(of: state) }
      .flatMap { seen in seen.unseen.map { "\(TypeName.of(seen.layout.type)) is never .\($0)" } }
      .sorted()
  }

  private static func module(of type: Any.Type) -> Substring {
    _typeName(type, qualified: true).prefix { $0 != "." }
  }
}
