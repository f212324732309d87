import { deleteAccount } from '@potluck/api/account'
import { blockPerson } from '@potluck/api/blocks'
import { addCooking, deleteCooking, listCookings, listVisiblePhotos, updateCooking } from '@potluck/api/cookings'
import { removeFriend } from '@potluck/api/friends'
import { type Image, uploadImage } from '@potluck/api/images'
import { startMove } from '@potluck/api/kitchen-moves'
import { removeFromKitchen } from '@potluck/api/kitchens'
import { saveProfileItems } from '@potluck/api/profile-items'
import { deleteRecipe, getRecipe } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { aKitchen, aPicture, aRecipe, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { sweepImages } from '../images/store.ts'

bothDatabases('photos of cookings', (server) => {
  const uploaded = async ({ api }: TestMember) => (await api.call(uploadImage, { file: await aPicture() })).data
  const show = ({ api }: TestMember, visibility: 'friends' | 'public' = 'friends') =>
    api.call(saveProfileItems, { body: { items: [{ kind: 'all', visibility }] } })
  const opens = async ({ location }: Pick<Image, 'location'>) =>
    (await fetch(`${server.address}api/${location}`)).status === 200
  const asked = ({ api }: TestMember, id: string) => api.call(listVisiblePhotos, { params: { id } })
  const shownTo = async (member: TestMember, id: string) => (await asked(member, id)).data
  const isSaid = async ({ api }: TestMember, id: string) =>
    (await api.call(getRecipe, { params: { id } })).data.hasPhotosOfOthers ?? false

  /** Anna shows a photo of a cooking of hers to Ben, who reads the recipe on her profile. */
  async function shown() {
    const circle = await server.circle()
    const { anna, ben } = circle
    await show(anna)
    const { id } = await aRecipe(anna)
    const image = await uploaded(anna)
    const body = { note: 'secret', imageId: image.id, shown: true, cookedAt: '2026-02-01T18:00:00.000Z' }
    const { data: cooking } = await anna.api.call(addCooking, { params: { id }, body })
    const [seen] = await shownTo(ben, id)
    if (!seen) throw new Error('nothing is shown')
    return { ...circle, id, image, cooking, seen }
  }

  test('a friend who reads the recipe sees the photo, the cook and the day, and no note', async () => {
    const { anna, ben, carl, id, cooking, seen } = await shown()
    expect(seen).toMatchObject({ cookedAt: cooking.cookedAt, person: { id: anna.id, name: 'Anna' } })
    expect(JSON.stringify(seen)).not.toContain('secret')
    expect([await opens(seen.image), await isSaid(ben, id)]).toEqual([true, true])
    // The log has one's own.
    expect([await shownTo(anna, id), await isSaid(anna, id)]).toEqual([[], false])
    expect(await statusOf(asked(carl, id))).toBe(404)
    await show(anna, 'public')
    expect([await shownTo(carl, id), await isSaid(carl, id)]).toEqual([[], false])
  })

  test('a photo is shown where its cook says so, and only then', async () => {
    const { anna, ben, id, cooking, seen } = await shown()
    const params = { id, cookingId: cooking.id }
    const { data: hidden } = await anna.api.call(updateCooking, { params, body: { shown: false } })
    expect([hidden.shown, hidden.image?.id]).toEqual([false, seen.image.id])
    expect([await shownTo(ben, id), await opens(seen.image), await isSaid(ben, id)]).toEqual([[], false, false])
    await anna.api.call(updateCooking, { params, body: { shown: true } })
    expect(await opens(seen.image)).toBe(true)
    // A photo that is taken off says nothing of the next one.
    await anna.api.call(updateCooking, { params, body: { imageId: null } })
    const { data: other } = await anna.api.call(updateCooking, {
      params,
      body: { imageId: (await uploaded(anna)).id },
    })
    expect([other.shown, await shownTo(ben, id), await opens(seen.image)]).toEqual([false, [], false])
  })

  test('a picture of somebody else is no photo of a cooking', async () => {
    const { ben, seen } = await shown()
    const { id } = await aRecipe(ben)
    const { data } = await ben.api.call(addCooking, { params: { id }, body: { imageId: seen.image.id, shown: true } })
    expect(data.image).toBeUndefined()
  })

  test.each<[string, (world: Awaited<ReturnType<typeof shown>>) => Promise<unknown>]>([
    ['the friendship', ({ anna, ben }) => anna.api.call(removeFriend, { params: { id: ben.id } })],
    ['a block', ({ anna, ben }) => anna.api.call(blockPerson, { params: { id: ben.id } })],
    ['the profile', ({ anna }) => anna.api.call(saveProfileItems, { body: { items: [] } })],
    ['the trash', ({ anna, id }) => anna.api.call(deleteRecipe, { params: { id } })],
    [
      'the deletion of the account',
      ({ anna }) => anna.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } }),
    ],
  ])('%s ends it', async (_what, end) => {
    const world = await shown()
    await end(world)
    expect(await statusOf(asked(world.ben, world.id))).toBe(404)
    expect(await opens(world.seen.image)).toBe(false)
  })

  test('the removal of the cooking ends it', async () => {
    const { anna, ben, id, cooking, seen } = await shown()
    await anna.api.call(deleteCooking, { params: { id, cookingId: cooking.id } })
    expect([await shownTo(ben, id), await opens(seen.image)]).toEqual([[], false])
  })

  test('the photo of a cooking stays when unused pictures are swept', async () => {
    const { image } = await shown()
    await server.database.db.updateTable('images').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute()
    await sweepImages(server.services)
    expect(await opens(image)).toBe(true)
  })

  test('members of a household see what each shows, and no longer when one is out', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    const kitchen = await aKitchen(anna)
    await joins(anna, kitchen, ben, 'reader')
    const query = { kitchen }
    const { id } = await aRecipe(anna)
    const image = await uploaded(anna)
    await anna.api.call(addCooking, { params: { id }, body: { imageId: image.id, shown: true } })
    const recipes = { kind: 'recipes' as const, recipeIds: [id] }
    const move = { id: uuid(), recipes, emptiesOwnBook: true }
    await anna.api.call(startMove, { params: { id: kitchen }, body: move })
    await jobEnd(anna, move.id)
    const bens = await uploaded(ben)
    const { data: hidden } = await ben.api.call(addCooking, { params: { id }, query, body: { imageId: bens.id } })
    const logOf = async ({ api }: TestMember) => (await api.call(listCookings, { params: { id }, query })).data
    const photosOf = async (member: TestMember) => (await logOf(member)).flatMap(({ image: photo }) => photo?.id ?? [])
    expect(await photosOf(anna)).toEqual([image.id])
    expect((await photosOf(ben)).toSorted()).toEqual([image.id, bens.id].toSorted())
    await ben.api.call(updateCooking, { params: { id, cookingId: hidden.id }, query, body: { shown: true } })
    const [seen] = await shownTo(anna, id)
    expect([seen?.person.id, seen && (await opens(seen.image))]).toEqual([ben.id, true])
    await anna.api.call(removeFriend, { params: { id: ben.id } })
    expect(await shownTo(anna, id)).toHaveLength(1)
    await anna.api.call(removeFromKitchen, { params: { id: kitchen, personId: ben.id } })
    expect([await shownTo(anna, id), seen && (await opens(seen.image))]).toEqual([[], false])
  })
})
