enum LangCommand {
  static let command = Command(
    name: "lang", aliases: ["language"],
    summary: "Show or set the language of help and errors",
    details: """
      `ko` is Korean, `en` English. Exercises that are opened later follow it, too.
      The initial language is that of the locale, or of `tca --lang`. Recordings and
      exports are always in English.
        lang ko
        lang
      """,
    meaning: .changesSettings(.terminal),
    arguments: .choice { word, _ in "unknown language `\(word)`" },
    needs: \.display, \.course
  ) { choice, display, course in
    guard let choice: Chosen<Language> = choice else {
      return Output(text: "the language is \(display.language.name)")
    }
    display.language = choice.value
    course.learning.source?.language = choice.value
    return .confirming("the language is \(choice.value.name)")
  }
}
