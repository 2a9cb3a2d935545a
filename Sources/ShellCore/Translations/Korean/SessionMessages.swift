/// What a session says besides its commands.
enum SessionMessages {
  static let table = #"""
    # ComposableShell/Loading/LoadProgress.swift
    still {} after 20 seconds; Ctrl-C stops it, and nothing is loaded => 20초가 지났지만 아직 {1}. Ctrl-C를 누르면 멈추고 아무것도 불러오지 않습니다
    preparing the initial state => 초기 상태를 준비하는 중입니다
    compiling the condition => 조건을 컴파일하는 중입니다
    reading the declarations of {} => {1}의 선언을 읽는 중입니다
    collecting the errors of {} => {1}의 오류를 모으는 중입니다
    without what cannot be compiled here => 여기서 컴파일할 수 없는 것을 빼고
    # ComposableShell/Loading/OpenLibrary.swift
    this program does not export its symbols: link it with `-Xlinker --export-dynamic` => 이 프로그램은 심벌을 내보내지 않습니다. `-Xlinker --export-dynamic`으로 링크하세요
    # ComposableShell/Loading/SwiftToolchain.swift
    loading files needs the build folder of this shell: {} does not exist => 파일을 불러오려면 이 셸의 빌드 폴더가 필요한데 {1}{이} 없습니다
    loading files needs `swiftc`, which is not in PATH => 파일을 불러오려면 `swiftc`가 필요한데 PATH에 없습니다
    {} cannot be written => {1}에 쓸 수 없습니다
    the compiler did not finish within {}, so it was stopped; divide the longest expressions, usually a view's body, into smaller ones => 컴파일러가 {1} 안에 끝나지 않아 멈췄습니다. 가장 긴 식(보통 뷰의 body)을 작게 나누세요
    cannot create a folder in {} => {1}에 폴더를 만들 수 없습니다
    # ComposableShell/Talks/Presenter.swift
    `quit` returns to the talk => `quit`를 입력하면 발표로 돌아갑니다
    # ComposableShell/Talks/TalkFile.swift
    not read again: the file is empty => 다시 읽지 않았습니다. 파일이 비어 있습니다
    Space goes on, h lists the keys => 스페이스로 넘기고 h로 키를 봅니다
    not read again: {} => 다시 읽지 않았습니다: {1}
    # ComposableShell/Talks/TalkPageWriter.swift
    {}:{}: the output differs from the file => {1}:{2}: 출력이 파일과 다릅니다
    {}; `--page` needs the name of a new file => {1}. `--page`에는 새 파일의 이름을 쓰세요
    {}: {} slides, {} commands => {1}: 슬라이드 {2}개, 명령 {3}개
    # ComposableShell/Talks/TerminalReplay.swift
    Space or Enter runs the command, b goes back, q quits => 스페이스나 Enter는 명령을 실행하고, b는 뒤로 가고, q는 끝냅니다
    this is the beginning => 여기가 처음입니다
    # ComposableShell/Room/LocalRoomHost.swift
    the room cannot be opened: this machine cannot listen on {}; `--address` needs an address of this machine => 방을 열 수 없습니다. 이 컴퓨터는 {1}에서 연결을 받을 수 없습니다. `--address`에는 이 컴퓨터의 주소를 쓰세요
    the room cannot be opened: this machine cannot listen on {}:{}; `--address` needs an address of this machine, and a port that no other program uses => 방을 열 수 없습니다. 이 컴퓨터는 {1}:{2}에서 연결을 받을 수 없습니다. `--address`에는 이 컴퓨터의 주소와 다른 프로그램이 쓰지 않는 포트를 쓰세요
    `{}` is not an address such as http://127.0.0.1/room/publish => `{1}`{은} http://127.0.0.1/room/publish 같은 주소가 아닙니다
    publishing to {} => {1}에 보냅니다
    writing to {} => {1}에 씁니다
    the room cannot be written to {}: the folder cannot be written => {1}에 방을 쓸 수 없습니다. 폴더에 쓸 수 없습니다
    # ComposableShell/Sessions/Greeting.swift
    , `learn` for a course => , 강좌는 `learn`
    Type `{}` to begin, `help` for commands{}. => `{1}`{을} 입력하면 시작합니다. 명령은 `help`{2}.
    , a shell for the Composable Architecture => , Composable Architecture를 위한 셸
    TAB completes names. Ctrl-D or `quit` leaves. => TAB은 이름을 완성합니다. Ctrl-D나 `quit`로 나갑니다.
    # ComposableShell/Sessions/ScenarioTrust.swift
    Run the Swift code that the scenarios load. => 시나리오가 불러오는 Swift 코드를 실행합니다.
    {}: error: the scenario runs code that is not trusted: {} => {1}: 오류: 시나리오가 신뢰하지 않는 코드를 실행합니다: {2}
    `--trust` runs it this time, `{} trust {}` trusts the folder => `--trust`는 이번만 실행하고, `{1} trust {2}`는 폴더를 신뢰합니다
    These Swift files are not trusted, and their code would run: => 신뢰하지 않는 Swift 파일의 코드를 실행하려고 합니다:
    Run it? y: this time, a: always in these folders, n: no [y/a/n]  => 실행할까요? y: 이번만, a: 이 폴더에서는 항상, n: 아니요 [y/a/n]
    # ComposableShell/Sessions/ReplayQuestion.swift
    Trust {} and run them? [y/N]  => {1}{을} 신뢰하고 실행할까요? [y/N] 
    # ComposableShell/Sessions/RestrictedSession.swift
    the kernel could not restrict this process, so the session does not continue => 커널이 이 프로세스를 제한하지 못해서 세션을 계속하지 않습니다
    # ComposableShell/Pasting/PromptPastes.swift
    nothing was pasted => 붙여 넣은 것이 없습니다
    the paste has no block of `_printChanges`; expected lines such as `received action:` => 붙여 넣은 텍스트에 `_printChanges`의 블록이 없습니다. `received action:` 같은 줄이 있어야 합니다
    the pasted log cannot be saved; write it to a file and import that => 붙여 넣은 로그를 저장할 수 없습니다. 파일에 쓴 다음 그 파일을 가져오세요
    # ShellCore/Session/PastedInput.swift
    (paste the log; a line with only `.`, or Ctrl-D, ends it) => (로그를 붙여 넣으세요. `.`만 있는 줄이나 Ctrl-D로 끝냅니다)
    (paste the message; an empty line, `.`, or Ctrl-D ends it) => (메시지를 붙여 넣으세요. 빈 줄, `.`, Ctrl-D로 끝냅니다)
    # ComposableShell/Sessions/TerminalPrompt.swift
    the editor `{}` has failed => 편집기 `{1}`{이} 실패했습니다
    EDITOR names another one => 다른 편집기는 EDITOR에 정하세요
    {} cannot be read => {1}{을} 읽을 수 없습니다
    `{} resume` continues the last session: {}, {} => `{1} resume`{을} 입력하면 지난 세션을 계속합니다: {2}, {3}
    still running; Ctrl-C stops it => 아직 실행 중입니다. Ctrl-C를 누르면 멈춥니다
    # ComposableShell/Supervision/PromptJournal.swift
    the session is saved again, with all of its lines => 세션을 다시 저장합니다. 줄은 모두 남아 있습니다
    the session cannot be saved: {}; its lines are kept in memory until that is possible, and `{} resume` knows only the lines before => 세션을 저장할 수 없습니다: {1}. 저장할 수 있을 때까지 줄을 메모리에 두며, `{2} resume`에는 그 전의 줄만 있습니다
    `{}` was running when the session ended; it was not repeated => 세션이 끝날 때 `{1}`{을} 실행하고 있었습니다. 다시 실행하지 않았습니다
    the journal of the session is damaged: {} could not be read => 세션의 기록이 손상되어 {1}{을} 읽을 수 없습니다
    # ComposableShell/Supervision/SupervisedStatus.swift
    effects in flight => 실행 중인 이펙트
    # ShellCore/Exploring/ExplorationPlan.swift
    when idle => 쉬고 있을 때
    # ShellCore/Crashes/CrashDecision.swift
    {} and was abandoned => {1}. 그래서 버렸습니다
    a loop around `try? await` never sees the cancellation: use `try await`, or check `Task.isCancelled` => `try? await`로 도는 반복문은 취소를 알지 못합니다. `try await`를 쓰거나 `Task.isCancelled`를 확인하세요
    nothing was loaded; the session continues from before this line => 아무것도 불러오지 않았습니다. 세션은 이 줄 앞에서 계속됩니다
    the session continues => 세션은 계속됩니다
    the session continues from before this line => 세션은 이 줄 앞에서 계속됩니다
    `deps NAME VALUE` or `deps NAME fail` replaces a dependency; `deps` lists the names => `deps NAME VALUE`나 `deps NAME fail`로 의존성을 바꿉니다. `deps`가 이름을 보여 줍니다
    the session continues without the screen; `screen` draws it again => 세션은 화면 없이 계속됩니다. `screen`을 입력하면 다시 그립니다
    while the session was restored, {} => 세션을 복구하는 동안 {1}
    the session continues without this line => 세션은 이 줄 없이 계속됩니다
    it is restored again => 다시 복구합니다
    the session continues; {} => 세션은 계속됩니다. {1}
    the session continues without `{}`, the last change => 세션은 마지막 변경인 `{1}` 없이 계속됩니다
    the session continues without `{}`, the last change; {} => 세션은 마지막 변경인 `{1}` 없이 계속됩니다. {2}
    work like this belongs in an effect: `return .run { ... }` => 이런 일은 이펙트에서 합니다: `return .run { ... }`
    the session continues without `{}`; {} => 세션은 `{1}` 없이 계속됩니다. {2}
    the session continues without the effects that were in flight => 세션은 실행 중이던 이펙트 없이 계속됩니다
    the session continues without `{}`, which started it => 세션은 그것을 시작한 `{1}` 없이 계속됩니다
    the session cannot be restored, so the feature was unloaded; `load` loads it again => 세션을 복구할 수 없어서 피처를 내렸습니다. `load`로 다시 불러오세요
    # ShellCore/Crashes/OwnFault.swift
    this is a fault of {}, not of a feature: please report it as an issue of composable-shell => 피처가 아니라 {1}의 결함입니다. composable-shell의 이슈로 알려 주세요
    none of the feature's code was on the stack, so this may be a fault of {} => 스택에 피처의 코드가 없어서 {1}의 결함일 수 있습니다
    {} crashed at the same place before: this build is broken, so install another one => {1}{이} 전에도 같은 곳에서 죽었습니다. 이 빌드는 고장 났으니 다른 빌드를 설치하세요
    the stack is in {} => 스택은 {1}에 있습니다
    # ShellCore/Crashes/CrashText.swift
    an effect{} ignored its cancellation => 이펙트{1}{이} 취소를 무시했습니다
    {} was stopped{}, because drawing it took 2 seconds => 그리는 데 2초가 걸려 {1}{을} 멈췄습니다{2}
    {} was stopped{}, because it made no progress for {} => {3} 동안 진행이 없어 {1}{을} 멈췄습니다{2}
    {} overwrote memory that the shell needs => {1}{이} 셸에 필요한 메모리를 덮어썼습니다
    {} closed or replaced a file that the shell needs => {1}{이} 셸에 필요한 파일을 닫거나 바꿨습니다
    {} opened so many files that the shell can open none => {1}{이} 파일을 너무 많이 열어서 셸이 파일을 열 수 없습니다
    {} set a limit of the process (`setrlimit`) that cannot be lifted => {1}{이} 풀 수 없는 프로세스의 제한(`setrlimit`)을 정했습니다
    the screen => 화면
    the test => 테스트
    the last line => 마지막 줄
    the shell => 셸
    stack overflow: a value is nested too deeply for the shell, or a function calls itself without an end => 스택 오버플로: 값이 셸에 너무 깊게 중첩되었거나 함수가 끝없이 자신을 호출합니다
    # ComposableShell/Supervision/RestoringProgress.swift
    restoring the session: {} of {} lines => 세션을 복구하는 중: {2}줄 중 {1}줄
    # ShellCore/Session/SessionRestorer.swift
    the restored state differs from the one before, because `{}` had another result this time; take dates, UUIDs, and random numbers from dependencies, such as `@Dependency(\.uuid)` => 복구한 상태가 전과 다릅니다. `{1}`의 결과가 이번에는 달랐기 때문입니다. 날짜, UUID, 난수는 `@Dependency(\.uuid)` 같은 의존성에서 가져오세요
    # ComposableShell/System/Supervision.swift
    the limit of memory (`ulimit -v`) is {} KB; expected at least {} KB => 메모리 제한(`ulimit -v`)이 {1}KB입니다. {2}KB 이상이어야 합니다
    # ShellCore/Crashes/CrashText.swift
    that `{}` started outside of an effect => `{1}`{이} 이펙트 밖에서 시작한 일
    between two lines => 두 줄 사이
    work between two lines => 두 줄 사이의 일
    an effect => 이펙트
    stack overflow (a function that calls itself without an end?) => 스택 오버플로(끝없이 자신을 호출하는 함수가 있나요?)
    the system killed it (signal 9), perhaps because it used too much memory => 시스템이 끝냈습니다(시그널 9). 메모리를 너무 많이 썼을 수 있습니다
    a failed precondition => 지켜지지 않은 전제 조건
    `abort` was called => `abort` 호출
    an invalid memory access => 잘못된 메모리 접근
    an invalid calculation => 잘못된 계산
    SIGALRM (the time of `alarm` was over) => SIGALRM(`alarm`의 시간이 끝남)
    SIGXCPU (its processor time was over) => SIGXCPU(프로세서 시간이 끝남)
    SIGVTALRM (the time of a timer was over) => SIGVTALRM(타이머의 시간이 끝남)
    SIGPROF (the time of a timer was over) => SIGPROF(타이머의 시간이 끝남)
    # ShellCore/Commands/ExplainCommand.swift
    test failures => 테스트 실패
    # ComposableArchitecture/Testing/TestRecordFailures.swift
    The shared value was changed by {}, which the test has not received yet: the store reduces the actions of effects as soon as they arrive. Assert the change here. => 공유 값은 테스트가 아직 받지 않은 {1}{이} 바꿨습니다. 스토어는 이펙트의 액션이 도착하는 대로 리듀서를 실행합니다. 변경을 여기에서 확인하세요.
    # ShellCore/Explaining/ExplainedText.swift
    a warning of the library => 라이브러리의 경고
    a failure of a TestStore => TestStore의 실패
    a message of the compiler => 컴파일러의 메시지
    a message of this program => 이 프로그램의 메시지
    Other pages: {} => 다른 페이지: {1}
    Nearest pages: {} => 가장 비슷한 페이지: {1}
    `explain {}` shows the whole page. => `explain {1}` 명령은 페이지 전체를 보여 줍니다.
    There is no entry for this message. => 이 메시지에 대한 항목이 없습니다.
    There is no page about this. => 이것에 대한 페이지가 없습니다.
    # ShellCore/Explaining/SwiftLine.swift
    `{}` is Swift code; the prompt is already the store => `{1}`{은} Swift 코드입니다. 프롬프트가 이미 스토어입니다
    type the action alone => 액션만 입력하세요
    `{}.` is Swift code, not a command => `{1}.`{은} 명령이 아니라 Swift 코드입니다
    `state PATH` shows a value => `state PATH` 명령은 값을 보여 줍니다
    `{}` is Swift code, not a command => `{1}`{은} 명령이 아니라 Swift 코드입니다
    load a feature first: `load NAME`; `features` lists them => 먼저 기능을 불러오세요: `load NAME`. `features`로 목록을 볼 수 있습니다
    expected an action such as {}, or a command; `help` lists them => {1} 같은 액션이나 명령을 쓰세요. `help`로 목록을 볼 수 있습니다
    expected an action, or a command; `help` lists them => 액션이나 명령을 쓰세요. `help`로 목록을 볼 수 있습니다
    `{}` is changed by Swift code, and only an action changes the state => `{1}` 값을 Swift 코드로 바꿀 수 없습니다. 상태는 액션만 바꿉니다
    `state {}` shows the value => `state {1}` 명령으로 값을 봅니다
    # ShellCore/Exploring/ExplorationText.swift
    A control sends several actions at once, and lines send them one after the other, which does not cause it: => 컨트롤은 여러 액션을 한꺼번에 보내지만 줄은 하나씩 보내므로, 같은 일이 일어나지 않습니다:
    not certain: {} => 확실하지 않음: {1}
    It did not happen again in a fresh session, so a dependency may not be controlled; `deps` lists them. => 새 세션에서는 다시 일어나지 않았습니다. 통제되지 않는 의존성이 있을 수 있습니다. `deps` 명령은 목록을 보여 줍니다.
    `explore replay` types the lines, `explore save FILE.md` writes them as a => `explore replay`는 줄을 입력하고, `explore save FILE.md`는 시나리오로,
    scenario, and `explore export test` as a test. => `explore export test`는 테스트로 씁니다.
    no state was found with {} => {1} 상태를 찾지 못했습니다
    1 possible mistake was met as well: `explore` shows it => 실수일 수 있는 것도 1개 만났습니다. `explore` 명령은 그것을 보여 줍니다
    {} possible mistakes were met as well: `explore` shows them => 실수일 수 있는 것도 {1}개 만났습니다. `explore` 명령은 그것들을 보여 줍니다
    no warning, no endless circle, no lost action => 경고도, 꼬리를 무는 액션도, 잃어버린 액션도 없습니다
    not sent => 보내지 않음
    no effect => 바뀐 것 없음
    not reached => 도달하지 않음
    not ended => 끝나지 않음
    not controlled => 통제되지 않음
    compared as text => 텍스트로 비교
    # ShellCore/Exploring/ExploreRequest.swift
    only a graph is written to a file => 파일에는 그래프만 쓸 수 있습니다
    expected `graph` before `to` => `to` 앞에 `graph`가 와야 합니다
    `explore` has no part `{}` => `explore`에는 `{1}` 부분이 없습니다
    `{}` needs a number => `{1}` 뒤에 수가 필요합니다
    expected a number from {} => {1}부터의 수를 쓰세요
    `{}` cannot be `{}` => `{1}`에 `{2}`{을} 쓸 수 없습니다
    `time` needs a duration => `time` 뒤에 시간이 필요합니다
    expected a duration such as 10s => 10s 같은 시간을 쓰세요
    a search needs time => 탐색에는 시간이 필요합니다
    `{}` needs a case => `{1}` 뒤에 케이스가 필요합니다
    expected a case such as .saved => .saved 같은 케이스를 쓰세요
    `{}` needs a condition => `{1}` 뒤에 조건이 필요합니다
    expected a condition such as `amount >= 0` => `amount >= 0` 같은 조건을 쓰세요
    `by` needs a field => `by` 뒤에 필드가 필요합니다
    expected a field of the state, or `case` => 상태의 필드나 `case`를 쓰세요
    the state has no field `{}` => 상태에는 `{1}` 필드가 없습니다
    a kind => 종류
    # ShellCore/Features/Loading/SwiftCondition.swift
    {} is private, so Swift code outside of its file cannot use it => {1}{은} private이므로 파일 밖의 Swift 코드가 사용할 수 없습니다
    the module of the file does not compile => 파일의 모듈이 컴파일되지 않습니다
    the compiler gave no reason => 컴파일러가 이유를 알리지 않았습니다
    the condition cannot be compiled: {} => 조건을 컴파일할 수 없습니다: {1}
    the condition does not compile: {} => 조건이 컴파일되지 않습니다: {1}
    an expression over `state` => `state`에 대한 식
    # ShellCore/Workspace/Workspace+Conditions.swift
    the scenario would run Swift code, and only code in trusted files is run => 시나리오가 Swift 코드를 실행하려 하지만, 신뢰하는 파일의 코드만 실행합니다
    compilation was stopped; nothing was explored => 컴파일이 중단되어, 아무것도 탐색하지 않았습니다
    # ShellCore/Exploring/FeatureExplorer.swift
    wrote a graph of {} to {} => {2}에 그래프를 썼습니다: {1}
    The last line is left out, because it crashes: {} => 마지막 줄은 크래시를 일으키므로 뺐습니다: {1}
    a graph of {} states is too large to read => 상태가 {1}개인 그래프는 너무 커서 읽을 수 없습니다
    expected `by case`, `by FIELD`, or a smaller `depth` => `by case`, `by FIELD`, 또는 더 작은 `depth`를 쓰세요
    expected other limits => 다른 한도를 쓰세요
    no action of {} can be sent in {}: `explore sends .CASE` sends one, and `actions` lists them => {2}에서는 {1}의 액션을 보낼 수 없습니다. `explore sends .CASE`는 하나를 보내고, `actions`는 목록을 보여 줍니다
    {} is in flight, and exploring begins where nothing is: `advance` or `wait` lets it end, `cancel {}` cancels it => {1}{이} 실행 중입니다. 탐색은 실행 중인 이펙트가 없을 때 시작합니다. `advance`나 `wait`로 끝나게 하거나, `cancel {2}`로 취소하세요
    exploring would write the files of {}: `deps storage memory` keeps them in memory => 탐색하면 {1}의 파일에 쓰게 됩니다. `deps storage memory`를 쓰면 메모리에 둡니다
    nothing was found yet: `explore` looks for mistakes => 아직 찾은 것이 없습니다. `explore` 명령은 실수를 찾습니다
    there is no finding {} => 찾은 것 {1}{이} 없습니다
    expected a number from 1 to {} => 1부터 {1}까지의 번호를 쓰세요
    the session is not in the state in which `explore` began: `undo` goes back, or `explore` again => 세션이 `explore`를 시작한 상태가 아닙니다. `undo`로 돌아가거나 `explore`를 다시 하세요
    the state in which `explore` began was not reached again in a fresh session => 새 세션에서는 `explore`를 시작한 상태에 다시 도달하지 못했습니다
    {} has no case `.{}` => {1}에는 `.{2}` 케이스가 없습니다
    # ShellCore/Importing/LogImporter.swift
    `{}` is not an action => `{1}`{은} 액션이 아닙니다
    `{}` has no block of `_printChanges` => `{1}`에는 `_printChanges`의 블록이 없습니다
    expected lines such as `received action:` => `received action:` 같은 줄이 필요합니다
    expected the log of an app => 앱의 로그가 필요합니다
    an imported log => 가져온 로그
    history holds the last {} actions; `tca log` lists all => 기록에는 마지막 액션 {1}개만 둡니다. `tca log`는 모두 보여 줍니다
    Try: log   show {}   goto 0   export html page.html => 해 보기: log   show {1}   goto 0   export html page.html
    # ShellCore/Importing/LogReplay.swift
    the log has actions of {}, and {} has {} => 로그에는 {1}의 액션이 있고, {2}의 액션은 {3}입니다
    your code does not accept the action: => 코드가 액션을 받지 않습니다:
    stopped after {} actions => 액션 {1}개 뒤에 멈췄습니다
    replayed {}: your code prints what the app printed => {1} 재생. 코드의 출력이 앱의 출력과 같습니다
    action {} of {} differs: {} => {2}개 중 {1}번째 액션이 다릅니다: {3}
    line {} of the log => 로그의 {1}번째 줄
    the app printed: => 앱의 출력:
    your code prints: => 코드의 출력:
    received action: => received action:
    # ShellCore/Courses/CoursePlayer.swift
    this shell has no course; `tca learn FOLDER` opens one => 이 셸에는 강좌가 없습니다. `tca learn FOLDER`는 강좌를 엽니다
    the course cannot be read => 강좌를 읽을 수 없습니다
    no exercise has begun; `learn` opens the next one => 시작한 문제가 없습니다. `learn`을 입력하면 다음 문제를 엽니다
    # ShellCore/Courses/LessonFiles.swift
    {}/{} cannot be read => {1}/{2}{을} 읽을 수 없습니다
    # ShellCore/Room/RoomControl.swift
    this session cannot open a room; `room` works at the prompt => 이 세션에서는 방을 열 수 없습니다. `room`은 프롬프트에서 쓸 수 있습니다
    {} of {} in the room predicted this => 방의 {2}명 중 {1}명이 이것을 예상했습니다
    # ShellCore/Recording/RecordingControl.swift
    nothing is being recorded; `record FILE` starts a recording => 기록하고 있지 않습니다. `record FILE`은 기록을 시작합니다
    recording to {}, {} so far => {1}에 기록하는 중: 지금까지 {2}
    `{}` is being recorded => `{1}`에 기록하고 있습니다
    expected the name of a new file => 새 파일의 이름을 쓰세요
    ; the clock is now manual, `advance` moves it => . 이제 시계가 수동입니다. `advance`로 움직입니다
    recording to {}{} => {1}에 기록합니다{2}
    recorded {} to {} => {2}에 {1}{을} 기록했습니다
    the recording starts here => 기록이 여기서 시작합니다
    expected `record stop` first => 먼저 `record stop`을 입력하세요
    # ShellCore/Screen/ControlLine.swift
    {} controls begin with `{}` => `{2}`{으로} 시작하는 컨트롤이 {1}개입니다
    there are {} controls called `{}` => 레이블이 `{2}`인 컨트롤이 {1}개입니다
    expected a number: {} => 번호를 쓰세요: {1}
    unknown control `{}` => `{1}` 컨트롤은 없습니다
    the screen has no controls => 화면에 컨트롤이 없습니다
    `{}` is below the {}{} => `{1}`{은} {2}{3} 아래에 있습니다
    the {} has no controls: send an action that closes it => {1}에 컨트롤이 없습니다. 닫는 액션을 보내세요
    expected a control of the {}: {} => {1}의 컨트롤을 쓰세요: {2}
    # ShellCore/Screen/ControlRefusal.swift
    {} is disabled => {1}{은} 꺼져 있습니다
    the view enables it when the state allows; nothing was sent => 상태가 맞으면 뷰가 켭니다. 아무것도 보내지 않았습니다
    {} is a {}: a tap cannot set its value => {1}{은} {2}여서 눌러서는 값을 바꿀 수 없습니다
    expected `enter {} VALUE` with {} => {2} 값으로 `enter {1} VALUE`를 쓰세요
    {} is a {}: it does not accept a value => {1}{은} {2}여서 값을 받지 않습니다
    {} needs a value => {1}에는 값이 필요합니다
    {} does not accept `{}` => {1}에는 `{2}`{을} 쓸 수 없습니다
    # ShellCore/Screen/ScreenDrawer.swift
    {} has no view: there is nothing to draw, tap or enter => {1}에는 뷰가 없어서 그리거나 누르거나 입력할 것이 없습니다
    {} has no view: nothing that {} draws now receives its store, and no feature of its types has a view; `root` returns to the screen of {} => {1}에는 뷰가 없습니다. {2}{이} 지금 그리는 것 가운데 이 스토어를 받는 것이 없고, 이 타입의 피처에도 뷰가 없습니다. `root`를 입력하면 {3}의 화면으로 돌아갑니다
    # ShellCore/Screen/WorkedControl.swift
    started a task => 태스크를 시작했습니다
    as it was => 그대로
    sent nothing: it stays {} => 아무것도 보내지 않았습니다: {1}
    kept by the view, sent nothing => 뷰가 값을 가지고 있고, 아무것도 보내지 않았습니다
    sent nothing => 아무것도 보내지 않았습니다
    # ShellCore/Staging/Stage.swift
    The screen could not be drawn. `screen` draws it again. => 화면을 그릴 수 없었습니다. `screen`을 입력하면 다시 그립니다.
    No feature is loaded. `features` lists them, `load NAME` loads one. => 불러온 피처가 없습니다. `features`는 목록을 보여 주고, `load NAME`은 하나를 불러옵니다.
    {} no longer exists. `up` goes back to its parent. => {1}{이} 이제 없습니다. `up`을 입력하면 부모로 돌아갑니다.
    # ShellCore/Staging/StageRendering.swift
    last actions => 마지막 액션
    # ShellCore/Workspace/FeatureLoader.swift
    `{}` is not the name of a feature => `{1}`{은} 피처의 이름이 아닙니다
    expected a name such as {}; `features` lists them => {1} 같은 이름을 쓰세요. `features` 명령은 목록을 보여 줍니다
    several features begin with `{}` => `{1}`{으로} 시작하는 피처가 여럿입니다
    unknown feature `{}` => `{1}` 피처는 없습니다
    ended {} (undo restores it) => {1}{을} 끝냈습니다(undo로 되살립니다)
    history holds the last {} loads; older ones were discarded => 기록에는 마지막으로 불러온 {1}개만 둡니다. 그 전의 것은 버렸습니다
    # ShellCore/Workspace/Reloader.swift
    (this output was discarded to save memory) => (이 출력은 메모리를 아끼려고 버렸습니다)
    the outputs of {} of them were discarded and could not be compared => 그 가운데 {1}줄은 출력을 버려서 비교할 수 없습니다
    the session has more than {} MB of output; that of the oldest lines was discarded, and exported scenarios have `...` in its place => 세션의 출력이 {1}MB를 넘어서 가장 오래된 줄의 출력을 버렸습니다. 내보낸 시나리오에는 그 자리에 `...`이 있습니다
    stopped; {} lines were not replayed => 멈췄습니다. {1}줄은 재생하지 않았습니다
    with the same output => . 출력은 같습니다
    ; {} produced different output => . {1}줄의 출력이 달라졌습니다
    {}  is valid again => {1}  다시 쓸 수 있습니다
    {}  is no longer valid => {1}  더는 쓸 수 없습니다
    # ShellCore/Workspace/Replayer.swift
    {} is already being replayed => {1}{을} 이미 재생하고 있습니다
    a scenario cannot replay itself => 시나리오는 자신을 재생할 수 없습니다
    {} files are already being replayed inside each other => 이미 파일 {1}개를 서로 안에서 재생하고 있습니다
    replay the file by itself => 그 파일만 재생하세요
    the replay was stopped after {}; do these files replay each other? => {1} 뒤에 재생을 멈췄습니다. 파일이 서로를 재생하나요?
    {} is not a scenario => {1}{은} 시나리오가 아닙니다
    the kernel could not restrict this process, so {} was not opened => 커널이 이 프로세스를 제한하지 못해서 {1}{을} 열지 않았습니다
    # ShellCore/Workspace/LineFiles.swift
    the scenario would run the code of {}, which is not trusted => 시나리오가 신뢰하지 않는 {1}의 코드를 실행하려고 합니다
    expected a file in a trusted folder: `tca trust FOLDER` trusts one => 신뢰하는 폴더의 파일이 필요합니다. `tca trust FOLDER`는 폴더를 신뢰합니다
    a scenario reads only files in its own folder and in trusted folders => 시나리오는 자기 폴더와 신뢰하는 폴더의 파일만 읽습니다
    no line of this session creates files => 이 세션의 줄은 파일을 만들지 않습니다
    without the name of a file, the text is shown => 파일 이름이 없으면 텍스트를 보여 줍니다
    a scenario creates files only in its own folder => 시나리오는 자기 폴더에만 파일을 만듭니다
    expected a path inside {} => {1} 안의 경로를 쓰세요
    this session uses files that are not trusted, so it writes only in their folder => 이 세션은 신뢰하지 않는 파일을 사용하므로 그 파일의 폴더에만 씁니다
    after `tca trust FOLDER`, `tca resume` continues the session without this limit => `tca trust FOLDER` 다음에 `tca resume`을 쓰면 이 제한 없이 세션을 이어 갑니다
    expected a path inside {}; after `tca trust FOLDER`, `tca resume` continues the session without this limit => {1} 안의 경로를 쓰세요. `tca trust FOLDER` 다음에 `tca resume`을 쓰면 이 제한 없이 세션을 이어 갑니다
    # ShellCore/Workspace/Workspace.swift
    expected the path of a Swift file => Swift 파일의 경로를 쓰세요
    compilation was stopped; nothing was loaded => 컴파일을 멈췄습니다. 아무것도 불러오지 않았습니다
    a folder that another path follows ends in a slash: {}/{} => 다른 경로 앞에 오는 폴더는 슬래시로 끝납니다: {1}/{2}
    this shell cannot load files => 이 셸은 파일을 불러올 수 없습니다
    # ShellCore/Room/RoomPoll.swift
    {}; Enter shows what happens => {1}. Enter를 누르면 무슨 일이 일어나는지 봅니다
    """#
}
