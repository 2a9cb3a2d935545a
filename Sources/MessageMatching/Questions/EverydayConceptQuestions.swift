/// Questions about concepts in everyday words, in the terms of other frameworks, and about what people see.
enum EverydayConceptQuestions {
  static let text = """
    state:
    which variables does my feature need; which data should be kept and which calculated; where to keep the model;
    put view model fields in a struct; can I store a closure in it; is a date formatter allowed in there;
    should every @State move into the struct; local view state or feature state; one big struct or small ones;
    should a count be stored when the array has it; total as a computed var; default values of fields;
    private fields of the model; the data that a screen shows; what must be saved to draw the screen; redux state tree;
    is it fine to keep strings for labels in the model; avoid redundant fields; source of truth of a feature;
    화면에 필요한 변수는 어디에 선언해; 계산하면 되는 값도 저장해야 하나; 모델을 어디에 둬야 하지; 뷰의 @State와 차이가 뭐야;
    구조체 하나로 다 넣어도 되나요; 상태에 넣으면 안 되는 것; 화면 데이터 모델링; 불필요한 필드 줄이기; 합계도 필드로 두나요
    action:
    list of all things that can happen; how should I call my enum cases; one case for all buttons or one each;
    naming of events; verb or past tense; didTap or tapped; what is the difference between action and method;
    intents; messages in the sense of elm; which events go into the enum; event enum of a screen; payload for a tap;
    can an action carry data; associated values of an event; separate view events from internal ones; private actions;
    group responses and taps; too many cases in my enum; is setName a good action; button handler in this architecture;
    이벤트 이름을 뭐라고 붙이지; 사용자 이벤트를 enum으로; 액션에 데이터를 담을 수 있나요; 내부 액션과 뷰 액션을 나누려면;
    액션 케이스가 너무 많아; 버튼을 눌렀을 때의 케이스 이름; 액션이란 무엇인가요; 액션 명명법 알려 줘; 과거형으로 써야 하나
    reducer:
    where do I put if statements and rules; the place of the logic; view model equivalent; what replaces the view model;
    what replaces the controller; handle each action in a switch; body returns what; huge switch statement;
    divide a long switch;
    extract cases to functions; join two reducers in one body; how is the next state made; state machine transitions;
    pure function that takes inout state; can I call an api directly in the switch;
    must the logic be without side effects;
    what does return .none mean; helper methods of the logic; break up one file with all the logic;
    Reduce { state, action in };
    which code runs when a button is tapped; game rules go where; write an operator of my own; higher order reducer;
    로직은 어디에 작성해; 뷰모델 대신 뭐를 쓰나요; 스위치문이 너무 길어서 나누고 싶다; body에는 뭘 반환해; return .none이 뭔가요;
    버튼을 누르면 실행되는 코드는 어디에; 리듀서 여러 개를 합치고 싶어; 순수 함수여야 하나요; 리듀서가 뭔지 쉽게 설명해 줘; 큰 리듀서 쪼개기
    store:
    the object that runs everything; how do I start the feature in my App struct; create it once or in every view;
    pass it to a view; let store: StoreOf; initialState closure; should it be a @State property;
    static let store in the app;
    how does a view send something; store.send from a button; read values in the view;
    one global one or one for each screen;
    two windows with separate data; where does the runtime live; like the redux store; make one for a preview;
    multiple stores; keep the store alive; who holds the current values at run time; hand over to UIViewController;
    UIKit;
    스토어를 어디서 만들어야 해; 앱 시작할 때 스토어 생성; 뷰에 스토어를 넘기는 방법; 스토어는 하나만 있어야 하나요; 뷰에서 액션을 보내려면;
    initialState는 뭘 넣어; UIKit에서 쓰려면; 프리뷰용 스토어; 스토어가 하는 일이 뭐야; 스토어 인스턴스 관리
    view store:
    what was viewStore in old code; observe: { $0 }; viewStore.binding(get:send:); do I still need WithViewStore;
    ViewStore of a part; old way to read the state in a view; @ObservedObject var viewStore;
    why was there a second object besides the store;
    removeDuplicates in WithViewStore; ViewState struct; scope the view to fewer fields; viewStore.send;
    WithViewStore slow to compile;
    뷰스토어가 뭐였나요; WithViewStore는 이제 안 쓰나요; viewStore.binding 대신; 뷰가 보는 상태만 줄이기; observe 클로저 의미; 예전 코드의 뷰스토어
    data flow:
    big picture; explain the architecture in simple words; overview of the parts; how do the pieces fit together;
    what happens after I tap a button; path of an event through the app; one way data; unidirectional; mvi; elm; flux;
    redux comparison;
    cycle of view action reducer state; where do I begin; basics for beginners; what is the composable architecture;
    first steps;
    from tap to new screen content; who calls whom; how does information travel; introduction; diagram of the cycle;
    difference to mvvm flow;
    전체 구조를 설명해 줘; 이 아키텍처가 뭐야; 처음 배우는데 어디서 시작해; 버튼을 누르면 어떤 순서로 진행되나요; 데이터가 한 방향으로 흐르는 이유;
    리덕스랑 뭐가 달라; 기본 개념을 알려 주세요; 큰 그림; 초보자용 설명; 전체 사이클
    scope:
    split one screen into two features; put a feature inside another; combine a child with its parent;
    parent does not run the child;
    buttons of the child do nothing; taps in the subview are ignored; child actions arrive but nothing happens;
    child logic never called;
    embed a component; reuse a feature in two screens; list of features; one reducer for every row;
    collection of children;
    forEach operator; ifLet operator; nested features; hand a part of the store to a subview; store.scope;
    derive a smaller store;
    tab bar with a feature per tab; component inside a component; compose two modules; hook up the subfeature;
    plug in a child;
    connect the counter to the app; modularize; child view is displayed but dead; integrate a feature into the root;
    하위 화면의 버튼이 안 먹어요; 자식 로직이 실행되지 않아; 화면을 여러 기능으로 나누고 싶어; 기능을 재사용하려면; 탭마다 기능 하나씩;
    셀마다 리듀서; 자식을 부모에 붙이는 방법; 하위 뷰에 스토어 넘기기; 컴포넌트를 조합하려면; 기능 안에 기능 넣기; 자식에서 탭해도 반응이 없다
    case path:
    extract the value of an enum case; like a key path for enums; @CasePathable; is operator on a case;
    modify an associated value;
    AnyCasePath; embed and extract; slash prefix operator; check which case without a switch;
    read a payload out of an enum; \\.is;
    get the associated value; /Action.something; pattern matching on nested actions; what is a case path;
    why do enums need paths;
    열거형의 연관 값 꺼내기; 케이스 패스가 뭐야; 슬래시 문법이 뭔가요; enum 케이스를 키 패스처럼; 연관 값 수정하기; CasePathable 붙이는 이유
    case key path:
    backslash dot child; action: \\.row; what is the backslash syntax in Scope; key path to an action;
    \\.destination.edit; dot syntax in receive;
    store.receive(\\.response); difference between the slash and the backslash; subscript with cases; CaseKeyPath type;
    \\Action.Cases;
    역슬래시 점 문법이 뭐야; action: \\.child 의 의미; receive에 쓰는 경로; 케이스 키 패스란; 슬래시 대신 역슬래시
    enum state:
    either this or that screen; logged in or not; onboarding or main screen; avoid impossible combinations;
    too many booleans;
    isLoading and error and data; mutually exclusive states; empty, loading, content; one of several modes;
    phases of a game;
    switch over the store in the view; state is an enum; wizard with steps; playing, paused, finished;
    root of the app is an enum;
    represent a process with stages; view for each case; guest or member; two optionals that can't both be set;
    loading state modeling;
    불리언이 너무 많아요; 로그인 여부에 따라 다른 화면; 로딩 중, 성공, 실패를 표현; 동시에 있을 수 없는 상태; 단계별 화면;
    상태를 enum으로; 둘 중 하나만 보여 주기; 온보딩과 메인 화면 전환; 빈 화면과 로딩 화면; 모드가 여러 개; 게임의 단계
    navigation:
    switch between screens; how do I show another screen; open a detail page; routing; router; coordinator;
    coordinators;
    NavigationLink; kinds of navigation; which style of navigation should I choose; sheets, pushes, alerts overview;
    flow between screens;
    segue; present or push; go from list to detail; page transitions; drill down; tree-based; stack-based;
    Destination enum; tabs;
    화면 전환은 어떻게; 다음 화면으로 넘어가기; 다른 화면 열기; 내비게이션 종류; 코디네이터 대신; 화면 이동 방법 알려 줘; 목록에서 상세로;
    어떤 내비게이션 방식을 골라야 해; 라우터가 필요해요; 화면 흐름 관리
    presentation:
    show a sheet; modal screen; full screen cover; popover; open a form over the screen; present an editor;
    pop up a view;
    @Presents; PresentationAction; sheet(item:); .presented; optional child state; several sheets in one view;
    show a modal from the reducer;
    sheet does not appear; sheet opens empty; overlay; slide up card; drawer; isPresented boolean; destination;
    inspector;
    시트 띄우기; 모달을 열고 싶어; 전체 화면 덮기; 팝오버; 시트가 안 열려; 시트가 두 개일 때; 아래에서 올라오는 화면; 편집 화면을 위에 띄우려면;
    ifLet으로 시트 연결; 옵셔널 자식 상태; 시트 상태를 nil로
    stack:
    push a screen; pop a screen; pop to root; several screens on top of each other; StackState; StackAction;
    path of screens;
    NavigationStack; navigationDestination; back button; jump two levels back; append to the path;
    remove the last screen;
    list, detail, detail of the detail; recursive navigation; breadcrumb; go to the very first page;
    know which screen is on top;
    read the state of a pushed screen; NavigationStackStore; forEach(\\.path); breadcrumbs; unlimited depth;
    UINavigationController;
    화면을 푸시; 화면을 팝; 첫 화면으로 돌아가기; 스택 맨 위 화면; 뒤로 두 단계; 경로에 추가하기; 여러 단계로 들어가는 화면;
    네비게이션 스택 쓰는 법; 스택에서 특정 화면 제거; 푸시된 화면의 상태 읽기; 상세의 상세
    alert:
    ask before deleting; are you sure; yes or no question; error popup; ok and cancel buttons; confirmation dialog;
    action sheet;
    AlertState; ButtonState; ConfirmationDialogState; message box; warn the user; destructive button;
    alert with a text; show an error box;
    react to the button of an alert; prompt; dialog with two choices; test an alert; toast; alert is never displayed;
    dialog disappears;
    정말 삭제할까요 묻기; 경고창 띄우기; 예 아니오 물어보기; 확인 버튼을 누르면; 알럿 표시; 팝업 메시지; 오류 창 보여 주기; 액션 시트;
    취소 버튼이 있는 창; 다이얼로그; 알림창에서 선택한 결과; 삭제 전에 확인
    dismiss:
    close the screen from inside; how can a sheet close itself; close button; go back from code; self.dismiss;
    presentationMode;
    @Environment(\\.dismiss) or dependency; close after saving; leave the screen when done; exit a modal; hide itself;
    isPresented dependency;
    finish a flow and return; the child removes itself; pop myself; after the request succeeds close the page;
    dismiss with animation;
    스스로 닫기; 화면 닫기; 창 닫기; 화면을 닫는 방법; 저장 후 화면 닫기; 닫기 버튼; 시트를 코드로 닫으려면; 자기 자신을 팝; 완료하면 이전 화면으로; 화면을 나가려면; 모달 내리기;
    뒤로 가기를 코드에서
    binding:
    text field; toggle; slider; picker; stepper; date picker; connect a control to the state; two way; dollar sign;
    $store.name;
    write a value from a view; sending(\\.changed); BindingReducer; BindableAction; case binding;
    input field changes state; checkbox;
    color picker; edit a field from the view; how does a switch change my model; form control;
    TextField text binding;
    custom binding with get and set; set a value directly from the view; v-model; onChanged callback of a control;
    search text field;
    입력창을 상태에 연결; 토글을 상태와 묶기; 슬라이더 값; 텍스트필드 바인딩; 달러 기호; 양방향; 피커에서 선택한 값 저장; 뷰에서 값을 바꾸려면;
    체크박스; 스위치를 켜면 상태가 바뀌게; 컨트롤과 상태 연결; @Bindable은 뭐야
    binding state:
    @BindingState; @BindableState; old binding wrapper; BindingViewState; viewStore.$name;
    which fields may a view write; \\.$field in an action;
    property wrapper for bindable fields; dollar key path in old code; what replaced @BindingState;
    binding before observation;
    @BindingState가 뭐야; 예전 바인딩 방식; @BindableState는 이제 없나요; 뷰가 쓸 수 있는 필드; viewStore.$text
    effect:
    call a web service; http request; async await in the logic; do something in the background;
    where do side effects go; load data;
    cancel a running task; stop work that is in progress; send an action from async code; .run; Effect.run; .merge;
    .concatenate; .none;
    start two requests in parallel; one after the other; fire and forget; log to analytics; play a sound; thunk; saga;
    middleware;
    what is send; asynchronous work; download; upload; write to a file from the logic; return from the switch;
    cancellable id; only the newest request;
    which thread; Task in a reducer; DispatchQueue; completion handler; delay an action; wait then do; promise;
    response comes back as an action;
    비동기 호출은 어디서; 서버 요청 보내기; 백그라운드 작업; 실행 중인 작업 취소; 부수 효과는 어디에; run 안에서 액션 보내기; 두 요청을 동시에;
    순서대로 실행; 데이터를 다운로드하려면; async await 쓰고 싶어; 진행 중인 요청 멈추기; 소리 재생; 잠시 기다렸다가 실행; 로그만 남기고 싶다
    dependency:
    replace the real server in tests; fake data; inject; service locator; singleton; protocol for my api;
    environment object; repository;
    current date; random numbers; UUID; make time controllable; register a client; DependencyKey; @Dependency;
    liveValue; previewValue;
    testValue; mock the network; api client struct; user defaults behind an interface; swap the service;
    use different data in previews;
    container; swinject; factory; how to avoid global variables; use a third party sdk; wrap Firebase; wrap a library;
    withDependencies;
    override for one child; location manager; analytics client; database client; where does URLSession go;
    @DependencyClient; endpoints;
    가짜 데이터로 테스트; 목 객체; 싱글턴 대신; 현재 시간 주입; 서버 클라이언트 만들기; 의존성 등록; 프리뷰에서 가짜 값; 네트워크를 바꿔 끼우기;
    외부 라이브러리를 감싸려면; 의존성을 교체하려면; UUID를 고정; 리포지토리 패턴; liveValue가 뭐야; 환경 객체 대신
    testing:
    write a unit test; first test; TestStore; how do I check the logic; assert state changes; test an async call;
    receive;
    test navigation; TestClock; advance time in a test; immediate clock; xctest; swift testing; test a timer;
    verify that a request was made;
    test without waiting; partial assertions; only assert what matters; integration test of parent and child;
    test the alert; test a delay;
    how is a feature tested; unit tests for side effects; snapshot of state after an action; does it need a simulator;
    tdd; coverage;
    테스트를 어떻게 작성해; 단위 테스트; 로직 검증하기; 기다리지 않고 테스트; 타이머 테스트; 일부만 검증; 첫 테스트 만들기; 비동기 테스트;
    테스트 스토어 사용법; 시계를 앞으로 돌리기; 테스트에서 시간 조절; receive는 언제 써
    macros:
    what does @Reducer generate; expanded code; attached macro; trust and enable; enable macros in xcode;
    swift-syntax build time;
    @ObservableState; @CasePathable; @DependencyClient; @ViewAction; @Presents; macro not found; macro expansion error;
    ci fails because of macros;
    skipMacroValidation; can I use it without macros; boilerplate that is written for me; what code is hidden;
    target must be enabled; plugin;
    매크로가 만드는 코드; 매크로를 신뢰하고 활성화; @Reducer를 붙이면 뭐가 생겨; 매크로 없이 쓸 수 있나; 매크로 빌드 오류; CI에서 매크로 허용
    observation:
    view does not refresh; screen is stale; label does not change; ui is not updated; value changes but the text stays;
    @ObservableState missing;
    when is a view redrawn; which fields does the view depend on; view is redrawn too often; observable macro;
    how does the view know;
    nothing happens on screen; automatic tracking; re-render; computed property and redraw; list does not update;
    view shows the old value;
    only redraw the part that changed; body is called again; published; ObservableObject replacement;
    why does swiftui not pick up my change;
    화면이 안 바뀌어요; 값은 바뀌는데 뷰가 그대로; 라벨이 갱신되지 않아; 뷰가 언제 다시 그려지나; 뷰가 업데이트 안 돼; 화면에 반영이 안 된다;
    @ObservableState를 왜 붙여; 텍스트가 예전 값이야; 관찰은 어떻게 동작해; 자동으로 새로 고침되게
    sharing:
    same value on two screens; global state; user session everywhere; settings used by many features; @Shared;
    appStorage; fileStorage; inMemory;
    shared across tabs; singleton data; keep two features in sync; one feature changes it and another sees it;
    app wide theme; current user;
    pass a value through many levels; prop drilling; environment value for all; withLock; change a shared value;
    SharedReader; shared favorites;
    badge count used in several places; synchronize screens; common data; make data available to all children;
    cart visible everywhere;
    여러 화면에서 같은 값을; 전역 상태; 로그인한 사용자 정보를 공유; 두 화면의 값을 동기화; 설정을 모든 기능에서; 탭끼리 데이터 공유; 공통 데이터;
    앱 전체에서 쓰는 값; @Shared 쓰는 법; 한쪽에서 바꾸면 다른 쪽도; 즐겨찾기를 여러 곳에서; 값을 계속 넘기지 않으려면
    when not to use it:
    is it worth it; disadvantages; drawbacks; downsides; cons; learning curve; boilerplate; too complicated;
    small project; prototype; alternatives;
    should I use plain swiftui; mvvm instead; vanilla; team has no experience; overhead of the framework; critics;
    reasons against;
    do I need this for a simple app; third party lock in; when is it the wrong choice; can I mix it with other code;
    who should not use it;
    단점이 뭐야; 배우기 어려운가; 작은 프로젝트에는 과한가요; 그냥 스위프트유아이만 쓰면 안 돼; 꼭 써야 하나요; 안 쓰는 게 나은 경우; 도입해도 될까;
    mvvm이랑 비교하면; 장단점; 너무 복잡해
    """
}
