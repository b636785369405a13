import JSON
import Testing

@Suite struct ObjectTests {
    @Test func membersKeepTheirOrder() {
        var object: Object = ["b": 1]
        object.append("a", 2)
        #expect(object.members.map(\.name) == ["b", "a"])
        #expect(object != ["a": 2, "b": 1])
    }

    @Test func theFirstMemberOfANameIsFound() {
        let object = Object([Object.Member(name: "a", value: 1), Object.Member(name: "a", value: 2)])
        #expect(object["a"] == 1)
        #expect(object["A"] == nil)
        #expect(!object.isEmpty)
        #expect(Object().isEmpty)
    }
}
