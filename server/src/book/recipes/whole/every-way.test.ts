import { restoreAccount } from '@potluck/api/account-export'
import { addCooking, listCookings } from '@potluck/api/cookings'
import { exportSelected } from '@potluck/api/data'
import { directImports } from '@potluck/api/direct-imports'
import { uploadImage } from '@potluck/api/images'
import { startMove } from '@potluck/api/kitchen-moves'
import { leaveKitchen, listKitchens, noteForOneself } from '@potluck/api/kitchens'
import { groupLabels, listLabels } from '@potluck/api/labels'
import { sendMessage } from '@potluck/api/messages'
import * as recipes from '@potluck/api/recipes'
import { saveShared } from '@potluck/api/shares'
import { createTicket } from '@potluck/api/tickets'
import { listVersions } from '@potluck/api/versions'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { aKitchen, aRecipe, aShare, joins } from '../../../testing/access-world.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import { jobEnd } from '../../../testing/job-end.ts'
import type { TestMember, TestServer } from '../../../testing/test-server.ts'

type Texts = Omit<recipes.WrittenRecipe, 'rating' | 'labels' | 'imageIds'>

/** Every text of a recipe: one that is added has to be filled here. */
const texts: Texts = {
  title: 'Plum cake',
  description: 'For Sundays',
  yield: '8 pieces',
  activeTime: '20 minutes',
  totalTime: '1 hour',
  source: 'Grandma',
  url: 'https://example.com/cake',
  author: 'Ada',
  nutrition: '300 kcal',
  notes: 'Best warm.',
  ingredients: '3 plums\n200 g flour',
  instructions: 'Mix.\nBake.',
}

/** Everything that belongs to a recipe, as its owner sees it. */
interface Seen {
  readonly texts: Texts
  readonly pictures: number
  readonly rating: number | null
  readonly labels: readonly string[]
  readonly group: string | null
  readonly links: readonly string[]
  readonly cookings: readonly string[]
  readonly lastCooked: string | null
  readonly note: string
  /** Each with whether the one after it shows other photos. */
  readonly versions: readonly string[]
  readonly version: number
  readonly sender: string | null
  /** Whether the time is that of the recipe from which it comes. */
  readonly isCreatedThen: boolean
  readonly isSavedThen: boolean
  readonly mark: string | null
}

const lastCooked = '2026-01-02T10:00:00.000Z'

/** A recipe with every part. */
const full: Seen = {
  texts,
  pictures: 2,
  rating: 4,
  labels: ['Sweet'],
  group: 'Cakes',
  links: ['Sauce, named “red sauce”'],
  cookings: ['good, photo shown'],
  lastCooked,
  note: 'Less sugar.',
  versions: ['Plum cake, other photos', 'Sent, other photos'],
  version: 3,
  sender: 'Carl',
  isCreatedThen: true,
  isSavedThen: true,
  mark: 'mark',
}

/** A recipe of which nothing arrived but its texts. */
const bare: Seen = {
  texts,
  pictures: 0,
  rating: null,
  labels: [],
  group: null,
  links: [],
  cookings: [],
  lastCooked: null,
  note: '',
  versions: [],
  version: 1,
  sender: null,
  isCreatedThen: false,
  isSavedThen: false,
  mark: null,
}

/** What is seen of a recipe of which these parts arrived. */
function arrived(parts: readonly (keyof Seen)[], other: Partial<Seen> = {}): Seen {
  const some = Object.fromEntries(parts.map((part) => [part, full[part]]))
  return { ...bare, ...some, ...other }
}

const everything = Object.keys(full).filter((part): part is keyof Seen => part in full)

interface InBook {
  readonly kitchen?: string
}

/** A recipe, and who looks at it in which book. */
interface Found {
  readonly member: TestMember
  readonly id: string
  readonly query?: InBook
}

const [, { endpoint: importJsonLd }] = directImports

const read = async ({ member, id }: Found) => (await member.api.call(recipes.getRecipe, { params: { id } })).data

/** The recipe with the title in a book or its inbox. */
async function find(member: TestMember, query: InBook & { folder?: 'inbox' } = {}): Promise<Found> {
  const { data } = (await member.api.call(recipes.listRecipes, { query })).data
  const id = data.find(({ title }) => title === texts.title)?.id ?? ''
  return { member, id, ...(query.kitchen && { query: { kitchen: query.kitchen } }) }
}

