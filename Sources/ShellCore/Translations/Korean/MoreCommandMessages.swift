/// Help and errors of the commands of the prompt, from N to Z.
enum MoreCommandMessages {
  static let table = #"""
    # ShellCore/Commands/NoteCommand.swift
    Add prose to the recording => 기록에 글 넣기
    The text becomes a paragraph of Markdown; text that begins with `#` becomes a heading. `tca present` shows it on a slide. => 텍스트는 Markdown 문단이 되고, `#`으로 시작하는 텍스트는 제목이 됩니다. `tca present`는 슬라이드에 보여 줍니다.
    expected a paragraph, or a heading after `#` => 문단이나 `#` 뒤의 제목을 쓰세요
    nothing is being recorded => 기록하고 있지 않습니다
    expected `record FILE` first => 먼저 `record FILE`을 입력하세요
    # ShellCore/Commands/PreviewsCommand.swift
    List the previews of the loaded file => 불러온 파일의 프리뷰 목록 보기
    A preview is a `#Preview` or a type that conforms to `PreviewProvider`. It can be loaded by its number: the feature then starts with the state of the preview's store, `screen` draws the preview, and dependencies have their `previewValue`. => 프리뷰는 `#Preview`나 `PreviewProvider`를 준수하는 타입입니다. 번호로 불러올 수 있습니다. 그러면 피처는 프리뷰에 있는 스토어의 상태로 시작하고, `screen`은 프리뷰를 그리고, 의존성은 `previewValue`를 씁니다.
    expected a feature that was loaded from a file => 파일에서 불러온 피처가 필요합니다
    the file has no previews => 파일에 프리뷰가 없습니다
    creates no store => 스토어를 만들지 않음
    # ShellCore/Commands/QuitCommand.swift
    Quit the shell => 셸 끝내기
    Ctrl-D on an empty line does the same. In a scenario, it ends the scenario. => 빈 줄에서 Ctrl-D를 눌러도 같습니다. 시나리오에서는 시나리오를 끝냅니다.
    # ShellCore/Commands/RecordCommand.swift
    Record the session in a scenario file => 세션을 시나리오 파일에 기록하기
    Every command and its output is written to a new file, which is complete after each command. If a feature is loaded, the file begins with the commands that reproduce the current state. While recording, the clock is manual and moves only with `advance`. `note` adds prose, and `tca check FILE` verifies the file. => 명령과 출력을 새 파일에 씁니다. 파일은 명령마다 완전한 상태입니다. 불러온 피처가 있으면 지금 상태를 다시 만드는 명령으로 시작합니다. 기록하는 동안 시계는 수동이며 `advance`로만 움직입니다. `note`는 글을 넣고, `tca check FILE`은 파일을 검사합니다.
    show whether a recording is in progress => 기록하고 있는지 보기
    # ShellCore/Commands/RedoCommand.swift
    Repeat the command that was undone last => 마지막으로 되돌린 명령 다시 실행하기
    The states are restored, and no effect runs again. A new action after `undo` replaces the commands that were undone. => 상태를 되살리고, 이펙트는 다시 실행하지 않습니다. `undo` 다음의 새 액션은 되돌린 명령을 대신합니다.
    it takes back one change; `goto N` goes to the state after action N => 변경을 하나 되돌립니다. `goto N`은 액션 N 다음의 상태로 갑니다
    it restores one change; `goto N` goes to the state after action N => 변경을 하나 복구합니다. `goto N`은 액션 N 다음의 상태로 갑니다
    nothing to redo => 다시 실행할 것이 없습니다
    # ShellCore/Commands/ReloadCommand.swift
    Compile the loaded feature's file again => 불러온 피처의 파일을 다시 컴파일하기
    The new code replays what you have typed since the file was loaded, and the shell shows where the output differs. Lines that are no longer valid are listed and skipped. If the file does not compile, the loaded feature stays as it is. Unchanged files are compiled again, too, which resets `static` values. `undo` restores the state from before. => 파일을 불러온 뒤에 입력한 것을 새 코드로 재생하고, 출력이 달라진 곳을 보여 줍니다. 더는 쓸 수 없는 줄은 알리고 건너뜁니다. 파일이 컴파일되지 않으면 불러온 피처가 그대로 남습니다. 바뀌지 않은 파일도 다시 컴파일하므로 `static` 값이 처음으로 돌아갑니다. `undo`는 이전 상태를 되살립니다.
    # ShellCore/Commands/ReplayCommand.swift
    Play a scenario file in this session => 이 세션에서 시나리오 파일 재생하기
    The commands in the file run as if you typed them here. The path is relative to the folder in which the shell runs or, in a scenario, to the scenario's folder. The scenarios of this program are found from any folder. Settings that the file changes, such as `format`, are restored afterwards. `tca check FILE` compares the output with the file. => 파일의 명령을 여기에 입력한 것처럼 실행합니다. 경로는 셸을 실행한 폴더를, 시나리오에서는 시나리오의 폴더를 기준으로 합니다. 이 프로그램의 시나리오는 어느 폴더에서나 찾습니다. `format`처럼 파일이 바꾼 설정은 끝나면 되돌립니다. `tca check FILE`은 출력을 파일과 비교합니다.
    expected a scenario file => 시나리오 파일을 쓰세요
    `replay` needs a file => `replay` 뒤에 파일이 필요합니다
    # ShellCore/Commands/ResetCommand.swift
    Load the current feature again => 지금 피처를 다시 불러오기
    Uses the same initial state as `load` and returns to the root. `undo` restores the state from before. => `load`와 같은 초기 상태로 시작하고 루트로 돌아갑니다. `undo`는 이전 상태를 되살립니다.
    # ShellCore/Commands/RoomTaskForms.swift
    there is no task; `room task state count = 2` begins one => 과제가 없습니다. `room task state count = 2` 같은 줄이 과제를 시작합니다
    no feature is loaded, so there is nothing to try => 불러온 기능이 없어서 해 볼 것이 없습니다
    `{}` is not a condition: {} => `{1}`{은} 조건이 아닙니다. {2}
    expected one as in `room task state count = 2`; `and` joins several => `room task state count = 2`처럼 쓰세요. 여러 조건은 `and`로 잇습니다
    the room tries it; `room task` shows who has solved it, `room show NAME` what someone did, `room task end` ends it => 방에서 해 봅니다. `room task`는 누가 해결했는지, `room show NAME`은 한 사람이 한 일을 보여 주고, `room task end`는 끝냅니다
    `{}` can never be fulfilled: {} => `{1}`{은} 이루어질 수 없습니다. {2}
    task {} is open; `room task end` ends it => 과제 {1}{이} 열려 있습니다. `room task end` 명령은 과제를 끝냅니다
    nobody called `{}` has sent lines => 이름이 `{1}`인 사람은 줄을 보내지 않았습니다
    `room task` lists the names => `room task` 명령은 이름을 보여 줍니다
    {} people are called `{}` => 이름이 `{2}`인 사람이 {1}명입니다
    expected one of their numbers: {} => 번호 가운데 하나를 쓰세요: {1}

