import { CompiledQuery, type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../machinery/database/schema.ts'
import { startTestServer, type TestDatabase } from '../test-server.ts'
import { frequentCalls, seedCook } from './frequent-calls.ts'

interface Statement {
  readonly text: string
  /** Number of its parameters. */
  readonly values: number
}

/** Statements of background work: events to other processes, notifications, jobs. */
const besideCalls = /pg_notify|"push\w+"|"jobs"/

const sqliteStep = z.object({ id: z.int(), parent: z.int(), detail: z.string() })

const postgresqlLine = z.object({ 'QUERY PLAN': z.string() })

interface Explaining {
  readonly explain: (statement: Statement) => CompiledQuery
  /** The plan in an answer, line by line, indented. */
  readonly lines: (rows: readonly unknown[]) => readonly string[]
}

function sqliteLines(rows: readonly z.infer<typeof sqliteStep>[], parent = 0, depth = 0): readonly string[] {
  return rows
    .filter((row) => row.parent === parent)
    .flatMap((row) => [`${'  '.repeat(depth)}${row.detail}`, ...sqliteLines(rows, row.id, depth + 1)])
}

// Values are not needed: SQLite plans without them, and PostgreSQL has a generic plan.
const explaining: Readonly<Record<TestDatabase, Explaining>> = {
  sqlite: {
    explain: ({ text, values }) => CompiledQuery.raw(`explain query plan ${text}`, Array(values).fill(null)),
    lines: (rows) => sqliteLines(z.array(sqliteStep).parse(rows)),
  },
  postgresql: {
    explain: ({ text }) => CompiledQuery.raw(`explain (generic_plan, costs off) ${text}`),
    lines: (rows) =>
      z
        .array(postgresqlLine)
        .parse(rows)
        .map((row) => row['QUERY PLAN']),
  },
}

const hasPlan = (statement: string): boolean => /^(select|insert|update|delete|with)\b/.test(statement)

const clause =
  /^ (?=(?:from|where|(?:left |inner |cross )?join|order by|group by|limit|union all|values|set|returning|on conflict) )/

/** Splits a statement into one line per clause, but not inside brackets. */
function inLines(statement: string): string {
  let [text, depth] = ['', 0]
  for (let at = 0; at < statement.length; at += 1) {
    const sign = statement.charAt(at)
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    const breaks = depth === 0 && !/(?:left|inner|cross)$/.test(text) && clause.test(statement.slice(at, at + 13))
    text += breaks ? '\n  ' : sign
  }
  return text
}

/**
 * On PostgreSQL statements outside of a transaction may run beside each other and end in any order: they are sorted, so that
 * the same call has the same file.
 */
function inSteadyOrder(statements: readonly Statement[]): readonly Statement[] {
  const order: Statement[] = []
  let beside: Statement[] = []
  let isTransaction = false
  const settle = () => {
    order.push(...beside.sort((a, b) => (a.text < b.text ? -1 : 1)))
    beside = []
  }
  for (const statement of statements) {
    if (statement.text === 'begin') isTransaction = true
    if (isTransaction) {
      settle()
      order.push(statement)
    } else beside.push(statement)
    if (/^(commit|rollback)$/.test(statement.text)) isTransaction = false
  }
  settle()
  return order
}

/** A statement with its plan. */
async function described(db: Kysely<Schema>, kind: TestDatabase, statement: Statement): Promise<string> {
  const text = `${inLines(statement.text)};`
  if (!hasPlan(statement.text)) return text
  const { explain, lines } = explaining[kind]
  const { rows } = await db.executeQuery(explain(statement))
  return [text, ...lines(rows).map((line) => `--   ${line}`)].join('\n')
}

/**
 * Makes PostgreSQL plan on a small database as it does on a large one: by indexes and nested loops, where it would rather read
 * a table of a few hundred rows whole. Fresh statistics make the plans the same on each run.
 */
async function planAsIfLarge(db: Kysely<Schema>): Promise<void> {
  await sql`vacuum (analyze)`.execute(db)
  for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material', 'bitmapscan'])
    await sql`set ${sql.ref(`enable_${way}`)} = off`.execute(db)
}

/**
 * Sends the frequent calls to a server on a small book and records the statements that the database received.
 * @returns what each file holds, by the name of the call
 */
export async function recordStatements(kind: TestDatabase): Promise<ReadonlyMap<string, string>> {
  let recorded: Statement[] = []
  const server = await startTestServer(
    kind,
    {},
    {
      statementLog: ({ query: { sql: text, parameters } }) =>
        void recorded.push({ text: text.trim().replaceAll(/\s+/g, ' '), values: parameters.length }),
    },
  )
  try {
    const cook = await seedCook(server)
    const byCall = new Map<string, readonly Statement[]>()
    for (const { name, run } of frequentCalls) {
      recorded = []
      await run(cook)
      byCall.set(
        name,
        recorded.filter(({ text }) => !besideCalls.test(text)),
      )
    }
    return await server.database.db.connection().execute(async (db) => {
      if (kind === 'postgresql') await planAsIfLarge(db)
      const files = new Map<string, string>()
      for (const [name, statements] of byCall) {
        const parts: string[] = []
        for (const statement of inSteadyOrder(statements)) parts.push(await described(db, kind, statement))
        files.set(name, `${parts.join('\n\n')}\n`)
      }
      return files
    })
  } finally {
    await server.close()
  }
}
