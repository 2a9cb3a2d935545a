// What a view file uses without importing it, as it does with SwiftUI.
@_exported import Foundation
// Bindings, colors and animations, which features use without a screen, too.
@_exported import ViewValues
