// Extensions of what is gone.
extension PrunedSources {
  /// Leaves out the extensions of types that are gone.
  mutating func leaveOutExtensions(of types: [String], in index: Int) {
    leaveOutExtensions(in: index) { found in
      types.contains { found.name == $0 || found.name.hasPrefix("\($0).") }
    } because: {
      "it extends \($0.name.prefix { $0 != "." }), which was left out"
    }
  }

  /// Leaves out the extensions that say about a type what its stand-in says already: nothing can be equal to a value that does not
  /// exist.
  mutating func leaveOutConformances(of candidate: StandInCandidate, in index: Int) {
    leaveOutExtensions(in: index) { found in
      found.name == candidate.name && found.inherited.contains(where: StandIns.protocols.contains)
    } because: { _ in
      candidate.absence.reason(for: candidate.name)
    }
  }

  private mutating func leaveOutExtensions(
    in index: Int, where isGone: (SourceOutline.Declaration) -> Bool,
    because reason: (SourceOutline.Declaration) -> String
  ) {
    let file = sources.files[index]
    let extensions = SourceOutline(file.text).declarations.filter {
      $0.keyword == "extension" && isGone($0)
    }
    guard !extensions.isEmpty else { return }
    let positions = LinePositions(file)
    leftOut += extensions.map { found in
      let place = "\(file.name):\(positions.number(of: found.range.lowerBound))"
      return LeftOut(name: "extension \(found.name)", reason: "\(place): \(reason(found))")
    }
    sources.files[index].text = file.text.applying(
      extensions.map { .blanking($0.range, of: file.text) })
  }
}
