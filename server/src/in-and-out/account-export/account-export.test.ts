import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteAccount, getAccount } from '@potluck/api/account'
import { restoreAccount, sizeAccountExport } from '@potluck/api/account-export'
import { blockPerson } from '@potluck/api/blocks'
import { chooseFood } from '@potluck/api/chosen-foods'
import { addCooking, listCookings } from '@potluck/api/cookings'
import { listEaters, writeEater, writeOwnEater } from '@potluck/api/eaters'
import { uploadImage } from '@potluck/api/images'
import { cancelJob } from '@potluck/api/jobs'
import {
  createKitchen,
  leaveKitchen,
  listKitchens,
  maxKitchens,
  noteForOneself,
  removeFromKitchen,
  setKitchenPicture,
} from '@potluck/api/kitchens'
import { groupLabels, listLabels } from '@potluck/api/labels'
import { createMealPlanFeed, getMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import { addMealPlanItems, createMealPlan, listMealPlans, updateMealPlan } from '@potluck/api/meal-plans'
import { listThreads, muteThread, sendMessage } from '@potluck/api/messages'
import { addToPantry } from '@potluck/api/pantry'
import { updatePreferences } from '@potluck/api/preferences'
import { saveProfileItems } from '@potluck/api/profile-items'
import { getOwnProfile, updateProfile } from '@potluck/api/profiles'
import { setPushKinds } from '@potluck/api/push'
import {
  createRecipe,
  deleteRecipe,
  getRecipe,
  linkRecipe,
  listRecipes,
  rateRecipe,
  updateRecipe,
} from '@potluck/api/recipes'
import { saveSearch } from '@potluck/api/saved-searches'
import { createShare, listShares } from '@potluck/api/shares'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingList,
  getShoppingList,
  listShoppingLists,
  updateShoppingList,
} from '@potluck/api/shopping-lists'
import { createTicket } from '@potluck/api/tickets'
import { deleteForGood } from '@potluck/api/trash'
import { createWebhook } from '@potluck/api/webhooks'
import { createWeekTemplate } from '@potluck/api/week-templates'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { joins } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { type EndedJob, jobEnd } from '../../testing/job-end.ts'
import { startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'
import { zip } from '../../testing/zip.ts'
import { Archive } from './archive.ts'
import { aboutFile, fileOf, formatName, type PartName, partNames } from './format.ts'

const photo = async (background: string) => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}

/** Makes a kitchen with something of every part. */
async function fillKitchen({ api }: TestMember, name = 'Cabin'): Promise<string> {
  const kitchenId = (await api.call(createKitchen, { body: { name } })).data.id
  const query = { kitchen: kitchenId }
  const image = (await api.call(uploadImage, { query, file: await photo('navy') })).data
  const house = (await api.call(uploadImage, { query, file: await photo('coral') })).data
  await api.call(setKitchenPicture, { params: { id: kitchenId }, body: { imageId: house.id } })
  await api.call(chooseFood, { query, body: { line: 'stock', food: null } })
  const make = async (title: string, more: object = {}) =>
    (await api.call(createRecipe, { query, body: { title, ...more } })).data.id
  const pie = await make('Pie', { ingredients: '3 plums', rating: 5, labels: ['Sweet'], imageIds: [image.id] })
  const crust = await make('Crust')
  await api.call(updateRecipe, { params: { id: crust }, query, body: { title: 'Short crust' } })
  await api.call(linkRecipe, { params: { id: pie, linkedId: crust }, query })
  await api.call(addCooking, {
    params: { id: pie },
    query,
    body: { cookedAt: '2026-02-01T18:00:00.000Z', note: 'hot' },
  })
  await api.call(noteForOneself, { params: { id: pie }, query, body: { note: 'less sugar' } })
  const planId = (await api.call(createMealPlan, { body: { title: 'Week', kitchenId } })).data.id
  const dish = { title: 'Pie', day: '2026-01-02', recipeId: pie }
  await api.call(addMealPlanItems, { params: { id: planId }, body: { items: [dish] } })
  const listId = (await api.call(createShoppingList, { body: { title: 'Market', kitchenId } })).data.id
  const plums = { title: '3 plums', recipeId: pie }
  await api.call(addShoppingListItems, { params: { id: listId }, body: { items: [plums] } })
  await api.call(writeOwnEater, { query, body: { mustNot: ['nuts'], dislikes: [] } })
  const child = { id: kitchenId, eaterId: uuid() }
  await api.call(writeEater, { params: child, body: { name: 'Mia', mustNot: ['egg', 'meat'], dislikes: ['peas'] } })
  return kitchenId
}

