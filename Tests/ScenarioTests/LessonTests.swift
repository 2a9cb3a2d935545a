import Foundation
import Testing

@testable import ComposableShell
@testable import Lessons
@testable import OutputText
@testable import LoadedFeatures
@testable import Workspaces
@testable import ShellCore
@testable import tca

@Suite("The lessons of this repository")
@MainActor
struct LessonTests {
  nonisolated private static let folder = ScenarioFiles.root.appending(path: "Scenarios/Lessons")
    .path

  nonisolated private static var ids: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)/lesson.md") }.sorted()
  }

  private func course(_ language: CourseLanguage = .english) throws -> Course {
    try CourseReader(files: LocalFileSystem(), folder: Self.folder, language: language).course()
  }

  @Test(
    "A lesson has a solution that passes, a start that does not, and mistakes that are recognized",
    arguments: ids)
  func lesson(id: String) async throws {
    let course = try course()
    let lesson = try #require(course.lesson(named: id), "course.md does not list it")
    let session = ScenarioFiles.session(for: "\(course.folder(of: lesson))/lesson.md")
    // Each lesson has its own compiler, so lessons with files do not wait for each other.
    session.workspace.loader = CodeLoader {
      try CodeLoader.compiling.makeToolchain()
    }
    let problems = await LessonChecker(session).problems(in: lesson, of: course)
    #expect(problems.isEmpty, Comment(rawValue: "\n" + problems.joined(separator: "\n")))
  }

  @Test("Each lesson has three hints and five mistakes")
  func help() throws {
    for lesson in try course().lessons {
      #expect(lesson.texts.hints.count == 3, "\(lesson.id)")
      #expect(lesson.mistakes.count == 5, "\(lesson.id)")
    }
  }

  @Test("course.md lists each lesson by its title")
  func titles() throws {
    let text = try String(contentsOfFile: "\(Self.folder)/course.md", encoding: .utf8)
    for lesson in try course().lessons {
      #expect(text.contains("- [\(lesson.texts.title)](\(lesson.id)/lesson.md)"), "\(lesson.id)")
    }
  }

  @Test("The commands of each lesson can be typed without a Korean keyboard")
  func keyboard() throws {
    for lesson in try course().lessons {
      let path = "\(Self.folder)/\(lesson.id)/lesson.md"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!text.contains { $0.isLetter && !$0.isASCII }, "\(lesson.id)")
    }
  }

  @Test("The Korean translations are up to date")
  func korean() throws {
    #expect(try course(.korean).staleTranslations == [])
  }

  @Test(
    "The text of each lesson fits in 80 columns in both languages",
    arguments: CourseLanguage.allCases)
  func width(language: CourseLanguage) throws {
    for lesson in try course(language).lessons {
      let texts = lesson.texts
      for text in [texts.task, texts.summary] + texts.hints + texts.mistakes {
        for line in MarkdownRenderer.page.lines(of: MarkdownParser.blocks(of: text)) {
          #expect(line.columns <= 80, "\(lesson.id): \(line.text)")
        }
      }
    }
  }
}
