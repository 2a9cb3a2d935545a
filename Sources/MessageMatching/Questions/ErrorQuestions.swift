/// Questions that the pages about errors and warnings answer.
enum ErrorQuestions {
  static let text = """
    TCA001:
    action for another case of an enum state; late action after switching from login to home;
    effect of the previous case sends an action; 다른 케이스의 자식에게 온 액션
    TCA003:
    action for a child that is nil; action arrives after the sheet was closed; optional child is gone;
    ifLet received an action while nil; late response for a dismissed child; 닫힌 자식에게 온 액션;
    자식 상태가 nil인데 액션이 왔어요
    TCA004:
    action for a row that was deleted; missing element in a list; no row with this id; 삭제된 행에 온 액션
    TCA005:
    nothing handles the child's actions; warning that no reducer handles a child; 자식 액션을 처리하는 리듀서가 없어요
    TCA006:
    binding action was not handled; forgot BindingReducer; toggle jumps back; text field cannot be edited;
    the switch flips back immediately; BindingReducer를 빠뜨렸어요; 토글이 되돌아가요; 입력해도 글자가 안 바뀌어요
    TCA007:
    effect sends after it has ended; send escaped from the effect; Task inside of .run; 끝난 이펙트가 보낸 액션
    TCA008:
    dismiss does nothing; cannot be dismissed because it is not presented; dismiss를 불렀는데 안 닫혀요
    TCA010:
    infinite loop of actions; actions trigger each other without end; ping pong between two actions;
    app freezes because an action sends itself; 액션이 서로를 끝없이 보내요; 무한 루프
    TCA011:
    parent sees the old value of the child; value lags behind by one tap; parent runs before its child;
    order of parent and child reducers; which runs first; copy of a child value is stale;
    부모와 자식 중 누가 먼저 실행되나요; 부모 값이 한 번 늦어요; 실행 순서
    TCA012:
    effect goes on after the child was removed; request still runs after closing; orphan effect;
    child is gone but its timer ticks on; effects of a removed row; 제거된 자식의 이펙트가 계속 돌아요
    TCA030:
    dependency without a test value; testValue missing; live dependency used in a test;
    테스트 값이 없는 의존성
    TCA031:
    dependency has no live value; liveValue missing; 라이브 값이 없대요
    TCA035:
    duplicate ids in a list; two rows with equal id; IdentifiedArray with the same ID twice; 같은 ID를 가진 행이 둘
    TCA042:
    reducer sends to its own store; action sent while another is processed; reentrant action;
    store.send inside of the reducer; 리듀서 안에서 스토어에 보내기; 처리 중에 보낸 액션
    TCA043:
    closing the sheet does not change the state; binding set to nil but the state is still there;
    swipe back and the path did not change; view and state disagree about a presented child;
    닫았는데 상태가 그대로예요
    TCA044:
    unimplemented endpoint was called; client method without implementation; 구현되지 않은 엔드포인트 호출
    """
}
