/**
 * Measures imports: a book in several formats, each into an account of its own.
 *
 *   node bench/imports/main.ts [--recipes 10000] [--port 4580]
 *
 * Prints one JSON object, then its limits: seconds and recipes a second from the start of the import to its end, and the most
 * memory that the server and the processes it started used, megabytes.
 */
import { parseArgs } from 'node:util'
import { createApiClient } from '@potluck/api/client'
import { previewImport, startImport } from '@potluck/api/imports'
import { register } from '@potluck/api/sessions'
import { judge } from '../limits.ts'
import { measured } from '../server/measured.ts'
import { onDatabase } from '../server/on-database.ts'
import { startServer } from '../server/server-process.ts'
import { untilDone } from '../server/until-done.ts'
import { bookFiles } from './files.ts'

const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '10000' },
    port: { type: 'string', default: '4580' },
  },
})
const recipes = Number(values.recipes)

interface Imported {
  readonly seconds: number
  readonly perSecond: number
  readonly serverMb: number
  readonly processMb: number
}

// Before a connection is opened, which would be closed over this.
const files = bookFiles.map(({ name, make }) => ({
  name,
  file: new File([...make(recipes)], name),
}))

async function importAll(settings: Readonly<Record<string, string>>) {
  const server = await startServer(Number(values.port), settings)
  const report: Record<string, Imported> = {}
  try {
    for (const { name, file } of files) {
      const guest = createApiClient({ base: `${server.address}api/`, token: () => null })
      const body = { name: 'Cook', email: `${name}@example.com`, password: 'correct horse' }
      const { token } = (await guest.call(register, { body })).data
      const client = createApiClient({ base: `${server.address}api/`, token: () => token })
      const look = (await client.call(previewImport, { file, query: {} })).data.jobId
      await untilDone(client, look)
      const { took } = await measured(server.pid, async () =>
        untilDone(client, (await client.call(startImport, { params: { id: look }, body: {} })).data.jobId),
      )
      report[name] = { ...took, perSecond: Math.round(recipes / took.seconds) }
    }
    return report
  } finally {
    await server.stop()
  }
}

const report = await onDatabase('sqlite', ({ settings }) => importAll(settings))
console.log(JSON.stringify({ recipes, ...report }, null, 2))
const all = Object.values(report)
const slowest = Math.min(...all.map(({ perSecond }) => perSecond))
judge('imports', {
  'slowest format, recipes a second': slowest,
  'memory of the server, MB': Math.max(...all.map(({ serverMb }) => serverMb)),
  'memory of the process that reads, MB': Math.max(...all.map(({ processMb }) => processMb)),
})
