/// What a refusal says about a feature to load instead.
enum LateRefusal {
  /// What is said if the compiler was stopped before it found an error.
  static func unfinished(_ sources: SourceSet, _ leftOut: [LeftOut] = []) -> String {
    "error: the time for a load was over before the compiler had finished: \(advice(sources, [], leftOut))"
  }

  /// What is said before the errors that remain.
  static func lateness(
    _ sources: SourceSet, _ errors: [CompilerMessage], _ leftOut: [LeftOut] = []
  ) -> String {
    "the time for a load is over, and more than this does not compile here: \(advice(sources, errors, leftOut))"
  }

  private static func advice(
    _ sources: SourceSet, _ errors: [CompilerMessage], _ leftOut: [LeftOut]
  ) -> String {
    guard let smaller = SmallerFeature(of: sources, without: errors, leftOut) else {
      return "load the file or the folder of one feature"
    }
    return
      "add the name of a feature to the line, such as \(smaller.name), which needs \(smaller.files)"
  }

  /// What is said after the errors of a folder, if it has a feature that needs none of their files.
  static func alternative(
    to errors: [CompilerMessage], in sources: SourceSet, _ leftOut: [LeftOut] = []
  ) -> String? {
    guard sources.files.contains(where: \.isFound), !errors.isEmpty,
      let other = SmallerFeature(of: sources, without: errors, leftOut)
    else { return nil }
    return
      "another feature needs no file with an error: add its name to the line, such as \(other.name), which needs \(other.files)"
  }
}
