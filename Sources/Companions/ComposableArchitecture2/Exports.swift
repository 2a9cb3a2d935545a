@_exported import ComposableFeatures
// A module like `Dependencies` exports ComposableArchitecture, which declares these names, too. The compiler prefers what is imported by
// name, also if a module does it for another: a file that imports both modules sees the names of 2.0.
@_exported import struct ComposableFeatures.Scope
@_exported import class ComposableFeatures.Store
@_exported import typealias ComposableFeatures.StoreOf
@_exported import class ComposableFeatures.TestStore
