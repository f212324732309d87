import { gzipSync } from 'node:zlib'
import { entry, readFields } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const ingredients = ['Main Ingredients:', '16 walnut halves', '', 'For 2 layers:', '2 eggs']
const steps = ['Dough:', 'Knead it. Then wait for this:', 'an hour.', 'Serve with:']
const expected = {
  ingredients: ['[Main Ingredients]', '16 walnut halves', '[For 2 layers]', '2 eggs'].join('\n'),
  instructions: ['[Dough]', 'Knead it. Then wait for this:', 'an hour.', 'Serve with:'].join('\n'),
}
const rows = (lines: readonly string[], tag: string) => lines.map((line) => `<${tag}>${line}</${tag}>`).join('')
const masterCook = (lines: readonly string[]) => lines.map((line) => `<IngR name="${line}"></IngR>`).join('')

test.each<[string, string, Buffer | string]>([
  [
    'Paprika',
    'a.paprikarecipe',
    gzipSync(JSON.stringify({ name: 'Bake', ingredients: ingredients.join('\n'), directions: steps.join('\n') })),
  ],
  [
    'Recipe Keeper',
    'a.zip',
    zip([
      entry(
        'recipes.html',
        `<html><body><div class="recipe-details"><h2 itemprop="name">Bake</h2><div itemprop="recipeIngredients">${rows(ingredients, 'p')}</div><div itemprop="recipeDirections">${rows(steps, 'p')}</div></div></body></html>`,
      ),
    ]),
  ],
  [
    'Cookmate',
    'a.xml',
    `<?xml version="1.0"?><cookbook><recipe><title>Bake</title><ingredient>${rows(ingredients, 'li')}</ingredient><recipetext>${rows(steps, 'li')}</recipetext></recipe></cookbook>`,
  ],
  [
    'MasterCook',
    'a.mx2',
    `<?xml version="1.0"?><mx2 source="MasterCook 6"><RcpE name="Bake">${masterCook(ingredients.filter((line) => line !== ''))}<DirS>${rows(steps, 'DirT')}</DirS></RcpE></mx2>`,
  ],
  ['a table', 'a.csv', `title,ingredients,instructions\nBake,"${ingredients.join('\n')}","${steps.join('\n')}"\n`],
  ['Saffron', 'a.txt', `Title: Bake\nIngredients:\n${ingredients.join('\n')}\nInstructions:\n${steps.join('\n')}\n`],
])('a line that ends in a colon is a heading in a file of %s', async (_what, name, bytes) => {
  const { recipes } = await readFields(bytes, name)
  const withoutEmpty = (text: unknown) => String(text).replace(/\n+/g, '\n')
  expect(
    recipes
      .map((recipe) => Object(recipe))
      .map((recipe) => [recipe.ingredients, recipe.instructions].map(withoutEmpty)),
  ).toEqual([[expected.ingredients, expected.instructions]])
})

test('an ingredient of MasterCook with the code S is a heading, whatever it ends in', async () => {
  const xml =
    '<?xml version="1.0"?><mx2 source="MasterCook 6"><RcpE name="Bake"><IngR name="Batter" code="S"></IngR><IngR name="eggs" qty="2" code="I"></IngR></RcpE></mx2>'
  expect((await readFields(xml, 'a.mx2')).recipes).toMatchObject([{ ingredients: '[Batter]\n2 eggs' }])
})

test.each(['2 cups of:', 'Mix this. Then add:', `${'Long '.repeat(20)}:`])(
  'the line %j is no heading',
  async (line) => {
    const file = gzipSync(JSON.stringify({ name: 'Bake', ingredients: `${line}\n2 eggs` }))
    expect((await readFields(file, 'a.paprikarecipe')).recipes).toMatchObject([{ ingredients: `${line}\n2 eggs` }])
  },
)
