// What every file here reads and builds: states and actions.
@_exported import ComposableArchitecture