/** Fills an account with at least one row of every part. */
async function fill(server: TestServer, anna: TestMember, ben: TestMember, handle: string): Promise<void> {
  const { api } = anna
  const image = (await api.call(uploadImage, { file: await photo('olive') })).data
  const other = (await api.call(uploadImage, { file: await photo('teal') })).data
  const make = async (title: string, more: object = {}) =>
    (await api.call(createRecipe, { body: { title, ...more } })).data.id
  const soup = await make('Soup', {
    ingredients: '[Base]\n1 l stock',
    rating: 4,
    labels: ['Winter', 'quick'],
    imageIds: [image.id, other.id],
  })
  const stock = await make('Stock', { labels: ['quick'], url: 'https://example.com/stock' })
  const { version } = (await api.call(getRecipe, { params: { id: soup } })).data
  await api.call(updateRecipe, {
    params: { id: soup },
    body: { title: 'Better soup', labels: ['Winter', 'quick'], imageIds: [other.id], version },
  })
  await api.call(linkRecipe, { params: { id: soup, linkedId: stock } })
  await api.call(addCooking, { params: { id: soup }, body: { cookedAt: '2026-01-02T18:00:00.000Z', note: 'salty' } })
  const gone = await make('Gone', { labels: ['only here'] })
  await api.call(deleteRecipe, { params: { id: gone } })
  const labels = (await api.call(listLabels, { query: {} })).data
  const winter = labels.find(({ title }) => title === 'Winter')?.id ?? ''
  await api.call(groupLabels, { body: { labelIds: [winter], groupTitle: 'Seasons' } })
  const theirs = (await ben.api.call(createRecipe, { body: { title: 'From Ben', labels: [] } })).data.id
  await ben.api.call(sendMessage, { body: { to: anna.id, body: 'try this', recipeId: theirs } })
  await api.call(sendMessage, { body: { to: ben.id, body: 'and this', recipeId: stock } })
  await api.call(saveSearch, { params: { id: uuid() }, body: { title: 'Quick', view: 'labels=quick' } })
  await api.call(writeOwnEater, { body: { mustNot: ['milk'], dislikes: ['fennel'] } })
  await api.call(addToPantry, { body: { title: 'Salt' } })
  await api.call(chooseFood, { body: { line: 'stock', food: null } })
  const dish = { title: 'Soup', offset: 2, meal: 'dinner' as const, servings: 4, notes: 'hot', recipeId: soup }
  await api.call(createWeekTemplate, { body: { title: 'Cold week', dishes: [dish] } })
  const plan = (await api.call(createMealPlan, { body: { title: 'Home', collaborators: [ben.id] } })).data.id
  const dishId = uuid()
  const leftover = { title: 'Rest', day: '2026-01-03', leftoverOf: dishId, notes: 'cold' }
  const main = { id: dishId, title: 'Soup', day: '2026-01-02', recipeId: soup, servings: 4 }
  await api.call(addMealPlanItems, { params: { id: plan }, body: { items: [main, leftover] } })
  await api.call(updateMealPlan, {
    params: { id: plan },
    body: { meals: [{ id: uuid(), name: 'Tea', hue: 20 }], rules: [{ weekday: 5, labels: ['quick'] }] },
  })
  await api.call(createWebhook, {
    body: {
      ...{ name: 'Lamp', url: 'https://home.invalid/hook', source: { kind: 'account' }, events: ['timer.ended'] },
      ...{ dinnerAt: '17:00', timeZone: 'UTC', currentPassword: 'correct horse' },
    },
  })
  const leeks = (await api.call(uploadImage, { file: await photo('green') })).data
  const list = (await api.call(createShoppingList, { body: { title: 'Shop', collaborators: [ben.id] } })).data.id
  await api.call(addShoppingListItems, {
    params: { id: list },
    body: {
      items: [
        { title: '2 leeks', notes: 'thin', recipeId: soup, planItemId: dishId, imageId: leeks.id },
        { title: 'milk', completed: true },
      ],
    },
  })
  await ben.api.call(addShoppingListItems, { params: { id: list }, body: { items: [{ title: 'beer' }] } })
  await api.call(updateShoppingList, {
    params: { id: list },
    body: { archived: true, aisles: [{ id: 'x', title: 'Corner' }] },
  })
  const deleted = (await api.call(createShoppingList, { body: { title: 'Old shop', collaborators: [ben.id] } })).data.id
  await api.call(addShoppingListItems, { params: { id: deleted }, body: { items: [{ title: 'string' }] } })
  await api.call(deleteShoppingList, { params: { id: deleted } })
  const stranger = await server.member('Carl')
  await api.call(blockPerson, { params: { id: stranger.id } })
  await api.call(updatePreferences, { body: { settings: { global: { theme: 'dark' } } } })
  const portrait = (await api.call(uploadImage, { file: await photo('maroon') })).data
  await api.call(updateProfile, {
    body: {
      name: 'Anna A.',
      handle,
      about: 'I cook soup.',
      profileImageIds: [portrait.id, other.id],
      enableProfile: true,
      profileVisibility: 'friends',
      findableByEmail: false,
    },
  })
  await api.call(muteThread, { params: { user: ben.id }, body: { muted: true } })
  await api.call(setPushKinds, { body: { off: ['lists'] } })
  await api.call(createMealPlanFeed, { params: { id: plan } })
  await api.call(createShare, { body: { recipeId: soup, name: 'For aunt Ada', expiresAt: '2030-01-01T00:00:00.000Z' } })
  await fillKitchen(anna)
  await api.call(saveProfileItems, {
    body: {
      items: [
        { kind: 'label', labelId: winter, visibility: 'public' },
        { kind: 'recipe', recipeId: stock, visibility: 'friends' },
      ],
    },
  })
}