    # ShellCore/Room/TaskConditions.swift
    it is about a file or a test, which viewers cannot write => 파일이나 테스트에 관한 조건인데, 보는 사람은 그것을 쓸 수 없습니다

    # ShellCore/Trying/AttemptRefusals.swift
    the feature tried to change a file, which it cannot do here => 피처가 파일을 바꾸려고 했습니다. 여기서는 바꿀 수 없습니다
    the feature tried to open a connection, which it cannot do here => 피처가 네트워크에 연결하려고 했습니다. 여기서는 연결할 수 없습니다
    the feature tried to start a process, which it cannot do here => 피처가 프로세스를 시작하려고 했습니다. 여기서는 시작할 수 없습니다
    the feature tried to reach another process, which it cannot do here => 피처가 다른 프로세스에 접근하려고 했습니다. 여기서는 접근할 수 없습니다
    the feature tried to change the system, which it cannot do here => 피처가 시스템을 바꾸려고 했습니다. 여기서는 바꿀 수 없습니다
    the presenter's system cannot limit what lines do, so none run => 발표자의 시스템은 줄이 하는 일을 제한할 수 없어서 줄을 실행하지 않습니다

    # ShellCore/Trying/TalkTaskCheck.swift
    `{}` can never be fulfilled: {}{} => `{1}`{은} 이루어질 수 없습니다. {2}{3}
    no task: line {}: {} => 과제 없음: {1}번째 줄: {2}

