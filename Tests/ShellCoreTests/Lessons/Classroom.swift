import Synchronization
import WorkshopFeatures

@testable import ShellCore

/// A course of two lessons in memory, which keeps the progress and the files that the shell writes.
final class Classroom: LessonStorage, Sendable {
  let files: InMemoryFileSystem
  private let progress: Mutex<String?>
  private let written = Mutex<[String: [UInt8]]>([:])

  init(progress text: String? = nil, goal: String = "actions 2 typed .plusButtonTapped") throws {
    progress = Mutex(text)
    let taps = Self.taps.replacing("actions 2 typed .plusButtonTapped", with: goal)
    files = InMemoryFileSystem(
      [
        "/course/course.md": """
        # Course

        Welcome.

        ## One
        - [a](taps/lesson.md)
        - [b](back/lesson.md)

        """,
        "/course/taps/lesson.md": taps,
        "/course/back/lesson.md": taps.replacing("# Taps", with: "# Back"),
      ], folders: ["/course", "/course/taps", "/course/back"])
  }

  func add(_ path: String, _ text: String) throws {
    _ = try files.create(path, Array(text.utf8))
  }

  func loadProgress() -> String? { progress.withLock { $0 } }
  func saveProgress(_ text: String) -> Bool {
    progress.withLock { $0 = text }
    return true
  }
  func write(_ bytes: [UInt8], to path: String, beneath folder: String) -> Bool {
    written.withLock { $0[path] = bytes }
    return true
  }

  @MainActor
  func session(
    _ language: CourseLanguage = .english, workFolder: String = "work"
  ) -> Session {
    let session = Session(features: [
      Feature(summary: "", initialState: AmountControl.State()) { AmountControl() }
    ])
    session.learning.source = CourseSource(
      files: files, folder: "/course", language: language, storage: self, workFolder: workFolder)
    return session
  }

  private static let taps = """
    # Taps

    Tap plus twice.

    ```tca
    > load AmountControl
    ```
    ```goal
    actions 2 typed .plusButtonTapped
    state amount = 2
    ```
    ```hint
    Which one?
    ```
    ```hint
    The larger one.
    ```
    ```mistake
    try plus
    when line plus

    The dot is missing.
    ```
    ```mistake
    try .minusButtonTapped
    when state amount <= -1

    That was minus.
    ```
    ```tca
    > .plusButtonTapped
    > .plusButtonTapped
    ```
    ```remember
    Actions.
    ```

    """
}
