/// The values that a view cannot set.
extension EnvironmentValues {
  /// An app that is being used.
  public var scenePhase: ScenePhase { .active }
  /// Whether the view is in a sheet or a pushed screen.
  public var isPresented: Bool { dismiss.isPossible }
  /// The older form of ``dismiss``.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismiss: dismiss))
  }
  /// The number of pixels in a point.
  public var displayScale: CGFloat { 1 }
  /// Whether motion is reduced. Nothing moves on a terminal.
  public var accessibilityReduceMotion: Bool { true }
  /// Whether colors alone must not carry information.
  public var accessibilityDifferentiateWithoutColor: Bool { true }
  /// Whether transparency is reduced. A terminal has none.
  public var accessibilityReduceTransparency: Bool { true }
  /// Whether a screen reader runs.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 }
  /// Ends a search. It has no effect.
  public var dismissSearch: EnvironmentAction { EnvironmentAction() }
  /// Asks for a review. It has no effect.
  public var requestReview: EnvironmentAction { EnvironmentAction() }
  /// Opens the settings. It has no effect.
  public var openSettings: EnvironmentAction { EnvironmentAction() }
  /// Whether the text is bold.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// The size of system images.
  public var imageScale: ImageScale { .medium }
  /// Opens a window. It has no effect: a terminal shows one screen.
  public var openWindow: WindowAction { WindowAction() }
  /// Closes a window. It has no effect.
  public var dismissWindow: WindowAction { WindowAction() }
  /// Loads the content of the view again; `nil` outside of a view that can.
  public var refresh: RefreshAction? { nil }
  /// Chooses the view with the focus again. It has no effect.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
