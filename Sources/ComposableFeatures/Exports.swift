// Dependencies, clocks, case paths, identified arrays, and shared values are those of 1.x. ComposableArchitecture2, which people import,
// hides the names that both versions declare.
@_exported import ComposableArchitecture
