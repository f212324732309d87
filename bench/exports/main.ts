/**
 * What exports cost: a book of one cook, taken out in every format and as a whole, and brought back.
 *
 *   node bench/exports/main.ts [--recipes 10000] [--photos 0] [--port 4570]
 *
 * Prints one JSON object: seconds, megabytes, recipes a second, and the most memory that the server and the processes it
 * started held, megabytes.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { exportFormat } from '@potluck/api/data'
import { importFormats } from '@potluck/api/import-formats'
import { getJob } from '@potluck/api/jobs'
import { register } from '@potluck/api/sessions'
import { bringTakeOut } from '@potluck/api/take-out'
import { createTicket } from '@potluck/api/tickets'
import { registerCook } from '../server/cook.ts'
import { seedRecipes } from '../server/seed.ts'
import { startServer } from '../server/server-process.ts'
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

const jsonLd = importFormats.find(({ id }) => id === 'json-ld')

const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10

/** Memory of a process, megabytes; 0 once it is gone. */
function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Takes a step, and says what it took. */
async function measured<T>(pid: number, step: () => Promise<T>) {
  let [server, process] = [0, 0]
  const watch = setInterval(() => {
    server = Math.max(server, memoryOf(pid))
    process = Math.max(process, ...childrenOf(pid).map(memoryOf))
  }, 50)
  const started = performance.now()
  try {
    const result = await step()
    const seconds = Math.round((performance.now() - started) / 100) / 10
    return { result, took: { seconds, serverMb: Math.round(server), processMb: Math.round(process) } }
  } finally {
    clearInterval(watch)
  }
}

async function untilDone(client: ApiClient, jobId: string): Promise<void> {
  for (;;) {
    const { data } = await client.call(getJob, { params: { id: jobId } })
    if (data.status === 'done') return
    if (data.status !== 'running' && data.status !== 'waiting') throw new Error(`the job is ${data.status}`)
    await pause(200)
  }
}

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
    untilDone(other, (await other.call(bringTakeOut, { file: out.result })).data.jobId),
  )
  report.broughtBack = { ...back.took, perSecond: Math.round(recipes / back.took.seconds) }
  console.log(JSON.stringify({ recipes, photos, ...report }, null, 2))
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true })
}
