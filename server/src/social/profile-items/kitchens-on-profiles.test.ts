import { uploadImage } from '@potluck/api/images'
import { changeKitchenRole, getKitchen, leaveKitchen } from '@potluck/api/kitchens'
import { listProfileItems, type ProfileItemDraft, saveProfileItems } from '@potluck/api/profile-items'
import { getProfile } from '@potluck/api/profiles'
import { createRecipe, getRecipe, listRecipes, type Recipe, saveCopy, searchRecipes } from '@potluck/api/recipes'
import { aKitchen, aPicture, aRecipe, joins } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { Circle, TestMember } from '../../testing/test-server.ts'

eachDatabase('kitchens on profiles', (server) => {
  let people: Circle
  let kitchenId: string
  let pie: Recipe

  const item = (visibility: 'public' | 'friends'): ProfileItemDraft => ({ kind: 'kitchen', kitchenId, visibility })
  const show = (member: TestMember, ...items: ProfileItemDraft[]) =>
    member.api.call(saveProfileItems, { body: { items } })
  const apiOf = (viewer: TestMember | null) => viewer?.api ?? server.client()
  const query = () => ({ userId: people.anna.id, profileKitchen: kitchenId })

  const titlesFor = (viewer: TestMember | null): Promise<readonly string[] | number> =>
    apiOf(viewer)
      .call(listRecipes, { query: query() })
      .then(
        ({ data }) => data.data.map(({ title }) => title),
        ({ status }: { readonly status: number }) => status,
      )

  beforeEach(async () => {
    people = await server.circle()
    kitchenId = await aKitchen(people.anna)
    const file = await aPicture()
    const { data: image } = await people.anna.api.call(uploadImage, { file, query: { kitchen: kitchenId } })
    const body = {
      title: 'Plum pie',
      ingredients: '1 kg plums\n2 eggs',
      rating: 5,
      labels: ['Secret'],
      imageIds: [image.id],
    }
    pie = (await people.anna.api.call(createRecipe, { body, query: { kitchen: kitchenId } })).data
    await aRecipe(people.anna, { title: 'Her own soup' })
  })

  test('its recipes are visible to whom the item is for, and nothing of the own book or of anybody’s own fields', async () => {
    expect([await titlesFor(people.ben), await titlesFor(people.carl), await titlesFor(null)]).toEqual([404, 404, 401])
    await show(people.anna, item('friends'))
    expect([await titlesFor(people.ben), await titlesFor(people.carl), await titlesFor(null)]).toEqual([
      ['Plum pie'],
      404,
      401,
    ])
    await show(people.anna, item('public'))
    expect(await titlesFor(null)).toEqual(['Plum pie'])
    expect(await statusOf(people.carl.api.call(listRecipes, { query: { userId: people.anna.id } }))).toBe(404)
    const { data } = await people.carl.api.call(getRecipe, { params: { id: pie.id } })
    const profileKitchen = { id: kitchenId, name: 'Home' }
    expect(data).toMatchObject({ isOwner: false, owner: { name: 'Anna' }, profileKitchen, rating: null, labels: [] })
    expect([data.kitchenId, data.ownNote, data.addedBy]).toEqual([undefined, undefined, undefined])
    expect((await fetch(`${server.address}api/${data.image?.thumbnail}`)).status).toBe(200)
    const found = (await people.carl.api.call(searchRecipes, { query: { ...query(), query: 'eggs' } })).data
    expect(found.data).toMatchObject([{ title: 'Plum pie', match: { line: '2 eggs' } }])
    const copy = (await people.carl.api.call(saveCopy, { params: { id: pie.id } })).data
    expect(copy).toMatchObject({ fromUser: { name: 'Anna' }, isOwner: true })
  })

  test('the profile and its recipes name the kitchen, and its members see on whose profile it is', async () => {
    await joins(people.anna, kitchenId, people.ben, 'reader')
    await show(people.anna, item('public'))
    const { data } = await people.carl.api.call(getProfile, { params: { id: people.anna.id } })
    expect(data.profileItems).toMatchObject([{ kind: 'kitchen', kitchen: { name: 'Home' }, recipeCount: 1 }])
    const named = [{ owner: { name: 'Anna' }, profileKitchen: { id: kitchenId, name: 'Home' } }]
    expect((await people.carl.api.call(listRecipes, { query: query() })).data.data).toMatchObject(named)
    const search = { ...query(), query: 'plum' }
    expect((await people.carl.api.call(searchRecipes, { query: search })).data.data).toMatchObject(named)
    const kitchen = (await people.ben.api.call(getKitchen, { params: { id: kitchenId } })).data
    expect(kitchen.shownBy).toMatchObject([{ name: 'Anna' }])
  })

  test('friends see it among their recipes, but not those who are in it', async () => {
    await show(people.anna, item('friends'))
    const titles = async () =>
      (await people.ben.api.call(listRecipes, { query: { includeFriends: 'true' } })).data.data.map(
        ({ title }) => title,
      )
    expect(await titles()).toEqual(['Plum pie'])
    await joins(people.anna, kitchenId, people.ben, 'reader')
    expect(await titles()).toEqual([])
  })

  test('only who keeps a kitchen shows it, and only as long', async () => {
    await joins(people.anna, kitchenId, people.ben, 'cook')
    expect(await statusOf(show(people.ben, item('public')))).toBe(404)
    expect(await statusOf(show(people.carl, item('public')))).toBe(404)
    await show(people.anna, item('public'))
    const role = (personId: string, next: 'owner' | 'cook') =>
      people.anna.api.call(changeKitchenRole, { params: { id: kitchenId, personId }, body: { role: next } })
    await role(people.ben.id, 'owner')
    await role(people.anna.id, 'cook')
    expect(await titlesFor(people.carl)).toBe(404)
    expect(await statusOf(people.carl.api.call(getRecipe, { params: { id: pie.id } }))).toBe(404)
    expect((await people.anna.api.call(listProfileItems, {})).data).toEqual([])
    await show(people.ben, item('public'))
    await people.ben.api.call(leaveKitchen, { params: { id: kitchenId }, body: { nextOwnerId: people.anna.id } })
    expect(await statusOf(people.carl.api.call(getRecipe, { params: { id: pie.id } }))).toBe(404)
  })
})
