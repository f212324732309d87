import type { Person } from '@potluck/api/fields'
import { maxListItems, type ShoppingListItem } from '@potluck/api/shopping-lists'
import { languages as allLanguages, languageOfTag } from '@potluck/cooking/language'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { markColumns, markField } from '../../book/contents/marks.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { withinTextSpace } from '../../machinery/base/database/text-space.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { knowledgeVersion } from '../../people/book-changes/knowledge-version.ts'
import { friendIdsOf } from '../../people/people/friends.ts'
import { hiddenFrom } from '../../people/people/hidden.ts'
import { nobody } from '../../people/people/people.ts'
import { reachOwnRecipes } from '../../people/policies/recipes.ts'
import type { Changeable, Shared } from '../../people/sharing/sharing.ts'
import { requireDishes } from '../meal-plans/dishes.ts'
import type { BoughtItem } from '../pantry/bought.ts'
import type { AisleOfThing } from '../things/place-items.ts'
import { storedColumns, storeRemoved, takeRemoved } from './removed-items.ts'
import { takePictures } from './take-pictures.ts'
import { countAdded } from './things.ts'

/** The stored languages of a list. */
export const storedLanguages = z.array(z.string())

/** An item as it is sent to be added. */
export interface NewItem {
  readonly id: string
  readonly title: string
  readonly notes?: string | undefined
  readonly completed: boolean
  readonly recipeId: string | null
  readonly planItemId?: string | null | undefined
  /** A picture that the member sees; any other is left out. */
  readonly imageId?: string | null | undefined
}

interface AddedBy {
  readonly addedById: string
  readonly personId: string | null
  readonly personName: string | null
  readonly personHandle: string | null
}

const personOf = ({ addedById, personId, personName, personHandle }: AddedBy): Person =>
  personId === null || personName === null
    ? nobody(addedById)
    : { id: personId, name: personName, handle: personHandle }

/** The rows of a list's items, each with its adder, recipe and picture where the reader may know them. */
function itemRows({ db }: Database, reader: Reader, list: Shared<'list'>) {
  return (
    db
      .selectFrom('shoppingListItems as item')
      // The person who added an item may be gone, or have blocked the reader. It then counts as the list owner's, if that
      // is a person.
      .leftJoin('users as person', (join) =>
        join.on(({ eb, ref, selectFrom }) =>
          eb(
            'person.id',
            '=',
            eb.fn.coalesce(
              selectFrom('users')
                .select('users.id')
                .whereRef('users.id', '=', 'item.addedById')
                .where('users.id', 'not in', hiddenFrom(db, reader)),
              ref('item.ownerId'),
            ),
          ),
        ),
      )
      .leftJoin('recipes as recipe', (join) =>
        join
          .onRef('recipe.id', '=', 'item.recipeId')
          .on(({ or, and, eb, ref }) =>
            or([
              and([
                eb('recipe.ownerId', '=', ref('item.addedById')),
                or([eb('item.addedById', '=', reader.id), eb(ref('item.addedById'), 'in', friendIdsOf(db, reader))]),
              ]),
              eb(
                'recipe.ownerId',
                'in',
                db.selectFrom('kitchenMembers').select('kitchenId').where('personId', '=', reader.id),
              ),
            ]),
          ),
      )
      .leftJoin('recipeContents', (join) =>
        join
          .onRef('recipeContents.ownerId', '=', 'recipe.ownerId')
          .onRef('recipeContents.recipeId', '=', 'recipe.id')
          .on('recipeContents.lines', '>', 0)
          .on('recipeContents.knowledge', '=', knowledgeVersion),
      )
      // A picture goes with whose it is; of whoever blocked the reader there is none.
      .leftJoin('images', (join) =>
        join
          .onRef('images.ownerId', '=', 'item.imageOwnerId')
          .onRef('images.id', '=', 'item.imageId')
          .on('images.ownerId', 'not in', hiddenFrom(db, reader)),
      )
      .select([
        ...markColumns,
        'images.id as imageId',
        'item.id',
        'item.title',
        'item.notes',
        'item.completed',
        'item.createdAt',
        'item.updatedAt',
        'item.addedById',
        'person.id as personId',
        'person.name as personName',
        'person.handle as personHandle',
        'recipe.id as recipeId',
        'recipe.title as recipeTitle',
      ])
      .where('item.ownerId', '=', list.ownerId)
      .where('item.listId', '=', list.id)
      .orderBy('item.createdAt')
      .orderBy('item.id')
      .execute()
  )
}

/**
 * Every item of a list, oldest first, each with its place: like items and aisle. The recipe of an item is told to whoever
 * added it, and to their friends; that of a kitchen, to who is in it.
 */
