import ActionSyntax

/// Why a name that nothing declares is certainly not a typing error.
enum Absence: Equatable {
  case applePlatforms
  /// A package or a framework that the file imports and that is not loaded.
  case notLoaded([String])
  /// A declaration of the sources that was left out because it uses such a name.
  case leftOut

  /// Whether a list or an import of the file says where the name is declared.
  var isKnown: Bool { self == .applePlatforms || !modules.isEmpty }

  /// The modules that probably declare the name.
  var modules: [String] { if case .notLoaded(let modules) = self { modules } else { [] } }

  /// `CIContext exists on Apple's platforms only`
  func reason(for name: String) -> String {
    switch self {
    case .applePlatforms: "\(name) exists on Apple's platforms only"
    case .leftOut: "\(name) was left out"
    case .notLoaded(let modules):
      "\(name) is in none of the loaded sources"
        + (modules.isEmpty || modules.count > 3
          ? "" : ", perhaps in \(modules.joined(separator: " or "))")
    }
  }
}

/// A name for which a type can stand in, with its first place.
struct StandInCandidate {
  let name: String
  let reason: String
  let absence: Absence
  /// Whether it is a type of the sources.
  var isLeftOut: Bool { absence == .leftOut }
  /// Whether the state or the actions of a reducer are made of it.
  let isOfState: Bool
}

/// Decides which of the names that nothing declares are names of what does not exist here, as opposed to typing errors.
struct AbsentNames {
  private let pruned: PrunedSources
  /// The names that the sources declare.
  let names: OwnNames

  init(_ pruned: PrunedSources, _ names: OwnNames) {
    self.pruned = pruned
    self.names = names
  }

  /// Why the name that an error is about does not exist, if that is certain.
  ///
  /// The symbols of Apple's platforms and of common packages are closed lists. Outside of reducers, any type counts that resembles no
  /// name that could be meant, if the file imports a module that is not loaded.
  func absence(
    _ error: CompilerMessage, in file: SourceSet.File, isInReducer: Bool
  ) -> (name: String, absence: Absence)? {
    if let name = pruned.standIns.name(in: error) {
      return (name, absence(ofKnown: name, in: file))
    }
    guard let name = error.absentName else { return nil }
    if error.isUnavailable { return (name, .applePlatforms) }
    let modules = pruned.absentModules[file.name] ?? []
    let known = PackageSymbols.modules(of: name, among: modules)
    if error.isAboutScope, !known.isEmpty, !names.contains(name),
      file.isFound || names.mistyped(name) == nil
    {
      return (name, .notLoaded(known))
    }
    if let gone = leftOutName(error, name) { return (gone, .leftOut) }
    guard !names.isTypo(error) else { return nil }
    if AppleSymbols.contains(name) { return (name, .applePlatforms) }
    let isPartial = file.isFound && pruned.isPartial
    if !isInReducer || isPartial, let part = partOfFramework(error, name, in: file) { return part }
    guard error.isAboutScope, name.first?.isUppercase == true,
      isPartial || !isInReducer && !modules.isEmpty,
      !names.contains(name), !ArchitectureNames.areResembled(by: name)
    else { return nil }
    return (name, .notLoaded(modules))
  }

  /// The declaration that was left out and that an error is about: a name, or a member of a type.
  private func leftOutName(_ error: CompilerMessage, _ name: String) -> String? {
    let member = error.isAboutMember ? error.missingMember.map { ".\($0)" } : nil
    return pruned.leftOut.first { left in
      !left.isReplaced && left.usesAbsentType
        && (left.name == name || member.map(left.name.hasSuffix) ?? false)
    }?.name
  }

  /// What an error is about if it belongs to a framework of Apple that the file imports and of which only a part exists here: a type
  /// with the prefix of the framework, or a member of one.
  private func partOfFramework(
    _ error: CompilerMessage, _ name: String, in file: SourceSet.File
  ) -> (name: String, absence: Absence)? {
    guard error.isAboutMember || !AppleSymbols.areMistyped(by: name), !names.contains(name) else {
      return nil
    }
    let frameworks = frameworks(of: name, in: file)
    guard !frameworks.isEmpty else { return nil }
    let member = error.isAboutMember ? error.missingMember.map { ".\($0)" } : nil
    return (name + (member ?? ""), .notLoaded(frameworks))
  }

