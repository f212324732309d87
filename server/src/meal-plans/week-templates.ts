import { type createWeekTemplate, type WeekTemplate, weekTemplate } from '@potluck/api/week-templates'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Member } from '../access/reader.ts'
import { reachRecipes } from '../access/recipes.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { Refusal } from '../machinery/refusal.ts'
import { sortTitle } from '../words/fold.ts'

/** Weeks that one member keeps. */
const maxTemplates = 100

/** A dish as it is kept: its recipe is one of the member's own. */
const keptDishes = z.array(
  weekTemplate.shape.dishes.element.omit({ recipe: true }).extend({ recipeId: z.string().nullable() }),
)

type NewTemplate = z.output<typeof createWeekTemplate.body>

/** The weeks that the member keeps, by title; recipes that are gone are left out of their dishes. */
export async function templatesOf({ db }: Database, member: Member): Promise<WeekTemplate[]> {
  const rows = await db
    .selectFrom('weekTemplates')
    .select(['id', 'title', 'items', 'createdAt'])
    .where('ownerId', '=', member.id)
    .execute()
  const kept = rows.map(({ items, ...row }) => ({ ...row, dishes: keptDishes.parse(JSON.parse(items)) }))
  const recipeIds = kept.flatMap(({ dishes }) => dishes.flatMap(({ recipeId }) => recipeId ?? []))
  const recipes =
    recipeIds.length === 0
      ? []
      : await db
          .selectFrom('recipes')
          .select(['id', 'title', 'ownerId'])
          .where('ownerId', '=', member.id)
          .where('id', 'in', [...new Set(recipeIds)])
          .where('folder', '!=', 'trash')
          .execute()
  const recipeOf = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  return kept
    .map(({ dishes, ...template }) => ({
      ...template,
      dishes: dishes.map(({ recipeId, ...dish }) => ({ ...dish, recipe: recipeOf.get(recipeId ?? '') ?? null })),
    }))
    .sort((one, other) => (sortTitle(one.title) < sortTitle(other.title) ? -1 : 1))
}

/**
 * Keeps a week by name. The same id again is the same week.
 * @throws {Refusal} `not-found` for a foreign recipe, `list-full`
 */
export function keepTemplate(
  database: Database,
  member: Member,
  { id = uuid(), title, dishes }: NewTemplate,
): Promise<WeekTemplate> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    await reachRecipes(
      inside,
      member,
      dishes.flatMap(({ recipeId }) => recipeId ?? []),
    )
    await inside.db
      .insertInto('weekTemplates')
      .values({ ownerId: member.id, id, title, items: JSON.stringify(dishes), createdAt: now() })
      .onConflict((conflict) => conflict.columns(['ownerId', 'id']).doNothing())
      .execute()
    const all = await templatesOf(inside, member)
    if (all.length > maxTemplates) throw new Refusal('list-full', `nobody keeps more than ${maxTemplates} weeks`)
    const kept = all.find((one) => one.id === id)
    if (!kept) throw new Error('the week that was just kept is gone')
    return kept
  })
}

/** Forgets a week that was kept. */
export async function forgetTemplate({ db }: Database, member: Member, id: string): Promise<void> {
  await db.deleteFrom('weekTemplates').where('ownerId', '=', member.id).where('id', '=', id).execute()
}
