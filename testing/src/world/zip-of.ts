import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of a zip file, for tests; omitted properties have the values that an ordinary program writes. */
export interface ZipPart {
  readonly name: string
  readonly bytes?: Uint8Array | string
  /** The Unix file type and permissions. */
  readonly mode?: number
  readonly encrypted?: boolean
  /** The declared uncompressed size. */
  readonly saysBytes?: number
}

const ORDINARY = 0o100_644
const UNIX = 0x03_14
const UTF_8 = 0x08_00

/** Writes a zip file with these entries, whatever their names. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const { head, body, listing } = written(part, offset)
    local.push(head, body)
    central.push(listing)
    offset += head.length + body.length
  }
  const listed = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, listed, end])
}

function written({ name, bytes = '', mode = ORDINARY, encrypted = false, saysBytes }: ZipPart, offset: number) {
  const plain = Buffer.from(bytes)
  const body = deflateRawSync(plain)
  const path = Buffer.from(name)
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(UTF_8 | (encrypted ? 1 : 0), 2)
  about.writeUInt16LE(8, 4)
  about.writeUInt32LE(crc32(plain), 10)
  about.writeUInt32LE(body.length, 14)
  about.writeUInt32LE(saysBytes ?? plain.length, 18)
  about.writeUInt16LE(path.length, 22)
  const head = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), about, path])
  const beyond = Buffer.alloc(14)
  beyond.writeUInt32LE((mode << 16) >>> 0, 6)
  beyond.writeUInt32LE(offset, 10)
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(UNIX, 0)
  const listing = Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), madeBy, about, beyond, path])
  return { head, body, listing }
}
