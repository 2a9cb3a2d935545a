/// Help and errors of the commands of the prompt, from A to L.
enum CommandMessages {
  static let table = #"""
    # ShellCore/Commands/ActionsCommand.swift
    List the actions that you can send => 보낼 수 있는 액션의 목록 보기
    Values that you have to type are shown as their types. A binding also shows the current value of its field. => 직접 입력해야 하는 값은 타입으로 보입니다. 바인딩은 필드의 현재 값도 보여 줍니다.
    no action begins with `{}` => `{1}`{으로} 시작하는 액션이 없습니다
    `actions` lists them all => `actions` 명령은 모두 보여 줍니다
    # ShellCore/Commands/AdvanceCommand.swift
    Move the clock to the next wake-up, or by a time => 시계를 다음에 깨어날 때까지, 또는 시간만큼 앞으로 돌리기
    Sleeping effects wake up in the order in which they are due. With the number of an effect in `effects`, it wakes up first, and those that are due earlier are late. => 잠든 이펙트는 때가 된 순서대로 깨어납니다. `effects`에 나온 이펙트의 번호를 쓰면 그 이펙트가 먼저 깨어나고, 더 일찍 깨어나야 할 이펙트는 늦어집니다.
    to the next wake-up => 다음에 깨어날 때까지
    by half a second => 0.5초
    effect {} is not asleep on the clock => 이펙트 {1}{은} 시계에서 잠들어 있지 않습니다
    no effect is asleep; a duration has a unit, such as 500ms or 3s => 잠든 이펙트가 없습니다. 시간에는 500ms, 3s처럼 단위를 씁니다
    expected {}, or a duration such as 500ms => {1}{이나} 500ms 같은 시간을 쓰세요
    {} waits for external work; `wait` waits for its result => {1}{은} 외부의 일을 기다립니다. `wait`는 그 결과를 기다립니다
    {} waits for external work, and `wait` for its result => {1}{은} 외부의 일을 기다립니다. `wait`는 그 결과를 기다립니다
    `advance DURATION` moves it => `advance DURATION` 명령이 시계를 돌립니다
    no effect is asleep on the clock; {} => 시계에서 잠든 이펙트가 없습니다. {1}
    effect 2 first => 이펙트 2 먼저
    # ShellCore/Commands/Arguments.swift
    on or off => on이나 off
    `{}` is on or off, not `{}` => `{1}`에는 on이나 off를 씁니다. `{2}`{은} 쓸 수 없습니다
    expected on or off => on이나 off를 쓰세요
    the clock cannot go back => 시계는 뒤로 갈 수 없습니다
    expected a duration such as 500ms or 3s => 500ms나 3s 같은 시간을 쓰세요
    # ShellCore/Commands/CancelCommand.swift
    Cancel an effect by its number in `effects` => `effects`에 나온 번호로 이펙트 취소하기
    The effect ends as if the feature had cancelled it. => 피처가 취소한 것처럼 이펙트가 끝납니다.
    an effect's number => 이펙트의 번호
    unknown effect `{}` => 이펙트 `{1}`{이} 없습니다
    no effect is running => 실행 중인 이펙트가 없습니다
    # ShellCore/Commands/ClearCommand.swift
    Erase the terminal => 터미널 지우기
    The session and its history stay as they are. Ctrl-L does the same. => 세션과 기록은 그대로입니다. Ctrl-L도 같은 일을 합니다.
    # ShellCore/Commands/ClockCommand.swift
    Show the clock, or run it live or manually => 시계를 보거나, 실시간 또는 수동으로 바꾸기
    the clock is {}, not `{}` => 시계에는 {1}{을} 씁니다. `{2}`{은} 쓸 수 없습니다
    the clock cannot be live during a recording => 기록하는 동안에는 시계를 실시간으로 둘 수 없습니다
    clock is {}{} => 시계: {1}{2}
    expected `advance`, or `record stop` first => `advance`를 쓰거나, 먼저 `record stop`을 입력하세요
    # ShellCore/Commands/CoverageCommand.swift
    List the cases of actions that never ran => 한 번도 실행되지 않은 액션 케이스의 목록 보기
    Counts the actions of the loaded feature since it was loaded, with those that effects sent and those of a scenario that `replay` has played. Actions that were undone do not count. => 불러온 뒤로 실행된 피처의 액션을 셉니다. 이펙트가 보낸 액션과 `replay`로 재생한 시나리오의 액션도 셉니다. 되돌린 액션은 세지 않습니다.
    the feature has no actions => 피처에 액션이 없습니다
    {} of {} cases of actions ran => 액션 케이스 {2}개 중 {1}개를 실행했습니다
    actions before {} were discarded => {1} 이전의 액션은 버렸습니다
    # ShellCore/Commands/DepsCommand.swift
    The shell controls dependencies that would differ between runs, so every run produces the same output. => 실행할 때마다 달라질 의존성을 셸이 통제하므로, 출력이 언제나 같습니다.
    set the date, which then moves with the clock => 날짜 바꾸기. 날짜는 시계와 함께 움직입니다
    restart at 0; a number restarts at that number => 0부터 다시 시작하기. 수를 쓰면 그 수부터
    use the random sequence with this seed => 이 시드의 난수열 쓰기
    use files on disk; `memory` switches back => 디스크의 파일 쓰기. `memory`로 돌아옵니다
    `undo` restores the previous value. => `undo`는 이전 값을 되살립니다.
    a scenario cannot use the files of the system => 시나리오는 시스템의 파일을 쓸 수 없습니다
    expected this line at a prompt => 이 줄은 프롬프트에서 입력하세요
    # ShellCore/Commands/DismissCommand.swift
    Dismiss the presented child => 띄운 자식 닫기
    Sends `.dismiss` for the child that the prompt is in or, if it is in none, for the uppermost child that is presented, as closing its screen does. => 프롬프트가 들어가 있는 자식에게 `.dismiss`를 보냅니다. 들어가 있는 자식이 없으면 가장 위에 띄운 자식에게 보냅니다. 화면을 닫는 것과 같습니다.
    no child is presented in {} => {1}에는 띄운 자식이 없습니다
    `tree` shows what is presented => `tree` 명령은 무엇을 띄웠는지 보여 줍니다
    Go back to the previous screen of a stack => 스택의 이전 화면으로 돌아가기
    Sends `.popFrom` for the screen that the prompt is in or, if it is in none, for the topmost screen of the stack, as the Back button does. => 프롬프트가 들어가 있는 화면의 `.popFrom`을 보냅니다. 들어가 있는 화면이 없으면 스택의 맨 위 화면에 보냅니다. 뒤로 버튼과 같습니다.
    no stack in {} has a screen to leave => {1}의 스택에는 나갈 화면이 없습니다
    `undo` takes back the last action; `tree` shows the stacks => `undo`는 마지막 액션을 되돌리고, `tree`는 스택을 보여 줍니다
    # ShellCore/Commands/EditCommand.swift
    Open the code in your editor => 편집기에서 코드 열기
    The places are those of `source`. The editor is $VISUAL or $EDITOR, or else vi. If the file was changed when the editor ends, it is loaded again, as `reload` does. Elsewhere than at a terminal, the place is printed. => 위치는 `source`와 같습니다. 편집기는 $VISUAL이나 $EDITOR이고, 없으면 vi입니다. 편집기를 닫았을 때 파일이 바뀌었으면 `reload`처럼 다시 불러옵니다. 터미널이 아니면 위치를 출력합니다.
    {} is built into the shell => {1}{은} 셸에 내장되어 있습니다
    expected a feature that was loaded from a file; `source` shows the code => 파일에서 불러온 피처가 필요합니다. `source` 명령은 코드를 보여 줍니다
    the source of {} is not available => {1}의 소스를 볼 수 없습니다
    expected a feature whose file has not been moved since it was loaded => 불러온 뒤에 파일을 옮기지 않은 피처가 필요합니다
    # ShellCore/Commands/EffectsCommand.swift
    List effects in flight and recently ended => 실행 중이거나 최근에 끝난 이펙트 보기
    `asleep until` is the time on the feature's clock, which `advance` moves; `outside` means that it waits for external work, which `wait` waits for. => `asleep until`은 `advance`로 움직이는 피처 시계의 시각입니다. `outside`는 외부의 일을 기다린다는 뜻이며, `wait`가 그 일을 기다립니다.
    At most 1,000 effects in flight are listed, and the others are counted. After them, it lists the last ten that ended, and why. => 실행 중인 이펙트를 1,000개까지 보여 주고, 나머지는 수를 셉니다. 그다음에 마지막으로 끝난 이펙트 열 개와 끝난 이유를 보여 줍니다.
    no effects => 이펙트가 없습니다
    # ShellCore/Commands/EnterCommand.swift
    Set the value of a control => 컨트롤의 값 바꾸기
    A text field takes text, a toggle `on` or `off`, a picker one of its choices, and a stepper or slider a number, `+`, or `-`. => 텍스트 필드에는 텍스트, 토글에는 `on`이나 `off`, 피커에는 선택지 하나, 스테퍼나 슬라이더에는 수나 `+`, `-`를 씁니다.
    a control and a value => 컨트롤과 값
    expected a label or a number, and a value; `screen` shows them => 레이블이나 번호, 그리고 값을 쓰세요. `screen` 명령이 보여 줍니다
    # ShellCore/Commands/ExpandCommand.swift
    Show the code that macros write => 매크로가 쓰는 코드 보기
    Shows what each macro of the loaded file adds to the declaration that it is attached to: members, conformances, and attributes of members. A type limits the list to that type and what is inside it. => 불러온 파일의 매크로가 선언에 무엇을 더하는지 보여 줍니다. 멤버, 프로토콜 준수, 멤버의 속성입니다. 타입을 쓰면 그 타입과 그 안에 있는 것만 보여 줍니다.
    {} is built into the shell, without its source => {1}{은} 소스 없이 셸에 내장되어 있습니다
    expected a feature that was loaded from a file; `explain macros` shows what they write => 파일에서 불러온 피처가 필요합니다. `explain macros`는 매크로가 쓰는 것을 보여 줍니다
    the file uses no macros of the architecture => 파일이 아키텍처의 매크로를 쓰지 않습니다
    no macro is attached to `{}` => `{1}`에는 매크로가 없습니다
    written by a macro => 매크로가 쓴 코드
    # ShellCore/Commands/ExpectCommand.swift
    Say how the next action changes the state => 다음 액션이 상태를 어떻게 바꿀지 예상하기
    After the next action, the state is compared with the expected one, as a test with a TestStore does: fields that are not named must not change. In a scope, the state is the child's. A closure as in a test is accepted as well. => 다음 액션이 끝나면 상태를 예상과 비교합니다. TestStore로 하는 테스트와 같아서, 적지 않은 필드는 바뀌면 안 됩니다. 스코프 안에서는 자식의 상태를 비교합니다. 테스트처럼 클로저를 써도 됩니다.
    a change => 바뀔 것
    # ShellCore/Commands/ExplainCommand.swift
    Explain a concept or an error => 개념이나 오류 설명하기
    `explain -` reads a message of several lines, until an empty line. A message that is pasted after `explain `, or at an empty prompt, can have several lines as well. => `explain -`는 여러 줄의 메시지를 빈 줄까지 읽습니다. `explain ` 뒤나 빈 프롬프트에 붙여 넣는 메시지도 여러 줄이어도 됩니다.
    only a prompt reads a message after `explain -` => `explain -` 뒤의 메시지는 프롬프트에서만 읽습니다
    expected the message after `explain` => `explain` 뒤에 메시지가 있어야 합니다
    Without a topic, it explains the error or warning of the previous line, or the first test that failed; if there was none, it lists the topics. If a file did not compile, it shows everything that the compiler said. A topic is a concept, a name from the library, or an error code. A pasted message, and a question, find their page by their words. At a prompt, they need no `explain`: type or paste them as they are. => 주제를 쓰지 않으면 앞 줄의 오류나 경고, 또는 처음으로 실패한 테스트를 설명합니다. 오류가 없었으면 주제의 목록을 봅니다. 파일이 컴파일되지 않았으면 컴파일러가 말한 것을 모두 보여 줍니다. 주제는 개념, 라이브러리의 이름, 오류 코드입니다. 메시지를 붙여 넣거나 질문을 해도 그 말로 페이지를 찾습니다. 프롬프트에서는 `explain` 없이 그대로 입력하거나 붙여 넣으면 됩니다.
    `explain TOPIC` shows a page, `explain errors` lists what can go wrong; after an error, `explain` alone explains it. => `explain TOPIC`은 페이지를 보여 주고, `explain errors`는 생길 수 있는 오류를 보여 줍니다. 오류가 난 다음에 `explain`만 입력하면 그 오류를 설명합니다.
    `explain CODE` explains one of them. => `explain CODE`는 그중 하나를 설명합니다.
    `{}` is a command: => `{1}`{은} 명령입니다.
    unknown topic `{}` => `{1}` 주제는 없습니다
    `explain` lists the topics => `explain` 명령은 주제의 목록을 보여 줍니다
    `explain` lists the topics; the nearest are {} => `explain` 명령은 주제의 목록을 보여 줍니다. 가장 비슷한 주제: {1}
    `{}` is a command as well: `help {}`. => `{1}`{은} 명령이기도 합니다: `help {2}`.
    # ShellCore/Commands/ExploreCommand.swift
    Search for the shortest way to a mistake => 실수에 이르는 가장 짧은 길 찾기
    From the current state, every action that a user can send is sent, in every order, and effects may answer late. The session stays as it is. Without a condition, it finds warnings of the architecture, endless circles, and lost actions. Without a limit, a search ends when every state is known, after 10 s, or after 1,000,000 states; in a scenario, after 10,000 states. => 지금 상태부터 사용자가 보낼 수 있는 모든 액션을 모든 순서로 보내 봅니다. 이펙트는 늦게 답할 수도 있습니다. 세션은 그대로입니다. 조건이 없으면 아키텍처의 경고, 꼬리를 무는 액션, 잃어버린 액션을 찾습니다. 한도를 주지 않으면 모든 상태를 알게 되거나, 10초가 지나거나, 상태가 1,000,000개가 될 때 끝납니다. 시나리오에서는 상태 10,000개에서 끝납니다.
    how deep, how late, how long => 얼마나 깊이, 늦게, 오래
    at most 5,000 states, 500 MB => 상태 5,000개, 500 MB까지
    send what no user seems to send => 사용자가 보내지 않을 액션도 보내기
    send less => 덜 보내기
    texts or numbers to try for a type => 어떤 타입에 시도할 글자나 숫자
    `values` needs a field and values => `values` 뒤에 필드와 값이 필요합니다
    expected a field, such as in `values query "q"` => `values query "q"`처럼 필드를 쓰세요
    `values {}` needs values => `values {1}` 뒤에 값이 필요합니다
    expected values with a space between them => 값을 띄어 쓰세요
    `values` sets texts and numbers, and `{}` is neither => `values`는 글자와 숫자를 정합니다. `{1}`{은} 어느 쪽도 아닙니다
    expected a field with a String, an Int, or a Double => String, Int, Double 필드를 쓰세요
    `{}` is not a value of {} => `{1}`{은} {2} 값이 아닙니다
    expected values of the type of {} => {1} 타입의 값을 쓰세요
    the text has no end => 글자가 끝나지 않습니다
    expected `"` at its end => 끝에 `"`를 쓰세요
    it takes back one change => 변경을 하나 되돌립니다
    walk at random, for deeper states => 더 깊은 상태까지 무작위로 걷기
    a page; a click shows the way to a state => 클릭하면 상태에 이르는 길을 보이는 페이지
    type the lines of the first finding => 처음 찾은 것의 줄을 입력하기
    write them as a scenario => 시나리오로 쓰기
    export them like `export` => `export`처럼 내보내기
    # ShellCore/Commands/ExportCommand.swift
    Export the session as a test, page or diagram => 세션을 테스트, 페이지, 그림으로 내보내기
    The export contains what you did since the feature was loaded, without commands that were undone. It is printed, or written to a new file. {} => 피처를 불러온 뒤에 한 일을 내보냅니다. 되돌린 명령은 뺍니다. 출력하거나 새 파일에 씁니다. {1}
    a file follows `export {}` without `to` => `export {1}` 뒤에는 `to` 없이 파일을 쓰세요
    wrote {} to {} => {2}에 {1}{을} 썼습니다
    `export` needs a kind => `export` 뒤에 종류가 필요합니다
    a session cannot be exported as `{}` => 세션을 `{1}`{으로} 내보낼 수 없습니다
    `export {}` has no option `{}` => `export {1}`에는 `{2}` 옵션이 없습니다
    a file => 파일
    # ShellCore/Commands/FeaturesCommand.swift
    List the features that can be loaded => 불러올 수 있는 피처의 목록 보기
    Each line shows the name to use with `load`. Features that exist in two spellings are listed with macros; `older` lists the others. `mistakes` lists features that are wrong on purpose, and `all` lists everything. => 줄마다 `load`에 쓸 이름이 있습니다. 두 가지 표기가 있는 피처는 매크로를 쓴 것을 보여 줍니다. `older`는 다른 것을, `mistakes`는 일부러 잘못 만든 피처를, `all`은 모두를 보여 줍니다.
    unknown list `{}` => `{1}` 목록은 없습니다
    a list => 목록
    # ShellCore/Commands/FieldWriting.swift
    `set` takes the value without `=` => `set`에는 `=` 없이 값을 씁니다
    `{}` is {}, not a Bool => `{1}`의 타입은 Bool이 아니라 {2}입니다
    type `set {} VALUE` to change it => `set {1} VALUE`로 바꾸세요
    {} has no case for a BindingAction => {1}에는 BindingAction을 담는 케이스가 없습니다
    nothing can be set here; type `actions` to list what can be sent => 여기에서는 바꿀 수 있는 것이 없습니다. `actions`를 입력하면 보낼 수 있는 것을 봅니다
    # ShellCore/Commands/FormatCommand.swift
    Show changes in full, shortened, or as labels => 바뀐 것을 전부, 줄여서, 또는 이름만 보기
    `full` prints the same text as _printChanges. `changed` omits unchanged fields. `labels` prints only the name of the action. Without an argument, it shows the current format. => `full`은 _printChanges와 같은 텍스트를 출력합니다. `changed`는 바뀌지 않은 필드를 생략합니다. `labels`는 액션의 이름만 출력합니다. 인자가 없으면 지금 형식을 봅니다.
    unknown format `{}` => `{1}` 형식은 없습니다
    format is {} => 형식: {1}
    # ShellCore/Commands/GotoCommand.swift
    Go to the state after an action in `log` => `log`에 나온 액션 다음의 상태로 가기
    You can go back or forward. 0 is the initial state. => 뒤로도 앞으로도 갈 수 있습니다. 0은 초기 상태입니다.
    an action's number => 액션의 번호
    the initial state => 초기 상태
    before the oldest action in history => 기록에 남은 첫 액션 이전
    at {} of {}  {} => {2}개 중 {1}  {3}
    action `{}` does not exist => 액션 `{1}`{이} 없습니다
    no action has been sent yet => 아직 보낸 액션이 없습니다
    expected {} to {} => {1}부터 {2}까지 쓸 수 있습니다
    {}: older ones were discarded => {1}. 그 전의 것은 버렸습니다
    # ShellCore/Commands/HelpCommand.swift
    List the commands, or explain one => 명령의 목록을 보거나, 명령 하나를 설명하기
    Without an argument, it lists the commands to start with. => 인자가 없으면 처음에 쓸 명령을 보여 줍니다.
    `all` or a command => `all`이나 명령
    unknown command `{}` => `{1}` 명령은 없습니다
    `help all` lists them => `help all` 명령은 목록을 보여 줍니다
    # ShellCore/Commands/HelpText.swift
    Commands to start with => 처음에 쓸 명령
    In an exercise => 연습 문제에서
    A line that begins with a dot is an action: .plusButtonTapped. TAB completes. => 점으로 시작하는 줄은 액션입니다: .plusButtonTapped. TAB은 이름을 완성합니다.
    `help COMMAND` explains a command, and `help all` lists all of them. => `help COMMAND`는 명령 하나를 설명하고, `help all`은 모든 명령을 보여 줍니다.
    # ShellCore/Commands/HideCommand.swift
    Hide the blocks of some actions => 어떤 액션의 블록 숨기기
    Hidden actions still run and appear in `log`; a line counts them. A pattern matches a part of the action's line in `log`, and has to be the name of an action, or some of its cases. A pattern with `*`, which stands for any characters, matches the whole line, and can contain any text. => 숨긴 액션도 실행되고 `log`에 나옵니다. 숨긴 수는 한 줄로 보입니다. 패턴은 `log`에 나오는 액션 줄의 일부와 맞춰 보며, 액션의 이름이나 그 안의 케이스여야 합니다. 아무 글자나 뜻하는 `*`가 있으면 줄 전체와 맞춰 보며, 어떤 글이든 쓸 수 있습니다.
    no action of {} is called `{}` => {1}에는 이름이 `{2}`인 액션이 없습니다
    expected an action as `actions` lists it, or a pattern with `*` => `actions` 명령이 보이는 액션이나 `*`가 있는 패턴을 쓰세요
    list the patterns => 패턴의 목록 보기
    show all blocks again => 모든 블록을 다시 보기
    nothing is hidden => 숨긴 것이 없습니다
    these actions are hidden: => 숨긴 액션:
    hidden: {}; `hide none` shows all blocks again => 숨김: {1}. `hide none`을 입력하면 모든 블록을 다시 보여 줍니다
    # ShellCore/Commands/HintsCommand.swift
    Show how a line can continue, in gray => 줄을 어떻게 이을 수 있는지 회색으로 보기
    hints are on => 힌트를 보여 줍니다
    hints are off => 힌트를 보이지 않습니다
    If a line can continue in only one way, the rest is shown after the cursor; the right arrow key accepts it. After a command, its arguments are shown. With hints, loading a file also notes what TCA 1.25 deprecates in it, and where cancellation IDs collide in older versions. Without an argument, it shows the current setting. => 줄을 이을 방법이 하나뿐이면 나머지를 커서 뒤에 보여 줍니다. 오른쪽 화살표 키로 받아들입니다. 명령 뒤에는 인자를 보여 줍니다. 힌트가 켜져 있으면 파일을 로드할 때 TCA 1.25가 폐기 예정으로 정한 것과, 이전 버전에서 취소 ID가 충돌하는 곳도 알립니다. 인자가 없으면 지금 설정을 봅니다.
    # ShellCore/Commands/ImportCommand.swift
    Import the log of an app => 앱의 로그 가져오기
    `-` in place of a file reads a log that is pasted at the prompt, until a line with only `.`. A log that is pasted at an empty prompt is imported as well. => 파일 대신 `-`를 쓰면 프롬프트에 붙여 넣는 로그를 `.`만 있는 줄까지 읽습니다. 빈 프롬프트에 로그를 붙여 넣어도 가져옵니다.
    The file contains what `_printChanges` printed in an app, with whatever a console added. Without the code of the feature, `log`, `show`, `goto`, `undo`, `state`, and `export` work as in a session. => 앱에서 `_printChanges`가 출력한 파일입니다. 콘솔이 덧붙인 것이 있어도 됩니다. 피처의 코드가 없어도 `log`, `show`, `goto`, `undo`, `state`, `export`를 세션처럼 쓸 수 있습니다.
    With the code, the actions are typed again in the feature, and the first difference between the log and the feature is shown. => 코드가 있으면 액션을 피처에서 다시 입력하고, 로그와 피처가 처음으로 달라지는 곳을 보여 줍니다.
    # ShellCore/Commands/LessonCommands.swift
    Open the next exercise of the course => 강좌의 다음 문제 열기
    An exercise is checked after every line. Commands that only show something never count. An exercise is named by its number or its folder, as `map` shows it, and the number of a chapter opens its next exercise. The clock is manual: time passes with `advance`. => 줄마다 문제를 검사합니다. 보기만 하는 명령은 세지 않습니다. 문제는 `map`에 나오는 번호나 폴더로 쓰고, 장의 번호는 그 장의 다음 문제를 엽니다. 시계는 수동이라 `advance`로 시간이 갑니다.
    an exercise => 연습 문제
    unknown exercise `{}` => `{1}` 문제는 없습니다
    `map` lists them => `map` 명령은 목록을 보여 줍니다
    Show the task of the current exercise again => 지금 문제를 다시 보기
    Nothing is started over; `again` does that. => 다시 시작하지는 않습니다. 다시 시작하려면 `again`을 씁니다.
    Show a hint for the current exercise => 지금 문제의 힌트 보기
    The first hint is a question, the last one points at the line. => 첫 힌트는 질문이고, 마지막 힌트는 고칠 줄을 가리킵니다.
    Show what is missing in the current exercise => 지금 문제에 무엇이 부족한지 보기
    An exercise in a file is compiled and played. On the command line, `tca check` is another command: it compares scenario files with their transcripts. => 파일 문제는 컴파일해서 실행합니다. 명령줄의 `tca check`는 다른 명령입니다. 시나리오 파일을 기록과 비교합니다.
    Show a solution of the current exercise => 지금 문제의 해답 보기
    The solution is not run. `map` marks exercises whose solution you have seen. => 해답을 실행하지는 않습니다. `map`에는 해답을 본 문제가 표시됩니다.
    List the exercises of the course => 강좌의 문제 목록 보기
    ✓ marks the exercises that you solved, - those that you skipped, > the current one. => ✓는 푼 문제, -는 건너뛴 문제, >는 지금 문제입니다.
    Start the current exercise over => 지금 문제를 처음부터 다시 하기
    The file of an exercise is replaced; your version is kept beside it as `.bak`. => 문제의 파일을 새로 씁니다. 고친 파일은 그 옆에 `.bak`으로 남습니다.
    # ShellCore/Commands/LoadCommand.swift
    Load a feature => 피처 불러오기
    The name is that of the feature or its type, in upper or lower case. Fields after the name replace values of the initial state. If the state is an enum, type a case instead. => 피처나 타입의 이름을 씁니다. 대소문자는 가리지 않습니다. 이름 뒤에 필드를 쓰면 초기 상태의 값을 바꿉니다. 상태가 열거형이면 대신 케이스를 씁니다.
    A Swift file is compiled first, unless it has not changed. If it contains several reducers, the root reducer is loaded; to load another one, type its name after the file. => Swift 파일은 먼저 컴파일합니다. 바뀌지 않았으면 다시 컴파일하지 않습니다. 리듀서가 여럿 있으면 루트 리듀서를 불러옵니다. 다른 것을 불러오려면 파일 뒤에 이름을 씁니다.
    `.swift` can be omitted if no built-in feature has the name. Several files, a folder, a package, the Swift blocks of a Markdown page, and the files of a DocC tutorial are compiled together. A folder is loaded without its tests; name them as well. After a package, type a target or a reducer. => 같은 이름의 내장 피처가 없으면 `.swift`는 생략할 수 있습니다. 여러 파일, 폴더, 패키지, Markdown 페이지의 Swift 블록, DocC 튜토리얼의 파일은 함께 컴파일합니다. 폴더의 테스트는 불러오지 않으므로 필요하면 함께 쓰세요. 패키지 뒤에는 타깃이나 리듀서를 씁니다.
    After a file, `preview` and a number select one of its previews: the feature starts with the state of the preview's store, and `screen` draws the preview. => 파일 뒤에 `preview`와 번호를 쓰면 프리뷰 하나를 고릅니다. 피처는 그 프리뷰에 있는 스토어의 상태로 시작하고, `screen`은 그 프리뷰를 그립니다.
    Loading ends the current feature and cancels its effects. `undo` restores it. => 불러오면 지금 피처가 끝나고 이펙트가 취소됩니다. `undo`로 되살릴 수 있습니다.
    `load` needs a feature => `load` 뒤에 피처가 필요합니다
    # ShellCore/Commands/LogCommand.swift
    List the actions and what each one changed => 액션과, 액션이 바꾼 것의 목록 보기
    Without an argument, it lists all actions, or the most recent ones if there are very many. `log N` lists the last N, and `log TEXT` those that contain a text, in which `*` matches any characters. `show N` prints an action in full, and `goto N` goes to the state after it. => 인자가 없으면 모든 액션을, 아주 많으면 최근의 것을 봅니다. `log N`은 마지막 N개를, `log TEXT`는 그 텍스트가 든 줄을 봅니다. `*`는 아무 글자나 뜻합니다. `show N`은 액션 전체를 보여 주고, `goto N`은 그다음 상태로 갑니다.
    `log --json` writes the actions with their states; see docs/Formats.md. => `log --json`은 액션을 상태와 함께 씁니다. docs/Formats.md를 보세요.
    `log` needs a count of at least 1 => `log`에는 1 이상의 수를 씁니다
    expected a positive number => 양수를 쓰세요
    no line of the log contains `{}` => 로그에 `{1}`{이} 든 줄이 없습니다
    `log` lists them all => `log` 명령은 모두 보여 줍니다
    # ShellCore/Commands/CommandTable.swift
    Time travel => 시간 여행
    # ShellCore/Commands/LangCommand.swift
    Show or set the language of help and errors => 도움말과 오류의 언어를 보거나 바꾸기
    `ko` is Korean, `en` English. Exercises that are opened later follow it, too. The initial language is that of the locale, or of `tca --lang`. Recordings and exports are always in English. => `ko`는 한국어, `en`은 영어입니다. 나중에 여는 문제도 이 언어로 나옵니다. 처음 언어는 로캘이나 `tca --lang`의 언어입니다. 기록하고 내보내는 것은 언제나 영어입니다.
    unknown language `{}` => `{1}` 언어는 없습니다
    the language is {} => 언어: {1}
    # ShellCore/Commands/AskCommand.swift
    Let the room type actions, or answer a question => 방에서 액션을 입력하거나 질문에 답하게 하기
    Viewers type a line on their page, and can change it. `ask` again shows what they typed, and which lines are not actions, with the reason. `ask end` ends it, shows the answers to everyone, and numbers them; `ask accept N` writes an answer at the prompt, and Enter sends it. Nothing is sent by itself. => 보는 사람이 자기 페이지에서 한 줄을 입력하고, 바꿀 수도 있습니다. `ask`를 다시 입력하면 입력한 것과, 액션이 아닌 줄을 이유와 함께 봅니다. `ask end`는 끝내고 답을 모두에게 보이며 번호를 붙입니다. `ask accept N`은 답을 프롬프트에 쓰고, Enter가 보냅니다. 저절로 보내지는 것은 없습니다.
    nobody has answered => 답한 사람이 없습니다
    nothing is asked; `ask` asks for an action => 물어본 것이 없습니다. `ask` 명령은 액션을 묻습니다
    `ask accept N` takes one of them => `ask accept N` 명령은 하나를 고릅니다
    there is no answer `{}` => 답 `{1}`{이} 없습니다
    `ask end` numbers the answers => `ask end` 명령은 답에 번호를 붙입니다
    an action begins with a dot => 액션은 점으로 시작합니다
    answer {} is not an action: {} => 답 {1}{은} 액션이 아닙니다: {2}
    Enter sends {} => Enter를 누르면 {1}{을} 보냅니다
    a question is open; `ask end` ends it => 질문이 열려 있습니다. `ask end` 명령은 질문을 끝냅니다
    the room types actions => 방에서 액션을 입력합니다
    the room answers => 방에서 답합니다
    {}; `ask` shows the answers, `ask end` ends it => {1}. `ask`는 답을 보여 주고, `ask end`는 끝냅니다
    """#
}
