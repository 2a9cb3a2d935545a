// Dependencies, clocks, case paths, identified arrays, and shared values are those of 1.x. Where both modules declare a name, such as
// `Store` or `Scope`, a file that imports this module alone sees the one of 2.0.
@_exported import ComposableArchitecture
