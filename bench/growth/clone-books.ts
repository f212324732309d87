import { createHash, randomUUID } from 'node:crypto'
import type { PlainSql } from 'server/testing/plain-sql'

/** A member whose book is a copy, and the token of a session of theirs. */
export interface Cloned {
  readonly id: string
  readonly token: string
}

/** The tables of a book, and the columns that name a recipe. */
const tables: Readonly<Record<string, readonly string[]>> = {
  labels: [],
  recipes: ['id'],
  recipeLabels: ['recipeId'],
  searchBooks: [],
  searchPostings: [],
  searchAdditions: [],
  searchForms: [],
  searchItems: [],
  searchTexts: ['recipeId'],
  changeMarks: [],
  changedItems: ['itemId'],
  folderCounts: [],
  storedSpace: [],
  textSpace: [],
}

const quoted = (name: string) => `"${name}"`
const text = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Members whose books are written by one statement. */
const atOnce = 50

/** A database in which rows are copied as they are: no trigger counts or marks them. */
export interface CopyingSql extends PlainSql {
  columnsOf(table: string): Promise<readonly string[]>
  /** Ends copying: triggers work again, and the database knows how much there is. */
  end(): Promise<void>
}

/** What PostgreSQL does later, or not at all, while rows are copied. */
const quickly = {
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '16GB',
} as const

/** The server must not run meanwhile. */
export async function beginCopying(sql: PlainSql, kind: 'sqlite' | 'postgresql'): Promise<CopyingSql> {
  if (kind === 'postgresql') {
    await sql.run("set session_replication_role = 'replica'")
    for (const [name, value] of Object.entries(quickly)) await sql.run(`alter system set ${name} = '${value}'`)
    await sql.run('select pg_reload_conf()')
    return {
      ...sql,
      async columnsOf(table) {
        const rows = await sql.run('select column_name as name from information_schema.columns where table_name = $1', [
          table,
        ])
        return rows.map(({ name }) => String(name))
      },
      async end() {
        await sql.run("set session_replication_role = 'origin'")
        for (const name of Object.keys(quickly)) await sql.run(`alter system reset ${name}`)
        await sql.run('select pg_reload_conf()')
        await sql.run('vacuum analyze')
        await sql.run('checkpoint')
      },
    }
  }
  const triggers = await sql.run("select name, sql from sqlite_master where type = 'trigger'")
  await sql.run('pragma synchronous = off')
  await sql.run('pragma foreign_keys = off')
  await sql.run('pragma cache_size = -400000')
  for (const { name } of triggers) await sql.run(`drop trigger ${quoted(String(name))}`)
  return {
    ...sql,
    columnsOf: async (table) =>
      (await sql.run(`select name from pragma_table_info(${text(table)})`)).map(({ name }) => String(name)),
    async end() {
      for (const { sql: definition } of triggers) await sql.run(String(definition))
      await sql.run('pragma wal_checkpoint(truncate)')
    },
  }
}

/** The columns of a row of somebody else; some are given anew. */
async function copyRow(
  sql: CopyingSql,
  table: string,
  where: string,
  fresh: Readonly<Record<string, string | null>>,
): Promise<void> {
  const columns = await sql.columnsOf(table)
  const value = (column: string) => {
    const given = fresh[column]
    return given === undefined ? quoted(column) : given === null ? 'null' : text(given)
  }
  await sql.run(
    `insert into ${quoted(table)} (${columns.map(quoted).join()}) select ${columns.map(value).join()} from ${quoted(table)} where ${where} limit 1`,
  )
}

let members = 0

async function copyMember(sql: CopyingSql, source: string): Promise<Cloned> {
  members += 1
  const [id, token] = [randomUUID(), `growth-${randomUUID()}`]
  await copyRow(sql, 'users', `id = ${text(source)}`, { id, email: `member${members}@example.com`, handle: null })
  await copyRow(sql, 'books', `id = ${text(source)}`, { id, personId: id })
  const session = createHash('sha256').update(token).digest('hex')
  await copyRow(sql, 'sessions', `"userId" = ${text(source)}`, { id: session, userId: id })
  return { id, token }
}

