/// The list of features.
enum FeatureMessages {
  static let table = #"""
    # tca/Mistakes.swift
    a mistake: BindingReducer is missing => 실수: BindingReducer가 없음
    a mistake: Scope is missing => 실수: Scope가 없음
    a mistake: the parent runs before its child => 실수: 부모가 자식보다 먼저 실행됨
    a mistake: an effect outlives its child => 실수: 이펙트가 자식보다 오래 삶
    # tca/NavigationMistakes.swift
    a mistake: ifLet is missing => 실수: ifLet이 없음
    a mistake: a child dismisses itself too early => 실수: 자식이 자신을 너무 일찍 닫음
    a mistake: a parent cancels an effect of its child => 실수: 부모가 자식의 이펙트를 취소함
    # tca/Workshop.swift
    With macros => 매크로를 쓰는 피처
    Parents and children => 부모와 자식
    Forms and bindings => 폼과 바인딩
    States that rule out mistakes => 실수를 막는 상태
    Effects and dependencies => 이펙트와 의존성
    Shared state => 공유 상태
    Mistakes, each before its correction => 실수와, 그것을 고친 것
    a number and two buttons => 수 하나와 버튼 둘
    a parent that embeds AmountControl, and a toggle => AmountControl을 품은 부모와 토글
    one toggle with a manual binding => 직접 쓴 바인딩이 있는 토글 하나
    a form with a manual binding for each field => 필드마다 바인딩을 직접 쓴 폼
    the same form with @BindingState => 같은 폼, @BindingState로
    a cart whose view writes a single field => 뷰가 필드 하나만 쓰는 장바구니
    a promotion code that the reducer checks => 리듀서가 검사하는 쿠폰 코드
    two optionals that can contradict each other => 서로 모순될 수 있는 옵셔널 둘
    an enum that rules out contradictions => 모순을 막는 열거형
    a flow whose state is an enum => 상태가 열거형인 흐름
    dependencies: a controlled UUID and date => 의존성: 통제하는 UUID와 날짜
    an effect that ticks until it is cancelled => 취소할 때까지 가는 타이머 이펙트
    a delayed request that a newer one cancels => 새 요청이 취소하는, 늦게 오는 요청
    a list of features and an optional editor => 피처의 목록과 옵셔널 편집기
    a list of children and an optional child => 자식의 목록과 옵셔널 자식
    a stack of screens, sheets, and an alert => 화면의 스택, 시트, 알림창
    two tabs that share what they count => 센 것을 공유하는 탭 둘
    a stack of screens that edit a list in a file => 파일에 있는 목록을 고치는 화면의 스택
    a parent that embeds AmountControlNow, and a toggle => AmountControlNow를 품은 부모와 토글
    one toggle => 토글 하나
    a form whose fields have bindings => 필드마다 바인딩이 있는 폼
    """#
}
