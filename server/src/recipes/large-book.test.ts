import { attachLabel } from '@potluck/api/labels'
import { createRecipe, getRecipe, listRecipes, rateRecipe, recipeDraft, searchRecipes } from '@potluck/api/recipes'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../machinery/database/schema.ts'
import { startTestServer } from '../testing/test-server.ts'

const named = z.array(z.object({ name: z.string() }))

/** Copies the only recipe until a book has 2,000 and 400 others five each. No trigger counts or indexes them. */
async function addBooks(db: Kysely<Schema>, ownerId: string): Promise<void> {
  const { rows } = await sql`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'recipes'`.execute(db)
  const others = named.parse(rows).filter(({ name }) => !['id', 'ownerId', 'searchNumber'].includes(name))
  const columns = sql.join(others.map(({ name }) => sql.ref(name)))
  await sql`set session_replication_role = replica`.execute(db)
  for (const [owner, size] of [
    [sql`cast(${ownerId} as text)`, 2_000],
    [sql`'book ' || n % 400`, 2_000],
  ] as const)
    await sql`insert into recipes (id, "ownerId", "searchNumber", ${columns})
      select '00' || substr(gen_random_uuid()::text, 3), ${owner}, 10 + n, ${columns} from recipes, generate_series(1, ${sql.lit(size)}) as n
      where "ownerId" = ${ownerId} and "searchNumber" < 10`.execute(db)
  await sql`set session_replication_role = origin`.execute(db)
  await sql`analyze`.execute(db)
}

const plan = z.array(z.object({ 'QUERY PLAN': z.string() }))

/** Reads a whole book: only its owner, and perhaps its folder, is looked for. */
const wholeBook =
  /Index Cond: \(+"?ownerId"?\)?(?:::text)? = [^()]+\)+(?: AND \(+"?folder"?\)?(?:::text)? = [^()]+\)+)?$/

/** The statements whose plan for any book reads all of it. */
async function readingWholeBooks(db: Kysely<Schema>, statements: readonly string[]): Promise<readonly string[]> {
  const reading: string[] = []
  for (const text of statements) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain (generic_plan, costs off) ${text}`))
    const lines = plan.parse(rows).map((row) => row['QUERY PLAN'])
    if (lines.some((line, at) => / on (recipes|"recipeLabels")\b/.test(line) && wholeBook.test(lines[at + 1] ?? '')))
      reading.push([text, ...lines].join('\n'))
  }
  return reading
}

test('postgresql: to find a few recipes of a large book among small ones, no statement reads the whole book', async () => {
  let sent: string[] = []
  const statementLog = ({ query }: { readonly query: { readonly sql: string } }) => void sent.push(query.sql)
  const server = await startTestServer('postgresql', {}, { statementLog })
  const { api, id: ownerId } = await server.member('Anna')
  const soup = recipeDraft.parse({ title: 'Soup', labels: ['dinner'] })
  const { id } = (await api.call(createRecipe, { body: soup })).data
  await addBooks(server.database.db, ownerId)
  await api.call(listRecipes, { query: { labels: 'dinner' } })
  sent = []
  await api.call(rateRecipe, { params: { id }, body: { rating: 4 } })
  await api.call(listRecipes, { query: { labels: 'dinner' } })
  await api.call(searchRecipes, { query: { query: 'soup' } })
  await api.call(getRecipe, { params: { id } })
  await api.call(attachLabel, { body: { title: 'winter', recipeIds: [id] } })
  const asked = [...new Set(sent)].filter((text) => /"(recipes|recipeLabels)"/.test(text))
  expect(asked.length).toBeGreaterThan(5)
  expect(await readingWholeBooks(server.database.db, asked)).toEqual([])
  await server.close()
})
