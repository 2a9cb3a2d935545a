import Foundation

// A table of the choices that modifiers take and views read, most of which have no effect on a terminal.

/// The direction in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
/// How children are read aloud.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, combine, contain }
/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
/// What a phone capitalizes, by the older names.
public enum Autocapitalization: Hashable, Sendable { case none, words, sentences, allCharacters }
/// How colors are mixed.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
/// Whether a button that is held repeats its action.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// Light or dark colors.
public enum ColorScheme: Hashable, Sendable { case light, dark }
/// The contrast of colors.
public enum ColorSchemeContrast: Hashable, Sendable { case standard, increased }
/// A place with a background.
public enum ContainerPlacement: Hashable, Sendable {
  case navigation, navigationSplitView, tabView, widget, window
}
/// What margins belong to.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}
/// How an image fills its space.
public enum ContentMode: Hashable, Sendable { case fit, fill }
/// What a shape determines.
public enum ContentShapeKinds: Hashable, Sendable {
  case interaction, dragPreview, contextMenuPreview, hoverEffect, accessibility
}
/// The sizes of controls.
public enum ControlSize: Hashable, Sendable { case mini, small, regular, large, extraLarge }
/// What a position is relative to.
public enum CoordinateSpace: Hashable, Sendable {
  case global, local
  case named(String)
}
/// The styles of controls and lists.
public enum ControlStyle: Hashable, Sendable {
  case automatic, plain, bordered, borderedProminent, borderless, roundedBorder
  case segmented, menu, inline, wheel, `switch`, button, grouped, insetGrouped, sidebar, inset
  case link, glass, card, checkbox, navigationLink, palette, radioGroup, borderlessButton
}
/// Styles of date pickers.
public enum DatePickerStyleName: Hashable, Sendable { case automatic, compact, graphical, wheel }
/// Styles of forms.
public enum FormStyleName: Hashable, Sendable { case automatic, grouped, columns }
/// Styles of gauges.
public enum GaugeStyleName: Hashable, Sendable {
  case automatic, accessoryCircular, accessoryCircularCapacity, accessoryLinear
  case accessoryLinearCapacity, linearCapacity
}
/// The left or the right edge.
public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }
/// How a view reacts to a pointer.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }
/// The place of a pointer.
public enum HoverPhase: Hashable, Sendable { case active(CGPoint), ended }
/// The sizes of system images.
public enum ImageScale: Hashable, Sendable { case small, medium, large }
/// The orientation of a preview.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
/// Whether a key was used.
public enum KeyPressResult: Hashable, Sendable { case handled, ignored }
/// The keyboards of a phone.
public enum KeyboardType: Hashable, Sendable {
  case `default`, numberPad, decimalPad, emailAddress, phonePad, URL, asciiCapable, webSearch
  case twitter, numbersAndPunctuation, asciiCapableNumberPad, namePhonePad
}
/// The direction of text.
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
/// Styles of labels.
public enum LabelStyleName: Hashable, Sendable { case automatic, iconOnly, titleOnly, titleAndIcon }
/// The distance between sections.
public enum ListSectionSpacing: Hashable, Sendable { case `default`, compact; case custom(CGFloat) }
/// What moves between places.
public enum MatchedGeometryProperties: Hashable, Sendable { case frame, position, size }
/// The order of a menu's items.
public enum MenuOrder: Hashable, Sendable { case automatic, fixed, priority }
/// The direction in which the focus moves.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }
/// The style of columns.
public enum NavigationSplitViewStyleName: Hashable, Sendable {
  case automatic, balanced, prominentDetail
}
/// The columns that are shown. All of them are drawn.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}
/// Styles of navigation.
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
/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
/// Styles of progress.
public enum ProgressViewStyleName: Hashable, Sendable { case automatic, circular, linear }
/// The importance of a header.
public enum Prominence: Hashable, Sendable { case standard, increased }
/// The corners of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
/// The part of a safe area.
public enum SafeAreaRegions: Hashable, Sendable { case all, container, keyboard }
/// Whether a scroll view bounces.
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
/// The phase of an app.
public enum ScenePhase: Hashable, Sendable { case background, inactive, active }
/// When a keyboard closes.
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
/// What is submitted.
public enum SubmitTriggers: Hashable, Sendable { case text, search }
/// How a symbol is drawn.
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}
/// When the tabs shrink.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}
/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
/// Upper or lower case. Text is drawn as it is written.
public enum TextCase: Hashable, Sendable { case uppercase, lowercase }
/// What a phone suggests for a text field.
public enum TextContentType: Hashable, Sendable {
  case name, username, password, newPassword, emailAddress, telephoneNumber, oneTimeCode
  case givenName, familyName, nickname, URL, fullStreetAddress, postalCode, addressCity, birthdate
}
/// What a phone capitalizes.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}
/// The size of a text beside others.
public enum TextScale: Hashable, Sendable { case `default`, secondary }
/// Whether text can be selected. On a terminal, it always can.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }
/// The sizes of a screen's title.
public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, inlineLarge, large }
/// The bars of a phone.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar
}
/// The purpose of a toolbar.
public enum ToolbarRole: Hashable, Sendable { case automatic, browser, editor, navigationStack }
/// Where a text is cut off. A terminal wraps it.
public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
/// Much or little room in the width or height of the screen.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// The upper or the lower edge.
public enum VerticalEdge: Hashable, Sendable { case top, bottom }
/// Whether something is shown.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
