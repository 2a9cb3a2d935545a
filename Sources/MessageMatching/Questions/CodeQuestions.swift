/// Questions with names of API, lines of code, and the names of other frameworks.
enum CodeQuestions {
  static let text = #"""
    state:
    struct State: Equatable { var count = 0 }; @ObservableState struct State what goes in; data class UiState in Compose;
    initialState in createSlice; useState for each field or one struct; private var in State; State.init(from: model);
    lazy var inside State; let constants in State; nested struct inside State; derived isValid var isValid: Bool { };
    @State private var text and the store; view model properties become what; @observable fields of a MobX store;
    ngrx state interface; Equatable on State needed; State의 computed var; Compose의 UiState 같은 것; init에서 값 넘기기;
    MobX의 observable 필드
    action:
    enum Action { case plusTapped }; case view(View); case response(Result<Item, Error>); sealed interface UiEvent; bloc events;
    ngrx createAction; case onAppear; case task; case textChanged(String); @CasePathable enum Action; Action: Equatable or not;
    internal and delegate and view enums; store.send(.what); event naming in bloc; action types as constants; case _receive;
    블록의 이벤트 클래스; case textChanged(String)처럼 쓰나; 액션에 Equatable이 필요한가; enum Action 안에 enum View
    reducer:
    var body: some ReducerOf<Self> { Reduce { state, action in; mapEventToState; createReducer on();
    func reduce(into state: inout State, action: Action) -> Effect<Action>; some Reducer<State, Action>; EmptyReducer();
    _printChanges(); .dependency(\.x, y) on a reducer; ReducerBuilder if else; Reduce(self.core); onChange operator of a reducer;
    transform(state, action); immer produce; extension of Feature with private functions; handle function per screen;
    update msg model; switch action { case .a: return .none; mapEventToState 같은 함수; Reduce 클로저 작성; _printChanges 쓰는 곳;
    조건에 따라 다른 리듀서
    store:
    Store(initialState: Feature.State()) { Feature() }; static let store = Store in App; StoreOf<AppFeature>; configureStore;
    store.withState; @StateObject store; @State private var store; store.send(.x) from a Task; store.finish; store.publisher;
    Store in @main struct; ViewModelProvider; BlocProvider; ScenePhase and store; UIHostingController(rootView: View(store:));
    store.state is private; UIWindowScene two stores; multiple windows; Provider store={store}; static let store로 둬도 되나;
    뷰모델 프로바이더 대신; @main 구조체에서 생성; 스토어 현재 값 읽기
    view store:
    WithViewStore(self.store, observe: { $0 }) { viewStore in; ViewStore(store, observe: { $0 });
    viewStore.binding(get: \.text, send: { .textChanged($0) }); @ObservedObject var viewStore: ViewStoreOf; viewStore.publisher;
    viewStore.state; let viewStore; send from viewStore with animation; viewStore.binding을 바꾸려면; ViewStoreOf 타입
    data flow:
    View -> Action -> Reducer -> State -> View; MVVM-C vs TCA; bloc vs tca; ngrx vs tca; Compose MVI;
    what is Composable Architecture by Point-Free; pointfreeco swift-composable-architecture intro;
    isowords source code where to start; state management library comparison; single store; functional architecture;
    unidirectional data flow swift; getting started guide; 포인트프리 TCA 입문; MVI와 비교; 상태 관리 라이브러리; 함수형 아키텍처;
    시작 가이드
    scope:
    Scope(state: \.profile, action: \.profile) { Profile() }; .ifLet(\.$detail, action: \.detail) { Detail() };
    .forEach(\.rows, action: \.rows) { Row() }; store.scope(state: \.child, action: \.child);
    ForEach(store.scope(state: \.rows, action: \.rows)) { store in; IdentifiedArrayOf<Row.State>; case child(Child.Action);
    AppFeature with tabs; if let store = store.scope; ChildView(store: store.scope; IdentifiedActionOf<Row>;
    combineReducers slices; feature modules; parent feature; Scope가 뭐 하는 줄; 하위 뷰에 store.scope 넘기기;
    IdentifiedArrayOf 행; IdentifiedActionOf가 뭐야; 탭 여러 개인 AppFeature
    case path:
    /Action.child in Scope; CasePath<Root, Value>; @CasePathable enum; value[case: \.name]; result.is(\.success);
    .modify(\.text) { }; case let .loaded(x) = state; enum.loaded?.items; allCasePaths; swift-case-paths; pattern match helper;
    AnyCasePath 만들기; allCasePaths 프로퍼티; enum을 키패스로
    case key path:
    action: \.rows[id: id].tapped; \.destination.presented.alert; CaseKeyPath<Action, Void>; store.receive(\.child.loaded);
    await store.send(\.view.tap); \Action.Cases; \.path[id: 0].detail; case key path in ifLet; backslash action;
    store.send(\.binding.text, "a"); store.send(\.view.tap) 문법; \.path[id: 0]; CaseKeyPath 타입
    enum state:
    @Reducer enum Destination { case add(Add) }; enum State { case loggedOut(Login.State), loggedIn(Home.State) };
    switch store.case { case let .home(store); ifCaseLet(\.loggedIn, action: \.loggedIn); AsyncValue loading data error;
    sealed class Result; LoadingState<T>; RemoteData; SwitchStore CaseLet; state = .home(.init()); body with switch on state;
    AuthFeature vs MainFeature; RemoteData 타입; state = .home으로 전환; 로그인 여부 enum State; SwitchStore 쓰는 법
    navigation:
    NavigationStack or NavigationLink or sheet; GoRouter; react-navigation; TabView(selection: $store.tab);
    NavigationSplitView columns; present, push, segue; router pattern; FlowCoordinator; destination enum versus path;
    .navigationDestination(item:); window group; openWindow; Jetpack navigation graph; switch tab programmatically;
    which modifiers; 내비게이션 그래프; TabView selection 상태; GoRouter 같은 것; NavigationSplitView 열
    presentation:
    .sheet(item: $store.scope(state: \.edit, action: \.edit)) { store in; @Presents var edit: Edit.State?;
    case edit(PresentationAction<Edit.Action>); .fullScreenCover(item:); .popover(item:); state.edit = Edit.State();
    .ifLet(\.$edit; showModalBottomSheet; UISheetPresentationController; present(vc, animated: true); dialog fragment;
    case .edit(.presented(.saved)); PresentationState; sheet doesnt show; .inspector; @Presents를 안 붙이면;
    PresentationAction.presented; state.edit에 값을 넣으면; 시트 안의 액션 받기
    stack:
    var path = StackState<Path.State>(); case path(StackActionOf<Path>); state.path.append(.detail(.init()));
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) { } destination: { }; state.path.popLast();
    case .path(.element(id: _, action: .detail(.save))); popToRoot; Navigator.push; Navigator.popUntil; NavigationLink(state:);
    state.path.removeAll(); state.path[id: id]; pushViewController; navigation bar back; path.pop(from:);
    NavigationLink(state:)로 푸시; state.path.removeLast(); StackActionOf; 경로를 비우기
    alert:
    @Presents var alert: AlertState<Action.Alert>?;
    ButtonState(role: .destructive, action: .confirmDelete) { TextState("Delete") }; .alert($store.scope;
    .confirmationDialog($store.scope; UIAlertController with two actions; showDialog; SweetAlert; message: TextState;
    AlertDialog compose; case alert(PresentationAction<Alert>); title and message; ok button handler; alert(item:);
    ButtonState role; UIAlertController 대신; AlertState 만들기; 파괴적인 버튼; TextState가 뭐야
    dismiss:
    @Dependency(\.dismiss) var dismiss; return .run { _ in await self.dismiss() }; Navigator.pop(context);
    @Environment(\.presentationMode); dismiss(animated:); state.destination = nil; @Dependency(\.isPresented); popBackStack;
    unwind segue; navigationController?.popViewController; cancelButtonTapped close; dismiss(animation:); 뒤로가기 popBackStack;
    await dismiss() 어디서; state.destination = nil로 닫기
    binding:
    TextField("Name", text: $store.name); Toggle("On", isOn: $store.isOn); Slider(value: $store.volume);
    $store.name.sending(\.nameChanged); Binding(get: { store.text }, set: { store.send(.textChanged($0)) });
    Picker(selection: $store.choice); Stepper(value: $store.count); ngModel; bind:value in Svelte; TextEditor;
    searchable(text: $store.query); DatePicker(selection:); @Bindable var store: StoreOf<Feature>;
    Cannot convert to Binding<String>; ngModel 같은 것; searchable에 넣을 바인딩; $store.name.sending; Picker selection 연결
    binding state:
    BindingReducer(); enum Action: BindableAction { case binding(BindingAction<State>) }; case .binding(\.email): return;
    @BindingState var email; .binding(.set(\.$email, "")); bindable fields; case .binding: return .none;
    BindingReducer().onChange(of: \.x); case .binding 처리 안 해도 되나; @BindingState를 지우면; BindingAction.set
    effect:
    return .run { [id = state.id] send in; await send(.response(Result { try await api.fetch() })); .merge(.run {}, .run {});
    .cancel(id: CancelID.search); .cancellable(id:cancelInFlight:); Effect.none; .send(.next); Task.sleep(for: .seconds(1)) in run;
    try await clock.sleep; withTaskGroup in run; async let a, b; Task.detached; URLSession.shared.data(from:);
    rxswift flatMapLatest; switchMap; viewModelScope.launch; LaunchedEffect; createAsyncThunk; redux-observable epic;
    effects in ngrx; Effect.run(priority:); animation in effect send(.x, animation: .default); Future builder;
    call a suspend function; viewModelScope.launch 같은 것; switchMap처럼 이전 것 취소; .run { send in } 문법;
    cancelInFlight가 뭐야; async let 두 개; Task.detached 써도 되나
    dependency:
    @Dependency(\.date.now) var now; @Dependency(\.uuid) var uuid; @Dependency(\.continuousClock) var clock;
    extension DependencyValues { var api: ApiClient {; static let liveValue = Self(; DependencyKey conformance;
    @DependencyClient struct ApiClient {; withDependencies { $0.api.fetch = { } }; Resolver.register; koin; dagger; get_it;
    Environment(\.apiClient); swift-dependencies; URLSession injection; TestDependencyKey; mainQueue scheduler;
    open settings url dependency; UserDefaults client; LocationClient; withEscapedDependencies; protocol ApiService;
    koin 같은 의존성 주입; swift-dependencies 쓰는 법; DependencyValues 확장; @Dependency(\.uuid)
    testing:
    let store = TestStore(initialState: Feature.State()) { Feature() } withDependencies: {;
    await store.send(.tapped) { $0.count = 1 }; await store.receive(\.response) { };
    store.exhaustivity = .off(showSkippedAssertions: true); await clock.advance(by: .seconds(1)); XCTAssertEqual(state;
    @MainActor func testFeature() async; blocTest; testing-library; store.timeout; confirmation dialog in test;
    store.dependencies.uuid = .incrementing; XCTestCase setUp; snapshot test; swift-testing @Test; assert(state) closure;
    await task.cancel(); blocTest 같은 것; store.exhaustivity = .off; clock.advance(by:); TestStore 만들기
    macros:
    @Reducer struct X expands to; @ObservableState _$id; @DependencyClient generated init; @Presents macro expansion;
    -skipMacroValidation -skipPackagePluginValidation; defaults write com.apple.dt.Xcode IDESkipMacroFingerprintValidation;
    swift-syntax 600; prebuilt swift-syntax; @ViewAction(for:); Expand Macro menu; compilerPluginSupport; macro fingerprint;
    fastlane macro trust; IDESkipMacroFingerprintValidation; 매크로 펼치기 메뉴; @ViewAction(for:)가 만드는 것; fastlane에서 매크로
    observation:
    withObservationTracking; @Observable vs @ObservableState; store.count in Text; observe { [weak self] in label.text =;
    @Published var; collectAsState; Obx; ListenableBuilder; useSelector rerender; Self._printChanges() in body; equatable view;
    view not updating after state change; onReceive store.publisher; ObservableStateID; @ObservationStateIgnored; MobX observer;
    ChangeNotifier; collectAsState처럼; UIKit의 observe { }; Self._printChanges()가 계속 찍혀; ChangeNotifier 대신
    sharing:
    @Shared(.appStorage("theme")) var theme = .light; @Shared var user: User; $user.withLock { $0.name = "" }; @SharedReader;
    Shared(value:); @Shared(.fileStorage(.documentsDirectory)); @EnvironmentObject var session; InheritedWidget; React context;
    CompositionLocal; redux global slice; UserSession.shared; static var shared; @Shared(.inMemory("session")); SharedKey custom;
    $user passed to child; NotificationCenter to sync two screens; @Shared var를 자식에 넘기기; InheritedWidget 같은 것;
    UserSession.shared 대신; $count.withLock
    when not to use it:
    TCA vs MVVM vs VIPER vs MV; is TCA an anti pattern; do big companies use TCA; TCA hiring;
    SwiftUI already has @Observable, why more; widget extension only; one-screen utility; learning cost for team of ten;
    vendor lock-in pointfree; binary size; compile time cost of TCA; 이미 @Observable이 있는데 왜; 위젯만 있는 앱;
    큰 회사들이 쓰나; MV 패턴으로 충분한지; 앱 용량이 늘어나나
    exploring:
    explore always state.count >= 0; explore random; explore graph; explore until; explore when idle; invariant check; state space;
    breadth first search over actions; shrinking of a counterexample; late answers; explore 명령 쓰는 법; explore never 조건;
    반례 줄이기; 늦은 응답 탐색
    debounce:
    .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue);
    try await clock.sleep(for: .milliseconds(300)) before search; .throttle(id:for:scheduler:latest:); useDebounce;
    lodash debounce; EasyDebounce; textDidChange search; searchable query api; UISearchBar delay; flow.debounce(300);
    onQueryChanged network call; 300ms; flow.debounce; clock.sleep 300밀리초 뒤 검색; searchable 검색 지연; .throttle latest
    timer:
    for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) };
    Timer.publish(every: 1, on: .main, in: .common).autoconnect(); Effect.timer; Timer.periodic; Handler.postDelayed;
    CADisplayLink; Stopwatch class; DispatchSourceTimer; await send(.timerTicked); case timerTicked; toggleTimerButtonTapped;
    isTimerActive; ticker flow; interval(1000); Timer.publish 대신; clock.timer(interval:); isTimerRunning; CADisplayLink 같은 것
    retry:
    for attempt in 1...3 { do { } catch { } }; .retry(3) combine; retryWhen; exponentialBackoff; try await Task.sleep(for: delay);
    delay *= 2; URLError.timedOut again; maxAttempts; Retry-After header; retry interceptor alamofire; axios-retry; dio retry;
    429 too many requests; attempt count; axios-retry 같은 것; maxAttempts 상수; delay를 두 배로; 429 응답
    pagination:
    case lastRowAppeared; offset += limit; nextPageToken; Paging 3; FlatList onEndReached; ListView.builder load more;
    UITableView willDisplay; .onAppear { if item == items.last; isLoadingNextPage; hasNextPage; GraphQL cursor; page size;
    infinite_scroll_pagination; prefetchDataSource; endCursor; nextPageToken 처리; onEndReached; 마지막 행의 onAppear; willDisplay
    form:
    @FocusState var focus: Field?; .bind($store.focus, to: $focus); .focused($focus, equals: .email);
    .onSubmit { store.send(.submit) }; textFieldShouldReturn; react-hook-form; TextFormField validator; isFormValid;
    .disabled(!store.isValid); SecureField; email regex; .submitLabel(.next); input type=number; errors[field]; Formik yup;
    keyboard toolbar; .bind($store.focus; isFormValid 계산; textFieldShouldReturn 대신; 필드별 오류 사전
    persistence:
    UserDefaults.standard.set; FileManager write JSON; @AppStorage in a reducer; SwiftData ModelContext; NSPersistentContainer;
    GRDB; Realm; AsyncStorage; SharedPreferences; DataStore; redux-persist; save on background; load in init;
    Codable State to disk; NSKeyedArchiver; .fileStorage(.todos); CloudKit; AsyncStorage 같은 것; ModelContext를 리듀서에서;
    Codable로 저장; 키체인에 저장
    delegate actions:
    case delegate(Delegate) enum Delegate { case saved(Item) }; return .send(.delegate(.saved));
    case .child(.delegate(.saved(let item))); @Output EventEmitter; $emit; onResult callback; setFragmentResult;
    Navigator.pop(context, result); protocol ChildDelegate: AnyObject; completion: (Item) -> Void; unwind with data;
    startActivityForResult; @Output 같은 것; .delegate(.saved) 받기; 완료 클로저 대신; Navigator.pop 결과
    parent and child:
    props down events up; state.child.value = x in parent; .send(.child(.refresh)) from parent;
    case .child(.buttonTapped) in the parent; event bus; sibling communication angular; shared viewmodel between fragments;
    parent intercepts child action; delegate vs shared vs observe; send action to child; child access parent state;
    부모에서 .send(.child(.refresh)); 프래그먼트끼리 공유 뷰모델; props 내려 주기; 부모가 state.child를 수정
    sharing logic:
    return .send(.refresh); private func refresh(_ state: inout State) -> Effect<Action>; case .a, .b:;
    self.reduce(into: &state, action: .x); helper extension on Reducer; mutating func on State; shared reducer for two features;
    code reuse; reduce(into:) recursively; mutating func를 State에; private func으로 빼기; case .a, .b 같이
    subscription:
    for await notification in NotificationCenter.default.notifications(named:); AsyncStream { continuation in; AsyncThrowingStream;
    .publisher { }; Effect.publisher; .onReceive; StreamSubscription; Flow.collect; EventSource; CLLocationManagerDelegate;
    CBCentralManager; URLSessionWebSocketTask; didBecomeActive; userDidTakeScreenshot; PassthroughSubject; combineLatest;
    store.send(.task).finish(); Effect.publisher 쓰기; Flow.collect 같은 것; 스크린샷 감지; AsyncStream continuation
    deep links:
    .onOpenURL { url in store.send(.openURL(url)) }; state.path = StackState([.list, .detail]); URLComponents;
    application(_:open:options:); userActivity webpageURL; UNUserNotificationCenterDelegate didReceive; apple-app-site-association;
    Intent filter; GoRouter deep link; swift-parsing url router; CFBundleURLTypes; App Intents open; initial path;
    앱이 꺼진 상태에서 푸시 눌러 열기; didReceive response; state.path를 미리 채우기; 인텐트 필터
    effect errors:
    case response(Result<[Item], any Error>); } catch: { error, send in await send(.failed) }; try? await;
    TaskResult { try await }; do { } catch { await send(.error(error)) }; URLError.notConnectedToInternet; statusCode != 200;
    error.localizedDescription; throws in effect; Either left right; runCatching; try catch in thunk; .failure(error);
    errorMessage in State; alert on failure; runCatching 같은 것; statusCode가 200이 아니면; localizedDescription 보여 주기;
    catch: 클로저
    on appear:
    .task { await store.send(.task).finish() }; .onAppear { store.send(.onAppear) }; case onFirstAppear; viewDidAppear; ngOnInit;
    created() hook; useEffect(() => {}, []); onViewCreated; isFirstLoad flag; refreshable; .onDisappear; scenePhase;
    TabView onAppear called for all tabs; ngOnInit 같은 것; .task와 .onAppear; isLoaded 플래그; 탭마다 onAppear
    on change:
    .onChange(of: \.filter) { oldValue, newValue in Reduce; willSet didSet; watch: {} in vue; $: reactive in svelte;
    createSelector; combine $property.sink; effect when state.query changes; BindingReducer().onChange; observe property;
    computed total from items; ever() getx; useMemo; .onChange(of: \.filter); vue watch; 프로퍼티가 바뀌면 이펙트
    type checking:
    The compiler is unable to type-check; -Xfrontend -warn-long-expression-type-checking; body with 15 Scopes;
    Reduce type annotation; split reducer into computed properties; @ReducerBuilder<State, Action> var; build timeline xcode;
    swiftc slow; IDE lag; -debug-time-function-bodies; 컴파일 시간 플래그; body를 프로퍼티로 나누기; Scope가 열다섯 개;
    빌드 타임라인
    concurrency:
    @Sendable () async throws -> Void; nonisolated(unsafe) static var; extension X: @unchecked Sendable; await MainActor.run { };
    @MainActor struct View; @preconcurrency; Sending 'state' risks; ActorIsolated; SWIFT_STRICT_CONCURRENCY complete;
    NonisolatedNonsendingByDefault; Task { @MainActor in; Mutable capture of inout parameter; actor reentrancy;
    GCD queue in an effect; @Sendable 클로저; SWIFT_STRICT_CONCURRENCY
    performance:
    Instruments SwiftUI template; os_signpost; LazyVStack slow with store; _printChanges in body; 120 Hz;
    GeometryReader sends on scroll; onScroll send; body evaluations; time profiler; hitches;
    store.scope in a computed property slow; 10k rows; ForEach performance; drag gesture onChanged; CPU 90%; memory vs cpu;
    타임 프로파일러; 만 개 행; onChanged마다 send; LazyVStack이 느려; 초당 120번
    memory and references:
    [weak self] in .run; class ViewModel: ObservableObject inside State; AVAudioPlayer; UIImage in State;
    EXC_BAD_ACCESS large struct; stack size; Memory Graph Debugger; abandoned memory; NSCache; CoreData NSManagedObject;
    final class; indirect case; @CopyOnWrite box; store is retained; weak var; Thread stack guard page; 메모리 그래프 디버거;
    NSManagedObject; COW 박스; EXC_BAD_ACCESS가 떠
    migration:
    Effect<Action, Never>; .eraseToEffect(); .catchToEffect; pullback(state:action:environment:); WithViewStore; .sheet(store:);
    @PresentationState; Scheduler environment; 0.39; 1.0 to 1.15; swift-composable-architecture 1.8; viewStore.binding;
    Environment struct; Store(initialState:reducer:environment:); @BindingState to @ObservableState; .sheet(store:)가 deprecated;
    eraseToEffect가 없어; Environment 넘기던 코드; 1.5에서 1.20으로; @PresentationState 바꾸기
    TCA 2:
    TCA2 beta; version 2.0.0-beta; main branch 2.0; Composable Architecture 2; point-free episode about 2.0; 2.x;
    TCA2 마이그레이션; 2.0.0 베타; 2.0 브랜치
    perception:
    WithPerceptionTracking { }; @Perception.Bindable var store; swift-perception; iOS 16.4; _PerceptionLocals;
    GeometryReader { WithPerceptionTracking; IPHONEOS_DEPLOYMENT_TARGET 15; watchOS 9; swift-perception 패키지; iOS 16.4 기기;
    GeometryReader 안에서 추적
    test failures:
    store.receive timeout; "Expected to receive an action, but received none after 0.1 seconds"; Unhandled actions;
    "The store received 2 unexpected actions"; − count: 0 + count: 1; store.skipInFlightEffects; store.skipReceivedActions;
    XCTExpectFailure; "Must handle 1 received action before sending"; showSkippedAssertions; hanging finish;
    test passes alone fails in suite; skipInFlightEffects; 받은 액션 처리 후 보내래; 혼자 돌리면 통과
    conformance:
    Type 'Feature' does not conform to protocol 'Reducer'; Type 'State' does not conform to 'ObservableState';
    requires that 'Row.State' conform to 'Identifiable'; Generic parameter 'R' could not be inferred; Cannot convert value of type;
    some ReducerOf<Self> mismatch; Equatable stub; any Error Equatable; associatedtype; Equatable 스텁; Identifiable 준수;
    'R'을 추론 못 함
    compiler messages:
    Cannot find type 'Reducer' in scope; Value of type 'Store' has no member; Missing return in closure;
    'state' is a 'let' constant; Ambiguous use of 'send'; expected declaration; Extra argument in call; Type has no member 'live';
    'async' call in a function; linker command failed; No such module이 떠; has no member가 떠; 링커 실패
    """#
}
