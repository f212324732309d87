import { randomInt } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { digestOf } from '../../book/images/image-digest.ts'
import { readConfig } from '../../config.ts'
import { migrationsFor } from '../../machinery/base/database/migrations.ts'
import { startFullServer } from '../../testing/full-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { backUp } from './back-up.ts'
import { aboutPart, digestKey, formatName, formatVersion, type TableShape } from './format.ts'
import { inspectBackup } from './inspect-backup.ts'
import { proveBackup } from './prove.ts'
import { restoreBackup } from './restore.ts'
import { seal } from './seal.ts'
import { tablesAfter } from './table-shapes.ts'

const passphrase = 'correct horse battery'

let server: TestServer
let folder: string
let plain: Buffer
let encrypted: Buffer
let count = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-damage-'))
  server = await startFullServer('sqlite')
  const { dataDir, backup } = server.config
  plain = await readFile((await backUp(server.config, join(folder, 'plain'))).path)
  const locked = { ...server.config, backup: { ...backup, passphrase } }
  encrypted = await readFile((await backUp(locked, join(folder, 'encrypted'))).path)
  expect((await readdir(dataDir)).sort()).toContain('potluck.sqlite')
}, 120_000)

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Restores bytes into an empty folder. @returns what it said, and what lies in the folder then */
async function attempt(bytes: Buffer, secret?: string): Promise<{ readonly said: string; readonly left: string[] }> {
  const dataDir = join(folder, `data-${count++}`)
  const path = join(folder, `file-${count}`)
  await writeFile(path, bytes)
  const said = await restoreBackup(readConfig({ DATA_DIR: dataDir }), path, secret).then(
    () => 'restored',
    (error: Error) => error.message,
  )
  await rm(path)
  return { said, left: (await readdir(dataDir)).filter((name) => !name.endsWith('lock')) }
}

/** The bytes with one of them changed. */
function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ (1 << randomInt(8)), at)
  return copy
}

const namesAPart =
  /(in|behind) the part (about\.json|manifest\.json|rows\/|pictures\/|PaxHeader)|at its beginning|its beginning was changed|its last block|around its parts|header of the file/

test('the whole file is restored', async () => {
  expect((await attempt(plain)).said).toBe('restored')
  expect((await attempt(encrypted, passphrase)).said).toBe('restored')
}, 60_000)

test.each([
  ['plain', () => plain, undefined],
  ['encrypted', () => encrypted, passphrase],
] as const)(
  'a %s backup with one changed byte is refused, and the place is named',
  async (_kind, bytes, secret) => {
    // Fewer of encrypted ones: each takes its passphrase a moment.
    for (let round = 0; round < (secret ? 4 : 16); round++) {
      const at = randomInt(bytes().length)
      const { said, left } = await attempt(changed(bytes(), at), secret)
      expect({ at, said, left }).toEqual({ at, said: expect.stringMatching(namesAPart), left: [] })
    }
  },
  240_000,
)

test('a byte of a part is found in that part', async () => {
  const at = plain.indexOf('RIFF')
  expect((await attempt(changed(plain, at + 20))).said).toMatch(/in the part pictures\/.*: its SHA-256 is another/)
  // Its name, in the extended header; then its header, and its content.
  const rows = plain.indexOf('rows/recipes/000001.jsonl.gz')
  expect((await attempt(changed(plain, rows + 2 * 512))).said).toMatch(/in the part rows\/recipes\/000001\.jsonl\.gz/)
}, 60_000)

test.each([1, 511, 512, 513, 5_000])(
  'a backup that lacks its last %d bytes is refused',
  async (bytes) => {
    const { said, left } = await attempt(plain.subarray(0, plain.length - bytes))
    expect({ said, left }).toEqual({ said: expect.stringMatching(/is cut off/), left: [] })
  },
  60_000,
)

test.each([1, 5_000])(
  'an encrypted backup that lacks its last %d bytes is refused',
  async (bytes) => {
    const { said, left } = await attempt(encrypted.subarray(0, encrypted.length - bytes), passphrase)
    expect({ said, left }).toEqual({ said: expect.stringMatching(/changed or cut off/), left: [] })
  },
  60_000,
)

test('bytes that were added are refused', async () => {
  expect((await attempt(Buffer.concat([plain, Buffer.alloc(512)]))).said).toMatch(/is cut off/)
  expect((await attempt(Buffer.concat([encrypted, Buffer.alloc(512)]), passphrase)).said).toMatch(/changed or cut off/)
}, 60_000)

