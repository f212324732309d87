import { entry, readImport, recipesIn } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const takenIn = async (bytes: Buffer | string, name: string) =>
  recipesIn(await readImport(bytes, name)).map(({ draft, takes }) => [draft.ingredients, takes])

test('the Cooklang reader reads paths and a second @ as recipes', async () => {
  const text = 'Pour @./sauces/Cream sauce{150%g} over @@pie crust{1} and @salt{}.\n'
  expect(await takenIn(text, 'Shake.cook')).toEqual([
    ['150 g Cream sauce\n1 pie crust\nsalt', ['Cream sauce', 'pie crust']],
  ])
})

test('the Tandoor reader reads foods and steps that are recipes', async () => {
  const steps = [
    {
      name: '',
      instruction: 'Boil.',
      ingredients: [{ food: { name: 'stock', recipe: { name: 'Stock' } }, amount: 1 }],
    },
    { name: '', instruction: '', ingredients: [], step_recipe_data: { name: 'Dumplings' } },
  ]
  const inner = zip([
    entry('recipe.json', { name: 'Soup', keywords: [], servings: 4, working_time: 10, waiting_time: 0, steps }),
  ])
  expect(await takenIn(zip([entry('1.zip', inner)]), 'tandoor.zip')).toEqual([['1 stock', ['Stock', 'Dumplings']]])
})

test('the Mealie reader reads lines that are recipes', async () => {
  const recipe = {
    name: 'Soup',
    slug: 'soup',
    recipeIngredient: [
      { quantity: 2, unit: { name: 'cups' }, food: null, note: '', referencedRecipe: { name: 'Stock' } },
    ],
    recipeInstructions: [{ text: 'Boil.' }],
  }
  expect(await takenIn(zip([entry('recipes/soup/soup.json', recipe)]), 'mealie.zip')).toEqual([
    ['2 cups Stock', ['Stock']],
  ])
})
