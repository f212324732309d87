import { gzipSync } from 'node:zlib'
import { readNutrition } from '@potluck/cooking/nutrition'
import { entry, readFields } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const page = (inner: string) => `<!doctype html><html><body>${inner}</body></html>`
const schema = {
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 beet'],
  recipeInstructions: ['Boil.'],
  author: { '@type': 'Person', name: 'Anna' },
  keywords: 'red, winter',
  nutrition: { '@type': 'NutritionInformation', calories: '250 kcal', proteinContent: '3 g' },
}

test.each<[string, string, Buffer | string]>([
  ['Paprika', 'a.paprikarecipe', gzipSync(JSON.stringify({ name: 'Soup', nutritional_info: '250 kcal\n3 g protein' }))],
  [
    'Mealie',
    'a.zip',
    zip([
      entry('soup/soup.json', {
        name: 'Soup',
        slug: 'soup',
        recipeIngredient: ['1 beet'],
        nutrition: { calories: '250', proteinContent: '3 g' },
      }),
    ]),
  ],
  ['Nextcloud', 'a.zip', zip([entry('Soup/recipe.json', schema)])],
  ['JSON-LD', 'a.json', JSON.stringify([schema])],
  ['a saved page', 'a.html', page(`<script type="application/ld+json">${JSON.stringify(schema)}</script>`)],
  [
    'Recipe Keeper',
    'a.zip',
    zip([
      entry(
        'recipes.html',
        page(
          '<div class="recipe-details"><h2 itemprop="name">Soup</h2><div itemprop="recipeIngredients"><p>1 beet</p></div><meta itemprop="recipeNutCalories" content="250"><meta itemprop="recipeNutProtein" content="3"></div>',
        ),
      ),
    ]),
  ],
  ['Markdown', 'a.md', '---\nnutrition: {calories: 250, protein: 3 g}\n---\n# Soup\n\n## Ingredients\n\n- 1 beet\n'],
  ['Cooklang', 'a.cook', '---\nnutrition: 250 kcal, 3 g protein\n---\nBoil @beet{1}.\n'],
  ['a table', 'a.csv', 'title,ingredients,nutrition\nSoup,1 beet,"250 kcal, 3 g protein"\n'],
])('the nutrition in a file of %s comes into its field, where a plan counts it', async (_what, name, bytes) => {
  const [recipe] = (await readFields(bytes, name)).recipes
  expect(readNutrition(Object(recipe).nutrition)).toMatchObject({ energy: 250, protein: 3 })
  expect(recipe).not.toHaveProperty('notes')
})

test.each<[string, string, string]>([
  ['JSON-LD', 'a.json', JSON.stringify([{ ...schema, publisher: { name: 'The kitchen' } }])],
  ['Markdown', 'a.md', '---\nauthor: Anna\nsource: The kitchen\n---\n# Soup\n\n## Ingredients\n\n- 1 beet\n'],
  ['Cooklang', 'a.cook', '---\nauthor: Anna\nsource.name: The kitchen\n---\nBoil @beet{1}.\n'],
  ['a table', 'a.csv', 'title,ingredients,author,source\nSoup,1 beet,Anna,The kitchen\n'],
])('the author and the source in a file of %s come into their fields', async (_what, name, text) => {
  expect((await readFields(text, name)).recipes).toMatchObject([{ author: 'Anna', source: 'The kitchen' }])
})

test('keywords of a JSON-LD file become labels, and an address in the place of an author is the address', async () => {
  expect((await readFields(JSON.stringify([schema]), 'a.json')).recipes).toMatchObject([{ labels: ['red', 'winter'] }])
  const text = '---\nauthor: https://example.com/soup\n---\n# Soup\n\n## Ingredients\n\n- 1 beet\n'
  expect((await readFields(text, 'a.md')).recipes).toEqual([
    { title: 'Soup', ingredients: '1 beet', url: 'https://example.com/soup' },
  ])
})
