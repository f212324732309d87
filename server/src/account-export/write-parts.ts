import { setting } from '@potluck/api/preferences'
import { Book, type ReadableBook } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { friendIdsOf } from '../people/friends.ts'
import { kindsOffOf } from '../push/kinds-off.ts'
import { readLinks } from '../recipes/whole/links.ts'
import type { PartLine, PartName } from './format.ts'
import { kitchens, kitchensOf, ofKitchens } from './write-kitchens.ts'
import { writeRecipes } from './write-recipes.ts'

/** Rows per query. */
const batchSize = 500

type Lines<Name extends PartName> = (database: Database, member: Member) => AsyncIterable<PartLine<Name>>

/** Everybody to whom the account refers. */
async function* people({ db }: Database, member: Member) {
  const friends = new Set((await friendIdsOf(db, member).execute()).map(({ friendId }) => friendId))
  const books = [member.id, ...(await kitchensOf(db, member).execute()).map(({ kitchenId }) => kitchenId)]
  const referredIds = db
    .selectFrom('messages')
    .select('otherUserId as id')
    .where('ownerId', '=', member.id)
    .union(db.selectFrom('friendships').select('friendId as id').where('userId', '=', member.id))
    .union(db.selectFrom('shoppingListItems').select('addedById as id').where('ownerId', 'in', books))
    .union(db.selectFrom('mealPlanItems').select('addedById as id').where('ownerId', 'in', books))
    .union(db.selectFrom('kitchenMembers').select('personId as id').where('kitchenId', 'in', books))
    .union(
      db
        .selectFrom('recipes')
        .select((eb) => eb.ref('addedById').$notNull().as('id'))
        .where('ownerId', 'in', books)
        .where('addedById', 'is not', null),
    )
    .union(
      db
        .selectFrom('cookings')
        .select((eb) => eb.ref('personId').$notNull().as('id'))
        .where('ownerId', 'in', books)
        .where('personId', 'is not', null),
    )
    .union(db.selectFrom('shoppingListCollaborators').select('userId as id').where('ownerId', '=', member.id))
    .union(db.selectFrom('mealPlanCollaborators').select('userId as id').where('ownerId', '=', member.id))
    .union(
      db
        .selectFrom('recipes')
        .select((eb) => eb.ref('fromUserId').$notNull().as('id'))
        .where('ownerId', '=', member.id)
        .where('fromUserId', 'is not', null),
    )
  const here = await db
    .selectFrom('users')
    .select(['id', 'name', 'handle'])
    .where('id', 'in', referredIds)
    .where('id', '!=', member.id)
    .orderBy('id')
    .execute()
  const idsHere = new Set(here.map(({ id }) => id))
  const elsewhere = await db
    .selectFrom('broughtPeople')
    .select(['id', 'name'])
    .where('ownerId', '=', member.id)
    .execute()
  for (const person of here) yield { ...person, isFriend: friends.has(person.id) }
  for (const person of elsewhere) if (!idsHere.has(person.id)) yield { ...person, handle: null, isFriend: false }
}

