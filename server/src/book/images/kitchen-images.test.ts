import { listBookChanges } from '@potluck/api/book-changes'
import { type Image, uploadImage } from '@potluck/api/images'
import * as kitchens from '@potluck/api/kitchens'
import {
  createRecipe,
  deleteRecipe,
  getRecipe,
  listRecipes,
  searchRecipes,
  updateRecipe,
  writtenFields,
} from '@potluck/api/recipes'
import { listTrash } from '@potluck/api/trash'
import { getVersion } from '@potluck/api/versions'
import { aKitchen, aPicture } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { ticketsEnd } from './image-address.ts'
import { sweepImages } from './store.ts'

eachDatabase('a picture of a kitchen', (server) => {
  const upload = async ({ api }: TestMember, kitchen?: string): Promise<Image> =>
    (await api.call(uploadImage, { query: kitchen === undefined ? {} : { kitchen }, file: await aPicture() })).data

  /** Anna keeps a kitchen in which Ben cooks. It has pictures of a recipe, of a recipe in its trash, of a version, and of no recipe yet. */
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const id = await aKitchen(anna, [ben])
    const query = { kitchen: id }
    const write = async (title: string, images: readonly Image[]) =>
      (await anna.api.call(createRecipe, { query, body: { title, imageIds: images.map((image) => image.id) } })).data
    const pie = await write('Pie', [await upload(anna, id)])
    const old = await write('Old', [await upload(anna, id)])
    const body = { ...writtenFields(old), imageIds: [], version: old.version }
    await anna.api.call(updateRecipe, { params: { id: old.id }, query, body })
    const gone = await write('Gone', [await upload(anna, id)])
    await anna.api.call(deleteRecipe, { params: { id: gone.id }, query })
    const loose = await upload(ben, id)
    return { anna, ben, carl, id, query, pie, old, loose }
  }

  type House = Awaited<ReturnType<typeof household>>

  /** Every address of a picture that the server gives to a member of the kitchen. */
  async function addressesOf({ api }: TestMember, { id, query, pie, old, loose }: House) {
    const page = (await api.call(listRecipes, { query })).data.data
    const all = (await api.call(listRecipes, { query: { kitchen: 'all' } })).data.data
    const found = (await api.call(searchRecipes, { query: { ...query, query: 'pie' } })).data.data
    const whole = (await api.call(getRecipe, { params: { id: pie.id } })).data
    const changes = (await api.call(listBookChanges, { query })).data.recipes
    const trash = (await api.call(listTrash, { query })).data.data
    const version = (await api.call(getVersion, { params: { id: old.id, version: 1 }, query })).data
    const images = [
      ...[...page, ...all, ...found, ...trash].flatMap(({ image }) => image ?? []),
      ...[whole, ...changes, version].flatMap((recipe) => recipe.images),
      loose,
    ]
    expect({ id, count: images.length }).toEqual({ id, count: 8 })
    return images.flatMap(({ location, medium, thumbnail }) => [location, medium, thumbnail])
  }

  const open = (address: string) => fetch(`${server.address}api/${address}`)

  const statuses = async (addresses: readonly string[]) =>
    new Set(await Promise.all(addresses.map(async (address) => (await open(address)).status)))

  test('is the one of the kitchen itself: set, changed and taken off by its owners, and seen by its members', async () => {
    const { anna, ben, carl, id, pie } = await household()
    const set = ({ api }: TestMember, imageId: string | null) =>
      api.call(kitchens.setKitchenPicture, { params: { id }, body: { imageId } })
    const seenBy = async ({ api }: TestMember) => (await api.call(kitchens.getKitchen, { params: { id } })).data.image
    const status = async (image: Image | undefined) => (await open(image?.medium ?? '')).status
    const first = await upload(ben, id)
    expect(await statusOf(set(ben, first.id))).toBe(403)
    expect(await statusOf(set(carl, first.id))).toBe(404)
    expect(await statusOf(set(anna, (await upload(anna)).id))).toBe(404)
    expect((await set(anna, first.id)).data.image).toMatchObject({ id: first.id })
    const [shown] = (await ben.api.call(kitchens.listKitchens, {})).data.kitchens
    expect(shown?.image?.id).toBe(first.id)
    expect(await status(shown?.image)).toBe(200)
    // A day later it is still there; one of a recipe stays on the recipe.
    await server.database.db.updateTable('images').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute()
    await sweepImages(server.services)
    expect(await status(await seenBy(anna))).toBe(200)
    await set(anna, pie.images[0]?.id ?? '')
    expect(await status(shown?.image)).toBe(404)
    await set(anna, null)
    expect(await seenBy(ben)).toBeUndefined()
    expect(await status(pie.images[0])).toBe(200)
  })

  test('is no longer seen by whoever left, and goes with the kitchen', async () => {
    const { anna, ben, id } = await household()
    const picture = await upload(anna, id)
    await anna.api.call(kitchens.setKitchenPicture, { params: { id }, body: { imageId: picture.id } })
    const theirs = (await ben.api.call(kitchens.getKitchen, { params: { id } })).data.image
    expect((await open(theirs?.medium ?? '')).status).toBe(200)
    await ben.api.call(kitchens.leaveKitchen, { params: { id }, body: {} })
    expect((await open(theirs?.medium ?? '')).status).toBe(404)
    const { jobId } = (await anna.api.call(kitchens.leaveKitchen, { params: { id }, body: {} })).data
    await jobEnd(anna, jobId ?? '')
    const rows = await server.database.db.selectFrom('kitchenImages').where('kitchenId', '=', id).selectAll().execute()
    expect(rows).toEqual([])
  })

  const losses: readonly (readonly [string, (house: House) => Promise<unknown>])[] = [
    [
      'is taken out',
      ({ anna, ben, id }) => anna.api.call(kitchens.removeFromKitchen, { params: { id, personId: ben.id } }),
    ],
    ['leaves', ({ ben, id }) => ben.api.call(kitchens.leaveKitchen, { params: { id }, body: {} })],
  ]

  test.each(losses)('is closed at once for a member who %s, at every address they were told', async (_how, lose) => {
    const house = await household()
    const [own, others] = [await addressesOf(house.ben, house), await addressesOf(house.anna, house)]
    expect(await statuses(own)).toEqual(new Set([200]))
    await lose(house)
    expect(await statuses(own)).toEqual(new Set([404]))
    // Only Ben knows the address of the picture that he uploaded.
    expect(await statuses(others.slice(0, -3))).toEqual(new Set([200]))
  })

  test('stays in the browser of a member for an hour at most, and one of the own book as before', async () => {
    const house = await household()
    const [address = ''] = await addressesOf(house.ben, house)
    const caching = async (at: string) => (await open(at)).headers.get('cache-control')
    expect(await caching(address)).toBe('private, max-age=3600')
    expect(await caching((await upload(house.ben)).location)).toBe('private, max-age=1209600, immutable')
  })

  test('does not open at an older address, which names no member', async () => {
    const { loose, ben } = await household()
    const own = await upload(ben)
    const before = ({ id }: Image, prefix = '') => {
      const ticket = server.services.tickets.issue({ purpose: 'image', subject: `${prefix}${id}` }, ticketsEnd())
      return `images/${id}/medium?token=${ticket}`
    }
    expect(await statuses([before(loose), before(loose, 'kept:')])).toEqual(new Set([404]))
    expect(await statuses([before(own), before(own, 'kept:')])).toEqual(new Set([200]))
  })
})
