import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** What members write and lists show. Titles that a key is made of are short, and stay. */
const written: Readonly<Record<string, readonly string[]>> = {
  recipes: [
    'sortTitle',
    'title',
    'yield',
    'activeTime',
    'totalTime',
    'source',
    'url',
    'description',
    'ingredients',
    'instructions',
    'notes',
    'author',
    'nutrition',
  ],
  recipeVersions: ['title'],
  cookings: ['note'],
  messages: ['body'],
  shoppingLists: ['title'],
  shoppingListItems: ['title', 'notes'],
  removedListItems: ['title', 'notes'],
  mealPlans: ['title'],
  mealPlanItems: ['title', 'notes'],
  removedMealPlanItems: ['title', 'notes'],
  weekTemplates: ['title'],
  savedSearches: ['title'],
  users: ['about'],
}

const codes = Array.from({ length: 0x20 }, (_, code) => code)
  .filter((code) => code > 0 && !['\t', '\n', '\r'].includes(String.fromCharCode(code)))
  .concat(0x7f)

const controls = codes.map((code) => String.fromCharCode(code)).join('')

const ways: Readonly<
  Record<
    MigratedDatabase,
    {
      readonly has: (text: RawBuilder<unknown>) => RawBuilder<unknown>
      readonly clean: (text: RawBuilder<unknown>) => RawBuilder<unknown>
    }
  >
> = {
  sqlite: {
    has: (text) => sql`${text} glob ${`*[${controls}]*`}`,
    clean: (text) => codes.reduce((inner, code) => sql`replace(${inner}, char(${sql.lit(code)}), ' ')`, text),
  },
  postgresql: {
    has: (text) => sql`${text} ~ ${`[${controls}]`}`,
    clean: (text) => sql`translate(${text}, ${controls}, ${' '.repeat(controls.length)})`,
  },
}

/**
 * Control characters that were written before the server put spaces in their place: JSON sends each as six bytes, and an
 * answer became larger than stated. Tabs and ends of lines stay.
 */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  const { has, clean } = ways[database]
  for (const [table, columns] of Object.entries(written)) {
    const set = columns.map((column) => sql`${sql.ref(column)} = ${clean(sql.ref(column))}`)
    const some = columns.map((column) => has(sql.ref(column)))
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.join(some, sql` or `)}`.execute(db)
  }
}
