/// Short lines that are the whole answer of a command. They are translated although they determine fewer bytes of a line than other
/// messages must. `{#}` is a hole that begins with a digit.
enum AnswerMessages {
  static let table = #"""
    # Time travel
    undid {} => 되돌렸습니다: {1}
    undid {#}  {} => 되돌렸습니다: {1}  {2}
    undid {#} to {}  {} => 되돌렸습니다: {1}~{2}  {3}
    undid {#}  {} and {} more => 되돌렸습니다: {1}  {2} 외 {3}개
    undid {#} to {}  {} and {} more => 되돌렸습니다: {1}~{2}  {3} 외 {4}개
    redid {} => 다시 적용했습니다: {1}
    redid {#}  {} => 다시 적용했습니다: {1}  {2}
    redid {#} to {}  {} => 다시 적용했습니다: {1}~{2}  {3}
    redid {#}  {} and {} more => 다시 적용했습니다: {1}  {2} 외 {3}개
    redid {#} to {}  {} and {} more => 다시 적용했습니다: {1}~{2}  {3} 외 {4}개
    cancelled effect {#} => 취소함: effect {1}
    # Time
    now {#} => 현재 {1}
    , now {#} => , 현재 {1}
    # What `explore` has found
    after {#}: {} => {1} 뒤: {2}
    broken: {} => 깨짐: {1}
    reached: {} => 도달함: {1}
    always {} holds => 성립함: always {1}
    never {} holds => 성립함: never {1}
    when idle {} holds => 성립함: when idle {1}
    excluded => 제외됨
    # Dependencies
    {#} UTC, moves with the clock => {1} UTC, 시계와 함께 움직임
    incrementing, next {} => 하나씩 늘어남, 다음 {1}
    the same sequence on every run => 실행할 때마다 같은 수열
    live, now {#} => live, 현재 {1}
    manual, now {#} => manual, 현재 {1}
    Try: actions => 해 보기: actions
    # Features
    Navigation => 내비게이션
    Lists => 목록
    Others => 그 밖의 것
    More: {} => 더 보기: {1}
    # The stage
    state => 상태
    effects => 이펙트
    none => 없음
    outside => 외부
    finished => 끝남
    cancelled => 취소됨
    {#} more => {1}개 더
    """#

  /// Entries of the other tables that are such lines.
  static let ofSources: Set = [
    "at {} of {}  {}", "clock is {}{}", "format is {}", "no changes", "no effects", "no previews",
    "one toggle",
    "trace is on", "With macros", "wrote {} to {}",
  ]

  /// What is never the whole line of an answer, but a part of the stage.
  static let parts: Set = [
    "state", "effects", "last actions", "none", "outside", "finished", "cancelled", "{#} more",
    "broken: {}", "reached: {}", "excluded",
  ]
}
