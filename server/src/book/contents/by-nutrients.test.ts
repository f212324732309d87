import { listBookChanges } from '@potluck/api/book-changes'
import { saveProfileItems } from '@potluck/api/profile-items'
import { createRecipe, searchRecipes } from '@potluck/api/recipes'
import { createMemoryBook } from '@potluck/search/memory-book'
import { bothDatabases } from '../../testing/each-database.ts'

/** Recipes of one serving. */
const book = {
  // 387 kcal, 100 g of carbohydrates.
  Candy: { ingredients: '100 g sugar' },
  // The same, and more.
  Unsure: { ingredients: '100 g sugar\n3 glimmer roots' },
  Stated: { ingredients: '3 glimmer roots', nutrition: '250 kcal, 35 g protein' },
  Unknown: { ingredients: '3 glimmer roots' },
  Nowhere: { ingredients: '100 g sugar', yield: '' },
} as const

const questions: readonly (readonly [string, readonly string[]])[] = [
  ['kcal:<300', ['Stated']],
  ['kcal<=387', ['Candy', 'Stated']],
  ['kcal:400', ['Candy', 'Stated']],
  ['kcal:>300', ['Candy', 'Unsure']],
  ['ккал:>300', ['Candy', 'Unsure']],
  ['kalorien:>300 candy', ['Candy']],
  ['protein:>30', ['Stated']],
  ['eiweiß:30', ['Stated']],
  ['carbs:>=50 kcal:<500', ['Candy']],
  ['sugar:<5', []],
  ['fat:<1g', ['Candy']],
  ['salt:soon', []],
]

bothDatabases('recipes by what a serving gives', (server) => {
  test('are found alike by the server and on a device; what is known in part is at least so much', async () => {
    const { anna, ben } = await server.circle()
    for (const [title, recipe] of Object.entries(book)) {
      await anna.api.call(createRecipe, { body: { title, yield: '1 serving', ...recipe } })
    }
    await anna.api.call(saveProfileItems, { body: { items: [{ kind: 'all', visibility: 'friends' }] } })
    const memory = createMemoryBook()
    const { data: changes } = await anna.api.call(listBookChanges, { query: {} })
    for (const recipe of changes.recipes) memory.put(recipe)
    const device = createMemoryBook(memory.save())
    for (const [query, expected] of questions) {
      const { data } = await anna.api.call(searchRecipes, { query: { query, sort: 'title' } })
      expect([query, data.data.map(({ title }) => title)]).toEqual([query, expected])
      const { ids } = await device.find({ query, sort: 'title', folder: 'main', seed: 0, offset: 0, count: 100 })
      expect([query, ids]).toEqual([query, data.data.map(({ id }) => id)])
      const { data: ofFriend } = await ben.api.call(searchRecipes, { query: { query, userId: anna.id, sort: 'title' } })
      expect([query, ofFriend.data.map(({ title }) => title)]).toEqual([query, expected])
    }
  })
})
