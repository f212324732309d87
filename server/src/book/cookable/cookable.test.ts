import { listCookable, listNeededThings } from '@potluck/api/cookable'
import { createRecipe, deleteRecipe, type RecipeDraft, updateRecipe } from '@potluck/api/recipes'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('recipes that can be cooked', (server) => {
  const create = async (member: TestMember, body: RecipeDraft) => (await member.api.call(createRecipe, { body })).data
  const cookable = async (member: TestMember, items: readonly string[]) =>
    (await member.api.call(listCookable, { query: { items: items.join(',') } })).data
  const suggested = async (member: TestMember, query: string) =>
    (await member.api.call(listNeededThings, { query: { query } })).data.map(({ name }) => name)

  test('recipes are sorted by the number of missing ingredients, which are listed', async () => {
    const anna = await server.member('Anna')
    await create(anna, {
      title: 'Pancakes',
      ingredients: '[Batter]\n2 large eggs\n250 g flour\n1/2 l milk\n100 ml water',
    })
    await create(anna, { title: 'Omelette', ingredients: '3 eggs, beaten\n1 tbsp butter, melted' })
    await create(anna, { title: 'Boiled egg', ingredients: '1 egg' })
    await create(anna, { title: 'Shortbread', ingredients: '200 g butter\n300 g flour\n100 g sugar' })
    await create(anna, { title: 'Toast', ingredients: '1 slice bread' })
    const { data, totalCount } = await cookable(anna, ['egg', 'butter'])
    expect(totalCount).toBe(4)
    expect(data.map(({ title, needed, missing }) => [title, needed, missing.map(({ name }) => name)])).toEqual([
      ['Omelette', 2, []],
      ['Boiled egg', 1, []],
      ['Pancakes', 3, ['flour', 'milk']],
      ['Shortbread', 3, ['flour', 'sugar']],
    ])
    // The milk should be used soon.
    const query = { items: 'egg,butter', soon: 'milk' }
    const first = (await anna.api.call(listCookable, { query })).data.data[0]
    expect([first?.title, first?.soon?.map(({ name }) => name)]).toEqual(['Pancakes', ['milk']])
    expect((await cookable(anna, [])).totalCount).toBe(0)
    expect((await cookable(anna, ['caviar'])).data).toEqual([])
  })

  test('suggestions match the beginning of any word, the most used ingredient first', async () => {
    const anna = await server.member('Anna')
    await create(anna, { title: 'A', ingredients: '1 cup olive oil\n1 onion' })
    await create(anna, { title: 'B', ingredients: '2 onions\n1 cup crème fraîche' })
    const { id } = await create(anna, { title: 'C', ingredients: '1 cup oats' })
    expect(await suggested(anna, '')).toEqual(['onion', 'crème fraîche', 'oats', 'olive oil'])
    expect(await suggested(anna, 'o')).toEqual(['onion', 'oats', 'olive oil'])
    expect(await suggested(anna, 'FRAI')).toEqual(['crème fraîche'])
    expect(await suggested(anna, '%')).toEqual([])
    await anna.api.call(updateRecipe, { params: { id }, body: { title: 'C', ingredients: '1 cup rye' } })
    expect((await cookable(anna, ['oat'])).data).toEqual([])
    expect((await cookable(anna, ['rye'])).data.map(({ title }) => title)).toEqual(['C'])
    await anna.api.call(deleteRecipe, { params: { id } })
    expect((await cookable(anna, ['rye'])).totalCount).toBe(0)
  })

  test('what most recipes need is suggested first, wherever it stands in the alphabet', async () => {
    const anna = await server.member('Anna')
    // No vowel and no s: they would be endings.
    const letters = [...'bcdfghjklmnpqrtvwxz']
    const rare = (from: number) =>
      Array.from(
        { length: 60 },
        (_, at) => `1 appl${letters[(from + at) % letters.length]}${letters[Math.floor((from + at) / letters.length)]}`,
      ).join('\n')
    for (const at of [0, 1, 2, 3]) await create(anna, { title: 'Rare', ingredients: rare(at * 60) })
    for (const _ of [0, 1, 2]) await create(anna, { title: 'Fried', ingredients: '2 zucchini\n1 egg' })
    await create(anna, { title: 'Raw', ingredients: '1 zucchini' })
    const { data } = await anna.api.call(listNeededThings, { query: { query: '' } })
    expect(data.slice(0, 2).map(({ key, recipeCount }) => [key, recipeCount])).toEqual([
      [expect.stringMatching(/^zucchin/), 4],
      [expect.stringMatching(/^egg/), 3],
    ])
  })

  test('Tomate and Tomaten of German recipes are one ingredient', async () => {
    const anna = await server.member('Anna')
    await create(anna, {
      title: 'Salat',
      ingredients: '3 reife Tomaten\n1 EL Öl',
      instructions: 'Die Tomaten mit dem Öl mischen.',
    })
    await create(anna, {
      title: 'Brot',
      ingredients: '1 Tomate',
      instructions: 'Die Tomate auf das Brot legen und servieren.',
    })
    const [item] = (await anna.api.call(listNeededThings, { query: { query: 'tomate' } })).data
    expect(item?.recipeCount).toBe(2)
    expect((await cookable(anna, [item?.key ?? ''])).data.map(({ title }) => title)).toEqual(['Brot', 'Salat'])
  })
})
