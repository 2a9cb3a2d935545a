/// Questions about concepts of people who know other frameworks, or only what they see: with their vocabulary, typos, and half sentences.
enum NewcomerConceptQuestions {
  static let text = #"""
    state:
    what is the difference between State and @State; can I keep using @State next to this;
    local ui state like isExpanded, does it belong there; where do I declare the variables of a screen;
    redux calls it the state tree, how do I design mine; model in Elm terms;
    should I keep both the raw number and the text made from it; normalized or nested data; var or let inside of the struct;
    can it be optional or have defaults; is it fine if it has forty properties; store the filtered list or filter on the fly;
    put a Date formatter or a Task handle in there?; stat struct; shoud evrything be in the state;
    a struct that holds all the data of a view; selected tab index goes where; why must it be a struct and not a class instance;
    how do I initialise it with data from outside; @State랑 뭐가 다른가요; 화면의 변수들은 어디에 선언해;
    필터된 목록을 따로 저장해야 하나; State에 옵셔널을 넣어도 돼?; 프로퍼티가 너무 많은데 괜찮을까; 뷰 전용 값도 여기에 두는 건가;
    State는 왜 struct인가요; 모델 설계를 어떻게 하지; 포맷된 문자열을 들고 있어야 할까
    action:
    Msg type in Elm, how is it called here; how do dispatch and payloads look like compared to redux action creators;
    name it login or loginButtonTapped; verbs or events?; should each text change be a case of its own;
    what parameters may a case carry; enum with associated values for user input;
    difference between something the user does and something the system answers;
    is it okay that views only send and never call functions; intent in MVI; acton naming; onTapGesture should send which one;
    how granular should they be; split internal and view and delegate cases;
    where do I list everything that can happen on a screen; responses from the server also as cases?; too many enum cases, smell?;
    who may send which; 액션을 어떤 단위로 쪼개야 하나; 서버 응답도 액션인가요; 인텐트에 해당하는 게 뭐지;
    탭했을 때 보낼 케이스를 어떻게 지을까; 사용자 행동을 나타내는 타입; 연관 값으로 뭘 실어 보내나;
    login이라고 할까 loginButtonTapped라고 할까; 디스패치하는 값
    reducer:
    update function of Elm, where is it; what is body and why does it say some ReducerOf<Self>;
    is there a place like a presenter or an interactor; the thing that gets state and action and changes state;
    where would I put validation rules; can I print or log in there;
    may I mutate state directly or must I return a copy as in redux; combine like combineReducers;
    how do I unit the logic of two files; reduce(into:action:) or body; Reduce closure captures self, is that ok;
    switch with all actions is unreadable; BindingReducer() Scope() Reduce in which sequence; redcuer; what is inout State;
    can it be async; can it call a function that throws; struct Feature: Reducer what must I implement; business rules location;
    write custom modifiers for it such as logging every action; update 함수는 어디에; state와 action을 받아서 상태를 바꾸는 것;
    inout state가 무슨 뜻이야; body 안에 무엇을 적나; 스위치 문이 오백 줄이에요; 리듀서 안에서 프린트해도 되나;
    상태를 직접 바꿔도 돼? 복사본을 돌려줘야 해?; 프레젠터 역할을 하는 것; 규칙은 어느 파일에 적어요; 리듀셔
    store:
    who owns the state at runtime; how do I boot the whole thing; Store(initialState:) { } in the App or in the view's init;
    is it ok to make it in body; let store or @State var store; does it live forever; one single source of truth object;
    dispatcher; send from AppDelegate; how can I call send outside of a view; get the current value synchronously; stor;
    what do I pass into ContentView; StoreOf<Feature> what is that type alias; recreate it when the user logs out;
    reset everything to the start; await store.send(.x).finish(); sotre initial value from a database;
    view init needs a store argument, what do I give; how to use with UIKit viewDidLoad; withState;
    SceneDelegate에서 만들어야 하나; ContentView에 뭘 넘겨; body 안에서 만들면 안 되나요; 앱이 살아 있는 동안 하나만;
    send는 어디서 호출하나; 로그아웃하면 새로 만들어야 하나; 상태를 실제로 들고 있는 객체; 뷰 밖에서 액션을 보내고 싶어;
    런타임 객체
    view store:
    viewStore not found; what happened to viewStore; difference between store and viewStore;
    WithViewStore(store, observe: \.self) meaning; all samples on the internet use viewStore; ViewStore(store, observe:) in UIKit;
    do I wrap my body in WithViewStore; $0 in observe; old course says create a ViewState, why; @ObservedObject viewStore;
    vewstore; scope down what a view observes with WithViewStore; 예제마다 viewStore가 나오는데 뭐죠; store와 viewStore의 차이;
    WithViewStore로 감싸야 하나요; observe 인자에 뭘 넣지; 뷰 스테이트를 따로 만드는 이유; viewStore.send랑 store.send 뭐가 다름;
    뷰스토아
    data flow:
    mental model; what does tca mean; how does it compare with mvvm in one picture; Model View Update;
    The Elm Architecture in Swift; what is unidirectional; in which sequence do view, store, reducer and effect act;
    where do I start learning; hello world of this library; smallest possible example with explanation;
    why can the view not simply change the value; loop of send, reduce, render; I come from Flutter bloc, what corresponds to what;
    coming from React and Redux; coming from VIPER; what are the five building blocks; single source of truth explanation;
    swift composable architecture basics; glossary of the main terms; flow chart; architecure overview; 이벤트가 어떻게 흘러가나;
    리액트 리덕스를 썼는데 여기선 뭐가 뭐에 해당하나요; 왜 뷰에서 바로 값을 못 바꾸나; 엘름 아키텍처; 가장 작은 예제; TCA가 뭔가요;
    뷰와 스토어와 리듀서의 관계; 용어 정리; MVVM에서 넘어왔어요 뭐부터 봐야 하나; 단일 진실 공급원; 한 바퀴 도는 과정;
    구성 요소 다섯 가지
    scope:
    store.scope(state:action:) arguments; how do I hand a piece of state to a subview; my list cells should each have a reducer;
    ifLet vs forEach vs Scope; parent knows child state but child reducer never runs; child button is dead;
    forgot to add the child to body; compose reducers; pullback today; combine tab features into an AppFeature;
    split a monster screen into pieces; nested reducer; sub reducer; module per feature, how to glue;
    IdentifiedArrayOf rows with own logic; child state inside parent state inside grandparent;
    ForEach(store.scope(...)) explanation; slice of the state as in redux toolkit; Html.map in Elm equivalent;
    what is state: \.child action: \.child; Cmd.map; lift a reducer; scpoe; optional child feature and its reducer;
    embed the same counter twice on a screen; action of the row never arrives at row reducer; 하위 기능의 리듀서가 안 불려요;
    셀 하나하나에 리듀서를 달고 싶다; 큰 화면을 작은 기능들로; 탭 피처를 앱 피처에 합치기; 같은 카운터를 두 개 넣기;
    자식 뷰에 스토어 일부만 주기; store.scope 인자가 뭐예요; 부모 body에 자식을 안 넣었더니 반응이 없어; 중첩된 리듀서;
    ifLet과 forEach는 언제 쓰는 거야; 모듈로 나눈 기능을 조립; 조각 상태; 스코프가 뭔가요
    case path:
    what is this library swift-case-paths for; get the value out of .success(user) without a switch; state.is(\.loaded);
    how to test which case an enum is; keypath for enum cases; @CasePathable on my own enum; modify(\.editing) { };
    what does /AppAction.login mean; forward slash before enum case; prism, optics; case let without pattern matching;
    enum property access; extract(from:); cannot use key path with an enum case, what instead; casepath;
    AnyCasePath(embed:extract:); dynamicMemberLookup on enums; if case in one expression; 이넘에서 값만 쏙 꺼내기;
    스위치 없이 어떤 케이스인지 알고 싶다; 프리즘 같은 것; 앞에 슬래시가 붙은 enum; enum에 키패스가 안 되는데요;
    케이스패스 라이브러리; case let 대신
    case key path:
    what does action: \.detail mean in Scope; why is there a backslash before the action name;
    \.child.tapped instead of .child(.tapped); CaseKeyPath<Action, Value>; receive(\.loaded); \Action.Cases.row;
    dot path to a nested action; new syntax that replaced the slash; store.receive(\.delegate.saved) works how;
    key path into an action; case keypath sintax; subscript \.rows[id: 1]; backslash dot $0;
    is \.destination.alert a key path or something else; state[case: \.loaded]; 액션 앞의 역슬래시는 왜 쓰나;
    \.delegate.saved 같은 표기; 슬래시가 역슬래시로 바뀐 이유; receive(\.loaded)가 되는 원리; 액션을 가리키는 키패스;
    \.rows[id:] 문법; 케이스 키패스 문법
    enum state:
    isLoading, error, items: three variables that contradict each other; can State be an enum; Loadable;
    result of a request as idle loading loaded failed; sealed class in Kotlin, how here; union type for screens;
    AppState with case login and case main; show different views by mode; @Reducer enum Destination;
    how do I go from the login case to the home case; onboarding step one two three; mutually exclusive sheets;
    make illegal states unrepresentable; state machine; view depends on whether we are signed in;
    skeleton, empty, error and list view; two booleans which can never both be true; ifCaseLet usage;
    which root view: splash, auth or tabs; enum sate; step wizard with data per step; 로그인 전후로 완전히 다른 화면;
    State를 enum으로 만들 수 있어?; 로딩 실패 성공 상태 모델링; 불가능한 조합을 막고 싶다; 스플래시 로그인 메인 중 하나; 상태 기계;
    단계마다 데이터가 다른 마법사; 둘 다 참일 수 없는 불리언 두 개; 루트 화면을 바꾸기; 모드에 따라 보여줄 뷰
    navigation:
    how do I open another view; NavigationLink(value:) or something else; do I need a coordinator pattern;
    sheet or push or tab, what to choose; programmatic navigation; TabView selection; NavigationSplitView with sidebar;
    router library needed?; segue replacement; how do screens follow each other; react-router equivalent;
    go to the next page when the request succeeded; where is the current screen stored; tab bar switching from code;
    difference tree and stack navigation; navigating from one module to another without importing it; navgation;
    change screen on tap; screen transitions overview; which APIs exist for moving around; master detail on iPad;
    transition to another scene; 다른 뷰를 여는 법; 탭 전환을 코드로; 코디네이터 패턴을 써야 할까; 화면 간 이동 전체 정리;
    아이패드 사이드바; 요청이 끝나면 다음 화면으로; 세그웨이 대신; 네비게이션링크 써도 되나; 트리 방식과 스택 방식;
    현재 화면은 어디에 저장되나; 화면 전환 방식 고르기; 뷰 이동
    presentation:
    .sheet(item: $store.scope(...)); fullScreenCover how; show edit view modally; modal with own state; present a view controller;
    @Presents var destination: Destination.State?; what does PresentationAction.dismiss do; how do I open a popup form;
    several modals from one screen with an enum; set the child state to open it; my sheet is blank;
    sheet doesnt open when I set the state; nothing comes up when the child becomes non nil; shet; present profile over the feed;
    share data with the modal that is opened; .sheet(isPresented) vs .sheet(item); ifLet(\.$destination);
    show the onboarding over the home screen; overlay another feature; presenting settings from a toolbar button; detents;
    inspector panel on mac; 바텀시트; 모달이 안 떠요; 시트에 넘길 데이터; 상태를 넣었는데 화면이 안 올라와; 편집 창을 위로 띄우기;
    풀스크린으로 덮는 화면; destination이 뭔가; 설정을 모달로 보여 주고 싶다; 팝업 폼; isPresented와 item 차이; 시트가 하얗게 나와;
    쉬트 띄우기
    stack:
    NavigationStack(path: $store.scope(...)); StackState append; drill down any number of levels; pop two; popToRootViewController;
    go home from deep inside; back button callback; path.removeLast; path.removeAll; replace the top;
    how do I pass a result back from a pushed view; user is five levels deep; push twice happens when tapping quickly;
    state.path[id:]; same screen several times in a row; file browser folders within folders; UINavigationController push;
    know that the user swiped back; read what is below the top; stak; how do I add a page to the path from an effect;
    history of pushed screens; NavigationPath type erased; forEach(\.path, action: \.path); detail pushes another detail;
    unwinding; 홈으로 한 번에 돌아가기; 폴더 안의 폴더로 계속 들어가는 화면; 뒤로 두 번; 경로 배열에 추가; 푸시가 두 번 됨;
    스와이프로 뒤로 간 걸 알고 싶어; path.append; 푸시된 화면에서 결과 받기; 맨 위 화면 교체; NavigationPath 대신 뭘 쓰나;
    깊이 들어간 사용자를 루트로; 화면을 쌓아 올리기
    alert:
    .alert($store.scope(state: \.alert, action: \.alert)); pop a message with OK; show error in a dialog; ask the user yes/no;
    UIAlertController; are you sure you want to delete; two buttons cancel and delete; action sheet with options; snackbar, toast;
    window.confirm; dialog result; AlertState { TextState("..") }; alrt; alert with text input; alert does not go away;
    message with a retry button; test that the alert is shown; present a warning before logging out; discard changes? dialog;
    destructive role; confirmationDialog titleVisibility; remember the item to delete until confirmed; 정말 나가시겠습니까;
    확인 취소 버튼 두 개; 에러 메시지를 창으로; 경고 팝업 후에 동작; 변경 사항을 버릴까요; 토스트 메시지;
    로그아웃 전에 물어보고 싶어; 다시 시도 버튼이 있는 오류 창; 얼럿이 안 사라짐; 알럿 버튼 액션 처리; 물어보는 창
    dismiss:
    close the sheet after save button; @Environment(\.dismiss) does it work; child wants to pop itself; call dismiss in .run;
    await self.dismiss(); xmark button in the corner; go back programmatically; how can a pushed view go back; dismis;
    isPresented in a feature; close modal then do something; finish() of an Android activity; auto close after three seconds;
    close from an effect; dismiss vs setting nil in the parent; save and go back;
    how do I get rid of the modal from its own reducer; unwind itself; exit the editor; 완료 버튼을 누르면 닫히게;
    자기가 스스로 팝; 몇 초 뒤 자동으로 닫기; 이펙트에서 닫기; 부모가 nil로 만드는 것과 차이; 환경의 dismiss를 써도 되나;
    저장하고 뒤로; 엑스 버튼; 편집기 나가기; 디스미스
    binding:
    $store.text; TextField("", text: ???); how do I get a Binding from the store; Toggle(isOn:) needs a binding; picker selection;
    v-model like; two way data binding like Vue or Angular; onChange of a text field send action; .sending;
    controlled input like in React; Stepper value; change a value from the view without an action?; bindng; how to write back;
    slider drives a number; binding to an element of an array; binding to optional; ColorPicker; @Bindable var store why;
    DatePicker selection in the state; custom set closure; search bar text; setting switch;
    cannot convert value of store.text to Binding; 텍스트필드에 넣을 바인딩은 어떻게 얻나; Toggle isOn에 뭘 넣어; 달러 표시 스토어;
    뷰에서 상태로 다시 쓰기; 배열 원소에 바인딩; 슬라이더로 숫자 바꾸기; v-model 같은 것; 검색창 텍스트; 스테퍼 값 바꾸기;
    @Bindable을 왜 붙이죠; 세터 액션; 바인딩을 직접 만들기; 컨트롤 값 쓰기
    binding state:
    @BindingState var name what does it do; BindableAction protocol; BindingAction set;
    case binding(BindingAction<State>) necessary?; BindingReducer() at which position; \.$text in a switch case;
    case .binding(\.text); viewStore.$isOn; BindingViewState property wrapper; one case for all my toggles;
    why twelve setter actions; what does set(\.$x, 1) do; bindingstate gone; bindable action boilerplate;
    binding(_:) action handled where; react in the reducer when one bound field changed, case .binding(\.query);
    바인딩 케이스 하나로 모든 필드; case .binding(\.text)의 의미; BindingReducer의 위치; BindableAction을 붙이는 이유;
    세터 액션이 열두 개; set(\.$x)가 뭐야; 바인딩 리듀서 사용법; 바인딩 스테이트
    effect:
    Cmd in Elm, how; redux-thunk equivalent; redux-saga equivalent; launch coroutine; call await inside reduce;
    where do I put Task { }; return .run { send in await send(.loaded(try await api())) }; async function from a button;
    upload a photo in the background; sleep then send; .cancellable(id: CancelID.load, cancelInFlight: true); .cancel(id:);
    kill the running request; enum CancelID; effct; stop it when a new one starts; do two api calls at once and wait for both;
    chain of requests; analytics call without an answer; vibrate the phone; how do I get a response into the state; Effect<Action>;
    what do I return from a case; .none meaning; merge vs concatenate; completion handler to async;
    DispatchQueue.main.asyncAfter replacement; is the effect tied to the screen; race between two loads; open Safari;
    send several actions in a row from one place; run on main thread; await for user permission; 요청을 보내고 결과를 상태에;
    Task를 어디서 시작하나; 썽크 같은 거; 2초 뒤에 액션 보내기; 요청 두 개를 동시에 보내고 기다리기; 실행 중인 걸 취소; CancelID;
    .run 안에서 await; 백그라운드에서 업로드; 반환값으로 뭘 줘야 하나; merge와 concatenate 차이; 앞 요청 취소하고 새 요청;
    진동 울리기; 분석 이벤트 보내기; useEffect처럼; 리듀서에서 await를 못 쓰는데; 비동기 결과 받기; 이팩트; 연속된 요청
    dependency:
    how to stub URLSession; @Dependency(\.apiClient); pass services into a reducer init?; DI container; singletons in TCA;
    how do I mock; register in DependencyValues; liveValue, testValue, previewValue difference; extension DependencyValues;
    fake location; make Date() testable; UUID() in a reducer; randomness; different backend url for staging;
    use Firebase/Alamofire/Realm from a reducer; depndency; struct with closures instead of protocol; repository layer;
    feature flags service; environment values; override just in this preview; withDependencies { $0.date = .constant };
    where does networking code live; @DependencyClient struct; ports and adapters; keychain wrapper; hilt dagger equivalent;
    provider in flutter; inject at app start; change at runtime; service layer; analytics sdk;
    use real api in app and mock in tests; how can I access UserDefaults cleanly; how do I pass the auth token to all clients;
    서비스 객체는 어떻게 주입; 네트워크 코드는 어디에; 스테이징 서버로 바꾸기; Date()를 테스트 가능하게; 힐트 같은 DI;
    파이어베이스를 감싸기; 목 만들기; 프로토콜 대신 클로저 구조체; 프리뷰에서만 가짜; 키체인 접근; 싱글톤을 쓰면 안 되나; 외부 SDK;
    UUID() 대신; 앱에서는 진짜 테스트에서는 가짜; 디펜던시; 라이브값 테스트값 프리뷰값 차이; 토큰을 클라이언트에 넘기기;
    저장소 패턴
    testing:
    how do I write XCTest for this; store.send(.tap) { $0.count = 1 }; @Test with TestStore; what goes in the trailing closure;
    await store.receive; jest for reducers; how to test effects; fake clock; test only part of it; first unit test; tesing;
    ui tests vs this; can I test navigation without simulator; test that a delay of 3 seconds happens;
    test parent and child together; mocking in tests example; check final state only; test a long user journey;
    how to assert nothing changed; integration test; snapshot testing; test order of actions; control time; TestClock advance(by:);
    withDependencies in the TestStore init; regression test for a bug; tdd workflow; 단위 테스트 예제; send 뒤의 클로저에 뭘 적나;
    receive는 왜 필요해; 시간이 걸리는 코드 테스트; 시뮬레이터 없이 검증; 마지막 상태만 확인하고 싶어; 전부 검증하기 싫어;
    테스트클락; 네비게이션 테스트; 부모 자식 통합 테스트; XCTest로 어떻게; 첫 번째 테스트; 아무것도 안 바뀐 것 검증; 테스팅
    macros:
    @Reducer what is it good for; do I have to use @Reducer; is there code generation; see what the macro writes;
    expand macro in xcode; swift-syntax takes ages to build; Xcode Cloud macros trust; -skipMacroValidation;
    @ObservableState vs @Observable, what is generated; annotation processor; decorator above struct; macors;
    target ComposableArchitectureMacros must be enabled; at sign keywords list; @ViewAction send;
    @Presents inside of a macro'd state; what is the @ thing; magic code; boilerplate generator; conformance is added by whom;
    can I avoid macros in a big project; @ 표시가 붙은 것들은 뭐야; 매크로를 펼쳐 보기; swift-syntax 빌드가 오래;
    매크로를 안 쓰면 어떻게 적어; 매크로 신뢰하라는 창; CI에서 매크로 때문에 실패; 자동 생성 코드; @Reducer가 해 주는 일;
    골뱅이 리듀서; 숨은 코드
    observation:
    ui doesnt update; state changed but screen not; view not refreshing; label shows old value; @Published equivalent;
    ObservableObject gone, what instead; body gets called too often?; which properties trigger a re-render;
    @ObservableState forgot; re-render selectors memo like in react; objectWillChange; computed property does not refresh view;
    UIKit observe { }; view updates only after I rotate; list not reloading; store.count in body; useSelector; obsrvation;
    setState like; nested struct change is not displayed; why does my view redraw when unrelated field changes;
    how do I make a view react; LiveData / StateFlow collect equivalent; text is stale; data arrived but view is blank;
    화면이 새로 고쳐지지 않음; 데이터는 왔는데 뷰가 비어 있어; @Published 대신; 값이 바뀌어도 라벨은 그대로;
    어떤 프로퍼티가 바뀌면 다시 그리나; 뷰가 반응을 안 해; @ObservableState를 안 붙였더니; UIKit에서 상태 관찰; 리렌더링;
    뷰가 옛날 값을 보여 줘; 옵저버블; 상태는 맞는데 화면이 틀려
    sharing:
    global variable for the logged-in user; @AppStorage equivalent; settings in all screens; @EnvironmentObject equivalent;
    context in React; provider; share cart between tabs; keep two screens in sync; pass the same state to many features;
    @Shared(.appStorage("x")); @Shared(.fileStorage(url)); @Shared(.inMemory("x")); withLock why; mutate shared state error;
    theme dark mode everywhere; currentUser; sync favourites; shard; one list used on two pages;
    language setting for the whole app; app-wide counter; lift state up; shared session token; derive a shared value;
    how do I avoid passing user through ten reducers; when one tab changes it the other must show it; common state of siblings;
    test @Shared; 전역 변수처럼 쓰는 값; 장바구니를 모든 탭에서; 다크 모드 설정을 전체에; 현재 사용자를 어디서나;
    EnvironmentObject 대신; 한 탭에서 바꾸면 다른 탭에도 보이게; 두 화면이 같은 목록을 쓴다; withLock은 왜 써;
    값을 열 단계 넘기기 싫어; 앱 공통 상태; AppStorage랑 같이; 두 기능이 같은 데이터를 고칠 때; 쉐어드
    when not to use it:
    is it too much for a todo app; cons of composable architecture; should my startup adopt it; hate boilerplate;
    mvvm vs tca which one; worth learning?; does apple recommend it; steep learning curve; junior team; dependency on pointfree;
    compile times because of library; can I use it in only one screen; convince my team or not; downside; why do people dislike it;
    alternatives such as plain observable; simple static screens need this?; app size impact; over engineering; criticism;
    not for games?; when is vanilla SwiftUI enough; limits of the approach; is it production ready; 배울 가치가 있나;
    할 일 앱에 쓰기엔 과하지 않나; 신입이 많은 팀; 왜 싫어하는 사람이 있죠; MVVM이 나을까; 순수 SwiftUI로 충분한 경우;
    외부 라이브러리에 묶이는 게 걱정; 보일러플레이트가 너무 많다; 한 화면에만 써도 되나; 도입 전에 알아야 할 비용; 한계
    exploring:
    let the computer try all taps; monkey testing; fuzz my feature; find a crash automatically; try all orders of actions;
    search for a state that should never occur; what if answers arrive in another order; race condition finder;
    brute force the reducer; reachable states; shortest list of taps to a bug; prove that something never happens;
    generate random actions; graph of all states; always and never conditions; chaos monkey; explor;
    can a user ever get to a negative count; model checker like TLA+; quickcheck; exhaustive search through the feature;
    가능한 모든 버튼을 눌러 보기; 자동으로 버그 찾기; 퍼징; 절대 일어나면 안 되는 상태; 응답 순서가 바뀌면 생기는 버그;
    무작위 액션; 불변 조건 검사; 상태 그래프; 모든 경우를 탐색; 버그까지 가장 짧은 순서; 몽키 테스트
    """#
}
