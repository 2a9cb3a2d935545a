extension Reducer {
  /// Returns the reducer itself: signposts are shown by Instruments, which exists only on Apple platforms.
  ///
  /// - Parameter prefix: The text at the beginning of each signpost.
  @inlinable
  public func signpost(_ prefix: String = "") -> Self { self }
}