async function seen(server: TestServer, found: Found, source: Found): Promise<Seen> {
  const { member, id, query = {} } = found
  const [recipe, before] = [await read(found), await read(source)]
  const { data: cookings } = await member.api.call(listCookings, { params: { id }, query })
  const { data: versions } = await member.api.call(listVersions, { params: { id }, query })
  const { data: labels } = await member.api.call(listLabels, { query })
  const mark = await server.database.db
    .selectFrom('importedRecipes')
    .select('fingerprint')
    .where('recipeId', '=', id)
    .executeTakeFirst()
  const { imageIds: _images, rating: _rating, labels: _labels, ...written } = recipes.writtenFields(recipe)
  return {
    texts: { ...texts, ...written },
    pictures: recipe.images.length,
    rating: recipe.rating,
    labels: recipe.labels.map(({ title }) => title),
    group: labels.find(({ title }) => title === 'Sweet')?.groupTitle ?? null,
    links: recipe.linked.map(({ title, words }) => `${title}, named “${words}”`),
    cookings: cookings
      .map(({ note, image, shown }) => note + (image ? `, photo${shown ? ' shown' : ''}` : ''))
      .toSorted(),
    lastCooked: recipe.lastCookedAt,
    note: recipe.ownNote ?? '',
    versions: versions.map(({ title, changed }) => (changed.includes('photos') ? `${title}, other photos` : title)),
    version: recipe.version,
    sender: recipe.fromUser?.name ?? null,
    isCreatedThen: recipe.createdAt === before.createdAt,
    isSavedThen: recipe.updatedAt === before.updatedAt,
    mark: mark?.fingerprint ?? null,
  }
}

const aPhoto = async (background: string) => {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background } })
  return new Blob([new Uint8Array(await image.png().toBuffer())])
}

/** Notes that a recipe was cooked, with a photo that friends see. */
async function cook({ member: { api }, id, query = {} }: Found): Promise<void> {
  const { data: image } = await api.call(uploadImage, { file: await aPhoto('purple') })
  const body = { note: 'good', cookedAt: lastCooked, imageId: image.id, shown: true }
  await api.call(addCooking, { params: { id }, query, body })
}

/** Fills every part of a recipe that somebody sent. */
async function fill(server: TestServer, found: Found): Promise<void> {
  const {
    member: { api, id: ownerId },
    id,
    query = {},
  } = found
  const params = { id }
  const imageIds: string[] = []
  for (const color of ['olive', 'teal']) {
    imageIds.push((await api.call(uploadImage, { query, file: await aPhoto(color) })).data.id)
    const body = { ...texts, rating: 4, labels: ['Sweet'], imageIds, folder: 'main' as const }
    await api.call(recipes.updateRecipe, { params, query, body })
  }
  const { data: labels } = await api.call(listLabels, { query })
  await api.call(groupLabels, { query, body: { labelIds: labels.map((label) => label.id), groupTitle: 'Cakes' } })
  const { data: sauce } = await api.call(recipes.createRecipe, { query, body: { title: 'Sauce' } })
  await api.call(recipes.linkRecipe, { params: { id, linkedId: sauce.id }, query: { ...query, words: 'red sauce' } })
  await cook(found)
  await server.database.db
    .insertInto('importedRecipes')
    .values({ ownerId: query.kitchen ?? ownerId, recipeId: id, fingerprint: 'mark', origin: null })
    .execute()
}

