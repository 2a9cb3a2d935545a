// A table of the choices that modifiers take and views read, most of which have no effect on a terminal.

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
/// How children are read aloud.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, combine, contain }
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
/// What a phone capitalizes, by the older names.
public enum Autocapitalization: Hashable, Sendable { case none, words, sentences, allCharacters }
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
public enum BadgeProminence: Hashable, Sendable { case standard, increased, decreased }
public enum ControlGroupStyleName: Hashable, Sendable {
  case automatic, navigation, menu, compactMenu, palette
}
public enum LineStylePattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }
/// The size of a sheet.
public enum PresentationSizing: Hashable, Sendable { case automatic, fitted, form, page }
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
/// An item that a toolbar has by default.
public enum ToolbarDefaultItemKind: Hashable, Sendable { case sidebarToggle, title }
/// Whether a view is appearing or disappearing. Nothing moves on a terminal.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}
/// Whether a button that is held repeats its action.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public enum ColorScheme: Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: Hashable, Sendable { case standard, increased }
public enum ContainerPlacement: Hashable, Sendable {
  case navigation, navigationSplitView, tabView, widget, window
}
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}
public enum ContentMode: Hashable, Sendable { case fit, fill }
public enum ContentShapeKinds: Hashable, Sendable {
  case interaction, dragPreview, contextMenuPreview, hoverEffect, accessibility
}
public enum ControlSize: Hashable, Sendable { case mini, small, regular, large, extraLarge }
public enum CoordinateSpace: Hashable, Sendable {
  case global, local
  case named(String)
}
public enum ControlStyle: Hashable, Sendable {
  case automatic, plain, bordered, borderedProminent, borderless, roundedBorder
  case segmented, menu, inline, wheel, `switch`, button, grouped, insetGrouped, sidebar, inset
  case link, glass, glassProminent, card, checkbox, navigationLink, palette, radioGroup
  case borderlessButton
}
public enum DatePickerStyleName: Hashable, Sendable { case automatic, compact, graphical, wheel }
public enum FormStyleName: Hashable, Sendable { case automatic, grouped, columns }
public enum GaugeStyleName: Hashable, Sendable {
  case automatic, accessoryCircular, accessoryCircularCapacity, accessoryLinear
  case accessoryLinearCapacity, linearCapacity
}
public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }
/// How a view reacts to a pointer.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }
/// The place of a pointer.
public enum HoverPhase: Hashable, Sendable { case active(CGPoint), ended }
public enum ImageScale: Hashable, Sendable { case small, medium, large }
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
public enum KeyPressResult: Hashable, Sendable { case handled, ignored }
public enum KeyboardType: Hashable, Sendable {
  case `default`, numberPad, decimalPad, emailAddress, phonePad, URL, asciiCapable, webSearch
  case twitter, numbersAndPunctuation, asciiCapableNumberPad, namePhonePad
}
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
public enum LabelStyleName: Hashable, Sendable { case automatic, iconOnly, titleOnly, titleAndIcon }
public enum ListSectionSpacing: Hashable, Sendable { case `default`, compact; case custom(CGFloat) }
/// What moves between places.
public enum MatchedGeometryProperties: Hashable, Sendable { case frame, position, size }
public enum MenuOrder: Hashable, Sendable { case automatic, fixed, priority }
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }
public enum NavigationSplitViewStyleName: Hashable, Sendable {
  case automatic, balanced, prominentDetail
}
/// The columns that are shown. All of them are drawn.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}
public enum NavigationViewStyleName: Hashable, Sendable { case automatic, stack, columns }
/// How a view is presented on a small screen.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}
/// What a swipe in a sheet does.
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }
/// The height of a sheet on a phone.
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case height(CGFloat)
  case fraction(CGFloat)
}
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public enum ProgressViewStyleName: Hashable, Sendable { case automatic, circular, linear }
public enum Prominence: Hashable, Sendable { case standard, increased }
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
public enum SafeAreaRegions: Hashable, Sendable { case all, container, keyboard }
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
public enum ScenePhase: Hashable, Sendable { case background, inactive, active }
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}
/// When the indicators of a scroll view are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case never }
/// Where scrolling ends.
public enum ScrollTargetBehavior: Hashable, Sendable { case paging, viewAligned }
/// The label of the key that submits a text field.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}
public enum SubmitTriggers: Hashable, Sendable { case text, search }
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
/// Upper or lower case. Text is drawn as it is written.
public enum TextCase: Hashable, Sendable { case uppercase, lowercase }
/// What a phone suggests for a text field.
public enum TextContentType: Hashable, Sendable {
  case name, username, password, newPassword, emailAddress, telephoneNumber, oneTimeCode
  case givenName, familyName, nickname, URL, fullStreetAddress, postalCode, addressCity, birthdate
}
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}
/// The size of a text beside others.
public enum TextScale: Hashable, Sendable { case `default`, secondary }
/// Whether text can be selected. On a terminal, it always can.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }
/// The sizes of a screen's title.
public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, inlineLarge, large }
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar
}
public enum ToolbarRole: Hashable, Sendable { case automatic, browser, editor, navigationStack }
/// Where a text is cut off. A terminal wraps it.
public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
/// Much or little room in the width or height of the screen.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum VerticalEdge: Hashable, Sendable { case top, bottom }
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
