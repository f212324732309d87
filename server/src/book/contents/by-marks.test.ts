import { listBookChanges } from '@potluck/api/book-changes'
import { chooseFood } from '@potluck/api/chosen-foods'
import { saveProfileItems } from '@potluck/api/profile-items'
import { createRecipe, searchRecipes } from '@potluck/api/recipes'
import { createMemoryBook } from '@potluck/search/memory-book'
import { bothDatabases } from '../../testing/each-database.ts'

const book = {
  Brittle: '100 g sugar\n50 g hazelnuts',
  Cookies: '100 g sugar\n50 g chocolate',
  Omelette: '3 eggs\n10 g butter',
  Salad: '2 tomatoes\n1 cucumber',
  Soup: '2 tomatoes\n3 glimmer roots',
  Stew: '200 g beef\n3 glimmer roots',
  Water: '',
} as const

/** A question, what it finds, and what is not known of it. */
const questions: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['without:nuts', ['Omelette', 'Salad'], ['Soup', 'Stew', 'Water']],
  ['senza:noci', ['Omelette', 'Salad'], ['Soup', 'Stew', 'Water']],
  ['without:milk', ['Brittle', 'Salad'], ['Soup', 'Stew', 'Water']],
  ['without:nuts,milk', ['Salad'], ['Soup', 'Stew', 'Water']],
  ['without:nuts without:egg', ['Salad'], ['Soup', 'Stew', 'Water']],
  ['diet:vegetarian', ['Brittle', 'Cookies', 'Omelette', 'Salad'], ['Soup', 'Water']],
  ['дієта:веганська', ['Brittle', 'Salad'], ['Soup', 'Water']],
  ['without:nuts tomatoes', ['Salad'], ['Soup']],
]

bothDatabases('recipes without allergens', (server) => {
  test('are those in which every line is understood, alike on the server, on a device and for a friend', async () => {
    const { anna, ben } = await server.circle()
    for (const [title, ingredients] of Object.entries(book)) {
      await anna.api.call(createRecipe, { body: { title, ingredients } })
    }
    await anna.api.call(saveProfileItems, { body: { items: [{ kind: 'all', visibility: 'friends' }] } })
    const memory = createMemoryBook()
    const { data: changes } = await anna.api.call(listBookChanges, { query: {} })
    for (const recipe of changes.recipes) memory.put(recipe)
    const device = createMemoryBook(memory.save())
    for (const [query, found, unknown] of questions) {
      for (const unclear of [false, true]) {
        const asked = { query, sort: 'title' as const, ...(unclear && { unclear: 'true' as const }) }
        const { data } = await anna.api.call(searchRecipes, { query: asked })
        expect([query, data.data.map(({ title }) => title)]).toEqual([query, unclear ? unknown : found])
        const page = { ...asked, unclear, folder: 'main', seed: 0, offset: 0, count: 100 }
        expect([query, (await device.find(page)).ids]).toEqual([query, data.data.map(({ id }) => id)])
        const { data: ofFriend } = await ben.api.call(searchRecipes, { query: { ...asked, userId: anna.id } })
        expect([query, ofFriend.data.map(({ title }) => title)]).toEqual([query, unclear ? unknown : found])
      }
    }
  })

  test('a food that was chosen for a name counts with its marks', async () => {
    const anna = await server.member('Anna')
    const { data } = await anna.api.call(createRecipe, { body: { title: 'Toast', ingredients: '100 g glimmer' } })
    await anna.api.call(chooseFood, { body: { line: 'glimmer', food: 'butter', recipeId: data.id } })
    const found = async (query: string) => (await anna.api.call(searchRecipes, { query: { query } })).data.data.length
    expect([await found('without:milk'), await found('without:nuts')]).toEqual([0, 1])
  })

  test('what was worked out with older knowledge is not known until it is worked out anew', async () => {
    const anna = await server.member('Anna')
    for (const [title, ingredients] of Object.entries({ Salad: '2 tomatoes', Omelette: '3 eggs' })) {
      await anna.api.call(createRecipe, { body: { title, ingredients } })
    }
    await server.database.db.updateTable('recipeContents').set({ knowledge: '1 older' }).execute()
    const { data: changes } = await anna.api.call(listBookChanges, { query: {} })
    const device = createMemoryBook()
    for (const recipe of changes.recipes) device.put(recipe)
    for (const [unclear, titles] of [
      [false, []],
      [true, ['Salad']],
    ] as const) {
      const asked = { query: 'without:egg', sort: 'title' as const, ...(unclear && { unclear: 'true' as const }) }
      const { data } = await anna.api.call(searchRecipes, { query: asked })
      expect(data.data.map(({ title }) => title)).toEqual(titles)
      const page = { ...asked, unclear, folder: 'main', seed: 0, offset: 0, count: 100 }
      expect((await device.find(page)).ids).toEqual(data.data.map(({ id }) => id))
    }
  })

  test('what names no allergen is words', async () => {
    const anna = await server.member('Anna')
    await anna.api.call(createRecipe, { body: { title: 'Without glimmer', ingredients: '2 tomatoes' } })
    const { data } = await anna.api.call(searchRecipes, { query: { query: 'without:glimmer' } })
    expect(data.data.map(({ title }) => title)).toEqual(['Without glimmer'])
  })
})
