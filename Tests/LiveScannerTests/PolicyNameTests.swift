import LiveScanner
import Testing

@Suite struct PolicyNameTests {
  @Test(arguments: ["newest-waits", "none-waits", "queue-1", "queue-1000"])
  func `dropping policies have the names that suites use`(name: String) {
    #expect(DroppingPolicy(name: name)?.name == name)
  }

  @Test(arguments: ["", "newest", "queue-", "queue-0", "queue-1001", "queue-01", "queue--1"])
  func `other names are no dropping policies`(name: String) {
    #expect(DroppingPolicy(name: name) == nil)
  }

  @Test(arguments: ["first", "2-in-a-row", "100-in-a-row", "2-of-3", "5-of-5", "3-of-100"])
  func `acceptance policies have the names that suites use`(name: String) {
    #expect(AcceptancePolicy(name: name)?.name == name)
  }

  @Test(arguments: [
    "", "1-in-a-row", "101-in-a-row", "02-in-a-row", "2-in-a", "3-of-2", "2-of-101", "2-of-03",
    "2-of", "first-", "2-of-3-4",
  ])
  func `other names are no acceptance policies`(name: String) {
    #expect(AcceptancePolicy(name: name) == nil)
  }
}
