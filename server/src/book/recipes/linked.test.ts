import { attachLabel } from '@potluck/api/labels'
import { addMealPlanItems, createMealPlan } from '@potluck/api/meal-plans'
import { sendMessage } from '@potluck/api/messages'
import {
  createRecipe,
  deleteRecipe,
  getRecipe,
  linkRecipe,
  listRelated,
  saveCopy,
  unlinkRecipe,
  updateRecipe,
  writtenFields,
} from '@potluck/api/recipes'
import { restoreRecipes } from '@potluck/api/trash'
import { aKitchen, aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('recipes beside a recipe', (server) => {
  const link = ({ api }: TestMember, id: string, linkedId: string) =>
    statusOf(api.call(linkRecipe, { params: { id, linkedId } }))
  const linkedOf = async ({ api }: TestMember, id: string) =>
    (await api.call(getRecipe, { params: { id } })).data.linked.map(({ title }) => title)
  const rename = async ({ api }: TestMember, id: string, title: string) => {
    const { data } = await api.call(getRecipe, { params: { id } })
    await api.call(updateRecipe, { params: { id }, body: { ...writtenFields(data), title, version: data.version } })
  }
  const relatedTo = async ({ api }: TestMember, id: string) =>
    (await api.call(listRelated, { params: { id } })).data.map(({ title }) => title)

  test('a recipe links to another, and a circle of links gets 409', async () => {
    const anna = await server.member('Anna')
    const [lasagne, sauce, broth] = [
      await aRecipe(anna, { title: 'Lasagne' }),
      await aRecipe(anna, { title: 'Sauce' }),
      await aRecipe(anna, { title: 'Broth' }),
    ]
    expect([
      await link(anna, lasagne.id, sauce.id),
      await link(anna, lasagne.id, sauce.id),
      await link(anna, sauce.id, broth.id),
      await link(anna, broth.id, lasagne.id),
      await link(anna, broth.id, broth.id),
    ]).toEqual([200, 200, 200, 409, 409])
    expect([await linkedOf(anna, lasagne.id), await linkedOf(anna, broth.id)]).toEqual([['Sauce'], []])
    expect(await relatedTo(anna, broth.id)).toEqual(['Sauce'])
    await anna.api.call(deleteRecipe, { params: { id: sauce.id } })
    expect([await linkedOf(anna, lasagne.id), await relatedTo(anna, broth.id)]).toEqual([[], []])
    await anna.api.call(unlinkRecipe, { params: { id: lasagne.id, linkedId: sauce.id } })
    expect(await link(anna, broth.id, lasagne.id)).toBe(200)
  })

  test('a link keeps the words by which a line names it, also when the other recipe gets another title', async () => {
    const anna = await server.member('Anna')
    const [pizza, dough] = [await aRecipe(anna, { title: 'Pizza' }), await aRecipe(anna, { title: 'Pizza dough' })]
    const params = { id: pizza.id, linkedId: dough.id }
    const read = async () => (await anna.api.call(getRecipe, { params: { id: pizza.id } })).data.linked
    await anna.api.call(linkRecipe, { params })
    expect(await read()).toEqual([{ id: dough.id, title: 'Pizza dough' }])
    await rename(anna, dough.id, 'Nonna’s best')
    const renamed = [{ id: dough.id, title: 'Nonna’s best', words: 'Pizza dough' }]
    expect(await read()).toEqual(renamed)
    // A link that is there keeps its words, unless others are given.
    await anna.api.call(linkRecipe, { params })
    expect(await read()).toEqual(renamed)
    await anna.api.call(linkRecipe, { params, query: { words: ' yeast dough ' } })
    expect(await read()).toEqual([{ id: dough.id, title: 'Nonna’s best', words: 'yeast dough' }])
  })

  test('a recipe that comes back out of the trash is linked again, with its words', async () => {
    const anna = await server.member('Anna')
    const [pizza, dough] = [await aRecipe(anna, { title: 'Pizza' }), await aRecipe(anna, { title: 'Dough' })]
    await anna.api.call(linkRecipe, { params: { id: pizza.id, linkedId: dough.id }, query: { words: 'yeast dough' } })
    await anna.api.call(deleteRecipe, { params: { id: dough.id } })
    expect(await linkedOf(anna, pizza.id)).toEqual([])
    await anna.api.call(restoreRecipes, { body: { ids: [dough.id] } })
    const { data } = await anna.api.call(getRecipe, { params: { id: pizza.id } })
    expect(data.linked).toEqual([{ id: dough.id, title: 'Dough', words: 'yeast dough' }])
  })

  test('two parallel links cannot close a circle', async () => {
    const anna = await server.member('Anna')
    const [one, two] = [await aRecipe(anna), await aRecipe(anna)]
    const statuses = await Promise.all([link(anna, one.id, two.id), link(anna, two.id, one.id)])
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test('two cooks of a kitchen cannot close a circle at the same time', async () => {
    const { anna, ben } = await server.circle()
    const query = { kitchen: await aKitchen(anna, [ben]) }
    const make = async (title: string) => (await anna.api.call(createRecipe, { query, body: { title } })).data.id
    const ring = [await make('One'), await make('Two'), await make('Three')]
    const links = ring.map((id, at) => ({ id, linkedId: ring[(at + 1) % ring.length] ?? '' }))
    const statuses = await Promise.all(
      links.map((params, at) => statusOf((at % 2 ? ben : anna).api.call(linkRecipe, { params, query }))),
    )
    expect(statuses.toSorted()).toEqual([200, 200, 409])
  })

  test('recipes that were planned for the same meal go with each other, the most frequent first', async () => {
    const anna = await server.member('Anna')
    const soup = await aRecipe(anna, { title: 'Soup', labels: ['warm'] })
    const bread = await aRecipe(anna, { title: 'Bread' })
    const salad = await aRecipe(anna, { title: 'Salad' })
    const tea = await aRecipe(anna, { title: 'Tea', labels: ['warm'] })
    expect(await relatedTo(anna, soup.id)).toEqual([])
    const plan = await anna.api.call(createMealPlan, { body: { title: 'Week' } })
    const put = (day: string, meal: string, recipes: readonly { readonly id: string }[]) =>
      anna.api.call(addMealPlanItems, {
        params: { id: plan.data.id },
        body: { items: recipes.map((recipe) => ({ title: 'x', day, meal, recipeId: recipe.id })) },
      })
    await put('2026-11-23', 'dinner', [soup, bread, salad])
    await put('2026-11-24', 'dinner', [soup, bread])
    await put('2026-11-24', 'breakfast', [tea])
    expect(await relatedTo(anna, soup.id)).toEqual(['Bread', 'Salad'])
    expect(await relatedTo(anna, tea.id)).toEqual([])
  })

  test('a copy of an own recipe has no labels and names its author', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna, { title: 'Soup', labels: ['warm'], rating: 5 })
    const { data } = await anna.api.call(saveCopy, { params: { id } })
    expect(data).toMatchObject({ title: 'Soup', folder: 'main', labels: [], rating: null, fromUser: { id: anna.id } })
    expect(data.id).not.toBe(id)
  })

  test('a recipe in the trash gets 404 for labels, links, copies and sending', async () => {
    const { anna, ben } = await server.circle()
    const [deleted, remaining] = [await aRecipe(anna), await aRecipe(anna)]
    await anna.api.call(deleteRecipe, { params: { id: deleted.id } })
    expect([
      await statusOf(anna.api.call(attachLabel, { body: { title: 'x', recipeIds: [deleted.id] } })),
      await link(anna, remaining.id, deleted.id),
      await statusOf(anna.api.call(saveCopy, { params: { id: deleted.id } })),
      await statusOf(anna.api.call(sendMessage, { body: { to: ben.id, body: 'here', recipeId: deleted.id } })),
    ]).toEqual([404, 404, 404, 404])
  })
})
