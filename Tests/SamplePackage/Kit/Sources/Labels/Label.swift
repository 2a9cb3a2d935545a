import Foundation
import SwiftUI

/// A text without the spaces around it. The package does not depend on the architecture.
public struct Label {
  public let text: String

  public init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespaces) }

  public var color: Color { text.isEmpty ? .red : .primary }
}
