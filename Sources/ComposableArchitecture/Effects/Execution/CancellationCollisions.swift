extension RuntimeWarning {
  /// Another store has effects with the ID that a store cancels.
  static func sharedCancelID(_ id: EffectID) -> RuntimeWarning {
    RuntimeWarning(
      .sharedCancelID,
      "another store has effects with the cancellation ID \(ChangeText.dump(id.base.base)), and TCA before version 1.20.1 cancels the effects of all stores",
      causes: [
        "two stores run features with the same ID: add something to the ID that differs, such as the ID of a document"
      ], at: nil)
  }
}
