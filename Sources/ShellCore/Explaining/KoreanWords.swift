/// Commands by the Korean words that the course and the help use for them.
enum KoreanWords {
  private static let commands = [
    "도움말": "help", "도움": "help", "설명": "explain", "종료": "quit", "나가기": "quit", "끝": "quit",
    "상태": "state", "액션": "actions", "이펙트": "effects", "피처": "features", "기록": "log",
    "되돌리기": "undo", "힌트": "hint", "검사": "check", "해답": "solution", "정답": "solution",
    "문제": "task", "다음": "learn", "목록": "map", "건너뛰기": "skip", "다시": "again", "화면": "screen",
  ]

  /// The command that a word means; `nil` if it means none.
  static func command(_ word: String) -> String? {
    commands[word]
  }
}
