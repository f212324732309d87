/**
 * Measures imports: a book in several formats, and one with photos, each into an account of its own.
 *
 *   node bench/imports/main.ts [--recipes 10000] [--photos 0] [--port 4580]
 *
 * Prints one JSON object: seconds and recipes a second from the start of the import to its end, and the most memory that
 * the server and the processes it started used, megabytes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApiClient } from '@potluck/api/client'
import { getImport, previewImport, startImport } from '@potluck/api/imports'
import { register } from '@potluck/api/sessions'
import { measured } from '../server/measured.ts'
import { startServer } from '../server/server-process.ts'
import { untilDone } from '../server/until-done.ts'
import { type BookFile, bookFiles } from './files.ts'

const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '10000' },
    photos: { type: 'string', default: '0' },
    port: { type: 'string', default: '4580' },
  },
})
const recipes = Number(values.recipes)
const photos = Number(values.photos)

// Before a connection is opened, which would be closed over this.
const files = (photos > 0 ? bookFiles.slice(0, 1) : bookFiles).map(({ name, make }: BookFile) => ({
  name,
  file: new File([...make(recipes, photos)], name),
}))
const dataDir = mkdtempSync(join(tmpdir(), 'potluck-bench-'))
const server = await startServer(Number(values.port), { DATA_DIR: dataDir })
try {
  const report: Record<string, object> = {}
  for (const { name, file } of files) {
    const guest = createApiClient({ base: `${server.address}api/`, token: () => null })
    const body = { name: 'Cook', email: `${name}@example.com`, password: 'correct horse' }
    const { token } = (await guest.call(register, { body })).data
    const client = createApiClient({ base: `${server.address}api/`, token: () => token })
    const look = (await client.call(previewImport, { file, query: {} })).data.jobId
    await untilDone(client, look)
    const { format } = (await client.call(getImport, { params: { id: look } })).data
    const { took } = await measured(server.pid, async () =>
      untilDone(client, (await client.call(startImport, { params: { id: look }, body: {} })).data.jobId),
    )
    const mb = Math.round(file.size / 100_000) / 10
    report[`${format} (${name})`] = { ...took, mb, perSecond: Math.round(recipes / took.seconds) }
  }
  console.log(JSON.stringify({ recipes, photos, ...report }, null, 2))
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true })
}
