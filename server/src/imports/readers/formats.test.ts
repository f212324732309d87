import { gzipSync } from 'node:zlib'
import { type AccessTable, accessFile } from '../../testing/access-file.ts'
import { readImport, readImportApart, recipesIn } from '../../testing/read-import.ts'
import { zip } from '../../testing/zip.ts'

const picture = Buffer.from('a picture')
const base64 = picture.toString('base64')
const entry = (name: string, content: Buffer | string | object) => ({
  name,
  bytes: Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  deflate: true,
})

/** What a file holds: its format, and of each recipe the fields that are filled, with how many pictures come along. */
async function read(bytes: Buffer | string, name: string, choices: Parameters<typeof readImport>[2] = {}) {
  const file = await (/\.(?:lcb|mdb)$/.test(name) ? readImportApart : readImport)(bytes, name, choices)
  const recipes = recipesIn(file).map(({ draft, images, createdAt }) => ({
    ...Object.fromEntries(
      Object.entries(draft).filter(
        ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
      ),
    ),
    ...(images.length > 0
      ? { pictures: images.map((image) => ('bytes' in image ? Buffer.from(image.bytes).toString() : image.address)) }
      : {}),
    ...(createdAt ? { createdAt } : {}),
  }))
  return { format: file.format, total: file.total, recipes, columns: file.columns }
}

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

