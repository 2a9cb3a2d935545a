import SwiftOutline

/// Decides which declarations of sources that do not compile can be left out, and leaves them out.
///
/// Views, previews, app entries, UIKit classes and imports can go; the reducers stay. Of a view, the modifier or statement that
/// does not compile goes first. If that does not help, a text replaces the whole body, so that other views that use the view
/// still compile. Lines keep their numbers.
struct LeavingOut {
  var sources: SourceSet
  var leftOut: [LeftOut] = []
  /// The number of parts that were left out of a body, by the file and the position of the body.
  private var partCounts: [String: Int] = [:]

  init(_ sources: SourceSet) { self.sources = sources }

  /// Leaves out the declarations that errors are in.
  ///
  /// Nothing is left out of sources with syntax errors, because the compiler misreads them.
  ///
  /// - Returns: Whether there were any.
  mutating func leaveOut(_ errors: [CompilerMessage]) -> Bool {
    guard !errors.contains(where: { $0.rank == .syntax }) else { return false }
    var isChanged = false
    for index in sources.files.indices {
      let file = sources.files[index]
      let positions = LinePositions(file)
      let here = errors.filter { positions.offset(of: $0.location) != nil }
      guard !here.isEmpty else { continue }
      let outline = SourceOutline(file.text).declarations
      var edits: [(edit: Edit, cause: CompilerMessage)] = []
      // In the same body, other errors than about names may be consequences.
      for error in here.filter(\.isAboutName) + here.filter({ !$0.isAboutName }) {
        guard let offset = positions.offset(of: error.location),
          let edit = edit(at: offset, in: outline, file)?.failing(with: error)
            ?? deviceCode(error, at: offset, in: outline, file)
            ?? classOfAbsentType(error, at: offset, in: outline),
          !edits.contains(where: {
            $0.edit.range.overlaps(edit.range)
              || edit.body != nil && $0.edit.body == edit.body && !error.isAboutName
          })
        else { continue }
        edits.append((edit, error))
        if let body = edit.body { partCounts["\(file.name):\(body)", default: 0] += 1 }
      }
      for (edit, _) in edits.sorted(by: { $0.edit.range.lowerBound > $1.edit.range.lowerBound }) {
        sources.files[index].text = edit.applied(to: sources.files[index].text)
        isChanged = true
      }
      removePreviews(of: edits.map(\.edit.name), in: index)
      // The user did not write the lists of tests, and the previews of views that create their stores.
      let written = edits.filter {
        !$0.edit.name.contains(StoreOwnerExpansion.typePrefix)
          && $0.edit.registration == nil
      }
      leftOut += written.sorted { $0.cause.location.line < $1.cause.location.line }.map {
        LeftOut(
          name: $0.edit.name, reason: reason($0.cause, for: $0.edit),
          isReplaced: $0.edit.placeholder != nil, usesAbsentType: $0.cause.isAboutAbsentType)
      }
    }
    return isChanged
  }

  /// Leaves out the imports of frameworks that are known not to exist here. The compiler would stop at the first one.
  ///
  /// Imports in `#if` blocks stay: a condition such as `canImport(UIKit)` is for the compiler to decide.
  ///
  /// - Returns: What the compiler would say about them; `nil` if there are none.
  mutating func leaveOutAbsentImports() -> String? {
    var messages: [String] = []
    for index in sources.files.indices {
      let file = sources.files[index]
      let imports = SourceOutline.unconditionalImports(of: file.text).filter {
        KnownAbsences.isFrameworkOfApple($0.module)
      }
      for found in imports.reversed() {
        let edit = Edit(name: "import \(found.module)", range: found.range)
        sources.files[index].text = edit.applied(to: sources.files[index].text)
      }
      let positions = LinePositions(file)
      for found in imports {
        let line = positions.number(of: found.range.lowerBound)
        messages.append("\(file.name):\(line):8: error: no such module '\(found.module)'")
        let summary = KnownAbsences.summary(ofModule: found.module, products: sources.products)
        leftOut.append(
          LeftOut(name: "import \(found.module)", reason: "\(file.name):\(line): \(summary)"))
      }
    }
    return messages.isEmpty ? nil : messages.joined(separator: "\n")
  }

