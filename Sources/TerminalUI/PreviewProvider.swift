/// Shows views in an editor's canvas. Here nobody asks for them: a view file keeps its previews and compiles.
///
/// ```swift
/// struct CounterView_Previews: PreviewProvider {
///   static var previews: some View { Text("0") }
/// }
/// ```
@preconcurrency
@MainActor
public protocol PreviewProvider {
  /// The type of ``previews``.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder
  static var previews: Previews { get }
}
