import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** Tables of what lies in a book: the owner of each row is a book now, which is a person's or a kitchen's. */
const tablesOfBooks = [
  'changeMarks',
  'changedItems',
  'folderCounts',
  'images',
  'imports',
  'jobs',
  'labels',
  'mealPlans',
  'recipes',
  'savedSearches',
  'searchBooks',
  'searchForms',
  'searchItems',
  'searchPostings',
  'shoppingLists',
  'staples',
  'storedSpace',
  'textSpace',
  'weekTemplates',
]

/** A kitchen is a book that several people keep together. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await makeBooks(db, database)
  await makeKitchens(db)
  await (database === 'sqlite' ? referToBooksOnSqlite(db) : referToBooksOnPostgresql(db))
  for (const each of watched) await (database === 'sqlite' ? watchOnSqlite(db, each) : watchOnPostgresql(db, each))
  await (database === 'sqlite' ? countOnSqlite(db) : countOnPostgresql(db))
}

async function makeBooks(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('books')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('personId', 'varchar(36)', (column) => column.unique().references('users.id').onDelete('cascade'))
    .execute()
  await sql`insert into books (id, "personId") select id, id from users`.execute(db)
  if (database === 'sqlite') {
    await sql`create trigger "users_insert_book" after insert on users begin
      insert into books (id, "personId") values (new.id, new.id);
    end`.execute(db)
    return
  }
  await sql`create function "users_insert_book"() returns trigger language plpgsql as $book$ begin
    insert into books (id, "personId") values (new.id, new.id);
    return null; end $book$`.execute(db)
  await sql`create trigger "users_insert_book" after insert on users
    for each row execute function "users_insert_book"()`.execute(db)
}

async function makeKitchens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kitchens')
    .addColumn('id', 'varchar(36)', (column) =>
      column.notNull().primaryKey().references('books.id').onDelete('cascade'),
    )
    .addColumn('name', 'varchar(100)', (column) => column.notNull())
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('kitchenMembers')
    .addColumn('kitchenId', 'varchar(36)', (column) => column.notNull().references('kitchens.id').onDelete('cascade'))
    .addColumn('personId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'varchar(10)', (column) => column.notNull())
    .addColumn('joinedAt', 'varchar(24)', (column) => column.notNull())
    .addPrimaryKeyConstraint('kitchenMembers_key', ['kitchenId', 'personId'])
    .execute()
  await db.schema.createIndex('kitchenMembers_person').on('kitchenMembers').column('personId').execute()
  await db.schema
    .createTable('kitchenInvitations')
    .addColumn('kitchenId', 'varchar(36)', (column) => column.notNull().references('kitchens.id').onDelete('cascade'))
    .addColumn('personId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('fromId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'varchar(10)', (column) => column.notNull())
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addPrimaryKeyConstraint('kitchenInvitations_key', ['kitchenId', 'personId'])
    .execute()
  await db.schema.createIndex('kitchenInvitations_person').on('kitchenInvitations').column('personId').execute()
  await db.schema.createIndex('kitchenInvitations_from').on('kitchenInvitations').column('fromId').execute()
  // A link that brings whoever opens it into a kitchen.
  await db.schema
    .alterTable('invitations')
    .addColumn('kitchenId', 'varchar(36)', (column) => column.references('kitchens.id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('invitations').addColumn('kitchenRole', 'varchar(10)').execute()
  await db.schema.createIndex('invitations_kitchen').on('invitations').column('kitchenId').execute()
  await db.schema
    .createTable('personalFields')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('personId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('rating', 'integer')
    .addColumn('lastCookedAt', 'varchar(24)')
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('personalFields_key', ['ownerId', 'personId', 'recipeId'])
    .addForeignKeyConstraint(
      'personalFields_recipe',
      ['ownerId', 'recipeId'],
      'recipes',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('personalFields_recipe').on('personalFields').columns(['ownerId', 'recipeId']).execute()
  await db.schema.createIndex('personalFields_person').on('personalFields').column('personId').execute()
  // Names of people in a kitchen; null in the book of one person. They outlive the account, as those of messages do.
  for (const [table, column] of [
    ['recipes', 'addedById'],
    ['recipes', 'savedById'],
    ['recipeVersions', 'savedById'],
    ['cookings', 'personId'],
  ] as const) {
    await db.schema.alterTable(table).addColumn(column, 'varchar(36)').execute()
  }
  await db.schema.alterTable('cookings').addColumn('version', 'integer').execute()
}

interface Definition {
  readonly name: string
  readonly sql: string
}

/**
 * SQLite has no statement that changes a foreign key. What is stored in the tables stays as it is, so their definitions are
 * written anew (sqlite.org/lang_altertable.html, "Making Other Kinds Of Table Schema Changes").
 */
