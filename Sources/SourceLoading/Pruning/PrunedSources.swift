/// Sources, with what was left out of them so far.
struct PrunedSources {
  var sources: SourceSet
  var leftOut: [LeftOut] = []
  /// The modules that files import and that do not exist here, by file.
  var absentModules: [String: [String]] = [:]
  /// The types that are declared without values.
  var standIns = StandIns()
  /// Whether the sources are those of a folder that uses modules which do not exist here, or of which only a part does.
  private(set) var isPartial = false
  /// Whether parts of a body are left out before the whole body is.
  var allowsParts = true
  /// The number of parts that were left out of a body, by the file and the position of the body.
  private var partCounts: [String: Int] = [:]

  init(_ sources: SourceSet) { self.sources = sources }

  /// The sources of the module above, which knows what was left out beneath it.
  func above(_ sources: SourceSet) -> PrunedSources {
    var above = self
    above.sources = sources
    above.standIns.keep()
    for index in above.sources.files.indices {
      above.sources.files[index].text = above.withoutAbsentImports(sources.files[index].text)
    }
    return above
  }

  /// A text whose imports of single types name what has taken the places of the types that were left out beneath.
  private func withoutAbsentImports(_ text: String) -> String {
    guard text.contains("; import ") else { return text }
    return text.replacing(/; import \w+ (\w+)\.(\w+)/) { found in
      let type = String(found.2)
      if standIns.contains(type) { return "; import struct \(found.1).\(type)" }
      return leftOut.contains { $0.isType && $0.name == type } ? "" : String(found.0)
    }
  }

  /// Decides ``isPartial``.
  mutating func readImports() {
    isPartial =
      sources.files.contains(where: \.isFound)
      && (!absentModules.isEmpty
        || sources.files.contains { file in
          SourceOutline.unconditionalImports(of: file.text).contains {
            ProvidedModules.frameworks.contains($0.module)
          }
        })
  }

  /// Leaves out declarations with everything that mentions them.
  mutating func leaveOut(_ found: [LeftOut], leaving rest: SourceSet) {
    sources = rest
    leftOut += found
  }

  /// Whether another part of a body may be left out, before the whole body is.
  func allowsPart(ofBody line: Int, in file: SourceSet.File) -> Bool {
    allowsParts && partCounts["\(file.name):\(line)", default: 0] < 8
  }

  /// Counts a part of a body that is left out.
  mutating func countPart(ofBody line: Int, in file: SourceSet.File) {
    partCounts["\(file.name):\(line)", default: 0] += 1
  }
}
