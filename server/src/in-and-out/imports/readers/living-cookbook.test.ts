import { type AccessTable, accessFile } from '../../../testing/access-file.ts'
import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const fdx = `<?xml version="1.0" encoding="UTF-8"?>
<fdx Source="Living Cookbook">
 <Cookbooks><Cookbook ID="1" Name="Grandma"/></Cookbooks>
 <Recipes>
  <Recipe Name="Beet soup" CookbookID="1" Servings="4" PreparationTime="10 min" CookingTime="20 min" ReadyInTime="30 min" Source="Anna" WebPage="https://example.com/beets" Comments="Good cold." RecipeTypes="Soup, Winter">
   <RecipeIngredients>
    <RecipeIngredient Ingredient="Base" Heading="Y"/>
    <RecipeIngredient Quantity="2" Unit="cups" Ingredient="beets"/>
    <RecipeIngredient Quantity="" Unit="" Ingredient="salt"/>
   </RecipeIngredients>
   <RecipeProcedures><RecipeProcedure><ProcedureText>Chop.</ProcedureText></RecipeProcedure><RecipeProcedure><ProcedureText>Boil.</ProcedureText></RecipeProcedure></RecipeProcedures>
   <RecipeTip><TipText>Wear an apron.</TipText></RecipeTip>
   <RecipeAuthorNote><AuthorNoteText>From home</AuthorNoteText></RecipeAuthorNote>
   <RecipeNutrition 3Fat="1" Vitamin C="2"/>
   <RecipeImage FileName="BEETS.JPG"/>
  </Recipe><Recipe Name="Toast"><RecipeIngredient Ingredient="bread"/></Recipe>
 </Recipes>
</fdx>`

const beetSoup = {
  title: 'Beet soup',
  description: 'From home',
  yield: '4 servings',
  activeTime: '10 min',
  totalTime: '30 min',
  source: 'Anna',
  url: 'https://example.com/beets',
  notes: 'Good cold.\n\nWear an apron.\n\nCook time: 20 min',
  ingredients: '[Base]\n2 cups beets\nsalt',
  instructions: 'Chop.\nBoil.',
  labels: ['Soup', 'Winter', 'Grandma'],
}

test('the Living Cookbook reader reads .fdx with malformed nutrition and .fdxz with pictures', async () => {
  const toast = { title: 'Toast', ingredients: 'bread' }
  expect(await read(fdx, 'book.fdx')).toMatchObject({ format: 'fdxz', total: 2, recipes: [beetSoup, toast] })
  expect((await read(fdx.replaceAll('\n', ' '), 'book.fdx')).recipes).toEqual([beetSoup, toast])
  const archive = zip([entry('Data.xml', fdx), entry('images/beets.jpg', picture)])
  expect((await read(archive, 'book.fdxz')).recipes).toEqual([{ ...beetSoup, pictures: ['a picture'] }, toast])
})

const tables: readonly AccessTable[] = [
  {
    name: 't_recipe',
    columns: [
      'recipeid',
      'recipename',
      'yield',
      'preparationtime',
      'readyintime',
      'source',
      'comments',
      'recipetypes',
      'cookbookid',
      'modifieddate',
    ],
    rows: [
      ['1', 'Beet soup', '4', '10 min', '30 min', 'Anna', 'Good cold.', 'Soup,Winter', '7', '2009-05-01 12:00:00'],
      ['2', 'Stock pie', '8', null, null, null, null, null, null, null],
    ],
  },
  {
    name: 'T_RecipeIngredient',
    columns: ['recipeid', 'ingredientindex', 'quantitytext', 'unittext', 'ingredienttext'],
    rows: [
      ['1', '10', '', '', 'salt'],
      ['1', '9', '2', 'cups', 'beets'],
    ],
  },
  {
    name: 't_recipeprocedure',
    columns: ['recipeid', 'procedureindex', 'proceduretext'],
    rows: [['1', '1', 'Chop and boil.']],
  },
  { name: 't_recipetip', columns: ['recipeid', 'tipindex', 'tiptext'], rows: [['1', '1', 'Wear an apron.']] },
  { name: 't_recipeimage', columns: ['recipeid', 'imageid', 'imageindex'], rows: [['1', '5', '1']] },
  { name: 't_image', columns: ['imageid', 'filename'], rows: [['5', 'Beets.JPG']] },
  { name: 't_cookbook', columns: ['cookbookid', 'name'], rows: [['7', 'Grandma']] },
  { name: 't_technique', columns: ['techniqueid', 'name', 'comments'], rows: [['1', 'Blanching', 'Boil briefly.']] },
]

test('the Living Cookbook reader reads .lcb with its lines in order and applies the three choices', async () => {
  const archive = zip([entry('lc2.mdb', accessFile(tables)), entry('pictures/beets.jpg', picture)])
  const soup = {
    title: 'Beet soup',
    yield: '4 servings',
    activeTime: '10 min',
    totalTime: '30 min',
    source: 'Anna',
    notes: 'Good cold.\n\nWear an apron.',
    ingredients: '2 cups beets\nsalt',
    instructions: 'Chop and boil.',
    labels: ['Soup', 'Winter', 'Grandma'],
    createdAt: '2009-05-01T12:00:00.000Z',
  }
  expect(await read(archive, 'book.lcb')).toMatchObject({
    format: 'livingcookbook',
    total: 1,
    recipes: [{ ...soup, pictures: ['a picture'] }],
  })
  const all = { excludeImages: true, includeStockRecipes: true, includeTechniques: true }
  expect((await read(archive, 'book.lcb', all)).recipes).toEqual([
    soup,
    { title: 'Stock pie', yield: '8 servings' },
    { title: 'Blanching', instructions: 'Boil briefly.', labels: ['Technique'] },
  ])
})

test('the Living Cookbook reader reports a backup that has only built-in recipes', async () => {
  const stock = tables.map((table) => (table.name === 't_recipe' ? { ...table, rows: table.rows.slice(1) } : table))
  await expect(read(accessFile(stock), 'book.mdb')).rejects.toMatchObject({ failure: { code: 'only-stock' } })
})
