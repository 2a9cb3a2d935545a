/// Lessons in the order in which to play them, in chapters.
package struct Course: Sendable, Equatable {
  struct Chapter: Sendable, Equatable {
    var title: String
    var lessons: [Lesson]
  }

  /// The folder that contains the lessons.
  let folder: String
  var title: String
  /// Markdown, shown when the course is opened for the first time.
  var welcome: String
  var chapters: [Chapter]
  /// Which translations are missing or out of date, one line each.
  package var staleTranslations: [String] = []

  package var lessons: [Lesson] { chapters.flatMap(\.lessons) }

  /// The lesson with an ID or a number as `map` shows it: `two-taps`, `1.2`.
  func lesson(named name: String) -> Lesson? {
    lessons.first { $0.id == name } ?? lessons.first { number(of: $0) == name }
  }

  /// The chapter with a number as `map` shows it before the dot: `1` in `1.2`.
  func chapter(numbered name: String) -> Chapter? {
    Int(name).flatMap { chapters.indices.contains($0 - 1) ? chapters[$0 - 1] : nil }
  }

  /// `1.2` for the second lesson of the first chapter.
  package func number(of lesson: Lesson) -> String {
    for (chapter, position) in zip(chapters, 1...) {
      if let index = chapter.lessons.firstIndex(where: { $0.id == lesson.id }) {
        return "\(position).\(index + 1)"
      }
    }
    return ""
  }

  /// The folder of a lesson.
  package func folder(of lesson: Lesson) -> String { "\(folder)/\(lesson.id)" }
}

/// The languages of a course.
package typealias CourseLanguage = Language

/// Reads a course from a folder.
///
/// `course.md` lists the lessons: its `##` headings are chapters, and each link to `ID/lesson.md`
/// is a lesson. A folder without it contains one chapter with its lessons in the order of their
/// names.
package struct CourseReader {
  let files: any FileSystem
  let folder: String
  let language: CourseLanguage

  package init(files: any FileSystem, folder: String, language: CourseLanguage) {
    self.files = files
    self.folder = folder
    self.language = language
  }

  /// Reads the course.
  ///
  /// - Throws: `LessonProblems` with everything that is wrong with its files.
  package func course() throws -> Course {
    guard files.isFolder(folder) else {
      throw LessonProblems(lines: ["error: the folder `\(folder)` does not exist"])
    }
    var course = try outline()
    var problems: [String] = []
    for chapter in course.chapters.indices {
      for index in course.chapters[chapter].lessons.indices {
        let id = course.chapters[chapter].lessons[index].id
        do {
          course.chapters[chapter].lessons[index] = try lesson(id, &course.staleTranslations)
        } catch let error as LessonProblems {
          problems += error.lines
        }
      }
    }
    guard problems.isEmpty else { throw LessonProblems(lines: problems) }
    guard !course.lessons.isEmpty else {
      throw LessonProblems(lines: ["error: `\(folder)` contains no lesson"])
    }
    return course
  }

  /// The chapters, with lessons that have only an ID.
  private func outline() throws -> Course {
    guard let text = try text("course.md") else { return try unlistedOutline() }
    var course = Self.outline(text, folder: folder)
    guard language != .english else { return course }
    guard let translation = try self.text("course.\(language.rawValue).md") else {
      course.staleTranslations.append("course.md is not translated")
      return course
    }
    let other = Self.outline(translation, folder: folder)
    (course.title, course.welcome) = (other.title, other.welcome)
    for (index, chapter) in other.chapters.enumerated() where index < course.chapters.count {
      course.chapters[index].title = chapter.title
    }
    if other.chapters.count != course.chapters.count {
      course.staleTranslations.append("course.\(language.rawValue).md has different chapters")
    }
    return course
  }

  private func unlistedOutline() throws -> Course {
    let ids = try files.list(folder).filter { files.info("\(folder)/\($0)/lesson.md") != nil }
    let lessons = ids.map { Lesson(id: $0, texts: LessonTexts()) }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    return Course(
      folder: folder, title: name, welcome: "",
      chapters: [Course.Chapter(title: name, lessons: lessons)])
  }

  private static func outline(_ text: String, folder: String) -> Course {
    var course = Course(folder: folder, title: "", welcome: "", chapters: [])
    var welcome: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        course.title = String(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        course.chapters.append(Course.Chapter(title: String(line.dropFirst(3)), lessons: []))
      } else if course.chapters.isEmpty {
        welcome.append(line)
      } else if let id = id(in: line) {
        course.chapters[course.chapters.count - 1].lessons.append(
          Lesson(id: id, texts: LessonTexts()))
      }
    }
    course.welcome = welcome.joined(separator: "\n").trimmingWhitespace
    return course
  }

  /// The ID in `- [Two taps](two-taps/lesson.md)`.
  private static func id(in line: Substring) -> String? {
    guard let open = line.firstRange(of: "]("), let end = line.firstRange(of: "/lesson.md)") else {
      return nil
    }
    return String(line[open.upperBound..<end.lowerBound])
  }

  private func lesson(_ id: String, _ stale: inout [String]) throws -> Lesson {
    let path = "\(folder)/\(id)/lesson.md"
    let bytes: [UInt8]
    do {
      bytes = try files.read(path)
    } catch {
      throw LessonProblems(lines: ["\(path): error: \(error.reason(for: path))"])
    }
    var lesson = try LessonParser.lesson(bytes, id: id, path: path)
    if language != .english { try translate(&lesson, &stale) }
    return lesson
  }

  /// Replaces the texts of a lesson if there is a translation that has a text for each of them.
  private func translate(_ lesson: inout Lesson, _ stale: inout [String]) throws {
    let name = "\(lesson.id)/lesson.\(language.rawValue).md", path = "\(folder)/\(name)"
    guard let bytes = try? files.read(path) else {
      stale.append("\(name) does not exist")
      return
    }
    let (texts, fingerprint) = try LessonParser.translation(bytes, path: path)
    if fingerprint != lesson.texts.fingerprint {
      stale.append(
        "\(name) is out of date; after updating it, write <!-- translates: "
          + "\(lesson.texts.fingerprint) --> below its title")
    }
    guard texts.hints.count == lesson.texts.hints.count,
      texts.mistakes.count == lesson.texts.mistakes.count, !texts.task.isEmpty,
      !texts.summary.isEmpty
    else {
      stale.append("\(name) and lesson.md have different blocks, so the English text is shown")
      return
    }
    lesson.texts = texts
  }

  private func text(_ name: String) throws -> String? {
    let path = "\(folder)/\(name)"
    guard files.info(path) != nil else { return nil }
    return String(decoding: try files.read(path), as: UTF8.self)
  }
}
