/** Column types of Access. */
export type AccessType = 'text' | 'memo' | 'long' | 'date'

/** A column; a name alone means a text column. */
export type AccessColumn = string | { readonly name: string; readonly type: AccessType }

type Value = string | number | Date | null

/** A table; null for empty cells. */
export interface AccessTable {
  readonly name: string
  readonly columns: readonly AccessColumn[]
  readonly rows: readonly (readonly Value[])[]
}

interface Column {
  readonly name: string
  readonly type: AccessType | 'ole'
}

const pageSize = 4096
const types = { text: 0x0a, long: 0x04, date: 0x08, memo: 0x0c, ole: 0x0b } as const
/** Sizes of types with a fixed size, bytes. */
const lengths = { long: 4, date: 8 } as const
/** Maximum size of a text in its row, and on one page outside of it, bytes. */
const longestInRow = 64
const longestOnPage = 4_000

const isFixed = (type: Column['type']): type is keyof typeof lengths => type in lengths

/** The header is encrypted (RC4) with a public key: this is the cipher text of zeros. */
function rc4(key: readonly number[], length: number): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index % 256] ?? 0
  const swap = (a: number, b: number) => {
    ;[state[a], state[b]] = [at(b), at(a)]
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  const stream = Buffer.alloc(length)
  for (let n = 0, i = 0, j = 0; n < length; n++) {
    i = (i + 1) % 256
    j = (j + at(i)) % 256
    swap(i, j)
    stream[n] = at(at(i) + at(j))
  }
  return stream
}

const u16 = (value: number) => Buffer.from(new Uint16Array([value]).buffer)
const u32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer)

/** Days since 1899-12-30. */
const days = (value: Value): number => (value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : 0)

/** Encodes a text as Access does: Latin-1 after a prefix, anything else as UTF-16. */
const packed = (text: string): Buffer =>
  text.length > 1 && Buffer.from(text, 'latin1').toString('latin1') === text && !text.includes('\0')
    ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'latin1')])
    : Buffer.from(text, 'utf16le')

function header(): Buffer {
  const page = Buffer.alloc(pageSize)
  page.write('\0\x01\0\0Standard Jet DB', 0, 'latin1')
  page[0x14] = 1
  rc4([0xc7, 0xda, 0x39, 0x6b], 128).copy(page, 0x18)
  return page
}

/** A page with rows, written from its end. @param owner the page that defines the table; null for long texts */
function dataPage(owner: number | null, rows: readonly Buffer[]): Buffer {
  const page = Buffer.alloc(pageSize)
  page.writeUInt16LE(0x0101, 0)
  if (owner === null) page.write('LVAL', 4)
  else page.writeUInt32LE(owner, 4)
  page.writeUInt16LE(rows.length, 12)
  let end = pageSize
  for (const [index, row] of rows.entries()) {
    end -= row.length
    row.copy(page, end)
    page.writeUInt16LE(end, 14 + index * 2)
  }
  page.writeUInt16LE(end - 14 - rows.length * 2, 2)
  return page
}

/** Distributes rows to pages. */
function pagesOf(owner: number, rows: readonly Buffer[]): Buffer[] {
  const pages: Buffer[][] = [[]]
  let room = pageSize - 14
  for (const row of rows) {
    if (row.length + 2 > room) {
      pages.push([])
      room = pageSize - 14
    }
    room -= row.length + 2
    pages.at(-1)?.push(row)
  }
  return pages.map((all) => dataPage(owner, all))
}

function definitionPage(columns: readonly Column[], rows: number, mapRow: number): Buffer {
  const page = Buffer.alloc(pageSize)
  page.writeUInt16LE(0x0102, 0)
  page.writeUInt32LE(rows, 16)
  page.writeUInt16LE(columns.filter(({ type }) => !isFixed(type)).length, 43)
  page.writeUInt16LE(columns.length, 45)
  // The pages of the table, and the pages with free space: all.
  page.writeUInt32LE((1 << 8) | mapRow, 55)
  page.writeUInt32LE((1 << 8) | mapRow, 59)
  let [variable, fixed] = [0, 0]
  let name = 63 + columns.length * 25
  for (const [index, { name: called, type }] of columns.entries()) {
    const at = 63 + index * 25
    page.writeUInt8(types[type], at)
    page.writeUInt8(index, at + 5)
    page.writeUInt8(isFixed(type) ? 0 : variable++, at + 7)
    page.writeUInt8(isFixed(type) ? 0x03 : 0x02, at + 15)
    page.writeUInt16LE(fixed, at + 21)
    page.writeUInt16LE(isFixed(type) ? lengths[type] : type === 'text' ? 510 : 0, at + 23)
    if (isFixed(type)) fixed += lengths[type]
    const written = Buffer.from(called, 'utf16le')
    page.writeUInt16LE(written.length, name)
    written.copy(page, name + 2)
    name += 2 + written.length
  }
  return page
}

