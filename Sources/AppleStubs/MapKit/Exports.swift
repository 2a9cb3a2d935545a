@_exported import StubCoreLocation