async function exportAccount(server: TestServer, member: TestMember): Promise<Buffer> {
  const { ticket } = (await member.api.call(createTicket, { body: { purpose: 'export' } })).data
  const answer = await fetch(`${server.address}api/data/take-out?token=${ticket}`)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="potluck-everything-.*\.zip"$/)
  return Buffer.from(await answer.arrayBuffer())
}

async function restore(member: TestMember, file: Buffer): Promise<EndedJob> {
  const { jobId } = (await member.api.call(restoreAccount, { file: new Blob([new Uint8Array(file)]) })).data
  return jobEnd(member, jobId)
}

/** The lines of every part. */
async function linesOf(file: Buffer): Promise<Readonly<Record<PartName, readonly Record<string, unknown>[]>>> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  try {
    await writeFile(join(folder, 'zip'), file)
    const archive = await Archive.open(join(folder, 'zip'))
    const parts: Record<PartName, Record<string, unknown>[]> = {
      people: [],
      labels: [],
      foods: [],
      recipes: [],
      links: [],
      searches: [],
      eaters: [],
      staples: [],
      weeks: [],
      plans: [],
      lists: [],
      messages: [],
      muted: [],
      blocks: [],
      preferences: [],
      quiet: [],
      shares: [],
      feeds: [],
      webhooks: [],
      profile: [],
      kitchens: [],
      kitchenLabels: [],
      kitchenFoods: [],
      kitchenRecipes: [],
      kitchenLinks: [],
      kitchenPlans: [],
      kitchenLists: [],
      kitchenEaters: [],
      kitchenStaples: [],
    }
    for (const part of partNames) {
      for await (const line of archive.lines(fileOf(part))) parts[part].push(JSON.parse(line ?? ''))
    }
    archive.close()
    return parts
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Replaces what differs in another account: ids of owners, and the digest and time of pictures. */
const sameElsewhere = (text: string, ids: Readonly<Record<string, string>>): unknown =>
  JSON.parse(
    Object.entries(ids)
      .reduce((changed, [id, name]) => changed.replaceAll(id, name), text)
      .replaceAll(/"digest":"[0-9a-f]{64}","createdAt":"[^"]*"/g, '"digest":"","createdAt":""'),
  )

const archive = (parts: Readonly<Partial<Record<PartName, readonly unknown[]>>>, about: object = {}): Buffer =>
  zip([
    {
      name: aboutFile,
      bytes: Buffer.from(
        JSON.stringify({
          format: formatName,
          version: 1,
          writtenAt: '2026-01-01T00:00:00.000Z',
          account: { id: randomUUID(), name: 'Eve', handle: null },
          ...about,
        }),
      ),
    },
    ...Object.entries(parts).map(([part, lines]) => ({
      name: `${part}.jsonl`,
      bytes: Buffer.from(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')),
      deflate: true,
    })),
  ])

const at = '2026-01-01T00:00:00.000Z'

const aRecipe = (more: object = {}) => ({
  id: uuid(),
  title: 'Toast',
  description: '',
  yield: '',
  activeTime: '',
  totalTime: '',
  source: '',
  url: '',
  notes: '',
  ingredients: '',
  instructions: '',
  rating: null,
  labels: [],
  folder: 'main',
  deletedAt: null,
  createdAt: at,
  updatedAt: at,
  version: 1,
  fromUserId: null,
  images: [],
  cookings: [],
  versions: [],
  mark: null,
  ...more,
})

const aList = (more: object = {}) => ({
  id: uuid(),
  title: 'Shop',
  archived: false,
  aisles: [],
  createdAt: at,
  updatedAt: at,
  collaborators: [],
  things: [],
  items: [],
  ...more,
})

/** Tables whose rows an account export has. */
const exportedTables =
  'blocks broughtPeople cookings eaters images importedRecipes kitchenImages kitchenMembers kitchens labels linkedRecipes listThings mealPlanCollaborators mealPlanFeeds mealPlanItems mealPlans messages mutedThreads personalFields preferences profileImages profileItems pushKindsOff recipeImages recipeLabels recipes recipeVersionImages recipeVersions chosenFoods savedSearches shareLinks shoppingListCollaborators shoppingListItems shoppingLists staples users webhooks weekTemplates'
/** Tables that it leaves out: derived data, data of logins, and data that belongs to no account. */
const otherTables =
  'addressRequests apiTokens appliedChanges assistantClients assistantRequests auditEvents books changedItems changeMarks davChoices davCollections davObjects emailLinks folderCounts formerSecrets friendships imports invitations jobResults jobs kitchenInvitations kitchenMoves knownDevices linkedAccounts messageMonths missingPictures partedLinks passkeyChallenges passkeys passwordResets proposals providerLogins pushDevices pushNotices recipeContents recipeSources recoveryCodes removedListItems removedMealPlanItems searchAdditions searchBooks searchForms searchItems searchPostings searchTexts secondFactors secrets serverClock serverSettings sessions storedSpace textSpace threadCounts throttles tickets webhookDeliveries'

eachDatabase('an account export', (server, kind) => {
  test('restores the same account on another server with the other database, and restores nothing twice', async () => {
    const elsewhere = await startTestServer(kind === 'sqlite' ? 'postgresql' : 'sqlite')
    try {
      const { anna, ben } = await server.circle()
      await fill(server, anna, ben, 'anna.cooks')
      const file = await exportAccount(server, anna)
      const before = await linesOf(file)
      for (const part of partNames) expect([part, before[part].length]).not.toEqual([part, 0])
      const moved = await elsewhere.member('New')
      const job = await restore(moved, file)
      expect(job).toMatchObject({ status: 'done', failed: 0 })
      expect((await moved.api.call(getAccount, {})).data).toMatchObject({ name: 'Anna A.', handle: 'anna.cooks' })
      const after = await linesOf(await exportAccount(elsewhere, moved))
      expect(after.webhooks).toEqual([])
      for (const part of partNames.filter((name) => name !== 'webhooks')) {
        // Ben does not exist on the other server: he is no collaborator there, and his items belong to the owner.
        const own = { [anna.id]: 'me', [moved.id]: 'me' }
        const withoutBen = (text: string) =>
          text
            .replaceAll(`"addedById":"${ben.id}"`, '"addedById":"me"')
            .replaceAll(`"collaborators":["${ben.id}"]`, '"collaborators":[]')
            .replaceAll(`"fromUserId":"${ben.id}"`, '"fromUserId":null')
            .replaceAll(/"handle":(?:null|"[^"]*"),"isFriend":(?:true|false)/g, '"isFriend":false')
            .replaceAll(/,"handle":null/g, '')
        const compared = (lines: readonly unknown[]) => sameElsewhere(withoutBen(JSON.stringify(lines)), own)
        expect([part, compared(after[part])]).toEqual([part, compared(before[part])])
      }
      const [thread] = (await moved.api.call(listThreads, { query: {} })).data
      expect(thread?.otherUser).toMatchObject({ id: ben.id, name: 'Ben' })
      const again = await restore(moved, file)
      expect(again).toMatchObject({ status: 'done', outcomes: { done: 0, noted: 0, failed: 0, skipped: 6 } })
      expect((await linesOf(await exportAccount(elsewhere, moved))).messages).toEqual(after.messages)
    } finally {
      await elsewhere.close()
    }
  })

  test('is restored into a second account of the same server with new ids, and is shared with friends again', async () => {
    const [dora, finn, second] = [await server.member('Dora'), await server.member('Finn'), await server.member('Two')]
    await dora.befriends(finn)
    await second.befriends(finn)
    await fill(server, dora, finn, 'dora.cooks')
    const file = await exportAccount(server, dora)
    const lists = (await dora.api.call(listShoppingLists, {})).data
    expect(await restore(second, file)).toMatchObject({ status: 'done', failed: 0 })
    const recipes = async (member: TestMember) => {
      const { data } = (await member.api.call(listRecipes, { query: {} })).data
      return Promise.all(data.map(async ({ id }) => (await member.api.call(getRecipe, { params: { id } })).data))
    }
    const [mine, theirs] = [await recipes(second), await recipes(dora)]
    expect(mine.map(({ title }) => title)).toEqual(['Better soup', 'Stock'])
    expect(mine.map(({ id }) => theirs.some((recipe) => recipe.id === id))).toEqual([false, false])
    expect(mine[0]?.linked).toEqual([{ id: mine[1]?.id, title: 'Stock' }])
    const list = (await second.api.call(listShoppingLists, {})).data.find(({ title }) => title === 'Shop')
    expect(list?.collaborators).toMatchObject([{ id: finn.id }])
    const { items } = (await second.api.call(getShoppingList, { params: { id: list?.id ?? '' } })).data
    expect(items.map(({ title, owner, recipe }) => [title, owner.id, recipe?.id])).toEqual(
      expect.arrayContaining([
        ['2 leeks', second.id, mine[0]?.id],
        ['beer', finn.id, undefined],
      ]),
    )
    const leeks = items.find(({ title }) => title === '2 leeks')?.image?.thumbnail
    expect((await fetch(`${server.address}api/${leeks}`)).status).toBe(200)
    expect((await dora.api.call(listShoppingLists, {})).data).toEqual(lists)
    // Dora has the handle already.
    expect((await second.api.call(getAccount, {})).data.handle).toBeNull()
  })

  test('restores links and calendars with their addresses if these are free, else with new ones', async () => {
    const [paul, rosa] = [await server.member('Paul'), await server.member('Rosa')]
    await paul.befriends(rosa)
    await fill(server, paul, rosa, 'paul.cooks')
    const addressesOf = async ({ api }: TestMember) => {
      const [share] = (await api.call(listShares, { query: {} })).data
      const [plan] = (await api.call(listMealPlans, {})).data
      const { feed } = (await api.call(getMealPlanFeed, { params: { id: plan?.id ?? '' } })).data
      return [share?.address, feed?.address]
    }
    const file = await exportAccount(server, paul)
    const before = await addressesOf(paul)
    const second = await server.member('Second')
    await restore(second, file)
    const anew = await addressesOf(second)
    for (const [index, address] of anew.entries()) {
      expect(address).toEqual(expect.any(String))
      expect(address).not.toBe(before[index])
    }
    expect((await fetch(`${server.address}${anew[0]}`)).status).toBe(200)
    await paul.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } })
    const third = await server.member('Third')
    await restore(third, file)
    expect(await addressesOf(third)).toEqual(before)
    expect((await third.api.call(getOwnProfile, {})).data).toMatchObject({
      about: 'I cook soup.',
      profileImages: [{}, {}],
      profileItems: [{}, {}],
      findableByEmail: false,
    })
  })

  test('restores no profile, links or calendars into an account that had recipes already', async () => {
    const gina = await server.member('Gina')
    await gina.api.call(createRecipe, { body: { title: 'Private' } })
    const profile = { items: [{ kind: 'all', visibility: 'public', label: null, recipeId: null }] }
    const { data: before } = await gina.api.call(listRecipes, { query: {} })
    const own = before.data[0]?.id
    const plan = (await gina.api.call(createMealPlan, { body: { title: 'Home' } })).data.id
    const shares = [{ id: uuid(), recipeId: own, name: '', createdAt: at, expiresAt: null }]
    const feeds = [{ id: uuid(), planId: plan, createdAt: at }]
    await restore(gina, archive({ recipes: [aRecipe()], shares, feeds, profile: [profile] }))
    const lines = await linesOf(await exportAccount(server, gina))
    expect(lines.recipes).toHaveLength(2)
    expect(lines.profile).toMatchObject([{ about: '', images: [], items: [] }])
    expect(lines.shares).toEqual([])
    expect(lines.feeds).toEqual([])
    expect((await gina.api.call(getAccount, {})).data.name).toBe('Gina')
  })

  test('restores no reference to recipes, people or pictures of other accounts', async () => {
    const [hugo, ines] = [await server.member('Hugo'), await server.member('Ines')]
    const make = async (title: string) => (await ines.api.call(createRecipe, { body: { title } })).data.id
    const [secret, other] = [await make('Secret'), await make('Other')]
    const item = { notes: '', completed: false, planItemId: null, createdAt: at, updatedAt: at }
    const list = aList({
      collaborators: [ines.id],
      items: [{ ...item, id: uuid(), title: 'x', addedById: ines.id, recipeId: other }],
    })
    const links = [{ recipeId: secret, linkedId: other }]
    const recipes = [aRecipe({ id: secret, title: 'Taken id', fromUserId: ines.id })]
    expect(await restore(hugo, archive({ recipes, links, lists: [list] }))).toMatchObject({ status: 'done' })
    const lines = await linesOf(await exportAccount(server, hugo))
    expect(lines.lists[0]).toMatchObject({ collaborators: [], items: [{ addedById: hugo.id, recipeId: null }] })
    expect(lines.recipes).toMatchObject([{ title: 'Taken id', fromUserId: null }])
    expect(lines.recipes[0]?.id).not.toBe(secret)
    expect(lines.links).toEqual([])
    expect((await ines.api.call(getRecipe, { params: { id: secret } })).data.title).toBe('Secret')
    expect((await ines.api.call(listShoppingLists, {})).data).toEqual([])
  })

  test('has the kitchens that a reader has; restored elsewhere, they keep a copy of each alone', async () => {
    const elsewhere = await startTestServer(kind === 'sqlite' ? 'postgresql' : 'sqlite')
    try {
      const { anna, ben } = await server.circle()
      const kitchenId = await fillKitchen(anna)
      await joins(anna, kitchenId, ben, 'reader')
      const query = { kitchen: kitchenId }
      const [pie] = (await ben.api.call(listRecipes, { query })).data.data
      const params = { id: pie?.id ?? '' }
      await ben.api.call(rateRecipe, { params, query, body: { rating: 2 } })
      await ben.api.call(noteForOneself, { params, query, body: { note: 'too sour' } })
      await ben.api.call(writeOwnEater, { query, body: { mustNot: ['celery'], dislikes: [] } })
      const file = await exportAccount(server, ben)
      const lines = await linesOf(file)
      expect(lines.kitchens).toMatchObject([
        {
          id: kitchenId,
          name: 'Cabin',
          role: 'reader',
          members: [
            { id: anna.id, name: 'Anna', role: 'owner' },
            { id: ben.id, name: 'Ben', role: 'reader' },
          ],
        },
      ])
      expect(lines.kitchenRecipes).toMatchObject([
        // What Anna has of her own there is not his.
        { kitchenId, title: 'Pie', rating: 2, note: 'too sour', addedById: anna.id, cookings: [{ personId: anna.id }] },
        { kitchenId, title: 'Short crust', rating: null, note: '', versions: [{}] },
      ])
      expect(JSON.stringify(lines)).not.toContain('less sugar')
      // He keeps nothing of what Anna and her child do not eat.
      expect(lines.kitchenEaters).toEqual([{ kitchenId, id: ben.id, name: '', mustNot: ['celery'], dislikes: [] }])

      const moved = await elsewhere.member('Ben')
      expect(await restore(moved, file)).toMatchObject({ status: 'done', failed: 0, outcomes: { done: 2 } })
      const { kitchens } = (await moved.api.call(listKitchens, {})).data
      expect(kitchens).toMatchObject([{ id: kitchenId, name: 'Cabin', role: 'keeper', members: [{}] }])
      expect((await moved.api.call(listRecipes, { query: {} })).data.data).toEqual([])
      const { data: copy } = await moved.api.call(getRecipe, { params })
      expect(copy).toMatchObject({ rating: 2, ownNote: 'too sour', lastCookedAt: null, addedBy: { id: moved.id } })
      expect((await fetch(`${elsewhere.address}api/${copy.image?.medium}`)).status).toBe(200)
      const { data: cookings } = await moved.api.call(listCookings, { params, query })
      expect(cookings).toMatchObject([{ note: 'hot', person: { id: anna.id, name: 'Anna' } }])
      const { data: eaters } = await moved.api.call(listEaters, {})
      expect(eaters).toMatchObject([{ id: moved.id, kitchenId, name: 'Ben', mustNot: ['celery'] }])
      const [list] = (await moved.api.call(listShoppingLists, {})).data
      const { items } = (await moved.api.call(getShoppingList, { params: { id: list?.id ?? '' } })).data
      expect([list?.kitchen?.id, items[0]?.recipe?.id]).toEqual([kitchenId, pie?.id])
      expect(await restore(moved, file)).toMatchObject({ outcomes: { done: 0, skipped: 2 } })
    } finally {
      await elsewhere.close()
    }
  })

  test('restores nothing into a kitchen that others keep, too, and a former member gets a kitchen of their own', async () => {
    const { anna, ben } = await server.circle()
    const kitchenId = await fillKitchen(anna)
    await joins(anna, kitchenId, ben, 'cook')
    const query = { kitchen: kitchenId }
    const [pie] = (await ben.api.call(listRecipes, { query })).data.data
    const file = await exportAccount(server, ben)
    await anna.api.call(deleteRecipe, { params: { id: pie?.id ?? '' }, query })
    await anna.api.call(deleteForGood, { query, body: { ids: [pie?.id ?? ''] } })
    expect(await restore(ben, file)).toMatchObject({ status: 'done', outcomes: { done: 0, skipped: 2 } })
    expect((await anna.api.call(listRecipes, { query })).data.totalCount).toBe(1)

    await anna.api.call(removeFromKitchen, { params: { id: kitchenId, personId: ben.id } })
    expect((await linesOf(await exportAccount(server, ben))).kitchenRecipes).toEqual([])
    expect(await restore(ben, file)).toMatchObject({ status: 'done', outcomes: { done: 2 } })
    const [own] = (await ben.api.call(listKitchens, {})).data.kitchens
    expect(own?.id).not.toBe(kitchenId)
    const { data } = (await ben.api.call(listRecipes, { query: { kitchen: own?.id ?? '' } })).data
    expect(data.map(({ title }) => title)).toEqual(['Pie', 'Short crust'])
    expect((await anna.api.call(listRecipes, { query })).data.totalCount).toBe(1)
    expect(await restore(ben, file)).toMatchObject({ outcomes: { done: 0, skipped: 2 } })
  })

  test('restores as many kitchens as there is room for, and names each of the others', async () => {
    const { anna, ben } = await server.circle()
    const cabin = await fillKitchen(anna)
    const loft = await fillKitchen(anna, 'Loft')
    for (const kitchenId of [cabin, loft]) await joins(anna, kitchenId, ben, 'cook')
    const size = async () => (await ben.api.call(sizeAccountExport, {})).data
    // Both have the same pictures.
    expect(await size()).toMatchObject({ recipeCount: 4, pictureCount: 2 })
    expect((await size()).pictureBytes).toBeGreaterThan(0)
    const file = await exportAccount(server, ben)
    for (const id of [cabin, loft]) {
      await anna.api.call(removeFromKitchen, { params: { id, personId: ben.id } })
    }
    expect(await size()).toMatchObject({ recipeCount: 0, pictureCount: 0 })
    for (let count = 0; count < maxKitchens - 1; count++) {
      await ben.api.call(createKitchen, { body: { name: `Kitchen ${count}` } })
    }
    const job = await restore(ben, file)
    expect(job).toMatchObject({ status: 'done', outcomes: { done: 2, skipped: 0, failed: 1 } })
    const failed = job.results.filter(({ outcome }) => outcome === 'failed')
    expect(failed).toMatchObject([{ name: 'Loft', notes: [{ code: 'kitchens-full' }] }])
    const { kitchens } = (await ben.api.call(listKitchens, {})).data
    expect(kitchens.map(({ name }) => name)).toContain('Cabin')
    await ben.api.call(leaveKitchen, {
      params: { id: kitchens.find(({ name }) => name === 'Kitchen 0')?.id ?? '' },
      body: {},
    })
    expect(await restore(ben, file)).toMatchObject({ failed: 0, outcomes: { done: 2, skipped: 2 } })
  })

  test('restores links between recipes without circles', async () => {
    const jan = await server.member('Jan')
    const [one, two] = [aRecipe({ title: 'One' }), aRecipe({ title: 'Two' })]
    const links = [
      { recipeId: one.id, linkedId: two.id },
      { recipeId: two.id, linkedId: one.id },
      { recipeId: one.id, linkedId: one.id },
    ]
    expect(await restore(jan, archive({ recipes: [one, two], links }))).toMatchObject({ status: 'done' })
    expect((await linesOf(await exportAccount(server, jan))).links).toEqual([{ ...links[0], words: 'Two' }])
  })

  test('restores all readable lines and reports each unreadable one', async () => {
    const kim = await server.member('Kim')
    const digest = 'a'.repeat(64)
    const lines = [
      aRecipe({ title: 'Fine' }),
      'no json {',
      aRecipe({ title: 'Bad rating', rating: 9 }),
      aRecipe({ title: 7 }),
      aRecipe({ id: '../../etc', title: 'Bad id' }),
      aRecipe({ title: 'Lost photo', images: [{ id: uuid(), digest, createdAt: at }] }),
      '{"a":'.repeat(3_000),
      'null',
      '[]',
    ]
    const job = await restore(kim, archive({ recipes: lines, messages: [{ id: 'x' }], plans: [3], labels: ['""'] }))
    expect(job).toMatchObject({ status: 'done', outcomes: { done: 1, noted: 1, failed: 10 } })
    expect(job.results.map(({ name, outcome }) => [name, outcome])).toEqual(
      expect.arrayContaining([
        ['Fine', 'done'],
        ['Bad rating', 'failed'],
        ['Lost photo', 'noted'],
      ]),
    )
  })

  test('is restored completely and without duplicates after a cancelled restore', async () => {
    const nora = await server.member('Nora')
    const recipes = Array.from({ length: 400 }, (_, n) => aRecipe({ title: `Toast ${n}` }))
    const file = archive({ recipes })
    const { jobId } = (await nora.api.call(restoreAccount, { file: new Blob([new Uint8Array(file)]) })).data
    await nora.api.call(cancelJob, { params: { id: jobId } })
    await jobEnd(nora, jobId)
    expect(await restore(nora, file)).toMatchObject({ status: 'done', failed: 0 })
    expect((await linesOf(await exportAccount(server, nora))).recipes).toHaveLength(400)
  })

  test('has every table, except those listed as left out', async () => {
    const tables = (await server.database.db.introspection.getTables()).map(({ name }) => name)
    const known = [...exportedTables.split(' '), ...otherTables.split(' ')]
    expect(tables.filter((name) => !name.startsWith('kysely_')).sort()).toEqual(known.sort())
  })
})

