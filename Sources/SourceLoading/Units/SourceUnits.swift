import SwiftReading

/// The modules that the sources of a project are compiled as, each with those beneath it.
///
/// All modules of a project are compiled as one, which takes the least time. Only if a name would mean something else then, they are
/// compiled as several: two modules declare it, or a module uses it and means another one's or the library's. A module is as low as
/// its imports allow. In a unit, an import of a module of the same unit is removed, and that of another one names the unit, and the types
/// that only this module means.
struct SourceUnits {
  /// The sources of each unit, the lowest first. Only the last one has the name of the whole.
  private(set) var units: [SourceSet] = []
  private let name: String
  /// The units of the modules.
  private var places: [String: Int] = [:]
  /// The modules of each unit.
  private var contents: [[DeclaredNames]] = []

  /// - Parameter name: That of the whole as a module.
  init(_ sources: SourceSet, name: String) {
    self.name = name
    let files = Dictionary(grouping: sources.files) { $0.module ?? "" }
    let imports = files.mapValues { Set($0.flatMap(\.imports)) }
    let all = files.mapValues(DeclaredNames.init)
    for module in Self.order(imports) ?? [] {
      let visible = imports.reachable(from: [module])
      let names = all[module].map { names in
        names.borrowing(from: all.filter { visible.contains($0.key) && $0.key != module })
      }
      if let names { place(module, above: imports[module] ?? [], names) }
    }
    if places.count != files.count || contents.isEmpty || contents.count > Self.most {
      // Modules that import each other, or too many with one name, are compiled as one.
      places = files.mapValues { _ in 0 }
      contents = [Array(all.values)]
    }
    units = contents.indices.map { unit in
      let declared = contents[unit].reduce(into: Set<String>()) { $0.formUnion($1.declared) }
      return sources.part(
        sources.files.filter { places[$0.module ?? ""] == unit }
          .map { edited($0, in: unit, declaring: declared) })
    }
  }

  /// The number of units that are compiled at most.
  private static let most = 8

  /// The name of a unit as a module.
  func name(of unit: Int) -> String {
    unit == contents.count - 1 ? name : "\(name)_\(unit)"
  }

  /// Puts a module into the lowest unit that has what it imports and in which all names keep their meanings.
  private mutating func place(_ module: String, above imports: Set<String>, _ names: DeclaredNames)
  {
    let lowest = imports.compactMap { places[$0] }.max() ?? 0
    let unit =
      contents.indices.dropFirst(lowest).first { unit in
        contents[unit].allSatisfy { $0.agrees(with: names) && names.agrees(with: $0) }
      } ?? contents.count
    places[module] = unit
    if unit == contents.count { contents.append([]) }
    contents[unit].append(names)
  }

  /// The modules, each after those that it imports, and the app's own files at the end; `nil` if some import each other.
  private static func order(_ imports: [String: Set<String>]) -> [String]? {
    var left = imports.mapValues { $0.intersection(imports.keys) }
    let own = left.removeValue(forKey: "") == nil ? [] : [""]
    var order: [String] = []
    while !left.isEmpty {
      let next = left.filter { $0.value.subtracting(order).subtracting([$0.key]).isEmpty }
        .keys.sorted()
      guard !next.isEmpty else { return nil }
      order += next
      for module in next { left[module] = nil }
    }
    return order + own
  }
}

// Imports, and names with their modules.
extension SourceUnits {
  /// A file as it is compiled in a unit. Its lines keep their numbers.
  private func edited(
    _ file: SourceSet.File, in unit: Int, declaring declared: Set<String>
  ) -> SourceSet.File {
    var file = file
    let known = Set(places.keys).union(file.imports).subtracting([""])
    guard !SourceWords.all(in: file.text).isDisjoint(with: known) else { return file }
    let source = SourceText(file.text)
    let texts = source.tokens.map { source[$0] }
    let imports = SourceOutline(file.text).declarations.filter {
      $0.keyword == "import" && file.imports.contains($0.module)
    }
    let qualifiers = texts.indices.dropLast(2).compactMap { place -> Edit? in
      guard known.contains(texts[place]), texts[place + 1] == ".",
        place == 0 || texts[place - 1] != ".",
        !declared.contains(texts[place]), !isType(texts[place], for: file, in: unit)
      else { return nil }
      let range = source.tokens[place].range
      guard !imports.contains(where: { $0.range.overlaps(range) }) else { return nil }
      if let other = otherUnit(of: texts[place], in: unit) { return Edit(range, other) }
      guard declared.contains(texts[place + 2]) else { return nil }
      return Edit(range.lowerBound..<source.tokens[place + 2].range.lowerBound, "")
    }
    func name(_ module: String) -> String? {
      otherUnit(of: module, in: unit).map { $0 + chosen(by: file, from: module, in: unit) }
    }
    // What an imported module exports is imported in place of the first import.
    var exported = Set(file.imports.compactMap(name))
      .subtracting(imports.compactMap { name($0.module) }).sorted().map { "import \($0)" }
    file.text = file.text.applying(
      qualifiers
        + imports.map { found in
          defer { exported = [] }
          guard let other = name(found.module),
            let word = source.tokens.last(where: {
              found.range.contains($0.range.lowerBound) && source[$0] == found.module
            })
          else { return Edit(found.range, exported.joined(separator: "; ")) }
          return Edit(word.range, ([other] + exported).joined(separator: "; "))
        })
    return file
  }

  /// Imports of the types that a file means when it imports a module of another unit, for those that a third unit declares, too: of an
  /// imported type and one of an imported module, the compiler takes the first.
  private func chosen(by file: SourceSet.File, from module: String, in unit: Int) -> String {
    guard let other = places[module],
      let types = contents[other].first(where: { $0.name == module })?.types
    else { return "" }
    let elsewhere = contents.indices.filter { $0 != other && $0 < unit }.flatMap { contents[$0] }
    let words = SourceWords.all(in: file.text)
    return types.sorted { $0.key < $1.key }.filter { type, _ in
      words.contains(type) && !contents[unit].contains { $0.declared.contains(type) }
        && elsewhere.contains { $0.types[type] != nil }
        && !elsewhere.contains { $0.types[type] != nil && file.imports.contains($0.name) }
    }.map { "; import \($0.value) \(name(of: other)).\($0.key)" }.joined()
  }

  /// Whether a name, which is also that of a module, is a type for a file: `Feed.State` of the interface of a module `Feed`. Swift means the
  /// type then.
  private func isType(_ name: String, for file: SourceSet.File, in unit: Int) -> Bool {
    contents[...unit].joined().contains {
      $0.types[name] != nil && file.imports.contains($0.name)
    }
  }

  /// The name of the unit of a module, if it is another one.
  private func otherUnit(of module: String, in unit: Int) -> String? {
    places[module].flatMap { $0 == unit ? nil : name(of: $0) }
  }
}
