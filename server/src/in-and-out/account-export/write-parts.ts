import { setting } from '@potluck/api/preferences'
import { readLinks } from '../../book/recipes/whole/links.ts'
import { exportedWebhooks } from '../../doors/webhooks/store.ts'
import { Book, type ReadableBook } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { friendIdsOf } from '../../people/people/friends.ts'
import { kindsOffOf } from '../../social/push/kinds-off.ts'
import type { PartLine, PartName } from './format.ts'
import { writeEaters } from './write-eaters.ts'
import { kitchens, kitchensOf, ofKitchens } from './write-kitchens.ts'
import { writeLists } from './write-lists.ts'
import { writePlans } from './write-plans.ts'
import { writeRecipes } from './write-recipes.ts'

/** Rows per query. */
const batchSize = 500

type Lines<Name extends PartName> = (database: Database, member: Member) => AsyncIterable<PartLine<Name>>

/** The lines of a part that are rows of one statement. */
const rowsOf = <Row>(select: (db: Database['db'], ownerId: string) => { execute(): Promise<Row[]> }) =>
  async function* rows({ db }: Database, owner: { readonly ownerId: string }): AsyncGenerator<Row> {
    yield* await select(db, owner.ownerId).execute()
  }

const labels = rowsOf((db, ownerId) =>
  db
    .selectFrom('labels')
    .select(['id', 'title', 'groupTitle as group', 'createdAt', 'updatedAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('id'),
)

const searches = rowsOf((db, ownerId) =>
  db
    .selectFrom('savedSearches')
    .select(['id', 'title', 'view', 'createdAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('id'),
)

const foods = rowsOf((db, ownerId) =>
  db.selectFrom('chosenFoods').select(['key', 'food', 'createdAt']).where('ownerId', '=', ownerId).orderBy('key'),
)

const pantryRows = rowsOf((db, ownerId) =>
  db
    .selectFrom('staples')
    .select(['itemKey as key', 'title', 'createdAt'])
    .select(['always', 'place', 'since', 'useBy', 'amount', 'portions', 'recipeId'])
    .where('ownerId', '=', ownerId)
    .orderBy('itemKey'),
)

async function* pantry(database: Database, owner: { readonly ownerId: string }) {
  for await (const row of pantryRows(database, owner)) yield { ...row, always: row.always === 1 }
}

const muted = rowsOf((db, ownerId) =>
  db.selectFrom('mutedThreads').select('otherUserId').where('ownerId', '=', ownerId).orderBy('otherUserId'),
)

const shares = rowsOf((db, ownerId) =>
  db
    .selectFrom('shareLinks')
    .select(['id', 'recipeId', 'name', 'createdAt', 'expiresAt', 'salt'])
    .where('ownerId', '=', ownerId)
    .orderBy('id'),
)

const feeds = rowsOf((db, ownerId) =>
  db
    .selectFrom('mealPlanFeeds as feed')
    .innerJoin('mealPlans as plan', 'plan.id', 'feed.planId')
    .select(['feed.id', 'feed.planId', 'feed.createdAt'])
    .where('feed.userId', '=', ownerId)
    .where('plan.ownerId', '=', ownerId)
    .orderBy('feed.id'),
)

const blocks = rowsOf((db, ownerId) =>
  db.selectFrom('blocks').select(['blockedId as id', 'createdAt']).where('ownerId', '=', ownerId).orderBy('blockedId'),
)

async function* links(database: Database, book: ReadableBook) {
  yield* await readLinks(database, book)
}

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

async function* quiet(database: Database, member: Member) {
  for (const kind of await kindsOffOf(database, member)) yield { kind }
}

async function* webhooks(database: Database, member: Member) {
  yield* await exportedWebhooks(database, member)
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
  foods: ofOwnBook(foods),
  recipes: ofOwnBook(writeRecipes),
  links: ofOwnBook(links),
  searches: ofOwnBook(searches),
  eaters: ofOwnBook(writeEaters),
  staples: ofOwnBook(pantry),
  weeks,
  plans: ofOwnBook(writePlans),
  lists: ofOwnBook(writeLists),
  messages,
  muted: ofOwnBook(muted),
  blocks: ofOwnBook(blocks),
  preferences,
  quiet,
  shares: ofOwnBook(shares),
  feeds: ofOwnBook(feeds),
  webhooks,
  profile,
  kitchens,
  kitchenLabels: ofKitchens(labels),
  kitchenFoods: ofKitchens(foods),
  kitchenRecipes: ofKitchens(writeRecipes),
  kitchenLinks: ofKitchens(links),
  kitchenPlans: ofKitchens(writePlans),
  kitchenLists: ofKitchens(writeLists),
  kitchenEaters: ofKitchens(writeEaters),
  kitchenStaples: ofKitchens(pantry),
}
