/// The declarations of the steps of a tutorial, joined into one feature.
///
/// A later declaration replaces an earlier one of the same name. A stub such as `struct App { // ... }` replaces nothing. The members
/// of a type whose body leaves out others with `// ...` are moved to the earlier type, where they replace those of the same names.
struct JoinedDeclarations {
  private typealias Declaration = SourceOutline.Declaration
  private typealias Place = JoinedText.Place

  private let items: [Place]
  private var text: JoinedText

  /// The files without the declarations that later ones replace.
  static func joining(_ files: [SourceSet.File]) -> [SourceSet.File] {
    var joined = JoinedDeclarations(files)
    joined.join()
    return joined.text.files
  }

  /// The files without the stubs of types that another file declares.
  static func removingStubs(_ files: [SourceSet.File]) -> [SourceSet.File] {
    guard files.count > 1,
      files.contains(where: { $0.text.contains("...") || $0.text.contains("…") })
    else { return files }
    var joined = JoinedDeclarations(files)
    for (index, item) in joined.items.enumerated() where joined.isElided(item) {
      let isElsewhere = joined.items.indices.contains {
        $0 != index && isSame(joined.items[$0], item) && !joined.isElided(joined.items[$0])
      }
      if isElsewhere { joined.text.remove(item) }
    }
    return joined.text.files
  }

  private init(_ files: [SourceSet.File]) {
    text = JoinedText(files)
    items = files.enumerated().flatMap { index, file in
      SourceOutline(file.text).declarations.map { Place(file: index, declaration: $0) }
    }
  }

  private mutating func join() {
    // What the joined feature consists of so far, without imports and stubs.
    var present: [Place] = []
    for (index, item) in items.enumerated() where item.declaration.keyword != "import" {
      if isStub(item) {
        let isElsewhere = items.indices.contains {
          Self.isSame(items[$0], item) && ($0 > index || $0 < index && !isStub(items[$0]))
        }
        if isElsewhere { text.remove(item) }
      } else if let base = present.last(where: { Self.isSame($0, item) }), leavesOutMembers(item) {
        move(membersOf: item, to: base)
        text.remove(item)
      } else {
        for earlier in present where Self.isSame(earlier, item) { text.remove(earlier) }
        present.removeAll { Self.isSame($0, item) }
        replaceNestedTypes(extendedBy: item, in: present)
        present.append(item)
      }
    }
  }

  /// Moves the members of a type that leaves out others. Each replaces those of the same names.
  private mutating func move(membersOf part: Place, to base: Place) {
    let earlier = text.members(of: base)
    for member in part.members {
      let names = Set(member.declaration.names)
      let old = earlier.filter { !names.isDisjoint(with: $0.declaration.names) }
      if let type = old.last(where: \.declaration.isType), leavesOutMembers(member) {
        move(membersOf: member, to: type)
      } else if old.isEmpty || !isElided(member) {
        for one in old where names.isSuperset(of: one.declaration.names) {
          text.remove(one, from: base)
        }
        text.add(member, to: base)
      }
    }
  }

  /// `extension App { @Reducer enum Path }` takes the place of the `Path` in `App`.
  private mutating func replaceNestedTypes(extendedBy item: Place, in present: [Place]) {
    guard item.declaration.keyword == "extension" else { return }
    for type in present
    where type.declaration.keyword != "extension"
      && type.declaration.names == item.declaration.names
    {
      for member in item.members where member.declaration.isType {
        for old in text.members(of: type) where old.declaration.names == member.declaration.names {
          text.remove(old, from: type)
        }
      }
    }
  }

  private static func isSame(_ first: Place, _ second: Place) -> Bool {
    let (one, other) = (first.declaration, second.declaration)
    if one.attributes.contains("main"), other.attributes.contains("main") { return true }
    guard one.names == other.names, (one.keyword == "extension") == (other.keyword == "extension")
    else { return false }
    guard one.keyword == "extension" else { return true }
    let names = Set(one.members.flatMap(\.names))
    return one.inherited == other.inherited
      && (one.members.isEmpty && other.members.isEmpty
        || other.members.contains { !names.isDisjoint(with: $0.names) })
  }
}

// What a step shows only in part.
extension JoinedDeclarations {
  /// Whether a type has no members, because the page shows it elsewhere.
  private func isStub(_ item: Place) -> Bool {
    item.declaration.isType && item.declaration.keyword != "extension" && item.members.isEmpty
      && (item.declaration.inherited.isEmpty || isElided(item))
  }

  /// Whether the braces of a declaration contain only a comment such as `// ...`.
  private func isElided(_ place: Place) -> Bool {
    guard let body = place.declaration.bodyRange else { return false }
    let lines = text.lines(of: body.lowerBound + 1..<body.upperBound - 1, in: place.file)
      .filter { !$0.isEmpty }
    return !lines.isEmpty && lines.allSatisfy(Self.isElision)
  }

  /// Whether a comment such as `// ...` is between the members of a type, or is all that one of its members contains.
  private func leavesOutMembers(_ place: Place) -> Bool {
    guard place.declaration.isType, place.declaration.keyword != "extension",
      let body = place.declaration.bodyRange
    else { return false }
    let bounds = place.declaration.members.map(\.range)
    let starts = [body.lowerBound + 1] + bounds.map(\.upperBound)
    let ends = bounds.map(\.lowerBound) + [body.upperBound - 1]
    let isIncomplete = zip(starts, ends).contains { start, end in
      start < end && text.lines(of: start..<end, in: place.file).contains(where: Self.isElision)
    }
    return isIncomplete || place.members.contains { isElided($0) || leavesOutMembers($0) }
  }

  private static func isElision(_ line: String) -> Bool {
    ["// ...", "//...", "// …", "//…", "/* ... */", "/*...*/", "/* … */", "..."].contains(line)
  }
}
