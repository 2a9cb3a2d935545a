import Foundation

/// The name of a method, for the target of an action. Nothing calls the method here.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

/// A font file of the system.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }
public typealias CFURL = URL
public typealias CFString = String

/// Registers nothing: the terminal has one font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<NSError?>?
) -> Bool { true }
