import { type CookedVariation, maxVariations, type Variation } from '@potluck/api/variations'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { friendsShelves, isOn, type ProfileAccess } from '../../people/policies/profile-access.ts'
import { type ReachedRecipe, reachOwnRecipes, reachToRead } from '../../people/policies/recipes.ts'
import { lastCookings } from '../cookings/store.ts'
import { familyIdOf, reachedOrNull } from '../recipes/family.ts'

interface Found extends Omit<Variation, 'owner'> {
  readonly ownerId: string
  /** The person who shows it; null for the books that the reader reads as a whole. */
  readonly personId: string | null
}

const ofFamily = ({ db }: Database, familyId: string) =>
  db
    .selectFrom('recipes')
    .select(['recipes.id', 'recipes.ownerId', 'recipes.title', 'recipes.createdAt'])
    .where('recipes.folder', '!=', 'trash')
    .where(({ or, eb }) => or([eb('recipes.familyId', '=', familyId), eb('recipes.id', '=', familyId)]))
    .orderBy('recipes.createdAt')
    .orderBy('recipes.id')
    .limit(maxVariations)

/** Those of the reader’s own book and of their kitchens. */
async function ownOnes(database: Database, reader: Reader, familyId: string): Promise<Found[]> {
  const rows = await ofFamily(database, familyId)
    .leftJoin('kitchenMembers as mine', (join) =>
      join.onRef('mine.kitchenId', '=', 'recipes.ownerId').on('mine.personId', '=', reader.id),
    )
    .where(({ or, eb }) => or([eb('recipes.ownerId', '=', reader.id), eb('mine.role', 'is not', null)]))
    .execute()
  return rows.map((row) => ({
    ...row,
    personId: null,
    ...(row.ownerId !== reader.id && { kitchenId: row.ownerId }),
  }))
}

/** Those that friends show on their profiles. */
async function ofFriends(database: Database, reader: Reader, familyId: string): Promise<Found[]> {
  const shelves = new Map<string, ProfileAccess>()
  for (const shelf of await friendsShelves(database, reader)) shelves.set(shelf.ownerId, shelf)
  if (shelves.size === 0) return []
  const there = await ofFamily(database, familyId)
    .where('recipes.ownerId', 'in', [...shelves.keys()])
    .execute()
  const found: Found[] = []
  for (const [ownerId, rows] of Map.groupBy(there, (row) => row.ownerId)) {
    const shelf = shelves.get(ownerId)
    if (!shelf) continue
    const shown = await ofFamily(database, familyId).where(isOn(shelf)).execute()
    const ids = new Set(shown.map(({ id }) => id))
    found.push(...rows.filter(({ id }) => ids.has(id)).map((row) => ({ ...row, personId: shelf.personId })))
  }
  return found
}

/** A recipe that the reader reached by itself. */
async function reachedOne(database: Database, recipe: ReachedRecipe, familyId: string): Promise<Found[]> {
  const rows = await ofFamily(database, familyId)
    .where('recipes.ownerId', '=', recipe.ownerId)
    .where('recipes.id', '=', recipe.id)
    .execute()
  return rows.map((row) => ({ ...row, personId: recipe.sharedById }))
}

/** The variations of a recipe that the reader may read, and when they cooked which. @throws {Refusal} `not-found` */
export async function readVariations(
  database: Database,
  reader: Reader,
  id: string,
): Promise<{ variations: Variation[]; cookings: CookedVariation[] }> {
  const recipe = await reachToRead(database, reader, id)
  const familyId = await familyIdOf(database, recipe)
  const first = familyId === recipe.id ? recipe : await reachedOrNull(database, reader, familyId)
  const own = await ownOnes(database, reader, familyId)
  const found = new Map(own.map((one) => [one.id, one]))
  for (const one of await ofFriends(database, reader, familyId)) if (!found.has(one.id)) found.set(one.id, one)
  for (const reached of [recipe, first]) {
    if (!reached || found.has(reached.id)) continue
    for (const one of await reachedOne(database, reached, familyId)) found.set(one.id, one)
  }
  const personIds = [...found.values()].flatMap(({ personId }) => personId ?? [])
  const personOf = await pastPeopleById(database, reader, personIds)
  const recipes = await reachOwnRecipes(
    database,
    reader,
    own.map((one) => one.id),
  )
  return {
    variations: [...found.values()]
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
      .slice(0, maxVariations)
      .map(({ ownerId: _owner, personId, ...about }) => ({
        ...about,
        owner: personId === null ? null : personOf(personId),
      })),
    cookings: await lastCookings(database, reader, recipes, maxVariations),
  }
}
