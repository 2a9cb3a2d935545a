/// Whether values of both types lie in memory alike: one type, or tuples that differ in labels
/// only.
func haveSameLayout(_ first: Any.Type, _ second: Any.Type) -> Bool {
  if first == second { return true }
  guard let first = TupleLayout.of(first)?.elements, let second = TupleLayout.of(second)?.elements,
    first.count == second.count
  else { return false }
  return zip(first, second).allSatisfy { haveSameLayout($0.type, $1.type) }
}
