/// Questions about recipes and warnings in whole sentences that describe a situation.
enum DescribedRecipeQuestions {
  static let text = #"""
    debounce:
    When somebody types hello I get five requests to the server; The lookup should begin a little after the last letter;
    Impatient users press the buy button four times; I want at most one call per second however often the event occurs;
    My search shows the answer to an earlier query at the end;
    How long should I wait before I react to the input and how do I do that; hello를 치면 요청이 다섯 번 나가요;
    마지막 글자를 치고 조금 뒤에 검색하게 하고 싶어요; 성급한 사용자가 구매 버튼을 네 번 눌러요;
    아무리 자주 일어나도 1초에 한 번만 호출하고 싶어요
    timer:
    A number on my screen should grow each second until the user presses pause; I need to look for new mail every two minutes;
    The quiz gives people thirty seconds for an answer; When I start it again it counts in double steps;
    The banner on the home page should change by itself; How do I do a thing again and again until the view goes away;
    I want to display how long the recording has been running; 일시 정지를 누를 때까지 숫자가 매초 늘어나야 해요;
    2분마다 새 메일을 확인해야 해요; 퀴즈 한 문제에 30초를 주고 싶어요; 다시 시작하면 두 배로 세요;
    녹음한 지 얼마나 됐는지 보여 주고 싶어요
    retry:
    Sometimes the first call does not succeed and the second one does;
    The train goes through a tunnel and requests get lost, they should be sent once more;
    I do not want to bother the user before the third failure; How do I make the pauses between calls longer and longer;
    첫 요청은 실패하고 두 번째는 성공할 때가 있어요; 터널에서 요청이 사라지면 한 번 더 보내고 싶어요;
    세 번 실패하기 전에는 사용자에게 알리고 싶지 않아요; 호출 사이의 간격을 점점 늘리려면
    pagination:
    The catalog has thousands of entries and I only want the first thirty;
    When the finger reaches the lower end the list should grow; How do I avoid asking for the same part a second time;
    I need to know that I have got everything; 카탈로그에 항목이 수천 개인데 처음 서른 개만 받고 싶어요;
    아래 끝에 닿으면 목록이 늘어나야 해요; 같은 부분을 두 번 요청하지 않으려면; 다 받았는지 알아야 해요
    form:
    After the name is entered the cursor should move to the address;
    People enter nonsense in the phone field and I have to tell them;
    The continue button must not work before all boxes are filled; The keyboard covers my button and does not go away;
    Where do I keep which input is being edited; How do I show a hint below the password only after it was edited;
    이름을 입력하면 커서가 주소로 넘어가야 해요; 전화번호 칸에 이상한 값을 넣으면 알려 줘야 해요;
    모든 칸을 채우기 전에는 계속 버튼이 안 눌려야 해요; 키보드가 버튼을 가리고 사라지지 않아요;
    어느 입력을 편집 중인지 어디에 두나요
    persistence:
    I enter ten tasks, quit, open the app again and the list is empty;
    Users complain that they must choose their language at every start; The notes have to be on the phone even without a network;
    Which options are there to write things down permanently; 할 일 열 개를 넣고 앱을 껐다 켜면 목록이 비어 있어요;
    실행할 때마다 언어를 다시 골라야 한대요; 네트워크가 없어도 메모가 폰에 있어야 해요; 영구적으로 기록하는 방법에는 뭐가 있나요
    delegate actions:
    My color picker knows the color but the screen below needs it;
    The child has finished its job and wants the outer feature to continue;
    A row has a delete button, but only the list can delete;
    How can a reusable feature announce events without exposing its buttons; 색 선택기가 고른 색을 아래 화면이 알아야 해요;
    자식이 일을 마쳤고 바깥 기능이 이어서 해야 해요; 행에 삭제 버튼이 있는데 삭제는 목록만 할 수 있어요;
    재사용하는 기능이 버튼을 드러내지 않고 이벤트를 알리려면
    sharing logic:
    The same eight statements are in the case for the button and in the case for the timer;
    I trigger one event out of another to save typing, is that a good idea; Two features compute the price in the same way;
    Where do helper functions go; 버튼 케이스와 타이머 케이스에 같은 문장 여덟 줄이 있어요;
    타이핑을 줄이려고 이벤트 안에서 다른 이벤트를 일으키는데 괜찮은가요; 두 기능이 가격을 같은 방식으로 계산해요;
    도우미 함수는 어디에 두나요
    subscription:
    My client delivers values for hours and each should become an event; The phone rotates and my feature has to know;
    I get a publisher from an old framework; New chat messages should appear the moment they are written;
    The position of the car changes all the time; How do I keep a connection open for as long as the page is visible;
    클라이언트가 몇 시간 동안 값을 보내는데 하나하나 이벤트가 되어야 해요; 폰이 회전하면 제 기능이 알아야 해요;
    옛 프레임워크가 퍼블리셔를 줘요; 새 채팅 메시지가 바로 나타나야 해요; 차의 위치가 계속 바뀌어요
    deep links:
    An email contains a button that must open the invoice in our app;
    After a tap on the notification the order should be visible, with the list below it;
    How do I begin with two pages already open; The address contains the number of an article, how do I get there;
    메일에 있는 버튼이 앱에서 청구서를 열어야 해요; 알림을 누르면 목록 위에 주문이 보여야 해요;
    페이지 두 개가 이미 열린 채로 시작하려면; 주소에 글 번호가 있는데 거기로 어떻게 가나요
    effect errors:
    The password was wrong and the server says so, how do I tell the user;
    My asynchronous function can throw and I do not know where to catch;
    The phone is in flight mode and my screen shows a spinner for good; I want to know why a call did not succeed;
    비밀번호가 틀렸다고 서버가 답하면 사용자에게 어떻게 알리나요; 비동기 함수가 던질 수 있는데 어디서 잡을지 모르겠어요;
    비행기 모드에서 로딩만 계속 보여요; 호출이 왜 성공하지 못했는지 알고 싶어요
    parent and child:
    There are at least three ways for a feature to reach the one around it and I want to know which is best;
    The outer screen wants to reset the inner one; Two tabs have to exchange a value;
    Is it bad style if the outer reducer looks at the taps of the inner one;
    바깥 기능에 닿는 방법이 세 가지는 되는데 뭐가 제일 좋은가요; 바깥 화면이 안쪽 화면을 초기화하고 싶어요;
    두 탭이 값을 주고받아야 해요; 바깥 리듀서가 안쪽의 탭을 보는 건 나쁜 방식인가요
    on appear:
    When the page opens the list should be fetched without a tap; Going into a detail and back loads everything again;
    My code for the start of a screen runs two times;
    Which hook do I use for something that should happen when a view comes into sight;
    페이지가 열리면 누르지 않아도 목록을 받아야 해요; 상세에 갔다 오면 전부 다시 불러와요; 화면 시작 코드가 두 번 실행돼요;
    뷰가 보이게 될 때 일어나야 하는 일은 어디에 적나요
    on change:
    Whoever modifies the quantity, the price has to be computed again; I want to store the draft each time its text is different;
    There are six places that set the filter and after each the list must be reloaded;
    How do I get the previous value of a property; 누가 수량을 고치든 가격을 다시 계산해야 해요;
    글이 달라질 때마다 초안을 저장하고 싶어요; 필터를 바꾸는 곳이 여섯 군데인데 그때마다 목록을 다시 받아야 해요;
    프로퍼티의 이전 값을 얻으려면
    type checking:
    My body has twelve children and Xcode needs a minute for it; The compiler tells me to break something into pieces;
    When I edit the reducer, suggestions no longer appear; Since the last feature a clean build lasts three times as long;
    본문에 자식이 열두 개인데 엑스코드가 1분이 걸려요; 컴파일러가 뭔가를 조각으로 나누래요;
    리듀서를 고칠 때 자동 완성 제안이 안 나와요; 기능 하나를 추가한 뒤로 빌드가 세 배 오래 걸려요
    concurrency:
    After I turned on the new language mode there are forty complaints about isolation;
    I use the state in the closure of an effect and it is not allowed; My client is a class and may not cross between tasks;
    How do I call a function that must run on the main thread; The static default of my service is supposedly unsafe;
    새 언어 모드를 켰더니 격리에 대한 불평이 마흔 개 나와요; 이펙트 클로저에서 상태를 쓰면 안 된대요;
    클라이언트가 클래스인데 태스크 사이를 오갈 수 없대요; 메인 스레드에서 돌아야 하는 함수를 어떻게 부르나요
    performance:
    My list of photos jumps while scrolling; I send the position of the finger and the app cannot follow;
    The processor is busy although nothing happens; I want numbers about what each event costs;
    Typing in a long form has become slow; 사진 목록이 스크롤할 때 튀어요; 손가락 위치를 보내는데 앱이 못 따라와요;
    아무 일도 없는데 프로세서가 바빠요; 이벤트마다 비용이 얼마인지 숫자로 알고 싶어요; 긴 양식에 입력하는 게 느려졌어요
    memory and references:
    My detail screens are never released; I have an object from another framework and would like to keep it in my model;
    The app dies on the device when the model gets large; An object was edited and undo brings nothing back;
    Memory climbs by a few megabytes per visit; 상세 화면이 해제되지 않아요; 다른 프레임워크의 객체를 모델에 두고 싶어요;
    모델이 커지면 기기에서 앱이 죽어요; 객체를 고쳤는데 실행 취소로 돌아오지 않아요; 들어갈 때마다 메모리가 몇 메가씩 올라가요
    migration:
    I found an article from three years ago and nothing of it compiles; Half of our files show warnings that something is obsolete;
    We inherited a project with Environment structs; In which order do I modernize a large code base;
    What is the current name of this type; 3년 전 글을 찾았는데 하나도 컴파일되지 않아요;
    파일 절반에 더 이상 안 쓴다는 경고가 나와요; Environment 구조체가 있는 프로젝트를 물려받았어요;
    큰 코드를 어떤 순서로 현대화하나요; 이 타입의 지금 이름은 뭔가요
    TCA 2:
    There are rumors about a successor of the library; Is it a mistake to learn the present version if another one is coming;
    Can this tool load code that is written for the coming major version; 후속 버전이 나온다는 소문이 있어요;
    다른 버전이 나온다면 지금 것을 배우는 게 실수일까요; 다음 메이저 버전으로 쓴 코드를 이 도구가 불러올 수 있나요
    perception:
    Some of our customers have a phone that stays on system 16;
    The log is full of messages that something was read without tracking;
    On the older simulator my view does not refresh and on the new one it does; Do I have to put a wrapper around each body;
    고객 몇 분의 폰은 시스템 16에 머물러 있어요; 추적 없이 읽었다는 메시지로 로그가 가득해요;
    옛 시뮬레이터에서는 뷰가 갱신되지 않고 새 것에서는 돼요; 본문마다 감싸야 하나요
    test failures:
    The report has lines with plus and minus and I cannot read it; It says that something is still going on after the test;
    I get a complaint about an event that I did not list; The test claims that nothing changed;
    On the build server it is red and here it is green; 결과에 더하기와 빼기 줄이 있는데 읽을 줄 모르겠어요;
    테스트가 끝났는데 뭔가 아직 진행 중이래요; 제가 적지 않은 이벤트가 있다고 불평해요; 아무것도 바뀌지 않았다고 테스트가 말해요;
    빌드 서버에서는 빨갛고 여기서는 초록이에요
    conformance:
    It says that my type does not fulfil what Reducer demands; I put a closure into my struct and now comparison does not work;
    Two types are supposed to be equal and the compiler disagrees; It cannot figure out a generic type;
    제 타입이 Reducer가 요구하는 것을 만족하지 않는대요; 구조체에 클로저를 넣었더니 비교가 안 돼요;
    두 타입이 같아야 하는데 컴파일러가 아니래요; 제네릭 타입을 알아내지 못한대요
    compiler messages:
    I copied a sample and a name is unknown; It wants me to add a case to my switch;
    I try to change a value in the view and it is forbidden; The build ends with something about symbols;
    After I renamed a case everything is red; 예제를 복사했는데 모르는 이름이래요; switch에 케이스를 추가하래요;
    뷰에서 값을 바꾸려는데 금지돼 있대요; 심볼 어쩌고 하면서 빌드가 끝나요; 케이스 이름을 바꿨더니 전부 빨개요
    TCA001:
    The user logged out while the profile was loading and its answer came for the wrong case of my enum;
    My enum is already in its second case when the first one's effect reports back;
    프로필을 불러오는 중에 로그아웃했더니 enum의 다른 케이스에 답이 왔어요
    TCA002:
    There is a yellow line in the log because my async closure threw; An error left the closure of the effect and nobody took it;
    비동기 클로저가 던져서 로그에 경고가 떴어요
    TCA003:
    The window was closed before the download was done, and then there was a complaint about a nil child;
    Something is sent to an optional feature that has been removed already;
    내려받기가 끝나기 전에 창을 닫았더니 자식이 nil이라는 불평이 나왔어요
    TCA004:
    I removed a row while it was being synchronized, and later its answer had no row;
    The list was replaced and events for the old rows still arrive; 동기화 중인 행을 지웠더니 나중에 답을 받을 행이 없대요
    TCA005:
    The tool says that no one takes care of the actions of my child;
    I declared a case for the child but its reducer is not part of the body; 자식의 액션을 돌보는 곳이 없다고 도구가 말해요
    TCA006:
    As soon as I let go of the switch it is off again; Letters that I type vanish at once;
    The picker ignores my choice and there is a warning about a binding; 스위치에서 손을 떼면 바로 다시 꺼져요;
    치는 글자가 바로 없어져요
    TCA007:
    A callback arrives when the closure of my effect is long over, and its send is rejected;
    Inside my effect I start another task that is not awaited; 이펙트 클로저가 끝난 뒤에 콜백이 와서 send가 거절돼요
    TCA008:
    The close button calls dismiss, but the screen is the first one of the app;
    I embed the feature in a tab and its dismiss only warns; 닫기 버튼이 dismiss를 부르는데 앱의 첫 화면이에요
    TCA009:
    I remove an element from the path by an id that is not in there;
    I wrote a plain number where the id of a stack element was wanted; 경로에 없는 id로 요소를 없애려 했어요
    TCA010:
    One tap and the same pair of events fills the console until I kill the program; My two handlers call each other without an end;
    한 번 눌렀더니 같은 이벤트 두 개가 콘솔을 끝없이 채워요
    TCA011:
    The total at the top shows the number from before my last tap; The outer feature reads the inner value too early;
    맨 위의 합계가 마지막 탭 이전의 숫자를 보여 줘요
    TCA012:
    I left the player screen and it still downloads; The feature was taken out of the state but what it started goes on;
    플레이어 화면을 나왔는데 아직도 내려받고 있어요
    TCA030:
    My test stops because it would have used a service without a version for tests;
    테스트용 구현이 없는 서비스를 쓰려 해서 테스트가 멈춰요
    TCA031:
    The program starts and complains that a service exists for tests only;
    프로그램이 시작하면서 서비스가 테스트용만 있다고 불평해요
    TCA033:
    In my test I forgot to replace the clock and the generator of identifiers; 테스트에서 시계와 식별자 생성기를 바꾸는 걸 잊었어요
    TCA034:
    I let the test clock run to the end and it says that something is still sleeping;
    테스트 시계를 끝까지 돌렸는데 아직 자는 게 있대요
    TCA035:
    The backend sent an entry two times and my list has two rows with one identifier;
    백엔드가 항목을 두 번 보내서 식별자가 같은 행이 둘이에요
    TCA036:
    After saving, the row gets the identifier of the server and there is a warning;
    저장한 뒤 행이 서버의 식별자를 받으면 경고가 나와요
    TCA037:
    I added a property to the stored struct and now the file of the previous version cannot be opened;
    저장하는 구조체에 프로퍼티를 추가했더니 이전 버전 파일이 안 열려요
    TCA039:
    One feature keeps a number under a key and another one a text under the same key;
    한 기능은 같은 키에 숫자를, 다른 기능은 글자를 저장해요
    TCA042:
    My logic has a reference to the store and calls send on it; 로직이 스토어를 참조해서 send를 불러요
    TCA043:
    I drag the card down, it closes and opens again by itself; The page is gone from the screen and yet the model contains it;
    카드를 내리면 닫혔다가 저절로 다시 열려요; 화면에서는 사라졌는데 모델에는 남아 있어요
    TCA044:
    In the test my fake client lacks the one function that the feature calls;
    테스트의 가짜 클라이언트에 기능이 부르는 함수가 없어요
    TCA045:
    I set up my services after the first screen had already used them; 첫 화면이 이미 쓴 다음에 서비스를 준비했어요
    TCA047:
    The code that listens to the store reacts by sending something to it; 스토어를 듣는 코드가 그 안에서 다시 뭔가를 보내요
    TCA048:
    I open two windows, cancel in one and the work in the other stops; 창 두 개를 열고 하나에서 취소했더니 다른 창의 작업도 멈춰요
    TCA181:
    After a tap the program says fatal error and is gone; I read element five of an array with three;
    누르면 치명적 오류라고 하고 프로그램이 사라져요
    TCA182:
    I sent an action and had to press Ctrl-C because nothing came back; 액션을 보냈는데 아무것도 안 돌아와서 Ctrl-C를 눌렀어요
    TCA184:
    I cancel the work but its loop does not care; 작업을 취소했는데 반복문이 신경 쓰지 않아요
    TCA185:
    The system killed the program because it had eaten all the memory; 메모리를 다 먹어서 시스템이 프로그램을 죽였어요
    """#
}