  /// Removes the generated previews of views that were left out.
  private mutating func removePreviews(of names: [String], in file: Int) {
    for name in names {
      let text = sources.files[file].text
      let preview = SourceOutline(text).declarations.last { declaration in
        declaration.name.hasPrefix(StoreOwnerExpansion.typePrefix)
          && String(decoding: Array(text.utf8)[declaration.range], as: UTF8.self)
            .contains("\(name)()")
      }
      guard let preview else { continue }
      sources.files[file].text = Edit(name: name, range: preview.range).applied(to: text)
    }
  }

  private func reason(_ error: CompilerMessage, for edit: Edit) -> String {
    let place = "\(error.location.file):\(error.location.line)"
    if error.isAboutMember, let name = error.quoted.last, edit.name.hasPrefix(".\(name) ") {
      return "\(place): unknown modifier"
    }
    let known =
      error.missingModule.map {
        KnownAbsences.summary(ofModule: $0, products: sources.products)
      }
      ?? error.absentName.flatMap { KnownAbsences.summary(ofName: $0) }
    return "\(place): \(known ?? error.text)"
  }
}

extension LeavingOut {
  /// A range of the source, in UTF-8 offsets, and what takes its place.
  private struct Edit {
    let name: String
    let range: Range<Int>
    var placeholder: String?
    /// The line of the body that the edit changes a part of; `nil` if it changes the whole.
    var body: Int?
    /// Whether it is the body of a test.
    var isTest = false
    /// The generated type that it changes; `nil` if the user wrote the range.
    var registration: GeneratedTests.Registration?

    /// The same edit; a test fails with the error.
    func failing(with error: CompilerMessage) -> Edit {
      var edit = self
      if isTest { edit.placeholder = GeneratedTests.stub(error) }
      if let registration { edit.placeholder = registration.replacement(for: error) }
      return edit
    }

