/// Errors about typed actions and values.
enum ActionMessages {
  static let table = #"""
    # ActionSyntax/Building/ActionReader.swift
    an action is missing => 액션이 없습니다
    the line contains a NUL character => 줄에 NUL 문자가 있습니다
    # ActionSyntax/Building/EnumBuilder.swift
    of type {} => {1} 타입의
    of an unknown type => 알 수 없는 타입의
    `{}` has a payload {}, which cannot be typed => `{1}` 케이스의 연관값({2})은 입력할 수 없습니다
    the payload of `{}` cannot be created => `{1}` 케이스의 연관값을 만들 수 없습니다
    {} has no case `{}` => {1}에는 `{2}` 케이스가 없습니다
    `{}` takes no value => `{1}`{은} 값을 받지 않습니다
    expected nothing after {} => {1} 뒤에는 아무것도 쓰지 않습니다
    # ActionSyntax/Building/KeyPaths.swift
    `\.{}` does not lead to {} => `\.{1}` 경로는 {2} 타입이 아닙니다
    a key path to {} => {1} 타입의 키 패스
    a key path => 키 패스
    {} has no stored field `{}` => {1}에는 저장 프로퍼티 `{2}`{이} 없습니다
    a binding is typed as `.set(\.{}field, value)` => 바인딩은 `.set(\.{1}field, value)`처럼 입력합니다
    the key path of a binding has a `$` before the field's name => 바인딩의 키 패스에는 필드 이름 앞에 `$`가 있습니다
    the key path of a binding to an observable state has no `$` => 관찰되는 상태의 바인딩에서는 키 패스에 `$`가 없습니다
    {} has no field `{}` => {1}에는 `{2}` 필드가 없습니다
    it is not an observed variable => 관찰되는 변수가 아닙니다
    it is not declared with @BindingState => @BindingState로 선언되지 않았습니다
    `{}` is not bindable; {} => `{1}` 필드는 바인딩할 수 없습니다. {2}
    no field is bindable here => 여기에는 바인딩할 수 있는 필드가 없습니다
    and {} more => 외 {1}개
    bindable here: {} => 여기서 바인딩할 수 있는 필드: {1}
    # ActionSyntax/States/StateFields.swift
    `{}` appears twice => `{1}`{이} 두 번 나옵니다
    expected each field once => 필드는 한 번씩만 씁니다
    {} is not a struct, so it has no fields to set => {1} 타입은 구조체가 아니어서 바꿀 필드가 없습니다
    a field needs its name => 필드의 이름이 필요합니다
    # ActionSyntax/Building/StructBuilder.swift
    {} also needs {} => {1}에는 {2}도 필요합니다
    the fields of {} must be in order => {1}의 필드는 순서대로 써야 합니다
    the fields of {} need their names => {1}의 필드에는 이름이 필요합니다
    the tuple => 튜플
    {} has no label `{}` here => 여기서 {1}에는 `{2}` 레이블이 없습니다
    {} takes no label here => 여기서 {1}에는 레이블을 쓰지 않습니다
    expected the value alone => 값만 씁니다
    {} needs the label `{}` => {1}에는 `{2}` 레이블이 필요합니다
    {} takes {}, not {} => {1}{은} {2}{을} 받습니다. {3} 값은 받지 않습니다
    # ActionSyntax/Building/SyntaxConstructible.swift
    {} is not {} => {1}{은} {2} 값이 아닙니다
    several errors have a case `{}` => `{1}` 케이스가 있는 오류 타입이 여럿입니다
    the error's message in double quotes, or an error type's value => 큰따옴표로 묶은 오류 메시지, 또는 오류 타입의 값
    the fields of {} cannot be set, so it cannot be typed => {1}의 필드를 정할 수 없어서 입력할 수 없습니다
    functions cannot be typed => 함수는 입력할 수 없습니다
    {} is a class; its instances cannot be typed => {1} 타입은 클래스여서 인스턴스를 입력할 수 없습니다
    a value of type {} can have any type, so it cannot be typed => {1} 타입의 값은 어떤 타입이든 될 수 있어서 입력할 수 없습니다
    {} was built without reflection metadata, so it cannot be typed => {1} 타입은 리플렉션 메타데이터 없이 빌드되어 입력할 수 없습니다
    {} has no values here: it {} => {1}의 값은 여기에 없습니다: {2}
    {}, which has no values here => {1}(여기에는 값이 없습니다)
    {} has no cases, so it has no values => {1}에는 케이스가 없어서 값도 없습니다
    # ActionSyntax/Building/ValueBuilder.swift
    {} is expected here => 여기에는 {1} 값을 씁니다
    each {}{} must be {} => {1}{2}마다 {3} 값을 써야 합니다
    element #{} does not exist; the collection has {} => 요소 #{1}이 없습니다. 개수: {2}
    the collection is empty => 비어 있습니다
    a position cannot be used here => 여기에는 위치를 쓸 수 없습니다
    no {} has the raw value {} => 원시 값이 {2}인 {1} 값이 없습니다
    {} does not describe {} => {1}{은} {2} 값을 나타내지 않습니다
    # ActionSyntax/Errors/ActionError.swift
    did you mean {}? => 비슷한 이름: {1}
    # ActionSyntax/Errors/Names.swift
    {} or {} more => {1} 외 {2}개
    # ActionSyntax/Listing/ActionCatalog.swift
    its payload cannot be created, so it cannot be typed => 연관값을 만들 수 없어서 입력할 수 없습니다
    # ActionSyntax/Parsing/Lexer.swift
    the name is not closed by a backtick => 이름을 닫는 백틱이 없습니다
    # ActionSyntax/Parsing/NumberReader.swift
    `{}` is not a number => `{1}`{은} 수가 아닙니다
    expected digits, or a duration such as 3s or 500ms => 숫자나 3s, 500ms 같은 시간을 쓰세요
    expected digits of base {} after {} => {2} 뒤에 {1}진수 숫자를 쓰세요
    # ActionSyntax/Parsing/StringReader.swift
    the text of a multi-line string begins and ends on its own lines => 여러 줄 문자열의 내용은 첫 줄과 끝 줄을 따로 씁니다
    expected a line break after """ and before it => """ 뒤와 앞에서 줄을 바꾸세요
    the string is not terminated => 문자열이 끝나지 않았습니다
    expected a closing " => 닫는 "를 쓰세요
    `\{}` is not an escape sequence => `\{1}`{은} 이스케이프가 아닙니다
    the escape sequence is not a Unicode character => 이스케이프가 유니코드 문자를 나타내지 않습니다
    expected a code point such as \u{D64D} => \u{D64D} 같은 코드 포인트를 쓰세요
    expected \n, \t, \r, \0, \", \', \\ or \u{…} => 쓸 수 있는 것: \n, \t, \r, \0, \", \', \\, \u{…}
    # ActionSyntax/Conditions/StateCondition.swift
    `{}` is neither true nor false => `{1}`{은} 참도 거짓도 아닙니다
    expected a comparison such as `amount >= 0` => `amount >= 0` 같은 비교를 쓰세요
    {} has no order => {1}에는 순서가 없습니다
    the state is not an enum: expected a field => 상태가 열거형이 아닙니다. 필드를 쓰세요
    expected == or != => ==이나 !=를 쓰세요
    expected a comparison such as `{}.count > 0` or `{}.isEmpty` => `{1}.count > 0`이나 `{2}.isEmpty` 같은 비교를 쓰세요
    {} contains nothing => {1}에는 들어 있는 것이 없습니다
    expected a text or a collection before `contains` => `contains` 앞에는 텍스트나 컬렉션을 쓰세요
    # ActionSyntax/Conditions/ConditionReader.swift
    unexpected `{}` in a condition => 조건에 쓸 수 없는 문자: `{1}`
    expected `and`, `or`, or the end of the condition => `and`나 `or`를 쓰거나 조건을 끝내세요
    `(` is not closed => `(`가 닫히지 않았습니다
    the condition is not complete => 조건이 끝나지 않았습니다
    `{}` needs a value => `{1}` 뒤에 값이 필요합니다
    expected a value such as 1, "a", nil or .loaded => 1, "a", nil, .loaded 같은 값을 쓰세요
    # ActionSyntax/Parsing/Parser.swift
    this is nested deeper than {} levels => {1}단계보다 깊이 들어 있습니다
    expected at most {} levels => {1}단계까지 쓸 수 있습니다
    `)` has no matching `(` => `)`와 짝이 되는 `(`가 없습니다
    expected the end of the line => 여기서 줄이 끝나야 합니다
    `]` has no matching `[` => `]`와 짝이 되는 `[`가 없습니다
    a value is missing => 값이 없습니다
    expected a value => 값을 쓰세요
    `{}` is not closed => `{1}`{이} 닫히지 않았습니다
    expected {} before the end of the line => 줄이 끝나기 전에 {1}{을} 쓰세요
    `{}` does not close `{}` => `{1}`{은} `{2}`{을} 닫지 않습니다
    expected a comma or {}, or quotation marks around a text with spaces => 쉼표나 {1}{을} 쓰거나, 빈칸이 있는 텍스트를 따옴표로 묶으세요
    expected a comma or {} => 쉼표나 {1}{을} 쓰세요
    # ActionSyntax/Parsing/Parser.swift
    the key path has no property => 키 패스에 프로퍼티가 없습니다
    expected a property such as \.$name => \.$name 같은 프로퍼티를 쓰세요
    a name is missing => 이름이 없습니다
    `{}` is not a name => `{1}`{은} 이름이 아닙니다
    expected a name => 이름을 쓰세요
    `[]` is empty => `[]`가 비어 있습니다
    expected an ID, or a position such as #0 => ID나 #0 같은 위치를 쓰세요
    `#` is not followed by a position => `#` 뒤에 위치가 없습니다
    this element has no value, but others do => 다른 요소와 달리 이 요소에는 값이 없습니다
    expected key: value => 키: 값의 형태로 쓰세요
    # ActionSyntax/Parsing/UnexpectedCharacter.swift
    `{}` is not followed by a number => `{1}` 뒤에 수가 없습니다
    expected digits => 숫자를 쓰세요
    a string is written in double quotes => 문자열은 큰따옴표로 묶습니다
    `{}` is a curly quote => `{1}`{은} 둥근 따옴표입니다
    `{}` is a full-width {} => `{1}`{은} 전각 문자입니다: {2}
    unexpected character {} => 여기에 올 수 없는 문자: {1}
    # ActionSyntax/Scoping/ChildComponent.swift
    `{}` is a single child and takes no brackets => `{1}`{은} 자식이 하나여서 대괄호를 쓰지 않습니다
    `{}` contains several children => `{1}`에는 자식이 여럿 있습니다
    expected an ID, as in {} => {1}처럼 ID를 쓰세요
    it is empty => 비어 있습니다
    position #{} does not exist => 위치 #{1}이 없습니다
    it has {} => 있는 것: {1}
    `{}` takes one pair of brackets => `{1}`에는 대괄호를 한 쌍만 씁니다
    expected . or the end of the line => .을 쓰거나 여기서 줄을 끝내세요
    # ActionSyntax/Scoping/ScopePath.swift
    it is nil => nil입니다
    another case => 다른 케이스
    the state is .{} now => 지금 상태는 .{1}입니다
    there are no rows => 행이 없습니다
    # ActionSyntax/Scoping/StatePath+Writing.swift
    `{}` cannot be written here => `{1}`{은} 여기에 쓸 수 없습니다
    expected a stored property => 저장 프로퍼티를 쓰세요
    # ActionSyntax/Scoping/StatePath.swift
    `{}` is nil => `{1}`{이} nil입니다
    it has no fields => 필드가 없습니다
    expected an ID in brackets => 대괄호 안에 ID를 쓰세요
    expected a key in brackets => 대괄호 안에 키를 쓰세요
    expected a position in brackets: [#0] => 대괄호 안에 위치를 쓰세요: [#0]
    no element has the ID {} => ID가 {1}인 요소가 없습니다
    no value has the key {} => 키가 {1}인 값이 없습니다
    {} has no IDs => {1}에는 ID가 없습니다
    expected a position: [#0] => 위치를 쓰세요: [#0]
    {} has no elements => {1}에는 요소가 없습니다
    expected a field => 필드를 쓰세요
    {} is .{} now => {1}: 지금은 .{2}
    # ActionSyntax/Scoping/StatePathReader.swift
    the path is missing a name => 경로에 이름이 빠졌습니다
    `[` is not closed => `[`가 닫히지 않았습니다
    `{}` is not a position => `{1}`{은} 위치가 아닙니다
    unexpected `{}` in a path => 경로에 `{1}`{을} 쓸 수 없습니다
    expected . or [ => .이나 [를 쓰세요
    # ActionSyntax/Values/BindingActions.swift
    there is no {} in the current state => 지금 상태에는 {1}{이} 없습니다
    the child with the field `{}` is not present => `{1}` 필드를 가진 자식이 지금은 없습니다
    `{}` cannot be set, because its type is not Equatable => `{1}`의 타입이 Equatable이 아니어서 바꿀 수 없습니다
    # ActionSyntax/Values/Collections.swift
    expected another {} => 다른 {1}{을} 쓰세요
    a list such as [{}, …] => [{1}, …] 같은 목록
    an index cannot be negative => 인덱스는 음수일 수 없습니다
    a list of indices such as [0, 2] => [0, 2] 같은 인덱스 목록
    a dictionary such as [{}: {}] => [{1}: {2}] 같은 딕셔너리
    {}, or nil => {1}, 또는 nil
    # ActionSyntax/Values/Colors.swift
    {} is not a color => {1}{은} 색이 아닙니다
    a color such as .red or Color("brand") => .red나 Color("brand") 같은 색
    # ActionSyntax/Values/Dates.swift
    {} is not a date => {1}{은} 날짜가 아닙니다
    a date such as 2024-01-31 or 2024-01-31T09:30:00Z => 2024-01-31이나 2024-01-31T09:30:00Z 같은 날짜
    a duration such as 3s, 500ms or .seconds(3) => 3s, 500ms, .seconds(3) 같은 시간
    {} does not fit in Duration => {1}{은} Duration에 담을 수 없습니다
    expected a shorter duration, without an exponent => 지수 없이 더 짧은 시간을 쓰세요
    # ActionSyntax/Values/Geometry.swift
    a point such as CGPoint(x: 1, y: 2) => CGPoint(x: 1, y: 2) 같은 점
    a size such as CGSize(width: 1, height: 2) => CGSize(width: 1, height: 2) 같은 크기
    a rectangle such as CGRect(origin: .zero, size: CGSize(width: 1, height: 2)) => CGRect(origin: .zero, size: CGSize(width: 1, height: 2)) 같은 사각형
    # ActionSyntax/Values/Numbers.swift
    {} does not fit in {} ({}...{}) => {1}{은} {2}에 담을 수 없습니다({3}...{4})
    expected a {} number => {1} 수를 쓰세요
    a whole number => 정수
    {} does not fit in {} => {1}{은} {2}에 담을 수 없습니다
    expected a smaller number => 더 작은 수를 쓰세요
    a number => 수
    # ActionSyntax/Values/Ranges.swift
    a range such as 0..<3 => 0..<3 같은 범위
    a range such as 1...3 => 1...3 같은 범위
    a range such as 1... => 1... 같은 범위
    a range such as ...3 => ...3 같은 범위
    a range such as ..<3 => ..<3 같은 범위
    {} is not less than {} => {1}{이} {2}보다 작지 않습니다
    expected the smaller bound first => 작은 쪽을 먼저 쓰세요
    # ActionSyntax/Values/StackElementIDs.swift
    the ID of an element, such as #0 => #0 같은 요소의 ID
    # ActionSyntax/Values/Texts.swift
    text in double quotes => 큰따옴표로 묶은 텍스트
    one character in double quotes => 큰따옴표로 묶은 문자 하나
    true or false => true나 false
    {} is not a UUID => {1}{은} UUID가 아닙니다
    a UUID such as 00000000-0000-0000-0000-000000000001 => 00000000-0000-0000-0000-000000000001 같은 UUID
    {} is not a URL => {1}{은} URL이 아닙니다
    a URL such as https://example.com => https://example.com 같은 URL
    text in double quotes, or bytes such as [1, 255] => 큰따옴표로 묶은 텍스트나 [1, 255] 같은 바이트
    """#
}
