import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresql } from 'server/testing/postgresql'
import { startServerInProcess } from 'server/testing/server-in-process'
import { startServer } from '../server/server-process.ts'

export interface Servers {
  /** Addresses of their API. */
  readonly bases: readonly [string, ...string[]]
  readonly close: () => Promise<void>
}

const firstPort = 4_620

/** Two processes that share a PostgreSQL database, as behind a proxy. */
async function startTwo(): Promise<Servers> {
  const postgresql = await startPostgresql()
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-histories-'))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgresql.url }
  const one = await startServer(firstPort, settings)
  const other = await startServer(firstPort + 1, settings)
  return {
    bases: [`${one.address}api/`, `${other.address}api/`],
    async close() {
      await Promise.all([one.stop(), other.stop()])
      await postgresql.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** @param database `sqlite`: one server in this process; `postgresql`: two processes */
export async function startServers(database: string): Promise<Servers> {
  if (database === 'postgresql') return startTwo()
  const { base, close } = await startServerInProcess()
  return { bases: [base], close }
}
