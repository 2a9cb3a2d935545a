// Who explores a feature has the feature.
@_exported import ComposableArchitecture
