@_exported import ComposableCombine
