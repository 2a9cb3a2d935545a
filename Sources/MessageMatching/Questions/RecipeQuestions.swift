/// Questions that the recipes answer.
enum RecipeQuestions {
  static let text = """
    debounce:
    search as you type; wait for a pause in the input; request for every letter; too many searches;
    do not call the api on each key press; throttle a button; user taps too fast; double tap;
    ignore repeated taps; limit how often something runs; send the query half a second later;
    live search field; pause before the search begins; suggestions while typing; only the last input counts; autosave after editing;
    rate limit; cancel the previous search when text changes; slider fires too many events;
    타이핑이 멈추면 검색; 입력할 때마다 호출돼요; 요청이 너무 많아요; 버튼을 빠르게 여러 번 눌러요; 자동 완성;
    연속 입력 중 마지막만; 검색어 입력 지연; 중복 탭 막기; 쓰로틀 적용; 글자마다 API 호출
    timer:
    count down; count up each second; repeat every minute; poll a server; tick; clock.timer;
    stop the timer; timer runs twice; pause and resume; refresh periodically; at regular intervals;
    Timer.publish replacement; game loop; update the elapsed time; metronome; auto refresh;
    reload the data every few seconds; alarm after a time; stopwatch keeps running; do it each n seconds;
    타이머 시작과 정지; 일정 간격으로 실행; 카운트다운; 매초 갱신; 주기적으로 서버 확인; 스톱워치 만들기;
    타이머가 두 번 돌아요; 몇 분마다 반복; 자동 새로고침; 일시 정지
    retry:
    try again after a failure; repeat the request; several attempts; exponential delay; give up;
    unreliable network; wait longer between attempts; maximum number of attempts; flaky connection;
    automatically repeat a failed download; retry button; reconnect after an error; backoff strategy;
    server answers 503 so ask again; second chance for a request;
    실패하면 다시 요청; 몇 번까지 시도; 점점 길게 기다리기; 재시도 횟수 제한; 네트워크가 불안정해요;
    자동으로 다시 시도; 연결이 끊기면 다시; 백오프
    pagination:
    endless list; load the next page; more rows at the bottom; last row appears; offset and limit;
    load data in chunks; infinite feed; fetch additional items while scrolling; end of the list;
    cursor of the next page; show a spinner at the bottom; the page is requested twice; page by page;
    how do I know that everything is loaded; lazy loading of a list; next batch of results;
    다음 페이지 불러오기; 끝까지 스크롤하면 더 로드; 무한 목록; 나눠서 불러오기; 마지막 행이 보이면;
    더 이상 없는지 확인; 추가 데이터 로드; 페이지 단위
    form:
    validate input; focus the next field; first responder; keyboard return key; enable the send button;
    error below a text field; login form; sign up screen; check an email address; required fields;
    @FocusState and the state; move the cursor; hide the keyboard; which text field is active;
    invalid input message; several text fields with next button; settings form; password rules;
    입력값 검증; 다음 입력창으로 커서 이동; 가입 화면; 키보드 내리기; 필수 항목; 이메일 검사; 로그인 폼;
    포커스 이동; 제출 버튼 활성화; 잘못된 입력 표시
    persistence:
    save between launches; store data on the device; keep after closing the app; UserDefaults; JSON file;
    write to disk; settings lost after restart; restore the state at launch; Core Data; SwiftData; SQLite;
    database; cache on disk; remember a choice; data disappears when the app is killed; load saved data;
    app storage in a reducer; offline data; save a draft; keychain; reopen the app where I left it;
    앱을 닫아도 유지; 설정 저장; 파일로 저장; 다음 실행 때 복원; 데이터베이스 사용; 재시작하면 초기화돼요;
    기기에 데이터 저장; 코어 데이터; 마지막 선택 기억; 앱을 꺼도 남는 데이터; 유저디폴트에 저장
    delegate actions:
    child informs its parent; tell the parent something happened; case delegate; report a result;
    parent reacts to a child; child finished; callback closure to the parent; outcome of a sheet;
    pass the result of a modal back; bubble up an event; send to the parent; child asks parent to delete;
    notify the list about a deletion; which child actions may the parent handle; return a value on close;
    자식이 부모에게 보고; 결과를 부모로 돌려주기; 완료를 알리기; 부모가 반응; 시트의 결과 받기; 콜백 대신;
    삭제를 목록에 알리기; 위임 액션 사용; 자식이 끝났다고 알려요
    sharing logic:
    same code in two actions; avoid repetition; helper method in a reducer; call another case;
    send an action just to reuse its code; common function for several cases; extract a method;
    several buttons do the same; refactor duplicated steps; private func with inout state;
    reuse a piece of a reducer; is it bad to return .send from a reducer; DRY;
    두 액션에 같은 코드; 공통 함수로 빼기; 중복 제거; 다른 액션을 보내서 코드 재사용; 여러 버튼이 같은 일을;
    헬퍼 메서드; 리듀서에서 코드 공유; 반복되는 코드
    subscription:
    listen to changes; long-running effect; async sequence; for await loop; websocket messages; push events;
    NotificationCenter; location updates; bluetooth events; Combine publisher; stay connected; sockets;
    database observation; Firebase listener; keyboard notifications; server-sent events; chat messages;
    observe a value of a client; stream of values; subscription ends when the screen closes;
    unsubscribe; receive events continuously; reachability changes; motion sensor; battery level;
    변경을 계속 받기; 웹소켓 연결; 위치 업데이트; 장기 실행 이펙트; 알림 센터; 실시간 데이터; 스트림 구독;
    퍼블리셔를 이펙트로; 구독 해제; 서버 이벤트 수신; 채팅 메시지 받기
    deep links:
    open a url; universal links; start in a certain screen; restore navigation; push notification opens;
    jump to a nested screen; launch directly into a detail; start the app at another screen; onOpenURL; link into the app; build the navigation state by hand;
    widget opens a detail; handoff; notification tap leads to a screen; open several screens at once;
    state for a screen deep in the app; custom url scheme; parse a url into a route; spotlight result;
    URL로 특정 화면 열기; 알림을 탭하면 이동; 여러 단계 화면을 한 번에; 유니버설 링크; 위젯에서 열기;
    깊은 화면으로 바로 이동; 링크로 앱 실행; URL 스킴
    effect errors:
    request fails; do catch in .run; handle thrown errors; show the user what went wrong; Result in an action;
    error state; TaskResult; catch closure; http error; server returns an error; decoding error; throwing;
    network is down; timeout of a request; error handling; failure action; distinguish error kinds;
    ignore cancellation errors; try await in run; display error text; what if the api throws;
    오류를 사용자에게; 요청 실패 처리; 에러를 잡으려면; 서버가 오류를 반환; Result를 액션에; 네트워크 오류;
    예외 처리; 실패 메시지 표시; 타임아웃; 던진 오류는 어디로
    parent and child:
    options for child parent communication; closure, delegate or shared state; row talks to its list;
    parent sends an action to a child; data from the parent to the child; which direction;
    siblings communicate; two children exchange data; should the parent look at child actions;
    compare delegate and onChange; communication between features; how features talk to each other;
    sibling features; interact with another feature; parent listens to child; child needs data from its parent;
    부모와 자식 통신 방법 비교; 형제 기능끼리; 부모가 자식에게 전달; 기능 사이의 소통; 자식에서 부모로 값 전달;
    어떤 방식이 좋은가요 위임 또는 공유; 데이터 주고받기
    on appear:
    load when the screen opens; onAppear; .task modifier; first time only; runs again when I return;
    view appears twice; initial load; viewDidLoad; fetch data at start of a screen; screen becomes visible;
    called each time the tab is shown; start a subscription when a view appears; onDisappear;
    reload on every visit; do something once at launch; app enters the foreground; lifecycle of a view;
    화면이 보일 때 불러오기; 처음 한 번만; onAppear가 여러 번; 탭에 돌아올 때마다 실행돼요; 첫 로딩; 화면 시작 시;
    뷰가 나타나면 요청; task와 onAppear 차이; 화면 수명 주기
    on change:
    observe a field; react when a property is changed; didSet; recompute a total; after any action changed it;
    side effect of a changed value; onChange(of:); whenever the selection changes; derived value;
    run logic if a field is different; save whenever something changes; compare old and new value;
    keep a sum up to date; field depends on another field; watch a property;
    값이 바뀌면 실행; 필드 변화 감지; 합계를 다시 계산; 이전 값과 새 값 비교; 선택이 바뀌면; 프로퍼티 감시;
    다른 필드에 따라 갱신; 변경될 때마다 저장
    type checking:
    compiler takes too long; expression too complex; reasonable time; break up the body; slow builds;
    build time of reducers; long chain of ifLet; Xcode is stuck compiling; indexing forever;
    autocomplete does not work in body; split the body for the compiler; compile time of a big reducer;
    too complex to be solved; type inference is slow; compiler gives up; editor hangs on reducer;
    컴파일 시간이 길어요; 표현식이 너무 복잡; 본문을 나누기; 빌드가 느려요; 타입 추론이 오래; 긴 ifLet 체인;
    자동 완성이 안 돼요; 컴파일러가 포기
    concurrency:
    Swift 6 mode; strict concurrency; data race; not Sendable; main actor isolation; actor isolated;
    nonisolated; capture of state in a closure; sendable closure; @MainActor reducer; global actor;
    default isolation; call main actor code from an effect; capture inout; warnings about concurrency;
    thread safety; background thread; upgrade to Swift 6; concurrency errors in a client; async let races;
    runs on which thread; actor in a dependency; non-Sendable type; approachable concurrency;
    Swift 6 오류; 데이터 경쟁; Sendable이 아니래요; 메인 액터 격리; 엄격한 동시성 검사; 클로저에서 state 캡처;
    어느 스레드에서 실행; 동시성 경고; 액터 격리 오류; 기본 격리
    performance:
    scrolling stutters; drops frames; high cpu; too many renders; slow list; large lists;
    actions sent very often; cost of an action; profile; measure; instruments; main thread is busy;
    hot path; app feels slow; animation is not smooth; high frequency updates; heavy work in a reducer;
    gesture updates are slow; how fast is the store; which action takes long; overhead per action;
    thousand rows; jank; many actions per second; sixty frames per second; actions fifty times a second;
    whole screen is drawn again at each tick; body of a view is evaluated too often; typing lags; battery drain;
    스크롤이 끊겨요; 화면이 자주 다시 그려져요; CPU 사용량; 느린 목록; 성능 측정; 액션 비용; 애니메이션이 버벅;
    프레임 저하; 무거운 계산; 앱이 느려졌어요; 너무 많은 렌더링
    memory and references:
    memory grows; not deallocated; feature remains in memory after it was closed or popped; retain cycle; leak; object stays alive; class in state; deinit not called;
    large struct on the stack; stack overflow; bad access; reference semantics; ObservableObject in state;
    view model class; store lives after dismissal; copy of a class; undo does not work with a class;
    too deep nesting of state; memory usage; crash with many children; weak references; indirect state;
    actor or object in State; value types versus classes;
    메모리가 늘어나요; 해제되지 않아요; 순환 참조; 클래스를 상태에; 스택 오버플로; 참조 타입; 메모리 사용량;
    스토어가 남아 있어요; 상태가 너무 커서 크래시; deinit이 불리지 않아요; 객체를 상태에 넣기
    migration:
    old tutorial; Environment; pullback; ReducerProtocol; EffectTask; WithViewStore to observable;
    update to 1.0; new syntax; deprecated api; how is it spelled today; older version; which version;
    convert old code; warnings after upgrading; renamed; replacement for IfLetStore; AnyReducer;
    code from a blog does not compile; sample from 2021; breaking changes; from an early version; migration guide;
    replace ForEachStore; move to observable state; from view stores to observed fields; replace WithViewStore;
    changes in the latest release; adopt the macro;
    예전 튜토리얼; 구버전 코드; 새 문법으로; 지원 중단 경고; 업데이트 후 경고; pullback은 이제; 버전 올리기;
    블로그 예제가 컴파일 안 돼요; 최신 버전으로 바꾸기; ReducerProtocol을 바꾸려면
    TCA 2:
    next major version; 2.0 release date; beta of version two; new architecture version; ComposableArchitecture2;
    will my code work in 2; what is new in version 2; wait for 2 or start with 1; major release;
    버전 2는 언제; 2.0 지원하나요; 다음 메이저 버전; 2의 새로운 점; 베타 버전 사용
    perception:
    iOS 16 and older; WithPerceptionTracking; perceptible state; not tracked; wrap the view; iOS 15;
    before iOS 17; backport of observation; deployment target below 17; access without tracking warning;
    lazy closure needs a wrapper; purple warning about perception; GeometryReader and tracking;
    iOS 16 이하 지원; 추적되지 않는다는 경고; WithPerceptionTracking이 필요한가요; 보라색 경고; 이전 iOS에서 관찰;
    iOS 15 지원; 뷰를 감싸야 하나요
    test failures:
    test fails; unexpected action received; action not asserted; effect still running at the end;
    state does not match; expected change did not occur; unhandled received action; must receive;
    test says effects in flight; test reports a difference; forgot to receive; no action received;
    unfinished effects; skipped actions; how do I read the diff of a failed test; my assertion fails;
    the test store complains; timed out waiting for an action; did not finish;
    테스트가 실패해요; 예상하지 못한 액션; 이펙트가 끝나지 않았대요; 상태가 일치하지 않아요; 받지 않은 액션;
    테스트 오류 메시지; 검증하지 않은 액션; 아직 실행 중인 이펙트; 기대한 변경이 없어요
    conformance:
    does not conform to protocol; Equatable missing; not Equatable because of a closure; requires that;
    generic parameter could not be inferred; cannot convert value; State must conform; Hashable error;
    does my state need to be Equatable because the compiler says so; associated type; Action not Equatable;
    프로토콜을 준수하지 않는대요; Equatable 오류; 제네릭 추론 실패; 타입을 변환할 수 없대요; 준수 오류
    compiler messages:
    cannot find in scope; has no member; switch must be exhaustive; ambiguous use; no such module;
    missing argument; unused result; compiler error in my feature; what does this error of swift mean;
    찾을 수 없다는 컴파일 오류; 멤버가 없대요; 모듈이 없대요; 컴파일러 오류 의미
    """
}
