import { type CopiedLabel, type CopiedRecipe, listBookChanges } from '@potluck/api/book-changes'
import { addCooking } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { noteForOneself } from '@potluck/api/kitchens'
import { deleteLabels, listLabels, renameLabel } from '@potluck/api/labels'
import { deleteRecipes } from '@potluck/api/many-recipes'
import {
  createRecipe,
  deleteRecipe,
  getRecipe,
  linkRecipe,
  moveRecipe,
  rateRecipe,
  updateRecipe,
  writtenFields,
} from '@potluck/api/recipes'
import { restoreRecipes } from '@potluck/api/trash'
import { v7 as uuid } from 'uuid'
import { aKitchen, aPicture, aRecipe, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

/** A copy of a book on a device. */
function aCopy({ api }: TestMember) {
  const recipes = new Map<string, CopiedRecipe>()
  const labels = new Map<string, CopiedLabel>()
  let since: string | undefined
  /** @returns how many items came */
  async function follow(count = 500): Promise<number> {
    let came = 0
    for (let more = true; more; ) {
      const { data } = await api.call(listBookChanges, { query: { count, ...(since && { since }) } })
      for (const recipe of data.recipes) recipes.set(recipe.id, recipe)
      for (const label of data.labels) labels.set(label.id, label)
      for (const id of data.goneRecipes) recipes.delete(id)
      for (const id of data.goneLabels) labels.delete(id)
      came += data.recipes.length + data.labels.length + data.goneRecipes.length + data.goneLabels.length
      ;({ mark: since, more } = data)
    }
    return came
  }
  /** Without the addresses of pictures, which carry a ticket of the moment. */
  const content = () => ({
    recipes: [...recipes.values()]
      .map(({ images, labelIds, ...recipe }) => ({
        ...recipe,
        labelIds: labelIds.toSorted(),
        images: images.map(({ id }) => id),
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    labels: [...labels.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  })
  return { follow, content, titles: () => [...recipes.values()].map(({ title }) => title).toSorted() }
}

async function freshCopy(member: TestMember) {
  const copy = aCopy(member)
  await copy.follow()
  return copy.content()
}

bothDatabases('changes in a book', (server) => {
  test('every way to change a recipe or a label reaches a copy, and nothing else does', async () => {
    const anna = await server.member('Anna')
    const { api } = anna
    const soup = await aRecipe(anna, { title: 'Soup', labels: ['warm'] })
    const [stew, pie] = [
      await aRecipe(anna, { title: 'Stew' }),
      await aRecipe(anna, { title: 'Pie', labels: ['warm'] }),
    ]
    const copy = aCopy(anna)
    expect(await copy.follow()).toBe(4)
    expect(await copy.follow()).toBe(0)
    const { data: image } = await api.call(uploadImage, { file: await aPicture() })
    const steps: readonly (() => Promise<unknown>)[] = [
      () => api.call(rateRecipe, { params: { id: soup.id }, body: { rating: 4 } }),
      () => api.call(moveRecipe, { params: { id: soup.id }, body: { folder: 'inbox' } }),
      () => api.call(addCooking, { params: { id: soup.id }, body: { id: uuid(), cookedAt: new Date().toISOString() } }),
      () => api.call(linkRecipe, { params: { id: pie.id, linkedId: soup.id } }),
      () =>
        api.call(updateRecipe, {
          params: { id: stew.id },
          body: { ...writtenFields(stew), title: 'Goulash', labels: ['hot'], imageIds: [image.id] },
        }),
      async () => {
        const { data } = await api.call(listLabels, {})
        await api.call(renameLabel, { params: { id: data[0]?.id ?? '' }, body: { title: 'piping hot' } })
      },
      () => api.call(deleteRecipe, { params: { id: stew.id } }),
      () => api.call(restoreRecipes, { body: { ids: [stew.id] } }),
      async () => {
        const { data } = await api.call(listLabels, {})
        await api.call(deleteLabels, { body: { labelIds: data.map(({ id }) => id) } })
      },
      () => api.call(deleteRecipes, { body: { recipeIds: [soup.id, stew.id, pie.id] } }),
    ]
    for (const step of steps) {
      await step()
      expect(await copy.follow()).toBeGreaterThan(0)
      expect(copy.content()).toEqual(await freshCopy(anna))
      expect(await copy.follow()).toBe(0)
    }
    expect(copy.content()).toEqual({ recipes: [], labels: [] })
  })

  test('a copy that is read in pages while the book changes equals the book at the end', async () => {
    const anna = await server.member('Anna')
    const recipes = await Promise.all(Array.from({ length: 12 }, (_, at) => aRecipe(anna, { title: `Dish ${at}` })))
    const copy = aCopy(anna)
    const change = async (at: number) => {
      const recipe = recipes[at % recipes.length]
      if (!recipe) return
      const { id } = recipe
      const rated = anna.api.call(rateRecipe, { params: { id }, body: { rating: 1 + (at % 5) } })
      const saved = anna.api.call(updateRecipe, {
        params: { id },
        body: { ...writtenFields(recipe), title: `Dish ${at} again`, labels: [`label ${at % 3}`] },
      })
      await Promise.all([rated, saved])
    }
    await Promise.all([...Array.from({ length: 24 }, (_, at) => change(at)), copy.follow(3), copy.follow(2)])
    await copy.follow(1)
    expect(copy.content()).toEqual(await freshCopy(anna))
  })

  test('a copy contains nothing of other books, and does not reveal that they changed', async () => {
    const { anna, ben } = await server.circle()
    await aRecipe(ben, { title: 'Bread' })
    const copy = aCopy(anna)
    expect(await copy.follow()).toBe(0)
    await aRecipe(ben, { title: 'Cake' })
    expect(await copy.follow()).toBe(0)
    expect(copy.titles()).toEqual([])
  })

  test('a copy of a kitchen’s book says what its recipe says: whose it is, and what is the reader’s own', async () => {
    const [owner, reader] = [await server.member('Anna'), await server.member('Ben')]
    const kitchen = await aKitchen(owner)
    await joins(owner, kitchen, reader, 'reader')
    const query = { kitchen }
    const { id } = (await owner.api.call(createRecipe, { query, body: { title: 'Soup', rating: 2 } })).data
    await reader.api.call(rateRecipe, { params: { id }, query, body: { rating: 5 } })
    await reader.api.call(noteForOneself, { params: { id }, query, body: { note: 'Less salt' } })
    for (const { api } of [owner, reader]) {
      const [copied] = (await api.call(listBookChanges, { query })).data.recipes
      const {
        isOwner: _may,
        image: _first,
        images: _all,
        owner: _nobody,
        labels: _named,
        ...recipe
      } = (await api.call(getRecipe, { params: { id } })).data
      expect(copied).toMatchObject(recipe)
    }
  })

  test('what somebody noted on recipes of a kitchen counts for the bytes of a page', async () => {
    const anna = await server.member('Anna')
    const query = { kitchen: await aKitchen(anna) }
    const long = 'x'.repeat(100_000)
    const body = { title: 'Dish', ingredients: long, notes: long, description: 'x'.repeat(5_000) }
    const more = async () => (await anna.api.call(listBookChanges, { query })).data.more
    const ids: string[] = []
    for (let at = 0; at < 9; at += 1) ids.push((await anna.api.call(createRecipe, { query, body })).data.id)
    expect(await more()).toBe(false)
    const note = '漢'.repeat(5_000)
    for (const id of ids) await anna.api.call(noteForOneself, { params: { id }, query, body: { note } })
    expect(await more()).toBe(true)
  })

  test.each(['', 'nonsense', Buffer.from("1 ' or 1=1").toString('base64url'), 'x'.repeat(201)])(
    'an invalid cursor is refused: %s',
    async (since) => {
      const anna = await server.member('Anna')
      expect(await statusOf(anna.api.call(listBookChanges, { query: { since } }))).toBe(400)
    },
  )

  test('a cursor of another member’s book reveals nothing of it', async () => {
    const { anna, ben } = await server.circle()
    await aRecipe(ben, { title: 'Bread' })
    const { data } = await ben.api.call(listBookChanges, {})
    expect((await anna.api.call(listBookChanges, { query: { since: data.mark } })).data).toMatchObject({
      recipes: [],
      goneRecipes: [],
    })
  })
})
