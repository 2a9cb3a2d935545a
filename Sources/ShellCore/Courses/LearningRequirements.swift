/// What commands of the course need.
extension Learning {
  /// The course, or an error that says why there is none.
  func requireCourse() throws -> Course {
    if let course { return course }
    guard let source else {
      throw InputError(.notThere, "this shell has no course; `tca learn FOLDER` opens one")
    }
    do {
      let course = try source.reader.course()
      self.course = course
      progress = LessonProgress(text: source.storage?.loadProgress() ?? "")
      return course
    } catch let problems as LessonProblems {
      throw InputError(.file, "the course cannot be read\n\(problems.text)")
    }
  }

  /// The exercise that is being played, or an error that says what to type.
  func requireRun() throws -> LessonRun {
    if let run { return run }
    throw InputError(.notThere, "no exercise has begun; `learn` opens the next one")
  }

  /// Changes the progress and writes its file.
  func keepProgress(_ change: (inout LessonProgress) -> Void) {
    change(&progress)
    _ = source?.storage?.saveProgress(progress.text)
  }
}
