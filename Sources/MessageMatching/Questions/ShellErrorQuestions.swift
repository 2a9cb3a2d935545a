/// Questions about what the shell refuses: what somebody typed, and what they saw.
enum ShellErrorQuestions {
  static let text = #"""
    TCA101:
    NUL byte in the line; pasted binary data; null character in my input; zero byte; control character \0 typed;
    널 문자가 들어 있대; 바이너리를 붙여 넣었더니 오류; 0바이트
    TCA102:
    quotes copied from Word; slanted quotation marks; “ instead of "; macOS replaced my quotes; smart punctuation;
    quote from a web page isn't accepted; german quotes; notes app changed the quotation marks; string in fancy quotes;
    typographic apostrophe; 워드에서 복사한 따옴표; “ 이 안 먹혀; 곱슬 따옴표; 스마트 구두점; 노트에서 붙여 넣은 인용 부호
    TCA103:
    chinese comma; fullwidth colon; input method typed a wide character; japanese parenthesis; （ instead of (; IME punctuation;
    입력기 때문에 괄호가 넓어; 넓은 쉼표; 전각 콜론; 중국어 쉼표를 썼대
    TCA104:
    stray character; what is this symbol doing in my line; § is not allowed; invisible character;
    unexpected sign such as semicolon; emoji outside of a string; weird character in an action; 예상 밖의 문자; 이상한 기호가 있대;
    안 보이는 문자; 세미콜론을 쓰면 안 되나; 문자열 밖의 이모지
    TCA105:
    unterminated string; forgot the second quotation mark; string literal never ends; " is missing at the end;
    opened a quote and did not close it; text without end quote; 끝 따옴표를 빼먹음; 문자열을 안 닫았대; 따옴표 하나만
    TCA106:
    backslash in a string; \q is not valid; invalid escape; windows path with backslashes in a string; regex in a string literal;
    unknown backslash sequence; 역슬래시 문자열 오류; 이스케이프가 잘못됐대; 윈도우 경로를 문자열로; \d를 못 읽어
    TCA107:
    1.2.3 is not a number; number with letters; malformed number; 1,000 with a comma; hex literal wrong; 0x without digits;
    decimal comma instead of point; 숫자 형식이 아니래; 1,000처럼 쉼표; 소수점 두 개; 숫자에 글자가 섞임
    TCA111:
    line ends too early; something should follow; expected a value after the colon; incomplete input; I only typed the dot;
    argument is missing after the parenthesis; 뭔가 빠졌대; 줄이 중간에 끊김; 점만 쳤더니; 콜론 뒤에 값이 없대
    TCA112:
    unexpected token; extra text after the action; did not expect this here; two actions in one line; leftover words at the end;
    a comma too many; 예상하지 못한 입력; 한 줄에 액션 두 개; 뒤에 남는 글자; 쉼표가 하나 더
    TCA113:
    bracket isn't closed; ( without ); missing parenthesis at the end; square bracket open; array literal has no end;
    unbalanced brackets; 괄호를 안 닫았대; 대괄호가 열려 있음; 닫는 괄호가 모자라; 짝이 안 맞는 괄호
    TCA114:
    closing parenthesis too many; ) without (; extra bracket at the end; stray ]; one bracket too many; 닫는 괄호가 남아;
    여는 괄호 없이 닫음; 괄호가 하나 많대; ) 하나 더 침
    TCA115:
    nested too deep; hundreds of brackets; too many levels of parentheses; deep literal; 괄호가 너무 깊대; 중첩이 너무 많음;
    괄호를 수백 개
    TCA121:
    misspelled action name; did you mean; typed an action that the feature does not have; unknown enum case;
    .incremnt isn't a case; action not found; has no case named; 액션 이름을 잘못 쳤대; 그런 케이스가 없대; 혹시 이걸 뜻했나요;
    없는 액션을 보냄; 오타 난 액션; enum에 없는 케이스
    TCA122:
    case needs a value; action requires an argument; .setName without the name; missing payload; forgot the associated value;
    expects a string in parentheses; 값을 안 줬대; 인자가 필요한 액션; 연관 값을 빼먹음; 괄호 안에 값을 넣으라고; 페이로드가 없대
    TCA123:
    case takes no value; .tapped() with something in it; too much in parentheses; action has no argument; superfluous payload;
    gave a value to an action without one; 값을 받지 않는 액션; 괄호에 뭘 넣었더니 오류; 인자가 없는 케이스에 값; 값이 필요 없대
    TCA124:
    two values expected but one given; wrong number of arguments in an action; too few values in parentheses; three instead of two;
    arity; 값의 개수가 틀리대; 두 개 줘야 하는데 하나; 인자 수가 안 맞음; 값을 세 개나 줬대
    TCA125:
    label id is missing; wrong argument label in an action; expects id: before the value; unlabeled argument; parameter name wrong;
    labels do not match; 라벨이 틀렸대; id:를 안 붙임; 인자 이름이 다르대; 레이블 없이 값을 줌
    TCA126:
    string instead of an Int; wrong type of value; expected a number got a text; passed true to an Int;
    types in the action don't fit; "5" is not 5; 숫자가 와야 하는데 문자열; 타입이 다른 값; 참거짓 대신 숫자; 값의 종류가 틀리대
    TCA127:
    number out of range; 300 does not fit in UInt8; too large for Int; negative number for an unsigned;
    integer overflow of a literal; 범위를 벗어난 수; 숫자가 너무 크대; 음수를 못 넣어; Int에 안 들어가는 수
    TCA128:
    February 30; invalid date; UUID too short; this day does not exist; malformed uuid; url is not valid; no such value; hour 25;
    2월 30일; 없는 날짜래; UUID 자릿수가 모자라; 날짜 형식은 맞는데 안 된대; 25시
    TCA129:
    key twice in a dictionary; duplicate dictionary key; same key two times in a literal; set with the same element;
    사전에 같은 키; 딕셔너리 키가 중복; 같은 키를 두 번 적음
    TCA130:
    no such field; set with an unknown property; misspelled field name in set; struct has no member of that name;
    state has no property; path to a field is wrong; 없는 필드; set 뒤 이름이 틀렸대; 그런 프로퍼티가 없대; 필드 이름 오타;
    상태에 그런 값이 없음
    TCA131:
    field is missing in the initializer; struct literal lacks a property; forgot to give name in Todo(id:);
    incomplete struct value; 필드를 빠뜨렸대; 이니셜라이저에 값이 모자라; 구조체 값을 다 안 적음; 필수 필드가 없대
    TCA132:
    index beyond the end; [#5] but there are three rows; position does not exist; no row at this position;
    out of bounds position in the shell; 다섯 번째 행이 없대; 위치가 목록 끝을 넘음; [#9]가 없대; 세 개뿐인데 네 번째를 고름
    TCA133:
    set says the field isn't bindable; cannot set this field from the prompt; no view may write;
    @BindingState missing on the field; toggle is refused; read only field for set; set으로 못 바꾸는 필드래;
    바인딩할 수 없는 필드; toggle 명령이 거절됨; 뷰가 쓸 수 없대
    TCA134:
    action with a closure can't be typed; how do I write a class instance as a value; value has no text form;
    cannot type this payload; function as an argument; 클로저를 값으로 못 쳐; 객체는 입력할 수 없대; 글로 쓸 수 없는 값;
    함수를 인자로
    TCA135:
    no reflection metadata; type can't be inspected; module built without reflection; shell can't see the layout of a type;
    disable-reflection-metadata; 리플렉션 정보가 없대; 타입을 들여다볼 수 없대; 리플렉션 꺼진 모듈; 메타데이터가 없는 타입
    TCA141:
    what commands are there; shell does not know this word; I typed run and it is not a command; command not recognised;
    mistyped a command; 모르는 명령이래; 명령어를 잘못 침; 그런 명령은 없대; run이라고 쳤더니 오류
    TCA142:
    feature not found; load says there is no such feature; which features can I load; wrong feature name; unknown feature;
    load Contr; 그런 기능이 없대; 기능 이름을 잘못 적음; load 했는데 못 찾아; 어떤 기능을 불러올 수 있지
    TCA143:
    too many arguments for a command; command got more words than it takes; extra words after undo; superfluous argument;
    인수가 너무 많대; 명령 뒤에 단어가 남아; 명령에 값을 더 줬대; undo 뒤에 뭘 더 썼더니
    TCA144:
    I sent an action and it says no feature is loaded; must load something first; nothing is loaded;
    where do I begin in the shell, it needs a feature; empty session; state prints an error at start; 먼저 불러오라는데;
    아무 기능도 안 불러왔대; load를 안 했대; 액션을 보냈더니 기능이 없대
    TCA145:
    nothing to undo; there is no parent to go up to; effect number does not exist; cannot redo;
    child is nil so I can't scope into it; up at the root; nothing to redo; cancel an effect that isn't running; 되돌릴 게 없대;
    더 위로 못 올라가; 그런 번호의 이펙트가 없대; 지금은 없는 것; 자식이 nil이라 못 들어가
    TCA146:
    ambiguous child; two cases with the same child action type; shell can't decide which action belongs to the child;
    scope is ambiguous; 어느 자식인지 모호하대; 같은 타입의 자식이 둘; 자식 액션이 두 케이스에; 셸이 고르지 못한대
    TCA147:
    replay cannot find the file; scenario isn't valid; no such scenario; path to the markdown file is wrong;
    check says the file can't be played; scenario file is empty; 시나리오 파일을 못 읽는대; replay 경로가 틀림;
    재생할 수 없는 파일; 마크다운 파일이 잘못됐대
    TCA148:
    explain does not know the topic; no page about this; unknown topic; help has nothing on it; there is no explanation;
    explain 페이지가 없대; 모르는 주제래; 설명이 없는 주제; 그런 페이지는 없음
    TCA149:
    typed Swift code at the prompt; store.send(.x) isn't a command; let x = 1 does not work here; can I write Swift in the shell;
    print(state) is refused; XCTAssert at the prompt; import at the prompt; 프롬프트에 스위프트 코드를 쳤더니;
    store.send를 그대로 쳤어; let을 쓸 수 없대; 셸에서 코드를 실행하고 싶어
    TCA151:
    screen shows nothing; feature without a view; tap says there is no view; no view to draw;
    draw the ui in the terminal, impossible?; 그릴 뷰가 없대; screen 명령이 안 돼; 화면이 없는 기능; tap을 했더니 뷰가 없대
    TCA152:
    tap cannot find the button; no control with this label; no such button; control number is wrong; the label isn't on the screen;
    그런 버튼이 없대; tap 뒤 이름이 틀렸대; 화면에 그런 컨트롤이 없음; 버튼 번호가 없대
    TCA153:
    button is greyed out; tap on a disabled control; disabled button; control can't be used now; .disabled(true);
    비활성화된 버튼을 눌렀대; 회색 버튼; 컨트롤이 꺼져 있음; 누를 수 없는 상태
    TCA154:
    tap on a text field; enter on a button; wrong command for this control; how do I type into a field; value for a button;
    텍스트필드를 tap했더니; 버튼에 enter를 씀; 이 컨트롤에는 다른 명령; 버튼에 값을 줬대
    TCA155:
    control is behind a sheet; alert covers the button; can't tap because something is on top; covered by a pushed screen;
    hidden control under a modal; 시트 뒤에 있는 버튼; 알림창이 가리고 있대; 덮여 있어서 못 눌러; 위에 뭔가 떠 있음
    TCA161:
    load MyFeature.swift fails; my own file can't be loaded; not a feature file; file has no @Reducer;
    shell refuses to load my project; swift file isn't loadable; 내 파일이 안 불러와져; 스위프트 파일 load 실패;
    파일에 리듀서가 없대; 프로젝트를 못 읽어; load 내파일.swift 오류
    TCA162:
    untrusted folder; scenario wants to run code; tca trust; is it safe to replay a downloaded scenario; trust the folder;
    check refuses because of trust; 신뢰하지 않는 폴더래; tca trust는 뭐야; 받은 시나리오를 재생하려니 거절;
    코드를 실행하는 시나리오; 신뢰가 필요하대
    TCA171:
    record stop without recording; note needs a recording; live clock while recording; already recording;
    go back before the recording began; can't do this while a recording runs; 녹화 중이 아니래; 녹화 중엔 못 하는 명령;
    record를 두 번; note를 썼더니 녹화가 없대; 녹화 시작 전으로 undo
    TCA172:
    export test fails; session can't become a test; value can't be written as Swift code; exported test impossible;
    make an XCTest out of the session; export refuses because of a closure; 테스트로 내보낼 수 없대; export test 오류;
    세션을 테스트로 못 바꿔; 스위프트로 적을 수 없는 값
    TCA181:
    Fatal error: Index out of range; Unexpectedly found nil while unwrapping; force unwrap killed it; crash when tapping;
    precondition failed; signal 4 or 5; try! failed; app crashes in the reducer; EXC_BREAKPOINT; null pointer; stack trace;
    SIGTRAP; as! cast failed; 탭하면 앱이 죽음; 옵셔널을 강제로 풀다 죽음; 배열 범위를 벗어남; precondition 실패; 0으로 나눔;
    try!가 터짐; 리듀서에서 크래시; fatalError가 불림
    TCA182:
    while loop in the reducer never ends; had to press control c; line takes forever; reducer is stuck; feature does not answer;
    hung; for loop without end in code; the shell stopped my line; busy loop; 리듀서 안의 while이 안 끝나; 프롬프트가 멈춤;
    컨트롤 C로 끊음; 한 줄이 영원히; 응답이 없는 기능; 코드가 무한 루프
    TCA183:
    exit() in an effect; the feature quits the whole program; code calls exit(1); quick_exit; terminate from a button;
    app closes itself by exit; abort the process; exit 버튼이 프로그램을 끝내; 코드에서 exit(1); 기능이 프로세스를 종료;
    스스로 끝내는 앱
    TCA184:
    effect does not stop when cancelled; catch swallows CancellationError; while true with try? sleep;
    Task.isCancelled is never checked; cancel has no effect on a loop; long computation can't be cancelled;
    cancelled effect goes on forever; uncooperative task; 취소했는데 안 멈추는 루프; try?로 sleep을 무시; Task.isCancelled를 안 봐;
    취소 오류를 삼킴; cancel을 불러도 계속 도는 작업; 협조하지 않는 태스크
    TCA185:
    killed, out of memory; SIGKILL; array grows and grows until it dies; process used 4 GB; memory limit exceeded;
    append in an endless loop eats all memory; jetsam; 메모리를 다 써서 죽음; 프로세스가 강제로 죽었대; 배열이 끝없이 커져서 종료
    """#
}
