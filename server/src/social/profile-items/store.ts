import type { AnsweredProfileItem, ProfileItemDraft } from '@potluck/api/profile-items'
import { v7 as uuid } from 'uuid'
import { Book } from '../../ground/access/book.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { roleIn } from '../../people/policies/books.ts'
import { isOfKitchenOwner } from '../../people/policies/profile-access.ts'
import { reachRecipes } from '../../people/policies/recipes.ts'

/** The items of the reader's own profile, in order. */
export async function listProfileItems({ db }: Database, reader: Reader): Promise<AnsweredProfileItem[]> {
  const rows = await db
    .selectFrom('profileItems')
    .leftJoin('labels', (join) =>
      join.onRef('labels.ownerId', '=', 'profileItems.ownerId').onRef('labels.id', '=', 'profileItems.labelId'),
    )
    .leftJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'profileItems.ownerId')
        .onRef('recipes.id', '=', 'profileItems.recipeId')
        .on('recipes.folder', '!=', 'trash'),
    )
    .leftJoin('kitchens', 'kitchens.id', 'profileItems.kitchenId')
    .select(['profileItems.id', 'kind', 'visibility', 'labelId', 'recipeId', 'profileItems.kitchenId'])
    .select('kitchens.name as kitchenName')
    .select(['labels.title as labelTitle', 'recipes.title as recipeTitle'])
    .where('profileItems.ownerId', '=', reader.id)
    .where(isOfKitchenOwner)
    .where(({ or, eb }) => or([eb('recipeId', 'is', null), eb('recipes.id', 'is not', null)]))
    .orderBy('position')
    .execute()
  return rows.map(({ id, kind, visibility, labelId, labelTitle, recipeId, recipeTitle, kitchenId, kitchenName }) => ({
    id,
    kind,
    visibility,
    label: labelId === null ? null : { id: labelId, title: labelTitle ?? '' },
    recipe: recipeId === null ? null : { id: recipeId, title: recipeTitle ?? '' },
    kitchen: kitchenId === null ? null : { id: kitchenId, name: kitchenName ?? '' },
  }))
}

/** @throws {Refusal} `not-found` when one of the labels is not in the book */
async function requireLabels({ database: { db }, ownerId }: OpenBook, labelIds: readonly string[]): Promise<void> {
  if (labelIds.length === 0) return
  const { count } = await db
    .selectFrom('labels')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('id', 'in', labelIds)
    .executeTakeFirstOrThrow()
  if (count < new Set(labelIds).size) throw notFound('label')
}

/** The subject of an item: the same twice is one. */
function subjectOf(item: ProfileItemDraft): string {
  if (item.kind === 'label') return item.labelId
  if (item.kind === 'recipe') return item.recipeId
  return item.kind === 'kitchen' ? item.kitchenId : 'all'
}

/** @throws {Refusal} `not-found` when one of the kitchens is not kept by the member */
async function requireKept(database: Database, member: Member, kitchenIds: readonly string[]): Promise<void> {
  for (const kitchenId of kitchenIds)
    if ((await roleIn(database, member, kitchenId)) !== 'owner') throw notFound('kitchen')
}

/**
 * Says what the member's profile shows, in place of what it showed. The first counts when the same is named twice.
 * @throws {Refusal} `not-found` when a label or recipe is not the member's, or a kitchen is not kept by them
 */
export function saveProfileItems(
  database: Database,
  member: Member,
  drafts: readonly ProfileItemDraft[],
): Promise<AnsweredProfileItem[]> {
  const items = [...new Map(drafts.toReversed().map((item) => [subjectOf(item), item])).values()].reverse()
  return changeBook(database, Book.of(member), async (book) => {
    const { db } = book.database
    await requireLabels(
      book,
      items.flatMap((item) => (item.kind === 'label' ? [item.labelId] : [])),
    )
    await reachRecipes(
      book.database,
      Book.of(member),
      items.flatMap((item) => (item.kind === 'recipe' ? [item.recipeId] : [])),
    )
    await requireKept(
      book.database,
      member,
      items.flatMap((item) => (item.kind === 'kitchen' ? [item.kitchenId] : [])),
    )
    await db.deleteFrom('profileItems').where('ownerId', '=', book.ownerId).execute()
    const rows = items.map((item, position) => ({
      ownerId: book.ownerId,
      position,
      id: uuid(),
      kind: item.kind,
      visibility: item.visibility,
      labelId: item.kind === 'label' ? item.labelId : null,
      recipeId: item.kind === 'recipe' ? item.recipeId : null,
      kitchenId: item.kind === 'kitchen' ? item.kitchenId : null,
    }))
    if (rows.length > 0) await db.insertInto('profileItems').values(rows).execute()
    return listProfileItems(book.database, member)
  })
}
