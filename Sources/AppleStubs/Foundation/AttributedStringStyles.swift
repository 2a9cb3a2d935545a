import Foundation
import TerminalUI

/// The attributes that SwiftUI adds to text. They are kept; the terminal draws the characters.
private enum FontAttribute: AttributedStringKey {
  typealias Value = TerminalUI.Font
  static let name = "SwiftUI.Font"
}

private enum ForegroundColorAttribute: AttributedStringKey {
  typealias Value = TerminalUI.Color
  static let name = "SwiftUI.ForegroundColor"
}

private enum BackgroundColorAttribute: AttributedStringKey {
  typealias Value = TerminalUI.Color
  static let name = "SwiftUI.BackgroundColor"
}

extension AttributedString {
  public var font: TerminalUI.Font? {
    get { self[FontAttribute.self] }
    set { self[FontAttribute.self] = newValue }
  }

  public var foregroundColor: TerminalUI.Color? {
    get { self[ForegroundColorAttribute.self] }
    set { self[ForegroundColorAttribute.self] = newValue }
  }

  public var backgroundColor: TerminalUI.Color? {
    get { self[BackgroundColorAttribute.self] }
    set { self[BackgroundColorAttribute.self] = newValue }
  }
}