    /// The text with the range replaced. The number of lines stays the same.
    func applied(to text: String) -> String {
      var bytes = Array(text.utf8)
      let lines = bytes[range].filter { $0 == UInt8(ascii: "\n") }
      bytes.replaceSubrange(range, with: Array((placeholder ?? "").utf8) + lines)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The edit that removes an error at an offset, or `nil` if a reducer may need the declaration there.
  private func edit(
    at offset: Int, in declarations: [SourceOutline.Declaration], _ file: SourceSet.File,
    inside path: [String] = []
  ) -> Edit? {
    let tests = GeneratedTests(file.text)
    if let registration = tests.registration(at: offset) {
      return Edit(
        name: registration.name, range: registration.range, registration: registration)
    }
    guard let found = declarations.first(where: { $0.range.contains(offset) }) else { return nil }
    let name = (path + [found.name]).filter { !$0.isEmpty }.joined(separator: ".")
    if let body = found.bodyRange, body.contains(offset),
      let stub = found.stub(named: path.last ?? name),
      !file.text.utf8.dropFirst(body.lowerBound).starts(with: stub.utf8)
    {
      return part(at: offset, in: body, of: path.last ?? name, file)
        ?? Edit(name: path.last ?? name, range: body, placeholder: stub)
    }
    if let body = found.bodyRange, body.contains(offset),
      tests.calls(found.name, of: path.joined(separator: ".")),
      !file.text.utf8.dropFirst(body.lowerBound).starts(with: GeneratedTests.stub.utf8)
    {
      return Edit(name: name, range: body, placeholder: GeneratedTests.stub, isTest: true)
    }
    let inside = path + [found.isWrittenPreview ? "#Preview" : found.name]
    if let inner = edit(at: offset, in: found.members, file, inside: inside) { return inner }
    guard found.isDispensable || tests.use(name) else { return nil }
    if found.keyword == "extension", found.inherited.isEmpty,
      let member = found.members.first(where: { $0.range.contains(offset) })
    {
      return Edit(name: "\(name).\(member.name)", range: member.range)
    }
    if let property = found.members.first(where: { $0.range.contains(offset) }),
      property.isWrappedProperty, property.bodyRange == nil
    {
      return Edit(name: "\(property.name) of \(name)", range: property.range)
    }
    return Edit(
      name: found.isWrittenPreview ? "#Preview" : found.shownName(name), range: found.range)
  }

  /// The edit that leaves out the innermost part of a body around an error.
  private func part(
    at offset: Int, in body: Range<Int>, of view: String, _ file: SourceSet.File
  ) -> Edit? {
    let line = file.text.utf8.prefix(body.lowerBound).count { $0 == UInt8(ascii: "\n") }
    guard partCounts["\(file.name):\(line)", default: 0] < Self.mostParts else { return nil }
    let parts = ViewParts.around(offset, in: body, of: file.text).filter {
      !file.text.utf8.dropFirst($0.range.lowerBound).starts(with: Self.placeholderStart.utf8)
    }
    guard let part = parts.first, part.kind == .modifier || !isAll(of: body, part.range, file)
    else { return nil }
    if part.kind == .modifier {
      return Edit(name: "\(part.name) of \(view)", range: part.range, body: line)
    }
    let isType = part.name.first?.isUppercase == true
    let name = isType ? part.name : "a part of \(view)"
    let text = "\(Self.placeholderStart)\(name) is left out]\")"
    let placeholder: String? =
      switch part.kind {
      case .modifier: nil
      case .discardedValue: "let _ = ()"
      case .statement: text
      case .returnStatement: "return \(text)"
      }
    return Edit(
      name: isType ? "\(name) in \(view)" : name, range: part.range, placeholder: placeholder,
      body: line)
  }

  /// Whether a part is everything between the braces of a body, so that nothing would remain.
  private func isAll(of body: Range<Int>, _ part: Range<Int>, _ file: SourceSet.File) -> Bool {
    let bytes = Array(file.text.utf8)
    let rest = bytes[body.lowerBound..<part.lowerBound] + bytes[part.upperBound..<body.upperBound]
    return rest.filter { !Character(UnicodeScalar($0)).isWhitespace }.count <= 2
  }

  private static let placeholderStart = "SwiftUI.Text(\"["
  private static let mostParts = 8
}

extension SourceOutline.Declaration {
  var isReducer: Bool {
    attributes.contains("Reducer")
      || inherited.contains { $0.hasPrefix("Reducer") || $0.hasSuffix(".Reducer") }
  }

  /// Whether a property of a view is not an argument of its initializer, so that the view can do without it.
  fileprivate var isWrappedProperty: Bool {
    keyword == "var"
      && attributes.contains {
        ["State", "StateObject", "Environment", "EnvironmentObject", "AppStorage", "FocusState"]
          .contains($0)
      }
  }

  /// Whether a `#Preview` has become the declaration.
  fileprivate var isWrittenPreview: Bool {
    inherited.contains { $0.hasSuffix("RegisteredPreview") }
      && !name.hasPrefix(StoreOwnerExpansion.typePrefix)
  }

  fileprivate func shownName(_ path: String) -> String {
    keyword == "import" ? "import \(path)" : isMacro ? "#\(keyword)" : path
  }

  fileprivate var isMacro: Bool { keyword.first?.isUppercase == true }

  /// Whether no reducer needs the declaration.
  fileprivate var isDispensable: Bool {
    if keyword == "import" || isMacro { return true }
    if attributes.contains("main") { return true }
    guard isType else { return false }
    let types = inherited.map { String($0.split(separator: ".").last ?? "") }
    if keyword == "extension",
      Self.viewTypes.contains(name.split(separator: ".").last.map(String.init) ?? "")
    {
      return true
    }
    return types.contains { type in
      Self.viewTypes.contains(type) || type.hasPrefix("UI") || type.hasPrefix("NS")
        || type.hasSuffix("Style") || type.hasPrefix("XCT")
    } || keyword == "extension" && (name.hasPrefix("UI") || name.hasPrefix("NS"))
  }

