extension AnyCasePath {
  /// The tag of the path's case; nil for a path of closures or of several levels, and before the
  /// first hit where several cases have the same payload.
  package var caseTag: Int? {
    guard let facts else { return nil }
    let tag = learned?.value ?? facts.pointee.tag
    return tag >= 0 ? tag : nil
  }
}