async function referToBooksOnSqlite(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Definition>`
    select name, sql from sqlite_master where type = 'table'`.execute(db)
  const version = await sql<{ schema_version: number }>`pragma schema_version`.execute(db)
  await sql`pragma writable_schema = on`.execute(db)
  for (const { name, sql: before } of rows.filter(({ name }) => tablesOfBooks.includes(name))) {
    const after = before.replace(/("ownerId"[^,]*? references )"users"/, '$1"books"')
    if (after === before) throw new Error(`${name} has no owner whose account it refers to`)
    await sql`update sqlite_master set sql = ${after} where type = 'table' and name = ${name}`.execute(db)
  }
  await sql`pragma schema_version = ${sql.lit((version.rows[0]?.schema_version ?? 0) + 1)}`.execute(db)
  await sql`pragma writable_schema = off`.execute(db)
  const broken = await sql`pragma foreign_key_check`.execute(db)
  const { rows: found } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(db)
  if (broken.rows.length > 0 || found.some(({ integrity_check }) => integrity_check !== 'ok')) {
    throw new Error('the tables would not fit together')
  }
}

async function referToBooksOnPostgresql(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select child.relname as "table", key.conname as name from pg_constraint as key
    join pg_class as child on child.oid = key.conrelid
    join pg_attribute as part on part.attrelid = key.conrelid and key.conkey = array[part.attnum]
    where key.contype = 'f' and key.confrelid = 'users'::regclass and part.attname = 'ownerId'
      and child.relname = any(${tablesOfBooks}::text[])`.execute(db)
  if (rows.length !== tablesOfBooks.length) throw new Error('a table has no owner whose account it refers to')
  for (const { table, name } of rows) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(db)
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)}
      foreign key ("ownerId") references books (id) on delete cascade`.execute(db)
  }
}

/** Whose rows say that an item of their book is another one now; as in 0018, which asked for the account of the owner. */
const watched = [
  { table: 'recipes', kind: 'recipe', column: 'id' },
  { table: 'recipeLabels', kind: 'recipe', column: 'recipeId' },
  { table: 'recipeImages', kind: 'recipe', column: 'recipeId' },
  { table: 'linkedRecipes', kind: 'recipe', column: 'recipeId' },
  { table: 'labels', kind: 'label', column: 'id' },
  { table: 'personalFields', kind: 'recipe', column: 'recipeId' },
] as const

type Watched = (typeof watched)[number]

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

async function watchOnSqlite(db: Kysely<unknown>, { table, kind, column }: Watched): Promise<void> {
  for (const [event, row] of events) {
    const owner = sql.raw(`${row}."ownerId"`)
    const name = sql.id(`${table}_${event}_mark`)
    await sql`drop trigger if exists ${name}`.execute(db)
    // Of a book that is being deleted nothing is noted.
    await sql`create trigger ${name} after ${sql.raw(event)} on ${sql.id(table)} begin
      insert into "changeMarks" ("ownerId", mark) select ${owner}, 0
        where not exists (select 1 from "changeMarks" where "ownerId" = ${owner})
          and exists (select 1 from books where id = ${owner});
      update "changeMarks" set mark = mark + 1 where "ownerId" = ${owner};
      delete from "changedItems"
        where "ownerId" = ${owner} and kind = ${sql.lit(kind)} and "itemId" = ${sql.raw(`${row}."${column}"`)};
      insert into "changedItems" ("ownerId", kind, "itemId", mark)
        select "ownerId", ${sql.lit(kind)}, ${sql.raw(`${row}."${column}"`)}, mark
        from "changeMarks" where "ownerId" = ${owner} and exists (select 1 from books where id = ${owner});
    end`.execute(db)
  }
}

