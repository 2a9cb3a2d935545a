import IssueReporting

private let table = CaseFactsTable()

/// The facts for paths from `root` to payloads of type `value`.
///
/// nil: there are none to be had, `root` being no enum or built without reflection metadata. Such a
/// path embeds but never extracts, and so does one whose value no case of `root` carries. The first
/// time this is asked for such types an issue is reported.
@usableFromInline func caseFacts(
  of root: Any.Type, value: Any.Type
) -> UnsafePointer<CaseFacts>? {
  let valueAddress = UInt(bitPattern: TypeMetadata(value).address)
  let key = CaseFactsTable.Key(root: TypeMetadata(root).address, value: valueAddress)
  return table.facts(of: key) {
    guard let layout = readableLayout(of: root) else { return nil }
    let facts = CaseFacts(layout, value: value)
    if facts.tag == CaseFacts.none { reportUnmatched(value, in: layout) }
    return facts
  }
}

/// The facts for paths to the case of `root` itself, whatever it holds.
///
/// nil: `Root` is no enum or built without reflection metadata; an issue is reported.
@usableFromInline func caseFacts<Root>(ofCaseOf root: Root) -> UnsafePointer<CaseFacts>? {
  guard let layout = readableLayout(of: Root.self) else { return nil }
  let tag = withUnsafePointer(to: root) { layout.witnesses.tag(at: $0) }
  let key = CaseFactsTable.Key(
    root: TypeMetadata(Root.self).address, value: UInt(bitPattern: tag) << 1 | 1)
  return table.facts(of: key) { CaseFacts(layout, tag: tag) }
}

private func readableLayout(of root: Any.Type) -> EnumLayout? {
  guard let layout = EnumLayout.of(root) else {
    reportIssue("A case path needs an enum, and \(root) is none: the path will never extract.")
    return nil
  }
  guard layout.isReadable else {
    reportIssue(
      """
      The cases of \(root) cannot be read, it was built with -disable-reflection-metadata: the case \
      path will never extract.
      """)
    return nil
  }
  return layout
}

private func reportUnmatched(_ value: Any.Type, in layout: EnumLayout) {
  let isFunction = TypeMetadata(value).storesFunctionByDeclaration
  reportIssue(
    isFunction
      ? """
      A case path cannot extract a function such as \(value) from \(layout.type): wrap it in a struct.
      """
      : """
      No case of \(layout.type) carries a \(value): the case path will never extract. A path through \
      several levels is made of one path for each, as in /Parent.child .. /Child.action.
      """)
}
