/// What the shell says about loaded features, files and history.
enum LoadedFeatureMessages {
  static let table = #"""
    # FileAccess/FileSystem.swift
    `{}` cannot be read here => `{1}`{은} 여기서 읽을 수 없습니다
    `{}` cannot be run here => `{1}`{은} 여기서 실행할 수 없습니다
    the file `{}` does not exist => `{1}` 파일이 없습니다
    `{}` leads out of `{}`, and only files in this folder are read => `{1}`{은} `{2}` 폴더의 밖에 있습니다. 이 폴더의 파일만 읽습니다
    `{}` is a folder => `{1}`{은} 폴더입니다
    `{}` is a pipe or a device; expected a file => `{1}`{은} 파이프나 장치입니다. 파일을 쓰세요
    `{}` cannot be read => `{1}`{을} 읽을 수 없습니다
    the folder of `{}` does not exist => `{1}`의 폴더가 없습니다
    `{}` was changed or removed by another program => 다른 프로그램이 `{1}`{을} 바꾸거나 없앴습니다
    `{}` is too large => `{1}`{이} 너무 큽니다
    `{}` contains too many files => `{1}`에 파일이 너무 많습니다
    # ShellCore/Features/Diagnosing/ClassInstances.swift
    `{}` is an instance of the class {}{}: a change of it is not a change of the state, and time travel cannot restore it; use a struct => `{1}`{은} {2} 클래스의 인스턴스입니다{3}. 인스턴스가 바뀌어도 상태는 바뀌지 않고, 시간 여행으로 되돌릴 수도 없습니다. 구조체를 쓰세요
    not restored, because a class instance is shared by all states: {} => 클래스 인스턴스는 모든 상태가 공유하므로 되돌리지 않았습니다: {1}
    # ShellCore/Features/Diagnosing/CopiedTooEarly.swift
    {} set `{}` to {}, which `{}` was before this action => {1}{이} `{2}`{을} {3}{으로} 바꿨는데, 이 액션 전의 `{4}` 값입니다
    a reducer of {} runs before `Scope(state: {})` and reads the old value: put the Scope first in the body, unless `{}` keeps the old value on purpose => {1}의 리듀서가 `Scope(state: {2})`보다 먼저 실행되어 이전 값을 읽습니다. `{3}`에 일부러 이전 값을 두는 것이 아니라면 Scope를 body의 맨 앞에 두세요
    # ShellCore/Features/Diagnosing/FeedbackLoop.swift
    {} sends {} with {} => {1}{이} {3}{으로} {2}{을} 보냅니다
    each other => 서로를
    {} {} {} without end => {1} {2} {3} 끝없이 보냅니다
    {}: put work that several actions share into a method, and send no action for it => {1}. 여러 액션이 함께 쓰는 일은 메서드에 두고, 그 일을 위해 액션을 보내지 마세요
    # ShellCore/Features/Diagnosing/LostEffects.swift
    effect {} of {} is still in flight, but {} is gone => {2}의 이펙트 {1}{이} 아직 실행 중인데 {3}{이} 없어졌습니다
    a reducer outside {} removed the child: remove it in the Reduce that {} is applied to, which also cancels the child's effects => {1} 밖의 리듀서가 자식을 없앴습니다. {2}{이} 붙은 Reduce에서 없애면 자식의 이펙트도 취소됩니다
    # ShellCore/Features/Input/CommandArgument.swift
    `{}` takes no arguments => `{1}` 명령은 인자를 받지 않습니다
    expected the end of the line{} => 여기서 줄이 끝나야 합니다{1}
    `{}` takes only {} => `{1}` 명령은 {2}만 받습니다
    # ShellCore/Features/Input/ContinuedLine.swift
    (`{}` is missing: type the rest; an empty line or Ctrl-C ends the action) => (`{1}` 기호가 빠졌습니다. 나머지를 입력하세요. 빈 줄이나 Ctrl-C로 액션 입력을 끝냅니다)
    # ShellCore/Features/Input/LineText.swift
    the line is too long => 줄이 너무 깁니다
    it has {} bytes, and at most {} are allowed => {1}바이트인데 {2}바이트까지 쓸 수 있습니다
    expected text => 텍스트를 쓰세요
    the line is not valid UTF-8 => 줄이 올바른 UTF-8이 아닙니다
    expected text in UTF-8 => UTF-8 텍스트를 쓰세요
    # ShellCore/Features/Input/LogRequest.swift
    import log {} => import log {1}
    `import {}` is Swift code: nothing is imported at the prompt => `import {1}`{은} Swift 코드입니다. 프롬프트에서는 모듈을 가져오지 않습니다
    `load FILE` loads a file with its imports; `import log FILE` reads a log => `load FILE`은 파일을 임포트와 함께 불러오고, `import log FILE`은 로그를 읽습니다
    `import` reads logs => `import` 명령은 로그를 읽습니다
    expected log and a file => log와 파일을 쓰세요
    only a prompt reads a log after `import log -` => `import log -` 뒤의 로그는 프롬프트에서만 읽습니다
    `import log` needs a file => `import log` 뒤에 파일이 필요합니다
    expected a file => 파일을 쓰세요
    # ShellCore/Features/Input/PathArgument.swift
    the quotation mark is never closed => 따옴표가 닫히지 않았습니다
    expected `"` after the name => 이름 뒤에 `"`를 쓰세요
    there is text after the name => 이름 뒤에 다른 텍스트가 있습니다
    # ShellCore/Features/LoadedFeature/ControlledDependency.swift
    unknown dependency `{}` => `{1}` 의존성은 없습니다
    `deps {}` needs a value => `deps {1}` 뒤에 값이 필요합니다
    `{}` is not a value for `deps {}` => `{1}`{은} `deps {2}`에 쓸 수 있는 값이 아닙니다
    a date such as 2024-05-01 => 2024-05-01 같은 날짜
    incrementing, or a number to count from => incrementing, 또는 세기 시작할 수
    a seed: a non-negative number => 시드: 0 이상의 수
    memory or disk => memory나 disk
    # ShellCore/Features/LoadedFeature/CurrentFeature.swift
    no feature is loaded; `features` lists them, `load NAME` loads one => 불러온 피처가 없습니다. `features` 명령은 목록을 보여 주고, `load NAME` 명령은 하나를 불러옵니다
    an imported log has no code to run; `import log FILE as NAME` runs its actions in a feature => 가져온 로그에는 실행할 코드가 없습니다. `import log FILE as NAME`을 쓰면 액션을 피처에서 실행합니다
    {} no longer exists; `up` goes back to its parent => {1}{이} 이제 없습니다. `up`을 입력하면 부모로 돌아갑니다
    # ShellCore/Features/LoadedFeature/Feature.swift
    ; did you mean {}? => . 비슷한 이름: {1}
    several features begin with `{}`: expected {} => `{1}`{으로} 시작하는 피처가 여럿입니다. 쓸 수 있는 것: {2}
    unknown feature `{}`: expected {}{} => `{1}` 피처는 없습니다. 쓸 수 있는 것: {2}{3}
    # ShellCore/Features/Loading/FileFeature.swift
    the initializer of {} does not create a state => {1}의 이니셜라이저가 상태를 만들지 않습니다
    # ShellCore/Features/Loading/LoadingErrors.swift
    , such as `.{}{}` => . 예: `.{1}{2}`
    {} is an enum: its initial case is missing => {1} 타입은 열거형인데 처음 케이스가 없습니다
    the compiler gives no reason => 컴파일러가 이유를 밝히지 않았습니다
    {} cannot be created: {} => {1} 값을 만들 수 없습니다: {2}
    {} needs {} for its initial value => {1}의 초깃값에는 {2}{이} 필요합니다
    {}() cannot be created: {} => {1}() 값을 만들 수 없습니다: {2}
    {} cannot be created: its initializer needs {} => {1} 값을 만들 수 없습니다. 이니셜라이저에 {2}{이} 필요합니다
    give it an initializer without arguments => 인자 없는 이니셜라이저를 만드세요
    # ShellCore/Features/Loading/FileLoading.swift
    the compiler in PATH is not the one that built this shell => PATH에 있는 컴파일러가 이 셸을 빌드한 컴파일러와 다릅니다
    no previews => 프리뷰가 없습니다
    preview {} creates no store => 프리뷰 {1}{은} 스토어를 만들지 않습니다
    expected a preview with `Store(initialState: ...)` => `Store(initialState: ...)`가 있는 프리뷰를 쓰세요
    `{}` is in an `#if` block whose condition is not true here => `{1}`{은} 여기에서 참이 아닌 조건의 `#if` 블록에 있습니다
    {} has no reducer => {1}에는 리듀서가 없습니다
    expected a type that conforms to Reducer => Reducer를 준수하는 타입이 필요합니다
    if the page continues others, name them before it, or load the folder of the tutorial => 앞 페이지에 이어지는 페이지이면 그 페이지들을 먼저 쓰거나 튜토리얼의 폴더를 불러오세요
    {} was left out => {1}{은} 빠졌습니다
    {} has no reducer `{}` => {1}에는 `{2}` 리듀서가 없습니다
    {} has several features => {1}에는 피처가 여럿 있습니다
    expected one of them here: {}{} => 여기에 하나를 쓰세요: {1}{2}
    ; left out: {} => . 빠진 것: {1}
    {} is private: the shell cannot create it => {1}{은} private이어서 셸이 만들 수 없습니다
    # ShellCore/Features/ShowingSource/CodePlaces.swift
    `{}` is not a line of the feature's files => `{1}`{은} 피처의 파일에 있는 줄이 아닙니다
    a feature with a file => 파일이 있는 피처
    # ShellCore/History/Recovery/Recovery.swift
    the file could not be read => 파일을 읽을 수 없었습니다
    # ShellCore/History/Recovery/WriteAheadLog.swift
    restoring the session => 세션을 복구하는 중
    # ShellCore/History/Replaying/ReplayStack.swift
    {} MB of output => 출력 {1} MB
    {} MB of files => 파일 {1} MB
    # ShellCore/History/Replaying/ScenarioFile.swift
    `{}` was changed by another program in the meantime; try again => 그사이 다른 프로그램이 `{1}`{을} 바꿨습니다. 다시 시도하세요
    `{}` is a Swift file; expected a scenario, which is a Markdown file => `{1}`{은} Swift 파일입니다. Markdown 파일인 시나리오를 쓰세요
    `{}` contains no file with a transcript => `{1}`에는 기록이 있는 파일이 없습니다
    `{}` contains more than {} files; specify a smaller folder => `{1}`에 파일이 {2}개보다 많습니다. 더 작은 폴더를 쓰세요
    `{}` is larger than {} MB, the limit for a scenario => `{1}`{이} 시나리오의 한도인 {2} MB보다 큽니다
    {}:{}: {}; nothing was changed => {1}:{2}: {3}. 아무것도 바꾸지 않았습니다
    # ShellCore/History/Running/ActionSender.swift
    {} does not accept actions of type {} => {1}에서는 {2} 타입의 액션을 받지 않습니다
    {} accepts it: `root` returns there => {1}에서 받습니다. `root`를 입력하면 그리로 돌아갑니다
    # ShellCore/History/Running/ChangeRunner.swift
    as expected => 예상대로입니다
    history holds the last {} actions; older ones were discarded => 기록에는 마지막 액션 {1}개만 둡니다. 그 전의 것은 버렸습니다
    history holds as many of the last actions as fit into {} MB, now {}; older ones were discarded => 기록에는 마지막 액션 가운데 {1}MB에 들어가는 것만 둡니다(지금 {2}개). 그 전의 것은 버렸습니다
    stopped with more than {} effects in flight; pending work was discarded => 실행 중인 이펙트가 {1}개를 넘어 멈췄습니다. 남은 일은 버렸습니다
    stopped after more than {} steps, the most that one line may take; pending work was discarded => 한 줄에 허용되는 {1}단계를 넘어 멈췄습니다. 남은 일은 버렸습니다
    stopped; pending work was discarded => 멈췄습니다. 남은 일은 버렸습니다
    stopped after more than {} steps: actions and effects trigger each other endlessly; pending work was discarded => {1}단계를 넘어 멈췄습니다. 액션과 이펙트가 서로를 끝없이 일으킵니다. 남은 일은 버렸습니다
    {} no longer exists; back to {} => {1}{이} 이제 없습니다. {2}{으로} 돌아갑니다
    # ShellCore/History/Running/ExpectedState.swift
    The state in this scope no longer exists. => 이 스코프의 상태가 이제 없습니다.
    `{}` does not say what the value will be => `{1}`에는 값이 무엇이 될지 없습니다
    an expectation says the new value => 예상에는 새 값을 씁니다
    expected `field = value`; `break when` takes comparisons => `field = value`를 쓰세요. 비교는 `break when`에 씁니다
    expected `field = value`, or `no change` => `field = value`나 `no change`를 쓰세요
    """#
}
