struct Kettle<C: Clock> where C.Duration == Duration {
  let clock: C

  func boil() async throws -> String {
    try await clock.sleep(for: .seconds(90))
    return "hot"
  }
}
