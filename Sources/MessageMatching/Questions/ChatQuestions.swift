/// Questions as they are asked in a chat: colloquial, with few terms, about what somebody wants to build or what went wrong.
enum ChatQuestions {
  static let text = #"""
    state:
    hey where do you guys keep stuff like the current step and the selected item; is it dumb to save something I can calculate;
    what lives in the struct at the top of the feature; sooo many vars, normal?; 다들 현재 단계 같은 값은 어디에 두세요;
    계산하면 되는 걸 저장하는 건 별로인가요
    action:
    what do you call your enum cases; got a debate in my team about didTap vs imperative names; one case per gesture or what;
    is it weird to have 60 entries in that enum; 팀에서 이름 짓기로 싸우는 중이에요; 제스처마다 케이스 하나씩 만드나요
    reducer:
    so where does the actual logic go; can I split this gigantic switch across files;
    the function with inout state, what else may I do in it; what's the body thing for; 그래서 진짜 로직은 어디에 쓰는 거예요;
    거대한 switch를 여러 파일로 나눌 수 있나요
    store:
    do I make this thing in every view or just once; my values reset whenever I switch views, feels like a fresh copy each time;
    how to poke the feature from plain UIKit code; what's the object I pass around; 이걸 뷰마다 만들어요 아니면 한 번만 만들어요;
    평범한 UIKit 코드에서 기능을 건드리려면
    view store:
    why does everybody's sample say viewStore dot something; is WithViewStore dead; do I keep observe closures around;
    샘플마다 viewStore 점 뭐라고 나오는데요; WithViewStore는 죽은 건가요
    data flow:
    eli5 please; I don't get why I can't just set the variable in my view; total noob, what do I read first;
    give me the thirty second version; what happens between tap and redraw; 초등학생도 알게 설명해 주세요;
    왕초보인데 뭐부터 읽어요; 30초 요약
    scope:
    built a mini feature, now how do I stick it into the big one; nested thing shows up but it's a zombie, taps do nothing;
    every cell needs its own brain; cut one huge screen into parts, how; 미니 기능을 만들었는데 큰 데에 어떻게 끼워요;
    셀마다 자기 로직이 있어야 해요; 안에 넣은 게 보이긴 하는데 눌러도 반응이 없어요
    case path:
    want to grab the thing inside an enum without a switch; can I poke at an associated value like a property;
    what's that slash people put before cases; switch 없이 enum 안의 값 꺼내기; 케이스 앞에 붙이는 슬래시 뭐예요
    case key path:
    what's with backslash dot in the actions; receive with a backslash, huh?; slash became backslash, when and why;
    액션에 역슬래시 점은 뭐죠; 슬래시에서 역슬래시로 언제 바뀌었어요
    enum state:
    my loading and error bools fight each other; one screen, four modes, please no more flags;
    logged-out users should get another root; how to say it's exactly one of these; 로딩이랑 에러 불리언이 서로 싸워요;
    플래그 말고 모드로 하고 싶어요; 이 중 딱 하나라는 걸 표현하려면
    navigation:
    so how do I get from A to B; which of the hundred ways to show a screen should I pick; do we still do coordinators;
    jump to another tab from code; A에서 B 화면으로 어떻게 가요; 화면 띄우는 방법이 너무 많은데 뭘 골라요
    presentation:
    wanna pop up an edit form from below; modal won't show up, what gives; how many sheets can one screen have;
    put a login page over everything; 밑에서 편집 폼을 띄우고 싶어요; 모달이 안 떠요 왜죠; 전체 위에 로그인 화면 덮기
    stack:
    gotta go back to the very first page in one go; keep drilling down forever, comments of comments;
    how to shove another page on top from the logic; which page am I on; 한 번에 맨 첫 페이지로 가야 해요;
    댓글의 댓글처럼 끝없이 들어가기; 로직에서 페이지 하나 더 올리기
    alert:
    show me how to do the are-you-sure thing; pop a little box with ok; three choices from the bottom, which api;
    진짜 할 거냐고 묻는 창 어떻게 만들어요; 확인만 있는 작은 창; 아래에서 선택지 세 개
    dismiss:
    sheet should go poof once saved; how does the inner screen say bye; x button in the modal, where does the code go;
    저장되면 시트가 사라져야 해요; 안쪽 화면이 알아서 나가게; 엑스 버튼 코드는 어디에
    binding:
    my textfield wants a binding and I have none; switch in settings, how to wire; getting the slider number into my model;
    what's the dollar thing on the store; 텍스트필드가 바인딩을 달래요; 설정의 스위치 연결; 슬라이더 숫자를 모델에
    binding state:
    ten toggles ten actions, seriously?; that one catch-all action for form controls; where do I put BindingReducer;
    react to just this one field being edited; 토글 열 개에 액션 열 개라니 진짜예요?; 컨트롤을 다 받아 주는 액션 하나
    effect:
    need to hit an api when tapped, how; await isn't allowed in the switch, now what; kick off something and forget it;
    second search should kill the first; wait a sec then do the thing; how do I get the json back into my model;
    누르면 api를 때리고 싶은데요; 스위치 안에서 await가 안 된대요 어쩌죠; 던져 놓고 잊는 작업; 두 번째가 첫 번째를 죽여야 해요;
    조금 기다렸다가 하기
    dependency:
    where do you guys put the networking; want fake data in the canvas; stuff depends on today's date, tests hate it;
    singleton everywhere in our code, help; swap a thing out for one test; 네트워킹은 어디에 두세요;
    캔버스에는 가짜 데이터를 쓰고 싶어요; 오늘 날짜에 의존해서 테스트가 싫어해요; 싱글톤투성이 코드예요
    testing:
    how do you even test this; don't wanna wait five real seconds; just check the end result pls;
    is there a mini example of a test; 이걸 대체 어떻게 테스트해요; 진짜 5초를 기다리기 싫어요; 끝 결과만 확인하고 싶어요
    macros:
    what does at-Reducer even do; xcode nags about trusting stuff; ci is stuck on macro approval;
    show me the code behind the annotation; @Reducer가 대체 뭘 해요; 엑스코드가 자꾸 신뢰하래요; CI가 매크로 승인에서 멈춰요
    observation:
    model is right, screen is wrong, help; my label refuses to change; view keeps redrawing for no reason;
    why isn't my list refreshing; 모델은 맞는데 화면이 틀려요; 라벨이 죽어도 안 바뀌어요; 이유 없이 뷰가 계속 다시 그려져요
    sharing:
    username is needed in like 20 places; dark mode switch must hit every screen; two tabs, one list, out of sync;
    tired of passing this thing down; 사용자 이름이 스무 군데에 필요해요; 탭 두 개에 목록 하나인데 안 맞아요;
    값을 계속 내려 주기 지쳤어요
    when not to use it:
    is this overkill for me; what's the catch; sell me on it or don't; anyone regret adopting it; small app, worth the ceremony?;
    저한텐 과한가요; 함정이 뭐예요; 도입하고 후회하신 분
    exploring:
    can it just try every button for me; find the taps that break it; what if replies come back in the wrong order;
    알아서 버튼을 다 눌러 봐 주나요; 망가지는 순서를 찾아 줘
    debounce:
    search goes nuts on every letter; stop people from mashing the button; chill for half a second before the call;
    글자마다 검색이 난리예요; 버튼 연타 좀 막아 주세요; 반 초만 참았다가 호출
    timer:
    need a clock that counts up; do the thing every few seconds; it keeps ticking and ticking after I close it;
    countdown for a quiz; 숫자 올라가는 시계가 필요해요; 몇 초마다 뭔가 하기; 퀴즈 카운트다운
    retry:
    wifi sucks, try the call a couple of times; don't give up after the first fail; longer pauses each time;
    와이파이가 구려서 몇 번 더 시도하고 싶어요; 한 번 실패했다고 포기하지 않게
    pagination:
    feed with more stuff when you scroll; don't load all 5000 at once; it grabs the same batch again; 스크롤하면 더 나오는 피드;
    5000개를 한 번에 받지 않게; 같은 묶음을 또 받아 와요
    form:
    jump to next box on enter; grey out the button till it's all good; yell at the user for a bad email; keyboard won't leave;
    엔터 치면 다음 칸; 다 맞을 때까지 버튼 회색; 이메일 틀리면 혼내 주기; 키보드가 안 꺼져요
    persistence:
    everything's gone when I reopen; make it remember my pick; dump my stuff to a file; 다시 열면 다 없어져요;
    제가 고른 걸 기억하게; 파일로 떨구기
    delegate actions:
    kid screen is done, tell mom; picker picked, who gets it; row wants out of the list; pass the answer back up;
    자식 화면이 끝났다고 위에 말하기; 고른 걸 누가 받아요; 답을 위로 돌려주기
    parent and child:
    how do these two features talk; mom wants to poke the kid; siblings gossip, what's the cleanest way;
    두 기능이 어떻게 말을 섞어요; 위에서 아래를 건드리고 싶어요; 형제끼리 제일 깔끔한 방법
    sharing logic:
    copy paste all over my cases; fire one action from another just for the code, yay or nay; where do helpers live;
    케이스마다 복붙이에요; 코드 때문에 액션에서 액션을 쏘는 거 괜찮아요?
    subscription:
    want live updates from firebase; keep listening until the screen is gone; gps keeps firing, how to catch; socket stuff;
    파이어베이스에서 실시간으로 받고 싶어요; 화면이 없어질 때까지 듣기; GPS가 계속 오는데 어떻게 받아요
    deep links:
    tap push, land on the right chat; open my app from a link in safari; boot straight into page three;
    푸시 누르면 맞는 채팅방으로; 사파리 링크로 앱 열기; 세 번째 페이지로 바로 시작
    effect errors:
    call blew up, now show something; where do I put the catch; no wifi message; spinner spins forever when it fails;
    호출이 터졌는데 뭐라도 보여 주기; catch를 어디에; 와이파이 없다는 문구; 실패하면 스피너가 영원히 돌아요
    on appear:
    load stuff as soon as it shows; it loads twice, ugh; comes back and reloads, don't want that; 보이자마자 불러오기;
    두 번 불러와요 으; 돌아오면 또 불러오는데 싫어요
    on change:
    do something when that value moves; price should follow quantity; too many places change it, need one spot to react;
    그 값이 움직이면 뭔가 하기; 수량 따라 가격; 바꾸는 곳이 너무 많아서 한 군데서 반응하고 싶어요
    type checking:
    xcode chokes on my body; compiler gave up lol; takes a coffee break to build one file; 엑스코드가 본문에서 숨막혀 해요;
    컴파일러가 포기했어요 ㅋㅋ; 파일 하나에 커피 한 잔
    concurrency:
    turned on swift 6 and all hell broke loose; sendable this sendable that; can't touch state inside the async block;
    must be on main, how; 스위프트 6 켰더니 지옥이에요; 센더블 센더블 미치겠어요; 비동기 블록에서 상태를 못 만져요
    performance:
    scrolling feels like mud; fan spins up when my app's open; dragging is jumpy; who's eating the cpu; 스크롤이 진흙 같아요;
    앱 켜면 팬이 돌아요; 누가 CPU를 먹어요
    memory and references:
    stuff never gets freed; stuck a class in there, weird things happen; ram goes up and up; blows the stack on device;
    해제가 안 돼요; 클래스를 넣었더니 이상해요; 램이 계속 올라가요
    migration:
    this tutorial is ancient; yellow deprecated stuff everywhere; we're on some 0.something, send help;
    what's the new way of doing this; 튜토리얼이 너무 옛날 거예요; 노란 deprecated가 도배예요; 0.몇 버전인데 살려 주세요
    TCA 2:
    heard there's a v2, true?; should I hold off for the next big one; v2 나온다던데 진짜예요?; 다음 큰 거 기다릴까요
    perception:
    boss says we must run on 16; purple nags about tracking; fine on new phones, frozen on old ones; 사장님이 16도 돼야 한대요;
    새 폰은 되는데 옛날 폰에서는 안 바뀌어요
    test failures:
    test is red and I can't read the output; it whines about something still running; says it got something I never asked for;
    테스트가 빨간데 출력을 못 읽겠어요; 아직 뭐가 돌고 있다고 징징대요; 시킨 적 없는 걸 받았대요
    conformance:
    says my thing isn't a Reducer; can't make it equatable because of a closure; it can't guess the generic;
    제 게 Reducer가 아니래요; 클로저 때문에 Equatable이 안 돼요
    compiler messages:
    xcode is yelling at me; copy pasted code won't build; what does this red thing want from me; can't find my own type;
    엑스코드가 소리 질러요; 복붙한 코드가 빌드가 안 돼요; 이 빨간 게 뭘 원하는 거죠
    TCA001:
    switched modes and a leftover from the old one comes in; 모드를 바꿨는데 옛날 모드에서 뭔가 왔어요
    TCA003:
    closed the thing and it still gets mail; 닫았는데 아직도 뭔가 받아요
    TCA004:
    swiped a row away, something still talks to it; 행을 밀어서 지웠는데 아직 뭔가 말을 걸어요
    TCA006:
    my toggle is haunted, flips back on its own; can't type, letters vanish; 토글이 귀신 들렸어요 혼자 돌아가요;
    글자가 안 쳐져요 사라져요
    TCA007:
    send yells at me from a callback; 콜백에서 send 했더니 혼나요
    TCA008:
    dismiss just prints a warning and stays; dismiss가 경고만 찍고 그대로예요
    TCA010:
    two actions play ping pong forever; console explodes after a tap; 액션 두 개가 영원히 탁구 쳐요; 누르면 콘솔이 폭발해요
    TCA011:
    number up top is always one tap late; 위에 숫자가 늘 한 탭 늦어요
    TCA012:
    left the screen, still downloading, why; ghost timer after closing; 화면 나왔는데 아직도 다운로드해요 왜죠;
    닫은 뒤에 유령 타이머
    TCA030:
    test wants a test value for my client; 테스트가 클라이언트 테스트 값을 달래요
    TCA035:
    two rows, one id, chaos; 행은 둘인데 아이디는 하나, 난리예요
    TCA042:
    calling send inside the reducer blew up; 리듀서 안에서 send 했다가 터졌어요
    TCA043:
    sheet keeps coming back from the dead; 시트가 자꾸 살아 돌아와요
    TCA044:
    my mock blew up on a function I didn't fill in; 안 채운 함수 때문에 목이 터졌어요
    TCA102:
    it hates my quotes; copied from slack and the quotes broke; 따옴표를 싫어해요; 슬랙에서 복사했더니 따옴표가 깨졌어요
    TCA121:
    says there's no such action, I swear there is; 그런 액션 없다는데 분명히 있어요
    TCA141:
    it doesn't get my command; 명령을 못 알아들어요
    TCA144:
    it says load something first; 뭐부터 불러오래요
    TCA161:
    my own file won't load; 제 파일이 안 불려요
    TCA181:
    boom, fatal error, gone; app just dies when I tap; 펑 하고 죽었어요; 누르면 그냥 죽어요
    TCA182:
    it just hangs there; line never finishes; 그냥 멈춰 있어요; 줄이 안 끝나요
    TCA184:
    cancel doesn't cancel; 취소가 취소를 안 해요
    TCA185:
    it ate all my ram and died; 램을 다 먹고 죽었어요
    """#
}
