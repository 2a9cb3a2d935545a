// What every file here reads and builds: states and actions, and their types at runtime.
@_exported import ComposableArchitecture
@_exported import Reflection