async function* labels({ db }: Database, { ownerId }: ReadableBook) {
  yield* await db
    .selectFrom('labels')
    .select(['id', 'title', 'groupTitle as group', 'createdAt', 'updatedAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .execute()
}

async function* links(database: Database, book: ReadableBook) {
  yield* await readLinks(database, book)
}

async function* searches({ db }: Database, member: Member) {
  yield* await db
    .selectFrom('savedSearches')
    .select(['id', 'title', 'view', 'createdAt'])
    .where('ownerId', '=', member.id)
    .orderBy('id')
    .execute()
}

async function* staples({ db }: Database, member: Member) {
  yield* await db
    .selectFrom('staples')
    .select(['itemKey as key', 'title', 'createdAt'])
    .where('ownerId', '=', member.id)
    .orderBy('itemKey')
    .execute()
}

async function* weeks({ db }: Database, member: Member) {
  const weeksOf = db.selectFrom('weekTemplates').where('ownerId', '=', member.id)
  const ids = await weeksOf.select('id').orderBy('id').execute()
  for (const { id } of ids) {
    const row = await weeksOf.select(['id', 'title', 'items', 'createdAt']).where('id', '=', id).executeTakeFirst()
    if (!row) continue
    const { items, ...week } = row
    yield { ...week, dishes: JSON.parse(items) }
  }
}

async function* plans({ db }: Database, book: ReadableBook) {
  const rows = await db.selectFrom('mealPlans').selectAll().where('ownerId', '=', book.ownerId).orderBy('id').execute()
  for (const { ownerId, meals, rules, ...plan } of rows) {
    const collaborators = await db
      .selectFrom('mealPlanCollaborators')
      .select('userId')
      .where('ownerId', '=', ownerId)
      .where('planId', '=', plan.id)
      .orderBy('userId')
      .execute()
    const items = await db
      .selectFrom('mealPlanItems')
      .select(['id', 'addedById', 'title', 'recipeId', 'recipeOwnerId', 'day', 'meal', 'servings', 'notes', 'cooked'])
      .select(['leftoverOf', 'seriesId', 'createdAt', 'updatedAt'])
      .where('ownerId', '=', ownerId)
      .where('planId', '=', plan.id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    yield {
      ...plan,
      meals: JSON.parse(meals),
      rules: JSON.parse(rules),
      collaborators: collaborators.map(({ userId }) => userId),
      items: items.map(({ recipeOwnerId, cooked, recipeId, ...item }) => ({
        ...item,
        // A recipe of another member is not exported; the dish has its title.
        recipeId: recipeOwnerId === ownerId ? recipeId : null,
        cooked: cooked === 1,
      })),
    }
  }
}

async function* lists({ db }: Database, book: ReadableBook) {
  const rows = await db
    .selectFrom('shoppingLists')
    .selectAll()
    .where('ownerId', '=', book.ownerId)
    .orderBy('id')
    .execute()
  for (const { ownerId, aisles, languages, archived, ...list } of rows) {
    const collaborators = await db
      .selectFrom('shoppingListCollaborators')
      .select('userId')
      .where('ownerId', '=', ownerId)
      .where('listId', '=', list.id)
      .orderBy('userId')
      .execute()
    const things = await db
      .selectFrom('listThings')
      .select(['itemKey as key', 'title', 'aisle', 'regular', 'times', 'usedAt'])
      .where('ownerId', '=', ownerId)
      .where('listId', '=', list.id)
      .orderBy('itemKey')
      .execute()
    const items = await db
      .selectFrom('shoppingListItems as item')
      // Of a kitchen, its recipes; of a person, those of the items that they added.
      .leftJoin('recipes', (join) =>
        join.onRef('recipes.ownerId', '=', 'item.ownerId').onRef('recipes.id', '=', 'item.recipeId'),
      )
      // A picture of another member is not exported.
      .leftJoin('images', (join) =>
        join
          .onRef('images.ownerId', '=', 'item.imageOwnerId')
          .onRef('images.id', '=', 'item.imageId')
          .on('images.ownerId', '=', ownerId),
      )
      .select(['item.id', 'item.addedById', 'item.title', 'item.notes', 'completed', 'item.recipeId', 'planItemId'])
      .select([
        'item.createdAt',
        'item.updatedAt',
        'recipes.id as bookRecipeId',
        'images.id as imageId',
        'digest',
        'images.createdAt as imageCreatedAt',
      ])
      .where('item.ownerId', '=', ownerId)
      .where('listId', '=', list.id)
      .orderBy('item.createdAt')
      .orderBy('item.id')
      .execute()
    yield {
      ...list,
      archived: archived === 1,
      aisles: JSON.parse(aisles),
      languages: JSON.parse(languages),
      collaborators: collaborators.map(({ userId }) => userId),
      things: things.map((thing) => ({ ...thing, regular: thing.regular === 1 })),
      items: items.map(({ completed, recipeId, bookRecipeId, imageId, digest, imageCreatedAt, ...item }) => ({
        ...item,
        recipeId: book.kitchenId !== null ? bookRecipeId : item.addedById === ownerId ? recipeId : null,
        completed: completed === 1,
        image:
          imageId !== null && digest !== null && imageCreatedAt !== null
            ? { id: imageId, digest, createdAt: imageCreatedAt }
            : null,
      })),
    }
  }
}

async function* messages({ db }: Database, member: Member) {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'otherUserId', 'sent', 'body', 'recipeId', 'createdAt', 'unread'])
      .where('ownerId', '=', member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    for (const { sent, unread, ...message } of rows) yield { ...message, sent: sent === 1, unread: unread === 1 }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function* muted({ db }: Database, member: Member) {
  yield* await db
    .selectFrom('mutedThreads')
    .select('otherUserId')
    .where('ownerId', '=', member.id)
    .orderBy('otherUserId')
    .execute()
}

async function* quiet(database: Database, member: Member) {
  for (const kind of await kindsOffOf(database, member)) yield { kind }
}

async function* shares({ db }: Database, member: Member) {
  yield* await db
    .selectFrom('shareLinks')
    .select(['id', 'recipeId', 'name', 'createdAt', 'expiresAt', 'salt'])
    .where('ownerId', '=', member.id)
    .orderBy('id')
    .execute()
}

async function* feeds({ db }: Database, member: Member) {
  yield* await db
    .selectFrom('mealPlanFeeds as feed')
    .innerJoin('mealPlans as plan', 'plan.id', 'feed.planId')
    .select(['feed.id', 'feed.planId', 'feed.createdAt'])
    .where('feed.userId', '=', member.id)
    .where('plan.ownerId', '=', member.id)
    .orderBy('feed.id')
    .execute()
}

async function* blocks({ db }: Database, member: Member) {
  yield* await db
    .selectFrom('blocks')
    .select(['blockedId as id', 'createdAt'])
    .where('ownerId', '=', member.id)
    .orderBy('blockedId')
    .execute()
}

async function* preferences({ db }: Database, member: Member) {
  const rows = await db
    .selectFrom('preferences')
    .select(['section', 'name', 'value'])
    .where('userId', '=', member.id)
    .orderBy('section')
    .orderBy('name')
    .execute()
  for (const { section, name, value } of rows) yield { section, name, value: setting.parse(JSON.parse(value)) }
}

async function* profile({ db }: Database, member: Member) {
  const items = await db
    .selectFrom('profileItems')
    .leftJoin('labels', (join) =>
      join.onRef('labels.ownerId', '=', 'profileItems.ownerId').onRef('labels.id', '=', 'profileItems.labelId'),
    )
    .select(['kind', 'visibility', 'labels.title as label', 'recipeId'])
    .$narrowType<{ kind: 'all' | 'label' | 'recipe' }>()
    .where('profileItems.ownerId', '=', member.id)
    // Kitchens are not in the file.
    .where('kitchenId', 'is', null)
    .orderBy('position')
    .execute()
  const { about, profileOn, profileVisibility, foundByEmail } = await db
    .selectFrom('users')
    .select(['about', 'profileOn', 'profileVisibility', 'foundByEmail'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const images = await db
    .selectFrom('profileImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'profileImages.ownerId').onRef('images.id', '=', 'profileImages.imageId'),
    )
    .select(['images.id', 'images.digest', 'images.createdAt'])
    .where('profileImages.ownerId', '=', member.id)
    .orderBy('profileImages.position')
    .execute()
  const text = { about, isOn: profileOn === 1, visibility: profileVisibility, foundByEmail: foundByEmail === 1 }
  yield { ...text, images, items }
}

/** The lines of what lies in the own book. */
const ofOwnBook =
  <Line>(write: (database: Database, book: ReadableBook) => AsyncIterable<Line>) =>
  (database: Database, member: Member) =>
    write(database, Book.of(member))

/** The writer of each part. */
export const partWriters: { readonly [Name in PartName]: Lines<Name> } = {
  people,
  labels: ofOwnBook(labels),
  recipes: ofOwnBook(writeRecipes),
  links: ofOwnBook(links),
  searches,
  staples,
  weeks,
  plans: ofOwnBook(plans),
  lists: ofOwnBook(lists),
  messages,
  muted,
  blocks,
  preferences,
  quiet,
  shares,
  feeds,
  profile,
  kitchens,
  kitchenLabels: ofKitchens(labels),
  kitchenRecipes: ofKitchens(writeRecipes),
  kitchenLinks: ofKitchens(links),
  kitchenPlans: ofKitchens(plans),
  kitchenLists: ofKitchens(lists),
}
