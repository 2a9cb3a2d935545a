/// What a refusal says about a feature to load instead.
struct LateRefusal {
  let sources: SourceSet
  /// The other files of the folder.
  var others: [SourceSet.File] = []
  var errors: [CompilerMessage] = []
  let leftOut: [LeftOut]

  /// What is said if the compiler was stopped before it found an error.
  var unfinished: String {
    "error: the time for a load was over before the compiler had finished: \(advice)"
  }

  /// What is said before the errors that remain.
  var lateness: String {
    "the time for a load is over, and more than this does not compile here: \(advice)"
  }

  private var advice: String {
    guard let smaller else { return "load the file or the folder of one feature" }
    return
      "add the name of a feature to the line, such as \(smaller.name), which needs \(smaller.files)"
  }

  /// What is said after the errors of a folder, if it has a feature that needs none of their files.
  var alternative: String? {
    guard sources.files.contains(where: \.isFound), !errors.isEmpty, let smaller else { return nil }
    return
      "another feature needs no file with an error: add its name to the line, such as \(smaller.name), which needs \(smaller.files)"
  }

  /// A feature among the files that are compiled, or else among all of the folder.
  private var smaller: SmallerFeature? {
    SmallerFeature(of: sources, without: errors, leftOut)
      ?? (others.isEmpty
        ? nil : SmallerFeature(of: sources, and: others, without: errors, leftOut))
  }
}
