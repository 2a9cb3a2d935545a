import ComposableArchitecture

/// `@Dependency` of whatever type: no part of a feature's own values.
protocol DependencyWrapper {}

extension Dependency: DependencyWrapper {}
