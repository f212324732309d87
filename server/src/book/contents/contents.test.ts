import { setTimeout as pause } from 'node:timers/promises'
import { listBookChanges } from '@potluck/api/book-changes'
import { chooseFood, forgetFood } from '@potluck/api/chosen-foods'
import { saveProfileItems } from '@potluck/api/profile-items'
import { createRecipe, getRecipe, updateRecipe } from '@potluck/api/recipes'
import { nutrientNames } from '@potluck/foods/food'
import { nutrientBit } from '@potluck/foods/serving'
import { eachDatabase } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { untilWorkedOut } from '../../testing/until-worked-out.ts'

const bread = {
  title: 'Bread',
  yield: '4 servings',
  ingredients: '[Dough]\n200 g sugar\n400 g flour\n\n3 glimmer roots\nsalt',
}

const contentsOf = async ({ api }: TestMember, id: string) =>
  (await api.call(getRecipe, { params: { id } })).data.contents

eachDatabase('the contents of recipes', (server) => {
  test('are worked out when a recipe is written and when it is saved', async () => {
    const anna = await server.member('Anna')
    const { data } = await anna.api.call(createRecipe, { body: bread })
    const { contents } = data
    expect(contents).toMatchObject({ servings: 4 })
    expect(contents?.lines.map(({ at, food, notCounted }) => [at, food, notCounted])).toEqual([
      [1, 'sugar', undefined],
      [2, expect.stringMatching(/flour/), undefined],
      [4, undefined, 'food'],
      [5, 'salt', 'amount'],
    ])
    expect(contents?.nutrients.energy).toBeGreaterThan(1_800)
    await anna.api.call(updateRecipe, { params: { id: data.id }, body: { ...bread, ingredients: '100 g sugar' } })
    expect((await contentsOf(anna, data.id))?.nutrients.energy).toBeCloseTo(387, -1)
  })

  test('come to a copy of the book, and count as a change of the recipe', async () => {
    const anna = await server.member('Anna')
    const { data } = await anna.api.call(createRecipe, { body: bread })
    const { data: before } = await anna.api.call(listBookChanges, { query: {} })
    expect(before.recipes[0]?.contents).toEqual(data.contents)
    await anna.api.call(chooseFood, { body: { line: 'glimmer root', food: 'carrot', recipeId: data.id } })
    const { data: after } = await anna.api.call(listBookChanges, { query: { since: before.mark } })
    expect(after.recipes.map(({ id }) => id)).toEqual([data.id])
    expect(after.recipes[0]?.contents?.lines[2]).toMatchObject({ food: 'carrot', isChosen: true })
  })

  test('follow the food that somebody chose for a name, in all recipes of the book and in no other one', async () => {
    const { anna, ben } = await server.circle()
    const first = (await anna.api.call(createRecipe, { body: bread })).data
    const other = (await anna.api.call(createRecipe, { body: { title: 'Soup', ingredients: '2 glimmer roots' } })).data
    const his = (await ben.api.call(createRecipe, { body: { title: 'Stew', ingredients: '2 glimmer roots' } })).data
    const foodIn = async (member: TestMember, id: string) =>
      (await contentsOf(member, id))?.lines.find(({ at }) => at === 4 || at === 0)?.food
    await anna.api.call(chooseFood, { body: { line: 'glimmer roots', food: 'carrot', recipeId: first.id } })
    expect(await foodIn(anna, first.id)).toBe('carrot')
    await untilWorkedOut(server)
    expect(await foodIn(anna, other.id)).toBe('carrot')
    expect(await foodIn(ben, his.id)).toBeUndefined()
    const { data: later } = await anna.api.call(createRecipe, { body: { title: 'Pie', ingredients: '1 glimmer root' } })
    expect(later.contents?.lines[0]?.food).toBe('carrot')
    await anna.api.call(forgetFood, { query: { line: 'glimmer root', recipeId: first.id } })
    expect(await foodIn(anna, first.id)).toBeUndefined()
  })

  test('are worked out for recipes that have none yet, and read by whoever may read the recipe', async () => {
    const { anna, ben } = await server.circle()
    const { data } = await anna.api.call(createRecipe, { body: bread })
    const { db } = server.database
    await db.deleteFrom('recipeContents').where('ownerId', '=', anna.id).execute()
    expect(await contentsOf(anna, data.id)).toBeUndefined()
    await anna.api.call(forgetFood, { query: { line: 'anything' } })
    const isThere = () =>
      db.selectFrom('recipeContents').select('recipeId').where('recipeId', '=', data.id).executeTakeFirst()
    while (!(await isThere())) await pause(20)
    expect(await contentsOf(anna, data.id)).toEqual(data.contents)
    await anna.api.call(saveProfileItems, { body: { items: [{ kind: 'all', visibility: 'friends' }] } })
    expect(await contentsOf(ben, data.id)).toEqual(data.contents)
  })

  test('of a serving are what the recipe states, or else what its lines amount to', async () => {
    const anna = await server.member('Anna')
    const stored = async (body: { ingredients: string; yield?: string; nutrition?: string }) => {
      const { data } = await anna.api.call(createRecipe, { body: { title: 'Sweet', ...body } })
      return server.database.db
        .selectFrom('recipeContents')
        .select(['energy', 'salt', 'whole', 'notCounted', 'lines'])
        .where('recipeId', '=', data.id)
        .executeTakeFirstOrThrow()
    }
    const sugar = { ingredients: '400 g sugar', yield: '4 servings' }
    const all = (1 << nutrientNames.length) - 1
    expect(await stored(sugar)).toMatchObject({ energy: 387, notCounted: 0, lines: 1, whole: all })
    const stated = { ...sugar, ingredients: `${sugar.ingredients}\n2 glimmer roots`, nutrition: '120 kcal' }
    expect(await stored(stated)).toMatchObject({ energy: 120, notCounted: 1, whole: nutrientBit('energy') })
    expect(await stored({ ingredients: '400 g sugar' })).toMatchObject({ energy: null, whole: 0 })
    // Nobody knows how much salt that is.
    const { whole } = await stored({ ...sugar, ingredients: '400 g sugar\nsalt' })
    expect(whole).toBe(all - nutrientBit('salt'))
  })
})
