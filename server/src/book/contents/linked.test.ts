import { listBookChanges } from '@potluck/api/book-changes'
import { chooseFood } from '@potluck/api/chosen-foods'
import { setOnlyForMe } from '@potluck/api/kitchens'
import { saveProfileItems } from '@potluck/api/profile-items'
import {
  createRecipe,
  deleteRecipe,
  getRecipe,
  linkRecipe,
  searchRecipes,
  unlinkRecipe,
  updateRecipe,
  writtenFields,
} from '@potluck/api/recipes'
import { restoreRecipes } from '@potluck/api/trash'
import { type Mark, marksOf, namesIn } from '@potluck/foods/marks'
import { aKitchen } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { untilWorkedOut } from '../../testing/until-worked-out.ts'

bothDatabases('a recipe that is a line of another one', (server) => {
  /** Writes recipes, each after those that it takes. @returns their ids */
  async function write({ api }: TestMember, ...recipes: readonly Written[]): Promise<readonly string[]> {
    const ids: string[] = []
    for (const { takes = [], ...body } of recipes) {
      const { data } = await api.call(createRecipe, { body })
      for (const at of takes) {
        await api.call(linkRecipe, { params: { id: data.id, linkedId: ids[at] ?? '' }, query: {} })
      }
      ids.push(data.id)
    }
    await untilWorkedOut(server)
    return ids
  }
  interface Written {
    readonly title: string
    readonly ingredients: string
    readonly yield?: string
    readonly takes?: readonly number[]
  }
  const contentsOf = async ({ api }: TestMember, id: string | undefined) => {
    await untilWorkedOut(server)
    return (await api.call(getRecipe, { params: { id: id ?? '' } })).data.contents
  }
  const save = async ({ api }: TestMember, id: string, changes: Partial<Written>) => {
    const { data } = await api.call(getRecipe, { params: { id } })
    await api.call(updateRecipe, { params: { id }, body: { ...writtenFields(data), ...changes } })
  }
  const found = async ({ api }: TestMember, query: string) => {
    await untilWorkedOut(server)
    return (await api.call(searchRecipes, { query: { query, sort: 'title' } })).data.data.map(({ title }) => title)
  }
  const named = (marks: number | undefined) => namesIn(marks ?? 0)
  const dough = { title: 'Pizza dough', ingredients: '300 g sugar\n100 g flour' }
  const ofDough = 3 * 387 + 364

  test.each([
    ['1 batch pizza dough', '', 1],
    ['½ batch pizza dough', '', 0.5],
    ['200 g pizza dough', '', 0.5],
    ['200 g pizza dough', 'makes 800 g', 0.25],
    ['1 cup pizza dough', '4 cups', 0.25],
    ['2 balls pizza dough', '4 balls', 0.5],
  ])('“%s” of what makes “%s” counts %d times', async (line, made, times) => {
    const anna = await server.member('Anna')
    const [, pizza] = await write(
      anna,
      { ...dough, yield: made },
      { title: 'Pizza', ingredients: `${line}\n100 g sugar`, takes: [0] },
    )
    const contents = await contentsOf(anna, pizza)
    expect((contents?.nutrients.energy ?? 0) / (387 + times * ofDough)).toBeCloseTo(1, 1)
    expect(contents?.lines[0]).toMatchObject({ isRecipe: true, grams: 400 * times, contains: marksOf(['gluten']) })
    expect(contents?.lines[0]).not.toHaveProperty('food')
    expect(contents?.lines[0]).not.toHaveProperty('notCounted')
  })

  test('is all that is in it where its amount is not known, and is never read by its words', async () => {
    const anna = await server.member('Anna')
    const [, pizza] = await write(
      anna,
      { title: 'Almond milk', ingredients: '100 g oats', yield: 'makes 1 kg' },
      { title: 'Porridge', ingredients: 'some almond milk\n100 g sugar', takes: [0] },
    )
    const [line] = (await contentsOf(anna, pizza))?.lines ?? []
    expect(line).toMatchObject({ isRecipe: true, notCounted: 'weight' })
    expect(named(line?.contains)).toEqual<Mark[]>(['gluten'])
    expect(line).not.toHaveProperty('isUnclear')
  })

  test('is as unclear as it is, and counts as far as it is known', async () => {
    const anna = await server.member('Anna')
    const [, pizza] = await write(
      anna,
      { title: 'Paste', ingredients: '100 g sugar\n2 glimmer roots' },
      { title: 'Cake', ingredients: '1 batch paste\n100 g sugar', takes: [0] },
    )
    const contents = await contentsOf(anna, pizza)
    expect(contents?.lines[0]).toMatchObject({ notCounted: 'part', isUnclear: true })
    expect(contents?.nutrients.energy).toBeCloseTo(774, -1)
    expect(await found(anna, 'without:nuts')).toEqual([])
  })

  test('what a line names besides counts, too', async () => {
    const anna = await server.member('Anna')
    const [, pizza] = await write(anna, dough, {
      title: 'Pizza',
      ingredients:
        '1 batch pizza dough with parmesan\n1 batch pizza dough (thawed, see below)\n1 pizza dough with glimmer roots',
      takes: [0],
    })
    const { lines = [] } = (await contentsOf(anna, pizza)) ?? {}
    expect(lines.map(({ contains, isUnclear }) => [named(contains), isUnclear === true])).toEqual([
      [['gluten', 'milk', 'animal'], false],
      [['gluten'], false],
      [['gluten'], true],
    ])
  })

  test('changes what takes it, through two levels, when it is saved, linked, unlinked, deleted and restored', async () => {
    const anna = await server.member('Anna')
    const [starter = '', middle = '', pizza = ''] = await write(
      anna,
      { title: 'Starter', ingredients: '100 g sugar' },
      { title: 'Pizza dough', ingredients: '2 batches starter\n100 g sugar', takes: [0] },
      { title: 'Pizza', ingredients: '1 batch pizza dough\n2 tomatoes', takes: [1] },
    )
    const state = async () => {
      const contents = await contentsOf(anna, pizza)
      return [Math.round((contents?.lines[0]?.grams ?? 0) / 10) * 10, named(contents?.lines[0]?.contains)]
    }
    expect(await state()).toEqual([300, []])
    expect(await found(anna, 'without:milk')).toEqual(['Pizza', 'Pizza dough', 'Starter'])
    const { data: before } = await anna.api.call(listBookChanges, { query: {} })
    await save(anna, starter, { ingredients: '100 g sugar\n50 g butter' })
    expect(await state()).toEqual([400, ['milk', 'animal']])
    const { data: after } = await anna.api.call(listBookChanges, { query: { since: before.mark } })
    expect(after.recipes.map(({ title }) => title).sort()).toEqual(['Pizza', 'Pizza dough', 'Starter'])
    expect(await found(anna, 'without:milk')).toEqual([])

    const params = { id: middle, linkedId: starter }
    await anna.api.call(unlinkRecipe, { params })
    expect(await state()).toEqual([100, []])
    await anna.api.call(linkRecipe, { params, query: {} })
    expect(await state()).toEqual([400, ['milk', 'animal']])

    await anna.api.call(deleteRecipe, { params: { id: starter } })
    expect(await state()).toEqual([100, []])
    await anna.api.call(restoreRecipes, { body: { ids: [starter] } })
    expect(await state()).toEqual([400, ['milk', 'animal']])

    await anna.api.call(deleteRecipe, { params: { id: pizza } })
    await save(anna, starter, { ingredients: '100 g sugar' })
    await untilWorkedOut(server)
    await anna.api.call(restoreRecipes, { body: { ids: [pizza] } })
    expect(await state()).toEqual([300, []])
  })

  test('follows a food that is chosen for a line of it', async () => {
    const anna = await server.member('Anna')
    const [inner = '', outer] = await write(
      anna,
      { title: 'Paste', ingredients: '100 g glimmer roots' },
      { title: 'Cake', ingredients: '1 batch paste', takes: [0] },
    )
    expect((await contentsOf(anna, outer))?.lines[0]).toMatchObject({ notCounted: 'part', isUnclear: true })
    await anna.api.call(chooseFood, { body: { line: 'glimmer roots', food: 'butter', recipeId: inner } })
    const [line] = (await contentsOf(anna, outer))?.lines ?? []
    expect([line?.grams, named(line?.contains), line?.isUnclear]).toEqual([100, ['milk', 'animal'], undefined])
    await anna.api.call(chooseFood, { body: { line: 'paste', food: 'sugar' } })
    const [again] = (await contentsOf(anna, outer))?.lines ?? []
    expect(again).toEqual(line)
  })

  test('is not known more than five levels deep', async () => {
    const anna = await server.member('Anna')
    const letters = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
    const ids = await write(
      anna,
      ...letters.map((title, at) =>
        at === 0
          ? { title, ingredients: '100 g butter' }
          : { title, ingredients: `1 batch ${letters[at - 1]}`, takes: [at - 1] },
      ),
    )
    const known = async (at: number) => {
      const [line] = (await contentsOf(anna, ids[at]))?.lines ?? []
      return [named(line?.contains).includes('milk'), line?.isUnclear === true]
    }
    expect([await known(5), await known(6)]).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('stays among the numbers and marks for whoever may not see it, and is not named to them', async () => {
    const { anna, ben } = await server.circle()
    const [, pizza = ''] = await write(
      anna,
      { title: 'Secret base', ingredients: '100 g butter' },
      { title: 'Pizza', ingredients: '1 batch base' },
    )
    const { data: first } = await anna.api.call(searchRecipes, { query: { query: 'secret' } })
    const linkedId = first.data[0]?.id ?? ''
    await anna.api.call(linkRecipe, { params: { id: pizza, linkedId }, query: { words: 'base' } })
    const items = [{ kind: 'recipe' as const, recipeId: pizza, visibility: 'friends' as const }]
    await anna.api.call(saveProfileItems, { body: { items } })
    await untilWorkedOut(server)
    const { data } = await ben.api.call(getRecipe, { params: { id: pizza } })
    expect(data.contents?.lines[0]).toMatchObject({ isRecipe: true, grams: 100, contains: marksOf(['milk', 'animal']) })
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`Secret|${linkedId}`))
  })

  test('is words while it is in another book', async () => {
    const anna = await server.member('Anna')
    const query = { kitchen: await aKitchen(anna) }
    const { data: base } = await anna.api.call(createRecipe, {
      query,
      body: { title: 'Glimmer', ingredients: '9 g butter' },
    })
    const { data: cake } = await anna.api.call(createRecipe, {
      query,
      body: { title: 'Cake', ingredients: '1 batch glimmer' },
    })
    await anna.api.call(linkRecipe, { params: { id: cake.id, linkedId: base.id }, query })
    const lineOfCake = async () => {
      await untilWorkedOut(server)
      const { data } = await anna.api.call(getRecipe, { params: { id: cake.id } })
      return data.contents?.lines[0]
    }
    const linked = { isRecipe: true, grams: 9 }
    expect(await lineOfCake()).toMatchObject(linked)
    const keep = (onlyForMe: boolean) =>
      anna.api.call(setOnlyForMe, { params: { id: base.id }, query, body: { onlyForMe } })
    await keep(true)
    expect(await lineOfCake()).not.toHaveProperty('isRecipe')
    await keep(false)
    expect(await lineOfCake()).toMatchObject(linked)
  })

  test.each([
    ['Pizzateig', '½ Rezept Pizzateig, gekühlt'],
    ['Pasta frolla', '1 dose di pasta frolla'],
    ['Тісто для піци', '1 порція тіста для піци'],
    ['בצק פיצה', '1 מתכון בצק פיצה'],
    ['Pizza dough', '1 large pizza dough, chilled'],
  ])('is understood: %s in “%s”', async (title, ingredients) => {
    const anna = await server.member('Anna')
    const [, outer] = await write(
      anna,
      { title, ingredients: '100 g sugar' },
      { title: 'Cake', ingredients, takes: [0] },
    )
    const [line] = (await contentsOf(anna, outer))?.lines ?? []
    expect(line).toMatchObject({ isRecipe: true })
    expect(line).not.toHaveProperty('isUnclear')
  })
})
