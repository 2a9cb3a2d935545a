import Foundation

// Modifiers without a meaning on a terminal. View files that use them compile unchanged and draw the same without them.

extension View {
  /// Has no effect: lines align at the left.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Has no effect: a text takes as many lines as it needs.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Has no effect: text wraps and does not shrink.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Has no effect: nothing is drawn in italics.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Has no effect: nothing is underlined.
  public func underline(_ isActive: Bool = true) -> some View { self }

  /// Has no effect: nothing is struck through.
  public func strikethrough(_ isActive: Bool = true) -> some View { self }

  /// Has no effect: all digits have the same width.
  public func monospacedDigit() -> some View { self }
}

// Styles.
extension View {
  /// Has no effect: text fields have one style.
  public func textFieldStyle(_ style: ControlStyle) -> some View { self }

  /// Has no effect: pickers have one style.
  public func pickerStyle(_ style: ControlStyle) -> some View { self }

  /// Has no effect: toggles have one style.
  public func toggleStyle(_ style: ControlStyle) -> some View { self }

  /// Has no effect: lists have one style.
  public func listStyle(_ style: ControlStyle) -> some View { self }

  /// Has no effect: labels are shown, because controls are named by them.
  public func labelsHidden() -> some View { self }

  /// Has no effect: controls have one size.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// Has no effect: images are drawn as names.
  public func imageScale(_ scale: ImageScale) -> some View { self }

  /// Has no effect: images are drawn as names.
  public func scaledToFit() -> some View { self }

  /// Has no effect: images are drawn as names.
  public func scaledToFill() -> some View { self }
}

// Keyboard and focus.
extension View {
  /// Has no effect.
  public func keyboardType(_ type: KeyboardType) -> some View { self }

  /// Has no effect.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }

  /// Has no effect.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Has no effect.
  public func autocapitalization(_ style: Autocapitalization) -> some View { self }

  /// Has no effect.
  public func textContentType(_ type: TextContentType?) -> some View { self }

  /// Has no effect.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Has no effect: no view has the focus.
  public func focused(_ isFocused: FocusState<Bool>.Binding) -> some View { self }

  /// Has no effect: no view has the focus.
  public func focused<Field: Hashable>(
    _ field: FocusState<Field?>.Binding, equals value: Field
  ) -> some View {
    self
  }
}

// Areas, layers and screens.
extension View {
  /// Has no effect: text has no background on a terminal.
  public func background(_ style: some ShapeStyle) -> some View { self }

  /// Has no effect: text has no background on a terminal.
  @_disfavoredOverload
  public func background(_ view: some View, alignment: Alignment = .center) -> some View { self }

  /// Has no effect: text has no background on a terminal.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    self
  }

  /// Has no effect: nothing is clipped.
  public func cornerRadius(_ radius: CGFloat) -> some View { self }

  /// Has no effect: nothing is clipped.
  public func clipShape(_ shape: some Shape) -> some View { self }

  /// Has no effect: controls are operated by name or number.
  public func contentShape(_ shape: some Shape) -> some View { self }

  /// Has no effect: terminals have no transparency.
  public func opacity(_ opacity: Double) -> some View { self }

  /// Has no effect: terminals have no shadows.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Has no effect: controls are drawn without color.
  public func tint(_ color: Color?) -> some View { self }

  /// Has no effect: a ``ZStack`` draws its last view in front.
  public func zIndex(_ value: Double) -> some View { self }

  /// Has no effect: the width of a view depends on its content and its space.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { self }

  /// Has no effect: terminals have no safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all) -> some View { self }

  /// The older spelling of ``ignoresSafeArea()``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Has no effect: the terminal determines its colors.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }

  /// Has no effect: titles have one size.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { self }

  /// Has no effect: previews are not shown.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }

  /// Has no effect: previews are not shown.
  public func previewDisplayName(_ name: String?) -> some View { self }

  /// Has no effect.
  public func accessibilityIdentifier(_ name: String) -> some View { self }

  /// Has no effect: changes are not animated.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
}
