/// Questions about errors and warnings in everyday words, and about what people see.
enum EverydayErrorQuestions {
  static let text = """
    TCA001:
    child action while the state is another case; wrong case; different case;
    after logging out the main screen still receives something;
    ifCaseLet warning; enum switched before the answer came; 다른 케이스일 때 온 액션; 케이스가 바뀐 뒤 도착한 응답; 로그아웃 뒤에 온 액션
    TCA002:
    unhandled error of an effect; run threw; error nobody caught; warning about an unhandled error; 처리되지 않은 오류 경고;
    이펙트가 던진 오류 경고
    TCA003:
    child state was nil; answer comes after closing; late action; sheet is already gone;
    child action when there is no child; optional child receives something after dismissal;
    warning after dismissing; effect finishes after the modal was closed; nil일 때 온 액션; 닫은 뒤에 응답이 와; 이미 사라진 자식;
    시트를 닫았는데 경고; 늦게 도착한 액션
    TCA004:
    missing element; row is gone; deleted item gets an action; list item removed while loading;
    action for an unknown id; forEach warning; 없는 요소; 지운 행에 액션; 삭제된 항목의 응답; 목록에 없는 아이디
    TCA005:
    no reducer handles it; child without reducer; warning that the reducer of the child is not run;
    actions of the child go nowhere; 처리하는 리듀서가 없대; 자식 리듀서가 연결되지 않았다는 경고
    TCA006:
    switch goes back; toggle does not stay on; text disappears while typing; typed letters vanish;
    checkbox cannot be checked; control is stuck; slider snaps back; picker returns to the old choice;
    binding was not handled; BindingReducer missing; 스위치가 다시 꺼져; 입력한 글자가 사라져; 슬라이더가 되돌아가; 체크가 안 돼; 선택이 원래대로;
    글자를 쳐도 그대로; 바인딩 액션이 처리되지 않음
    TCA007:
    sent after completion; effect already finished; send used later; unstructured task in an effect;
    callback sends after the end; completion handler inside of run; completed effect; keep send and call it afterwards;
    이미 끝난 이펙트; 완료 후 send; 콜백에서 send; 나중에 보낸 액션 경고; Task 안에서 send
    TCA008:
    dismiss has no effect; calling dismiss on the root; cannot dismiss; nobody presents it;
    dismiss call is ignored with a warning; dismiss가 동작하지 않음; 루트에서 dismiss; 닫히지 않고 경고만
    TCA009:
    stack id; missing id in the stack; popFrom an id that does not exist; push of an element that is already there;
    integer literal as stack id; 스택 아이디 오류; 없는 아이디를 팝
    TCA010:
    endless; never stops; infinite recursion of actions; actions ping pong; app hangs after one tap;
    the same two actions again and again; console is flooded; loops forever; stuck; cpu 100 because actions repeat;
    끝없이 반복; 멈추지 않아; 로그가 계속 찍혀; 같은 액션이 계속; 무한히 호출; 앱이 멈춰 버려; 액션이 돌고 돌아
    TCA011:
    one step behind; previous value; lags by one; off by one tap; copied too early; order in the body; parent first;
    header shows the value before; sum is too late; badge is old by one; stale copy;
    한 박자 늦어; 이전 값이 보여; 합계가 한 번 늦게 바뀌어; 순서가 반대; 부모가 먼저 실행; 배지가 한 번 전 값
    TCA012:
    continues after closing; not cancelled with the screen; runs although the child is gone;
    timer still ticks after leaving; request is not stopped when the view is removed; zombie effect;
    work goes on in the background after dismissal;
    화면을 닫아도 계속 돌아; 취소되지 않는 이펙트; 나갔는데 타이머가 계속; 사라진 화면의 요청; 닫힌 뒤에도 실행
    TCA030:
    no test implementation; has no test value; live dependency in a test; dependency not overridden;
    test uses the real server; fails because a dependency is unimplemented; accessed in a test without override;
    테스트 구현이 없대; 테스트에서 실제 의존성; 재정의하지 않은 의존성; 테스트 값을 주지 않았대
    TCA031:
    no live implementation; liveValue not found; dependency only has a test value; works in tests but warns in the app;
    라이브 구현이 없음; 앱에서 실행하면 의존성 경고
    TCA033:
    uncontrolled clock in a test; uuid in a test is random; random generator in a test; 테스트에서 시계를 재정의하지 않음;
    테스트의 UUID가 매번 달라
    TCA034:
    clock still has a suspended task; sleeping task at the end of a test; TestClock not advanced; 테스트가 끝났는데 잠든 작업;
    시계를 더 돌려야
    TCA035:
    duplicate id; same id twice; two items with one identifier; ids must be unique; list shows the same row two times;
    아이디가 겹쳐; 같은 아이디 두 개; 중복된 식별자; 똑같은 행이 두 번
    TCA036:
    id changed; mutate the id of a row; identifier must stay the same; 아이디를 바꿨대; 행의 아이디 변경
    TCA037:
    file could not be read; corrupt json; shared value failed to load; saved data cannot be decoded; 저장된 파일을 읽지 못함;
    공유 값을 불러오지 못했대
    TCA038:
    could not write the file; shared value failed to save; disk is full; 파일에 쓰지 못함; 공유 값을 저장하지 못했대
    TCA039:
    same key with two types; app storage key conflict; key is used as int and as string; 같은 키를 다른 타입으로; 키가 겹침
    TCA042:
    send inside the reducer; reducer calls store.send; action during an action; reentrant; nested send;
    sent while processing; 리듀서에서 store.send; 처리 중에 또 보냄; 액션 처리 도중의 액션
    TCA043:
    sheet comes back; swipe down but it opens again; closed but still in the state;
    view closed and state did not change; back button pressed but the path is the same; reappears right after dismissal;
    닫아도 다시 열려; 시트가 다시 나타나; 내렸는데 또 올라와; 뒤로 갔는데 상태는 그대로; 닫은 시트가 다시 뜸
    TCA044:
    unimplemented client; endpoint is not implemented; called a method nobody implemented; DependencyClient default;
    구현하지 않은 메서드를 불렀대; 엔드포인트가 비어 있음
    TCA045:
    prepareDependencies too late; dependency prepared after use; 의존성을 쓴 뒤에 준비; prepareDependencies를 늦게 호출
    TCA048:
    two stores with the same cancel id; cancel stops the wrong feature; cancellation ids collide; 취소 아이디가 겹침;
    다른 기능의 이펙트가 취소돼
    TCA102:
    smart quotes; curly quotes; typographic quotation mark; pasted from a document; 둥근 따옴표; 따옴표가 이상해
    TCA103:
    full-width letters; wide parenthesis; 전각 문자; 전각 괄호
    TCA105:
    missing closing quote; string has no end; 따옴표를 닫지 않음; 문자열이 안 끝났대
    TCA113:
    missing closing bracket; parenthesis not closed; 괄호를 닫지 않음
    TCA121:
    no such case; misspelled action; action does not exist; unknown action name; 그런 액션이 없대; 케이스 이름이 틀림
    TCA141:
    unknown command; command not found; 없는 명령; 명령을 찾을 수 없음
    TCA144:
    no feature is loaded; nothing loaded yet; 불러온 기능이 없음; 아무것도 로드하지 않았대
    TCA161:
    file cannot be loaded; load fails; no reducer in the file; 파일을 불러올 수 없음; load가 실패해
    TCA181:
    feature crashed; index out of range; fatal error; unexpectedly found nil; force unwrap; app died;
    program terminated; forced cast; array access beyond the end; division by zero;
    크래시; 인덱스 범위 초과; 강제 언래핑; 앱이 죽었어; 프로그램이 종료됨; 치명적 오류; nil을 강제로
    TCA182:
    endless loop in code; line hangs; ctrl-c; stop a hanging feature; while true; prompt does not come back;
    무한 루프에 빠진 코드; 프롬프트가 안 돌아와; 컨트롤 씨로 중단
    TCA183:
    feature called exit; exit(0); quit the program from code; exit를 호출; 코드에서 종료
    TCA184:
    ignores cancellation; effect cannot be stopped; try? await in a loop; task never checks isCancelled; 취소를 무시하는 이펙트;
    취소해도 멈추지 않음
    TCA185:
    too much memory; out of memory; killed with signal 9; array grows without limit; 메모리 부족으로 종료; 시그널 9
    """
}
