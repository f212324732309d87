import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { digestOf } from '../../book/images/image-digest.ts'
import { readConfig } from '../../config.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { version } from '../../machinery/base/version.ts'
import { endedByRestore, picturesIn } from '../../testing/full-server.ts'
import { rowsInBackup, type Values } from '../../testing/rows-in-backup.ts'
import { databases, freshPostgresql } from '../../testing/test-server.ts'
import { keysOfServer } from './end-access.ts'
import { openData } from './open-data.ts'
import { restoreBackup } from './restore.ts'

const released = join(import.meta.dirname, 'released')

/** Of the encrypted ones. */
const passphrase = 'correct horse battery'

const sorted = (rows: readonly Values[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort()

/** Columns that change, with the tables of the search, when a migration has recipes indexed anew. */
const derived = new Set(['recipes.searchNumber', 'storedSpace.bytes', 'changeMarks.mark', 'changedItems.mark'])

const only = (row: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((name) => [name, row[name]]))

/** The rows of a table, with those columns alone that were there when the backup was written. */
async function rowsOf({ db }: Database, table: string, columns: readonly string[]): Promise<readonly Values[]> {
  const { rows } = await sql<Values>`select * from ${sql.table(table)}`.execute(db)
  return rows.map((row) => only(row, columns))
}

const files = await readdir(released)

test('the backup of this version is kept', () => expect(files).toContain(`${version}.tar`))

describe.each(files)('the backup %s', (file) => {
  const path = join(released, file)

  test.each(databases)(
    'of an earlier version is restored into %s, brought up to date, and lost no value',
    async (kind) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'potluck-released-'))
      const postgresql = kind === 'postgresql' ? await freshPostgresql() : null
      const config = readConfig({ DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) })
      await restoreBackup(config, path, passphrase)
      const database = await openData(config)
      const before = await rowsInBackup(path, passphrase)
      expect(before.size).toBeGreaterThan(50)
      for (const [table, all] of before) {
        if (endedByRestore.has(table) || table.startsWith('search')) continue
        const rows = all.filter(({ name }) => table !== 'secrets' || !keysOfServer.has(name))
        const columns = Object.keys(rows[0] ?? {}).filter((name) => !derived.has(`${table}.${name}`))
        const expected = rows.map((row) => only(row, columns))
        expect({ table, rows: sorted(await rowsOf(database, table, columns)) }).toEqual({
          table,
          rows: sorted(expected),
        })
      }
      const pictures = Object.entries(await picturesIn(dataDir)).filter(([name]) => name.endsWith('-large.webp'))
      expect(pictures).toHaveLength(1)
      for (const [name, bytes] of pictures) expect(name).toContain(digestOf(Buffer.from(bytes, 'base64')))
      await database.close()
      await postgresql?.drop()
      await rm(dataDir, { recursive: true })
    },
    60_000,
  )
})
