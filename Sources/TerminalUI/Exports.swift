// What a view file uses without importing it, as it does with SwiftUI.
@_exported import Foundation