/** What begins the ids of the recipes of a copy, instead of what began them before. */
const beginningOf = (id: string) => id.slice(0, 8)

/** Copies the book of a member to new members. */
export async function cloneBook(sql: CopyingSql, source: string, count: number): Promise<readonly Cloned[]> {
  const cloned: Cloned[] = []
  for (let done = 0; done < count; done += atOnce) {
    await sql.run('begin')
    const some: Cloned[] = []
    while (some.length < Math.min(atOnce, count - done)) some.push(await copyMember(sql, source))
    const rows = some.map(({ id }) => `(${text(id)}, ${text(beginningOf(id))})`).join()
    for (const [table, recipeIds] of Object.entries(tables)) {
      const columns = await sql.columnsOf(table)
      const values = columns.map((column) => {
        if (column === 'ownerId') return 'member.id'
        if (!recipeIds.includes(column)) return `one.${quoted(column)}`
        const renamed = `member.beginning || substr(one.${quoted(column)}, 9)`
        return table === 'changedItems' ? `case one.kind when 'recipe' then ${renamed} else one."itemId" end` : renamed
      })
      await sql.run(
        `with member(id, beginning) as (values ${rows}) insert into ${quoted(table)} (${columns.map(quoted).join()})
        select ${values.join()} from member cross join ${quoted(table)} as one where one."ownerId" = ${text(source)}`,
      )
    }
    await sql.run('commit')
    cloned.push(...some)
  }
  return cloned
}

/** A block of the index has so many recipes. */
const blockSize = 512

/** Copies a book several times into that of one new member: a larger book, with each title several times. */
export async function multiplyBook(sql: CopyingSql, source: string, times: number): Promise<Cloned> {
  await sql.run('begin')
  const member = await copyMember(sql, source)
  const [book] = await sql.run(`select "nextNumber" as next from "searchBooks" where "ownerId" = ${text(source)}`)
  const blocks = Math.ceil(Number(book?.next) / blockSize)
  const copies = Array.from({ length: times }, (_, copy) => {
    const beginning = beginningOf(randomUUID())
    return `(${text(beginning)}, ${copy})`
  }).join()
  const changed: Readonly<Record<string, string>> = {
    searchNumber: `one."searchNumber" + copy.at * ${blocks * blockSize}`,
    block: `one.block + copy.at * ${blocks}`,
    number: `one.number + copy.at * ${blocks * blockSize}`,
    nextNumber: `one."nextNumber" + ${(times - 1) * blocks * blockSize}`,
    count: `one.count * ${times}`,
    bytes: `one.bytes * ${times}`,
  }
  // Of one for the whole book there is one copy.
  const single = [
    'labels',
    'searchBooks',
    'searchForms',
    'searchItems',
    'changeMarks',
    'folderCounts',
    'storedSpace',
    'textSpace',
  ]
  for (const [table, recipeIds] of Object.entries(tables)) {
    const columns = await sql.columnsOf(table)
    const values = columns.map((column) => {
      if (column === 'ownerId') return text(member.id)
      if (changed[column] !== undefined && table !== 'labels') return changed[column]
      if (!recipeIds.includes(column)) return `one.${quoted(column)}`
      const renamed = `copy.beginning || substr(one.${quoted(column)}, 9)`
      return table === 'changedItems' ? `case one.kind when 'recipe' then ${renamed} else one."itemId" end` : renamed
    })
    const only = single.includes(table) ? 'and copy.at = 0' : ''
    const labels = table === 'changedItems' ? "and (one.kind = 'recipe' or copy.at = 0)" : ''
    await sql.run(
      `with copy(beginning, at) as (values ${copies}) insert into ${quoted(table)} (${columns.map(quoted).join()})
      select ${values.join()} from copy cross join ${quoted(table)} as one where one."ownerId" = ${text(source)} ${only} ${labels}`,
    )
  }
  await sql.run('commit')
  return member
}
