/**
 * Measures exports: a book of one cook, exported in every format and as an account export, and restored.
 *
 *   node bench/exports/main.ts [--recipes 10000] [--photos 0] [--port 4570]
 *
 * Prints one JSON object: seconds, megabytes, recipes a second, and the most memory that the server and the processes it
 * started used, megabytes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreAccount } from '@potluck/api/account-export'
import { createApiClient } from '@potluck/api/client'
import { exportFormat } from '@potluck/api/data'
import { directImports } from '@potluck/api/direct-imports'
import { register } from '@potluck/api/sessions'
import { createTicket } from '@potluck/api/tickets'
import { registerCook } from '../server/cook.ts'
import { measured } from '../server/measured.ts'
import { seedRecipes } from '../server/seed.ts'
import { startServer } from '../server/server-process.ts'
import { untilDone } from '../server/until-done.ts'
import { photo } from './photo.ts'

const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '10000' },
    photos: { type: 'string', default: '0' },
    port: { type: 'string', default: '4570' },
  },
})
const recipes = Number(values.recipes)
const photos = Number(values.photos)

const jsonLd = directImports.find(({ format }) => format === 'json-ld')

const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10

/** The book to be taken out: recipes as schema.org writes them, the first of them with a photo each. */
function* book(): Generator<string> {
  let n = 0
  for (const recipe of seedRecipes(recipes)) {
    const image = n++ < photos ? { image: `data:image/png;base64,${photo(640, 480).toString('base64')}` } : {}
    yield `${n === 1 ? '[' : ',\n'}${JSON.stringify({ ...recipe, ...image })}`
  }
  yield ']'
}

// Before a connection is opened, which would be closed over this.
const file = new Blob([...book()])
const dataDir = mkdtempSync(join(tmpdir(), 'potluck-bench-'))
const server = await startServer(Number(values.port), { DATA_DIR: dataDir })
const { pid } = server
try {
  const token = await registerCook(server.address)
  const client = createApiClient({ base: `${server.address}api/`, token: () => token })
  if (!jsonLd) throw new Error('no format is called json-ld')
  const { data } = await client.call(jsonLd.endpoint, { file })
  await untilDone(client, data.jobId)

  async function download(path: string): Promise<Blob> {
    const { ticket } = (await client.call(createTicket, { body: { purpose: 'export' } })).data
    const answer = await fetch(`${server.address}api/data/${path}?token=${ticket}`)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return answer.blob()
  }

  const report: Record<string, object> = {}
  for (const format of exportFormat.options) {
    const { result, took } = await measured(pid, () => download(`export/${format}`))
    report[format] = { ...took, mb: megabytes(result.size), perSecond: Math.round(recipes / took.seconds) }
  }
  const out = await measured(pid, () => download('take-out'))
  report.takeOut = { ...out.took, mb: megabytes(out.result.size), perSecond: Math.round(recipes / out.took.seconds) }
  const body = { name: 'Second', email: 'second@example.com', password: 'correct horse' }
  const second = (await client.call(register, { body })).data.token
  const other = createApiClient({ base: `${server.address}api/`, token: () => second })
  const back = await measured(pid, async () =>
    untilDone(other, (await other.call(restoreAccount, { file: out.result })).data.jobId),
  )
  report.broughtBack = { ...back.took, perSecond: Math.round(recipes / back.took.seconds) }
  console.log(JSON.stringify({ recipes, photos, ...report }, null, 2))
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true })
}
