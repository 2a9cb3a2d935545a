/// A view to look at while one writes it: accepted, so that a view file stays what it is in an app.
/// Nothing here shows it; `screen` draws the view of the feature that runs.
///
/// ```swift
/// struct CounterView_Previews: PreviewProvider {
///   static var previews: some View { Text("0") }
/// }
/// ```
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// What the preview shows.
  associatedtype Previews: View

  /// What the preview shows.
  @ViewBuilder static var previews: Previews { get }
}
