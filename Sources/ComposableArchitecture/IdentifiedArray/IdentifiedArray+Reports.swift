extension IdentifiedArray {
  @usableFromInline
  static func reportDuplicate(_ id: ID) {
    RuntimeWarning(
      .duplicateID,
      "an identified array of \(TypeName.of(Element.self)) was given two elements with the id \(id);"
        + " it keeps the first",
      causes: [
        "the same element came twice: init(_:uniquingIDsWith:) says which to keep",
        "the ids are not unique: make them with @Dependency(\\.uuid)",
      ],
      at: nil
    ).report()
  }

  @usableFromInline
  static func reportChange(of old: ID, to new: ID, isTaken: Bool) {
    RuntimeWarning(
      .changedID,
      "the id of a \(TypeName.of(Element.self)) in an identified array was changed from \(old) to"
        + " \(new)"
        + (isTaken ? ", which another element has; it is still found as \(old)" : ""),
      causes: ["to replace an element by another, remove(id:) the one and insert(_:at:) the other"],
      at: nil
    ).report()
  }
}
