import { addCooking } from '@potluck/api/cookings'
import { attachLabel, deleteLabels } from '@potluck/api/labels'
import { listRecipeIds } from '@potluck/api/many-recipes'
import {
  createRecipe,
  deleteRecipe,
  listRecipes,
  moveRecipe,
  type RecipeDraft,
  searchRecipes,
  updateRecipe,
} from '@potluck/api/recipes'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { indexWaiting, tidyIndex } from './index-waiting.ts'

bothDatabases('lists and searches', (server) => {
  const create = async (member: TestMember, body: RecipeDraft) => (await member.api.call(createRecipe, { body })).data
  const list = async (member: TestMember, query: object) =>
    (await member.api.call(listRecipes, { query })).data.data.map(({ title }) => title)
  const find = async (member: TestMember, query: string, more: object = {}) =>
    (await member.api.call(searchRecipes, { query: { query, ...more } })).data
  const titles = async (member: TestMember, query: string, more: object = {}) =>
    (await find(member, query, more)).data.map(({ title }) => title)

  test('every sort works in both directions and puts unknown values last', async () => {
    const anna = await server.member('Anna')
    const bread = await create(anna, { title: 'Bread', rating: 3, totalTime: '2 h' })
    await create(anna, { title: 'Apple', totalTime: '20 min' })
    const cake = await create(anna, { title: 'Cake', rating: 5 })
    await create(anna, { title: 'Dill', rating: 3, totalTime: '1 h 30 min' })
    for (const [id, cookedAt] of [
      [bread.id, '2026-01-02T12:00:00.000Z'],
      [cake.id, '2026-03-04T12:00:00.000Z'],
    ] as const) {
      await anna.api.call(addCooking, { params: { id }, body: { cookedAt } })
    }
    const orders: readonly (readonly [string, string])[] = [
      ['title', 'Apple Bread Cake Dill'],
      ['titleDown', 'Dill Cake Bread Apple'],
      ['-rating', 'Cake Bread Dill Apple'],
      ['rating', 'Bread Dill Cake Apple'],
      ['totalTime', 'Apple Dill Bread Cake'],
      ['-totalTime', 'Bread Dill Apple Cake'],
      ['-lastCookedAt', 'Cake Bread Apple Dill'],
      ['lastCookedAt', 'Bread Cake Apple Dill'],
      ['createdAt', 'Bread Apple Cake Dill'],
      ['-createdAt', 'Dill Cake Apple Bread'],
    ]
    for (const [sort, order] of orders) expect([sort, (await list(anna, { sort })).join(' ')]).toEqual([sort, order])
    expect(await titles(anna, 'time:<100', { sort: '-totalTime' })).toEqual(['Dill', 'Apple'])
  })

  test('a random order is stable across its pages and differs for another seed', async () => {
    const anna = await server.member('Anna')
    const all = Array.from({ length: 24 }, (_, number) => `Recipe ${number}`)
    for (const title of all) await create(anna, { title })
    const pages = async (seed: number) => {
      const parts = [0, 10, 20].map((offset) => list(anna, { sort: 'random', seed, offset, count: 10 }))
      return (await Promise.all(parts)).flat()
    }
    const [first, again, other] = [await pages(1), await pages(1), await pages(2)]
    expect(again).toEqual(first)
    expect(first.toSorted()).toEqual(all.toSorted())
    expect(other).not.toEqual(first)
  })

  test('a cached order follows recipes that are created, moved and deleted', async () => {
    const anna = await server.member('Anna')
    const ida = await server.member('Ida')
    const inBoth = async (member: TestMember) => [
      (await list(member, { sort: 'random', seed: 1 })).toSorted(),
      (await list(member, { sort: 'random', seed: 1, folder: 'inbox' })).toSorted(),
    ]
    const apple = await create(anna, { title: 'Apple' })
    const bread = await create(anna, { title: 'Bread' })
    expect(await inBoth(anna)).toEqual([['Apple', 'Bread'], []])
    expect(await inBoth(ida)).toEqual([[], []])
    await create(anna, { title: 'Cake' })
    expect(await inBoth(anna)).toEqual([['Apple', 'Bread', 'Cake'], []])
    await anna.api.call(moveRecipe, { params: { id: apple.id }, body: { folder: 'inbox' } })
    await anna.api.call(updateRecipe, { params: { id: bread.id }, body: { title: 'Buns' } })
    expect(await inBoth(anna)).toEqual([['Buns', 'Cake'], ['Apple']])
    await anna.api.call(deleteRecipe, { params: { id: bread.id } })
    expect(await inBoth(anna)).toEqual([['Cake'], ['Apple']])
  })

  test('a cached filtered list follows changes of recipes and labels, also on its pages', async () => {
    const [anna, ida] = [await server.member('Anna'), await server.member('Ida')]
    const soup = await create(anna, { title: 'Beet soup', labels: ['Soup'], rating: 4 })
    const stew = await create(anna, { title: 'Lentil stew', labels: ['Dinner'] })
    await create(ida, { title: 'Cold soup', labels: ['Soup'] })
    const lists = () =>
      Promise.all([
        list(anna, { labels: 'soup' }),
        list(anna, { ratingFilter: '4' }),
        list(anna, { withoutLabels: 'soup' }),
        list(anna, { labels: 'soup', offset: 1, count: 1 }),
      ])
    const ids = async () => (await anna.api.call(listRecipeIds, { query: { labels: 'soup' } })).data.ids
    expect(await lists()).toEqual([['Beet soup'], ['Beet soup'], ['Lentil stew'], []])
    expect(await ids()).toEqual([soup.id])

    const { id: labelId } = (await anna.api.call(attachLabel, { body: { title: 'Soup', recipeIds: [stew.id] } })).data
    expect(await lists()).toEqual([['Beet soup', 'Lentil stew'], ['Beet soup'], [], ['Lentil stew']])
    await anna.api.call(updateRecipe, { params: { id: soup.id }, body: { title: 'Soup', labels: ['Soup'], rating: 2 } })
    expect(await lists()).toEqual([['Lentil stew', 'Soup'], [], [], ['Soup']])
    expect(await ids()).toEqual([stew.id, soup.id])
    await anna.api.call(deleteRecipe, { params: { id: stew.id } })
    expect(await lists()).toEqual([['Soup'], [], [], []])
    await anna.api.call(deleteLabels, { body: { labelIds: [labelId] } })
    expect(await lists()).toEqual([[], [], ['Soup'], []])
    expect(await list(ida, { labels: 'soup' })).toEqual(['Cold soup'])
  })

  test('search corrects a typo and leaves a known word as it is', async () => {
    const anna = await server.member('Anna')
    await create(anna, { title: 'Chicken stew' })
    await create(anna, { title: 'Roast beef' })
    await create(anna, { title: 'Toast' })
    const answer = await find(anna, 'chikcen')
    expect(answer.data.map(({ title }) => title)).toEqual(['Chicken stew'])
    expect(answer).toMatchObject({ corrections: [{ typed: 'chikcen', meant: ['chicken'] }], marks: ['chicken'] })
    expect(await find(anna, 'roast')).toMatchObject({ totalCount: 1, corrections: [] })
    expect(await titles(anna, 'rosat')).toEqual(['Roast beef'])
    expect(await titles(anna, 'bef')).toEqual([])
  })

  test('a word inside another is found: German compounds, Korean, figures and signs', async () => {
    const anna = await server.member('Anna')
    for (const title of [
      'Gemüseauflauf mit Käse und Kräutern',
      'Käsespätzle mit Zwiebeln auf dem Teller',
      'Gemüsesuppen',
      'Mac & cheese',
      '김치찌개',
      '7-Up cake',
      'Schwein mit Kraut',
      'Pineapple and cream with the juice of a lime',
    ])
      await create(anna, { title })
    expect(await titles(anna, 'Auflauf')).toEqual(['Gemüseauflauf mit Käse und Kräutern'])
    expect(await titles(anna, 'aufläufe')).toEqual(['Gemüseauflauf mit Käse und Kräutern'])
    expect(await titles(anna, 'Spätzle')).toEqual(['Käsespätzle mit Zwiebeln auf dem Teller'])
    expect(await titles(anna, 'suppe')).toEqual(['Gemüsesuppen'])
    expect(await titles(anna, 'mac and cheese')).toEqual(['Mac & cheese'])
    expect(await titles(anna, 'mac und cheese')).toEqual(['Mac & cheese'])
    expect(await titles(anna, '찌개')).toEqual(['김치찌개'])
    expect(await titles(anna, '치찌')).toEqual(['김치찌개'])
    expect(await titles(anna, '7up')).toEqual(['7-Up cake'])
    expect(await titles(anna, 'wein')).toEqual([])
    expect(await titles(anna, 'apple')).toEqual([])
  })

  test('the word itself comes before compounds', async () => {
    const anna = await server.member('Anna')
    for (const title of ['Apfelkuchen mit Sahne', 'Kuchen mit Sahne und Zimt']) await create(anna, { title })
    expect(await titles(anna, 'kuchen')).toEqual(['Kuchen mit Sahne und Zimt', 'Apfelkuchen mit Sahne'])
  })

  test('slips are forgiven in words of four letters, and where a longer word begins so in few recipes', async () => {
    const anna = await server.member('Anna')
    for (const title of ['Broccoli bake', 'Sopa de brócolis', 'Chicken soup', 'Apple pie', 'Spaghetti', 'Spaghettiand'])
      await create(anna, { title })
    expect(await titles(anna, 'soop')).toEqual(['Chicken soup'])
    expect(await titles(anna, 'chikcen soop')).toEqual(['Chicken soup'])
    expect(await titles(anna, 'aple')).toEqual(['Apple pie'])
    expect(await titles(anna, 'brocoli')).toEqual(['Sopa de brócolis', 'Broccoli bake'])
    expect((await find(anna, 'spagetti')).corrections).toEqual([{ typed: 'spagetti', meant: ['spaghetti'] }])
  })

  test('a correction names the nearest words, and no word that stands in the inbox is called missing', async () => {
    const anna = await server.member('Anna')
    for (const title of ['Spaghetti al limone', 'Lijn', 'Limao', 'Apples in the oven', 'Ample bread'])
      await create(anna, { title })
    const { id } = await create(anna, { title: 'Apple pie' })
    await anna.api.call(updateRecipe, { params: { id }, body: { title: 'Apple pie', folder: 'inbox' } })
    expect(await find(anna, 'limne')).toMatchObject({
      totalCount: 1,
      corrections: [{ typed: 'limne', meant: ['limone'] }],
    })
    expect(await find(anna, 'apple')).toMatchObject({ totalCount: 1, corrections: [] })
    await anna.api.call(updateRecipe, { params: { id }, body: { title: 'Anaple', folder: 'inbox' } })
    expect(await find(anna, 'anaple')).toMatchObject({ totalCount: 0, corrections: [] })
  })

  test('search ignores a pictograph beside a word and finds nothing for a pictograph alone', async () => {
    const anna = await server.member('Anna')
    await create(anna, { title: 'Chicken stew' })
    expect(await titles(anna, '🍲')).toEqual([])
    expect(await titles(anna, 'chicken 🍲')).toEqual(['Chicken stew'])
  })

  test('search corrects to a word that is in the book, not to a deleted one', async () => {
    const anna = await server.member('Anna')
    const { id } = await create(anna, { title: 'Lentils' })
    await create(anna, { title: 'Lintels' })
    expect(await titles(anna, 'lentils')).toEqual(['Lentils'])
    await anna.api.call(updateRecipe, { params: { id }, body: { title: 'Beans' } })
    expect(await titles(anna, 'lentils')).toEqual([])
    expect(await titles(anna, 'lintesl')).toEqual(['Lintels'])
  })

  test('search matches labels and recipes in the inbox', async () => {
    const anna = await server.member('Anna')
    const { id } = await create(anna, { title: 'Plain', labels: ['Weekday dinners'] })
    await create(anna, { title: 'Dinner rolls' })
    expect(await titles(anna, 'dinner')).toEqual(['Dinner rolls', 'Plain'])
    expect(await titles(anna, 'dinner -weekday')).toEqual(['Dinner rolls'])
    await anna.api.call(updateRecipe, { params: { id }, body: { title: 'Plain', folder: 'inbox' } })
    expect(await titles(anna, 'plain')).toEqual([])
    expect(await titles(anna, 'plain', { folder: 'inbox' })).toEqual(['Plain'])
  })

  test('a filter and the same operator give the same result', async () => {
    const anna = await server.member('Anna')
    await create(anna, {
      title: 'A',
      totalTime: '20 min',
      source: 'Family notebook',
      labels: ['quick', 'soup'],
      rating: 4,
    })
    await create(anna, { title: 'B', totalTime: '50 min', source: 'The Times', labels: ['soup'] })
    await create(anna, { title: 'C', source: 'Notebooks of mine' })
    const pairs: readonly (readonly [string, object, readonly string[]])[] = [
      ['time:<30', { maxMinutes: 29 }, ['A']],
      ['time:>30', { minMinutes: 31 }, ['B']],
      ['source:notebook', { source: 'notebook' }, ['A', 'C']],
      ['-label:quick', { withoutLabels: 'quick' }, ['B', 'C']],
      ['label:soup label:quick', { labels: 'soup,quick', labelIntersection: 'true' }, ['A']],
      ['label:unlabeled', { labels: 'unlabeled' }, ['C']],
      ['-label:unlabeled', { withoutLabels: 'unlabeled' }, ['A', 'B']],
      ['rating:none', { ratingFilter: 'null' }, ['B', 'C']],
      ['rating:>=4', { ratingFilter: '4,5' }, ['A']],
      ['rating:9', { labels: 'nothing' }, []],
    ]
    for (const [typed, query, expected] of pairs) {
      expect([typed, await titles(anna, typed)]).toEqual([typed, expected])
      expect([typed, await list(anna, query)]).toEqual([typed, expected])
    }
    expect(await titles(anna, 'time:<30 rating:>4')).toEqual([])
    expect(await titles(anna, 'label:soup', { ratingFilter: 'null' })).toEqual(['B'])
  })

  test('a quoted phrase matches words that follow each other in one line', async () => {
    const anna = await server.member('Anna')
    await create(anna, { title: 'Dressing', ingredients: '1 tbsp olive oil' })
    await create(anna, { title: 'Bread', ingredients: '2 olives\nsome oil', notes: 'Oil, olive' })
    await create(anna, { title: 'Cake', instructions: 'Brush with good olive-oil.' })
    expect(await titles(anna, '"olive oil"')).toEqual(['Dressing', 'Cake'])
    expect(await titles(anna, 'oil -"olive oil"')).toEqual(['Bread'])
    expect(await titles(anna, '-"olive oil"')).toEqual(['Bread'])
    expect(await titles(anna, '"olives"')).toEqual(['Bread'])
    expect(await titles(anna, '-"olives"')).toEqual(['Cake', 'Dressing'])
    expect(await titles(anna, '"good olive oil"')).toEqual(['Cake'])
    expect(await titles(anna, '"oil olive"')).toEqual(['Bread'])
    expect(await titles(anna, '"oil oil"')).toEqual([])
    expect(await titles(anna, '"olive oil" -"good olive"')).toEqual(['Dressing'])
  })

  test('search shows the matching line when the list does not show it', async () => {
    const anna = await server.member('Anna')
    await create(anna, {
      title: 'Stew',
      instructions: `Stir.\n${'Wait a little. '.repeat(30)}Add the saffron now. ${'Rest. '.repeat(30)}`,
    })
    const [stew] = (await find(anna, 'saffron')).data
    expect(stew?.match?.field).toBe('instructions')
    expect(stew?.match?.line).toContain('saffron')
    expect(stew?.match?.line.length).toBeLessThan(200)
    expect((await find(anna, 'stew')).data[0]?.match).toBeNull()
  })

  test('a compacted index gives the same answers', async () => {
    const anna = await server.member('Anna')
    await create(anna, { title: 'Beet soup' })
    const { id } = await create(anna, { title: 'Pie' })
    const saves = server.database.db.updateTable('searchBooks').where('ownerId', '=', anna.id)
    await saves.set({ nextNumber: 600 }).execute()
    await anna.api.call(updateRecipe, { params: { id }, body: { title: 'Pumpkin pie' } })
    await tidyIndex(server.database, 100)
    const postings = server.database.db.selectFrom('searchPostings').select('block').where('ownerId', '=', anna.id)
    expect((await postings.where('block', '=', 0).execute()).length).toBe(0)
    expect(await titles(anna, 'beet')).toEqual(['Beet soup'])
    expect(await titles(anna, 'pie')).toEqual(['Pumpkin pie'])
    expect(await titles(anna, 'soup pie')).toEqual([])
  })

  test('recipes older than the index are found after the start', async () => {
    const anna = await server.member('Anna')
    await create(anna, { title: 'Old pie', totalTime: '40 min' })
    await server.database.db
      .updateTable('recipes')
      .set({ searchNumber: 0, totalMinutes: null })
      .where('ownerId', '=', anna.id)
      .execute()
    await server.database.db.deleteFrom('searchAdditions').where('ownerId', '=', anna.id).execute()
    expect(await titles(anna, 'pie')).toEqual([])
    await indexWaiting(server.database)
    expect(await titles(anna, 'pie time:<50')).toEqual(['Old pie'])
  })
})
