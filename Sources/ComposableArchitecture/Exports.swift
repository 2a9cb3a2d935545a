// What an ordinary feature file uses without importing it.
@_exported import CustomDump
// A view file's `import SwiftUI` finds an empty module: see Sources/SwiftUI.
@_exported import TerminalUI
