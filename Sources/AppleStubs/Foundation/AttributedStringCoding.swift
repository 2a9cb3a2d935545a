import AppleStubs
import Foundation

/// What an attributed string is encoded to is known on Apple's platforms only, so a value that contains one compiles, and coding it stops.
extension AttributedString: @retroactive Codable {
  public init(from decoder: any Decoder) throws { deviceStop("AttributedString.init(from:)") }
  public func encode(to encoder: any Encoder) throws { deviceStop("AttributedString.encode(to:)") }
}
