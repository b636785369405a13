import Octets

/// IP datagrams that wait for fragments. RFC 791 3.2, RFC 8200 4.5
///
/// Where fragments overlap, the octets that came first stay; RFC 8200 would drop the whole datagram, but a capture often holds each
/// fragment twice.
struct FragmentTable {
    struct Key: Hashable {
        let route: Route
        let identification: UInt32
        /// The protocol of an IPv4 packet; IPv6 does not tell datagrams apart by it.
        let number: UInt8
        let tunnels: Tunnels
    }

    struct Whole {
        let octets: [UInt8]
        let frames: FrameNumbers
        let next: UInt8
    }

    fileprivate struct Entry {
        let serial: Int
        let begun: Timestamp
        var pieces = Pieces()
        /// Octets of the whole datagram, once its last fragment came.
        var total: Int?
        /// What the datagram holds, once its first fragment came.
        var next: UInt8?

        var isComplete: Bool {
            guard let total, next != nil else { return false }
            return pieces.octetCount == total && pieces.last?.end == total
        }
    }

    private static let maximumDatagram = 65_535

    private let limits: Limits
    private var entries: [Key: Entry] = [:]
    /// Keys in the order in which their entries were begun; some of these may be gone.
    private var queue: [(key: Key, serial: Int)] = []
    private var queueStart = 0
    private var serial = 0
    private var discards: [Discard] = []

    init(_ limits: Limits) { self.limits = limits }

    /// Adds a fragment; gives the datagram once it is whole.
    mutating func insert(_ packet: Packet, _ key: Key, offset: Int, isLast: Bool, next: UInt8) -> Whole? {
        expire(at: packet.time, isRoomNeeded: entries[key] == nil)
        // Each but the last fills whole units of eight octets.
        guard offset + packet.length <= Self.maximumDatagram, isLast || packet.length % 8 == 0 else {
            discard(packet.frames, packet.count, .malformed(key.route.source.isIPv6 ? .ipv6 : .ipv4))
            return nil
        }
        if entries[key] == nil { begin(key, at: packet.time) }
        let covered = entries[key]?.add(packet, offset: offset, isLast: isLast, next: next) ?? 0
        discard(packet.frames, covered, .fragmentOverlap)
        guard let entry = entries[key] else { return nil }
        if entry.isComplete {
            entries[key] = nil
            return whole(entry, packet)
        }
        if entry.pieces.list.count > limits.maximumFragments { remove(key, .tooManyFragments) }
        return nil
    }

    /// Gives up all datagrams.
    mutating func removeAll() {
        for item in queue[queueStart...] where entries[item.key]?.serial == item.serial { remove(item.key, .incompleteFragments) }
        queue = []
        queueStart = 0
    }

    mutating func takeDiscards() -> [Discard] {
        if discards.isEmpty { return [] }
        defer { discards = [] }
        return discards
    }

    private mutating func begin(_ key: Key, at time: Timestamp) {
        serial += 1
        entries[key] = Entry(serial: serial, begun: time)
        queue.append((key, serial))
    }

    /// Gives up the oldest datagrams where their time is over or there are too many.
    private mutating func expire(at time: Timestamp, isRoomNeeded: Bool) {
        let maximumAge = Int64(limits.maximumFragmentSeconds) * 1_000_000_000
        while queueStart < queue.count {
            let (key, serial) = queue[queueStart]
            if let entry = entries[key], entry.serial == serial {
                let isOld = time.nanoseconds - entry.begun.nanoseconds > maximumAge
                guard isOld || isRoomNeeded && entries.count >= limits.maximumIncompleteDatagrams else { break }
                remove(key, .incompleteFragments)
            }
            queueStart += 1
        }
        guard queueStart > max(limits.maximumIncompleteDatagrams, queue.count / 2) else { return }
        queue.removeFirst(queueStart)
        queueStart = 0
    }

    private mutating func remove(_ key: Key, _ reason: DiscardReason) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        for piece in entry.pieces.list { discard(piece.frames, piece.count, reason) }
    }

    private mutating func discard(_ frames: FrameNumbers, _ octets: Int, _ reason: DiscardReason) {
        if octets > 0 { discards.append(Discard(frames: frames, octets: octets, reason: reason)) }
    }

    private func whole(_ entry: Entry, _ packet: Packet) -> Whole? {
        guard let next = entry.next else { return nil }
        var octets: [UInt8] = []
        octets.reserveCapacity(entry.pieces.octetCount)
        for piece in entry.pieces.list { piece.octets.append(to: &octets, from: packet.file) }
        return Whole(
            octets: octets, frames: FrameNumbers(joining: packet.frames, entry.pieces.list.lazy.map(\.frames)), next: next)
    }
}

extension FragmentTable.Entry {
    /// Adds what is new of a fragment, and tells how many octets are not.
    fileprivate mutating func add(_ packet: Packet, offset: Int, isLast: Bool, next: UInt8) -> Int {
        if isLast, total == nil { total = offset + packet.length }
        if offset == 0, self.next == nil { self.next = next }
        return pieces.insert(Piece(packet, at: offset))
    }
}
