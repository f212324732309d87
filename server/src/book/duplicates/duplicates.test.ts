import { findLikelyDuplicates, listDuplicates } from '@potluck/api/duplicates'
import { moveRecipe } from '@potluck/api/recipes'
import { aRecipe } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'

const pancakes = '1 cup flour\n2 eggs\n300 ml milk\n1 pinch of salt\nbutter'

const likely = async (member: TestMember, draft: { title: string; url?: string; ingredients?: string }) => {
  const { data } = await member.api.call(findLikelyDuplicates, { body: draft })
  return data.map(({ because, recipe }) => `${recipe.title} (${because})`)
}

const groups = async (member: TestMember) => {
  const { data } = await member.api.call(listDuplicates, {})
  return data.groups.map(({ recipes }) => recipes.map(({ title }) => title).toSorted())
}

eachDatabase('likely duplicates', (server) => {
  test('a recipe of the same page is a duplicate for every spelling of its address', async () => {
    const anna = await server.member('anna')
    await aRecipe(anna, { title: 'Crêpes', url: 'https://www.kitchen.example/crepes/' })
    const url = 'http://kitchen.example/crepes?utm_source=mail'
    expect(await likely(anna, { title: 'Something else', url })).toEqual(['Crêpes (link)'])
    expect(await likely(anna, { title: 'Something else', url: 'https://kitchen.example/waffles' })).toEqual([])
  })

  test.each([
    ['Grandma’s Pancakes', '1 cup flour\n2 eggs\n1/4 l milk\nsalt\nbutter for the pan', true],
    ['pancakes, best', '130 g flour\n3 eggs\n300 ml milk\n1 pinch of salt\n1 tbsp oil', true],
    ['Best pancakes', '1 kg potatoes\n2 onions\nsalt', false],
    ['Sunday breakfast', pancakes, false],
    ['Best pancakes', '', false],
  ])('“%s” of %j beside “Best Pancakes”: %s', async (title, ingredients, isLikely) => {
    const anna = await server.member('anna')
    await aRecipe(anna, { title: title.includes('Grandma') ? 'Pancakes' : 'Best Pancakes', ingredients: pancakes })
    expect((await likely(anna, { title, ingredients })).length > 0).toBe(isLikely)
  })

  test('the inbox and other books contain no duplicates, and titles without words match none', async () => {
    const [anna, ben] = [await server.member('anna'), await server.member('ben')]
    const { id } = await aRecipe(anna, { title: 'Pancakes', ingredients: pancakes })
    expect(await likely(ben, { title: 'Pancakes', ingredients: pancakes })).toEqual([])
    await anna.api.call(moveRecipe, { params: { id }, body: { folder: 'inbox' } })
    expect(await likely(anna, { title: 'Pancakes', ingredients: pancakes })).toEqual([])
    for (const title of ['-', 'label:x "', '💥', 'a'.repeat(500)]) expect(await likely(anna, { title })).toEqual([])
  })

  test('duplicates are grouped by link, by title and ingredients, and transitively', async () => {
    const anna = await server.member('anna')
    expect(await groups(anna)).toEqual([])
    const url = 'https://kitchen.example/lasagne'
    await aRecipe(anna, { title: 'Lasagne', url, ingredients: '500 g mince\npasta\ncheese' })
    await aRecipe(anna, { title: 'Mum’s lasagne', url: `${url}/?utm_source=x`, ingredients: '' })
    await aRecipe(anna, { title: 'Lasagne', ingredients: '500 g mince\n1 box pasta\n200 g cheese' })
    await aRecipe(anna, { title: 'Lasagne', ingredients: '1 aubergine\n3 courgettes\nspinach\nricotta' })
    await aRecipe(anna, { title: 'Pancakes', ingredients: pancakes })
    await aRecipe(anna, { title: 'Easy pancakes', ingredients: `${pancakes}\nsugar` })
    await aRecipe(anna, { title: 'Toast' })
    expect(await groups(anna)).toEqual([
      ['Lasagne', 'Lasagne', 'Mum’s lasagne'],
      ['Easy pancakes', 'Pancakes'],
    ])
  })

  test('many recipes with one title are listed as one group of ten', async () => {
    const anna = await server.member('anna')
    for (let at = 0; at < 15; at += 1) await aRecipe(anna, { title: 'Toast', ingredients: 'bread' })
    const { data } = await anna.api.call(listDuplicates, {})
    expect([data.groupCount, data.groups.map(({ recipes }) => recipes.length)]).toEqual([1, [10]])
  })
})
