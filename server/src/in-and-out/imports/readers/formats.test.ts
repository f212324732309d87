import { gzipSync } from 'node:zlib'
import { entry, picture, readFields as read, readImport, recipesIn } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const schema = (name: string, more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 beet'],
  recipeInstructions: ['Boil.'],
  ...more,
})

test('the JSON-LD reader takes pictures from the same zip, and from the folder of each recipe of Nextcloud', async () => {
  const archive = zip([
    entry('recipes.json', [
      schema('Soup', { image: 'photos/soup.jpg' }),
      schema('Stew', { image: ['https://example.com/stew.jpg'] }),
    ]),
    entry('photos/soup.jpg', picture),
  ])
  expect(await read(archive, 'book.zip')).toMatchObject({
    format: 'json-ld',
    total: 2,
    recipes: [{ pictures: ['a picture'] }, { pictures: ['https://example.com/stew.jpg'] }],
  })
  const cookbook = zip([
    entry('Soup/recipe.json', schema('Soup', { image: 'https://example.com/soup.jpg' })),
    entry('Soup/full.jpg', picture),
    entry('Soup/thumb.jpg', 'small'),
    entry('Stew/recipe.json', schema('Stew')),
  ])
  const read2 = await read(cookbook, 'nextcloud.zip')
  expect(read2).toMatchObject({
    format: 'nextcloud',
    recipes: [{ title: 'Soup', pictures: ['a picture'] }, { title: 'Stew' }],
  })
  expect(read2.recipes[1]).not.toHaveProperty('pictures')
})

test.each([
  ['0.75 cup', '0.75 cup'],
  [{ '@type': 'QuantitativeValue', minValue: 4, maxValue: 6, unitText: 'servings' }, '4-6 servings'],
  ['0', undefined],
])('the yield %j of a JSON-LD file is read as %j', async (recipeYield, expected) => {
  const [recipe] = (await read(JSON.stringify([schema('Soup', { recipeYield })]), 'a.json')).recipes
  expect(Object(recipe).yield).toBe(expected)
})

test('a recipe with more lines than the limit is reported', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1} beets of kind ${n.toString(36)}`)
  const file = await readImport(
    JSON.stringify([
      schema('Soup', { recipeIngredient: many(999) }),
      schema('Stew', { recipeIngredient: many(1_200) }),
    ]),
    'a.json',
  )
  expect(recipesIn(file).map(({ notes }) => notes)).toEqual([
    [],
    [{ code: 'lines-left-out', field: 'ingredients', count: 200 }],
  ])
})

test('the page reader reads a saved web page', async () => {
  const page = `<!doctype html><html><head><title>x</title><script type="application/ld+json">${JSON.stringify(schema('Soup'))}</script></head><body></body></html>`
  expect(await read(page, 'page.html')).toMatchObject({
    format: 'html',
    recipes: [{ title: 'Soup', ingredients: '1 beet', instructions: 'Boil.' }],
  })
})

test('a zip of several formats is read file by file, and unknown files are reported', async () => {
  const archive = zip([
    entry('a/soup.json', schema('Soup')),
    entry('b/stew.paprikarecipe', gzipSync('{"name":"Stew"}')),
    entry('b/pie.crumb', { name: 'Pie' }),
    entry('scan.pdf', '%PDF'),
    entry('__MACOSX/._soup.json', 'junk'),
    entry('a/photo.jpg', picture),
  ])
  const file = await readImport(archive, 'all.zip')
  expect(file.total).toBe(4)
  expect(
    file.items.map((item) =>
      item.outcome === 'recipe' ? item.draft.title : [item.name, 'note' in item && item.note.code],
    ),
  ).toEqual(['Soup', 'Stew', 'Pie', ['scan.pdf', 'unknown-kind']])
})

test('a text without a recipe is not reported beside recipes in another format, but alone it is', async () => {
  const readMe = entry('READ ME.txt', 'Thank you for using this program.')
  const beside = zip([entry('soup.json', schema('Soup')), readMe])
  expect(await readImport(beside, 'book.zip')).toMatchObject({
    format: 'json-ld',
    total: 1,
    items: [{ outcome: 'recipe' }],
  })
  const alone = await readImport(zip([readMe]), 'book.zip')
  expect(alone).toMatchObject({
    total: 1,
    items: [{ outcome: 'unreadable', name: 'Thank you for using this program.' }],
  })
})

test('files that macOS adds to a zip are no recipes, and folders within folders are read', async () => {
  const archive = zip([
    entry('My recipes/.DS_Store', 'x'),
    entry('My recipes/Soups/soup.json', schema('Soup')),
    entry('__MACOSX/My recipes/Soups/._soup.json', 'x'),
    entry('My recipes/Stews/more.zip', zip([entry('stew.json', schema('Stew')), entry('._stew.json', 'x')])),
  ])
  expect(await read(archive, 'book.zip')).toMatchObject({ total: 2, recipes: [{ title: 'Soup' }, { title: 'Stew' }] })
})

test('a picture is found by a name that an archive writes in code page 437, as Windows does', async () => {
  const page = `<html><body><div class="recipe-details"><h2 itemprop="name">Mus</h2><div itemprop="recipeIngredients"><p>1 Apfel</p></div>
    <img class="recipe-photos" src="images/Müsli.jpg"></div></body></html>`
  const archive = zip([entry('recipes.html', page), entry('images/Mxsli.jpg', picture)])
  for (let at = archive.indexOf('Mxsli'); at >= 0; at = archive.indexOf('Mxsli')) archive[at + 1] = 0x81
  expect((await read(archive, 'keeper.zip')).recipes).toMatchObject([{ title: 'Mus', pictures: ['a picture'] }])
})
