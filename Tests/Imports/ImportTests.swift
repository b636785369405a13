import Testing

/// The floors of the package hold: the build lets a target import what it reaches through another, this does not.
@Suite struct ImportTests {
    /// The floors that each may use besides the system's own modules.
    static let below: [String: Set<String>] = [
        "C": [], "Wire": ["C", "Wire"], "Session": ["Wire", "Session"], "System": ["C", "Wire", "Session", "System"],
        "Network": ["C", "Wire", "Session", "System", "Network"], "Client": ["C", "Wire", "Session", "System", "Network", "Client"],
        "Judge": ["C", "Wire", "Judge"], "rcskit": ["Wire", "Session", "System", "Network", "Client", "Judge"],
    ]
    /// What the toolchain has for everyone.
    static let toolchain: Set<String> = ["Swift", "Synchronization", "Observation"]
    /// What the toolchain has for tests too.
    static let toolchainOfTests: Set<String> = ["Testing", "Foundation", "FoundationEssentials"]

    let manifest: Manifest
    let sources: [SourceFile]

    init() throws {
        manifest = try Manifest(SourceFile.root)
        sources = try SourceFile.all(under: "Sources")
    }

    @Test func theManifestIsUnderstood() {
        for name in ["CVector", "CZlib", "Octets", "SIP", "Capture", "rcskit", "Harness", "SIPTests", "rcskitTests"] {
            #expect(manifest[name] != nil, "\(name)")
        }
        #expect(manifest["SIP"]?.dependencies.isSuperset(of: ["Octets", "Addressing", "MIME"]) == true)
        #expect(manifest["SIPTests"]?.dependencies.isSuperset(of: ["SIP", "Harness", "Octets"]) == true)
        #expect(sources.count > 50)
    }

    @Test func everyImportIsADependency() throws {
        for target in manifest.targets where target.floor != "C" {
            let files = target.isTest ? try SourceFile.all(under: target.folder) : sources.filter { $0.path.hasPrefix(target.folder + "/") }
            #expect(!files.isEmpty, "\(target.name) has no files")
            let system = Self.toolchain.union(target.isTest ? Self.toolchainOfTests : target.floor == "rcskit" ? ["Foundation"] : [])
            for file in files {
                let unknown = file.imports.subtracting(target.dependencies).subtracting(system).subtracting(["Glibc", "Darwin"])
                #expect(unknown.isEmpty, "\(file.path) imports \(unknown.sorted()), which Package.swift does not give \(target.name)")
            }
        }
    }

    @Test func noFloorReachesUpward() {
        for target in manifest.targets where !target.isTest {
            for name in target.dependencies {
                guard let dependency = manifest[name] else { continue }
                let floors = Self.below[target.floor, default: []]
                #expect(floors.contains(dependency.floor), "\(target.name) on \(target.floor) uses \(name) on \(dependency.floor)")
            }
        }
    }

    @Test func theSystemIsImportedWhereItMayBe() {
        for file in sources where !file.imports.isDisjoint(with: ["Glibc", "Darwin", "Musl"]) {
            let isAllowed = file.path.hasPrefix("Sources/Wire/Octets/") || file.path.hasPrefix("Sources/System/Transport/")
            #expect(isAllowed, "\(file.path) imports the system's library")
            #expect(file.imports.isSuperset(of: ["Glibc", "Darwin"]), "\(file.path) lacks one of the two systems")
        }
    }

    @Test func unsafeCodeStandsInAuditedFiles() {
        let audited = ["Sources/Wire/Octets/Load.swift", "Sources/Wire/Octets/MappedFile.swift"]
        for file in sources where !audited.contains(file.path) && !file.path.hasSuffix("+C.swift") {
            let lines = file.linesSaying(["unsafe", "Unsafe", "@unchecked", "assumingMemoryBound"])
            #expect(lines.isEmpty, "\(file.path): lines \(lines)")
        }
    }
}
