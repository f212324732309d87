import { maxKitchens } from '@potluck/api/kitchens'
import { recipeDraft } from '@potluck/api/recipes'
import { byName } from '@potluck/recipe/by-name'
import { blankTexts, listedFields } from '@potluck/recipe/fields'
import { v7 as uuid } from 'uuid'
import { insertRecipes } from '../book/recipes/insert.ts'
import { Book } from '../ground/access/book.ts'
import { changeBook } from '../machinery/base/database/change-book.ts'
import type { Database } from '../machinery/base/database/database.ts'
import { insertNew } from '../machinery/base/database/insert-new.ts'
import { now } from '../machinery/base/database/instant.ts'
import { writableBook } from '../people/policies/books.ts'
import { unsaid } from '../planning/pantry/unsaid.ts'
import { aKitchen } from './access-world.ts'
import type { TestMember, TestServer } from './test-server.ts'

/** The texts of one line that lists show. */
const shortTexts = listedFields.filter((field) => field.kind === 'line' && field.name !== 'title')

/** A letter of two bytes, as in most scripts. */
const letters = (count: number): string => 'ж'.repeat(count)

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** A member with the maximum of everything, also of data from before there were limits of bytes. */
export interface FullAccount {
  readonly member: TestMember
  readonly friendId: string
  readonly recipeId: string
  readonly listId: string
  readonly planId: string
  readonly dishIds: readonly string[]
  readonly jobId: string
}

const at = now()

/** People with long names, friends of the member or asking to be. */
async function addPeople(database: Database, { id }: TestMember): Promise<readonly string[]> {
  const people = range(4_000).map((n) => ({
    id: uuid(),
    name: `${letters(240)} ${n}`,
    email: `person-${n}@example.com`,
    passwordHash: '',
    handle: null,
    createdAt: at,
    updatedAt: at,
    lastLoginAt: null,
    about: '',
    profileOn: 0 as const,
    profileVisibility: 'friends' as const,
    foundByEmail: 0 as const,
    keeper: 0 as const,
    disabledAt: null,
  }))
  await insertNew(database, 'users', people)
  const friends = people.slice(0, 2_000).map((person) => person.id)
  await insertNew(database, 'friendships', [
    ...friends.map((friendId) => ({ userId: id, friendId, createdAt: at })),
    ...people.map((person) => ({ userId: person.id, friendId: id, createdAt: at })),
  ])
  await insertNew(
    database,
    'blocks',
    range(1_000).map(() => ({ ownerId: id, blockedId: uuid(), createdAt: at })),
  )
  return friends
}

/** Adds a page of recipes with the longest possible texts and a hundred labels each. */
async function addRecipes(database: Database, member: TestMember): Promise<readonly string[]> {
  const ids = range(500).map(() => uuid())
  const labels = range(100).map((n) => `${letters(95)} ${n}`)
  const long = letters(1_900)
  const draft = {
    ...blankTexts,
    ...byName(shortTexts, () => long),
    nutrition: letters(5_000),
    rating: null,
    labels,
    imageIds: [],
  }
  const book = Book.of(await member.acting())
  for (let start = 0; start < ids.length; start += 100) {
    const some = ids.slice(start, start + 100).map((id) => ({
      id,
      draft: { ...draft, title: `soup ${letters(490)}`, ingredients: `1 onion\n2 l water\n${id}` },
    }))
    await changeBook(database, book, (open) => insertRecipes(open, some))
  }
  // Nobody searches for what is said in them, and reading thirty million letters for their words takes ten seconds.
  const longest = letters(20_000)
  await database.db
    .updateTable('recipes')
    .set({ description: longest, notes: longest, instructions: longest })
    .where('ownerId', '=', member.id)
    .execute()
  const [first = ''] = ids
  await insertNew(
    database,
    'cookings',
    range(1_000).map(() => ({ ownerId: member.id, id: uuid(), recipeId: first, cookedAt: at, note: letters(5_000) })),
  )
  await insertNew(
    database,
    'shareLinks',
    range(1_000).map(() => ({
      ownerId: member.id,
      id: uuid(),
      recipeId: first,
      name: letters(100),
      secretDigest: uuid(),
      createdAt: at,
      expiresAt: null,
    })),
  )
  return ids
}

