// Backgrounds and overlays. Text has no background on a terminal.

import Foundation

extension View {
  /// Has no effect: text has no background on a terminal.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }

  /// Has no effect: text has no background on a terminal.
  public func background(in shape: some Shape) -> some View { self }

  /// Has no effect: text has no background on a terminal.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View { self }

  /// Has no effect: text in a shape stays readable.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }

  /// Sets the color of text and shapes. The other styles have no effect.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { foregroundStyle(primary) }

  /// Sets the color of text and shapes. The other styles have no effect.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { foregroundStyle(primary) }

  /// Has no effect: text has no background on a terminal.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Has no effect: text has no background on a terminal.
  public func containerBackground(_ style: some ShapeStyle, for placement: ContainerPlacement)
    -> some View
  { self }
}

/// A place with a background.
public enum ContainerPlacement: Hashable, Sendable {
  case navigation, navigationSplitView, tabView, widget, window
}
