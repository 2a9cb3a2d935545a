@_exported import StubAVFoundation
