/// The statements at the top level of a folder's files, such as in notes beside an app. No app contains them, so they never run.
enum TopLevelStatements {
  /// Leaves them out.
  ///
  /// - Returns: Whether all errors in the syntax are about them.
  static func leaveOut(of pruned: inout PrunedSources, with errors: [CompilerMessage]) -> Bool {
    let errors = errors.filter { $0.rank == .syntax }
    guard !errors.isEmpty, errors.allSatisfy(isStatement) else { return false }
    var count = 0
    for index in pruned.sources.files.indices where pruned.sources.files[index].isFound {
      let file = pruned.sources.files[index]
      let positions = LinePositions(file)
      let declarations = SourceOutline(file.text).declarations.map(\.range.lowerBound)
      for error in file.own(errors) {
        guard let start = positions.offset(of: error.location) else { continue }
        count += 1
        let end = declarations.first { $0 > start } ?? file.text.utf8.count
        let text = pruned.sources.files[index].text
        pruned.sources.files[index].text = text.applying([.blanking(start..<end, of: text)])
        let place = "\(file.name):\(error.location.line)"
        pruned.leftOut.append(
          LeftOut(
            name: "a statement", reason: "\(place): no app has statements outside of functions"))
      }
    }
    return count == errors.count
  }

  private static func isStatement(_ error: CompilerMessage) -> Bool {
    ["expressions are not allowed at", "statements are not allowed at"].contains(
      where: error.text.hasPrefix)
  }
}
