import Foundation

// The arguments of modifiers without a meaning on a terminal.

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// The styles of controls and lists.
public enum ControlStyle: Hashable, Sendable {
  case automatic, plain, bordered, borderedProminent, borderless, roundedBorder
  case segmented, menu, inline, wheel, `switch`, button, grouped, insetGrouped, sidebar, inset
  case link, glass, card, checkbox, navigationLink, palette, radioGroup, borderlessButton
}

/// The sizes of controls.
public enum ControlSize: Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The sizes of system images.
public enum ImageScale: Hashable, Sendable {
  case small, medium, large
}

/// The keyboards of a phone.
public enum KeyboardType: Hashable, Sendable {
  case `default`, numberPad, decimalPad, emailAddress, phonePad, URL, asciiCapable, webSearch
  case twitter, numbersAndPunctuation, asciiCapableNumberPad, namePhonePad
}

/// What a phone capitalizes.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// What a phone capitalizes, by the older names.
public enum Autocapitalization: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// What a phone suggests for a text field.
public enum TextContentType: Hashable, Sendable {
  case name, username, password, newPassword, emailAddress, telephoneNumber, oneTimeCode
  case givenName, familyName, nickname, URL, fullStreetAddress, postalCode, addressCity, birthdate
}

/// The label of the key that submits a text field.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The sizes of a screen's title.
public enum TitleDisplayMode: Hashable, Sendable {
  case automatic, inline, inlineLarge, large
}

/// Light or dark colors.
public enum ColorScheme: Hashable, Sendable {
  case light, dark
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
