import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../machinery/base/database/open-database.ts'
import { allRows, endedByRestore, picturesIn, startFullServer } from '../../testing/full-server.ts'
import { databases, freshPostgresql, type TestServer } from '../../testing/test-server.ts'
import { backUp } from './back-up.ts'
import { backupsIn } from './backup-files.ts'
import { restoreBackup } from './restore.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-backup-'))
})

afterAll(() => rm(folder, { recursive: true }))

describe.each(databases)('a backup of %s', (kind) => {
  let server: TestServer
  let path: string

  beforeAll(async () => {
    server = await startFullServer(kind)
    path = (await backUp(server.config, join(folder, kind))).path
  }, 120_000)

  afterAll(() => server.close())

  test.each(databases)(
    'is restored into %s with every value and picture',
    async (other) => {
      const postgresql = other === 'postgresql' ? await freshPostgresql() : null
      const dataDir = join(folder, `${kind}-${other}`)
      const config = readConfig({ DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) })
      await restoreBackup(config, path, undefined)
      const database = await openDatabase(config)
      const [before, after] = [await allRows(server.database), await allRows(database)]
      await database.close()
      await postgresql?.drop()
      expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([])
      // All sessions have ended, and no backup holds the keys of the server.
      const restored = Object.fromEntries(Object.entries(before).filter(([table]) => !endedByRestore.has(table)))
      const secrets = before.secrets?.filter((row) => !/"(?:address-key|vapid-keys)"/.test(row))
      const empty = Object.fromEntries([...endedByRestore].map((table) => [table, []]))
      // Calendar programs begin anew: their marks are far beyond those that they know.
      const davCollections = before.davCollections?.map((row) =>
        row.replace(/(\d+),\d+(?=,[^,]*$)/, (_, mark) => `${Number(mark) + 1_000_000},${Number(mark) + 999_999}`),
      )
      expect(after).toEqual({ ...restored, ...empty, secrets, davCollections })
      const pictures = await picturesIn(server.config.dataDir)
      expect(Object.keys(pictures)).toHaveLength(3)
      expect(await picturesIn(dataDir)).toEqual(pictures)
      // A folder of what was put aside; of PostgreSQL that is a schema, and the folder says which.
      const left = (await readdir(dataDir)).filter((name) => /restor/.test(name))
      const aside = postgresql ? [expect.stringMatching(/^before-restore-/)] : []
      expect(left).toEqual(aside)
      for (const name of left) expect(await readdir(join(dataDir, name))).toEqual(['put-aside.json'])
    },
    120_000,
  )

  test('is proven, and nobody but its owner reads it', async () => {
    const [file] = await backupsIn(join(folder, kind))
    expect(file?.proof).toMatchObject({ recipes: 2, pictures: 1, missing: 0 })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await readdir(join(folder, kind))).sort()).toEqual([file?.name, `${file?.name}.proof.json`])
  })
})

test('each restore puts aside what was there into a folder of its own, however soon it follows', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'again') })
  const path = join(import.meta.dirname, 'released/0.1.0.tar')
  for (let round = 0; round < 5; round++) await restoreBackup(config, path, undefined)
  const names = await readdir(config.dataDir)
  const asides = names.filter((name) => name.startsWith('before-restore-'))
  expect(asides).toHaveLength(4)
  for (const aside of asides)
    expect(await readdir(join(config.dataDir, aside))).toEqual(expect.arrayContaining(['images', 'potluck.sqlite']))
}, 60_000)
