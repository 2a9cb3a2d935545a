/// A key path as it was typed: `\.$name`, `\State.$address.city`.
package struct KeyPathText: Sendable {
  /// `State` in `\State.$name`.
  package let root: Name?
  package let components: [Name]
}
