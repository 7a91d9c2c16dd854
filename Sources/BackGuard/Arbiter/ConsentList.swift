/// The guards of one attempt that have consented. One of them needs no heap storage.
struct ConsentList: Equatable {
  private var first: LeaveGuardID?
  private var others: [LeaveGuardID] = []

  static let none = ConsentList()

  func contains(_ id: LeaveGuardID) -> Bool {
    first == id || others.contains(id)
  }

  mutating func insert(_ id: LeaveGuardID) {
    if first == nil { first = id } else { others.append(id) }
  }

  func inserting(_ id: LeaveGuardID) -> ConsentList {
    var result = self
    result.insert(id)
    return result
  }
}
