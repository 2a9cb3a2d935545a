import Testing

@testable import ShellCore

@Suite("Translating output")
struct MessageTranslatorTests {
  private let translator = MessageTranslator(
    MessageCatalog([
      .init(english: "{} has no case `{}`", translation: "{1}에는 `{2}` 케이스가 없습니다"),
      .init(english: "{} has no case `{}` here", translation: "여기서 {1}에는 `{2}` 케이스가 없습니다"),
      .init(english: "expected {}", translation: "쓸 수 있는 것: {1}"),
      .init(english: "did you mean {}?", translation: "비슷한 이름: {1}"),
      .init(english: "a date such as 2024-05-01", translation: "2024-05-01 같은 날짜"),
      .init(english: "nothing was sent", translation: "아무것도 보내지 않았습니다"),
      .init(english: "{} became nil", translation: "{1}{이} nil이 됨"),
      .init(english: "`{}` takes {}", translation: "`{1}`에는 {2}{을} 씁니다"),
      .init(english: "wrote {}{}", translation: "{1}{을} 썼습니다{2}"),
      .init(english: "override it: f { {} } g: { ... }", translation: "재정의: f { {1} } g: { ... }"),
      .init(english: "each {}{} must be {}", translation: "{1}마다{2} {3}{을} 씁니다"),
      .init(english: "{} is not {}", translation: "{1}{은} {2} 값이 아닙니다"),
      .init(english: "expected {} to {}", translation: "{1}부터 {2}까지 씁니다"),
      .init(english: "stopped by `break {}`", translation: "`break {1}`에서 멈췄습니다"),
      .init(english: "left out: {}", translation: "빠짐: {1}"),
    ]))

  @Test("An error is translated, and the input that it quotes and the caret stay")
  func caret() {
    let error = """
      error: Todos.Action has no case `fo`
        .fo
         ^ expected one, two or three; did you mean foo?
      """
    let translated = """
      오류: Todos.Action에는 `fo` 케이스가 없습니다
        .fo
         ^ 쓸 수 있는 것: one, two, three. 비슷한 이름: foo
      """
    #expect(translator.text(error) == translated)
  }

  @Test("A hole can be in braces of the text")
  func braces() {
    let line = "override it: f { $0.x = ... } g: { ... }"
    #expect(translator.line(line) == "재정의: f { $0.x = ... } g: { ... }")
  }

