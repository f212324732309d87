import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Buffer
  readonly deflate?: boolean
  /** A false size for the headers. */
  readonly statedSize?: number
}

/** A zip archive with exact control of its bytes, for tests (APPNOTE 6.3, sections 4.3.7-16). */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, deflate = false, statedSize = bytes.length } of entries) {
    const data = deflate ? deflateRawSync(bytes) : bytes
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(0x0800, 2)
    about.writeUInt16LE(deflate ? 8 : 0, 4)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(data.length, 14)
    about.writeUInt32LE(statedSize, 18)
    about.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, place, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, index, Buffer.from('PK\x05\x06'), end])
}
