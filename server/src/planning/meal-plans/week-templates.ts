import { type createWeekTemplate, type WeekTemplate, weekTemplate } from '@potluck/api/week-templates'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Member } from '../../ground/access/reader.ts'
import { sortTitle } from '../../ground/words/fold.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { firstThatFit, maxPageBytes } from '../../machinery/base/page-bytes.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { reachOwnRecipes } from '../../people/policies/recipes.ts'

/** Weeks that one member keeps. */
const maxTemplates = 100

/** Bytes of all weeks of one member as they are stored: 100 weeks of 60 dishes with a line of notes each. */
const maxBytes = 2_000_000

/** A stored dish: its recipe belongs to the member. */
const keptDishes = z.array(
  weekTemplate.shape.dishes.element.omit({ recipe: true }).extend({ recipeId: z.string().nullable() }),
)

type NewTemplate = z.output<typeof createWeekTemplate.body>

/** Weeks that the member keeps, and the place of the page after them; null at the end. */
interface TemplatePage {
  readonly templates: WeekTemplate[]
  readonly next: string | null
}

/** The recipes of weeks, as far as they are in the member's book, or that of a kitchen of theirs, still. */
async function recipesOf({ db, dialect }: Database, member: Member, ids: readonly string[]) {
  const recipes = await db
    .selectFrom('recipes')
    .leftJoin('kitchenMembers as mine', (join) =>
      join.onRef('mine.kitchenId', '=', 'recipes.ownerId').on('mine.personId', '=', member.id),
    )
    .select(['recipes.id', 'recipes.title', 'recipes.ownerId'])
    .where(({ ref }) => dialect.isOneOf(ref('recipes.id'), 'text', [...new Set(ids)]))
    .where('recipes.folder', '!=', 'trash')
    .where(({ or, eb }) => or([eb('recipes.ownerId', '=', member.id), eb('mine.role', 'is not', null)]))
    .execute()
  return new Map(recipes.map((recipe) => [recipe.id, recipe]))
}

/** Weeks of the member by their ids, in that order; recipes that are gone are left out of their dishes. */
async function readTemplates(database: Database, member: Member, ids: readonly string[]): Promise<WeekTemplate[]> {
  const { db, dialect } = database
  const rows = await db
    .selectFrom('weekTemplates')
    .select(['id', 'title', 'items', 'createdAt'])
    .where('ownerId', '=', member.id)
    .where(({ ref }) => dialect.isOneOf(ref('id'), 'text', ids))
    .execute()
  const templatesById = new Map(
    rows.map(({ items, ...row }) => [row.id, { ...row, dishes: keptDishes.parse(JSON.parse(items)) }]),
  )
  const recipeIds = [...templatesById.values()].flatMap(({ dishes }) =>
    dishes.flatMap(({ recipeId }) => recipeId ?? []),
  )
  const recipeOf = await recipesOf(database, member, recipeIds)
  return ids.flatMap((id) => {
    const template = templatesById.get(id)
    if (!template) return []
    const { dishes, ...about } = template
    const shown = dishes.map(({ recipeId, ...dish }) => ({ ...dish, recipe: recipeOf.get(recipeId ?? '') ?? null }))
    return [{ ...about, dishes: shown }]
  })
}

/**
 * A page of the weeks that the member keeps, by title.
 * @param after the last week of the page before
 * @throws {Refusal} `invalid` when that week is gone
 */
export async function templatesOf(
  database: Database,
  member: Member,
  after: string | undefined,
): Promise<TemplatePage> {
  const rows = await database.db
    .selectFrom('weekTemplates')
    .select(['id', 'title'])
    .select(({ fn, ref }) => fn<number>('octet_length', [ref('items')]).as('bytes'))
    .where('ownerId', '=', member.id)
    .execute()
  const inOrder = rows
    .map((row) => ({ ...row, sort: `${sortTitle(row.title)} ${row.id}` }))
    .toSorted((one, other) => (one.sort < other.sort ? -1 : 1))
  const start = after === undefined ? 0 : inOrder.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) {
    throw new Refusal('invalid', 'query.after: this week is no longer there', 'query.after')
  }
  const rest = inOrder.slice(start)
  const ids = firstThatFit(rest, maxPageBytes).map(({ id }) => id)
  return {
    templates: await readTemplates(database, member, ids),
    next: ids.length < rest.length ? (ids.at(-1) ?? null) : null,
  }
}

/** @throws {Refusal} `list-full` when the member keeps more weeks, or more text in them, than they may */
async function refuseTooMany({ db }: Database, member: Member): Promise<void> {
  const { count, bytes } = await db
    .selectFrom('weekTemplates')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | string | null>(fn('octet_length', [ref('items')])).as('bytes'),
    ])
    .where('ownerId', '=', member.id)
    .executeTakeFirstOrThrow()
  if (count > maxTemplates) throw new Refusal('list-full', `nobody keeps more than ${maxTemplates} weeks`)
  if (Number(bytes ?? 0) > maxBytes) {
    throw new Refusal('list-full', `nobody keeps more than ${maxBytes / 1_000_000} MB of weeks`)
  }
}

/**
 * Keeps a week by name. The same id again is the same week.
 * @throws {Refusal} `not-found` for a foreign recipe, `list-full`
 */
export function saveTemplate(
  database: Database,
  member: Member,
  { id = uuid(), title, dishes }: NewTemplate,
): Promise<WeekTemplate> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    await reachOwnRecipes(
      inside,
      member,
      dishes.flatMap(({ recipeId }) => recipeId ?? []),
    )
    const written = await inside.db
      .insertInto('weekTemplates')
      .values({ ownerId: member.id, id, title, items: JSON.stringify(dishes), createdAt: now() })
      .onConflict((conflict) => conflict.columns(['ownerId', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (written) await refuseTooMany(inside, member)
    const [savedTemplate] = await readTemplates(inside, member, [id])
    if (!savedTemplate) throw new Error('the week template that was just saved is missing')
    return savedTemplate
  })
}

/** Deletes a week template. */
export async function forgetTemplate({ db }: Database, member: Member, id: string): Promise<void> {
  await db.deleteFrom('weekTemplates').where('ownerId', '=', member.id).where('id', '=', id).execute()
}