    # ShellCore/Trying/ScenarioTest.swift
    {}: failed, {} cannot be solved => {1}: 실패, 풀 수 없는 과제 {2}

    # ShellCore/Trying/TaskLine.swift
    an action begins with a dot; did you mean .{}? => 액션은 점으로 시작합니다. 비슷한 액션: .{1}
    `{}` cannot be used here => 여기서는 `{1}`{을} 쓸 수 없습니다
    expected an action such as .buttonTapped, or one of {} => .buttonTapped 같은 액션이나 다음 중 하나를 쓰세요: {1}

    # ComposableShell/CommandLine/RoomTaskCommand.swift
    Play the lines of a viewer of a room. => 방에서 따라 보는 사람의 줄을 실행합니다.
    The file with the request. => 요청이 든 파일.

    # ShellCore/Room/RoomTasks.swift
    {} of 1 has solved it => 1명 중 {1}명이 해결했습니다
    {} of {} have solved it => {2}명 중 {1}명이 해결했습니다
    {} of {} done => {2}명 중 {1}명 해결
    nobody has sent lines => 줄을 보낸 사람이 없습니다

    # ShellCore/Commands/RoomCommand.swift
    Let others follow the session in a browser => 다른 사람이 브라우저에서 세션을 따라 보게 하기
    only this machine can open the address; to let others in, type `room off`, then `room --address 0.0.0.0` => 이 주소는 이 컴퓨터에서만 열립니다. 다른 사람도 보게 하려면 `room off`를 입력하고 `room --address 0.0.0.0`을 입력하세요
    the room is closed => 방을 닫았습니다
    no room is open => 열린 방이 없습니다
    the room is already open => 방이 이미 열려 있습니다
    `room off` closes it => `room off` 명령은 방을 닫습니다
    `room` cannot do `{}` => `room` 명령은 `{1}`{을} 할 수 없습니다
    Prints an address and a QR code. Who opens it sees each line with its output, the screen, the state, and the effects, and can look back at their own pace. The room is open for this machine only, or for a network with the address that this machine has in it, on a free port or a given one. Everyone who has the address can read along; it contains a secret. Without an argument, `room` shows the address again. `--publish` sends the records to another server instead, and `--to` writes files for a web server; their viewers cannot vote. `room task` gives everyone a task: a condition as goals of lessons have. Viewers send lines to a copy of the session in its current state. `room task` alone shows who has solved it, and `room show NAME` shows everyone what someone did. => 주소와 QR 코드를 출력합니다. 연 사람은 줄마다 출력, 화면, 상태, 이펙트를 보고, 자기 속도로 되돌아볼 수 있습니다. 방은 이 컴퓨터에만, 또는 이 컴퓨터의 주소로 네트워크에 열립니다. 포트는 비어 있는 것이거나 정한 것입니다. 주소를 아는 사람은 누구나 읽을 수 있습니다. 주소에는 비밀 값이 들어 있습니다. 인자가 없으면 `room`은 주소를 다시 보여 줍니다. `--publish`는 기록을 다른 서버에 보내고, `--to`는 웹 서버가 보낼 파일을 씁니다. 그런 방에서는 투표할 수 없습니다. `room task`는 모두에게 과제를 냅니다. 과제는 레슨의 목표 같은 조건입니다. 보는 사람은 지금 상태인 세션의 사본에 줄을 보냅니다. `room task`만 쓰면 누가 해결했는지 보이고, `room show NAME`은 한 사람이 한 일을 모두에게 보여 줍니다.
    expected nothing, off, task with a condition, show with a name, --address with an IPv4 address such as 192.168.1.20 or 192.168.1.20:8080, --publish with an address that begins with http://, or --to with a folder => 아무것도 쓰지 않거나, off, task와 조건, show와 이름, --address와 192.168.1.20이나 192.168.1.20:8080 같은 IPv4 주소, --publish와 http://로 시작하는 주소, 또는 --to와 폴더를 쓰세요
    not published: {} => 보내지 못했습니다: {1}
    viewers of this room can only read; they can answer in a room without --publish and --to => 이 방에서는 읽기만 할 수 있습니다. --publish와 --to가 없는 방에서는 답할 수 있습니다
    # ShellCore/Commands/RootCommand.swift
    Leave all child scopes => 모든 자식 스코프에서 나가기
    From ProductDetail.amountControl to ProductDetail, from any depth. => ProductDetail.amountControl에서 ProductDetail로, 아무리 깊어도 돌아갑니다.
    # ShellCore/Commands/ScopeCommand.swift
    Enter a child feature => 자식 피처로 들어가기
    The child is a property of the state or, if the state is an enum, a case. If the property is computed, the child has the name of its action's case. => 자식은 상태의 프로퍼티이고, 상태가 열거형이면 케이스입니다. 계산 프로퍼티이면 자식의 이름은 액션에 있는 케이스의 이름입니다.
    the row with the ID 2 => ID가 2인 행
    the first row => 첫 번째 행
    `up` or `scope ..` leaves the child, and `root` or `scope /` returns to the root. => `up`이나 `scope ..`은 자식에서 나가고, `root`나 `scope /`는 루트로 돌아갑니다.
    `scope` needs a child => `scope` 뒤에 자식이 필요합니다
    {} has no children => {1}에는 자식이 없습니다
    {}{} does not exist now => {1}{2}{은} 지금 없습니다
    no operator of the parent runs `{}`: unless its reducer calls it directly, actions change nothing here => 부모의 연산자 가운데 `{1}`{을} 실행하는 것이 없습니다. 부모의 리듀서가 직접 호출하지 않으면 여기서 보낸 액션은 아무것도 바꾸지 않습니다
    `{}` does not exist now => `{1}`{은} 지금 없습니다
    `{}` could receive its actions from more than one case => `{1}`의 액션을 담을 수 있는 케이스가 여럿입니다
    there are no children here => 여기에는 자식이 없습니다
    `{}` is not a child: no case of the action carries its actions => `{1}`{은} 자식이 아닙니다. 그 액션을 담는 케이스가 없습니다
    {} has no child `{}` => {1}에는 `{2}` 자식이 없습니다
    # ShellCore/Commands/ScreenCommand.swift
    Draw the view of the current state => 지금 상태의 뷰 그리기
    Controls are numbered: `tap 2` taps the second one. In a child's scope, the child's view is drawn. `onAppear` and `task` run when a view is drawn for the first time, before the drawing. `screen on` keeps the view in the upper part of the terminal and redraws it on each change; `stage` shows more beside it. => 컨트롤에는 번호가 있어서 `tap 2`는 두 번째 컨트롤을 누릅니다. 자식의 스코프에서는 자식의 뷰를 그립니다. 뷰를 처음 그릴 때는 그리기 전에 `onAppear`와 `task`가 실행됩니다. `screen on`은 터미널 위쪽에 뷰를 두고 바뀔 때마다 다시 그립니다. `stage`는 그 옆에 더 많은 것을 보여 줍니다.
    # ShellCore/Commands/SendCommand.swift
    Send an action, with or without the leading dot => 앞에 점을 쓰거나 쓰지 않고 액션 보내기
    A line that begins with a dot also sends an action. => 점으로 시작하는 줄도 액션을 보냅니다.
    an action => 액션
    expected an action; `actions` lists them => 액션을 쓰세요. `actions` 명령은 목록을 보여 줍니다
    # ShellCore/Commands/SetCommand.swift
    Write a @BindingState field, as a view does => 뷰처럼 @BindingState 필드에 값 쓰기
    The value of a string field is the rest of the line. => 문자열 필드의 값은 줄의 나머지입니다.
    `set` needs a field and a value => `set` 뒤에 필드와 값이 필요합니다
    # ShellCore/Commands/ShowCommand.swift
    Show an action again by its number in `log` => `log`에 나온 번호로 액션을 다시 보기
    The action is shown as seen from the current scope, in the current `format`. => 지금 스코프에서 본 액션을 지금 `format`으로 보입니다.
    # ShellCore/Commands/SourceCommand.swift
    Show the code that runs => 실행되는 코드 보기
    Without an argument, it shows the reducer of the loaded feature. An action shows the branches that name it, an effect the line that started it, and a file with a line the code around that line. => 인자가 없으면 불러온 피처의 리듀서를 보여 줍니다. 액션을 쓰면 그 액션이 나오는 분기를, 이펙트를 쓰면 이펙트를 시작한 줄을, 파일과 줄을 쓰면 그 줄 주변의 코드를 보여 줍니다.
    expected a feature of the shell, or one that was loaded from a file => 셸의 피처나 파일에서 불러온 피처가 필요합니다
    no branch names `{}` => `{1}`{이} 나오는 분기가 없습니다
    `actions` lists the actions, `source` shows the whole reducer => `actions`는 액션의 목록을, `source`는 리듀서 전체를 보여 줍니다
    `source effect` needs the number of an effect => `source effect` 뒤에 이펙트의 번호가 필요합니다
    `effects` lists those in flight and those that ended last => `effects` 명령은 실행 중인 이펙트와 마지막에 끝난 이펙트를 보여 줍니다
    expected an effect of the feature's own code => 피처의 코드에 있는 이펙트가 필요합니다
    # ShellCore/Commands/StageCommand.swift
    Pin the screen, the state and the effects => 화면, 상태, 이펙트를 위쪽에 고정하기
    The upper part of the terminal shows the view, the state, the effects in flight and the last actions, as far as there is room. It is redrawn when something changes. With `stage mouse on`, a click taps a control; hold Shift to select text. `stage mouse off` turns it off. In files and pipes, `stage` has no effect. => 터미널 위쪽에 자리가 되는 대로 뷰, 상태, 실행 중인 이펙트, 마지막 액션을 보여 줍니다. 바뀔 때마다 다시 그립니다. `stage mouse on`을 쓰면 클릭으로 컨트롤을 누릅니다. 텍스트를 선택하려면 Shift를 누르세요. `stage mouse off`는 끕니다. 파일과 파이프에서는 `stage`가 아무 일도 하지 않습니다.
    `stage` has no setting `{}` => `stage`에는 `{1}` 설정이 없습니다
    expected on, off, mouse on or mouse off => on, off, mouse on, mouse off 중 하나를 쓰세요
    # ShellCore/Commands/StateCommand.swift
    Show the state, or a part of it => 상태 전체나 일부 보기
    A path consists of fields, cases, IDs, and positions. => 경로는 필드, 케이스, ID, 위치로 씁니다.
    `--json` writes the same as JSON; docs/Formats.md describes it. => `--json`은 같은 것을 JSON으로 씁니다. 형식은 docs/Formats.md에 있습니다.
    an action changes the state, `expect {}` predicts a change => 상태는 액션이 바꿉니다. `expect {1}`{은} 바뀔 것을 예상합니다
    `state` only shows the state => `state`는 상태를 보이기만 합니다
    expected the end of the line; {} => 여기서 줄이 끝나야 합니다. {1}
    the log shows no `{}` in this state => 로그에는 이 상태의 `{1}`{이} 나오지 않습니다
    `state` shows the whole state => `state` 명령은 상태 전체를 보여 줍니다
    # ShellCore/Commands/TapCommand.swift
    Tap a control on the screen => 화면의 컨트롤 누르기
    A button performs its action, and a toggle is toggled. Use the control's label or its first words, in upper or lower case, or its number in `screen`. => 버튼은 자기 액션을 보내고, 토글은 바뀝니다. 컨트롤의 레이블이나 그 첫 단어, 또는 `screen`에 나온 번호를 쓰세요. 대소문자는 가리지 않습니다.
    expected a label or a number; `screen` shows them => 레이블이나 번호를 쓰세요. `screen` 명령이 보여 줍니다
    a control => 컨트롤
    # ShellCore/Commands/TestCommand.swift
    Run the tests of the loaded file => 불러온 파일의 테스트 실행하기
    A test is a function with `@Test`, or a function of an `XCTestCase` that begins with `test`, and tests a feature with a TestStore. Load the file with the tests, or the feature and its tests together. NAME is a part of the name of a test. The session does not change. A test that a trait disables is skipped. => 테스트는 `@Test`가 붙은 함수나 `XCTestCase`에서 `test`로 시작하는 함수이며, TestStore로 피처를 테스트합니다. 테스트가 든 파일을 불러오거나, 피처와 테스트를 함께 불러오세요. NAME은 테스트 이름의 일부입니다. 세션은 바뀌지 않습니다. 트레이트가 끈 테스트는 건너뜁니다.
    {} is built into the shell and has no tests => {1}{은} 셸에 내장되어 있고 테스트가 없습니다
    the file has no tests => 파일에 테스트가 없습니다
    expected functions with `@Test`, or an `XCTestCase`{} => `@Test`가 붙은 함수나 `XCTestCase`가 필요합니다{1}
    ; `load FOLDER/ TESTS` loads them as well => . `load FOLDER/ TESTS`는 테스트도 불러옵니다
    no test is named `{}` => 이름에 `{1}`{이} 든 테스트가 없습니다
    # ShellCore/Commands/TestOutcome.swift
    it has no arguments => 인자가 없습니다
    the test threw {} => 테스트가 {1} 오류를 던졌습니다
    an issue was reported => 문제가 보고되었습니다
    # ShellCore/Commands/TimeCommand.swift
    Measure how long reducing an action takes => 액션 하나를 처리하는 시간 재기
    The action is reduced 1,000 times, or for a second. Each reducer is listed with the time that it and its parts take in the fastest run. Effects are not started, and the session stays as it is. => 액션을 1,000번 또는 1초 동안 처리합니다. 가장 빠른 실행에서 리듀서와 그 부분이 쓴 시간을 보여 줍니다. 이펙트는 시작하지 않으며, 세션은 그대로입니다.
    {}, {} on average; the session is unchanged => {1}, 평균 {2}. 세션은 그대로입니다
    # ShellCore/Commands/ToggleCommand.swift
    Toggle a Bool field that is bindable => 바인딩할 수 있는 Bool 필드 뒤집기
    Does the same as `set FIELD true` if the field is false, and vice versa. => 필드가 false이면 `set FIELD true`, true이면 `set FIELD false`와 같습니다.
    a field => 필드
    # ShellCore/Commands/TraceCommand.swift
    Show which reducers handle an action => 액션을 처리한 리듀서 보기
    Each block is preceded by the reducers in the order in which they ran, with what each one changed and which effect it returned. The setting applies to the loaded feature. Without an argument, it shows the current setting. => 블록 앞에, 리듀서를 실행된 순서대로 보입니다. 리듀서마다 바꾼 것과 반환한 이펙트도 보여 줍니다. 이 설정은 불러온 피처에 적용됩니다. 인자가 없으면 지금 설정을 봅니다.
    trace is on => 리듀서를 보여 줍니다
    trace is off => 리듀서를 보이지 않습니다
    # ShellCore/Commands/TreeCommand.swift
    Show the feature's reducers in order => 피처의 리듀서를 순서대로 보기
    Each operator is shown with the path of its state and the case of its actions, and with a note that says whether its child exists now. => 연산자마다 상태의 경로와 액션의 케이스, 그리고 자식이 지금 있는지를 보여 줍니다.
    # ShellCore/Commands/UndoCommand.swift
    Undo the last command that changed anything => 무언가를 바꾼 마지막 명령 되돌리기
    Actions sent by its effects are undone with it, and so is a `load`: the previous feature is restored. The prompt returns to the earlier scope. Effects in flight are cancelled, and none runs again. => 그 명령의 이펙트가 보낸 액션도 함께 되돌립니다. `load`를 되돌리면 이전 피처로 돌아갑니다. 프롬프트는 이전 스코프로 돌아갑니다. 실행 중인 이펙트는 취소되고, 다시 실행되지 않습니다.
    nothing to undo => 되돌릴 것이 없습니다
    undid {}: back to {} => {1}{을} 되돌리고 {2}{으로} 돌아왔습니다
    nothing to undo: history goes back to action {}, older ones were discarded => 되돌릴 것이 없습니다. 기록은 액션 {1}부터 있고, 그 전의 것은 버렸습니다
    nothing to undo{} => 되돌릴 것이 없습니다{1}
    : older loads were discarded => . 그 전에 불러온 것은 버렸습니다
    # ShellCore/Commands/UnknownLine.swift
    `.{}` is not an action, and commands have no dot => `.{1}`{은} 액션이 아니며, 명령에는 점을 붙이지 않습니다
    ; load a feature first: `load NAME`, `features` lists them, `help` the commands => . 먼저 피처를 불러오세요: `load NAME`. 피처 목록은 `features`, 명령 목록은 `help`로 볼 수 있습니다
    unknown command `{}`: the Korean keyboard is on; did you mean {}? => `{1}` 명령은 없습니다. 한글 입력 상태입니다. 쓰려던 명령: {2}
    `log` lists the actions; the up arrow key repeats an earlier line => `log`는 액션의 목록을 보여 주고, 위쪽 화살표 키는 이전 줄을 다시 씁니다
    `features` lists what can be loaded, `actions` what can be sent, `state` shows the state => `features`는 불러올 수 있는 것을, `actions`는 보낼 수 있는 것을, `state`는 상태를 보여 줍니다
    the prompt names the feature and the child; `tree` shows all of them => 프롬프트에 피처와 자식의 이름이 있습니다. `tree`는 모두 보여 줍니다
    `tca --version` prints it => `tca --version`이 출력합니다
    `source` shows the code; `state` shows the state; `show N` shows an action => `source`는 코드를, `state`는 상태를, `show N`은 액션을 보여 줍니다
    unknown command `{}`; did you mean {}? => `{1}` 명령은 없습니다. 쓰려던 명령: {2}
    only an action changes the state; `state {}` shows this field => 상태는 액션만 바꿉니다. `state {1}`{은} 이 필드를 보여 줍니다
    the next action will be compared with this => 다음 액션을 이 예상과 비교합니다
    `expect FIELD = VALUE` predicts what the next action changes => `expect FIELD = VALUE`는 다음 액션이 바꿀 것을 예상합니다
    `reset` returns to the initial state => `reset`은 초기 상태로 돌아갑니다
    `cancel N` cancels an effect => `cancel N`은 이펙트를 취소합니다
    `clock manual` stops the clock of the feature => `clock manual`은 피처의 시계를 멈춥니다
    `deps` lists the dependencies => `deps`는 의존성의 목록을 보여 줍니다
    # ShellCore/Commands/Redirection.swift
    the prompt has no `{}` => 프롬프트에서는 `{1}`{을} 쓸 수 없습니다
    expected the name of the file: `{}` => 파일 이름이 필요합니다: `{1}`
    `log TEXT` shows the actions that contain a text => `log TEXT`는 그 글자가 있는 액션만 보여 줍니다
    `export state FILE` writes the state to a file => `export state FILE`은 상태를 파일에 씁니다
    `record FILE` writes what you type and its output to a file => `record FILE`은 입력과 출력을 파일에 씁니다
    `record FILE` writes the session to a file; `export` writes it in other forms => `record FILE`은 세션을 파일에 쓰고, `export`는 다른 형식으로 씁니다
    `load NAME` starts a feature => `load NAME`은 피처를 시작합니다
    `tap NAME` operates a control of the screen => `tap NAME`은 화면의 컨트롤을 누릅니다
    `state PATH` shows a part of the state => `state PATH`는 상태의 일부를 보여 줍니다
    `advance 3s` moves the clock of the feature => `advance 3s`는 피처의 시계를 앞으로 돌립니다
    `edit` opens the file of the feature in your editor; `watch on` loads a file each time it is saved => `edit`은 피처의 파일을 편집기로 열고, `watch on`은 저장할 때마다 파일을 불러옵니다
    {}; did you mean the action {}? => {1}. 쓰려던 액션: {2}
    ; `help` lists what can be typed => . `help` 명령은 입력할 수 있는 것을 보여 줍니다
    # ShellCore/Commands/UpCommand.swift
    Return from a child to its parent => 자식에서 부모로 돌아가기
    {} is the root and has no parent => {1}{은} 루트여서 부모가 없습니다
    From ProductDetail.amountControl to ProductDetail. => ProductDetail.amountControl에서 ProductDetail로 갑니다.
    # ShellCore/Commands/VoteCommand.swift
    no room is open; `room` opens one => 열린 방이 없습니다. `room` 명령은 방을 엽니다
    there is nothing to choose: no control can be tapped, and each action has a payload => 고를 것이 없습니다. 누를 수 있는 컨트롤이 없고, 액션마다 연관값이 있습니다
    the room votes on: => 방에서 투표할 것:
    `vote end` ends the vote => `vote end` 명령은 투표를 끝냅니다
    nothing is put to the vote; `vote` begins a vote => 투표에 부친 것이 없습니다. `vote` 명령은 투표를 시작합니다
    `vote` cannot do `{}` => `vote` 명령은 `{1}`{을} 할 수 없습니다
    nobody has voted => 투표한 사람이 없습니다
    the room chose: {} => 방에서 고른 것: {1}
    a tie: {} => 동점: {1}
    Let the room choose the next line, or predict what one changes => 방에서 다음 줄을 고르거나, 무엇이 바뀔지 예상하게 하기
    Puts the controls that can be tapped now to the vote, or, if there is none, the actions without a payload. Viewers tap the control on their screen or choose from a list, and can change their vote. `vote LINE` asks what an action or `tap` will change instead. `vote` again shows the counts. `vote end` ends the vote and writes the line that was chosen, or predicted, at the prompt; Enter sends it. => 지금 누를 수 있는 컨트롤을 투표에 부칩니다. 없으면 연관값 없는 액션을 부칩니다. 보는 사람은 자기 화면의 컨트롤을 누르거나 목록에서 고르고, 바꿀 수도 있습니다. `vote LINE`은 대신 액션이나 `tap`이 무엇을 바꿀지 묻습니다. `vote`를 다시 입력하면 득표수를 봅니다. `vote end`는 투표를 끝내고 뽑히거나 예상한 줄을 프롬프트에 씁니다. Enter가 보냅니다.
    `{}` is refused, so nothing can be predicted => `{1}`{은} 쓸 수 없는 줄이어서 예상할 것이 없습니다
    type it to see why => 입력하면 이유를 볼 수 있습니다
    `{}` changes nothing, and nothing else does => `{1}`{은} 아무것도 바꾸지 않고, 다른 것도 바꾸지 않습니다
    the room predicts what `{}` changes: => 방에서 `{1}`{이} 바꿀 것을 예상합니다:
    expected nothing, end, an action, or tap with the name of a control => 아무것도 쓰지 않거나, end, 액션, 또는 tap과 컨트롤의 이름을 쓰세요
    # ShellCore/Commands/WaitCommand.swift
    Wait for pending external work => 남은 외부의 일 기다리기
    Waits in real time until no effect is waiting for external work, for at most ten seconds or the given time. If the clock is live, it also waits for sleeping effects. => 외부의 일을 기다리는 이펙트가 없을 때까지 실제 시간으로 기다립니다. 10초나 주어진 시간까지 기다립니다. 시계가 실시간이면 잠든 이펙트도 기다립니다.
    : the clock is manual, and `advance` moves it => . 시계가 수동입니다. `advance`로 움직입니다
    nothing to wait for{} => 기다릴 것이 없습니다{1}
    stopped waiting => 기다리기를 멈췄습니다
    {} is still waiting for external work after {} => {2}이 지났지만 {1}{은} 아직 외부의 일을 기다립니다
    # ShellCore/Commands/WatchCommand.swift
    Reload the loaded file when it is saved => 불러온 파일을 저장할 때마다 다시 불러오기
    While the prompt waits, each save of a file that `load` named reloads it as `reload` does: what you have typed is replayed, and the shell shows where the output differs. If the file does not compile, its errors are shown and the loaded feature stays as it is. => 프롬프트가 기다리는 동안 `load`로 불러온 파일을 저장하면 `reload`처럼 다시 불러옵니다. 입력한 것을 재생하고, 출력이 달라진 곳을 보여 줍니다. 파일이 컴파일되지 않으면 오류를 보여 주고, 불러온 피처는 그대로 둡니다.
    saves are no longer watched => 이제 저장해도 다시 불러오지 않습니다
    no file is loaded => 불러온 파일이 없습니다
    expected `load FILE.swift` before it => 먼저 `load FILE.swift`를 입력하세요
    """#
}
