import ActionSyntax
import SwiftReading

/// The names that sources declare, to tell a typing error from the name of something that does not exist here.
final class OwnNames {
  private let sources: SourceSet
  private let names: [String]
  private let known: Set<String>
  /// Whether the sources are those of a folder, whose names share many words.
  private let isProject: Bool
  private var resemblances: [String: String?] = [:]

  init(_ sources: SourceSet) {
    // A name may be that of another module.
    let sources = sources.whole
    self.sources = sources
    known = Set(sources.declaredNames)
    names = known.sorted()
    isProject = sources.files.contains(where: \.isFound)
  }

  /// The names of the reducers at the top level.
  private(set) lazy var reducers = Set(sources.reducerNames)

  /// The types at the top level that the states and the actions of reducers are made of.
  private(set) lazy var stateTypes = Self.stateTypes(of: sources)

  /// The types that inherit from a name or conform to it. What only protocols and extensions of the sources name is a protocol.
  private(set) lazy var heirs: [String: Set<String>] = {
    var heirs: [String: Set<String>] = [:]
    func add(_ declaration: SourceOutline.Declaration) {
      let own =
        ["protocol", "extension"].contains(declaration.keyword) ? [] : declaration.inherited
      for word in own.flatMap({ $0.split { !$0.isLetter && $0 != "_" } }) {
        heirs[String(word), default: []].insert(declaration.name)
      }
      declaration.members.forEach(add)
    }
    for file in sources.files { SourceOutline(file.text).declarations.forEach(add) }
    return heirs
  }()

  /// The name of the sources that a name resembles; `nil` if none does, or if the sources declare the name itself.
  ///
  /// Among the names of a project, such as `Session` and `SessionWrapper`, only a letter or two of difference is a typing error, and
  /// a plural is another name. What a type inherits from is not the type itself.
  func resembling(_ name: String) -> String? {
    if let known = resemblances[name] { return known }
    let isType = name.first?.isUppercase
    let heirs = heirs[name] ?? []
    let others = names.filter { $0.first?.isUppercase == isType && !heirs.contains($0) }
    let found: String? =
      if contains(name) {
        nil
      } else if isProject {
        others.first {
          let limit = max(isType == true ? 1 : 2, min(name.count, $0.count) / 6)
          return abs($0.count - name.count) <= limit && !Self.isWrapped($0, in: name)
            && $0 != name + "s" && name != $0 + "s"
            && NearestName.distance(from: name, to: $0).map { $0 <= limit } ?? false
        }
      } else {
        NearestName.to(name, in: others)
      }
    resemblances[name] = found
    return found
  }

  /// Whether a name is another one after the prefix of a framework: nobody types `AVRoutePicker` for `RoutePicker` by mistake.
  private static func isWrapped(_ own: String, in name: String) -> Bool {
    let prefix = name.dropLast(own.count)
    return name.hasSuffix(own) && (2...3).contains(prefix.count)
      && prefix.allSatisfy(\.isUppercase)
  }

  /// Whether the sources declare a name.
  func contains(_ name: String) -> Bool { known.contains(name) }

  /// The name of the sources that a name differs from by a few letters.
  func mistyped(_ name: String) -> String? {
    names.first {
      $0 != name && $0.first?.isUppercase == name.first?.isUppercase
        && NearestName.distance(from: name, to: $0) != nil
    }
  }

  /// Whether an error is about a name that resembles one of the sources' own. Nobody has typed the files of a generator.
  func isTypo(_ error: CompilerMessage) -> Bool {
    guard !generated.contains(error.location.file) else { return false }
    return error.absentName.map { resembling($0) != nil } ?? false
  }

  /// The names of the files that say of themselves that a program has written them.
  private lazy var generated: Set<String> = {
    let words = ["@generated", "automatically generated", "auto-generated", "Generated using"]
    return Set(
      sources.files.filter { file in
        let head = file.text.prefix(600)
        return file.isFound && words.contains { head.contains($0) }
      }.map(\.name))
  }()

  private static func stateTypes(of sources: SourceSet) -> Set<String> {
    var words: [String: Set<String>] = [:]
    var pending: [String] = []
    for file in sources.files {
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
