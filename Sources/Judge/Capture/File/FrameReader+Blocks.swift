import Octets

// draft-ietf-opsawg-pcapng 3.1: type, length, body padded to four octets, length again.
extension FrameReader {
    private enum BlockType {
        static let interface: UInt32 = 1
        static let obsoletePacket: UInt32 = 2
        static let simplePacket: UInt32 = 3
        static let enhancedPacket: UInt32 = 6
        static let decryptionSecrets: UInt32 = 10
    }

    mutating func nextBlock() -> Frame? {
        while position < octets.count {
            let start = position
            guard let (type, body) = block() else { return nil }
            if type == Section.headerType {
                beginSection(body)
                continue
            }
            guard section.isReadable else {
                skippedBlocks += 1
                continue
            }
            switch type {
            case BlockType.interface:
                guard let interface = Interface(octets, body, section.order) else { break }
                section.interfaces.append(interface)
                interfaces += 1
                continue
            case BlockType.enhancedPacket, BlockType.obsoletePacket:
                guard let frame = packet(body, isObsolete: type == BlockType.obsoletePacket) else { break }
                return frame
            case BlockType.simplePacket:
                guard let frame = simplePacket(body) else { break }
                return frame
            case BlockType.decryptionSecrets:
                guard keepSecrets(body) else { break }
                continue
            default:
                skippedBlocks += 1
                continue
            }
            skippedBlocks += 1
            findings.report(.captureBlockContent, at: start, length: position - start)
        }
        return nil
    }

    /// Steps over one block and gives its type and where its body lies.
    private mutating func block() -> (type: UInt32, body: Range<Int>)? {
        let start = position
        let left = octets.count - start
        guard left >= 12 else {
            stop(.captureBlockTruncated, at: start)
            return nil
        }
        let type = section.order.uint32(octets, start)
        if type == Section.headerType {
            guard let order = Section.byteOrder(octets, start + 8) else {
                stop(.captureSectionByteOrder, at: start + 8)
                return nil
            }
            section.order = order
        }
        let count = Int(section.order.uint32(octets, start + 4))
        guard count >= (type == Section.headerType ? Section.headerCount : 12) else {
            stop(.captureBlockLength, at: start + 4)
            return nil
        }
        guard count <= left else {
            stop(.captureBlockTruncated, at: start)
            return nil
        }
        if count & 3 != 0 { findings.report(.captureBlockAlignment, at: start + 4, length: 4) }
        if Int(section.order.uint32(octets, start + count - 4)) != count {
            findings.report(.captureBlockTrailer, at: start + count - 4, length: 4)
        }
        position = min(start + (count + 3) & ~3, octets.count)
        return (type, start + 8..<start + count - 4)
    }

    /// draft-ietf-opsawg-pcapng 4.1; 3.4 bids to pass over a section of another major version.
    private mutating func beginSection(_ body: Range<Int>) {
        section.firstInterface += section.interfaces.count
        section.interfaces.removeAll()
        section.isReadable = section.order.uint16(octets, body.lowerBound + 4) == 1
        if !section.isReadable { findings.report(.captureSectionVersion, at: body.lowerBound + 4, length: 2) }
    }

    /// draft-ietf-opsawg-pcapng 4.3, and the Packet Block that came before it (appendix A).
    private mutating func packet(_ body: Range<Int>, isObsolete: Bool) -> Frame? {
        guard body.count >= 20 else { return nil }
        let order = section.order
        let start = body.lowerBound
        // The obsolete block has a count of drops where the other has the upper half of the interface.
        let interface = isObsolete ? Int(order.uint16(octets, start)) : Int(order.uint32(octets, start))
        let ticks = UInt64(order.uint32(octets, start + 4)) << 32 | UInt64(order.uint32(octets, start + 8))
        let count = Int(order.uint32(octets, start + 12))
        guard count <= body.count - 20 else { return nil }
        return frame(interface, ticks: ticks, offset: start + 20, count: count, length: Int(order.uint32(octets, start + 16)))
    }

    /// draft-ietf-opsawg-pcapng 4.4: always of the first interface, and without a time.
    private mutating func simplePacket(_ body: Range<Int>) -> Frame? {
        guard body.count >= 4 else { return nil }
        let length = Int(section.order.uint32(octets, body.lowerBound))
        var count = min(length, body.count - 4)
        if let maximum = section.interfaces.first?.maximumCapturedOctets, maximum > 0 { count = min(count, maximum) }
        return frame(0, ticks: nil, offset: body.lowerBound + 4, count: count, length: length)
    }

    private mutating func frame(_ interface: Int, ticks: UInt64?, offset: Int, count: Int, length: Int) -> Frame {
        let described = interface < section.interfaces.count ? section.interfaces[interface] : nil
        if described == nil { findings.report(.captureInterfaceUnknown, at: offset, length: count) }
        if let ticks {
            lastTime = (described?.unit ?? TimeUnit()).timestamp(ticks)
        } else if !isMissingTimes {
            isMissingTimes = true
            findings.report(.captureTimeAbsent, at: offset)
        }
        frames += 1
        return Frame(
            number: frames, time: lastTime, interface: section.firstInterface + interface, link: described?.link, offset: offset,
            count: count, length: max(count, length))
    }

    /// draft-ietf-opsawg-pcapng, Decryption Secrets Block
    private mutating func keepSecrets(_ body: Range<Int>) -> Bool {
        guard body.count >= 8 else { return false }
        let count = Int(section.order.uint32(octets, body.lowerBound + 4))
        guard count <= body.count - 8 else { return false }
        secrets.append(DecryptionSecrets(kind: section.order.uint32(octets, body.lowerBound), offset: body.lowerBound + 8, count: count))
        return true
    }
}
