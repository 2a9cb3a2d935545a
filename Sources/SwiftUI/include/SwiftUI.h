// The module that `import SwiftUI` finds where there is no SwiftUI. It is empty: the views come from TerminalUI, which
// ComposableArchitecture exports.
//
// It is a C module on purpose. Swift modules of one build are visible to all of its packages, and some of them compile
// more where `canImport(SwiftUI)` holds; a C module is visible to the targets that depend on it, and to no others.
