import ShellCore

/// Reads a damaged lesson, checks it as `tca lesson check` does, and plays it at a prompt.
@MainActor
final class LessonPlay {
  private let corpus: Corpus
  private let bytes: [UInt8]
  private let path: String
  private static let folder = "/Scenarios/Lessons"

  /// The files of lessons, and the list of them.
  static func paths(in corpus: Corpus) -> [String] {
    corpus.scenarios.map(\.path).filter { $0.hasPrefix(folder) }
  }

  init(_ corpus: Corpus, _ case: FuzzCase) {
    self.corpus = corpus
    bytes = Array(`case`.lines.joined(separator: [UInt8(ascii: "\n")]))
    let paths = Self.paths(in: corpus)
    path = paths[Int(`case`.seed % UInt64(paths.count))]
  }

  /// - Returns: The number of lines that ran.
  func play() async throws -> Int {
    let files = corpus.makeFiles()
    files.put(path, bytes)
    let source = CourseSource(
      files: files, folder: Self.folder, language: .english, storage: nil, workFolder: "/")
    let session = Session(features: Workshop.features, folder: "/", files: files)
    session.learning.source = source
    for line in lines {
      let output = await Interrupting.run(session) { await session.evaluate(line) }.result
      try OutputRules.check(output)
    }
    guard let course = try? source.reader.course() else { return lines.count }
    let trial = Session(features: Workshop.features, folder: Self.folder, files: files)
    for lesson in course.lessons where path.contains("/\(lesson.id)/") && lesson.file == nil {
      _ = await LessonChecker(trial).problems(in: lesson, of: course)
    }
    return lines.count + 10
  }

  private var lines: [String] {
    let id = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    return ["learn", "learn \(id)", "hint", ".a", "hint", "check", "solution", "next", "map"]
  }
}