/** As many kitchens as a person may be in, each with recipes with the longest possible texts. */
async function addKitchens(database: Database, member: TestMember): Promise<void> {
  const long = letters(1_900)
  const labels = range(100).map((n) => `${letters(95)} ${n}`)
  for (const n of range(maxKitchens)) {
    const kitchenId = await aKitchen(member, [], `${letters(90)} ${n}`)
    const book = await writableBook(database, await member.acting(), kitchenId)
    const recipes = range(2).map((at) => ({
      id: uuid(),
      draft: recipeDraft.parse({
        title: `soup ${letters(490)}`,
        ...byName(shortTexts, () => long),
        description: letters(500),
        ingredients: `1 onion\n2 l water\n${n} ${at}`,
        labels,
      }),
    }))
    await changeBook(database, book, (open) => insertRecipes(open, recipes))
  }
}

async function addLists(database: Database, { id: ownerId }: TestMember, friends: readonly string[]) {
  const lists = range(200).map(() => uuid())
  const title = letters(250)
  await insertNew(
    database,
    'shoppingLists',
    lists.map((id) => ({
      ownerId,
      id,
      title,
      archived: 0 as const,
      aisles: '[]',
      languages: '[]',
      deletedAt: null,
      createdAt: at,
      updatedAt: at,
    })),
  )
  await insertNew(
    database,
    'shoppingListCollaborators',
    lists.flatMap((listId) => friends.slice(0, 100).map((userId) => ({ userId, ownerId, listId }))),
  )
  const [listId = ''] = lists
  const about = { ownerId, listId, createdAt: at, updatedAt: at, completed: 0 as const }
  const nothing = { recipeId: null, planItemId: null, imageId: null, imageOwnerId: null }
  await insertNew(
    database,
    'shoppingListItems',
    range(1_000).map((n) => ({
      ...about,
      ...nothing,
      id: uuid(),
      addedById: friends[n % 100] ?? ownerId,
      title: `${letters(490)} ${n}`,
      notes: letters(1_000),
    })),
  )
  await insertNew(
    database,
    'listThings',
    range(2_000).map((n) => ({
      ownerId,
      listId,
      itemKey: `${letters(190)} ${n}`,
      title: `${letters(490)} ${n}`,
      aisle: null,
      regular: 1 as const,
      times: 1,
      usedAt: at,
    })),
  )
  return listId
}

/** Adds plans; one has the maximum of dishes, a tenth of them with notes from before notes were limited. */
async function addPlans(
  database: Database,
  { id: ownerId }: TestMember,
  friends: readonly string[],
  recipes: readonly string[],
) {
  const plans = range(100).map(() => uuid())
  const about = { title: letters(250), meals: '[]', rules: '[]', createdAt: at, updatedAt: at }
  await insertNew(
    database,
    'mealPlans',
    plans.map((id) => ({ ownerId, id, ...about })),
  )
  await insertNew(
    database,
    'mealPlanCollaborators',
    plans.flatMap((planId) => friends.slice(0, 100).map((userId) => ({ userId, ownerId, planId }))),
  )
  const [planId = ''] = plans
  const dishIds = range(10_000).map(() => uuid())
  await insertNew(
    database,
    'mealPlanItems',
    dishIds.map((id, n) => ({
      ownerId,
      planId,
      id,
      addedById: friends[n % 100] ?? ownerId,
      title: letters(400),
      meal: 'dinner',
      recipeId: recipes[n % recipes.length] ?? null,
      recipeOwnerId: ownerId,
      servings: 4,
      cooked: 0 as const,
      day: null,
      leftoverOf: null,
      seriesId: null,
      createdAt: at,
      updatedAt: at,
      notes: letters(n % 10 === 0 ? 10_000 : 100),
    })),
  )
  const dishes = range(300).map((n) => ({
    title: letters(400),
    offset: n % 7,
    meal: 'dinner',
    servings: null,
    notes: letters(1_000),
    recipeId: null,
  }))
  await insertNew(
    database,
    'weekTemplates',
    range(100).map(() => ({ ownerId, id: uuid(), title: letters(250), items: JSON.stringify(dishes), createdAt: at })),
  )
  await insertNew(
    database,
    'staples',
    range(1_000).map((n) => ({
      ...unsaid,
      ownerId,
      itemKey: `${letters(190)} ${n}`,
      title: letters(490),
      createdAt: at,
      always: 1,
      amount: letters(100),
    })),
  )
  return { planId, dishIds: dishIds.slice(0, 260) }
}

