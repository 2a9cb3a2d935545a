import ActionSyntax
import SwiftOutline
import SwiftReading

/// Why a name that nothing declares is certainly not a typing error.
enum Absence: Equatable {
  case applePlatforms
  /// A package or a framework that the file imports and that is not loaded.
  case notLoaded([String])
  /// A declaration of the sources that was left out because it uses such a name.
  case leftOut

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
    let modules = pruned.absentModules[file.name] ?? []
    let known = PackageSymbols.modules(of: name, among: modules)
    if error.isAboutScope, !known.isEmpty, names.mistyped(name) == nil, !names.contains(name) {
      return (name, .notLoaded(known))
    }
    guard !names.isTypo(error) else { return nil }
    if AppleSymbols.contains(name) { return (name, .applePlatforms) }
    if pruned.leftOut.contains(where: { !$0.isReplaced && $0.name == name && $0.usesAbsentType }) {
      return (name, .leftOut)
    }
    if !isInReducer, let part = partOfFramework(error, name, in: file) { return part }
    guard !isInReducer, error.isAboutScope, name.first?.isUppercase == true, !modules.isEmpty,
      !names.contains(name), !ArchitectureNames.areResembled(by: name)
    else { return nil }
    return (name, .notLoaded(modules))
  }

  /// What an error is about if it belongs to a framework of Apple that the file imports and of which only a part exists here: a type
  /// with the prefix of the framework, or a member of one.
  private func partOfFramework(
    _ error: CompilerMessage, _ name: String, in file: SourceSet.File
  ) -> (name: String, absence: Absence)? {
    guard error.isAboutMember || !AppleSymbols.areMistyped(by: name), !names.contains(name) else {
      return nil
    }
    let imported = SourceOutline.unconditionalImports(of: file.text).map(\.module)
      .filter(ProvidedModules.frameworks.contains)
    let frameworks = imported.filter {
      KnownAbsences.frameworks(of: name).contains($0)
        || !PackageSymbols.modules(of: name, among: [$0]).isEmpty
    }
    guard !frameworks.isEmpty else { return nil }
    let member = error.isAboutMember ? error.missingMember.map { ".\($0)" } : nil
    return (name + (member ?? ""), .notLoaded(frameworks))
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
    guard error.isAboutScope, let outermost = outline.first(where: { $0.range.contains(offset) }),
      error.isAboutTypeName || !isInReducer,
      let (name, absence) = absence(error, in: file, isInReducer: isInReducer),
      absence != .leftOut, pruned.standIns.accepts(name), !isInherited(name)
    else { return nil }
    let place = "\(error.location.file):\(error.location.line)"
    return StandInCandidate(
      name: name, reason: "\(place): \(absence.reason(for: name))",
      isOfState: isInReducer || outermost.names.contains(where: stateNames.contains))
  }

  /// Whether an offset is in a reducer, or in an extension of one or of its types.
  func isOfReducer(_ offset: Int, in outline: [SourceOutline.Declaration]) -> Bool {
    guard let found = outline.first(where: { $0.range.contains(offset) }) else { return false }
    if found.isReducer { return true }
    let extended = found.name.split(separator: ".").first.map(String.init)
    if found.keyword == "extension", let extended, pruned.sources.reducerNames.contains(extended) {
      return true
    }
    return isOfReducer(offset, in: found.members)
  }

  /// Whether a declaration inherits from a type or conforms to it.
  private func isInherited(_ name: String) -> Bool {
    func inherits(_ declaration: SourceOutline.Declaration) -> Bool {
      declaration.inherited.contains {
        $0.split { !$0.isLetter && $0 != "_" }.contains { $0 == name }
      }
        || declaration.members.contains(where: inherits)
    }
    return pruned.sources.files.contains {
      SourceOutline($0.text).declarations.contains(where: inherits)
    }
  }

  /// The types at the top level that the states and the actions of reducers are made of.
  private var stateNames: Set<String> {
    var words: [String: Set<String>] = [:]
    var pending: [String] = []
    for file in pruned.sources.files {
      let source = SourceText(file.text)
      for declaration in SourceOutline(file.text).declarations where declaration.isType {
        if declaration.isReducer {
          for member in declaration.members where ["State", "Action"].contains(member.name) {
            pending += SourceWords.all(in: source[member.range])
          }
        } else {
          words[declaration.name, default: []].formUnion(
            SourceWords.all(in: source[declaration.range]))
        }
      }
    }
    var found: Set<String> = []
    while let word = pending.popLast() {
      guard let others = words[word], found.insert(word).inserted else { continue }
      pending += others
    }
    return found
  }
}
