/// Questions that the pages about concepts answer. A line that ends in a colon names the page.
enum ConceptQuestions {
  static let text = """
    state:
    what goes into the state of a feature; what is state; what should not be in State; model the data of a screen;
    computed property or stored field; should formatted strings be stored; keep derived data out;
    where do I keep the data of my screen; struct State with default values; initial state;
    does State have to be Equatable; store view data as one value; how big may the state be;
    properties of a feature; value type for everything a screen knows; put ui flags in the state;
    상태에 무엇을 담나요; 계산된 값을 상태에 저장해야 하나요; 화면의 데이터는 어디에 두나요; 상태 구조체 만들기;
    초기 상태 정하기; 파생 값은 상태에 넣나요; 상태 설계 방법
    action:
    name the cases of my actions; enum Action with a case per event; what should cases be called;
    naming convention for taps; past tense or imperative names; saveButtonTapped or save;
    describe what the user did; one action per button; group the actions of a view; ViewAction;
    should views send what happened or what to do; payload of an action; events of a feature;
    does Action need to be Equatable; how many actions are too many;
    액션 이름은 어떤 규칙으로 짓나요; 버튼마다 액션이 필요한가요; 액션 케이스 설계; 사용자가 한 일을 액션으로;
    액션을 어떻게 나누나요; 액션은 명령인가요 사건인가요
    reducer:
    where is the business logic written; where do I put the logic of my screen; how do I write body;
    Reduce closure with state and action; compute the next state; combine several reducers;
    CombineReducers; what is the role of the reducer; split a big reducer into smaller ones;
    pure function of state and action; is a reducer allowed to have side effects; EmptyReducer;
    write my own reducer operator; the order in which reducers run in body; custom reducer;
    which part changes the state; my reducer is a thousand lines long, how to divide it;
    리듀서의 역할; 비즈니스 로직은 어디에 쓰나요; 리듀서를 나누는 방법; 여러 리듀서를 결합; body 작성하기;
    다음 상태를 계산하는 함수; 리듀서가 너무 길어요; 상태를 바꾸는 곳은 어디인가요
    store:
    where do I create the store; make a Store in the App; one store or several stores; StoreOf;
    hold the store in the view; pass the store to a view; initialize a store with initial state;
    send an action and wait until it finished; what does store.send return; StoreTask finish;
    store in UIKit view controller; can I make a store per screen; run a reducer in an app;
    is the store on the main thread; create the store once; use the store in a preview;
    스토어는 어디서 만드나요; 앱에서 스토어 생성; 뷰에 스토어 전달; 스토어를 여러 개 만들어도 되나요;
    스토어의 역할; 액션을 보내고 끝날 때까지 기다리기; UIKit에서 스토어 사용
    view store:
    WithViewStore closure; viewStore.send; observe a part of the state in the old way; ViewStoreOf;
    do I still need a ViewStore; view state struct; observe: { $0 }; removeDuplicates of a ViewStore;
    뷰스토어가 필요한가요; WithViewStore 쓰는 법; 뷰스토어로 상태 관찰; 예전 방식의 뷰스토어
    effect:
    start asynchronous work from a reducer; do an http call after a tap; return .run; .none;
    load something in the background; call an async function; abort a running task; cancellable(id:);
    stop an effect when the screen closes; replace the previous request with a new one;
    cancel all effects of a feature; merge several effects; run effects in parallel;
    one effect after the other; concatenate effects; send several actions from one effect;
    send an action back from async work; side effects; fire and forget; effect without a result;
    await in a reducer; start work when a button is tapped; how do I get the result back in;
    cancellation identifiers; is an effect cancelled automatically; fetch data from a reducer;
    do network call in reducer; async let in an effect; task group in an effect; priority of an effect;
    이펙트는 어떻게 만드나요; 리듀서에서 비동기 함수 호출; 진행 중인 요청 취소; 이펙트를 동시에 실행;
    이펙트를 순서대로 실행; 네트워크 요청을 보내려면; 사이드 이펙트 처리; 작업을 도중에 그만두려면;
    결과를 다시 액션으로 보내기; 이전 요청을 취소하고 새로 시작; 비동기 작업 시작; 여러 이펙트 합치기
    dependency:
    add my own dependency; DependencyKey; register a client; liveValue; inject an api client;
    use a fake server; mock the network; replace a service in previews; override in tests;
    withDependencies; current date in a reducer; random numbers that tests control; generate ids;
    get rid of singletons; pass a service to a child feature; dependency of a struct of closures;
    use URLSession in a reducer; where does the api client live; design a client; swap live for mock;
    protocol or struct for a client; @Dependency property wrapper; control the environment;
    use a keychain or analytics service; make a location client; prepareDependencies at launch;
    의존성을 등록하려면; 서버를 가짜로 바꾸기; 프리뷰에서 다른 구현 사용; 현재 날짜 제어; 클라이언트 만들기;
    목 객체 주입; API 클라이언트는 어디에 두나요; 의존성 교체; 싱글톤 대신; UUID를 제어하려면; 서비스 주입하기
    binding:
    connect a toggle; connect a text field; $store.name; use a stepper, slider or picker with a store;
    write a field from a control; binding with get and send; TextField text from the state;
    two-way connection between view and state; @Bindable var store; edit a field of the state;
    how do controls change the state; DatePicker and the store; checkbox for a Bool in the state;
    텍스트필드 연결; 토글과 상태 연결; 슬라이더 값을 상태에 쓰기; 양방향 바인딩; 피커 바인딩;
    컨트롤로 값을 바꾸려면; 뷰에서 상태를 수정하는 방법
    binding state:
    BindableAction and BindingReducer; less boilerplate for many controls; one action for all fields;
    case binding(BindingAction<State>); a setter action for each field is tedious; @BindingState;
    react to .binding(\\.$name); avoid an action per text field; many toggles on a settings screen;
    BindingViewStore; form with a lot of fields without many cases;
    바인딩 액션 하나로 여러 필드; BindingReducer가 뭔가요; 필드마다 액션을 만들기 싫어요; 보일러플레이트 줄이기;
    BindableAction 사용법
    navigation:
    go to another screen; kinds of navigation; tree-based versus stack-based; show the next screen;
    move between screens; which navigation should I choose; drive navigation from state; destination;
    how are screens opened in this architecture; coordinator pattern; navigate after a request;
    NavigationLink with a store; open a detail view from a list; screen transitions;
    다른 화면으로 이동; 화면 전환 방법; 내비게이션 종류; 상태로 화면을 여는 방법; 트리 기반과 스택 기반 중 선택;
    상세 화면 열기; 코디네이터 패턴
    presentation:
    open a sheet; full screen cover; show a modal screen; present a child feature; @Presents var;
    ifLet with a destination; popover; several sheets on one screen; Destination reducer enum;
    a sheet opens again after closing; sheet does not open; which child is presented; PresentationAction;
    swipe down to close resets the state; present an optional child; sheet(item:) with a store;
    dismissing a sheet and state nil; alert inside a Destination; show either a sheet or a popover;
    시트를 열려면; 모달 화면 띄우기; 팝오버; 시트가 다시 열려요; 시트가 안 열려요; 전체 화면으로 보여 주기;
    @Presents 사용법; 한 화면에서 여러 시트; 옵셔널 자식을 표시
    stack:
    push a view; pop a view; path of a navigation stack; StackState and StackAction; @Reducer enum Path;
    back to the root; remove all screens from the path; several kinds of screens in one stack;
    push from code; append to the path; know when a screen was popped; StackElementID; pop two screens;
    NavigationStack(path:); inspect the screens in the stack; replace the whole path; drill down;
    return to the root view; pop to a certain screen; push the same screen twice;
    화면을 푸시하려면; 루트로 돌아가기; 스택 경로; 여러 종류의 화면을 쌓기; 한 번에 여러 화면 닫기; 팝하는 방법;
    NavigationStack 사용법; 코드로 화면 쌓기; 첫 화면으로 복귀
    alert:
    ask the user for confirmation; ask before something is removed; warn before deletion; show a message box; AlertState; delete dialog;
    alert does not appear; alert with two buttons; action sheet; ConfirmationDialogState;
    show an error message in an alert; alert button actions; text of an alert; are you sure question;
    confirm a destructive action; alert closes immediately; present an alert from the reducer;
    경고 메시지 띄우기; 삭제하기 전에 물어보기; 알림창이 뜨지 않아요; 확인 버튼과 취소 버튼; 액션 시트;
    대화상자 보여 주기; 정말 삭제할까요 창; 오류를 알림창으로
    dismiss:
    close the current screen; a child that removes itself; go back in code; dismiss effect;
    @Dependency(\\.dismiss); close a sheet after saving; cancel button of a sheet; done button;
    leave the screen from the reducer; dismiss a pushed screen; isPresented; close myself;
    how does a modal go away; hide the sheet when the request is done; back button in code;
    현재 화면 닫기; 저장 후 시트 닫기; 자식이 스스로 사라지게; 뒤로 가기를 코드로; 취소 버튼으로 닫기;
    화면을 빠져나가려면; dismiss 사용법
    enum state:
    state that is one of several cases; loading loaded failed; logged in or out; enum of features;
    ifCaseLet; SwitchStore; switch store.case; several booleans for one thing; impossible states;
    onboarding then home screen; view for each case; states that exclude each other; @Reducer enum;
    replace optional flags by an enum; model a wizard with steps; which screen is the root, login or main;
    열거형으로 상태 나누기; 로딩 성공 실패 상태; 로그인 여부에 따라 다른 화면; 여러 불리언 대신; ifCaseLet 사용법;
    동시에 일어날 수 없는 상태; 케이스마다 다른 뷰
    case path:
    get the associated value of a case; slash operator; embed and extract; key paths for enums;
    CasePathable; is(\\.case); modify the value inside an enum case; enum counterpart of a key path;
    연관값 꺼내기; 케이스 패스 사용법; 열거형의 키 패스; 열거형 케이스 안의 값을 수정
    case key path:
    \\.child in Scope action; action: \\.child; key path to a case; @CasePathable; IdentifiedAction;
    IdentifiedActionOf; what does backslash dot mean in action parameter; dot syntax for actions;
    케이스 키 패스 문법; action 인자에 쓰는 키 패스; 백슬래시 점은 무슨 뜻
    macros:
    what does the macro write; see the generated code; which code is written for me by ObservableState; @Reducer macro expansion; #Preview;
    @DependencyClient; @ViewAction; trust and enable macros in Xcode; macro is not found;
    macro target needs approval; macros on CI; what is behind @Reducer; expand macro; plugin missing;
    implementation of the macro cannot be loaded; disable macro validation; circular reference;
    매크로가 생성하는 코드; 매크로 펼치기; 매크로를 신뢰하고 사용; 매크로를 찾을 수 없대요; @Reducer는 무엇을 하나요;
    매크로 오류
    scope:
    put a child into a parent; embed a feature; include one feature in another; nest features; child actions are ignored; nothing happens in the child; compose features;
    combine features into a bigger one; ifLet, forEach and Scope; the child's reducer does not run;
    store.scope(state:action:); list of child features; integrate a screen into the tab bar feature;
    button in the child has no effect; split a screen in parts; add a feature to another;
    IdentifiedArray of children; row reducer is not executed; forgot to add the child;
    build a feature from smaller features; pass a child store to the child view; reusable component;
    the child's state never changes; tabs with a feature each; hook up a subfeature;
    자식 리듀서 연결; 자식 액션이 무시돼요; 자식 상태가 바뀌지 않아요; 기능을 합치기; 목록의 각 행을 기능으로;
    하위 기능을 상위 기능에 넣기; 작은 기능을 조합; 자식에서 아무 일도 안 일어나요; 탭마다 기능 하나;
    자식 뷰에 스토어 전달; 재사용 가능한 컴포넌트
    observation:
    view is not updated; screen does not refresh; state changed but the view shows the old value;
    which fields does a view observe; view redraws only for what it reads; @ObservableState;
    why does a view render again; how do views follow the state; when is body evaluated;
    label stays the same although state changes; store.count in a view; observe in UIKit;
    unnecessary re-render of a view; ui does not reflect the state; how does SwiftUI notice a change;
    뷰가 갱신되지 않아요; 상태가 바뀌어도 화면이 그대로예요; 뷰가 관찰하는 필드; 왜 다시 그려지나요;
    화면 업데이트가 안 돼요; 뷰는 변경을 어떻게 아나요; UIKit에서 관찰; 라벨이 예전 값을 보여 줘요
    sharing:
    several screens with the same data; global settings; current user everywhere; @Shared;
    session that the whole app knows; withLock; inMemory; appStorage; fileStorage; shared between tabs;
    share a value with a child; keep two features in sync; feature flags for all features;
    change in one tab is visible in the other; single source of truth for two features; SharedReader;
    theme that all features read; pass user data everywhere; global state; app-wide state;
    여러 화면이 같은 데이터; 전역 설정; 로그인한 사용자를 모든 화면에서; 탭끼리 값 공유; 두 기능을 동기화;
    공유 상태 변경; 앱 전체에서 쓰는 값; @Shared 사용법; 전역 상태
    testing:
    write a unit test for a feature; TestStore; assert a state change; test an effect; test a timer;
    receive an action from an effect; control the clock; fast tests; test without waiting for time;
    exhaustive or not; ignore some changes in a test; test navigation; test with a mock;
    snapshot of the expected state; test async code; fixed date and ids in a test; flaky tests;
    integration test of several features; ImmediateClock; skipReceivedActions; test only part;
    check the actions that an effect sends; test a debounce; reproducible tests; test dependencies;
    기능 테스트 작성; 상태 변화를 검증; 이펙트 테스트; 시계를 조종; 테스트가 가끔 실패해요; 일부만 검사;
    타이머를 테스트하려면; 목을 써서 테스트; 받은 액션 확인; 내비게이션 테스트; 결정적인 테스트; 단위 테스트 방법;
    날짜와 UUID를 고정해서 테스트
    exploring:
    try every order of actions; find a bug automatically; shortest steps to reproduce a bug; model checking;
    search the state space; invariant of a feature; a condition that holds in every state; late response;
    stale answer overwrites the new one; property based testing; fuzz the actions of a feature;
    is every state reachable; which states can a user reach; explore all states; random walks;
    how many states does my feature have; counterexample; steps that lead to a state;
    모든 순서로 액션을 보내 보기; 버그를 자동으로 찾기; 가장 짧은 재현 방법; 불변 조건; 상태 공간 탐색;
    늦은 응답이 새 값을 덮어써요; 어떤 상태에 갈 수 있나요; 모든 상태를 탐색; 모델 검사
    when not to use it:
    is it worth it; alternatives; compare with MVVM; compare with plain SwiftUI; too much boilerplate;
    disadvantages; learning curve; is it suitable for small apps; simple screens; does my app need this;
    should my team adopt it; reasons against; vanilla SwiftUI instead; costs of the architecture;
    prototype or tiny project; when is plain @State enough; is it good for beginners; Redux or MVVM;
    TCA를 써야 하나요; 작은 앱에 과한가요; MVVM과 비교; 단점과 비용; 배우기 어려운가요; 대안은 무엇인가요;
    간단한 화면에도 필요한가요; 도입할 가치가 있나요; 그냥 SwiftUI로 충분한가요
    data flow:
    how does it all fit together; from a tap to the new screen; one direction; overview of the parts;
    where does an action go after it was sent; the loop of state, action and effect; Redux Elm;
    explain the architecture to a newcomer; big picture; path of an action; how do actions travel through the app; what happens after send; life of an action;
    introduction to the composable architecture; basic idea; main components and how they interact;
    전체 구조; 액션이 어떻게 흘러가나요; 기본 개념 소개; 단방향 구조; 탭에서 화면 갱신까지; 큰 그림;
    아키텍처 개요
    """
}