test('Living Cookbook: .fdx with its malformed nutrition, also on one line, and .fdxz with its pictures', async () => {
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

test('Living Cookbook: .lcb, its lines in their order, and the three choices', async () => {
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

test('Living Cookbook: a book of nothing but the recipes it came with says so', async () => {
  const stock = tables.map((table) => (table.name === 't_recipe' ? { ...table, rows: table.rows.slice(1) } : table))
  await expect(read(accessFile(stock), 'book.mdb')).rejects.toMatchObject({ failure: { code: 'only-stock' } })
})

const cookmate = (recipes: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><cookbook version="1">${recipes}</cookbook>`

test('Cookmate: lists and texts of lines, pictures by the last part of their path; one recipe or line is no error', async () => {
  const soup = `<recipe><title>Soup</title><description>Red</description><preptime>10</preptime><cooktime>1 h</cooktime><totaltime>70 min</totaltime>
    <ingredient><li>2 beets</li><li>1 onion</li></ingredient><recipetext><li>Chop.</li><li>Boil.</li></recipetext>
    <quantity>4</quantity><comments>Good &amp; cold.</comments><source>Anna</source><url>https://example.com</url>
    <category>Dinner</category><category>Winter</category><rating>5</rating><imagepath>/storage/0123-4567/MyCookBook/images/1.jpg</imagepath></recipe>`
  const archive = zip([entry('backup.xml', cookmate(soup)), entry('images/1.jpg', picture)])
  expect(await read(archive, 'backup.mcb')).toMatchObject({
    format: 'cookmate',
    total: 1,
    recipes: [
      {
        title: 'Soup',
        description: 'Red',
        yield: '4 servings',
        activeTime: '10 min',
        totalTime: '70 min',
        source: 'Anna',
        url: 'https://example.com',
        notes: 'Good & cold.\n\nCook time: 1 h',
        ingredients: '2 beets\n1 onion',
        instructions: 'Chop.\nBoil.',
        rating: 5,
        labels: ['Dinner', 'Winter'],
        pictures: ['a picture'],
      },
    ],
  })
  const line = cookmate(
    '<recipe><title>Toast</title><ingredient>bread</ingredient><recipetext>Toast it.</recipetext></recipe>',
  )
  expect((await read(line, 'one.xml')).recipes).toEqual([
    { title: 'Toast', ingredients: 'bread', instructions: 'Toast it.' },
  ])
})

test('RecipeSage: XML with its folder, labels and dates', async () => {
  const xml = `<?xml version="1.0"?><data><recipe><id>1</id><title>Soup</title><yield>4</yield><ingredients>[Base]
2 beets</ingredients><instructions>Boil.</instructions><folder>inbox</folder><createdAt>2020-01-02T03:04:05.000Z</createdAt>
    <labels><title>dinner</title></labels><labels><title>red</title></labels><images><id>a</id><location>https://example.com/a.jpg</location></images></recipe></data>`
  const file = await readImport(xml, 'export.xml')
  expect(file).toMatchObject({ format: 'recipesage', items: [{ folder: 'inbox' }] })
  expect((await read(xml, 'export.xml')).recipes).toEqual([
    {
      title: 'Soup',
      yield: '4',
      ingredients: '[Base]\n2 beets',
      instructions: 'Boil.',
      labels: ['dinner', 'red'],
      pictures: ['https://example.com/a.jpg'],
      createdAt: '2020-01-02T03:04:05.000Z',
    },
  ])
})

const mealieId = '0b2f9c4e-1111-4222-8333-444455556666'

test('Mealie: a backup with its pictures, and a recipe as a file', async () => {
  const id = mealieId.replaceAll('-', '')
  const backup = {
    recipes: [
      {
        id,
        name: 'Soup',
        slug: 'soup',
        recipe_yield: '4 bowls',
        prep_time: '10 min',
        total_time: '1 h',
        rating: 4,
        org_url: 'https://example.com/soup',
        created_at: '2023-01-02T03:04:05',
      },
    ],
    recipes_ingredients: [
      { recipe_id: id, position: 1, title: null, note: 'to taste', quantity: null, unit_id: null, food_id: 'salt' },
      { recipe_id: id, position: 0, title: 'Base', note: 'peeled', quantity: 1.5, unit_id: 'kg', food_id: 'beet' },
    ],
    recipe_instructions: [
      { recipe_id: id, position: 1, title: '', text: 'Boil.' },
      { recipe_id: id, position: 0, title: '', text: 'Chop.' },
    ],
    notes: [{ recipe_id: id, title: 'Tip', text: 'Wear an apron.' }],
    ingredient_units: [{ id: 'kg', name: 'kg' }],
    ingredient_foods: [
      { id: 'beet', name: 'beets' },
      { id: 'salt', name: 'salt' },
    ],
    tags: [{ id: 't', name: 'red' }],
    recipes_to_tags: [{ recipe_id: id, tag_id: 't' }],
    categories: [{ id: 'c', name: 'Dinner' }],
    recipes_to_categories: [{ recipe_id: id, category_id: 'c' }],
    users_to_favorites: [{ user_id: 'u', recipe_id: id }],
  }
  const archive = zip([
    entry('database.json', backup),
    entry(`data/recipes/${mealieId}/images/original.webp`, picture),
    entry('data/recipes/other/images/original.webp', 'another'),
  ])
  const soup = {
    title: 'Soup',
    yield: '4 bowls',
    activeTime: '10 min',
    totalTime: '1 h',
    url: 'https://example.com/soup',
    notes: 'Tip\nWear an apron.',
    ingredients: '[Base]\n1½ kg beets peeled\nsalt to taste',
    instructions: 'Chop.\nBoil.',
    rating: 4,
    labels: ['Dinner', 'red', 'Favourite'],
    pictures: ['a picture'],
    createdAt: '2023-01-02T03:04:05.000Z',
  }
  expect(await read(archive, 'mealie.zip')).toMatchObject({ format: 'mealie', total: 1, recipes: [soup] })
  const single = {
    name: 'Toast',
    slug: 'toast',
    groupId: 'g',
    recipeServings: 2,
    recipeIngredient: [{ quantity: 1, unit: null, food: null, note: '2 slices bread', display: '1 2 slices bread' }],
    recipeInstructions: [{ title: 'Then', text: 'Toast it.' }],
  }
  expect(await read(zip([entry('toast/toast.json', single)]), 'recipes.zip')).toMatchObject({
    format: 'mealie',
    recipes: [
      { title: 'Toast', yield: '2 servings', ingredients: '2 slices bread', instructions: '[Then]\nToast it.' },
    ],
  })
})

test('Tandoor: a zip in a zip, with headers, amounts within steps and its picture', async () => {
  const recipe = {
    name: 'Soup',
    keywords: [{ name: 'red' }],
    servings: 4,
    servings_text: 'bowls',
    working_time: 10,
    waiting_time: 60,
    steps: [
      {
        name: 'Base',
        instruction: 'Chop {{ ingredients[1] }}.\n\n### Then\nBoil.',
        ingredients: [
          { food: null, unit: null, amount: 0, note: 'Vegetables', is_header: true },
          {
            food: { name: 'beets' },
            unit: { name: 'kg' },
            amount: 0.5,
            note: 'peeled',
            is_header: false,
            no_amount: false,
          },
        ],
      },
    ],
  }
  const inner = zip([entry('recipe.json', recipe), entry('image.jpeg', picture)])
  expect(await read(zip([entry('1.zip', inner)]), 'tandoor.zip')).toMatchObject({
    format: 'tandoor',
    total: 1,
    recipes: [
      {
        title: 'Soup',
        yield: '4 bowls',
        activeTime: '10 min',
        totalTime: '1 h 10 min',
        ingredients: '[Vegetables]\n½ kg beets, peeled',
        instructions: '[Base]\nChop ½ kg beets, peeled.\n[Then]\nBoil.',
        labels: ['red'],
        pictures: ['a picture'],
      },
    ],
  })
})

const schema = (name: string, more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 beet'],
  recipeInstructions: ['Boil.'],
  ...more,
})

test('JSON-LD in a zip takes the pictures beside it; a Nextcloud cookbook has one in each folder', async () => {
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

test('lines beyond what a recipe holds are told', async () => {
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

test('Copy Me That: a page of recipes, with subheaders, notes, stars and what is yet to be cooked', async () => {
  const page = `<!DOCTYPE html><meta name="copymethat_class_id_version" content="2"><body>
  <div class = "recipe"><div id = "name"> Soup &amp; bread </div><div id = "link">Adapted from <a id = "original_link" href = "https://example.com/soup">x</a></div>
  <img class= "recipeImage" src = "images/soup.jpg"/><div id="description">Red</div>
  <div id = "servings">Servings: <a id="recipeYield">6</a></div><div id="extra_info"><div id="starred">Starred</div><div>I want to make this</div></div>
  <span id="ratingValue">4</span><span class = "recipeCategory">dinner</span>
  <ul id = "recipeIngredients"><li class="recipeIngredient_subheader">Base:</li><li class= "recipeIngredient"> 2 beets </li></ul>
  <ol id = "recipeInstructions"><li class = "instruction" value = "1"> Boil. </li></ol>
  <ul id="recipeNotes"><li class="recipeNote">Good cold.</li></ul></div></body>`
  const archive = zip([entry('recipes.html', page), entry('images/soup.jpg', picture)])
  expect(await read(archive, 'copymethat.zip')).toMatchObject({
    format: 'copymethat',
    recipes: [
      {
        title: 'Soup & bread',
        description: 'Red',
        yield: '6 servings',
        url: 'https://example.com/soup',
        notes: 'Good cold.',
        ingredients: '[Base]\n2 beets',
        instructions: 'Boil.',
        rating: 4,
        labels: ['dinner', 'Favourite', 'To cook'],
        pictures: ['a picture'],
      },
    ],
  })
})

test('Recipe Keeper: a page of recipes, with favourites and nutrition', async () => {
  const page = `<html><body><div class="recipe-details"><meta content="abc" itemprop="recipeId"><img src="images/soup_0.jpg" class="recipe-photo" />
  <h2 itemprop="name">Soup</h2><span itemprop="recipeSource"><a href="https://example.com/soup">example.com</a></span>
  <meta content="5" itemprop="recipeRating"><meta content="True" itemprop="recipeIsFavourite">
  <span itemprop="recipeYield">4</span><meta content="PT10M" itemprop="prepTime"><meta content="PT1H" itemprop="cookTime"><meta content="PT0S" itemprop="totalTime">
  <meta content="Dinner" itemprop="recipeCourse"><meta content="Soups" itemprop="recipeCategory"><meta content="120" itemprop="recipeNutCalories">
  <div itemprop="recipeIngredients"><p>2 beets</p><p>1 onion</p></div><div itemprop="recipeDirections"><p>Chop.</p><p>Boil.</p></div><div itemprop="recipeNotes"><p>Good cold.</p></div>
  <div class="recipe-photos-div"><img src="images/soup_0.jpg" class="recipe-photos" /><img src="images/soup_1.jpg" class="recipe-photos" /></div></div></body></html>`
  const archive = zip([
    entry('recipes.html', page),
    entry('images/soup_0.jpg', picture),
    entry('images/soup_1.jpg', 'another'),
  ])
  expect(await read(archive, 'RecipeKeeper.zip')).toMatchObject({
    format: 'recipekeeper',
    recipes: [
      {
        title: 'Soup',
        yield: '4 servings',
        activeTime: '10 min',
        source: 'example.com',
        url: 'https://example.com/soup',
        notes: 'Good cold.\n\nCook time: 1 h\n\nNutrition:\nCalories: 120',
        ingredients: '2 beets\n1 onion',
        instructions: 'Chop.\nBoil.',
        rating: 5,
        labels: ['Dinner', 'Soups', 'Favourite'],
        pictures: ['a picture', 'another'],
      },
    ],
  })
})

test('Mela: headers by "#", favourites, a date of Apple’s time', async () => {
  const recipe = {
    id: 'a',
    title: 'Soup',
    text: 'Red',
    images: [base64],
    categories: ['Dinner'],
    yield: '4',
    prepTime: '10 min',
    cookTime: '20 min',
    totalTime: '30 min',
    ingredients: '# Base\n2 beets',
    instructions: 'Boil.',
    notes: 'Good cold.',
    nutrition: '120 kcal',
    link: 'https://example.com',
    favorite: true,
    date: 600_000_000,
  }
  expect(await read(zip([entry('a.melarecipe', recipe)]), 'all.melarecipes')).toMatchObject({
    format: 'mela',
    recipes: [
      {
        title: 'Soup',
        description: 'Red',
        yield: '4 servings',
        activeTime: '10 min',
        totalTime: '30 min',
        url: 'https://example.com',
        notes: 'Good cold.\n\nCook time: 20 min\n\nNutrition:\n120 kcal',
        ingredients: '[Base]\n2 beets',
        instructions: 'Boil.',
        labels: ['Dinner', 'Favourite'],
        pictures: ['a picture'],
        createdAt: '2020-01-06T10:40:00.000Z',
      },
    ],
  })
})

test('Crouton: amounts, sections and minutes', async () => {
  const recipe = {
    uuid: 'a',
    name: 'Soup',
    serves: 4,
    duration: 10,
    cookingDuration: 50,
    ingredients: [
      { order: 1, ingredient: { name: 'beets' }, quantity: { amount: 0.25, quantityType: 'KGS' } },
      { order: 0, ingredient: { name: 'Base' }, quantity: { amount: 0, quantityType: 'SECTION' } },
      { order: 2, ingredient: { name: 'onions' }, quantity: { amount: 2, quantityType: 'ITEM' } },
    ],
    steps: [
      { order: 1, step: 'Boil.', isSection: false },
      { order: 0, step: 'First', isSection: true },
    ],
    images: [base64],
    webLink: 'https://example.com',
    neutritionalInfo: '120 kcal',
    tags: [{ name: 'Dinner' }],
  }
  expect(await read(JSON.stringify(recipe), 'soup.crumb')).toMatchObject({
    format: 'crouton',
    recipes: [
      {
        title: 'Soup',
        yield: '4 servings',
        activeTime: '10 min',
        totalTime: '1 h',
        url: 'https://example.com',
        notes: 'Nutrition:\n120 kcal',
        ingredients: '[Base]\n¼ kg beets\n2 onions',
        instructions: '[First]\nBoil.',
        labels: ['Dinner'],
        pictures: ['a picture'],
      },
    ],
  })
})

test('tables: columns by their names in several languages, what is left goes into the notes', async () => {
  const planToEat =
    'Title,Course,Prep Time,Cook Time,Servings,Ingredients,Directions,Tags,Rating,Photo Url,Private,Calories\r\n"Soup, red",Dinner,10,20,4,"2 beets\n1 onion","Chop.\nBoil.","red, winter",4,https://example.com/a.jpg,no,120\r\n'
  const table = await read(planToEat, 'plan.csv')
  expect(table).toMatchObject({
    format: 'csv',
    total: 1,
    recipes: [
      {
        title: 'Soup, red',
        yield: '4 servings',
        activeTime: '10 min',
        totalTime: '30 min',
        notes: 'Cook time: 20 min\n\nCalories: 120',
        ingredients: '2 beets\n1 onion',
        instructions: 'Chop.\nBoil.',
        rating: 4,
        labels: ['Dinner', 'red', 'winter'],
        pictures: ['https://example.com/a.jpg'],
      },
    ],
  })
  expect(table.columns.find(({ column }) => column === 'Calories')).toEqual({ column: 'Calories', field: null })
  const german = 'Titel;Zutaten;Zubereitung\nSuppe;200 g Rüben;Kochen.\n'
  expect((await read(Buffer.from(german, 'latin1'), 'r.csv')).recipes).toEqual([
    { title: 'Suppe', ingredients: '200 g Rüben', instructions: 'Kochen.' },
  ])
  const hebrew = '\uFEFFשם,מצרכים,הוראות הכנה\nמרק,2 סלקים,לבשל\n'
  expect((await read(hebrew, 'r.csv')).recipes).toEqual([
    { title: 'מרק', ingredients: '2 סלקים', instructions: 'לבשל' },
  ])
})

test('tables: a cook says what a column means, or leaves it out; a table whose columns nobody knows is one all the same', async () => {
  const table = 'Gericht,Was rein kommt,Wie,Score,Wein\nSuppe,"2 Rüben",Kochen.,7,Riesling\n'
  const columns = { Gericht: 'title', 'Was rein kommt': 'ingredients', Wie: 'instructions', Wein: 'nothing' } as const
  const found = await read(table, 'rezepte.csv', { columns })
  expect(found.format).toBe('csv')
  expect(found.recipes).toEqual([{ title: 'Suppe', ingredients: '2 Rüben', instructions: 'Kochen.' }])
  expect(found.columns).toEqual([
    { column: 'Gericht', field: 'title' },
    { column: 'Was rein kommt', field: 'ingredients' },
    { column: 'Wie', field: 'instructions' },
    { column: 'Wein', field: 'nothing' },
  ])
  const unset = await read('Title,Ingredients,Author\nSoup,1 beet,Ada\n', 'a.csv', {
    columns: { Title: 'notes', Author: 'title' },
  })
  expect(unset.recipes).toEqual([{ title: 'Ada', ingredients: '1 beet', notes: 'Title: Soup' }])
})

test('MealMaster: two columns, lines that go on, sections', async () => {
  const text = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Beet Soup
 Categories: Soups, Winter
      Yield: 4 servings

      2 c  Beets,                              1 tb Vinegar
           -peeled                           1/2 ts Salt
MMMMM--------------------------TOPPING-------------------------------
      1 ds Cream

  Chop the beets and boil
  them until soft.

  Serve.

MMMMM
`
  expect(await read(text + text.replace('Beet Soup', 'Stew'), 'book.mmf')).toMatchObject({
    format: 'mealmaster',
    total: 2,
    recipes: [
      {
        title: 'Beet Soup',
        yield: '4 servings',
        ingredients: '2 cup Beets, peeled\n1 tbsp Vinegar\n1/2 tsp Salt\n[TOPPING]\n1 dash Cream',
        instructions: 'Chop the beets and boil them until soft.\nServe.',
        labels: ['Soups', 'Winter'],
      },
      { title: 'Stew' },
    ],
  })
})

test('MasterCook: text in columns, and XML', async () => {
  const text = `                     *  Exported from  MasterCook  *

                               Beet Soup

Recipe By     : Anna
Serving Size  : 4    Preparation Time :0:10
Categories    : Soups                            Winter

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1 1/2  pounds        beets -- peeled
                        salt

   Chop and
boil.

                   - - - - - - - - - - - - - - - - - -
`
  const soup = {
    title: 'Beet Soup',
    yield: '4 servings',
    source: 'Anna',
    ingredients: '1 1/2 pounds beets, peeled\nsalt',
    labels: ['Soups', 'Winter'],
  }
  expect(await read(text, 'book.mxp')).toMatchObject({
    format: 'mastercook',
    recipes: [{ ...soup, activeTime: '0:10', instructions: 'Chop and boil.' }],
  })
  const xml = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?><!DOCTYPE mx2 SYSTEM "mx2.dtd"><mx2 source="MasterCook 6"><RcpE name="Beet Soup" author="Anna"><Serv qty="4"/><CatS><CatT>Soups</CatT><CatT>Winter</CatT></CatS><IngR name="beets" unit="pounds" qty="1 1/2"><IPrp>peeled</IPrp></IngR><IngR name="salt"></IngR><DirS><DirT>Chop.</DirT><DirT>Boil.</DirT></DirS></RcpE></mx2>`
  expect(await read(xml, 'book.mx2')).toMatchObject({
    format: 'mastercook',
    recipes: [{ ...soup, instructions: 'Chop.\nBoil.' }],
  })
})

test('Cooklang: what is named within steps, sections, front matter, its picture', async () => {
  const text =
    '---\ntitle: Beet soup\nservings: 4\ntags: [red, winter]\nsource: https://example.com\n---\n-- a remark\n== Base ==\n\nChop @beets{2%kg}(peeled) and @salt in a #large pot{}.\nBoil for ~{20%minutes}.\n\n> Good cold.\n'
  const archive = zip([entry('Beet soup.cook', text), entry('Beet soup.jpg', picture)])
  expect(await read(archive, 'recipes.zip')).toMatchObject({
    format: 'cooklang',
    recipes: [
      {
        title: 'Beet soup',
        yield: '4 servings',
        url: 'https://example.com',
        notes: 'Good cold.',
        ingredients: '[Base]\n2 kg beets, peeled\nsalt',
        instructions: '[Base]\nChop beets and salt in a large pot. Boil for 20 minutes.',
        labels: ['red', 'winter'],
        pictures: ['a picture'],
      },
    ],
  })
})

test('Markdown and text: one recipe, several, and the pictures that they show', async () => {
  const soup =
    '# Beet soup\n\n![red](img/soup.jpg)\n\nServes 4\n\n## Ingredients\n\n- 2 beets\n- 1 onion\n\n## Instructions\n\n1. Chop everything finely.\n2. Boil until soft.\n'
  const toast = soup.replace('Beet soup', 'Toast')
  const archive = zip([entry('book.md', `${soup}\n${toast}`), entry('img/soup.jpg', picture)])
  expect(await read(archive, 'notes.zip')).toMatchObject({
    format: 'text',
    total: 2,
    recipes: [
      {
        title: 'Beet soup',
        ingredients: '2 beets\n1 onion',
        instructions: 'Chop everything finely.\nBoil until soft.',
        pictures: ['a picture'],
      },
      { title: 'Toast', pictures: ['a picture'] },
    ],
  })
  const plain = soup.replace(/^#+ |^!.*$/gm, '')
  expect(await read(plain, 'soup.txt')).toMatchObject({
    format: 'text',
    total: 1,
    recipes: [{ title: 'Beet soup', ingredients: '2 beets\n1 onion' }],
  })
})

test('a saved web page', async () => {
  const page = `<!doctype html><html><head><title>x</title><script type="application/ld+json">${JSON.stringify(schema('Soup'))}</script></head><body></body></html>`
  expect(await read(page, 'page.html')).toMatchObject({
    format: 'html',
    recipes: [{ title: 'Soup', ingredients: '1 beet', instructions: 'Boil.' }],
  })
})

test('a zip of all kinds: each is read as what it is, and what nobody can read is told', async () => {
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
