import { sql } from 'kysely'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { type Catalogue, readCatalogue } from '../../../testing/catalogue.ts'
import type { Database } from '../database/database.ts'
import { defaultTimeouts } from '../database/database-timeouts.ts'
import { migrateTo } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { openPostgresql } from '../database/postgresql.ts'

/** The last migration that nothing was promised of. */
const before = '0053-kitchen-moves'

const tryAgain = 'an import of an older server that misses pictures fails, and its owner tries it again'

/**
 * What a migration takes away although the release before it uses the tables, with the reason why no server misses it:
 * `'0070-pots': { 'column recipes.pot is gone': '1.4 stopped to read and write it, and this is 1.5' }`.
 */
const contracts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0054-imports-of-kitchens': {
    'column missingPictures.personId is demanded and has no default': tryAgain,
    'rows of missingPictures are to refer to jobs by personId, importId': tryAgain,
  },
}

/** What a server that knows only the tables of before could not do any more. */
function breaks(older: Catalogue, newer: Catalogue): readonly string[] {
  const tables = new Set(older.columns.map(({ table }) => table))
  const columnOf = (all: Catalogue) => new Map(all.columns.map((column) => [`${column.table}.${column.name}`, column]))
  const [was, is] = [columnOf(older), columnOf(newer)]
  const isNew = <T extends { readonly table: string }>(thing: T, known: readonly T[]) =>
    tables.has(thing.table) && !known.some((one) => JSON.stringify(one) === JSON.stringify(thing))
  const rules = {
    gone: [...was.keys()].filter((name) => !is.has(name)).map((name) => `column ${name} is gone`),
    changed: [...is].flatMap(([name, { type }]) => {
      const old = was.get(name)
      return old && old.type !== type ? [`column ${name} was ${old.type} and is ${type}`] : []
    }),
    demanded: [...is]
      .filter(([name, { table, isDemanded }]) => tables.has(table) && isDemanded && !was.get(name)?.isDemanded)
      .map(([name]) => `column ${name} is demanded and has no default`),
    unique: newer.keys
      .filter((key) => isNew(key, older.keys))
      .map(({ table, columns }) => `rows of ${table} are to be unique by ${columns.join(', ')}`),
    referring: newer.references
      .filter(
        (reference) =>
          isNew(reference, older.references) && reference.columns.some((name) => was.has(`${reference.table}.${name}`)),
      )
      .map(({ table, columns, toTable }) => `rows of ${table} are to refer to ${toTable} by ${columns.join(', ')}`),
    checked: newer.checks
      .filter((check) => isNew(check, older.checks))
      .map(({ table, rule }) => `rows of ${table} are to obey ${rule}`),
  }
  return Object.values(rules).flat()
}

async function withEmptyDatabase(step: (database: Database) => Promise<void>): Promise<void> {
  const admin = process.env.TEST_POSTGRESQL_URL ?? ''
  const name = `test_${uuid().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  await client.query(`create database ${name}`)
  const memberLimits = { recipes: 1, space: 1, text: 1 }
  const database = openPostgresql(admin.replace(/\/postgres$/, `/${name}`), { memberLimits, patience: defaultTimeouts })
  try {
    await step(database)
  } finally {
    await database.close()
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}

test('servers of the release before work on with the tables of each migration, until they are exchanged', async () => {
  await withEmptyDatabase(async (database) => {
    await migrateTo(database, before)
    let older = await readCatalogue(database)
    for (const name of Object.keys(migrations).filter((step) => step > before)) {
      await migrateTo(database, name)
      const newer = await readCatalogue(database)
      const agreed = contracts[name] ?? {}
      const broken = breaks(older, newer)
      expect({ [name]: broken.filter((sentence) => !Object.hasOwn(agreed, sentence)) }).toEqual({ [name]: [] })
      expect(Object.keys(agreed).filter((sentence) => !broken.includes(sentence))).toEqual([])
      older = newer
    }

    const planted: Readonly<Record<string, string>> = {
      'alter table recipes drop column title': 'column recipes.title is gone',
      'alter table recipes rename column notes to remarks': 'column recipes.notes is gone',
      'alter table kitchens alter column name type varchar(80)': 'column kitchens.name was',
      'alter table labels add column pot text not null': 'column labels.pot is demanded and has no default',
      'create unique index one_pot on cookings ("ownerId", "recipeId")': 'rows of cookings are to be unique by',
      'alter table labels add constraint short check (length(title) < 3)': 'rows of labels are to obey CHECK',
      'alter table jobs add foreign key ("ownerId") references users(id)': 'rows of jobs are to refer to users',
      'alter table labels add column lid text': '',
      "alter table labels add column cup text not null default ''": '',
      'create table lids (id text primary key, "ownerId" varchar(36) not null references users(id))': '',
    }
    for (const [change, complaint] of Object.entries(planted)) {
      await sql.raw(change).execute(database.db)
      const newer = await readCatalogue(database)
      expect({ [change]: breaks(older, newer) }).toEqual({
        [change]: complaint === '' ? [] : expect.arrayContaining([expect.stringContaining(complaint)]),
      })
      older = newer
    }
  })
})
