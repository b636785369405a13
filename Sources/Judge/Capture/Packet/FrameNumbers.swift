/// The numbers of the frames that carried something, ascending; never empty. One number takes no allocation.
public struct FrameNumbers: RandomAccessCollection, Hashable, Sendable, CustomStringConvertible {
    private let head: Int
    private let tail: [Int]

    /// One frame.
    public init(_ number: Int) {
        head = number
        tail = []
    }

    /// All numbers of several runs, each once.
    public init(joining first: FrameNumbers, _ others: some Sequence<FrameNumbers>) {
        let numbers = Set(first).union(others.joined()).sorted()
        head = numbers.first ?? first.head
        tail = Array(numbers.dropFirst())
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { tail.count + 1 }
    public subscript(position: Int) -> Int { position == 0 ? head : tail[position - 1] }

    var lastNumber: Int { tail.last ?? head }

    public var description: String { map(String.init).joined(separator: ", ") }
}
