/// A type whose values can be typed in the shell in a form of their own.
///
/// Actions and state need no conformance: the shell builds their values from the cases and fields
/// that you type. Conform a type when that form is inconvenient, or when the type hides its fields:
///
/// ```swift
/// struct Money: Equatable, TextConstructible {
///   private var cents: Int
///
///   init?(text: String) {
///     guard let euros = Double(text) else { return nil }
///     cents = Int((euros * 100).rounded())
///   }
///
///   static var textExpectation: String { "an amount such as 9.95" }
/// }
/// ```
///
/// With this type, `.priceChanged(9.95)` and `.priceChanged("9.95")` are actions. Text that is not
/// a Swift literal or a name, such as `9,95 €`, needs quotation marks.
public protocol TextConstructible {
  /// Creates a value from the text that was typed, or returns `nil` if the text is not valid.
  ///
  /// - Parameter text: The contents of a string literal, or any other value as it was typed.
  init?(text: String)

  /// A short description of valid text, which follows the word `expected` in an error.
  static var textExpectation: String { get }
}

extension TextConstructible {
  /// Names the type: `text for Money`.
  public static var textExpectation: String { "text for \(TypeName.full(Self.self))" }
}

/// An error that consists of a message.
///
/// The shell creates one for a payload of type `any Error`, as in `.response(.failure("offline"))`,
/// and shows it in the same form.
public struct TextError: Error, Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The text that was typed.
  public let message: String

  public init(message: String) { self.message = message }

  public var description: String { message }
}

extension TextError: LocalizedError {
  /// The message, which `localizedDescription` returns as well.
  public var errorDescription: String? { message }
}

extension TextError: CustomDumpStringConvertible {
  /// The message in quotation marks, as it is typed.
  public var customDumpDescription: String { message.debugDescription }
}