  private static let viewTypes: Set<String> = [
    "View", "App", "Scene", "PreviewProvider", "RegisteredPreview", "RegisteredTests",
    "ViewModifier", "Shape", "InsettableShape",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "Widget",
    "WidgetBundle", "TimelineProvider", "TimelineEntry", "AppIntent", "AppShortcutsProvider",
    "FileDocument", "ReferenceFileDocument", "Transferable", "Tip",
    "ToolbarContent", "Commands", "PreferenceKey", "EnvironmentKey", "EnvironmentValues", "Color",
    "Font", "Image", "Text", "AnyTransition", "Animation", "LocalizedStringKey",
  ]

  /// The body of a property or function that returns a view, for a view that is left out.
  fileprivate func stub(named view: String) -> String? {
    guard let type, keyword == "var" || keyword == "func" else { return nil }
    let text = "SwiftUI.Text(\"[\(view) is left out]\")"
    switch type.filter({ !$0.isWhitespace }) {
    case "someView", "someSwiftUI.View": return "{ \(text) }"
    case "AnyView": return "{ SwiftUI.AnyView(\(text)) }"
    default: return nil
    }
  }
}

extension LeavingOut {
  /// The edit that replaces code that uses a framework of Apple, or a package.
  private func deviceCode(
    _ error: CompilerMessage, at offset: Int, in declarations: [SourceOutline.Declaration],
    _ file: SourceSet.File
  ) -> Edit? {
    guard let name = error.absentName, isAbsent(name) else { return nil }
    let code = DeviceCode(
      file: file, name: name, place: "\(error.location.file):\(error.location.line)",
      isOfPackage: isOfPackage(name))
    var (members, types, isInReducer) = (declarations, [SourceOutline.Declaration](), false)
    while let found = members.first(where: { $0.range.contains(offset) }) {
      isInReducer = isInReducer || found.isReducer
      guard found.isType else {
        return edit(found, at: offset, of: types, isInReducer: isInReducer, code)
      }
      types.append(found)
      members = found.members
    }
    return nil
  }

  private func edit(
    _ found: SourceOutline.Declaration, at offset: Int, of types: [SourceOutline.Declaration],
    isInReducer: Bool, _ code: DeviceCode
  ) -> Edit? {
    let path = types.map(\.name).joined(separator: ".")
    if let other = code.otherValue(
      than: found, of: path, names: sources.memberNames(of: path), isClient: isClient(path))
    {
      return Edit(
        name: "\(path).liveValue, for which \(other.name) is used",
        range: other.replacement.range, placeholder: other.replacement.text)
    }
    if let replacement = code.replacement(at: offset, in: found, isInReducer: isInReducer) {
      let place = [path, found.name].filter { !$0.isEmpty }.joined(separator: ".")
      return Edit(
        name: "\(code.name) in \(place)", range: replacement.range, placeholder: replacement.text)
    }
    // A class whose properties or parameters have types that do not exist.
    guard let type = types.last, ["class", "actor"].contains(type.keyword) else { return nil }
    return Edit(name: type.name, range: type.range)
  }

  /// The edit that leaves out a class whose superclass does not exist, such as a controller of UIKit.
  private func classOfAbsentType(
    _ error: CompilerMessage, at offset: Int, in declarations: [SourceOutline.Declaration]
  ) -> Edit? {
    guard error.isAboutTypeName, error.unknownName.map(isAbsent) == true,
      let found = declarations.first(where: { $0.range.contains(offset) }),
      found.keyword == "class", let body = found.bodyRange, offset < body.lowerBound
    else { return nil }
    return Edit(name: found.name, range: found.range)
  }

  private func isClient(_ path: String) -> Bool {
    sources.files.contains { file in
      SourceOutline(file.text).declarations.contains {
        $0.name == path && $0.attributes.contains("DependencyClient")
      }
    }
  }
}
