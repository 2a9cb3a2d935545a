import ComposableArchitecture

/// `@Dependency` of any type, which is not part of a feature's own values.
protocol DependencyWrapper {}

extension Dependency: DependencyWrapper {}
