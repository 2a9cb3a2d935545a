/// Questions about recipes of people who know other frameworks, or only what they see: with their vocabulary, typos, and half sentences.
enum NewcomerRecipeQuestions {
  static let text = #"""
    debounce:
    rxjs debounceTime; Combine .debounce in a reducer; _.throttle; fire the search 300 ms after the last character;
    search box hits the network too often; api is spammed while typing; wait a moment before reacting to text;
    old results overwrite newer ones in the search; instant search without hammering the server; user hammers the like button;
    ignore a second tap within a second; autocomplete; only react to the final value of a slider; debouce; throtle; rate limiting;
    search suggestions lag behind and flicker; collect fast events into one; Task.sleep before the request and cancel; type ahead;
    idle for half a second then save; do not call on every keystroke; cancel previous search request when the query changes;
    query text changes too quickly; 타자 칠 때마다 서버에 가요; 0.3초 뒤에 검색 요청; 자동완성 요청 줄이기; 좋아요 버튼 연타;
    마지막 글자 이후에만 호출; 슬라이더를 놓았을 때만; 검색 결과가 뒤죽박죽; 너무 자주 호출되는 API; 두 번 탭 무시;
    잠깐 멈추면 저장; 입력 멈춤 감지; 디바운싱; 검색어를 다 칠 때까지
    timer:
    Timer.scheduledTimer equivalent; for await _ in clock.timer(interval:); setInterval in TCA; count seconds; egg timer;
    clock that ticks; ticker; every 10 s; refresh prices each minute; run code repeatedly; stop ticking when the screen is closed;
    pause button for the seconds counter; carousel that moves on its own; countdwon; remaining seconds until the code expires;
    periodic job; cron like; polling; ping the backend all the time; animation step each frame;
    two timers run at once after pressing start again; timer does not stop; tmier; restart the countdown; cancel the ticking;
    elapsed workout time; how do I build a stopwatch; resend code in 30 seconds label; do X every Y; heartbeat message;
    십 초마다 실행; 뽀모도로; 인증번호 남은 시간; 주기적으로 서버에 물어보기; 시작 버튼을 다시 누르면 두 배로 빨라짐;
    초를 세는 화면; 자동으로 넘어가는 배너; 반복 실행을 멈추고 싶어; 매 분 가격 갱신; 폴링; 스톱워치 초기화; 일정 시간마다;
    타이머가 화면을 나가도 돌아; 시간 재기; setInterval 같은 것
    retry:
    try 3 times; exponential back-off with jitter; request failed, do it again; resilient networking; automatic second attempt;
    flaky server; reattempt upload; when offline try again later; stop after five failures; wait 1, 2, 4 seconds between calls;
    repeat until it succeeds; retri; connection dropped, reconnect; button "try again"; server returns 500 sometimes;
    how many times should I resend; give up after n; Combine .retry(3) equivalent; redo the failed call;
    polite repetition of a call; 세 번 재시도; 실패했을 때 자동으로 또 보내기; 1초 2초 4초 기다리며; 서버가 가끔 500을 줘요;
    될 때까지 반복; 몇 번 실패하면 포기; 다시 시도 버튼; 업로드 재시도; 리트라이; 오프라인이면 나중에 다시; 연결 끊겼을 때 재연결;
    지수 백오프
    pagination:
    LazyVStack load more; infinite list; next cursor; page=2; list of 10000 items from the server in parts;
    append results at the end; onAppear of the last cell; loading spinner at the end of the feed; RecyclerView paging equivalent;
    scroll down and more comes; twenty at a time; hasMore flag; duplicates when loading next page; pagniation; load older messages;
    lazily fetch; when do I ask for further results; total count and offset; endless news feed; the last page; reached end;
    pull more posts; batch loading; incremental loading of a table; 스무 개씩 불러오기; 맨 아래로 내리면 다음 것; 더 보기 버튼;
    커서 기반; 마지막 셀이 나타날 때; 피드를 끝없이; 다음 페이지가 중복으로; 옛날 메시지 더 불러오기; 나누어 받기; hasMore;
    페이징 처리; 리스트 끝 감지; 무한스크롤
    form:
    @FocusState with a reducer; go to next field on return; show red text under an invalid email; sign up form;
    login screen with two fields; submit disabled; validation rules for input; required field; keyboard won't go away;
    autofocus the first field; becomeFirstResponder; onSubmit; which textfield is active; formik;
    form with many fields and an error per field; check passwords match; checkout address entry; cursor into the second box;
    inputs with validation; focuss; error shown only after the field was left; enable button if all valid; credit card entry;
    dismiss the keyboard on tap; forn validation; 다음 칸으로 포커스; 로그인 화면 만들기; 비밀번호 확인이 일치하는지;
    이메일이 잘못되면 빨간 글씨; 키보드가 안 내려가; 첫 칸에 자동 포커스; 빈 칸이 있으면 버튼 비활성화; 회원가입 양식;
    주소 입력 폼; 리턴 키를 누르면; 어느 칸이 활성인지; 폼 검증; FocusState 연동; 카드 번호 입력
    persistence:
    keep data after force quit; NSUserDefaults; localStorage; save my list; write json; where do I save; load at launch;
    core data with tca; swiftdata with a reducer; sqlite / GRDB; state restoration; remember last tab; data is gone after restart;
    save the high score; offline cache; persist login; redux-persist equivalent; saving to disk each time something changes;
    read a file at start; documents folder; presist; user preferences; shared preferences; cookie; survive app termination;
    store token securely; draft is lost; autosave; settings reset each time I run the app; save in iCloud; encode State as JSON;
    앱을 강제 종료해도 남게; 최고 점수 저장; 마지막 탭을 기억; 실행할 때 파일 읽기; 스위프트데이터; 재시작하니 설정이 초기화;
    코어데이터를 같이; 오프라인 캐시; JSON으로 저장하고 불러오기; 로그인 상태 유지; UserDefaults에 쓰기; 껐다 켜도 그대로;
    디스크에 쓰기; 데이터가 날아가요
    delegate actions:
    child tells parent it is done; emit event to the parent as in Vue; onSave closure replacement;
    protocol delegate pattern in TCA; case delegate(Delegate); return picked photo to the screen that opened the picker;
    inform list about deleted item; child to parent message; output of a child; sheet result; ouput port; coordinator delegate;
    parent should react when login succeeded in child; deleagte; completion callback of a modal;
    parent should not know the internals of the child; the child can't remove itself from the list; pass chosen value upwards;
    send up; how to bubble; listen in parent to a finished child; public actions of a feature; 부모한테 끝났다고 알리기;
    고른 사진을 돌려주기; 클로저 콜백 대신 뭘 쓰지; Vue의 emit 같은 것; 시트에서 저장한 값을 받기; 부모가 삭제해 줘야 하는 행;
    자식의 출력; 위로 이벤트 올리기; 로그인 성공을 상위에서 알아야; 델리게이트 패턴; 결과 콜백; 자식 내부를 몰라도 되게
    sharing logic:
    two buttons same code; return .send(.reload) bad?; helper function on the reducer;
    private func load(state: inout State) -> Effect; DRY in a switch; code duplication between cases;
    call one action from another action; reuse of a block; common steps; extract function;
    same thing after pull to refresh and on appear; how do I call a method from a case; fallthrough in switch;
    dispatch action from reducer only to reuse; same code in two features; mixin; base class for reducers;
    repeated lines in several cases; sharing code between features; shared helpers; reusable logic; sub-routine;
    several actions should do the same thing; 같은 코드를 세 군데에; 함수로 빼는 방법; 액션에서 다른 액션 부르기;
    새로고침 버튼과 당겨서 새로고침이 같은 일을; 헬퍼 함수 위치; 중복 코드; .send로 재사용하면 안 좋나요; 두 기능이 같은 로직;
    케이스 두 개를 한 번에; 베이스 클래스처럼; 반복되는 줄 정리; 공통 단계
    subscription:
    listen to NotificationCenter; websocket feed; live updates from firestore; CLLocationManager updates;
    Combine publisher into action; for await value in stream; SSE; observe database changes; Reachability; keyboard will show;
    long running observation; GPS; receive push messages in app; real-time chat; AsyncStream from a delegate;
    useEffect subscription cleanup; Sub in Elm; observe something as long as the view is there; unsubsribe; infinite sequence;
    sink and store in cancellables replacement; app went to background notification; heart rate sensor;
    multiple values from one effect; continuous stream; stock ticker; subscribtion; emits several values over time;
    publisher to effect; timer-less stream; react to system events; battery state; 실시간 업데이트; 파이어스토어 리스너;
    GPS 좌표를 계속; 노티피케이션센터; 퍼블리셔를 받아서 액션으로; 채팅 실시간; 화면이 있는 동안만 듣기; 소켓 연결 유지;
    구독을 끊는 법; 여러 값을 내보내는 이펙트; AsyncStream 사용; 주가가 계속 바뀜; 앱이 백그라운드로 갈 때 알림; 블루투스;
    네트워크 상태 감시; 이벤트 듣기; Sub에 해당하는 것
    deep links:
    myapp://product/42; open the app on a certain page; from a push notification to a screen; QR code opens item; widget tap;
    NSUserActivity; how do I build the path for a link; start with three screens pushed; associated domains; shortcut item;
    route from URL; launch into the settings sheet; initial navigation state; jump straight into a nested view; deeplnk;
    email link opens app; shared link; scene(_:openURLContexts:); siri shortcut opens a screen; navigate via url; url routing;
    preview a deep screen; open chat from a notification; magic link login; 링크를 누르면 상품 화면으로; 푸시 눌러서 채팅방;
    QR 코드로 열기; onOpenURL 처리; 앱을 특정 화면에서 시작; 경로를 미리 채워서 시작; 메일 링크; URL 파싱해서 이동;
    스킴으로 앱 열기; 세 화면이 이미 쌓인 상태로; 알림에서 바로 이동; 딥 링크; 유니버설링크; 바로가기 메뉴
    effect errors:
    try await throws, what now; catch in .run; show an error message if it fails; Result<User, Error> in an action;
    promise rejection; http 404 handling; .run { } catch: { error, send in }; how do I surface errors; error banner;
    decoding failed; user sees nothing when the call fails; eror handling; where does the thrown error go; api returned error;
    state.errorMessage; request unsuccessful; try? or do catch; distinguish no network from bad password;
    Action with any Error is not Equatable; fetch failed; crash when request throws?; global error handler; onError;
    log errors to sentry; turn exception into state; 인터넷이 안 될 때; 404 처리; throw된 걸 어디서 잡아;
    실패했을 때 문구 보여 주기; 에러 배너; 요청이 실패해도 아무 반응이 없음; Result로 넘기기; 예외를 상태로;
    비밀번호 틀림과 네트워크 오류 구분; 에러 핸들링; 응답 코드가 400이면; try await 실패; 로딩 실패 화면; 오류가 나면
    parent and child:
    parent to child call; how can a parent trigger something in the child; communication patterns;
    child → parent, parent → child, sibling → sibling; two features side by side need each other's data; pass values down;
    should parent mutate child state directly; best way to connect siblings; which is better: delegate or shared;
    child reads parent state; let a tab tell another tab; feature to feature messages; mediator; how do features interact;
    observe child action in parent or delegate action, comparison; parnt child; in the parent, case .child(.saveTapped) ok?;
    options for letting components talk; inter-feature communication; refresh the child from the parent; send to child;
    부모가 자식에게 시키기; 형제끼리 데이터 주고받기; 부모가 자식 상태를 직접 고쳐도 되나; 탭끼리 이야기하게; 기능 간 통신 방법들;
    위임이냐 공유냐; 이벤트 버스; 부모에서 자식 액션을 잡아도 되나; 자식이 부모 값을 읽으려면; 부모 자식 소통 방식 비교;
    피처 사이 메시지
    on appear:
    load when shown; onAppear fires again and again; useEffect with empty array; initState flutter; fetch once; data loads twice;
    first time the user opens the tab; request at screen start; onAppear is not called; runs each time I come back; screen entered;
    scenePhase active; did it load already flag; onapear; lazy load on display; kick off an effect when view is created;
    start observing on show; automatically load without a button; refresh when returning to the page; when view comes up;
    init vs onAppear; 화면 들어가면 자동으로 불러오기; viewWillAppear 같은 것; 로딩이 두 번 됨; 뒤로 왔다가 다시 오면 또 실행;
    최초 한 번만 요청; 버튼 없이 시작; 탭을 처음 열 때; useEffect 빈 배열; onAppear가 안 불려; 포그라운드로 돌아올 때;
    초기 데이터 로드; task 모디파이어; 화면 뜨자마자
    on change:
    whenever the filter changes reload; useEffect with dependencies; computed total; react to state change;
    .onChange(of: \.settings); didSet on a property; know that any action modified the query; keep derived data fresh;
    value changed → do something; KVO; old value new value; field A must follow field B; onchnage; recalculate;
    trigger on mutation; if a property differs after the action; detect when child changes a value; persist on every modification;
    computed automatically; run an effect if the selected item is different; monitor a field; combine latest of two fields;
    dependent fields; sum updates automatically; changed by whoever; 합계 자동 계산; 프로퍼티 옵저버; 어떤 액션이든 값이 바뀌면;
    이전 값과 새 값; 종속된 필드; watch 같은 기능; 자식이 바꾼 값을 감지; 선택이 달라질 때 이펙트; 값 변경을 지켜보기;
    수정될 때마다 저장; 바뀌면 반응; 수량이 바뀌면 금액도
    type checking:
    reasonable time error; body too long for the compiler; xcode slow; swift compiler stuck; break up; 20 ifLets;
    build takes 10 minutes; how to speed up compilation; code completion is dead inside Reduce; cpu at 100 while compiling;
    SourceKit hangs; large body; warn-long-function-bodies; type-chek;
    try breaking up the expression into distinct sub-expressions; "failed to produce diagnostic"; compile speed;
    xcode beachball in reducer; many forEach and Scope in one body; which line is slow to compile; view body compile time;
    indexing never ends; swift-frontend eats cpu; type inference overload; compilation stuck at one file; 컴파일러가 멈춰 있어;
    빌드가 십 분; 자동완성이 죽었어; 식을 나누라는데; 제한 시간 안에 타입 검사를 못 한대; body가 길면 느린가; 엑스코드가 느려;
    ifLet이 스무 개; 어느 줄이 컴파일이 느린지; 빌드 속도; 인덱싱이 안 끝나; 컴파일 시간 단축; 표현식 복잡
    concurrency:
    Sendable error; swift 6 migration errors; main actor-isolated cannot be referenced; static var liveValue not concurrency-safe;
    nonisolated(unsafe); captured var in concurrently-executing code; 'self' in sendable closure;
    strict concurrency checking complete; @MainActor on a view model client; isolated; make closure @Sendable;
    UIApplication from an effect; DispatchQueue.main; class isn't sendable; sending parameter;
    default actor isolation MainActor in Xcode 26; thread 1 purple warning; background thread publish; concurency;
    capture list [state]; cannot use inout in escaping closure; threading model; which thread does the reducer run on;
    region isolation; @unchecked Sendable ok?; @preconcurrency import; global var is not safe; deadlock; 센더블 오류;
    메인 액터에서만 부를 수 있대; nonisolated 붙이기; 스레드 문제; state를 run 안에서 쓰면 오류; static var가 안전하지 않대;
    스위프트 6으로 올리니 빨간 줄; 클로저가 Sendable이 아니라고; 액터 격리; 메인 스레드에서 실행하려면; inout 캡처;
    리듀서는 어느 스레드; 엑스코드 26 기본 메인액터; UIKit 함수를 이펙트에서
    performance:
    app lags; scroll janky; too many body evaluations; slow with 5000 rows; typing is slow; store.send cost;
    profile with instruments; fps drops; cpu usage high; sending an action per frame; drag gesture slow;
    views recomputed all the time; performance tips; is tca slower than vanilla; memoize; expensive computation in reducer;
    main thread hang; phone gets hot; slow animation; equatable diff cost; big state slow?; optimise; scoping overhead;
    high frequency actions; progress updates too often; preformance; startup time; list redraws completely; how do I measure;
    bottleneck; heavy sorting in reducer; observing too much; freezes for a second; 앱이 버벅여요; 행이 오천 개면 느려;
    드래그할 때 끊겨; 발열; 병목 찾기; 리듀서에서 정렬하면 느린가; 뷰 본문이 계속 불려; 너무 자주 보내는 액션; 인스트루먼츠로 측정;
    타이핑이 느림; 최적화 방법; 화면이 잠깐 멈춰; 상태가 크면 느린가; 배터리를 많이 먹어; 렌더링이 잦음; 목록이 통째로 다시;
    퍼포먼스; 그냥 SwiftUI보다 느린지
    memory and references:
    retain cycle with store; memory leak instruments; class inside of State; ObservableObject as a field;
    stack overflow EXC_BAD_ACCESS; memory footprint; weak self in .run needed?; child store never freed;
    UIImage in state uses lots of memory; AVPlayer in state; changes of an object are not detected; big struct copies;
    indirect enum; deeply nested features crash on device; ram rises with each push; NSManagedObject in State; weak;
    leaking effects; zombie; thread stack size; is an actor allowed in State; equality of class instances; leaked store; memroy;
    recursion of state; @Model object in state; store held by closure; 스토어가 해제가 안 됨; weak self를 써야 하나;
    클래스 인스턴스를 들고 있어요; 푸시할 때마다 램이 늘어; 스택 오버플로 크래시; AVPlayer를 State에; deinit이 안 불려;
    이미지 때문에 메모리; 객체의 변경이 감지 안 됨; 순환 참조가 생기나; 참조형; 관리 객체를 상태에; 깊은 중첩에서 죽어; 누수 찾기;
    ObservableObject를 필드로; 메모리 계속 증가
    migration:
    upgrade from 0.x; how do I update old TCA; Environment struct gone; pullback gone; ReducerProtocol → Reducer;
    IfLetStore replacement; book uses old syntax; 1.7 observation migration; deprecated warnings everywhere; convert WithViewStore;
    from slash to backslash; tutorial from 2022; which version does this code use; breaking change list; TaskResult deprecated;
    ForEachStore deprecated; SwitchStore removed; .task effect gone; stack overflow answer is outdated; modernise; miggration;
    legacy code; bring old project up to date; api renamed; NavigationStackStore now; @PresentationState now; new spelling of;
    can I mix old and new; move gradually; version differences; combine pullback environment code; upgrade guide;
    course material is old; what's the modern alternative for; .fireAndForget today; release notes; 0.x에서 올리기;
    Environment가 없어졌나요; 옛날 강의 코드; 사라진 API; IfLetStore 대신 뭘; 경고가 수백 개 deprecated; 책의 문법이 달라;
    1.7로 옮기기; 스택오버플로 답이 옛날 거; 조금씩 옮길 수 있나; 이름이 바뀐 API; pullback 대신; 버전별 차이; 레거시 프로젝트;
    fireAndForget이 없어; 옛 코드와 새 코드 섞기; 업그레이드 순서; 요즘 방식
    TCA 2:
    TCA 2.0; is 1.x going to die; beta 2; pointfree announced something new; import ComposableArchitecture2;
    will there be breaking changes in 2; v2 preview; tca two; does this shell support version 2; upcoming major;
    2.0 나오면 다시 짜야 하나; 2 버전 로드맵; 새 메이저 출시일; 2 베타를 써도 되나; 다음 세대; 기다렸다가 배울까; 투포인트오;
    ComposableArchitecture2를 임포트하면
    perception:
    iOS 16 support; WithPerceptionTracking everywhere?; purple runtime warning perceptible state; min target iOS 15; backport;
    old iphones; "Perceptible state was accessed"; observation below iOS 17; wrap in; views do not update on iOS 16 but do on 17;
    is not being tracked inside of a sheet closure; ForEach closure needs tracking; perseption;
    works on new simulator but not on old; @available iOS 17; devices that cannot update; 아이폰 구형 지원;
    iOS 16에서만 화면이 안 바뀜; 추적 안 됨 경고; WithPerceptionTracking으로 다 감싸야 해?; iOS 15까지 지원해야; 구버전 iOS 관찰;
    보라색 런타임 경고; 17 미만 기기; Perception.Bindable; 낮은 배포 타깃; macOS 13 지원
    test failures:
    how to read test output with + and -; A state change does not match expectation; The store received 1 unexpected action after;
    must assert; test fails in CI only; "still in flight"; "Expected state to change, but no change occurred"; TestStore complains;
    red test after adding effect; expected to receive an action but received none; finish() timed out; unasserted actions;
    test says skip; exhaustivity error; diff in test log; test fials; effect not completed at end of test;
    received action I don't care about; unexpected receive; my timer makes the test fail; after send nothing changed;
    passes locally; + - 로 나오는 테스트 결과; 테스트만 빨간색; 아직 끝나지 않은 이펙트 때문에 실패; 받아야 할 액션이 안 왔대;
    예상 못 한 액션을 받았대; CI에서만 깨짐; 바뀐 게 없다고 실패; 타이머 때문에 테스트 실패; 테스트가 안 끝나; 실패 메시지 해석;
    가끔 실패하는 테스트; 다 검증 안 했다고; 스킵된 액션; 불일치 오류; 테스트 로그의 차이
    conformance:
    does not conform to protocol 'Reducer'; type 'X.State' does not conform to 'Equatable'; requires that 'Y' conform to;
    generic parameter 'State' could not be inferred; cannot convert value of type 'Effect<A>' to 'Effect<B>';
    no exact matches in call to; binary operator == cannot be applied; body's type is not Reducer;
    ObservableState missing on child; must be Identifiable; needs Hashable; closure in state prevents Equatable;
    expected argument type; type mismatch in Scope; some Reducer vs ReducerOf; protocol error; conformence;
    type () cannot conform to Reducer; 'any Error' not equatable; why should Action be Equatable; cannot conform; add stubs;
    synthesized ==; mismatching types in the return; 프로토콜을 안 따른다는 오류; Equatable을 붙이라는데; 타입이 안 맞는대;
    제네릭을 추론 못 한대; 반환 타입 불일치; Identifiable이 필요하대; 클로저 때문에 Equatable이 안 됨; Reducer를 준수하지 않음;
    == 연산자를 못 쓴대; some Reducer 오류; 변환 불가; Hashable 필요; 따르지 않는 타입
    compiler messages:
    cannot find 'store' in scope; value of type has no member; self is immutable; ambiguous use of;
    no such module 'ComposableArchitecture'; result of call is unused; incorrect labels; key path cannot refer to static member;
    error: cannot assign to property; async call in a function that does not support; call can throw but not marked;
    unused variable; linker error; overlapping accesses; complier; swift says it cannot find a name; does not compile, help;
    what is this build error; inaccessible due to private; recursively contains itself; duplicate case; only available in iOS 17;
    @Bindable not found; module not found; package product missing; cannot be used within result builder;
    I get 20 errors after adding one line; 빨간 오류가 나요; 스코프에서 찾을 수 없대; 멤버가 없다고 나옴; 반환이 없대;
    모듈을 못 찾아; 라벨이 틀렸대; 모호하대; 빌드 에러 뜻; 스위치에 빠진 게 있대; 이름을 모르겠대; private이라 접근 못 한대;
    자기 자신을 포함한대; 인자가 많대; 초기화 안 됐대; 결과를 안 쓴대; iOS 17부터라고
    """#
}
