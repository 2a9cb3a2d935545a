/// Questions about warnings of the library and the shell, in the words of those who see what went wrong and not why.
enum NewcomerErrorQuestions {
  static let text = #"""
    TCA001:
    ifCaseLet got an action of another case; enum moved on to home, login action came late;
    child state was set to a different case, what should I do; I switched the enum and the old screen's response still arrives;
    answer for the loading case while we are already in the error case; mode changed before the result;
    state was .b but action for .a; can't modify unrelated case; login screen finished after logout;
    late message from the previous step of the wizard; enum이 넘어간 뒤 예전 케이스 액션; 마법사에서 이전 단계의 응답이 늦게;
    상태는 홈인데 로그인 액션이 왔어; 케이스가 안 맞는대
    TCA002:
    yellow warning: effect threw; Effect.run threw an error nobody handles; error got swallowed with a warning;
    the run closure has try and no catch; uncaught exception inside an effect; console prints unhandled error after my request;
    nothing catches what .run throws; warning because my api call threw; my async closure threw and there is no catch handler;
    unhandled rejection; an effect threw an error and no one deals with it; .run에서 던진 오류를 아무도 안 잡는대;
    처리 안 된 에러라는 콘솔 경고; catch 없이 try를 썼더니 경고; 이펙트가 throw했다고 나와; 요청이 실패하자 노란 경고
    TCA003:
    ifLet received a child action when state was nil; sheet already closed but response arrives;
    action for a destination that is absent; optional state nil warning;
    child was set to nil too early and its effect still answers; the detail is gone when the request ends;
    warning after closing a modal during loading; parent clears the child before the child handles its action;
    received a presentation action when destination state was absent; nil destination; 시트를 내린 다음 네트워크 응답이 와서 경고;
    없는 자식에게 액션; destination이 비었는데 액션; 옵셔널이 nil이라는 경고; 로딩 중에 창을 닫으면 경고; 부모가 먼저 nil로 만들어
    TCA004:
    forEach received an action for a missing element; deleted row still loads; cell removed but its effect answers;
    id not found in the IdentifiedArray; row action for an item that no longer exists; warning after swiping to delete;
    list was refreshed and the old row sends something; no element with that identifier; 지운 셀의 이미지가 늦게 도착;
    목록에서 사라진 행에 액션이 왔대; forEach 없는 원소 경고; 새로고침하니까 예전 행이 액션을 보내; 스와이프로 지운 뒤 경고
    TCA005:
    child's actions reach the parent but no child reducer is there; forgot .forEach in body; forgot .ifLet in body;
    Scope is missing from body, is there a warning; nobody processes this child; unhandled child;
    reducer of the row isn't in the body; unwired feature; forgot to wire the child; warning child not hooked up;
    body에 Scope를 빠뜨렸대; ifLet을 안 붙였다는 경고; 자식 액션을 아무도 처리 안 한대; 연결을 깜빡한 하위 기능;
    forEach를 안 썼더니 경고
    TCA006:
    toggle flips back; can't type in TextField, characters disappear; a binding action was not handled; picker resets itself;
    stepper won't count; text stays empty; BindingReducer() forgotten; slider jumps back to zero;
    control does nothing and a warning about binding appears; the checkbox unchecks itself; switch returns to off by itself;
    typed text gets deleted right away; field is read only?; no reducer writes the bound value; input reverts;
    스위치가 제자리로 돌아가; 글자가 입력되자마자 지워져; BindingReducer를 안 넣었더니; 피커가 원래 값으로; 체크박스가 저절로 풀려;
    텍스트필드에 안 써져; 슬라이더가 튕겨 돌아와; 바인딩 처리 안 됨 경고
    TCA007:
    an action was sent from a completed effect; Task { await send } inside .run; delegate object calls send later;
    completion handler fires after run returned; send is used too late; stored the send closure for later;
    callback API inside of run; effect is over but still sending; Timer closure calls send after; fire send from a detached task;
    escaped send; I do not await the inner task; the closure returned before the callback; 콜백에서 send를 불렀더니 경고;
    run이 끝난 뒤에 send; send를 저장해 뒀다가 나중에 호출; 내부 Task를 기다리지 않음; 완료된 이펙트에서 보냈대;
    델리게이트 객체가 뒤늦게 send
    TCA008:
    dismiss() prints that it couldn't be dismissed; self.dismiss on the first screen;
    close button of the root feature does nothing; dismissing a feature shown without @Presents; a reducer requested dismissal but;
    nothing to dismiss; dismiss from a child embedded with Scope; dismissed something that isn't presented;
    루트 화면에서 dismiss 호출; Scope로 넣은 자식이 dismiss; 띄우지 않은 화면을 닫으려 한대; 닫기 요청했는데 안 닫힌다는 경고
    TCA009:
    StackElementID integer literal; popFrom missing element; wrong id in the path; pushed an element that already exists;
    stack id unexpected generation; can't assign element at missing ID; state.path[id: 3] warning;
    used the number 0 as a stack identifier; popped an id that isn't in the stack; element with this id is on the stack already;
    스택에 없는 id로 pop; 숫자를 스택 아이디로 썼더니; 이미 있는 요소를 push했대; path[id:]에 없는 아이디; 스택 ID가 이상하대
    TCA010:
    infinite ping pong; action A sends B and B sends A; app hangs and log is full of the same two lines;
    stack overflow through actions?; too many actions; endless chain; it never becomes idle; never ending cascade of actions;
    onChange that changes itself again; binding triggers itself; recursion of sends; reducer keeps sending .send(.a);
    A가 B를 보내고 B가 A를 보내; 로그가 같은 줄로 도배; 액션이 안 끝나고 연쇄; 자기 자신을 계속 보내는 액션;
    onChange가 자기를 또 부름; 끝나지 않는 액션
    TCA011:
    total is one tap behind; parent reads child's value before it changes; Reduce before Scope; header shows old count;
    child value copied in the parent is outdated; off by one update; parent body order: Scope after Reduce;
    the sum displays yesterday's number so to speak; parent's copy lags; badge always shows the previous number; parent acts first;
    why do I see the value before the tap; delayed by one action; 합계가 한 탭 느림; 부모가 자식보다 먼저 읽어;
    Scope를 Reduce 뒤에 뒀더니; 배지가 이전 숫자; 자식 값을 복사했는데 옛날 값; 한 번 더 눌러야 맞는 값; 한 단계 뒤처져
    TCA012:
    timer of a closed screen is still alive; request continues after popping; effect leak after dismissal;
    removed row keeps loading; the child was set to nil by hand but its effect runs; effects not torn down;
    background work continues though the sheet is away; child disappeared, its subscription did not;
    should have been cancelled with the screen; location updates go on after leaving; logs keep coming from a screen that is gone;
    effect outlives child; 닫은 화면의 타이머가 살아 있어; 팝했는데 요청이 계속; 지운 행이 계속 로딩;
    자식을 nil로 했는데 이펙트는 계속; 화면이 없어졌는데 로그가 나와; 시트 닫아도 위치 업데이트가 계속; 화면과 함께 취소가 안 됨
    TCA030:
    has no test implementation, but was accessed from a test; forgot testValue; test hits the real network;
    @Dependency fails in test; unimplemented in test; override missing in TestStore; test complains about a dependency;
    apiClient accessed from a test context; my DependencyKey has only liveValue; needs a test double; testValue를 안 만들었대;
    테스트에서 진짜 서버를 부르려 했대; TestStore에서 의존성을 안 바꿨더니 실패; 테스트 구현 없음; 테스트가 의존성 때문에 깨짐
    TCA031:
    has no live implementation; TestDependencyKey without DependencyKey; works in test but in the simulator it says no live;
    forgot liveValue; interface module without live module; app start prints that a client has no implementation;
    live module is not linked; preview has no implementation for the client; @Dependency without live; liveValue를 안 만들었대;
    시뮬레이터에서 구현이 없대; 라이브 모듈을 링크 안 했나; 프리뷰에서 구현 없음; 앱 실행하면 의존성 구현이 없다고
    TCA032:
    withDependencies(from: self) warning; model has no @Dependency; pass dependencies of a view model on to another;
    from: parameter of withDependencies does nothing; the object given to from has no dependencies;
    observable model should inherit dependencies; withDependencies from model without dependency property;
    withDependencies(from:) 경고; 모델에 의존성이 없대; 모델의 의존성을 물려주기; from에 넘긴 객체에 @Dependency가 없음
    TCA033:
    UUID not overridden in a test; my test uses the real clock; continuousClock unimplemented in test;
    date is not controlled in the test; random number generator not set in a test; test is different each run because of uuid;
    test waits for real seconds; $0.uuid = .incrementing missing; withRandomNumberGenerator in test; unimplemented clock;
    테스트에서 continuousClock을 안 바꿨대; uuid를 incrementing으로; 테스트가 진짜 시간을 기다려; 난수를 고정 안 했대;
    날짜를 재정의하지 않은 테스트
    TCA034:
    TestClock run gives up; sleep still pending on the test clock; expected all sleeps to finish;
    clock.run() never returns because of a timer; suspended sleeps remain; advance was not enough, a task still sleeps;
    test clock sleepers; endless timer and clock.run; 테스트 시계에 아직 자는 작업; clock.run()이 안 끝나;
    타이머 때문에 TestClock.run이 포기; 자고 있는 태스크가 남았대
    TCA035:
    IdentifiedArray duplicate; two cells same identifier; ForEach shows the same row twice; id collision; unique ids required;
    server delivers the same item two times; UUID constant for every row; uniqueElements crash;
    element with this id exists already; identical keys in a list as in React; 같은 id가 두 번; 서버가 같은 항목을 두 개 줘;
    고유하지 않은 아이디; 모든 행의 id가 0; IdentifiedArray 중복 경고; 키가 겹치는 목록
    TCA036:
    changed the id property of a row; element's identity was modified; row id must be constant; state.rows[id: 1]?.id = 2;
    renamed the id after saving on the server; temporary id replaced with the server's id; mutating identifier in IdentifiedArray;
    id is computed from the title and the title was edited; 행의 id를 바꿨더니 경고; 서버에서 받은 id로 교체;
    id가 제목에서 계산되는데 제목을 고침; 원소의 식별자가 달라졌대; 임시 아이디를 진짜로
    TCA037:
    @Shared file storage cannot be decoded; json on disk is broken; fileStorage load error;
    after changing the struct the old file can't be read; shared could not be loaded; loadError property;
    old version of my saved file; decoding of the stored value fails; app storage value has another form now;
    fileStorage 파일을 디코드 못 한대; 구조체를 바꿨더니 예전 파일이 안 읽혀; 공유 값 로드 실패; 저장 파일이 깨졌나;
    loadError가 뭐야
    TCA038:
    @Shared could not be saved; file storage write failed; permission denied when saving the shared value; saveError;
    disk full while writing; encoding of the shared value fails; folder does not exist for fileStorage;
    cannot persist shared state to the url; 공유 값 저장 실패; 쓰기 권한이 없대; 디스크가 꽉 차서 저장이 안 돼;
    fileStorage 폴더가 없나; saveError가 뭐야; 인코드 실패
    TCA039:
    two @Shared with the same key but another type; appStorage("count") as Int and as String; shared key conflict;
    reference with this key has a different type; same fileStorage url for two structs; in memory key used with two types;
    key already taken by another type; appStorage 키 하나에 Int와 String; 같은 파일을 두 타입으로; 공유 키 충돌;
    키는 같은데 타입이 다르대; inMemory 키 겹침
    TCA040:
    TaskResult failure compared; error type is not Equatable; failures are treated as different;
    two equal errors are not equal in my test; cannot compare errors; == of TaskResult returns false;
    test with TaskResult failure never matches; NSError comparison; my custom error needs Equatable;
    오류 타입이 Equatable이 아니라 비교가 안 돼; TaskResult 실패 비교; 같은 오류인데 다르다고 나와; 에러 비교 경고;
    내 Error enum에 Equatable
    TCA041:
    custom SharedKey continuation resumed twice; load continuation never resumed; SharedKey load hangs; continuation leaked;
    await $value.load() does not return; save continuation; implementing SharedKey myself; LoadContinuation resume;
    firestore shared key calls the continuation several times; SharedKey를 직접 만들었는데 continuation 경고; load가 안 끝나;
    두 번 resume했대; continuation을 안 불렀대; 커스텀 공유 키
    TCA042:
    store.send called from a reducer; action was sent while another action was being processed;
    reducer holds a reference to its store; sending synchronously inside of reduce; recursion of send;
    global store used in the reducer; dispatch within a reducer; nested dispatch; state setter calls store.send;
    "was sent while ... being processed"; 리듀서가 자기 스토어에 send; 전역 스토어를 리듀서에서 씀; 처리하는 중인데 또 보냈대;
    디스패치 안에서 디스패치; 동기적으로 다시 보내기
    TCA043:
    sheet reappears after swipe; state is still non nil although the sheet is closed; binding set to nil but destination wasn't;
    navigation link is not presentable; path written with same count; modal pops back up; back swipe bounces;
    view and state out of sync after dismissal; tapped link does nothing and warns; the parent's reducer lacks ifLet for the sheet;
    sheet can't be swiped away; 시트를 내리면 다시 올라와; 뒤로 스와이프가 튕겨; 뷰는 닫혔는데 상태는 안 nil;
    네비게이션 링크가 안 열리고 경고; 모달이 안 내려가고 다시 뜸; path 개수가 같다는 경고
    TCA044:
    Unimplemented: 'ApiClient.fetch'; endpoint not overridden in test; @DependencyClient default crashes;
    called unimplemented closure; client.fetch was not set; test double lacks a function;
    XCTFail because an endpoint isn't implemented; my mock has only half of the functions; no-op client;
    구현 안 한 클로저를 호출했대; @DependencyClient 기본값 때문에 실패; fetch를 안 채웠대; 목에 함수가 빠짐; 언임플리멘티드
    TCA045:
    prepareDependencies has no effect; dependency was accessed before prepare; call prepareDependencies in App init;
    prepared twice; already cached dependency; set up dependencies too late in launch; prepareDependencies called in onAppear;
    changing the default of a dependency at runtime is ignored; prepareDependencies를 onAppear에서; 이미 쓴 의존성을 준비했대;
    두 번 준비; 앱 init에서 준비하라는 경고; 기본 의존성을 나중에 바꿨는데 무시됨
    TCA046:
    new Swift version and the shell warns; runtime symbol missing; shell was built with another toolchain;
    does it work with Swift 6.4; swift update broke the shell; unsupported swift runtime;
    effects order not guaranteed warning at start; 스위프트를 업데이트했더니 시작할 때 경고; 런타임 심볼이 없대;
    이 스위프트 버전은 지원 안 하나; 다른 툴체인으로 빌드된 셸; 새 스위프트에서 셸 경고
    TCA047:
    store.publisher sink sends an action; observer sends back to the store; withObservationTracking onChange calls send;
    sending in a subscriber of viewStore.publisher; reentrant observer; action from inside of a sink;
    UIKit observer sends while it is notified; send from sink closure warning; combine subscription of the store dispatches;
    store.publisher의 sink 안에서 send; 관찰자가 액션을 보냈대; 구독 클로저에서 다시 보내기; viewStore.publisher 안에서 보내면;
    알림을 받는 중에 send
    TCA048:
    cancel ids collide; same CancelID enum in two stores; cancelling in one window stops the other;
    effect of another store is cancelled; string as cancel id used twice in app; cancellation id not unique;
    cancel(id:) stops too much; two instances of one feature share the cancel id;
    one tab's request gets cancelled by the other tab; 취소 아이디가 두 스토어에서 같음; 한쪽에서 취소했는데 다른 창도 멈춤;
    문자열을 취소 id로; 다른 탭의 요청까지 취소돼; CancelID 충돌
    """#
}
