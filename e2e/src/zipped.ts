import { crc32 } from 'node:zlib'

/** The signatures of the records of a zip file. */
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]

/** An uncompressed zip file with these texts by path. */
export function zipped(files: Readonly<Record<string, string>>): Buffer {
  const [local, central]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, body] = [Buffer.from(path), Buffer.from(text)]
    const about = Buffer.alloc(26)
    about.writeUInt32LE(crc32(body), 10)
    about.writeUInt32LE(body.length, 14)
    about.writeUInt32LE(body.length, 18)
    about.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    local.push(number(LOCAL), about, name, body)
    central.push(number(CENTRAL), Buffer.alloc(2), about, place, name)
    offset += 4 + about.length + name.length + body.length
  }
  const listed = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, listed, number(END), end])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
