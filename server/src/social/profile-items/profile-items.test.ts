import { addCooking } from '@potluck/api/cookings'
import { ApiError } from '@potluck/api/errors'
import { removeFriend } from '@potluck/api/friends'
import { uploadImage } from '@potluck/api/images'
import { attachLabel, mergeLabels } from '@potluck/api/labels'
import { moveRecipes } from '@potluck/api/many-recipes'
import { listProfileItems, maxProfileItems, type ProfileItemDraft, saveProfileItems } from '@potluck/api/profile-items'
import { deleteRecipe, getRecipe, listRecipes, type Recipe, saveCopy, searchRecipes } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import type { Circle, TestMember } from '../../testing/test-server.ts'

eachDatabase('the items of profiles', (server) => {
  let people: Circle
  let pie: Recipe
  let soup: Recipe

  const show = (...items: ProfileItemDraft[]) => people.anna.api.call(saveProfileItems, { body: { items } })

  /** The titles that a list of Anna's gives, or the status that refuses it. */
  async function listOf(viewer: TestMember | null, labels?: string): Promise<readonly string[] | number> {
    const api = viewer?.api ?? server.client()
    const query = { userId: people.anna.id, ...(labels !== undefined && { labels }) }
    const titles = async () => (await api.call(listRecipes, { query })).data.data.map(({ title }) => title)
    return titles().catch((error: unknown) => (error instanceof ApiError ? error.status : 0))
  }

  const everybodySees = async () => [await listOf(people.ben), await listOf(people.carl), await listOf(null)]

  const statusOfRecipe = async (viewer: TestMember | null, id: string) => {
    const headers = viewer ? { authorization: `Bearer ${viewer.token}` } : {}
    return (await fetch(`${server.address}api/recipes/${id}`, { headers })).status
  }

  beforeEach(async () => {
    people = await server.circle()
    const { data: image } = await people.anna.api.call(uploadImage, { file: await aPicture() })
    pie = await aRecipe(people.anna, { title: 'Plum pie', rating: 5, labels: ['Secret'], imageIds: [image.id] })
    soup = await aRecipe(people.anna, { title: 'Soup', labels: ['Soups'] })
  })

  const labelOf = (recipe: Recipe) => recipe.labels[0]?.id ?? ''

  test('a profile shows nothing without an item', async () => {
    expect(await everybodySees()).toEqual([404, 404, 401])
    expect(await statusOfRecipe(people.ben, pie.id)).toBe(404)
    expect(await statusOfRecipe(null, pie.id)).toBe(401)
  })

  test('a profile shows a label to friends and a recipe to everybody', async () => {
    await show(
      { kind: 'label', labelId: labelOf(soup), visibility: 'friends' },
      { kind: 'recipe', recipeId: pie.id, visibility: 'public' },
    )
    expect(await everybodySees()).toEqual([['Plum pie', 'Soup'], ['Plum pie'], ['Plum pie']])
    expect(await listOf(people.ben, 'soups')).toEqual(['Soup'])
    expect(await listOf(people.carl, 'soups')).toBe(404)
    expect(await listOf(people.ben, 'secret')).toBe(404)
    expect([await statusOfRecipe(people.ben, soup.id), await statusOfRecipe(people.carl, soup.id)]).toEqual([200, 404])
    const query = { userId: people.anna.id, folder: 'inbox' as const }
    await expect(people.ben.api.call(listRecipes, { query })).rejects.toMatchObject({ status: 404 })
  })

  test('a profile shows the whole book without inbox, labels and cooking dates', async () => {
    await people.anna.api.call(addCooking, { params: { id: pie.id }, body: {} })
    const sent = await aRecipe(people.anna, { title: 'In the inbox' })
    await people.anna.api.call(moveRecipes, { body: { recipeIds: [sent.id], folder: 'inbox' } })
    await show({ kind: 'all', visibility: 'public' })
    expect(await everybodySees()).toEqual([
      ['Plum pie', 'Soup'],
      ['Plum pie', 'Soup'],
      ['Plum pie', 'Soup'],
    ])
    const { data } = await server.client().call(listRecipes, { query: { userId: people.anna.id } })
    expect(data).toMatchObject({ totalCount: 2 })
    expect(data.data[0]).toMatchObject({ labels: [], rating: null, lastCookedAt: null, owner: { name: 'Anna' } })
    const read = await server.client().call(getRecipe, { params: { id: pie.id } })
    expect(read.data).toMatchObject({ labels: [], rating: null, isOwner: false, owner: { name: 'Anna' } })
    expect(await statusOfRecipe(null, sent.id)).toBe(401)
  })

  test('pictures open while the recipe is visible to the reader of their address', async () => {
    await show({ kind: 'recipe', recipeId: pie.id, visibility: 'friends' })
    const { data } = await people.ben.api.call(getRecipe, { params: { id: pie.id } })
    const open = async () => (await fetch(`${server.address}api/${data.image?.thumbnail}`)).status
    expect(await open()).toBe(200)
    expect((await fetch(`${server.address}api/${pie.image?.thumbnail}`)).status).toBe(200)
    await people.ben.api.call(removeFriend, { params: { id: people.anna.id } })
    expect(await open()).toBe(404)
    expect((await fetch(`${server.address}api/${pie.image?.thumbnail}`)).status).toBe(200)
    await show({ kind: 'all', visibility: 'public' })
    const guests = await server.client().call(getRecipe, { params: { id: pie.id } })
    const openAsGuest = async () => (await fetch(`${server.address}api/${guests.data.image?.thumbnail}`)).status
    expect(await openAsGuest()).toBe(200)
    await show()
    expect(await openAsGuest()).toBe(404)
  })

  test('friends’ recipes are listed among the own ones until the friendship ends', async () => {
    await aRecipe(people.ben, { title: 'Rice' })
    await show({ kind: 'all', visibility: 'friends' })
    const withFriends = async (query: object = {}) => {
      const { data } = await people.ben.api.call(listRecipes, { query: { includeFriends: 'true', ...query } })
      return [data.totalCount, ...data.data.map(({ title, owner }) => [title, owner?.name ?? null])]
    }
    const everything = [3, ['Plum pie', 'Anna'], ['Rice', null], ['Soup', 'Anna']]
    expect(await withFriends()).toEqual(everything)
    expect(await withFriends({ sort: '-createdAt' })).toEqual([
      3,
      ['Rice', null],
      ['Soup', 'Anna'],
      ['Plum pie', 'Anna'],
    ])
    // When somebody else cooked theirs is no order to see them in.
    const { data: shownRecipes } = await people.anna.api.call(listRecipes, { query: { sort: '-createdAt' } })
    const cooked = shownRecipes.data.find(({ title }) => title === 'Soup')?.id ?? ''
    await people.anna.api.call(addCooking, { params: { id: cooked }, body: {} })
    expect(await withFriends({ sort: '-lastCookedAt' })).toEqual(everything)
    expect(await withFriends({ offset: 1, count: 1 })).toEqual([3, ['Rice', null]])
    expect(await withFriends({ labels: 'soups' })).toEqual([0])
    const { data: without } = await people.ben.api.call(listRecipes, {})
    expect(without.totalCount).toBe(1)
    expect((await people.carl.api.call(listRecipes, { query: { includeFriends: 'true' } })).data.totalCount).toBe(0)
    await people.ben.api.call(removeFriend, { params: { id: people.anna.id } })
    expect(await withFriends()).toEqual([1, ['Rice', null]])
  })

  test('a search that includes friends finds their visible recipes by any text, after the own ones', async () => {
    await aRecipe(people.ben, { title: 'Zucchini pie' })
    await show({ kind: 'all', visibility: 'friends' })
    const find = async (member: TestMember, query: string, labels?: string) => {
      const sent = { query, includeFriends: 'true' as const, ...(labels !== undefined && { labels }) }
      const { data } = await member.api.call(searchRecipes, { query: sent })
      return [data.totalCount, ...data.data.map(({ title }) => title)]
    }
    expect(await find(people.ben, 'PIE')).toEqual([2, 'Zucchini pie', 'Plum pie'])
    expect(await find(people.ben, 'plúm')).toEqual([1, 'Plum pie'])
    await aRecipe(people.anna, { title: 'Crumble', ingredients: '500 g plums\n1 cup oats', notes: 'From the garden' })
    expect(await find(people.ben, 'plum')).toEqual([2, 'Plum pie', 'Crumble'])
    expect(await find(people.ben, 'oat garden')).toEqual([1, 'Crumble'])
    expect(await find(people.ben, 'plum label:soup')).toEqual([0])
    // Without a word it is the own book, and nobody else's.
    expect(await find(people.ben, '%')).toEqual([4, 'Zucchini pie', 'Crumble', 'Plum pie', 'Soup'])
    expect(await find(people.ben, 'pie', 'unlabeled')).toEqual([1, 'Zucchini pie'])
    expect(await find(people.carl, 'pie')).toEqual([0])
    await people.ben.api.call(removeFriend, { params: { id: people.anna.id } })
    expect(await find(people.ben, 'pie')).toEqual([1, 'Zucchini pie'])
  })

  test('a copy of a visible recipe belongs to the member, and names its source', async () => {
    const copy = (member: TestMember) => member.api.call(saveCopy, { params: { id: pie.id } })
    await expect(copy(people.carl)).rejects.toMatchObject({ status: 404 })
    await show({ kind: 'all', visibility: 'public' })
    const { data } = await copy(people.carl)
    expect(data).toMatchObject({ folder: 'main', isOwner: true, labels: [], rating: null, fromUser: { name: 'Anna' } })
    expect((await people.carl.api.call(listRecipes, {})).data.totalCount).toBe(1)
    const [copyId, reference] = [uuid(), uuid()]
    const copyAs = () => people.carl.api.call(saveCopy, { params: { id: pie.id }, query: { copyId } }, { reference })
    expect([(await copyAs()).data.id, (await copyAs()).data.id]).toEqual([copyId, copyId])
    expect((await people.carl.api.call(listRecipes, {})).data.totalCount).toBe(2)
    await expect(people.carl.api.call(saveCopy, { params: { id: pie.id }, query: { copyId } })).rejects.toMatchObject({
      status: 409,
    })
    await show()
    expect((await fetch(`${server.address}api/${data.image?.location}`)).status).toBe(200)
  })

  test('items are deleted with their label or recipe, and a merged label shows no more recipes', async () => {
    await show(
      { kind: 'recipe', recipeId: pie.id, visibility: 'public' },
      { kind: 'label', labelId: labelOf(soup), visibility: 'public' },
    )
    await people.anna.api.call(deleteRecipe, { params: { id: pie.id } })
    const other = await people.anna.api.call(attachLabel, { body: { title: 'Private', recipeIds: [soup.id] } })
    const merge = { labelIds: [labelOf(soup)], intoLabelId: other.data.id }
    await people.anna.api.call(mergeLabels, { body: merge })
    expect((await people.anna.api.call(listProfileItems, {})).data).toEqual([])
    expect(await everybodySees()).toEqual([404, 404, 401])
  })

  test('a profile refuses things of others, and stores a duplicate once', async () => {
    const items = [{ kind: 'recipe' as const, recipeId: pie.id, visibility: 'public' as const }]
    await expect(people.ben.api.call(saveProfileItems, { body: { items } })).rejects.toMatchObject({ status: 404 })
    const label = [{ kind: 'label' as const, labelId: labelOf(pie), visibility: 'public' as const }]
    await expect(people.ben.api.call(saveProfileItems, { body: { items: label } })).rejects.toMatchObject({
      status: 404,
    })
    const twice = await show(
      { kind: 'all', visibility: 'public' },
      { kind: 'all', visibility: 'friends' },
      { kind: 'recipe', recipeId: pie.id, visibility: 'friends' },
    )
    expect(twice.data.map(({ kind, visibility, recipe }) => [kind, visibility, recipe?.title])).toEqual([
      ['all', 'public', undefined],
      ['recipe', 'friends', 'Plum pie'],
    ])
    const many = Array.from({ length: maxProfileItems + 1 }, () => ({ kind: 'all', visibility: 'public' }) as const)
    await expect(people.anna.api.call(saveProfileItems, { body: { items: many } })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('a request with an ended session gets an error and does not count as a guest’s', async () => {
    await show({ kind: 'all', visibility: 'public' })
    const ended = server.client('gone')
    await expect(ended.call(listRecipes, { query: { userId: people.anna.id } })).rejects.toMatchObject({ status: 401 })
    await expect(server.client().call(listRecipes, {})).rejects.toMatchObject({ status: 401 })
  })
})
