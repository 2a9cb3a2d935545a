// What stands where SwiftUI stands, under the name that view files import.
@_exported import Foundation
@_exported import TerminalUI