  @Test("Input that reads like a message is not translated where an error quotes it")
  func quoted() {
    let error = "error: nothing was sent\n  nothing was sent\n  ^"
    #expect(
      translator.text(error) == "오류: 아무것도 보내지 않았습니다\n  nothing was sent\n  ^")
  }

  @Test("Blocks of actions stay, also in a page that indents them", arguments: ["", "    "])
  func blocks(indent: String) {
    let lines = [
      "received action:", "  .text(", "-   nothing was sent", "+   x became nil",
      "    (No state changes)",
    ].map { indent + $0 }
    #expect(translator.lines(lines) == lines)
    #expect(translator.lines(lines + ["nothing was sent"]).last == "아무것도 보내지 않았습니다")
  }

  @Test("Codes and places stay, and the message between them is translated")
  func places() {
    #expect(
      translator.line("warning: TCA003: x became nil (Todos.swift:58)")
        == "경고: TCA003: x가 nil이 됨 (Todos.swift:58)")
    #expect(
      translator.line("Counter.swift:27:15: error: A has no case `b`")
        == "Counter.swift:27:15: 오류: A에는 `b` 케이스가 없습니다")
    #expect(translator.line("- id became nil") == "- id가 nil이 됨")
  }

  @Test("The entry that determines most of a text has made it")
  func specific() {
    #expect(translator.message("A has no case `b` here") == "여기서 A에는 `b` 케이스가 없습니다")
  }

  @Test("A hole can contain a message, a list, or a type with its article; a quoted value stays")
  func holes() {
    #expect(
      translator.message("expected a date such as 2024-05-01") == "쓸 수 있는 것: 2024-05-01 같은 날짜")
    #expect(translator.message("expected a, b or 12 more") == "쓸 수 있는 것: a, b 외 12개")
    #expect(translator.message("expected Add or Clear done") == "쓸 수 있는 것: Add, Clear done")
    #expect(translator.message("`x` takes an Int") == "`x`에는 Int를 씁니다")
    #expect(translator.message("`a or b` takes a Bool") == "`a or b`에는 Bool을 씁니다")
  }

  @Test("What follows another hole begins with a sign, or is empty; numbers of things are counted")
  func adjacent() {
    #expect(translator.message("wrote a.md") == "a.md를 썼습니다")
    #expect(translator.message("wrote a.md: the first") == "a.md를 썼습니다: the first")
    #expect(translator.message("each element must be an Int") == "element마다 Int를 씁니다")
    #expect(translator.message("wrote 2 effects") == "이펙트 2개를 썼습니다")
    #expect(translator.message("wrote 1 received action") == "받은 액션 1개를 썼습니다")
  }

  @Test(
    "A message stays in English as a whole if a hole contains English that nothing translates",
    arguments: [
      "error: this line is not valid UTF-8", "error: `a` is not a valid name: use letters",
      "error: a store is not an object of the app", "- The value is not safe because it is global",
      "error: expected the first, the second to last", "`x` takes a text, which is short",
      "error: expected ':' after 'case'", "Diary, because it is old became nil",
    ])
  func whole(line: String) {
    #expect(translator.line(line) == line)
  }

  @Test("Code in a hole, values, and what follows a colon stay, and the rest is translated")
  func understood() {
    #expect(translator.message("expected `move 3 to 1`") == "쓸 수 있는 것: `move 3 to 1`")
    #expect(translator.message("`x` is not a Date") == "`x`는 Date 값이 아닙니다")
    #expect(
      translator.message("stopped by `break when a is not b`") == "`break when a is not b`에서 멈췄습니다")
    #expect(translator.message("left out: it is of another app") == "빠짐: it is of another app")
    #expect(
      translator.message("`x` takes an IdentifiedArray<UUID, Todo.State>")
        == "`x`에는 IdentifiedArray<UUID, Todo.State>를 씁니다")
    #expect(
      translator.message("expected Name, Protect my posts or Close the lid")
        == "쓸 수 있는 것: Name, Protect my posts, Close the lid")
  }

  @Test(
    "Text that no message has made stays as it is",
    arguments: ["Todos.State(", "  todos: [],", "nothing", "expected", "Hello; world", "", "오류"])
  func others(line: String) {
    #expect(translator.line(line) == line)
  }

  @Test("Each known part of a message with several parts is translated")
  func parts() {
    #expect(
      translator.message("unknown to us; nothing was sent") == "unknown to us. 아무것도 보내지 않았습니다")
  }

  @Test(
    "The first screen, time travel, settings, and the last column of a table are translated, however short",
    arguments: [
      (
        "Type `load A` to begin, `help` for commands, `learn` for a course.",
        "`load A`를 입력하면 시작합니다. 명령은 `help`, 강좌는 `learn`."
      ),
      (
        "error: unknown command `pause`: `clock manual` stops the clock of the feature",
        "오류: `pause` 명령은 없습니다. `clock manual`은 피처의 시계를 멈춥니다"
      ),
      (
        "error: unknown command `a`: only an action changes the state; `state a` shows this field",
        "오류: `a` 명령은 없습니다. 상태는 액션만 바꿉니다. `state a`는 이 필드를 보여 줍니다"
      ),
      (
        "cancelled effect 1 (Timer.swift:24, id CancelID.timer)",
        "취소함: 이펙트 1 (Timer.swift:24, id CancelID.timer)"
      ),
      (
        "stopped by `break on a` after action 3: Reduce in Timer changed a 1 -> 2",
        "액션 3 다음에 `break on a`에서 멈췄습니다: Reduce in Timer가 바꾼 것: a 1 -> 2"
      ),
      ("undid 1  .tapped", "되돌렸습니다: 1  .tapped"),
      ("undid 5 to 7  advance 3s", "되돌렸습니다: 5~7  advance 3s"),
      ("undid advance 500ms", "되돌렸습니다: advance 500ms"),
      ("redid 1 to 2  .tapped and 1 more", "다시 적용했습니다: 1~2  .tapped 외 1개"),
      ("at 0 of 2  the initial state", "2개 중 0  초기 상태"),
      ("trace is on", "리듀서를 보여 줍니다"), ("format is labels", "형식: labels"),
      (
        "error: `tests 3` is not a condition: expected `passed` or `failed` after the count, not `x`",
        "오류: `tests 3`은 조건이 아닙니다. 횟수 다음에는 `passed`나 `failed`를 쓰세요. `x`는 쓸 수 없습니다"
      ),
      (
        "error: `stat a = 1` is not a condition: unknown condition `stat`; did you mean `state`?",
        "오류: `stat a = 1`은 조건이 아닙니다. `stat` 조건은 없습니다. 비슷한 이름: `state`"
      ),
      ("now 3.5s", "현재 3.5s"), ("clock is live, now 1s", "시계: live, 현재 1s"),
      ("random    the same sequence on every run", "random    실행할 때마다 같은 수열"),
      (
        "date      2024-01-01 00:00:01 UTC, moves with the clock",
        "date      2024-01-01 00:00:01 UTC, 시계와 함께 움직임"
      ),
      ("  AmountControl   a number and two buttons", "  AmountControl   수 하나와 버튼 둘"),
    ])
  func answers(line: String, translated: String) throws {
    #expect(try #require(MessageTranslator(.korean)).line(line) == translated)
  }

  @Test(
    "Nothing of a line stays in English but code and names",
    arguments: [
      (
        "stopped by `break on n` after action 2: A changed amount -1 -> 0; Reduce in P changed n 0 -> 1",
        "액션 2 다음에 `break on n`에서 멈췄습니다: A가 바꾼 것: amount -1 -> 0. Reduce in P가 바꾼 것: n 0 -> 1"
      ),
      ("repeated 4 lines, 1 with other changes", "4줄을 다시 실행했고 1줄의 변화가 다릅니다"),
      ("repeated 1 line, the same changes", "1줄을 다시 실행했고 변화가 같습니다"),
      ("skipped 1  .a(.b)", "1을 뺌  .a(.b)"), ("moved 3 to 1  .a", "3을 1의 자리로 옮김  .a"),
      ("1 hidden", "숨긴 블록 1개"), ("never:", "실행되지 않음:"),
      (".a  differs", ".a  달라졌습니다"),
      ("  was  .a  no state changes", "  이전  .a  상태 변화 없음"), ("  now  x: 1", "  지금  x: 1"),
      ("A.State: 18 bytes inline, nothing on the heap", "A.State: 인라인 18바이트, 힙에는 없음"),
      ("A.State: 1 byte inline, 1,048 on the heap", "A.State: 인라인 1바이트, 힙 1,048"),
      ("  1  WithViewStore in V  reads the observed state", "  1  WithViewStore in V  관찰하는 상태를 읽음"),
      ("  1  CartImage           is given amount", "  1  CartImage           다른 값을 받음: amount"),
      ("  3  CartView            reads count, name", "  3  CartView            count, name을 읽음"),
      (".binding(.set(\\.$isOn, Bool))  now false", ".binding(.set(\\.$isOn, Bool))  현재 false"),
      ("└─ .child embeds Child", "└─ .child: Child 포함"),
      ("│  └─ .path(.a) pushes A", "│  └─ .path(.a): A 쌓음"),
      ("├─ BindingReducer    not its action", "├─ BindingReducer    자기 액션이 아님"),
      ("1 test, 1 failed", "테스트 1개 중 1개 실패"), ("3 tests passed", "테스트 3개 통과"),
      (
        "tca 0.4.0, a shell for the Composable Architecture",
        "tca 0.4.0, Composable Architecture를 위한 셸"
      ),
      ("  @A    lines 5, 14, +4  renamed in 1.0", "  @A    줄 5, 14, +4     1.0에서 이름이 바뀜"),
      (
        ": Reducer without @Reducer  `@Reducer struct`",
        "@Reducer가 없는 : Reducer   `@Reducer struct`"
      ),
      ("TaskResult  use `Result`", "TaskResult  `Result`를 쓰세요"),
      ("  In 2.0  a plain property", "  2.0에서  보통 프로퍼티"),
      ("^ expected full, changed or labels", "^ 쓸 수 있는 것: full, changed, labels"),
      ("^ expected a whole number, or live", "^ 쓸 수 있는 것: 정수, live"),
      (
        "^ expected a number from 0 to 10 in steps of 2, + or -",
        "^ 쓸 수 있는 것: 0부터 10까지 2 간격의 수, +, -"
      ),
      (
        "^ expected the end of the line; it restores one change; `goto N` goes to the state after action N",
        "^ 여기서 줄이 끝나야 합니다. 변경을 하나 복구합니다. `goto N`은 액션 N 다음의 상태로 갑니다"
      ),
      ("error: unexpected `s`", "오류: 여기에 `s`를 쓸 수 없습니다"),
      (
        "error: `Log out` is a button: it does not accept a value",
        "오류: `Log out`은 버튼이어서 값을 받지 않습니다"
      ),
      (
        "error: this line is not valid UTF-8; save the file as UTF-8",
        "오류: 이 줄은 올바른 UTF-8이 아닙니다. 파일을 UTF-8로 저장하세요"
      ),
      (
        "left out: A (P.swift:22: a store is not an ObservableObject; declare it as `@Bindable var store`)",
        "빠짐: A (P.swift:22: 스토어는 ObservableObject가 아닙니다. `@Bindable var store`로 선언하세요)"
      ),
      ("error: each element of `tags` must be a String", "오류: `tags`의 요소마다 String 값을 써야 합니다"),
      ("error: R.swift has no previews", "오류: R.swift에 프리뷰가 없습니다"),
      ("error: R.swift has 2 previews", "오류: R.swift에는 프리뷰가 2개 있습니다"),
    ])
  func wholly(line: String, translated: String) throws {
    #expect(try #require(MessageTranslator(.korean)).line(line) == translated)
  }

  @Test(
    "What `explore` has found is wholly translated",
    arguments: [
      (
        "789 states generated, 437 distinct, 29 left, up to 1 step: stopped by the limit of time",
        "생성 상태 789개, 서로 다른 것 437개, 남은 것 29개, 최대 1단계: 시간 제한에서 멈췄습니다"
      ),
      (
        "23 states generated, 13 distinct, 0 left, up to 6 steps: complete for the values that were tried",
        "생성 상태 23개, 서로 다른 것 13개, 남은 것 0개, 최대 6단계: 시도한 값에 대해서는 완전합니다"
      ),
      (
        "5 states generated, 3 distinct, 0 left, up to 2 steps: not complete, because .a, .b were given up",
        "생성 상태 5개, 서로 다른 것 3개, 남은 것 0개, 최대 2단계: .a, .b 케이스를 포기해서 완전하지 않습니다"
      ),
      (
        "1 state generated, 1 distinct, 0 left, up to 0 steps: not complete, because .a was given up",
        "생성 상태 1개, 서로 다른 것 1개, 남은 것 0개, 최대 0단계: .a 케이스를 포기해서 완전하지 않습니다"
      ),
      (
        "9 states generated, 3 distinct, 0 left, up to 2 steps: not complete, because 2 states differed when reached once more",
        "생성 상태 9개, 서로 다른 것 3개, 남은 것 0개, 최대 2단계: 상태 2개가 다시 도달했을 때 달라서 완전하지 않습니다"
      ),
      ("after 1 line: broken: always amount >= 0", "1줄 뒤: 깨짐: always amount >= 0"),
      ("after 2 lines: reached: until amount == 3", "2줄 뒤: 도달함: until amount == 3"),
      (
        "always amount >= 0 holds; no warning, no endless circle, no lost action",
        "성립함: always amount >= 0. 경고도, 꼬리를 무는 액션도, 잃어버린 액션도 없습니다"
      ),
      (
        "  not sent         .ticked (no control sends it)",
        "  보내지 않음      .ticked (보내는 컨트롤이 없습니다)"
      ),
      (
        "                   .response (by its name)",
        "                   .response (이름으로)"
      ),
      ("  values           String \"a\", \"\"", "  시도한 값        String \"a\", \"\""),
      (
        "  not reached      Light.State is never .off",
        "  도달하지 않음    Light.State는 한 번도 .off가 되지 않습니다"
      ),
    ])
  func explored(line: String, translated: String) throws {
    #expect(try #require(MessageTranslator(.korean)).line(line) == translated)
  }

  @Test(
    "Lines of a feature that begin like a short answer stay as they are",
    arguments: [
      "now playing", "state", "none", "3 more", "effects", "undo", "a  nothing",
      "  values are fine", "after all: broken: x",
      "                   .response (oh)",
      "3 things hidden", "reads x", "a  reads x", "1  typed  .a  reads 1 -> 2",
      "a embeds b", "├─ Reduce  title \"\" -> \"a changed b\"", "lines 1",
    ])
  func prints(line: String) throws {
    #expect(try #require(MessageTranslator(.korean)).line(line) == line)
  }
}