/** Fills the trash with the maximum of lists, plans, items and dishes. */
async function addTrash(
  database: Database,
  { id: ownerId }: TestMember,
  { listId, planId }: { readonly listId: string; readonly planId: string },
): Promise<void> {
  const times = { createdAt: at, updatedAt: at, deletedAt: at }
  const shared = { ownerId, title: letters(250), ...times }
  await insertNew(
    database,
    'shoppingLists',
    range(200).map(() => ({ ...shared, id: uuid(), archived: 0 as const, aisles: '[]', languages: '[]' })),
  )
  await insertNew(
    database,
    'mealPlans',
    range(100).map(() => ({ ...shared, id: uuid(), meals: '[]', rules: '[]' })),
  )
  const removed = { ownerId, addedById: ownerId, recipeId: null, createdAt: at, removedAt: at }
  await insertNew(
    database,
    'removedListItems',
    range(1_000).map((n) => ({
      ...removed,
      listId,
      id: uuid(),
      planItemId: null,
      imageId: null,
      imageOwnerId: null,
      title: `${letters(490)} ${n}`,
      notes: letters(1_000),
      completed: 0 as const,
    })),
  )
  await insertNew(
    database,
    'removedMealPlanItems',
    range(1_000).map(() => ({
      ...removed,
      planId,
      id: uuid(),
      recipeOwnerId: null,
      cooked: 0 as const,
      leftovers: '[]',
      title: letters(400),
      notes: letters(10_000),
      meal: 'dinner',
      day: null,
      leftoverOf: null,
      seriesId: null,
      servings: null,
    })),
  )
}

async function addMessages(database: Database, { id: ownerId }: TestMember, friends: readonly string[]): Promise<void> {
  const [friendId = ''] = friends
  const about = { ownerId, recipeId: null, sent: 0 as const, unread: 1 as const, createdAt: at }
  const others = friends.map((otherUserId) => ({ ...about, id: uuid(), otherUserId, body: letters(600) }))
  const long = range(500).map(() => ({ ...about, id: uuid(), otherUserId: friendId, body: `soup ${letters(9_990)}` }))
  await insertNew(database, 'messages', [...others, ...long])
}

async function addTheRest(database: Database, { id: ownerId }: TestMember): Promise<string> {
  const labels = range(1_800).map((n) => ({ title: `${letters(90)} label ${n}`, id: uuid() }))
  await insertNew(
    database,
    'labels',
    labels.map(({ title, id }) => ({
      ownerId,
      id,
      title,
      lowerTitle: title,
      groupTitle: letters(100),
      createdAt: at,
      updatedAt: at,
    })),
  )
  await insertNew(
    database,
    'savedSearches',
    range(100).map(() => ({ ownerId, id: uuid(), title: letters(100), view: letters(4_000), createdAt: at })),
  )
  await insertNew(
    database,
    'preferences',
    range(300).map((n) => ({ userId: ownerId, section: 'recipes', name: `s${n}`, value: `"${letters(1_990)}"` })),
  )
  await insertNew(
    database,
    'auditEvents',
    range(100).map(() => ({
      id: uuid(),
      at,
      kind: 'login' as const,
      userId: ownerId,
      actorId: ownerId,
      address: '203.0.113.7',
      userAgent: 'x'.repeat(200),
      detail: JSON.stringify({ fact: letters(1_600) }),
      count: 1,
    })),
  )
  const jobId = uuid()
  await insertNew(database, 'jobs', [
    {
      ownerId,
      id: jobId,
      kind: 'take-out',
      language: null,
      status: 'done',
      done: 500,
      total: 500,
      failed: 0,
      failure: null,
      createdAt: at,
      updatedAt: at,
      worker: null,
      leaseUntil: null,
      attempts: 0,
    },
  ])
  await insertNew(
    database,
    'jobResults',
    range(500).map((position) => ({
      ownerId,
      jobId,
      position,
      name: letters(500),
      outcome: 'done' as const,
      refersKind: null,
      refersId: null,
      notes: null,
    })),
  )
  return jobId
}

/** Fills the account of a new member. */
export async function fullAccount(server: TestServer): Promise<FullAccount> {
  const { database } = server
  const member = await server.member('Anna')
  const friends = await addPeople(database, member)
  const recipes = await addRecipes(database, member)
  await addKitchens(database, member)
  const listId = await addLists(database, member, friends)
  const plan = await addPlans(database, member, friends, recipes)
  await addTrash(database, member, { listId, planId: plan.planId })
  await addMessages(database, member, friends)
  const jobId = await addTheRest(database, member)
  await database.dialect.noteGrowth(database.db, Number.POSITIVE_INFINITY)
  return { member, friendId: friends[0] ?? '', recipeId: recipes[0] ?? '', listId, ...plan, jobId }
}
