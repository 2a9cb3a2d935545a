/// Questions about recipes and messages in everyday words, and about what people see.
enum EverydayRecipeQuestions {
  static let text = """
    debounce:
    api is called too often; flood of requests; spam the server; reduce the number of calls;
    every key press hits the backend; typeahead;
    wait until typing stops; delay the search; lookup while somebody writes; address suggestions;
    too much traffic from a text field; user clicks twice;
    prevent double submission; button mashing; at most once per second; combine quick changes into one;
    last change wins; live validation after a pause; quota exceeded because of typing;
    요청을 줄이고 싶어; 타자를 멈춘 뒤에 검색; 검색창에서 서버를 너무 많이 불러; 연타 방지; 두 번 눌리는 문제; 잠깐 기다렸다 검색하기; 1초에 한 번만; 마지막 입력만 보내기
    timer:
    every second; every minute; clock on the screen; count down to zero; stopwatch; elapsed time; refresh regularly;
    check the server again and again;
    heartbeat; cron; repeating job; game tick; quiz time limit; workout interval; egg clock; remaining time;
    start, stop and reset; setInterval;
    keeps ticking after I left; ends by itself after ten rounds; show how long something takes; blinking;
    slideshow changes image automatically;
    매초 실행; 몇 분마다 확인; 남은 시간 표시; 시간이 흐르는 화면; 주기적으로 새로고침; 카운트다운 화면; 스톱워치; 반복 작업; 운동 시간 재기; 시간을 재고 싶다; 초 단위로 줄어드는 숫자
    retry:
    request sometimes fails, repeat it; try several times; bad connection; give it another chance; attempt again;
    exponential backoff; up to five attempts;
    server is busy; reconnect; resend; unstable internet; try again later automatically; how often should I repeat;
    after failing wait and repeat; second attempt;
    실패하면 다시 보내기; 세 번까지 시도; 연결이 불안정해; 재접속; 자동으로 재시도; 다시 시도 횟수; 서버가 바쁠 때; 간격을 늘려 가며 다시
    pagination:
    load more; next page; endless scroll; infinite scrolling; bottom of the list; twenty rows at a time; chunks;
    lazy list; reached the end;
    older messages when scrolling up; feed; same page is fetched twice; know when there is nothing more; cursor based;
    offset; batch of results; long list from a server in parts;
    더 보기; 다음 페이지; 무한 스크롤; 목록 끝에서 추가로 불러오기; 스무 개씩; 같은 페이지를 두 번 불러와; 끝에 도달했는지; 조금씩 나눠 받기; 스크롤하면 계속 나오는 목록
    form:
    registration; sign up; login screen with validation; next field on return; keyboard focus; @FocusState;
    mandatory fields; button disabled until valid;
    error under the input; email check; password must have eight characters; checkout page; edit profile fields;
    highlight the wrong field; which field is active;
    hide the keyboard; tab order; questionnaire; input rules; show which field is missing;
    focus the first field when the screen opens; several inputs and a save button;
    가입 화면; 다음 칸으로 이동; 커서를 옮기기; 필수 입력; 입력 오류 표시; 버튼 비활성화; 비밀번호 규칙; 키보드 숨기기; 여러 입력칸; 이메일 형식 검사; 프로필 수정 화면; 입력 검증
    persistence:
    still there after restart; survive closing the app; save to disk; settings storage; remember me; last opened tab;
    keep a draft; json on disk;
    everything is lost when I quit; UserDefaults; database; store the todo list permanently; offline;
    load at start what was saved; sqlite; core data; cloud; keychain token;
    preferences; data is gone the next day; keep the high score; write when something changes;
    where do user preferences go; cookies;
    앱을 껐다 켜도 남아 있게; 설정을 저장; 디스크에 저장; 마지막으로 본 탭 기억; 종료하면 사라져; 최고 점수 보관; 토큰 저장; 자동 로그인; 임시 저장; 영구 저장; 다시 실행해도 그대로; 로컬에 저장
    delegate actions:
    child says it is done; tell the list that something was saved; inform the screen before; report the chosen item;
    result of a picker screen; return data from a modal;
    notify the owner; callback; completion of a child; event upward; parent should react when the child finishes;
    pass the selection back; the editor was saved, update the overview;
    login succeeded, switch the root; child requests deletion; delegate pattern; protocol delegate replacement;
    on finish handler; listen to a child's outcome;
    자식이 끝났다고 알리기; 저장됐다고 이전 화면에 전하기; 선택한 항목을 돌려주기; 결과를 부모에게; 콜백처럼; 로그인 성공을 부모에게 알려; 삭제를 부모에게 요청; 모달에서 값 받아 오기;
    부모가 알아야 할 일
    sharing logic:
    duplicate code in several cases; same steps twice; write it once; helper function;
    call the same thing from two buttons; repeat myself; common part;
    don't repeat yourself; should one action trigger another to share code; extract the shared steps;
    several cases do the same; function that mutates state and returns an effect;
    pull to refresh and first load do the same; identical lines; one routine for many events;
    is sending an extra action only for code reuse ok;
    같은 코드가 반복돼; 중복된 코드 정리; 공통 부분을 함수로; 두 버튼이 같은 일을 해; 한 번만 쓰고 싶다; 액션을 또 보내서 재사용해도 돼; 똑같은 줄이 여러 케이스에; 로직 재사용
    subscription:
    live updates; keep listening; messages arrive one by one; chat; socket; stream; notifications from the system;
    push from the server; sensor data; gps position;
    bluetooth; follow changes of a database; observe something as long as the screen is visible; for await;
    AsyncStream; Combine publisher; listener; continuous events;
    stop listening when leaving; real time prices; stock ticker from a server; network reachability; keyboard events;
    never-ending effect; event source; playback progress;
    실시간으로 받기; 계속 듣고 있기; 채팅 메시지; 위치가 바뀔 때마다; 소켓 연결; 스트림; 알림을 수신; 화면이 보이는 동안 구독; 구독을 끊으려면; 센서 값; 실시간 시세; 퍼블리셔 연결;
    끝나지 않는 작업
    deep links:
    open the app at a given screen; url opens a product; link in a mail; tap on a notification; from a widget;
    custom scheme; qr code opens a page;
    start several levels deep; restore where the user was; jump straight to; share link; shortcut on the home screen;
    route from a url; parse the link; siri shortcut;
    open the right tab and detail; app launched by a link; spotlight; handle incoming urls; password reset mail;
    링크로 특정 화면 열기; 알림을 누르면 그 화면으로; 위젯을 누르면; 주소로 앱 열기; 바로 상세 화면; 메일의 링크; 여러 단계 안쪽 화면으로; 유니버설 링크; 큐알 코드로 화면 열기; 푸시를 탭하면 이동
    effect errors:
    request failed, what now; show a message when the download goes wrong; catch; throw; do try catch; error handling;
    offline message; server returns 404; decoding fails;
    failure case; Result; how does an error reach the state; await throws; nothing happens when it fails;
    errors are swallowed; no internet; display what went wrong; login failed message;
    handle exceptions; timeouts; catch: argument of run; invalid response; convert an error to a text;
    오류 처리; 실패했을 때 메시지; 예외를 잡으려면; 서버가 404를 줘; 인터넷이 없을 때; 에러를 상태로; 실패를 화면에 표시; try catch는 어디에; 요청이 실패하면 어떻게 돼;
    로그인 실패 메시지; 디코딩 실패
    parent and child:
    how do screens exchange data; ways to communicate; closure or action; upward and downward; siblings;
    who may change whose data; compare the possibilities;
    parent tells the child to refresh; trade-offs of delegate, observation and shared state;
    two features must cooperate; component communication; child reads a value of its parent;
    forward an event to another feature; talk to each other; neighbor feature; cross feature;
    what is the best way to pass data around;
    화면끼리 데이터 주고받기; 부모와 자식이 대화하는 방법; 형제 사이 전달; 어떤 방법이 제일 좋아; 위아래로 값 전달; 기능끼리 협력; 부모가 자식을 새로고침시키려면; 통신 방식 비교; 다른 기능에 알리려면
    on appear:
    when the screen opens; first load; load once; viewDidLoad; viewWillAppear; onAppear; .task; initial fetch;
    start of a screen; runs twice; called again after coming back;
    useEffect; componentDidMount; initState; loading at the beginning; request is sent every time I visit;
    screen becomes visible; only the first time; refresh when returning;
    fetch when a tab is selected; app becomes active; leave the screen; onDisappear; entry point of a view;
    화면이 열릴 때; 처음에 한 번만 불러오기; 화면에 들어올 때마다 실행돼; 두 번 호출돼; 첫 로딩; 화면이 나타나면; 다시 돌아오면 또 호출; onAppear 어디에 써; 최초 진입 시;
    화면이 사라질 때; 탭을 고르면 로드
    on change:
    when a value changes do something; watch a field; didSet; react to a modified property; filter changed, reload;
    recompute; sort order changed; derived total;
    if the selection is different; listen to one property; triggered by a change; after the text has changed;
    whenever the setting is switched; detect a change;
    old and new value; computed from another field; auto save on change; quantity changes the price;
    validate when a field changes; follow-up of a change;
    값이 바뀔 때 무언가 하기; 필드를 지켜보기; 필터가 바뀌면 다시 불러오기; 변경을 감지; 수량이 바뀌면 가격도; 선택이 달라지면; didSet처럼; 바뀔 때마다 자동 저장; 이전 값과 비교;
    설정이 변하면 실행
    type checking:
    compiler is slow; too complex; body does not compile in time; xcode takes minutes; long build;
    unable to type check; expression is too long; break it up;
    syntax highlighting stops; code completion is dead in the body; spinning in xcode; many operators in one chain;
    split a long chain; compile times exploded; build got slow after adding children;
    컴파일이 너무 느려; 표현식이 복잡하대; 빌드가 몇 분씩 걸려; 자동 완성이 죽었어; 긴 체인 나누기; 타입 검사 시간 초과; body가 컴파일되지 않고 멈춰; 엑스코드가 계속 돌아
    concurrency:
    swift 6; sendable; actor; main actor; data race; isolation; nonisolated; thread safe; inout captured;
    escaping closure captures state; strict checking;
    global variable is not safe; static var warning; sending risks; upgrade the language mode; main thread;
    background queue; sendable closure; crossing actors; async context;
    errors after switching the language version; shared mutable state; preconcurrency; default actor isolation;
    use a view controller from an effect; capture state in run;
    스위프트 6 오류; 센더블; 메인 액터; 데이터 레이스; 스레드 안전; 격리 오류; state를 클로저에서 캡처; inout 캡처 오류; 언어 모드를 올렸더니 오류; 동시성 검사; 메인 스레드에서 실행;
    전역 변수가 안전하지 않대
    performance:
    slow; laggy; stutter; frames; sluggish; freezes while typing; heavy; cpu at 100 percent; battery; many updates;
    is it fast enough; overhead; thousands of rows;
    scrolling is not smooth; measure; profile; whole list is rendered again; too many redraws; hot phone;
    drag gesture is jerky; animation hangs; benchmark; optimize;
    does it scale; app got slower with each feature; render count; what costs time;
    expensive computation on the main thread; speed up;
    느려; 버벅거려; 렉이 걸려; 프레임이 떨어져; 스크롤이 부드럽지 않아; 배터리 소모; 최적화; 얼마나 빠른가; 행이 많으면 느려; 타이핑이 밀려; 다시 그리는 횟수; 무거운 계산; 핸드폰이 뜨거워져;
    성능을 재려면
    memory and references:
    leak; memory goes up; never freed; object in the model; class instead of struct; reference type; deinit;
    retain cycle; crash because of a big struct; stack overflow;
    nsobject in state; image in state; manager object; still alive after closing; weak self; out of memory;
    copies of large values; EXC_BAD_ACCESS; allocations; undo with objects;
    can State hold an instance of a class; AVPlayer in the state; recursive state; boxed value;
    instruments shows leaks; changes of an object are not seen;
    메모리가 계속 늘어; 해제가 안 돼; 누수; 클래스를 넣어도 돼; 객체를 보관; 순환 참조; 스택이 넘쳐; 구조체가 너무 커; 닫았는데 살아 있어; 이미지를 상태에; weak self 필요해;
    플레이어 객체를 어디에
    migration:
    old code; outdated tutorial; deprecated; upgrade; convert; modernize; rewrite; new version; rename; what changed;
    legacy; from 0.x to 1.x; breaking; compile errors after update;
    IfLetStore; ForEachStore; SwitchStore; ReducerProtocol; AnyReducer; pullback; Environment; TaskResult; EffectTask;
    sample code from a book does not compile; course from 2022;
    step by step update; which parts first; old and new style side by side; replace view stores;
    how is this written now; package update broke everything; stackoverflow answer is old;
    예전 코드; 오래된 강의; 업그레이드; 새 버전에 맞추기; 더 이상 사용되지 않음; 바뀐 점; 옛날 문법; 최신 문법; 업데이트했더니 깨졌어; 단계별로 바꾸기; 책의 예제가 안 돼; 지금은 어떻게 써;
    구버전에서 옮기기
    TCA 2:
    version 2; 2.0; next generation; future of the library; roadmap; beta; when is it released;
    what will change in the next version; should I wait; successor; upcoming major version;
    버전 2; 다음 버전; 2.0은 언제 나와; 베타; 앞으로 뭐가 바뀌나; 기다려야 하나; 차기 버전; 로드맵
    perception:
    ios 16; ios 15; old systems; minimum target; back-deploy; WithPerceptionTracking; perceptible; purple warning;
    not being tracked; wrapper view for old devices; @Perception.Bindable;
    users with old iphones; support older systems; tracking in a closure; GeometryReader;
    ForEach content is not tracked; does observation work before 17; macos 13;
    아이오에스 16 지원; 옛날 기기; 보라색 경고; 추적되지 않음; 구형 아이폰; 최소 버전; 감싸는 뷰; 17 이전; 퍼셉션
    test failures:
    my test is red; fails on ci; unexpected action; left over effect; still running; in flight; expected a change;
    no change occurred; does not match; must receive; skip;
    forgot an assertion; diff with plus and minus; not asserted; never received; flaky; test hangs; times out;
    message of the test store; what does this failure mean; unhandled actions at the end; teststore error;
    테스트가 빨간색; 예상 못 한 액션; 끝나지 않은 이펙트; 일치하지 않음; 변화가 없대; 받지 못했대; 실패 메시지의 뜻; 테스트가 멈춰; 가끔 실패해; 남은 액션; 검증을 빠뜨렸대; CI에서만 실패
    conformance:
    does not conform; equatable; hashable; protocol requirement; type mismatch; cannot convert; generic parameter;
    inferred; requires that; associated type State; missing body;
    instance method requires; ambiguous type; any Error is not equatable; closure property not comparable;
    some ReducerOf<Self>; wrong return type; missing State or Action; R could not be determined;
    프로토콜을 따르지 않는대; 이퀘터블; 타입이 안 맞아; 변환할 수 없대; 제네릭을 추론하지 못해; 요구 사항을 만족하지 않아; 반환 타입이 틀렸대; 리듀서 프로토콜 준수 오류
    compiler messages:
    red error in xcode; not found in scope; unresolved identifier; no member; not exhaustive; add missing cases;
    no such module; cannot find type; missing return; unused; deprecated warning;
    immutable; let constant; cannot assign; extra argument; missing argument label; async call in a sync function;
    try is missing; linker; undefined symbol; target version; ambiguous; what does the compiler want;
    result builder error; overlapping access; package cannot be resolved; import missing; is only available in;
    build error that I do not understand;
    빨간 오류; 스코프에서 찾을 수 없음; 멤버가 없음; 케이스를 모두 처리하라고; 모듈을 찾을 수 없음; 반환값이 없대; 빌드가 안 돼; 컴파일 에러; 링크 오류; 상수라서 못 바꾼대; 인자가 빠졌대;
    무슨 오류인지 모르겠어
    """
}
