import { attachLabel } from '@potluck/api/labels'
import { rateRecipe } from '@potluck/api/recipes'
import pg from 'pg'
import { z } from 'zod'
import { frequentCalls, seedCook } from '../../testing/frequent-calls.ts'
import { openPlainSql, type PlainSql } from '../../testing/plain-sql.ts'
import { startTestServer } from '../../testing/test-server.ts'

const large = 3_000

/** Copies one recipe until its book has 3,000 more and 400 others five each. No trigger counts or indexes them. */
async function addBooks(sql: PlainSql, recipeId: string): Promise<void> {
  const rows = await sql.run("select column_name as name from information_schema.columns where table_name = 'recipes'")
  const columns = rows
    .map(({ name }) => String(name))
    .filter((name) => !['id', 'ownerId', 'searchNumber'].includes(name))
    .map((name) => `"${name}"`)
    .join()
  await sql.run("set session_replication_role = 'replica'")
  for (const [owner, size] of [
    ['"ownerId"', large],
    ["'book ' || n % 400", 2_000],
  ] as const)
    await sql.run(
      `insert into recipes (id, "ownerId", "searchNumber", ${columns})
      select '00' || substr(gen_random_uuid()::text, 3), ${owner}, 10000 + n, ${columns}
      from recipes, generate_series(1, ${size}) as n where id = $1`,
      [recipeId],
    )
  await sql.run("set session_replication_role = 'origin'")
  await sql.run('analyze')
}

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** A step of a plan that was run, with the steps under it. */
const planned = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(planned).default([])
  },
})
type Planned = z.output<typeof planned>

const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planned })]) })])

/** Rows that the steps of a plan read from recipes and their labels. */
const rowsRead = (plan: Planned): number => {
  const own = (plan['Actual Rows'] + plan['Rows Removed by Filter']) * plan['Actual Loops']
  const isRead = /^(recipes|recipeLabels)$/.test(plan['Relation Name'] ?? '') && plan['Node Type'] !== 'ModifyTable'
  return plan.Plans.reduce((sum, each) => sum + rowsRead(each), isRead ? own : 0)
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(String(each))).join()}}`)
  return pg.escapeLiteral(Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value))
}

/** Rows that a statement reads by the plan for any book, as the server's named statements have it. It changes nothing. */
async function readByAnyBook(sql: PlainSql, { sql: text, parameters }: Statement): Promise<number> {
  const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join()})`
  await sql.run('begin')
  try {
    await sql.run("set local plan_cache_mode = 'force_generic_plan'")
    // A server has far more books than this one, so that nobody reads all of them.
    await sql.run('set local enable_seqscan = off')
    await sql.run(`prepare measured as ${text}`)
    const rows = await sql.run(`explain (analyze, timing off, format json) execute measured${values}`)
    return rowsRead(explained.parse(rows)[0]['QUERY PLAN'][0].Plan)
  } finally {
    await sql.run('rollback')
    await sql.run('deallocate measured')
  }
}

const calls: typeof frequentCalls = [
  ...frequentCalls,
  {
    name: 'label',
    run: ({ api, recipeId }) => api.call(attachLabel, { body: { title: 'winter', recipeIds: [recipeId] } }),
  },
]

/** Calls that read a whole book, and why they may. */
const reading: Readonly<Record<string, string>> = {
  labels: 'it counts the recipes of each label',
  'recipe-list-by-label': 'its labels are a hash beside the order: a join took seconds in a book without statistics',
  'recipe-list-of-all-books': 'the order of several books is read anew after a change',
  'recipe-search-of-all-books': 'the same order',
}

const isOfBook = ({ sql }: Statement) => /^(select|with|update|delete|insert)\b.*"(recipes|recipeLabels)"/s.test(sql)

test('postgresql: in a large book among small ones, no frequent call reads the whole book', async () => {
  let sent: Statement[] = []
  const statementLog = ({ query }: { readonly query: Statement }) => void sent.push(query)
  const server = await startTestServer('postgresql', {}, { statementLog })
  const cook = await seedCook(server)
  const sql = await openPlainSql(server.config.databaseUrl ?? '')
  const rowsOf: Record<string, number> = {}
  try {
    await addBooks(sql, cook.recipeId)
    for (const { name, run } of calls) {
      if (reading[name]) continue
      // What the server keeps in memory is read before; the change makes its pages invalid.
      await run(cook)
      await cook.api.call(rateRecipe, { params: { id: cook.recipeId }, body: { rating: 4 } })
      sent = []
      await run(cook)
      for (const statement of sent.filter(isOfBook))
        rowsOf[`${name}: ${statement.sql}`] = await readByAnyBook(sql, statement)
    }
  } finally {
    await sql.close()
    await server.close()
  }
  expect(Object.keys(rowsOf).length).toBeGreaterThan(20)
  expect(Object.entries(rowsOf).filter(([, rows]) => rows >= large / 2)).toEqual([])
}, 60_000)
