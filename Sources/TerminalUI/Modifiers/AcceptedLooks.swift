import Foundation

/// More modifiers of looks that a terminal has no use for: a view file keeps them and is drawn the same.
extension View {
  /// A view behind this one; here there is no behind.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    self
  }

  /// Whether text is underlined.
  public func underline(_ isActive: Bool = true) -> some View { self }

  /// Whether text is struck through.
  public func strikethrough(_ isActive: Bool = true) -> some View { self }

  /// How small a text may become to fit; here it breaks.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Whether a view keeps its size where room is short.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { self }

  /// How large symbols are.
  public func imageScale(_ scale: ImageScale) -> some View { self }

  /// How large controls are.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// Fits a picture into its frame; a name stays as it is.
  public func scaledToFit() -> some View { self }

  /// Fills a frame with a picture; a name stays as it is.
  public func scaledToFill() -> some View { self }

  /// Which part of the view is seen; here all is.
  public func clipShape(_ shape: some Shape) -> some View { self }

  /// Which part of the view can be tapped.
  public func contentShape(_ shape: some Shape) -> some View { self }

  /// The shadow behind the view.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Which of several views on top of each other is drawn last; here it is the last one.
  public func zIndex(_ value: Double) -> some View { self }

  /// Whether the view reaches into the edges of a phone.
  public func ignoresSafeArea() -> some View { self }

  /// The older spelling of ``ignoresSafeArea()``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Light or dark.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }

  /// How a preview is laid out.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }

  /// What a preview is called.
  public func previewDisplayName(_ name: String?) -> some View { self }
}

/// The sizes of symbols.
public enum ImageScale: Hashable, Sendable {
  case small, medium, large
}

/// The sizes of controls.
public enum ControlSize: Hashable, Sendable {
  case mini, small, regular, large
}

/// Light or dark.
public enum ColorScheme: Hashable, Sendable {
  case light, dark
}

/// How a preview is laid out.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