export async function itemsOf(
  { database, imageAddress }: Pick<Services, 'database' | 'imageAddress'>,
  reader: Reader,
  list: Shared<'list'>,
  aisleOf: AisleOfThing,
): Promise<ShoppingListItem[]> {
  const rows = await itemRows(database, reader, list)
  if (rows.length === 0) return []
  // The aisles of five languages take 20 MB: not before a list with items is read.
  const { placeItems } = await import('../things/place-items.ts')
  return placeItems(
    rows.map(({ id, title, notes, completed, createdAt, updatedAt, imageId, ...row }) => ({
      id,
      title,
      notes,
      completed: completed === 1,
      image: imageId === null ? null : imageAddress(imageId, reader),
      createdAt,
      updatedAt,
      owner: personOf(row),
      recipe:
        row.recipeId !== null && row.recipeTitle !== null
          ? { id: row.recipeId, title: row.recipeTitle, ...markField(row) }
          : null,
    })),
    aisleOf,
  )
}

/** Remembers that somebody wrote on a list in a language. Joins an open transaction, which has locked the list's owner. */
async function addLanguage({ db }: Database, list: Changeable<'list'>, written: string | undefined): Promise<void> {
  const language = written === undefined ? undefined : languageOfTag(written, allLanguages)
  if (language === undefined) return
  const ofList = db.selectFrom('shoppingLists').where('ownerId', '=', list.ownerId).where('id', '=', list.id)
  const row = await ofList.select('languages').executeTakeFirstOrThrow()
  const languages = storedLanguages.parse(JSON.parse(row.languages))
  if (languages.includes(language)) return
  await db
    .updateTable('shoppingLists')
    .set({ languages: JSON.stringify([...languages, language]) })
    .where('ownerId', '=', list.ownerId)
    .where('id', '=', list.id)
    .execute()
}

/** @throws {Refusal} `list-full` */
async function refuseTooMany({ db }: Database, list: Changeable<'list'>): Promise<void> {
  const { count } = await db
    .selectFrom('shoppingListItems')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .executeTakeFirstOrThrow()
  if (count > maxListItems) throw new Refusal('list-full', `a shopping list holds no more than ${maxListItems} items`)
}

/**
 * Adds items; one whose id is on the list already is passed over. An item that was removed lately comes back as it was:
 * with its adder, time, recipe and photo. Its words are those that are sent.
 * @returns whether that changed a pantry
 * @throws {Refusal} `not-found` for a foreign recipe or dish, `list-full`, `book-full` when a picture has no room
 */
export function addItems(
  database: Database,
  member: Member,
  list: Changeable<'list'>,
  items: readonly NewItem[],
  language?: string,
): Promise<boolean> {
  const instant = now()
  const rowOf = ({ id, title, notes = '', completed, recipeId, planItemId = null }: NewItem) => ({
    ownerId: list.ownerId,
    listId: list.id,
    id,
    addedById: member.id,
    title,
    notes,
    completed: completed ? (1 as const) : (0 as const),
    recipeId,
    planItemId,
    createdAt: instant,
    updatedAt: instant,
  })
  const hasPictures = items.some(({ imageId }) => imageId)
  return inTransaction(database, async (inside) => {
    await lockMembers(inside, hasPictures ? [list.ownerId, member.id] : [list.ownerId])
    const removed = await takeRemoved(
      inside,
      list,
      items.map(({ id }) => id),
    )
    const newItems = items.filter(({ id }) => !removed.has(id))
    await reachOwnRecipes(
      inside,
      member,
      newItems.flatMap(({ recipeId }) => recipeId ?? []),
    )
    await requireDishes(
      inside,
      member,
      newItems.flatMap(({ planItemId }) => planItemId ?? []),
    )
    const pictureOf = await takePictures(
      inside,
      member,
      items.flatMap(({ id, imageId }) => (imageId && imageId !== removed.get(id)?.imageId ? imageId : [])),
    )
    const rows = items.map((item) => {
      const row = { ...rowOf(item), ...pictureOf(item.imageId) }
      const before = removed.get(row.id)
      if (!before) return row
      const { imageId, imageOwnerId, ...whatItWas } = before
      return { ...row, ...whatItWas, ...(item.imageId === imageId && { imageId, imageOwnerId }) }
    })
    // In one order for everybody: two who add the same items would else each wait for what the other has written.
    rows.sort((one, other) => (one.id < other.id ? -1 : 1))
    const added = await withinTextSpace(inside, [list.ownerId], () =>
      inside.db
        .insertInto('shoppingListItems')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['ownerId', 'listId', 'id']).doNothing())
        .returning(['id', 'title'])
        .execute(),
    )
    await refuseTooMany(inside, list)
    await addLanguage(inside, list, language)
    await countAdded(
      inside,
      list,
      added.flatMap(({ id, title }) => (removed.has(id) ? [] : title)),
    )
    const isOpen = (itemId: string) => items.some(({ id, completed }) => id === itemId && !completed)
    const restored = [...removed.keys()].filter(isOpen)
    if (restored.length === 0) return false
    const { takeBackBought } = await import('../pantry/bought.ts')
    return takeBackBought(inside, member, list, restored)
  })
}

/** A picture of the member's own. @throws {Refusal} `not-found` for any other */
async function requirePicture({ db }: Database, member: Member, id: string): Promise<void> {
  const own = await db
    .selectFrom('images')
    .select('id')
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!own) throw notFound('image')
}