eachDatabase('a whole recipe', (server) => {
  /** Ben, to whom Carl sent a recipe that he filled, and his friend Anna. */
  async function household() {
    const { anna, ben, carl } = await server.circle()
    await carl.befriends(ben)
    const { id: recipeId } = await aRecipe(carl, { title: 'Sent' })
    await carl.api.call(sendMessage, { body: { to: ben.id, body: '', recipeId } })
    const inbox = (await ben.api.call(recipes.listRecipes, { query: { folder: 'inbox' } })).data.data
    return { anna, ben, carl, sent: { member: ben, id: inbox[0]?.id ?? '' } }
  }

  async function inOwnBook() {
    const { sent, ...people } = await household()
    await fill(server, sent)
    return { ...people, source: sent }
  }

  /** The same in a kitchen of Anna and Ben, who has a note on it. */
  async function inKitchen() {
    const { sent, ...people } = await household()
    const { anna, ben } = people
    const kitchen = await aKitchen(anna, [ben])
    const { data } = await ben.api.call(recipes.saveCopy, { params: { id: sent.id }, query: { kitchen } })
    const source = { member: ben, id: data.id, query: { kitchen } }
    await fill(server, source)
    const params = { id: source.id }
    await ben.api.call(noteForOneself, { params, query: source.query, body: { note: full.note } })
    await anna.api.call(addCooking, { params, query: source.query, body: { note: 'hers' } })
    await ben.api.call(recipes.deleteRecipe, { params: { id: sent.id } })
    return { ...people, kitchen, source }
  }

  const moveIn = async (member: TestMember, id: string, recipeId: string) => {
    const body = { id: uuid(), recipes: { kind: 'recipes' as const, recipeIds: [recipeId] } }
    await member.api.call(startMove, { params: { id }, body })
    await jobEnd(member, body.id)
  }

  const leave = async ({ api }: TestMember, id: string) =>
    (await api.call(leaveKitchen, { params: { id }, body: { copies: 'all' } })).data.jobId ?? ''

  /** Restores the account export of a member for a friend of Carl. */
  async function restored({ ben, carl }: { readonly ben: TestMember; readonly carl: TestMember }) {
    const second = await server.member('Second')
    await carl.befriends(second)
    const { ticket } = (await ben.api.call(createTicket, { body: { purpose: 'export' } })).data
    const file = await (await fetch(`${server.address}api/data/take-out?token=${ticket}`)).blob()
    await jobEnd(second, (await second.api.call(restoreAccount, { file })).data.jobId)
    return second
  }

  test('has every part, in a book and in a kitchen', async () => {
    const [own, shared] = [await inOwnBook(), await inKitchen()]
    for (const part of everything) if (part !== 'texts') expect([part, full[part]]).not.toEqual([part, bare[part]])
    expect(await seen(server, own.source, own.source)).toEqual({ ...full, note: '' })
    expect(await seen(server, shared.source, shared.source)).toEqual({
      ...full,
      cookings: ['good, photo shown', 'hers'],
    })
  })

  test('comes to a friend with texts and pictures, and with the name of who sends it', async () => {
    const { anna, ben, source } = await inOwnBook()
    await ben.api.call(sendMessage, { body: { to: anna.id, body: '', recipeId: source.id } })
    const found = await find(anna, { folder: 'inbox' })
    expect(await seen(server, found, source)).toEqual(arrived(['pictures'], { sender: 'Ben' }))
  })

  test('is saved from a link with texts and pictures, and with the name of its owner', async () => {
    const { ben, source } = await inOwnBook()
    const { shareSecret: secret } = await aShare(ben, source.id)
    const second = await server.member('Second')
    await second.api.call(saveShared, { body: { secret } })
    expect(await seen(server, await find(second), source)).toEqual(arrived(['pictures'], { sender: 'Ben' }))
  })

  test('is saved into a kitchen with texts, pictures and who sent it', async () => {
    const { anna, ben, source } = await inOwnBook()
    const kitchen = await aKitchen(anna, [ben])
    await ben.api.call(recipes.saveCopy, { params: { id: source.id }, query: { kitchen } })
    expect(await seen(server, await find(ben, { kitchen }), source)).toEqual(arrived(['pictures', 'sender']))
  })

  test('moves into a kitchen without its versions and the mark of its import', async () => {
    const { anna, ben, source } = await inOwnBook()
    const kitchen = await aKitchen(anna, [ben])
    const { linked } = await read(source)
    await moveIn(ben, kitchen, linked[0]?.id ?? '')
    await moveIn(ben, kitchen, source.id)
    const parts = ['pictures', 'rating', 'labels', 'group', 'links', 'cookings', 'lastCooked', 'sender'] as const
    const found = await find(ben, { kitchen })
    expect(await seen(server, found, source)).toEqual(arrived([...parts, 'isCreatedThen']))
    // What is a person’s own stays theirs.
    const hers = await seen(server, { ...found, member: anna }, source)
    expect(hers).toMatchObject({ rating: null, lastCooked: null, cookings: ['good, photo shown'] })
  })

  test('adds to the same one of a kitchen pictures and what is the person’s own', async () => {
    const { anna, ben, source } = await inOwnBook()
    const kitchen = await aKitchen(anna, [ben])
    await anna.api.call(recipes.createRecipe, { query: { kitchen }, body: texts })
    await moveIn(ben, kitchen, source.id)
    const parts = ['pictures', 'rating', 'cookings', 'lastCooked'] as const
    // Each picture that is added makes a version of its own.
    expect(await seen(server, await find(ben, { kitchen }), source)).toEqual(arrived(parts, { version: 3 }))
  })

  test('leaves a kitchen with what is the person’s own, and without who sent it', async () => {
    const { ben, source, kitchen } = await inKitchen()
    const before = await read(source)
    await jobEnd(ben, await leave(ben, kitchen))
    const found = await find(ben)
    const parts = ['pictures', 'rating', 'labels', 'group', 'links', 'cookings', 'lastCooked'] as const
    const copy = await seen(server, found, found)
    const notes = { ...texts, notes: `${texts.notes}\n\n${full.note}` }
    expect(copy).toEqual(arrived([...parts, 'versions', 'version', 'isCreatedThen', 'isSavedThen'], { texts: notes }))
    expect((await read(found)).createdAt).toBe(before.createdAt)
  })

  test('adds to the same one of the own book labels and what is the person’s own', async () => {
    const { anna, ben } = await server.circle()
    const own = await aRecipe(ben, texts)
    const kitchen = await aKitchen(anna, [ben])
    await moveIn(ben, kitchen, own.id)
    const shared = await find(ben, { kitchen })
    const { id, query = {} } = shared
    const params = { id }
    await ben.api.call(recipes.rateRecipe, { params, query, body: { rating: 4 } })
    await cook(shared)
    await ben.api.call(recipes.updateRecipe, { params, query, body: { ...texts, rating: 4, labels: ['Sweet'] } })
    await jobEnd(ben, await leave(ben, kitchen))
    const found = await find(ben)
    expect(found.id).toBe(own.id)
    const parts = ['rating', 'labels', 'cookings', 'lastCooked', 'isCreatedThen', 'isSavedThen'] as const
    expect(await seen(server, found, found)).toEqual(arrived(parts))
  })

  test('is whole in an account export that is restored', async () => {
    const { source, ...people } = await inOwnBook()
    const second = await restored(people)
    expect(await seen(server, await find(second), source)).toEqual({ ...full, note: '' })
  })

  test('is whole in the account export of a member of a kitchen, with the cookings of others', async () => {
    const { source, ...people } = await inKitchen()
    const second = await restored(people)
    const { kitchens } = (await second.api.call(listKitchens, {})).data
    const found = await find(second, { kitchen: kitchens[0]?.id ?? '' })
    expect(await seen(server, found, source)).toEqual({ ...full, cookings: ['good, photo shown', 'hers'] })
    await joins(second, found.query?.kitchen ?? '', people.anna, 'cook')
    const hers = await seen(server, { ...found, member: people.anna }, source)
    expect(hers).toMatchObject({ rating: null, lastCooked: null, note: '', cookings: ['good, photo shown', 'hers'] })
  })

  test.each([
    ['own book', inOwnBook],
    ['kitchen', inKitchen],
  ] as const)(
    'is exported from the %s and imported with texts, pictures, labels and rating',
    async (_name, prepare) => {
      const { anna, ben, source } = await prepare()
      const { query = {} }: Found = source
      const body = { recipeIds: [source.id] }
      const { data: file } = await ben.api.call(exportSelected, { params: { format: 'json-ld' }, query, body })
      const { jobId } = (await anna.api.call(importJsonLd, { file })).data
      await jobEnd(anna, jobId)
      const mark = expect.any(String)
      expect(await seen(server, await find(anna), source)).toEqual(
        arrived(['pictures', 'rating', 'labels', 'isCreatedThen'], { mark }),
      )
    },
  )
})
