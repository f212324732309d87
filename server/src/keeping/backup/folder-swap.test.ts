import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOnPostgresql } from '../../testing/template-databases.ts'
import { freshPostgresql } from '../../testing/test-server.ts'
import { finishRestore } from './finish-restore.ts'
import { noteSwap, type Swap } from './folder-swap.ts'

let dataDir: string

const swap: Swap = {
  scratch: '.restoring-1',
  aside: 'before-restore-1',
  old: ['potluck.sqlite', 'potluck.sqlite-wal', 'images', 'jobs'],
  fresh: ['potluck.sqlite', 'images'],
  schema: null,
}

/** The moves of a restore, in their order. */
const moves: readonly (readonly [string, string])[] = [
  ...swap.old.map((name) => [name, `${swap.aside}/${name}`] as const),
  [`${swap.scratch}/images`, 'images'],
  [`${swap.scratch}/potluck.sqlite`, 'potluck.sqlite'],
]

const write = async (name: string, content: string) => {
  await mkdir(join(dataDir, name, '..'), { recursive: true })
  await writeFile(join(dataDir, name), content)
}

/** A restore that is about to be decided. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'potluck-swap-'))
  for (const name of ['potluck.sqlite', 'potluck.sqlite-wal', 'images/a', 'jobs/a']) await write(name, 'old')
  for (const name of ['potluck.sqlite', 'images/b']) await write(`${swap.scratch}/${name}`, 'new')
})

afterEach(() => rm(dataDir, { recursive: true }))

/** All files and what is in them. */
async function files(): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const named = paths.map(async (path) => [path.slice(dataDir.length + 1), await readFile(path, 'utf8')] as const)
  const all = Object.fromEntries(await Promise.all(named))
  return Object.fromEntries(Object.entries(all).filter(([name]) => !name.endsWith('lock')))
}

const exchanged = {
  'potluck.sqlite': 'new',
  'images/b': 'new',
  'before-restore-1/potluck.sqlite': 'old',
  'before-restore-1/potluck.sqlite-wal': 'old',
  'before-restore-1/images/a': 'old',
  'before-restore-1/jobs/a': 'old',
  // By which it can be undone.
  'before-restore-1/put-aside.json': JSON.stringify(swap),
}

test.each(Array.from({ length: moves.length + 1 }, (_, done) => done))(
  'a restore that was broken off after %d of its moves is carried out',
  async (done) => {
    await noteSwap(dataDir, swap)
    await mkdir(join(dataDir, swap.aside))
    for (const [from, to] of moves.slice(0, done)) await rename(join(dataDir, from), join(dataDir, to))
    await finishRestore({ dataDir, databaseUrl: undefined })
    expect(await files()).toEqual(exchanged)
    await finishRestore({ dataDir, databaseUrl: undefined })
    expect(await files()).toEqual(exchanged)
  },
)

test('a restore that was not decided changes nothing', async () => {
  const before = await files()
  await finishRestore({ dataDir, databaseUrl: undefined })
  expect(await files()).toEqual(before)
})

test('a restore into PostgreSQL is carried out when its tables are in place, and else forgotten', async () => {
  const { url, drop } = await freshPostgresql()
  const before = await files()
  const noted = { ...swap, schema: 'before_restore_1' }
  await noteSwap(dataDir, noted)
  await finishRestore({ dataDir, databaseUrl: url })
  const { '.restoring-1/potluck.sqlite': _database, '.restoring-1/images/b': _picture, ...old } = before
  expect(await files()).toEqual(old)
  for (const name of ['potluck.sqlite', 'images/b']) await write(`${swap.scratch}/${name}`, 'new')
  await runOnPostgresql(url, 'create schema before_restore_1')
  await noteSwap(dataDir, noted)
  await expect(finishRestore({ dataDir, databaseUrl: undefined })).rejects.toThrow(/start once with its DATABASE_URL/)
  await finishRestore({ dataDir, databaseUrl: url })
  expect(await files()).toEqual({ ...exchanged, 'before-restore-1/put-aside.json': JSON.stringify(noted) })
  await drop()
})