test('an encrypted backup needs its passphrase', async () => {
  expect((await attempt(encrypted)).said).toMatch(/is encrypted: set BACKUP_PASSPHRASE/)
  expect((await attempt(encrypted, `${passphrase}?`)).said).toMatch(/The passphrase is not the one/)
  expect(encrypted.includes('Sworn pie')).toBe(false)
}, 60_000)

test('a file that is no backup is refused', async () => {
  expect((await attempt(Buffer.from('{}'))).said).toMatch(/is no backup of Potluck/)
  expect((await attempt(Buffer.alloc(0))).said).toMatch(/is no backup of Potluck/)
})

/** A file of one part, sealed as a backup is. */
async function fileWith(about: unknown): Promise<Buffer> {
  const tar = pack()
  const bytes = Buffer.from(JSON.stringify(about))
  tar.entry({ name: aboutPart, size: bytes.length, pax: { [digestKey]: digestOf(bytes) } }, bytes)
  tar.finalize()
  return buffer(Readable.from(tar).pipe(seal()))
}

test('a backup of a newer version is refused', async () => {
  const later = { format: formatName, version: formatVersion + 1, server: '9.0.0' }
  expect((await attempt(await fileWith(later))).said).toMatch(/written by a newer Potluck \(9\.0\.0, format 2\)/)
  const about = {
    format: formatName,
    version: formatVersion,
    server: '2.0.0',
    database: 'sqlite',
    pictures: true,
    tables: [],
    createdAt: new Date().toISOString(),
    migrations: ['0001-start', '9999-later'],
  }
  expect((await attempt(await fileWith(about))).said).toMatch(
    /newer Potluck \(2\.0\.0, its database knows 9999-later\)/,
  )
})

const inspected = async (bytes: Buffer): Promise<string> => {
  const path = join(folder, `inspected-${count++}`)
  await writeFile(path, bytes)
  return inspectBackup({ path }, undefined).then(
    () => 'fine',
    (error: Error) => error.message,
  )
}

test('a backup whose tables do not fit its migrations is refused by name, also when it is only inspected', async () => {
  const migrations = Object.keys(migrationsFor('sqlite'))
  const tables = await tablesAfter(migrations)
  const about = {
    format: formatName,
    version: formatVersion,
    server: '0.1.0',
    database: 'sqlite',
    pictures: true,
    createdAt: new Date().toISOString(),
    migrations,
    tables,
  }
  const odd = (name: string, change: (columns: TableShape['columns']) => TableShape['columns']) => ({
    ...about,
    tables: tables.map((table) => (table.name === name ? { ...table, columns: change(table.columns) } : table)),
  })
  const files = [
    [odd('recipes', (columns) => [...columns, { name: 'constructor', kind: 'text' }]), 'recipes'],
    [odd('users', (columns) => columns.slice(1)), 'users'],
    [odd('labels', (columns) => columns.map((column) => ({ ...column, kind: 'number' }))), 'labels'],
    [{ ...about, migrations: migrations.slice(0, 3) }, ''],
    [{ ...about, tables: tables.slice(1) }, tables[0]?.name ?? ''],
    [{ ...about, tables: [...tables, { name: 'pots', columns: [{ name: 'id', kind: 'text' }] }] }, 'pots'],
  ] as const
  for (const [file, name] of files) {
    const bytes = await fileWith(file)
    expect(await inspected(bytes)).toMatch(new RegExp(`is not as Potluck writes one: the table ${name}`))
    expect((await attempt(bytes)).said).toMatch(/is not as Potluck writes one/)
  }
  // Tables and columns may come in any order.
  const reversed = {
    ...about,
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.toReversed() })).toReversed(),
  }
  expect(await inspected(await fileWith(reversed))).toMatch(/its last part is missing/)
}, 60_000)

test('the message about a damaged file shows neither its path on the server nor lists of a validator', async () => {
  const path = join(folder, 'secret-name-of-an-upload')
  await writeFile(path, await fileWith({ format: formatName, version: 'one', server: 1 }))
  const of = (at: string) => inspectBackup({ path: at }, undefined).catch((error: Error) => error.message)
  for (const said of [await of(path), await of(join(folder, 'gone-secret'))]) {
    expect(said).toMatch(/[.]$/)
    expect(said).not.toMatch(/secret|tmp|shm|[[{]/)
  }
})

test('a backup that lost rows on its way into the database is not proven', async () => {
  const path = join(folder, 'potluck-20261124-000000.tar')
  await mkdir(join(folder, 'proof'), { recursive: true })
  await writeFile(path, changed(plain, plain.indexOf('RIFF') + 30))
  const { memberLimits } = server.config
  await expect(proveBackup(path, { passphrase: undefined, memberLimits })).rejects.toThrow(/in the part pictures/)
  expect((await readdir(folder)).filter((name) => name.includes('proof.json'))).toEqual([])
})
