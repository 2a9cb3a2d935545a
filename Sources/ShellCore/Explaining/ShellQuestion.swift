/// A question about the shell itself, such as `how do I quit`. A command answers it, not a page.
struct ShellQuestion {
  /// The words of the question that carry its meaning, in lower case.
  private let words: [String]

  init?(_ text: String) {
    let all = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words = all.filter { !Self.commonWords.contains($0) }
    guard !words.isEmpty, words.count < all.count else { return nil }
  }

  /// The name of the command that does what is asked for; `nil` if the words are not those of a common question.
  var answer: String? {
    let korean = words.count == 1 ? Self.koreanAnswers.first { words[0].hasPrefix($0.key) } : nil
    return Self.answers[words.joined(separator: "-")] ?? korean?.value
  }

  /// The only word that carries meaning, which may be the name of a command: `advance` in `what is advance`.
  var onlyWord: String? { words.count == 1 ? words[0] : nil }

  private static let commonWords: Set<String> = [
    "what", "where", "how", "which", "do", "does", "can", "could", "should", "i", "we", "to", "a",
    "an", "the", "is", "are", "this", "it", "here", "first", "mean", "thing", "prompt", "shell",
    "program", "tca", "어떻게", "뭘", "뭐를", "무엇을", "무엇부터", "어디서", "어디부터", "여기서",
  ]

  private static let answers = [
    "start": "help", "begin": "help", "get-started": "help", "type": "help", "enter": "help",
    "quit": "quit", "exit": "quit", "leave": "quit", "close": "quit", "get-out": "quit",
    "send-action": "send", "run-action": "send", "type-action": "send",
    "go-back": "undo", "save-session": "record",
  ]

  private static let koreanAnswers = [
    "시작": "help", "입력": "help", "끝내": "quit", "종료": "quit", "나가": "quit", "되돌리": "undo",
  ]
}
