import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createServices } from '../create-services.ts'
import { openDatabase } from '../machinery/base/database/open-database.ts'

/** Starts a server in this process, on an empty SQLite database in a folder of its own. */
export async function startServerInProcess() {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-in-process-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', REGISTRATIONS_PER_ADDRESS: '2000' })
  const database = await openDatabase(config)
  const services = await createServices(config, database, {
    // Passwords of tests protect nothing.
    passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 },
  })
  const app = await createApp(services)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}/api/`,
    async close() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
