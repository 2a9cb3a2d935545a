/// Help and errors of the command line.
enum CommandLineMessages {
  static let table = #"""
    # ComposableShell/CommandLine/BlessCommand.swift
    Play scenario files and update their transcripts. => 시나리오 파일을 재생하고 기록을 새 출력으로 바꿉니다.
    Only output that differs is written: wildcards that still match, prose and blank lines stay. Look at the changes before you commit them, or use --review. => 달라진 출력만 씁니다. 여전히 맞는 와일드카드, 글, 빈 줄은 그대로 둡니다. 커밋하기 전에 바뀐 곳을 보거나 --review를 쓰세요.
    Scenario files or folders. => 시나리오 파일이나 폴더.
    Ask before each change: y accepts it, n skips it, q skips it and all that follow. => 바꿀 때마다 묻기: y 받아들이기, n 건너뛰기, q 나머지 모두 건너뛰기.
    , {} not run => , {1}개는 실행하지 않음
    {}: nothing to change{}{} => {1}: 바꿀 것이 없습니다{2}{3}
    {}: changed {} of {}{}{} => {1}: {3}개 중 {2}개를 바꿨습니다{4}{5}
    # ComposableShell/CommandLine/CICommand.swift
    Run the tests of a package that uses the Composable Architecture. => Composable Architecture를 쓰는 패키지의 테스트를 실행합니다.
    The package is built with this program's architecture in place of the original packages, and is not changed. Targets that need UIKit or other frameworks of Apple's devices are left out, with the reason. The exit status is 0 if tests were run and all passed, 1 if a test or a target failed, and 2 if nothing was run. => 원래 패키지 대신 이 프로그램의 아키텍처로 빌드하며, 패키지는 바꾸지 않습니다. UIKit 등 Apple 기기의 프레임워크가 필요한 타깃은 이유와 함께 뺍니다. 종료 상태는 테스트를 실행해 모두 통과하면 0, 테스트나 타깃이 실패하면 1, 아무것도 실행하지 않으면 2입니다.
    The folder of the package. => 패키지의 폴더.
    The format of the report on standard output. => 표준 출력에 쓸 보고서의 형식.
    Also write the report in the format of JUnit to a file. => JUnit 형식의 보고서도 파일에 씁니다.
    Also write the report as JSON to a file. => JSON 보고서도 파일에 씁니다.
    The folder for what is built; by default in the user's cache. => 빌드한 것을 둘 폴더. 기본은 사용자의 캐시입니다.
    The folder of composable-shell; by default where this program was built. => composable-shell의 폴더. 기본은 이 프로그램을 빌드한 곳입니다.
    Print the output of SwiftPM and of the tests to standard error. => SwiftPM과 테스트의 출력을 표준 오류에 씁니다.
    `{}` cannot be written => `{1}`에 쓸 수 없습니다
    `swift package dump-package` failed in {} => {1}에서 `swift package dump-package`가 실패했습니다
    There is no home folder: set XDG_CACHE_HOME. => 홈 폴더가 없습니다. XDG_CACHE_HOME을 설정하세요.
    # ComposableShell/CommandLine/CheckCommand.swift
    Play scenario files and compare the output with their transcripts. => 시나리오 파일을 재생하고 출력을 기록과 비교합니다.
    Each file is played in a separate process, several at the same time. In a folder, all files with a transcript are played. The exit status is 1 if the output of a file differs or a file cannot be read. => 파일마다 별도의 프로세스에서, 여러 개를 동시에 재생합니다. 폴더에서는 기록이 있는 모든 파일을 재생합니다. 출력이 다르거나 읽을 수 없는 파일이 있으면 종료 상태가 1입니다.
    The form of the result: text, json, or junit. => 결과의 형식: text, json, junit.
    # ComposableShell/CommandLine/ExplainTextCommand.swift
    Explain a message of the library or the compiler, or answer a question. => 라이브러리나 컴파일러의 메시지를 설명하거나 질문에 답합니다.
    The text can be pasted with everything that a console added to it. In place of a text, - reads standard input. => 콘솔이 덧붙인 것까지 그대로 붙여 넣어도 됩니다. 텍스트 대신 -를 쓰면 표준 입력을 읽습니다.
    The text, or - for standard input. => 텍스트. -는 표준 입력입니다.
    Print what was found as JSON, for editors and other programs. => 찾은 것을 편집기나 다른 프로그램이 읽을 JSON으로 출력합니다.
    # ComposableShell/CommandLine/LearnCommand.swift
    Open the course at the next exercise. => 강좌를 열고 다음 문제를 시작합니다.
    The exercises are checked as you type, and your progress is kept. `tca learn 2.4` opens an exercise. A folder opens a course of your own; docs/LessonFormat.md describes its format. => 입력할 때마다 문제를 검사하고 진도를 저장합니다. `tca learn 2.4`는 그 문제를 엽니다. 폴더를 쓰면 직접 만든 강좌를 엽니다. 형식은 docs/LessonFormat.md에 있습니다.
    An exercise, such as 2.4, or the folder of another course. => 2.4 같은 연습 문제, 또는 다른 강좌의 폴더.
    The exercise to open: a number or the name of its folder. => 열 연습 문제: 번호나 폴더 이름.
    List the exercises and your progress, one line each, separated by tabs. => 연습 문제와 진도를 한 줄씩, 탭으로 나누어 출력합니다.
    Print the progress on this machine as a table. => 이 컴퓨터의 진도를 표로 출력합니다.
    this program has no course; pass the folder of one => 이 프로그램에는 강좌가 없습니다. 강좌의 폴더를 쓰세요
    Check the lessons of a course. => 강좌의 문제를 검사합니다.
    Play the solutions, starting points, and mistakes of a course. => 강좌의 해답, 시작 상태, 실수를 재생합니다.
    The folder of a course. => 강좌의 폴더.
    Check only the lesson in this folder. => 이 폴더의 문제만 검사합니다.
    {} lessons passed => 문제 {1}개가 통과했습니다
    Every solution must reach its goal, no starting point may reach it, and the attempt of every mistake must lead to its reaction. With `--lang ko`, it also lists which translations are missing or out of date. With `--thorough`, it also tries wrong programs and other right ones: the solution without each of its lines, with each statement of its reducers changed, and with reducers that do nothing; through controls and through actions; and after each mistake. The exit status is 1 if a lesson has a problem. => 해답은 모두 목표에 이르러야 하고, 시작 상태는 목표에 이르면 안 되며, 실수를 시도하면 그 반응이 나와야 합니다. `--lang ko`를 쓰면 빠지거나 오래된 번역도 알립니다. `--thorough`를 쓰면 틀린 프로그램과 다른 올바른 프로그램도 시험합니다. 해답에서 한 줄씩 뺀 것, 리듀서의 문장을 하나씩 바꾼 것, 아무 일도 하지 않는 리듀서, 컨트롤로 푼 것과 액션으로 푼 것, 그리고 실수한 다음입니다. 문제가 있으면 종료 상태가 1입니다.
    Also try wrong programs, and count those that are accepted. => 틀린 프로그램도 시험하고 통과한 것을 셉니다.
    # ComposableShell/System/ChosenLanguage.swift
    --lang needs en or ko => --lang에는 en이나 ko를 씁니다
    # ComposableShell/CommandLine/ListCommands.swift
    List the features that can be loaded. => 불러올 수 있는 피처의 목록을 봅니다.
    Print the manual of all commands. => 모든 명령의 설명서를 출력합니다.
    Write the modules for loaded files. => 불러온 파일이 쓸 모듈을 씁니다.
    # ComposableShell/CommandLine/ShellCommand.swift
    Open a prompt and load a feature. => 프롬프트를 열고 피처를 불러옵니다.
    The feature to load: a name, a Swift file or a folder. => 불러올 피처: 이름, Swift 파일, 또는 폴더.
    # ComposableShell/CommandLine/LogCommand.swift
    Read the output of _printChanges from the console of an app. => 앱의 콘솔에 나온 _printChanges 출력을 읽습니다.
    Timestamps, prefixes and indentation that a console added are removed; other lines are counted. Without options, the actions are listed with what each one changed. => 콘솔이 덧붙인 시각, 접두어, 들여쓰기는 없애고, 다른 줄은 세기만 합니다. 옵션이 없으면 액션과 액션이 바꾼 것을 봅니다.
    A file with the console's output, or - for standard input. => 콘솔의 출력이 든 파일. -는 표준 입력입니다.
    Print the blocks as _printChanges printed them. => 블록을 _printChanges가 출력한 대로 출력합니다.
    Show the state after the block with this number, as far as it is known. => 이 번호의 블록 다음의 상태를, 알 수 있는 만큼 보여 줍니다.
    Show which actions changed a field; with --at, show the field's value. => 어떤 액션이 필드를 바꿨는지 보여 줍니다. --at과 함께 쓰면 필드의 값을 보여 줍니다.
    List only the blocks that contain a text. => 이 텍스트가 든 블록만 봅니다.
    Show the lines that belong to no block. => 어느 블록에도 속하지 않는 줄을 봅니다.
    There is no block {}, or its state has no such field. => 블록 {1}{이} 없거나, 그 상태에 그런 필드가 없습니다.
    The file {} cannot be read. => {1} 파일을 읽을 수 없습니다.
    # ComposableShell/CommandLine/ModelContextCommand.swift
    Serve a session to clients of the Model Context Protocol. => Model Context Protocol 클라이언트에 세션을 제공합니다.
    The client writes requests to standard input, and reads the answers from standard output. The session reads only files inside its folder. docs/ModelContext.md shows how to register it in a client. => 클라이언트는 표준 입력에 요청을 쓰고 표준 출력에서 답을 읽습니다. 세션은 자기 폴더 안의 파일만 읽습니다. 클라이언트에 등록하는 방법은 docs/ModelContext.md에 있습니다.
    The folder whose files the session can load and check. => 세션이 불러오고 검사할 수 있는 파일의 폴더.
    Load only the features that are built in: no Swift file is compiled or run. => 내장된 피처만 불러옵니다. Swift 파일은 컴파일하거나 실행하지 않습니다.
    The folder {} does not exist. => {1} 폴더가 없습니다.
    Load a feature, send actions, and read the diffs. Each tool is a command of the shell; errors say what was expected. => 피처를 불러오고, 액션을 보내고, 차이를 읽으세요. 도구는 모두 셸의 명령이며, 오류는 무엇이 필요했는지 알려 줍니다.
    # ComposableShell/CommandLine/NewCommand.swift
    Create a package with a feature, its view, a test and a shell. => 피처와 뷰, 테스트, 셸이 든 패키지를 만듭니다.
    The name of the package and its folder. => 패키지와 폴더의 이름.
    The folder of composable-shell; by default the sources of this program. => composable-shell의 폴더. 기본은 이 프로그램의 소스입니다.
    Write the feature without macros, as before version 1.4 of the architecture. => 아키텍처 1.4 이전처럼 매크로 없이 피처를 씁니다.
    Build the package as well, and show the progress. => 패키지를 빌드하고 진행 상황도 보여 줍니다.
    this system has no Landlock, so only the program itself keeps scenarios from other files => 이 시스템에는 Landlock이 없어서 프로그램만 시나리오가 다른 파일을 건드리지 못하게 막습니다
    `{}` already exists => `{1}`{이} 이미 있습니다
    created {}/ with these files: => {1}/ 폴더에 만든 파일:
    The first build takes minutes (two on two cores), because it compiles composable-shell as well; => 첫 빌드는 composable-shell도 컴파일하므로 몇 분 걸립니다(코어 2개로 2분).
    later builds take seconds. => 다음 빌드부터는 몇 초면 됩니다.
    swift run => swift run
    swift test => swift test
    exec swift build --package-path {} => exec swift build --package-path {1}
    `{}` does not contain composable-shell => `{1}`에는 composable-shell이 없습니다
    the sources of composable-shell were not found beside this program: pass their folder with --shell PATH => 이 프로그램 옆에 composable-shell의 소스가 없습니다. --shell PATH로 폴더를 알려 주세요
    # ComposableShell/CommandLine/PresentCommand.swift
    Present a scenario as a talk: prose as slides, commands typed at a key. => 시나리오를 발표합니다. 글은 슬라이드가 되고, 명령은 키를 누르면 입력됩니다.
    A scenario file. => 시나리오 파일.
    Show the speaker notes, the clock and the next slide of a talk in another terminal. => 다른 터미널에 발표자 메모, 시계, 다음 슬라이드를 보여 줍니다.
    Also show advice for people who type, such as `Try:`. => `Try:`처럼 입력하는 사람을 위한 조언도 보여 줍니다.
    The typing speed in characters per second; 0 types immediately. => 1초에 입력할 글자 수. 0이면 바로 입력합니다.
    The colors: terminal, dark, or light. => 색: terminal, dark, light.
    Write the talk with its outputs as one HTML page, and present nothing; `-` is standard output. => 발표와 출력을 HTML 페이지 하나로 쓰고 발표는 하지 않습니다. `-`는 표준 출력입니다.
    `present` needs a scenario file, or `--notes` => `present`에는 시나리오 파일이나 `--notes`가 필요합니다
    --speed needs a number of characters per second from 0, such as 30 => --speed에는 1초에 입력할 글자 수를 0부터 씁니다. 예: 30
    {}: error: the scenario is empty => {1}: 오류: 시나리오가 비어 있습니다
    `present` needs a terminal; `{} replay {}` does not => `present`에는 터미널이 필요합니다. `{1} replay {2}`에는 필요하지 않습니다
    the folder for the notes cannot be created; set XDG_RUNTIME_DIR => 메모를 둘 폴더를 만들 수 없습니다. XDG_RUNTIME_DIR을 설정하세요
    `present --notes` needs a terminal => `present --notes`에는 터미널이 필요합니다
    Space or Page Down goes forward, b or Page Up goes back, a number and Enter goes to a slide, : opens a prompt in the current state, s shows the stage, t changes the theme, c shows the time, h lists headings and keys, q quits. A talk that is saved is read again. => 스페이스나 Page Down은 앞으로, b나 Page Up은 뒤로, 번호와 Enter는 그 슬라이드로 갑니다. :는 지금 상태에서 프롬프트를 열고, s는 무대를 보여 주고, t는 테마를 바꾸고, c는 시간을 보여 주고, h는 제목과 키의 목록을 보여 주고, q는 끝냅니다. 발표 파일을 저장하면 다시 읽습니다.
    Present a talk. => 발표합니다.
    Show its notes in a second terminal. => 두 번째 터미널에 메모를 보여 줍니다.
    Write the talk as a page, for a browser or a printer. => 브라우저나 프린터에 맞는 페이지로 씁니다.
    Let the audience follow in a browser. => 청중이 브라우저에서 따라 보게 합니다.
    Let others follow in a browser; --address, --publish, and --to say how, as in `room`. => 다른 사람이 브라우저에서 따라 보게 합니다. 방법은 `room`처럼 --address, --publish, --to로 정합니다.
    any key begins => 아무 키나 누르면 시작합니다
    # ComposableShell/CommandLine/Program.swift
    A shell for learning, demonstrating and testing Composable Architecture features. => Composable Architecture 피처를 배우고, 보여 주고, 테스트하는 셸입니다.
    Open a prompt. => 프롬프트를 엽니다.
    Load a feature from a file. => 파일에서 피처를 불러옵니다.
    Run the scenarios in a folder as tests. => 폴더의 시나리오를 테스트로 실행합니다.
    Stop a line that makes no progress for so many seconds, where nobody can press Ctrl-C. 0 stops none. => Ctrl-C를 누를 사람이 없는 곳에서 이 초만큼 진행이 없는 줄을 멈춥니다. 0이면 멈추지 않습니다.
    {} needs a number of seconds, or 0 for any time => {1}에는 초 단위의 수가 필요합니다. 0이면 제한이 없습니다
    The language of help, errors and the course: en or ko. The default is that of the locale. => 도움말, 오류, 강좌의 언어: en 또는 ko. 기본은 로캘의 언어입니다.
    # ComposableShell/CommandLine/ReplayCommand.swift
    Play scenario files and show the output. => 시나리오 파일을 재생하고 출력을 보여 줍니다.
    The prose between the commands is shown as well. With --until the replay stops after the last command at or above the line and opens a prompt. If the input is a file or a pipe, its commands follow. Paths are relative to the folder of the scenario. => 명령 사이의 글도 보여 줍니다. --until을 쓰면 그 줄까지의 마지막 명령 다음에 멈추고 프롬프트를 엽니다. 입력이 파일이나 파이프이면 그 명령이 이어집니다. 경로는 시나리오의 폴더를 기준으로 합니다.
    Scenario files. => 시나리오 파일.
    Wait for a key before each command; b goes back, q quits. => 명령마다 키를 기다립니다. b는 뒤로, q는 끝냅니다.
    Stop at this line of the file and open a prompt. => 파일의 이 줄에서 멈추고 프롬프트를 엽니다.
    --until needs a line number of the file, from 1 => --until에는 파일의 줄 번호를 1부터 씁니다
    --until needs exactly one file => --until에는 파일 하나가 필요합니다
    `replay --step` needs a terminal => `replay --step`에는 터미널이 필요합니다
    # ComposableShell/CommandLine/ResumeCommand.swift
    Continue a session that has ended, for any reason. => 어떤 이유로든 끝난 세션을 이어서 합니다.
    The lines of the session run again, without the line that was running when it ended. Effects start again, and files are loaded as they were. `{} sessions` lists the sessions. => 세션의 줄을 다시 실행합니다. 끝날 때 실행 중이던 줄은 뺍니다. 이펙트는 다시 시작하고, 파일은 그때의 내용으로 불러옵니다. `{1} sessions`는 세션의 목록을 봅니다.
    The number of the session in the list of sessions. => 세션 목록에 나온 세션의 번호.
    `resume` needs a terminal => `resume`에는 터미널이 필요합니다
    no session to resume => 이어서 할 세션이 없습니다
    session {} does not exist: expected a number from 1 to {} => 세션 {1}{이} 없습니다. 1부터 {2}까지의 번호를 쓰세요
    the folder of the session, {}, does not exist => 세션의 폴더 {1}{이} 없습니다
    the session cannot be resumed here => 여기서는 세션을 이어서 할 수 없습니다
    List the sessions that can be resumed, newest first. => 이어서 할 수 있는 세션을 최근 것부터 봅니다.
    # ComposableShell/CommandLine/ShellCommand.swift
    Open a prompt (the default). => 프롬프트를 엽니다(기본).
    Print long output without a pager ($PAGER, or less). => 긴 출력을 페이저($PAGER 또는 less) 없이 출력합니다.
    Do not run the commands in ~/.config/tca/rc. => ~/.config/tca/rc의 명령을 실행하지 않습니다.
    `{}` is not a command or a feature; did you mean `{} {}`? => `{1}`{은} 명령도 피처도 아닙니다. 비슷한 명령: `{2} {3}`
    # ComposableShell/CommandLine/TrustCommand.swift
    List or change the folders whose code scenarios may run. => 시나리오가 코드를 실행해도 되는 폴더를 보거나 바꿉니다.
    A scenario that loads a Swift file runs its code. In a trusted folder, which includes its subfolders, it does so without asking. Without an argument, the folders are listed. => Swift 파일을 불러오는 시나리오는 그 코드를 실행합니다. 신뢰하는 폴더와 그 하위 폴더에서는 묻지 않고 실행합니다. 인자가 없으면 폴더의 목록을 봅니다.
    Folders or Swift files to trust. => 신뢰할 폴더나 Swift 파일.
    Stop trusting the folders. => 폴더를 더는 신뢰하지 않습니다.
    --remove needs a folder => --remove에는 폴더가 필요합니다
    `trust` needs a home folder: HOME is not set => `trust`에는 홈 폴더가 필요합니다. HOME이 설정되지 않았습니다
    no folder is trusted => 신뢰하는 폴더가 없습니다
    the folder `{}` does not exist => `{1}` 폴더가 없습니다
    a path that contains a line feed cannot be trusted => 줄바꿈이 든 경로는 신뢰할 수 없습니다
    `{}` is not trusted => `{1}`{은} 신뢰하는 폴더가 아닙니다
    no longer trusted: {} => 더는 신뢰하지 않음: {1}
    # ComposableShell/CommandLine/WatchCommand.swift
    Load a file or folder, and reload it when it is saved. => 파일이나 폴더를 불러오고, 저장할 때마다 다시 불러옵니다.
    A Swift file, a folder, or a package. => Swift 파일, 폴더, 또는 패키지.
    watch needs a terminal; `load` and `reload` also work without one => watch에는 터미널이 필요합니다. `load`와 `reload`는 터미널 없이도 쓸 수 있습니다
    # ComposableShell/CommandLine/RoomProgramCommand.swift
    Open a prompt that others follow in a browser. => 다른 사람이 브라우저에서 따라 보는 프롬프트를 엽니다.
    The prompt begins with the command `room`, which prints an address and a QR code. => 프롬프트가 주소와 QR 코드를 출력하는 `room` 명령으로 시작합니다.
    Open a room for this machine. => 이 컴퓨터에만 방을 엽니다.
    Open it for a network. => 네트워크에 엽니다.
    Choose the port, too. => 포트도 정합니다.
    Write files for a web server. => 웹 서버가 보낼 파일을 씁니다.
    Write the page for --publish. => --publish에 쓸 페이지를 씁니다.
    Write the page for the viewers of a room with --publish to standard output. => --publish를 쓰는 방의 페이지를 표준 출력에 씁니다.
    The IPv4 address of this machine to listen on (127.0.0.1), and a port if it matters. => 연결을 받을 이 컴퓨터의 IPv4 주소(127.0.0.1). 포트를 정하려면 뒤에 쓰세요.
    Send each record to another server, in a POST request to this address. => 기록마다 이 주소로 POST 요청을 보내 다른 서버에 전합니다.
    Write the page and the records to this folder. => 이 폴더에 페이지와 기록을 씁니다.
    a room has one of --address, --publish, and --to => 방에는 --address, --publish, --to 중 하나만 씁니다
    `{}` is not an IPv4 address such as 192.168.1.20 or 192.168.1.20:8080 => `{1}`{은} 192.168.1.20이나 192.168.1.20:8080 같은 IPv4 주소가 아닙니다
    """#
}
