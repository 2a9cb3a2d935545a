// Each macro reads a declaration.
@_exported import SwiftReading