  /// Whether an attribute is a macro or a wrapper of a package that a file imports and that is not loaded.
  func isAttributeOfPackage(_ error: CompilerMessage) -> Bool {
    guard error.text.hasPrefix("unknown attribute "), let name = error.unknownName,
      name.first?.isUppercase == true,
      NearestName.to(name, in: ArchitectureNames.attributes) == nil
    else { return false }
    return pruned.absentModules.values.joined().contains {
      !KnownAbsences.isFrameworkOfApple($0)
    }
  }

  /// Whether a type is a stand-in, or one in it: `ApolloAPI.SelectionSet`.
  func isOfStandIn(_ type: String) -> Bool {
    SourceWords.all(in: type).contains(where: pruned.standIns.contains)
  }

  /// Whether nothing can declare the type that an extension of a name extends.
  func isWithoutType(_ name: String, _ error: CompilerMessage, in file: SourceSet.File) -> Bool {
    if pruned.leftOut.contains(where: { $0.name == name && !$0.isReplaced }) { return true }
    if absence(error, in: file, isInReducer: false) != nil { return true }
    return KnownAbsences.isFrameworkOfApple(name)
      || file.isFound && !names.isTypo(error) && !names.contains(name)
        && !ArchitectureNames.areResembled(by: name)
  }

  /// The frameworks that a file imports, of which only a part exists here, and to which a name belongs.
  func frameworks(of name: String, in file: SourceSet.File) -> [String] {
    let own = KnownAbsences.frameworks(of: name)
    let imported = ProvidedModules.frameworks.filter {
      own.contains($0) || !PackageSymbols.modules(of: name, among: [$0]).isEmpty
    }
    guard !imported.isEmpty else { return [] }
    let modules = SourceOutline.unconditionalImports(of: file.text).map(\.module)
    // SwiftUI exports UIKit.
    let exported = file.isFound && pruned.isPartial && modules.contains("SwiftUI") ? ["UIKit"] : []
    return (modules + exported).filter(imported.contains)
  }

  func absence(ofKnown name: String, in file: SourceSet.File) -> Absence {
    if AppleSymbols.contains(name) { return .applePlatforms }
    let modules = pruned.absentModules[file.name] ?? []
    let known = PackageSymbols.modules(of: name, among: modules)
    return .notLoaded(known.isEmpty ? modules : known)
  }

  /// The stand-in for the name of an error; `nil` if the name is a protocol, a macro, or a value of a reducer.
  func candidate(
    _ error: CompilerMessage, at offset: Int, in outline: [SourceOutline.Declaration],
    _ file: SourceSet.File
  ) -> StandInCandidate? {
    let isInReducer = isOfReducer(offset, in: outline)
    guard error.isAboutScope || error.isUnavailable,
      let outermost = outline.first(where: { $0.range.contains(offset) }),
      let (name, absence) = absence(error, in: file, isInReducer: isInReducer),
      error.isAboutTypeName || !isInReducer
        || absence.isKnown && ReducerProperties(of: name, in: file).contains(offset),
      absence != .leftOut || isLeftOutType(name), pruned.standIns.accepts(name),
      names.heirs[name] == nil
    else { return nil }
    return StandInCandidate(
      name: name, reason: "\(error.location.place): \(absence.reason(for: name))", absence: absence,
      isOfState: isInReducer || outermost.names.contains(where: names.stateTypes.contains))
  }

  /// Whether an error is about a declaration that was left out, so that it is no typing error.
  func isLeftOut(_ error: CompilerMessage) -> Bool {
    error.unknownName.map { name in pruned.leftOut.contains { $0.name == name } } ?? false
  }

  /// Whether a type of the sources was left out that others may name.
  private func isLeftOutType(_ name: String) -> Bool {
    pruned.leftOut.contains { $0.name == name && $0.isType }
  }

  /// Whether an offset is in a reducer, or in an extension of one or of its types.
  func isOfReducer(_ offset: Int, in outline: [SourceOutline.Declaration]) -> Bool {
    guard let found = outline.first(where: { $0.range.contains(offset) }) else { return false }
    if found.isReducer { return true }
    let extended = found.name.split(separator: ".").first.map(String.init)
    if found.keyword == "extension", let extended, names.reducers.contains(extended) {
      return true
    }
    return isOfReducer(offset, in: found.members)
  }
}
