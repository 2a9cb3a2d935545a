extension SourceSet {
  /// The sources with a type for each `#Preview` and for each view that creates its store, and one for the tests of each file.
  package var withGeneratedTypes: SourceSet {
    var sources = self
    var (number, ownerNumber) = (1, 1)
    for index in sources.files.indices {
      let own = StoreOwnerExpansion.expanding(sources.files[index].text, from: &ownerNumber)
      let text = PreviewExpansion.expanding(own, from: &number)
      sources.files[index].text = TestExpansion.expanding(text, number: index + 1)
    }
    return sources
  }
}
