/// What a load says when its time is over, with a feature to load instead.
enum LateRefusal {
  /// What is said if the compiler was stopped before it found an error.
  static func unfinished(_ sources: SourceSet, _ leftOut: [LeftOut] = []) -> String {
    guard let smaller = SmallerFeature(of: sources, leftOut) else {
      return
        "error: the time for a load was over before the compiler had finished: load the file or the folder of one feature"
    }
    return
      "error: the time for a load was over before the compiler had finished: add the name of a feature to the line, such as \(smaller.name), which needs \(smaller.files)"
  }

  /// What is said before the errors that remain.
  static func lateness(
    _ sources: SourceSet, _ errors: [CompilerMessage], _ leftOut: [LeftOut] = []
  ) -> String {
    let files = Set(errors.map(\.location.file))
    guard let smaller = SmallerFeature(of: sources, without: files, leftOut) else {
      return
        "the time for a load is over, and more than this does not compile here: load the file or the folder of one feature"
    }
    return
      "the time for a load is over, and more than this does not compile here: add the name of a feature to the line, such as \(smaller.name), which needs \(smaller.files)"
  }

  /// What is said after the errors of a folder, if it has a feature that needs none of their files.
  static func alternative(
    to errors: [CompilerMessage], in sources: SourceSet, _ leftOut: [LeftOut] = []
  ) -> String? {
    let files = Set(errors.map(\.location.file))
    guard sources.files.contains(where: \.isFound), !files.isEmpty,
      let other = SmallerFeature(of: sources, without: files, leftOut)
    else { return nil }
    return
      "another feature needs no file with an error: add its name to the line, such as \(other.name), which needs \(other.files)"
  }
}
