import { uploadImage } from '@potluck/api/images'
import { listLabels } from '@potluck/api/labels'
import { deleteAllRecipes, deleteRecipes, listRecipeIds, maxChanged, moveRecipes } from '@potluck/api/many-recipes'
import { countRecipes, getRecipe, listRecipes, searchRecipes } from '@potluck/api/recipes'
import { listTrash, restoreRecipes } from '@potluck/api/trash'
import { v7 as uuid } from 'uuid'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('many recipes at once', (server) => {
  let anna: TestMember
  let ben: TestMember

  beforeEach(async () => {
    ;({ anna, ben } = await server.circle())
  })

  const count = async (member: TestMember, folder: 'main' | 'inbox' = 'main') =>
    (await member.api.call(countRecipes, { query: { folder } })).data.count

  test('a bulk deletion removes recipes with labels and pictures and skips missing, repeated and foreign ids', async () => {
    const { data: image } = await anna.api.call(uploadImage, { file: await aPicture() })
    const one = await aRecipe(anna, { labels: ['soup'], imageIds: [image.id] })
    const two = await aRecipe(anna, { labels: ['soup', 'kept'] })
    const remaining = await aRecipe(anna, { labels: ['kept'] })
    const theirs = await aRecipe(ben)
    const recipeIds = [one.id, theirs.id, two.id, one.id, uuid()]
    expect((await anna.api.call(deleteRecipes, { body: { recipeIds } })).data).toEqual({ recipeCount: 2 })
    expect((await anna.api.call(deleteRecipes, { body: { recipeIds } })).data).toEqual({ recipeCount: 0 })
    expect((await anna.api.call(listRecipeIds, {})).data.ids).toEqual([remaining.id])
    expect(await count(anna)).toBe(1)
    const { data: labels } = await anna.api.call(listLabels, {})
    expect(labels.map(({ title, recipeCount }) => [title, recipeCount])).toEqual([['kept', 1]])
    expect((await fetch(`${server.address}api/${one.images[0]?.location}`)).status).toBe(404)
    expect((await ben.api.call(getRecipe, { params: { id: theirs.id } })).data.title).toBe('Toast')
  })

  test('two parallel deletions of the same recipes count each recipe once', async () => {
    const recipeIds = await Promise.all(Array.from({ length: 6 }, async () => (await aRecipe(anna)).id))
    const answers = await Promise.all([1, 2].map(() => anna.api.call(deleteRecipes, { body: { recipeIds } })))
    expect(answers.map(({ data }) => data.recipeCount).toSorted()).toEqual([0, 6])
    expect(await count(anna)).toBe(0)
  })

  test('parallel bulk deletions over the limit of a member are refused and can be repeated', async () => {
    await aRecipe(anna)
    const removeAll = () => statusOf(anna.api.call(deleteAllRecipes, { body: { word: 'DELETE' } }))
    const statuses = await Promise.all(Array.from({ length: 12 }, removeAll))
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    expect(statuses).toContain(200)
    expect(await removeAll()).toBe(200)
    expect(await count(anna)).toBe(0)
  })

  test('a deletion that is sent again does not delete recipes restored meanwhile', async () => {
    const [one, two] = [await aRecipe(anna), await aRecipe(anna)]
    const reference = uuid()
    const remove = () => anna.api.call(deleteRecipes, { body: { recipeIds: [one.id, two.id] } }, { reference })
    await remove()
    await anna.api.call(restoreRecipes, { body: { ids: [one.id] } })
    expect((await remove()).data).toEqual({ recipeCount: 2 })
    expect((await anna.api.call(listRecipeIds, {})).data.ids).toEqual([one.id])
  })

  test('moved recipes are found only in their new folder', async () => {
    const [one, two] = [await aRecipe(anna, { title: 'Leek pie' }), await aRecipe(anna, { title: 'Plum pie' })]
    const theirs = await aRecipe(ben)
    const move = (folder: 'main' | 'inbox') =>
      anna.api.call(moveRecipes, { body: { recipeIds: [one.id, theirs.id, one.id, uuid()], folder } })
    expect((await move('inbox')).data).toEqual({ recipeCount: 1 })
    expect([await count(anna), await count(anna, 'inbox'), await count(ben)]).toEqual([1, 1, 1])
    const foundTitles = async () => {
      const { data } = await anna.api.call(searchRecipes, { query: { query: 'pie' } })
      return data.data.map(({ id }) => id)
    }
    expect(await foundTitles()).toEqual([two.id])
    expect((await move('main')).data).toEqual({ recipeCount: 1 })
    expect(await foundTitles()).toEqual([one.id, two.id])
  })

  test('the ids of all recipes that match a filter are listed', async () => {
    const soup = await aRecipe(anna, { labels: ['Soup'], rating: 5 })
    await aRecipe(anna, { labels: ['Soup'] })
    await aRecipe(anna, { rating: 5 })
    const { data } = await anna.api.call(listRecipeIds, { query: { labels: 'soup', ratingFilter: '5' } })
    expect(data.ids).toEqual([soup.id])
  })

  test('deleting all recipes needs the confirmation and deletes only the own ones', async () => {
    await aRecipe(anna)
    const inInbox = await aRecipe(anna)
    await anna.api.call(moveRecipes, { body: { recipeIds: [inInbox.id], folder: 'inbox' } })
    await aRecipe(ben)
    const remove = async (body?: object) =>
      (
        await fetch(`${server.address}api/recipes/all`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${anna.token}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
      ).status
    expect([
      await remove(),
      await remove({}),
      await remove({ word: 'delete' }),
      await remove({ word: ['DELETE'] }),
    ]).toEqual([400, 400, 400, 400])
    expect(await count(anna)).toBe(1)
    expect((await anna.api.call(deleteAllRecipes, { body: { word: 'DELETE' } })).data).toEqual({ recipeCount: 2 })
    expect([await count(anna), await count(anna, 'inbox'), await count(ben)]).toEqual([0, 0, 1])
    expect((await anna.api.call(listTrash, {})).data.totalCount).toBe(2)
  })

  test.each([
    ['nothing', {}],
    ['no list', { recipeIds: 'all' }],
    ['an empty list', { recipeIds: [] }],
    ['what is no id', { recipeIds: ["' or 1=1"] }],
    ['nested lists', { recipeIds: [[uuid()]] }],
    ['more than may be', { recipeIds: Array.from({ length: maxChanged + 1 }, () => uuid()) }],
  ])('%s is refused', async (_what, body) => {
    const sent = await fetch(`${server.address}api/recipes/delete-bulk`, {
      method: 'POST',
      headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([400, 413]).toContain(sent.status)
  })

  test('a call accepts the maximum number of ids', async () => {
    const { id } = await aRecipe(anna)
    const recipeIds = [...Array.from({ length: maxChanged - 1 }, () => uuid()), id]
    expect((await anna.api.call(deleteRecipes, { body: { recipeIds } })).data).toEqual({ recipeCount: 1 })
    expect((await anna.api.call(listRecipes, {})).data.totalCount).toBe(0)
  })
})