/** Once for each statement, however many rows it writes. */
async function watchOnPostgresql(db: Kysely<unknown>, { table, kind, column }: Watched): Promise<void> {
  for (const [event, rows] of events) {
    const name = sql.id(`${table}_${event}_mark`)
    await sql`create or replace function ${name}() returns trigger language plpgsql as $mark$ begin
      insert into "changeMarks" ("ownerId", mark)
        select books.id, 1 from books where books.id in (select "ownerId" from touched) order by books.id
        on conflict ("ownerId") do update set mark = "changeMarks".mark + 1;
      insert into "changedItems" ("ownerId", kind, "itemId", mark)
        select distinct touched."ownerId", ${sql.lit(kind)}, touched.${sql.id(column)}, "changeMarks".mark
        from touched
        inner join "changeMarks" on "changeMarks"."ownerId" = touched."ownerId"
        inner join books on books.id = touched."ownerId"
        on conflict ("ownerId", kind, "itemId") do update set mark = excluded.mark;
      return null; end $mark$`.execute(db)
    if (table !== 'personalFields') continue
    await sql`create trigger ${name} after ${sql.raw(event)} on ${sql.id(table)}
      referencing ${sql.raw(rows)} table as touched
      for each statement execute function ${name}()`.execute(db)
  }
}

/** What a row of personal fields takes, bytes, which counts for the book as that of other tables does (0036). */
const bytesOf = (row: string) => sql.raw(`(200 + octet_length(${row}.note))`)

const countName = (event: string) => sql.id(`personalFields_${event}_stored`)

async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  const [added, gone] = [bytesOf('new'), bytesOf('old')]
  const change = (row: 'new' | 'old', difference: ReturnType<typeof bytesOf>) => sql`
    update "storedSpace" set bytes = bytes + ${difference}
      where "ownerId" = ${sql.raw(row)}."ownerId" and kind = 'personalFields';`
  await sql`create trigger ${countName('insert')} after insert on "personalFields" begin
    insert into "storedSpace" ("ownerId", kind, bytes) select new."ownerId", 'personalFields', 0
      where not exists (select 1 from "storedSpace" where "ownerId" = new."ownerId" and kind = 'personalFields');
    ${change('new', added)} end`.execute(db)
  await sql`create trigger ${countName('update')} after update on "personalFields" when ${added} <> ${gone} begin
    ${change('new', sql.raw(`(octet_length(new.note) - octet_length(old.note))`))} end`.execute(db)
  await sql`create trigger ${countName('delete')} after delete on "personalFields" begin
    ${change('old', sql.raw(`-(200 + octet_length(old.note))`))} end`.execute(db)
}

async function countOnPostgresql(db: Kysely<unknown>): Promise<void> {
  const sums = (rows: string, sign: '' | '-' = '') => sql`
    select "ownerId", ${sql.raw(sign)}sum(${bytesOf(rows)}) as bytes from ${sql.id(rows)} group by "ownerId"`
  const change = (difference: ReturnType<typeof sums>) => sql`
    update "storedSpace" as stored set bytes = stored.bytes + more.bytes from (${difference}) as more
      where more."ownerId" = stored."ownerId" and stored.kind = 'personalFields' and more.bytes <> 0;`
  const steps = [
    [
      'insert',
      sql`referencing new table as added`,
      sql`insert into "storedSpace" ("ownerId", kind, bytes)
        select "ownerId", 'personalFields', bytes from (${sums('added')}) as more order by "ownerId"
        on conflict ("ownerId", kind) do update set bytes = "storedSpace".bytes + excluded.bytes;`,
    ],
    [
      'update',
      sql`referencing old table as gone new table as added`,
      change(sql`select "ownerId", sum(bytes) as bytes
        from (${sums('added')} union all ${sums('gone', '-')}) as differences group by "ownerId"`),
    ],
    ['delete', sql`referencing old table as gone`, change(sums('gone', '-'))],
  ] as const
  for (const [event, referencing, counting] of steps) {
    await sql`create function ${countName(event)}() returns trigger language plpgsql as $count$ begin
      ${counting} return null; end $count$`.execute(db)
    await sql`create trigger ${countName(event)} after ${sql.raw(event)} on "personalFields" ${referencing}
      for each statement execute function ${countName(event)}()`.execute(db)
  }
}
