/**
 * One server grows: what lists, searches and saves take with 1,000 to 1,000,000 recipes in one to thousands of books.
 *
 *   node bench/growth/main.ts [sqlite|postgresql] [--from 1000] [--to 1000000] [--out growth.json] [--only saves|fairness]
 *
 * Linux only. Books of 100, 1,000 and 10,000 are imported once, and copied by SQL. A million takes 7 GB of disk and about half
 * an hour. Prints one JSON object and writes it to the file; `draw.ts` makes pictures of it. Times in milliseconds.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importRecipes, registerCook } from '../server/cook.ts'
import { beginCopying, type Cloned, cloneBook, multiplyBook } from './clone-books.ts'
import { fairnessOf } from './fairness.ts'
import { openPlace, type Place } from './place.ts'
import { ask, askAfterWrites, type BookReader, questions, type Taken } from './questions.ts'
import { costOfSaves } from './saves.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '1000' },
    to: { type: 'string', default: '1000000' },
    out: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4640' },
  },
})

/** How many books of which size there are at each stage. */
const stages: readonly { readonly recipes: number; readonly books: Readonly<Record<number, number>> }[] = [
  { recipes: 1_000, books: { 100: 10 } },
  { recipes: 10_000, books: { 100: 50, 1000: 5 } },
  { recipes: 100_000, books: { 100: 500, 1000: 30, 10000: 2 } },
  { recipes: 300_000, books: { 100: 1_000, 1000: 50, 10000: 10, 50000: 1 } },
  { recipes: 1_000_000, books: { 100: 5_500, 1000: 100, 10000: 30, 50000: 1 } },
]

const requests = 120

/** A book that was imported, of which others are copies. */
type Source = BookReader

async function importBook(place: Place, recipes: number): Promise<Source & { readonly perSecond: number }> {
  const token = await registerCook(place.address, `Cook${recipes}`)
  const perSecond = await importRecipes(place.address, token, recipes)
  const [owner] = await place.sql.run(`select id from users where email = 'cook${recipes}@example.com'`)
  return { id: String(owner?.id), token, recipes, perSecond }
}

async function databaseBytes({ kind, sql }: Place): Promise<number> {
  const [row] = await sql.run(
    kind === 'sqlite'
      ? 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()'
      : 'select pg_database_size(current_database()) as bytes',
  )
  return Number(row?.bytes)
}

/** So many members ask in turn at each stage: as many wherever there are more, so that as much is cached. */
const asking = 2

/** Members in turn, each with a book of the same size: what each question takes. */
async function askAll(place: Place, all: readonly BookReader[]) {
  const members = all.slice(0, asking)
  const taken: Record<string, Taken> = {}
  for (const [name, question] of Object.entries(questions)) taken[name] = await ask(place, members, requests, question)
  const [member] = members
  if (!member) throw new Error('nobody asks')
  for (const name of ['first', 'last', 'byRating', 'label', 'search'] as const)
    taken[`${name}AfterWrite`] = await askAfterWrites(place, member, requests / 2, questions[name])
  return taken
}

/** Many members ask in turn: the memory of the server after each hundred of them, megabytes. */
async function memoryOfMany(place: Place, members: readonly BookReader[]) {
  const memory: (number | null)[] = [place.server.memoryMb()]
  for (let start = 0; start < Math.min(1_000, members.length); start += 100) {
    const some = members.slice(start, start + 100)
    for (const name of ['first', 'label', 'search', 'byRating'] as const)
      await ask(place, some, some.length, questions[name])
    memory.push(place.server.memoryMb())
  }
  return memory
}

/** The sizes of books. */
const sizes = [100, 1_000, 10_000, 50_000] as const

type Members = Map<number, readonly BookReader[]>

/** Copies books until there are as many as a stage has. The server does not run meanwhile. */
async function copyBooks(
  { kind, sql: plain }: Place,
  sources: ReadonlyMap<number, Source>,
  membersOf: Members,
  books: Readonly<Record<number, number>>,
): Promise<number> {
  const started = performance.now()
  const sql = await beginCopying(plain, kind)
  for (const size of sizes) {
    const [members, source] = [membersOf.get(size) ?? [], sources.get(size)]
    const missing = (books[size] ?? 0) - members.length
    if (missing <= 0) continue
    const cloned: readonly Cloned[] = source
      ? await cloneBook(sql, source.id, missing)
      : [await multiplyBook(sql, sources.get(10_000)?.id ?? '', size / 10_000)]
    membersOf.set(size, [...members, ...cloned.map((member) => ({ ...member, recipes: size }))])
  }
  await sql.end()
  return Math.round((performance.now() - started) / 1_000)
}

/** What the server takes with the books of a stage. It was just started. */
async function measureStage(place: Place, membersOf: Members) {
  const idleMb = place.server.memoryMb()
  const asked = [...membersOf].filter(([, members]) => members.length > 0)
  const cold: Record<number, Taken> = {}
  for (const [size, members] of asked)
    cold[size] = await ask(place, members, Math.min(30, members.length), questions.search)
  const warm: Record<number, Readonly<Record<string, Taken>>> = {}
  for (const [size, members] of asked) warm[size] = await askAll(place, members)
  const memoryMb = await memoryOfMany(place, membersOf.get(100) ?? [])
  const databaseMb = Math.round((await databaseBytes(place)) / 1e6)
  return { startMs: Math.round(place.server.startMs), idleMb, databaseMb, cold, warm, memoryMb }
}

async function growOn(kind: Place['kind']) {
  let place = await openPlace(kind, Number(values.port))
  try {
    if (values.only === 'fairness') return { fairness: await fairnessOf(place) }
    if (values.only === 'saves') {
      const { token, recipes, perSecond } = await importBook(place, 10_000)
      return { perSecond, saves: await costOfSaves(place, token, recipes) }
    }
    const sources = new Map<number, Source>()
    for (const recipes of [100, 1_000, 10_000]) sources.set(recipes, await importBook(place, recipes))
    const membersOf: Members = new Map()
    const grown = []
    for (const { recipes, books } of stages.filter(
      (stage) => stage.recipes >= Number(values.from) && stage.recipes <= Number(values.to),
    )) {
      await place.pause()
      const copiedS = await copyBooks(place, sources, membersOf, books)
      place = await place.restart()
      grown.push({ recipes, books, copiedS, ...(await measureStage(place, membersOf)) })
      console.error(kind, JSON.stringify(grown.at(-1)))
    }
    const ten = sources.get(10_000)
    const saves = ten && (await costOfSaves(place, ten.token, ten.recipes))
    return { grown, saves, fairness: await fairnessOf(place) }
  } finally {
    await place.close()
  }
}

const kinds =
  positionals[0] === undefined
    ? (['sqlite', 'postgresql'] as const)
    : [positionals[0] === 'postgresql' ? ('postgresql' as const) : ('sqlite' as const)]
const report: Record<string, unknown> = {}
for (const kind of kinds) report[kind] = await growOn(kind)
const written = JSON.stringify(report, null, 2)
if (values.out !== '') writeFileSync(values.out, `${written}\n`)
console.log(written)