// A process reads the file before the database has to do with it.
describe('an account export', () => {
  let server: TestServer
  let lea: TestMember

  beforeAll(async () => {
    server = await startTestServer('sqlite')
    lea = await server.member('Lea')
  })

  afterAll(() => server.close())

  test.each<[string, () => Buffer, string]>([
    ['which is a zip of something else', () => zip([{ name: 'x', bytes: Buffer.from('x') }]), 'no-take-out'],
    ['of a newer server', () => archive({}, { version: 2 }), 'newer'],
    ['of another program', () => archive({}, { format: 'backup' }), 'no-take-out'],
    ['which is a damaged zip', () => Buffer.from('PK nothing'), 'damaged'],
    ['cut off in the middle', () => archive({ recipes: [aRecipe()] }).subarray(0, 400), 'damaged'],
    [
      'with a wrong size in its directory',
      () => zip([{ name: aboutFile, bytes: Buffer.from('{}'.padEnd(5_000)), deflate: true, statedSize: 10 }]),
      'damaged',
    ],
  ])('%s is refused with its reason', async (_what, file, code) => {
    expect(await restore(lea, file())).toMatchObject({ status: 'failed', failure: { code } })
  })

  test('with too many lines is refused as too large', async () => {
    const bomb = zip([
      {
        name: aboutFile,
        bytes: Buffer.from(
          JSON.stringify({
            format: formatName,
            version: 1,
            writtenAt: at,
            account: { id: uuid(), name: '', handle: null },
          }),
        ),
      },
      { name: 'messages.jsonl', bytes: Buffer.alloc(2_100_000, '\n'), deflate: true },
    ])
    expect(await restore(lea, bomb)).toMatchObject({ status: 'failed', failure: { code: 'too-large' } })
  })

  test('that is no zip is refused with 415', async () => {
    await expect(lea.api.call(restoreAccount, { file: new Blob(['hello']) })).rejects.toMatchObject({ status: 415 })
  })
})
