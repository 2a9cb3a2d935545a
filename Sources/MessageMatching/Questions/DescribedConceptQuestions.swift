/// Questions about concepts in whole sentences that describe a situation.
enum DescribedConceptQuestions {
  static let text = #"""
    state:
    I have a property that can be calculated from two others, should I save it as well;
    Which data of my view should live in the feature and which can remain in the view;
    Our struct has grown to sixty properties and I wonder how to organize it; Where do the variables for the screen go;
    What is the right type for the data that a feature works with; Can I put an array of structs in there or should it be flat;
    How do I give a feature its first values; Is a formatted date something that I keep or compute in the view;
    화면에 보여 줄 데이터를 어디에 선언해야 할지 모르겠어요; 다른 값에서 계산할 수 있는 값도 저장해야 하나요;
    뷰에만 필요한 값은 어디에 두는 게 좋을까요; 구조체가 너무 커졌는데 어떻게 정리하죠
    action:
    I cannot decide between deleteItem and deleteButtonTapped; Does every button on my page need an entry in the enum;
    How do I describe in code that the user has pulled down the list;
    Where do the answers of a server appear in the list of events;
    Someone in the review says that names should describe what happened and not what to do;
    Is there a guideline for the enum that the view sends; Should the enum have one entry for all buttons with a parameter;
    My enum mixes taps, responses and timers, how do I separate them;
    이름을 deleteItem으로 할지 deleteButtonTapped로 할지 고민이에요; 버튼마다 enum에 하나씩 추가해야 하나요;
    서버 응답도 이벤트 목록에 들어가나요; 뷰가 보내는 것들의 이름 규칙이 있나요
    reducer:
    In which file do I write what happens when the button is tapped; I am looking for the counterpart of a view model;
    My function that handles the events is a thousand lines long;
    What am I allowed to do inside the closure that gets state and action, and what not;
    What does the body property of a feature consist of; How do I run two pieces of logic for the same event;
    Is there something like a base implementation that does nothing; Where do I decide what the next value is;
    I want to log each event without touching every feature; 버튼을 눌렀을 때의 동작을 어디에 적나요;
    뷰모델에 해당하는 것을 찾고 있어요; 이벤트를 처리하는 함수가 천 줄이 넘어요; 모든 기능의 이벤트를 로그로 남기고 싶어요
    store:
    Which object do I have to create when the app launches; I have a UIViewController and want to use a feature in it;
    How can I wait in code until everything caused by a tap is finished;
    Every time my view is redrawn the state begins from zero, did I create it in the wrong place;
    Should each tab own its instance or is there one for the whole program; How do I get the object into my SwiftUI preview;
    What does the thing with initialState do; Who calls the reducer; 앱이 시작될 때 무엇을 만들어야 하나요;
    뷰가 다시 그려질 때마다 상태가 처음으로 돌아가요, 잘못된 곳에서 만든 걸까요; 탭마다 하나씩 만들어야 하나요;
    리듀서는 누가 호출하나요
    view store:
    In older code the body of each view is inside of a closure that receives viewStore;
    What was the purpose of the observe argument; Is the second store-like object of the examples still required;
    My colleague's code reads viewStore.name where mine reads store.name; Do I lose something if I remove WithViewStore;
    예전 코드에서 뷰 본문이 viewStore 클로저 안에 있는데 왜 그런가요; 스토어 말고 또 다른 스토어 같은 객체가 필요한가요;
    WithViewStore를 지워도 되나요
    data flow:
    Could you describe the whole cycle with one example; I only know MVVM and do not see what each piece is for;
    Why am I not allowed to set a value from the view; What is the point of sending things around instead of calling functions;
    Which role does each of the types play; Explain it to me as if I had never seen it;
    How does a change get from the server to the label; Where is the best place to begin reading;
    한 가지 예로 전체 과정을 설명해 주세요; MVVM만 아는데 각 부분이 무슨 역할인지 모르겠어요;
    함수를 부르지 않고 왜 보내기만 하나요; 처음 보는 사람에게 설명하듯 알려 주세요
    scope:
    I wrote a small feature and want to show it inside of a larger one; My second feature is displayed but its code does not run;
    How do I give each row in my list its own behavior; The buttons of the embedded view are visible and dead;
    What do the two key paths mean when a view gets its part of the store;
    I would like to divide my project into one module per feature and join them;
    There is an optional part of the screen with its own logic, how do I attach it;
    I have the same component on the left and on the right of a screen; 작은 기능을 만들어서 큰 기능 안에 넣고 싶어요;
    하위 화면은 보이는데 코드가 실행되지 않아요; 행마다 따로 동작하게 하려면 어떻게 하나요;
    뷰에 스토어의 일부를 줄 때 키 패스 두 개는 뭔가요; 기능별로 모듈을 나누고 합치고 싶어요
    case path:
    I have an enum with values and want to get at one of them as easily as at a property;
    Is there something for enums that is what key paths are for structs;
    How do I find out whether a value is a certain case without a switch; What is the library behind the annotation on enums for;
    I want to change the payload of an enum in place; An old example has a slash in front of a case and I do not know what it does;
    enum의 값을 프로퍼티처럼 쉽게 꺼내고 싶어요; switch를 쓰지 않고 어떤 케이스인지 확인하려면;
    enum의 연관 값을 그 자리에서 바꾸고 싶어요; 옛 예제에 케이스 앞에 슬래시가 있는데 뭔가요
    case key path:
    Why do the examples write a backslash and a dot before the name of an action;
    I see receive with a backslash and wonder what it accepts; How is the nested case of an action written as a path;
    What is the modern replacement for the slash in front of a case; What goes after action: when I connect a child;
    왜 액션 이름 앞에 역슬래시와 점을 쓰나요; 안쪽 액션의 케이스를 경로로 어떻게 적나요; 자식을 연결할 때 action: 뒤에는 뭘 쓰나요
    enum state:
    My screen shows a spinner, then content or an error, and my three optionals get out of step;
    The program looks different for guests and members; How do I make sure that two things are never visible together;
    A checkout consists of address, payment and summary; I want the compiler to force me to handle each mode of the screen;
    After signing in, the whole root view should be exchanged; 로딩, 내용, 오류를 옵셔널 세 개로 했더니 서로 어긋나요;
    손님과 회원에게 다른 화면을 보여 주고 싶어요; 두 가지가 동시에 보이지 않게 보장하려면; 로그인하면 루트 뷰 전체가 바뀌어야 해요
    navigation:
    There seem to be several ways of opening another screen and I cannot choose;
    What replaces a coordinator that knows all view controllers; From one screen the user can get to four different ones;
    Who is responsible for moving to the next screen, the view or the logic;
    I would like to switch to the second tab after an order was placed; How are screens modeled in this architecture;
    다른 화면을 여는 방법이 여러 가지라 못 고르겠어요; 코디네이터를 대신하는 건 뭔가요;
    다음 화면으로 가는 건 뷰의 책임인가요 로직의 책임인가요; 주문이 끝나면 두 번째 탭으로 바꾸고 싶어요
    presentation:
    Tapping the plus sign should bring up an editor; I want a view to slide in from below with its own logic;
    The modal comes up but it is empty; When I set the value nothing is displayed on top;
    How do I open one of three possible modals from one screen;
    Where do I keep the data of the form that is displayed over the list; How do I show a full screen introduction to new users;
    더하기 버튼을 누르면 편집 화면이 올라오게 하고 싶어요; 자체 로직이 있는 화면을 아래에서 올리고 싶어요;
    모달이 뜨긴 하는데 비어 있어요; 한 화면에서 세 가지 모달 중 하나를 열려면
    stack:
    The user selects a category, then a product, then a review, and I need all of them on top of each other;
    After the last step I want to return to the beginning in one go;
    How do I open the next page from the logic and not from a link; The same kind of page can appear any number of times;
    How can I remove two pages at once; Which page is the user looking at right now; A profile opens another profile and so on;
    카테고리, 상품, 리뷰 순서로 계속 들어가는 화면이에요; 마지막 단계가 끝나면 한 번에 처음으로 돌아가고 싶어요;
    링크가 아니라 로직에서 다음 페이지를 열려면; 한 번에 두 페이지를 없애려면; 프로필에서 또 다른 프로필로 들어가요
    alert:
    Nobody should be able to delete their account by mistake; I have to ask which of three options the user wants;
    How do I find out which button of the popup was pressed; A message has to interrupt the user;
    The user leaves with unsaved edits and I want to ask first; How do I get rid of the message box after OK;
    실수로 계정을 지우지 못하게 하고 싶어요; 세 가지 중에 무엇을 원하는지 물어봐야 해요; 팝업의 어느 버튼을 눌렀는지 알고 싶어요;
    저장하지 않고 나가려고 하면 먼저 물어보고 싶어요
    dismiss:
    The cancel button is in the modal itself and the parent should not be involved;
    When the upload is finished the page has to disappear;
    I would like the screen to close itself without knowing how it was opened;
    How does a child say that it wants to be removed from the display; The back button should be my own button;
    취소 버튼이 모달 안에 있고 부모는 관여하지 않았으면 해요; 업로드가 끝나면 화면이 사라져야 해요;
    어떻게 열렸는지 몰라도 스스로 닫히게 하고 싶어요; 뒤로 가기를 제가 만든 버튼으로 하고 싶어요
    binding:
    The TextField asks for something with a dollar sign and I only have a store;
    How do I hook a switch up to a Boolean of my feature; Moving the slider should set a number;
    I need the chosen entry of a picker in my logic; Is there a shorter way than sending an event for each character;
    The control wants a Binding, where do I get it from; Editing a text must end up in the model;
    TextField가 달러 기호가 붙은 걸 요구하는데 저는 스토어밖에 없어요; 스위치를 제 기능의 불리언과 연결하려면;
    슬라이더를 움직이면 숫자가 바뀌어야 해요; 피커에서 고른 항목이 로직에 필요해요
    binding state:
    I have a settings page with fifteen controls and do not want fifteen events;
    What is the protocol for actions that can set any field; Where does the reducer for control values go in the body;
    How do I react only when one particular control was changed;
    An old project marks its fields with an attribute so that views may write them;
    설정 화면에 컨트롤이 열다섯 개인데 이벤트를 다 만들고 싶지 않아요; 특정 컨트롤이 바뀔 때만 반응하려면;
    예전 프로젝트는 필드에 속성을 붙여서 뷰가 쓰게 해요
    effect:
    How can I call my web service when the button is tapped; The logic is not allowed to wait, so where do I put await;
    I start a download and the user may want to stop it; Two services have to be asked and I need both answers;
    A second tap should throw away what the first tap started; I have to perform something and do not care about the outcome;
    Something should happen a moment later; How do I get from the asynchronous code back to the state;
    Can one event cause several others; How do I write a log entry from the logic; 버튼을 누르면 웹 서비스를 부르고 싶어요;
    로직에서는 기다릴 수 없다는데 await는 어디에 쓰나요; 다운로드를 시작했는데 사용자가 멈출 수도 있어요;
    두 서비스에 물어보고 둘 다 답이 필요해요; 두 번째 탭이 첫 번째 것을 버려야 해요; 비동기 코드에서 어떻게 상태로 돌아오나요
    dependency:
    My code uses the current time and I cannot predict the result;
    I would like to run the app without a server while I design the screens; Where do I put the code that talks to our backend;
    All features need the analytics library; How do I hand a fake to only one test;
    The reducer generates identifiers and they are never the same;
    We have a class with static functions for the network, how do I integrate it;
    Which three values do I have to supply for a service; 현재 시간을 써서 결과를 예측할 수 없어요;
    화면을 디자인하는 동안 서버 없이 실행하고 싶어요; 백엔드와 통신하는 코드는 어디에 두나요;
    모든 기능에 분석 라이브러리가 필요해요; 한 테스트에만 가짜를 주려면; 식별자가 매번 달라져요
    testing:
    I have never tested a feature, show me the smallest example; How do I claim that the number is 3 after three taps;
    My logic waits for a minute and I do not want to; I do not want to list every field that changes;
    How do I pretend that the server answered; Can I check which screen is open without running the simulator;
    How do I prove that a bug is fixed; 기능을 테스트해 본 적이 없어요, 가장 작은 예를 보여 주세요;
    세 번 누르면 3이 되는지 확인하고 싶어요; 로직이 1분을 기다리는데 테스트는 안 기다렸으면; 바뀌는 필드를 전부 적고 싶지 않아요;
    서버가 답한 것처럼 하려면
    macros:
    What does the compiler add when I annotate my struct; I opened a project and the build refuses until I approve something;
    Our continuous integration cannot build because of plugins that are not trusted;
    Is there a way to look at the generated source; 구조체에 붙인 어노테이션이 뭘 추가하나요;
    프로젝트를 열었더니 뭔가 승인하기 전에는 빌드가 안 돼요; 신뢰되지 않은 플러그인 때문에 CI 빌드가 안 돼요;
    생성된 소스를 볼 수 있나요
    observation:
    I change a number in the reducer and the text on the screen stays as it was;
    The view seems to be redrawn for every little change; What decides whether the body is evaluated again;
    My table keeps displaying the old rows; How do I show values of the store in a UIKit label;
    In the debugger the value is right, on the screen it is not; 리듀서에서 숫자를 바꿨는데 화면의 텍스트는 그대로예요;
    작은 변화에도 뷰가 계속 다시 그려지는 것 같아요; 디버거에서는 값이 맞는데 화면은 아니에요; UIKit 라벨에 값을 보여 주려면;
    표가 계속 예전 행을 보여 줘요
    sharing:
    The name of the person who is signed in is used in every corner of the app;
    When the currency is changed in the settings, prices on other tabs must change;
    I pass one object through eight layers and it is ugly; A favorite is marked in the detail and its star in the list must follow;
    Several features want to write the same preference; What replaces my global variables;
    로그인한 사람의 이름이 앱 곳곳에서 쓰여요; 설정에서 통화를 바꾸면 다른 탭의 가격도 바뀌어야 해요;
    객체 하나를 여덟 층에 걸쳐 넘기고 있어요; 여러 기능이 같은 환경설정을 쓰고 싶어 해요
    when not to use it:
    I am alone on a tiny app and wonder if this pays off; My team lead is skeptical and asks for arguments;
    What will I regret after a year; Would you use it for a prototype that lives for two weeks;
    For which kinds of apps is it a bad fit; 작은 앱을 혼자 만드는데 이득이 있을까요; 팀장이 회의적이라 근거가 필요해요;
    2주짜리 프로토타입에도 쓰시겠어요; 어떤 앱에는 안 맞나요
    exploring:
    I would like a program to press all buttons in all orders and tell me when something breaks;
    How can I be sure that the counter is never negative; A user reports a crash and I do not know which taps lead to it;
    Is there a way to try what happens when the second answer arrives before the first; Which screens can be reached at all;
    Let the tool look for mistakes while I sleep; 모든 버튼을 모든 순서로 눌러 보고 망가지면 알려 주는 프로그램이 있나요;
    카운터가 절대 음수가 되지 않는다고 어떻게 확신하나요; 어떤 순서로 눌러야 죽는지 모르겠어요;
    두 번째 응답이 먼저 오면 어떻게 되는지 시험하고 싶어요
    """#
}
