/** A table of texts; null for what was never filled in. */
export interface AccessTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | null)[])[]
}

interface Column {
  readonly name: string
  readonly type: 'text' | 'long'
}

type Value = string | number | null

const pageSize = 4096
const types = { text: 0x0a, long: 0x04 } as const

/** The stream cipher of the header (its key is no secret): of zeros it gives what the format reads as zeros. */
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

function header(): Buffer {
  const page = Buffer.alloc(pageSize)
  page.write('\0\x01\0\0Standard Jet DB', 0, 'latin1')
  page[0x14] = 1
  rc4([0xc7, 0xda, 0x39, 0x6b], 128).copy(page, 0x18)
  return page
}

/** A row: what is of one length, what is not, where each of these begins, and which are filled in. */
function record(columns: readonly Column[], values: readonly Value[]): Buffer {
  const fixed = columns.flatMap(({ type }, index) => (type === 'long' ? [u32(Number(values[index] ?? 0))] : []))
  const texts = columns.flatMap(({ type }, index) =>
    type === 'text' ? [Buffer.from(String(values[index] ?? ''), 'utf16le')] : [],
  )
  const start = 2 + 4 * fixed.length
  const offsets = [start]
  for (const text of texts) offsets.push((offsets.at(-1) ?? 0) + text.length)
  const filled = Buffer.alloc(Math.ceil(columns.length / 8))
  for (const [index] of columns.entries()) {
    if (values[index] !== null) filled.writeUInt8((filled[index >> 3] ?? 0) | (1 << (index & 7)), index >> 3)
  }
  const places = offsets.toReversed().map(u16)
  return Buffer.concat([u16(columns.length), ...fixed, ...texts, ...places, u16(texts.length), filled])
}

/** Rows from the end of a page to its beginning. */
function dataPage(owner: number, rows: readonly Buffer[]): Buffer {
  const page = Buffer.alloc(pageSize)
  page.writeUInt16LE(0x0101, 0)
  page.writeUInt32LE(owner, 4)
  page.writeUInt16LE(rows.length, 12)
  let end = pageSize
  for (const [index, row] of rows.entries()) {
    end -= row.length
    if (end < 14 + rows.length * 2) throw new Error('a table of a test file fits one page')
    row.copy(page, end)
    page.writeUInt16LE(end, 14 + index * 2)
  }
  return page
}

function definitionPage(columns: readonly Column[], rows: number, mapRow: number): Buffer {
  const page = Buffer.alloc(pageSize)
  page.writeUInt16LE(0x0102, 0)
  page.writeUInt32LE(rows, 16)
  page.writeUInt16LE(columns.filter(({ type }) => type === 'text').length, 43)
  page.writeUInt16LE(columns.length, 45)
  page.writeUInt32LE((1 << 8) | mapRow, 55)
  let [variable, fixed] = [0, 0]
  let name = 63 + columns.length * 25
  for (const [index, column] of columns.entries()) {
    const at = 63 + index * 25
    page.writeUInt8(types[column.type], at)
    page.writeUInt8(index, at + 5)
    page.writeUInt8(column.type === 'text' ? variable++ : 0, at + 7)
    page.writeUInt8(column.type === 'text' ? 0x02 : 0x03, at + 15)
    page.writeUInt16LE(column.type === 'long' ? fixed++ * 4 : 0, at + 21)
    page.writeUInt16LE(column.type === 'long' ? 4 : 510, at + 23)
    const written = Buffer.from(column.name, 'utf16le')
    page.writeUInt16LE(written.length, name)
    written.copy(page, name + 2)
    name += 2 + written.length
  }
  return page
}

/** Which pages hold the rows of a table: one. */
const usageMap = (page: number): Buffer => {
  const map = Buffer.alloc(69)
  map.writeUInt8(1 << (page & 7), 5 + (page >> 3))
  return map
}

/**
 * A small database of Access 2000 (Jet 4, as mdbtools describes its pages in HACKING.md), for tests: programs that
 * write such files run on Windows or Java alone. Each table fits one page.
 */
export function accessFile(tables: readonly AccessTable[]): Buffer {
  const system: readonly Column[] = [
    { name: 'Id', type: 'long' },
    { name: 'Name', type: 'text' },
    { name: 'Type', type: 'long' },
    { name: 'Flags', type: 'long' },
  ]
  // The catalogue is defined on page 2; then each table takes two pages.
  const catalogue = tables.map(({ name }, index) => record(system, [4 + index * 2, name, 1, 0]))
  const pages = tables.flatMap(({ columns, rows }, index) => {
    const texts = columns.map((name): Column => ({ name, type: 'text' }))
    const data = rows.map((row) => record(texts, row))
    return [definitionPage(texts, rows.length, index + 1), dataPage(4 + index * 2, data)]
  })
  const maps = [3, ...tables.map((_, index) => 5 + index * 2)].map(usageMap)
  return Buffer.concat([
    header(),
    dataPage(1, maps),
    definitionPage(system, tables.length, 0),
    dataPage(2, catalogue),
    ...pages,
  ])
}
