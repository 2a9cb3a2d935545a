import Foundation

/// Modifiers that a terminal has no use for: a view file keeps them and is drawn the same.
extension View {
  /// Where the lines of a long text stand; here at the left.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// How many lines a text may take; here as many as it needs.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// How a text field looks.
  public func textFieldStyle(_ style: ControlStyle) -> some View { self }

  /// How a button looks.
  public func buttonStyle(_ style: ControlStyle) -> some View { self }

  /// How a picker looks.
  public func pickerStyle(_ style: ControlStyle) -> some View { self }

  /// How a toggle looks.
  public func toggleStyle(_ style: ControlStyle) -> some View { self }

  /// How a list looks.
  public func listStyle(_ style: ControlStyle) -> some View { self }

  /// Whether labels of controls are shown; here they always are.
  public func labelsHidden() -> some View { self }

  /// The keyboard that a phone shows.
  public func keyboardType(_ type: KeyboardType) -> some View { self }

  /// Whether a phone corrects what is typed.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Which letters a phone makes large by itself.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    self
  }

  /// What lies behind the view.
  public func background(_ style: some ShapeStyle) -> some View { self }

  /// The older spelling: the view behind as a value.
  @_disfavoredOverload
  public func background(_ view: some View, alignment: Alignment = .center) -> some View { self }

  /// How round the corners are.
  public func cornerRadius(_ radius: CGFloat) -> some View { self }

  /// How much of what lies behind shines through.
  public func opacity(_ opacity: Double) -> some View { self }

  /// The color of what can be tapped.
  public func tint(_ color: Color?) -> some View { self }

  /// In slanted letters.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// In digits of one width; here all are.
  public func monospacedDigit() -> some View { self }

  /// How a change of a value moves; here it is there at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }

  /// How the title of a screen is shown.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { self }

  /// What is read aloud.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
}

/// Where the lines of a text stand.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// The looks of controls.
public enum ControlStyle: Hashable, Sendable {
  case automatic, plain, bordered, borderedProminent, borderless, roundedBorder
  case segmented, menu, inline, wheel, `switch`, button, grouped, insetGrouped
}

/// The keyboards of a phone.
public enum KeyboardType: Hashable, Sendable {
  case `default`, numberPad, decimalPad, emailAddress, phonePad, URL
}

/// Which letters a phone makes large by itself.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// How the title of a screen is shown.
public enum TitleDisplayMode: Hashable, Sendable {
  case automatic, inline, large
}

/// How something moves; here nothing does.
public struct Animation: Hashable, Sendable {
  /// As the system likes it.
  public static let `default` = Animation()
  /// Slowly at both ends.
  public static let easeInOut = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Like a spring.
  public static func spring() -> Animation { Animation() }
}

/// Changes state; on a phone the change moves, here it is there at once.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The binding itself: nothing moves here.
  public func animation(_ animation: Animation? = .default) -> Binding { self }
}
