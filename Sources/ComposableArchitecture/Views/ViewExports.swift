#if Views
// A view file's `import SwiftUI` finds an empty module: see Sources/SwiftUI.
@_exported import TerminalUI
#endif
