import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadImage } from '@potluck/api/images'
import { setKitchenPicture } from '@potluck/api/kitchens'
import { sql } from 'kysely'
import { readConfig } from '../config.ts'
import type { Row } from '../keeping/backup/format.ts'
import type { Database } from '../machinery/base/database/database.ts'
import { openDatabase } from '../machinery/base/database/open-database.ts'
import { aPicture, buildWorld } from './access-world.ts'
import { allTables, fillEmptyTables } from './fill-tables.ts'
import { startTestServer, type TestDatabase, type TestServer } from './test-server.ts'

/** Starts a server that cooks have used, and whose other tables have a row each. */
export async function startFullServer(kind: TestDatabase): Promise<TestServer> {
  const server = await startTestServer(kind)
  const { people, kitchenId } = await buildWorld(server)
  const { owner } = people
  const { data: picture } = await owner.api.call(uploadImage, { query: { kitchen: kitchenId }, file: await aPicture() })
  await owner.api.call(setKitchenPicture, { params: { id: kitchenId }, body: { imageId: picture.id } })
  const folder = await mkdtemp(join(tmpdir(), 'potluck-keys-'))
  const empty = await openDatabase(readConfig({ DATA_DIR: folder }))
  await fillEmptyTables(server.database, empty.db)
  await empty.close()
  await rm(folder, { recursive: true })
  return server
}

/** All rows of all tables, in an order that does not depend on the database. */
export async function allRows({ db }: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const result: Record<string, readonly string[]> = {}
  for (const { name, columns } of await allTables()) {
    const { rows } = await sql<Record<string, Row[number]>>`select * from ${sql.table(name)}`.execute(db)
    result[name] = rows.map((row) => JSON.stringify(columns.map((column) => row[column.name]))).sort()
  }
  return result
}

/** The tables that end with sessions, and logins under way: a restore empties them. */
export const endedByRestore: ReadonlySet<string> = new Set([
  'sessions',
  'tickets',
  'providerLogins',
  'assistantRequests',
  'passkeyChallenges',
  'pushDevices',
  'pushNotices',
  'webhookDeliveries',
])

/** The files of pictures of a data folder by name, as base64. */
export async function picturesIn(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(join(dataDir, 'images'), { recursive: true })
  const files = names.filter((name) => name.endsWith('.webp')).sort()
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => [name, (await readFile(join(dataDir, 'images', name))).toString('base64')]),
    ),
  )
}