/** The words of an item, or some of them. */
interface ItemWords {
  readonly title?: string | undefined
  readonly notes?: string | undefined
}

/**
 * Sees to it that nobody rewrote the items since. A state that is already reached is no change. Joins an open
 * transaction.
 * @throws {Refusal} `changed`
 */
async function requireUnchanged(
  database: Database,
  list: Changeable<'list'>,
  itemIds: readonly string[],
  { to, replaces }: { readonly to: ItemWords; readonly replaces: ItemWords },
): Promise<void> {
  await lockMembers(database, [list.ownerId])
  const items = await database.db
    .selectFrom('shoppingListItems')
    .select(['title', 'notes'])
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where('id', 'in', itemIds)
    .execute()
  const isOther = (now: string, before: string | undefined, wanted: string | undefined) =>
    before !== undefined && now !== before && now !== wanted
  if (
    items.some(
      ({ title, notes }) => isOther(title, replaces.title, to.title) || isOther(notes, replaces.notes, to.notes),
    )
  )
    throw new Refusal('changed', 'the item was rewritten in the meantime')
}

/**
 * Ticks, unticks, rewrites or annotates items of the list, or sets their photos. It skips ids that are not on it. Returns
 * whether a pantry changed.
 * @throws {Refusal} `not-found` for a picture that is not the member's, `changed` when somebody rewrote an item since
 */
export async function updateItems(
  database: Database,
  member: Member,
  list: Changeable<'list'>,
  itemIds: readonly string[],
  change: {
    readonly title?: string | undefined
    readonly notes?: string | undefined
    readonly completed?: boolean | undefined
    /** Null takes the picture off. */
    readonly imageId?: string | null | undefined
    /** The words that it changes, as they were. */
    readonly replaces?: ItemWords | undefined
  },
): Promise<boolean> {
  const { imageId, replaces, completed } = change
  if (replaces) await requireUnchanged(database, list, itemIds, { to: change, replaces })
  if (imageId) await requirePicture(database, member, imageId)
  const bought = completed ? await unticked(database, list, itemIds) : []
  await database.db
    .updateTable('shoppingListItems')
    .set({
      updatedAt: now(),
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.notes === undefined ? {} : { notes: change.notes }),
      ...(completed === undefined ? {} : { completed: completed ? 1 : 0 }),
      ...(imageId === undefined ? {} : { imageId, imageOwnerId: imageId === null ? null : member.id }),
    })
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where('id', 'in', itemIds)
    .execute()
  if (completed === undefined) return false
  const pantry = await import('../pantry/bought.ts')
  return completed
    ? pantry.putBought(database, member, list, bought)
    : pantry.takeBackBought(database, member, list, itemIds)
}

/** Items of a list that are not ticked. */
const unticked = ({ db }: Database, list: Changeable<'list'>, itemIds: readonly string[]): Promise<BoughtItem[]> =>
  db
    .selectFrom('shoppingListItems')
    .select(['id', 'title', 'recipeId'])
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where('id', 'in', itemIds)
    .where('completed', '=', 0)
    .execute()

/**
 * Removes items from the list; ids that are not on it are passed over. Joins an open transaction.
 * @param bought whether they were bought, and not given up
 * @returns whether that changed a pantry
 */
export async function deleteItems(
  database: Database,
  member: Member,
  list: Changeable<'list'>,
  { itemIds, bought }: { readonly itemIds: readonly string[]; readonly bought?: boolean | undefined },
): Promise<boolean> {
  const removed = await database.db
    .deleteFrom('shoppingListItems')
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where('id', 'in', itemIds)
    .returning(storedColumns)
    .execute()
  await storeRemoved(database, list, removed)
  if (!bought) return false
  const { putBought } = await import('../pantry/bought.ts')
  const fresh = removed.filter(({ completed }) => completed === 0)
  return putBought(database, member, list, fresh)
}

/** Puts the items of another list on this one, none of them ticked. @throws {Refusal} `book-full` */
export async function copyItems(
  database: Database,
  member: Member,
  from: Shared<'list'>,
  to: Changeable<'list'>,
): Promise<void> {
  const { db } = database
  const items = await db
    .selectFrom('shoppingListItems')
    .select(['title', 'notes', 'addedById', 'recipeId', 'imageId', 'createdAt'])
    .where('ownerId', '=', from.ownerId)
    .where('listId', '=', from.id)
    .execute()
  if (items.length === 0) return
  const instant = now()
  const pictureOf = await takePictures(
    database,
    member,
    items.flatMap(({ imageId }) => imageId ?? []),
  )
  const rows = items.map(({ title, notes, addedById, recipeId, imageId, createdAt }) => ({
    ownerId: to.ownerId,
    listId: to.id,
    id: uuid(),
    addedById: member.id,
    title,
    notes,
    completed: 0 as const,
    // The recipe of somebody else stays with who put it there.
    recipeId: addedById === member.id ? recipeId : null,
    ...pictureOf(imageId),
    planItemId: null,
    createdAt,
    updatedAt: instant,
  }))
  await db.insertInto('shoppingListItems').values(rows).execute()
}
