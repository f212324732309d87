import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../machinery/base/database/database.ts'

/** Say how many bytes an owner's things have. */
const space = ['storedSpace', 'textSpace']

/** Tables that change with a thing of an owner: what a caller who is allowed to may touch. */
const tablesOf = {
  friends: ['friendships', 'invitations'],
  lists: [
    'shoppingLists',
    'shoppingListItems',
    'shoppingListCollaborators',
    'removedListItems',
    'listThings',
    ...space,
  ],
  plans: ['mealPlans', 'mealPlanItems', 'mealPlanCollaborators', 'mealPlanFeeds', 'removedMealPlanItems', ...space],
  threads: ['messages', 'threadCounts', 'messageMonths', ...space],
} satisfies Record<string, readonly string[]>

/** A kind of an owner's things. */
export type OwnersPart = keyof typeof tablesOf

/** Follow from other tables, or say who tried to log in. */
const unwatched = [
  ...['changeMarks', 'changedItems', 'books', 'auditEvents'],
  ...['searchPostings', 'searchForms', 'searchTexts', 'searchItems', 'recipeContents'],
]

/** The rows of an owner by table, as text. */
export type OwnersRows = ReadonlyMap<string, string | null>

/** Tables and the column that names their owner. */
const ownedTables = (database: Database) =>
  sql<{ table: string; owner: string; columns: string }>`
    select m.name as "table", (select group_concat(c.name) from pragma_table_info(m.name) c) as columns,
      case when m.name = 'users' then 'id'
        else (select name from pragma_table_info(m.name) where name in ('ownerId', 'userId') order by name limit 1) end as owner
    from sqlite_master m where m.type = 'table'`.execute(database.db)

/** Waits for the jobs of an owner, which go on after the answer to the call that began them. */
async function jobsEnd({ db }: Database, ownerId: string): Promise<void> {
  const underway = db
    .selectFrom('jobs')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('status', 'in', ['waiting', 'running'])
  while ((await underway.execute()).length > 0) await pause(20)
}

/** Gives a function that reads all rows that belong to an owner, once their jobs are done. It needs SQLite. */
export async function ownersRows(database: Database): Promise<(ownerId: string) => Promise<OwnersRows>> {
  const { rows: tables } = await ownedTables(database)
  const owned = tables.filter(({ table, owner }) => owner && !unwatched.includes(table))
  const each = owned.map(({ table, owner, columns }) => {
    const values = columns.split(',').map((column) => sql`quote(${sql.ref(column)})`)
    return sql`select ${sql.lit(table)} as "table", (select group_concat(${sql.join(values, sql` || ',' || `)}, char(10))
      from ${sql.table(table)} where ${sql.ref(owner)} = owners.id) as "values" from owners`
  })
  // Of sixty tables: put together once for thousands of reads.
  const { sql: statement } = sql`with owners(id) as (select ?) ${sql.join(each, sql` union all `)}`.compile(database.db)
  return async (ownerId) => {
    await jobsEnd(database, ownerId)
    const { rows } = await database.db.executeQuery<{ table: string; values: string | null }>(
      CompiledQuery.raw(statement, [ownerId]),
    )
    return new Map(rows.map(({ table, values }) => [table, values]))
  }
}

/** Tables in which rows of the owner changed, but for those of parts that may. */
export function changedTables(before: OwnersRows, after: OwnersRows, mayChange: readonly OwnersPart[]): string[] {
  const allowed = new Set<string>(mayChange.flatMap((part) => tablesOf[part]))
  return [...after]
    .filter(([table, values]) => values !== before.get(table) && !allowed.has(table))
    .map(([table]) => table)
}
