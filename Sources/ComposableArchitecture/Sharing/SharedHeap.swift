// The references of a shared value have locks and observers beside the value, which are not its contents.

extension Shared: HeapOwner {
  package func countHeap(_ count: inout HeapCount) { box.countHeap(&count) }
}

extension SharedReader: HeapOwner {
  package func countHeap(_ count: inout HeapCount) { box.countHeap(&count) }
}

extension SharedBox {
  fileprivate func countHeap(_ count: inout HeapCount) {
    let reference = reference
    guard count.add(object: self), count.add(object: reference) else { return }
    count.count(reference.value)
  }
}