/** The map of the pages of a table. */
function usageMap(pages: readonly number[]): Buffer {
  const map = Buffer.alloc(69)
  for (const page of pages) {
    const at = 5 + (page >> 3)
    map.writeUInt8((map[at] ?? 0) | (1 << (page & 7)), at)
  }
  return map
}

/** The pages of a database while it is written. */
class Pages {
  readonly all: Buffer[] = []

  add(page: Buffer): number {
    return this.all.push(page) - 1
  }

  /** Writes a long text: in its row, on one page, or on a chain of pages. */
  memo(text: string): Buffer {
    const bytes = packed(text)
    const about = (place: number, page: number) =>
      Buffer.concat([u32((place << 24) | bytes.length), u32(page << 8), u32(0)])
    if (bytes.length <= longestInRow) return Buffer.concat([about(0x80, 0), bytes])
    if (bytes.length <= longestOnPage) return about(0x40, this.add(dataPage(null, [bytes])))
    let next = 0
    for (let from = Math.floor((bytes.length - 1) / longestOnPage) * longestOnPage; from >= 0; from -= longestOnPage) {
      const piece = bytes.subarray(from, from + longestOnPage)
      next = this.add(dataPage(null, [Buffer.concat([u32(next << 8), piece])]))
    }
    return about(0, next)
  }

  /** Encodes a row: columns of fixed size, columns of variable size, their offsets, and a bitmap of filled columns. */
  row(columns: readonly Column[], values: readonly Value[]): Buffer {
    const fixed = columns.flatMap(({ type }, index) => {
      const value = values[index] ?? null
      if (type === 'long') return [u32(Number(value ?? 0))]
      return type === 'date' ? [Buffer.from(new Float64Array([days(value)]).buffer)] : []
    })
    const texts = columns.flatMap(({ type }, index) => {
      const value = values[index] ?? null
      if (isFixed(type)) return []
      if (value === null) return [Buffer.alloc(0)]
      return [type === 'memo' ? this.memo(String(value)) : packed(String(value))]
    })
    const offsets = [2 + fixed.reduce((sum, { length }) => sum + length, 0)]
    for (const text of texts) offsets.push((offsets.at(-1) ?? 0) + text.length)
    const filled = Buffer.alloc(Math.ceil(columns.length / 8))
    for (const [index] of columns.entries()) {
      if ((values[index] ?? null) !== null)
        filled.writeUInt8((filled[index >> 3] ?? 0) | (1 << (index & 7)), index >> 3)
    }
    return Buffer.concat([
      u16(columns.length),
      ...fixed,
      ...texts,
      ...offsets.toReversed().map(u16),
      u16(texts.length),
      filled,
    ])
  }
}

const system: readonly Column[] = [
  { name: 'Id', type: 'long' },
  { name: 'Name', type: 'text' },
  { name: 'Type', type: 'long' },
  { name: 'Flags', type: 'long' },
  { name: 'LvProp', type: 'ole' },
]

/**
 * A database of Access 2000 (Jet 4, as mdbtools describes its pages in HACKING.md), of up to 2 MB, for tests: programs
 * that write such files run on Windows or Java alone. mdbtools reads what this writes, as mdb-reader does.
 */
export function accessFile(tables: readonly AccessTable[]): Buffer {
  const pages = new Pages()
  pages.add(header())
  pages.add(Buffer.alloc(pageSize))
  pages.add(Buffer.alloc(pageSize))
  const maps: Buffer[] = []
  const catalogue: Buffer[] = []
  for (const [index, { name, columns, rows }] of tables.entries()) {
    const typed = columns.map(
      (column): Column => (typeof column === 'string' ? { name: column, type: 'text' } : column),
    )
    const definition = pages.add(definitionPage(typed, rows.length, index + 1))
    catalogue.push(pages.row(system, [definition, name, 1, 0, null]))
    const written = rows.map((row) => pages.row(typed, row))
    maps.push(usageMap(pagesOf(definition, written).map((page) => pages.add(page))))
  }
  const places = pagesOf(2, catalogue).map((page) => pages.add(page))
  pages.all[1] = dataPage(1, [usageMap(places), ...maps])
  pages.all[2] = definitionPage(system, tables.length, 0)
  return Buffer.concat(pages.all)
}
