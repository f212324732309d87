/**
 * Measures a full book with photos: a zip of recipes and photos is imported, exported as a PDF and as a whole, and
 * brought back into another account.
 *
 *   node bench/photos/main.ts [sqlite|postgresql] [--recipes 10000] [--width 2016] [--kilobytes 400] [--port 4590]
 *
 * Needs four times the photos' room in the folder for temporary files. Prints one JSON object; memory over time is that
 * of the server and of each process it starts.
 */
import { createWriteStream, mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { restoreAccount } from '@potluck/api/account-export'
import { createApiClient } from '@potluck/api/client'
import { getImport, previewImport, startImport } from '@potluck/api/imports'
import { listRecipes } from '@potluck/api/recipes'
import { register } from '@potluck/api/sessions'
import { createTicket } from '@potluck/api/tickets'
import { startPostgresql } from 'server/testing/postgresql'
import { memoryCourse } from '../server/memory-course.ts'
import { startServer } from '../server/server-process.ts'
import { untilDone } from '../server/until-done.ts'
import { writePhotoBook } from './photo-book.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    recipes: { type: 'string', default: '10000' },
    width: { type: 'string', default: '2016' },
    kilobytes: { type: 'string', default: '400' },
    port: { type: 'string', default: '4590' },
  },
})
const recipes = Number(values.recipes)
const folder = mkdtempSync(join(tmpdir(), 'potluck-bench-'))
const book = join(folder, 'book.zip')
await writePhotoBook(book, recipes, Number(values.width), Number(values.kilobytes))

const megabytes = (path: string): number => Math.round(statSync(path).size / 1_000_000)

const postgresql = positionals[0] === 'postgresql' ? await startPostgresql() : null
const server = await startServer(Number(values.port), {
  DATA_DIR: join(folder, 'data'),
  ...(postgresql ? { DATABASE_URL: postgresql.url } : {}),
})
try {
  async function cook(name: string) {
    const guest = createApiClient({ base: `${server.address}api/`, token: () => null })
    const body = { name, email: `${name}@example.com`, password: 'correct horse' }
    const { token } = (await guest.call(register, { body })).data
    return createApiClient({ base: `${server.address}api/`, token: () => token })
  }
  const anna = await cook('anna')

  async function download(path: string, to: string): Promise<void> {
    const { ticket } = (await anna.call(createTicket, { body: { purpose: 'export' } })).data
    const answer = await fetch(`${server.address}api/data/${path}?token=${ticket}`)
    if (!answer.ok || !answer.body) throw new Error(`${path} answers ${answer.status}`)
    await pipeline(answer.body, createWriteStream(to))
  }

  const report: Record<string, object> = {}
  const addToReport = (name: string, figures: object) => {
    report[name] = figures
    process.stderr.write(`${name} ${JSON.stringify(figures)}\n`)
  }
  const recipeCount = async (client: typeof anna) => (await client.call(listRecipes, { query: {} })).data.totalCount

  const look = await memoryCourse(server.pid, async () => {
    const { jobId } = (await anna.call(previewImport, { file: await openAsBlob(book), query: {} })).data
    await untilDone(anna, jobId)
    return jobId
  })
  const { format } = (await anna.call(getImport, { params: { id: look.result } })).data
  addToReport('look', { format, mb: megabytes(book), ...look.course })
  const come = await memoryCourse(server.pid, async () =>
    untilDone(anna, (await anna.call(startImport, { params: { id: look.result }, body: {} })).data.jobId),
  )
  addToReport('import', { ...come.course, recipes: await recipeCount(anna) })
  for (const [name, path] of [
    ['pdf', 'export/pdf'],
    ['takeOut', 'take-out'],
  ] as const) {
    const to = join(folder, name)
    const { course } = await memoryCourse(server.pid, () => download(path, to))
    addToReport(name, { mb: megabytes(to), ...course })
  }
  const bela = await cook('bela')
  const file = await openAsBlob(join(folder, 'takeOut'))
  const back = await memoryCourse(server.pid, async () =>
    untilDone(bela, (await bela.call(restoreAccount, { file })).data.jobId),
  )
  addToReport('broughtBack', { ...back.course, recipes: await recipeCount(bela) })
  console.log(JSON.stringify({ recipes, database: positionals[0] ?? 'sqlite', ...report }))
} finally {
  await server.stop()
  await postgresql?.stop()
  rmSync(folder, { recursive: true })
}
