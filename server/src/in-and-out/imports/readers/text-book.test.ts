import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

test('the MealMaster reader reads two columns, continued lines and sections', async () => {
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

const mealMaster = (...lines: readonly string[]): string =>
  ['MMMMM----- Recipe via Meal-Master (tm) v8.05', '', ...lines, '', 'MMMMM', ''].join('\n')

const mealMasterHead = ['      Title: Pot', ' Categories: Stews', '      Yield: 4 servings', '']

test.each([
  ['      2 T  Flour', '2 tbsp Flour'],
  ['      2 t  Flour', '2 tsp Flour'],
  ['      2 Tb Flour', '2 tbsp Flour'],
  ['      2 TS Flour', '2 tsp Flour'],
  ['      2 C  Flour', '2 cup Flour'],
])('the MealMaster reader reads the unit of %j in the case in which it is written', async (line, ingredient) => {
  const { recipes } = await read(mealMaster(...mealMasterHead, line, '', '  Mix.'), 'a.mmf')
  expect(recipes).toMatchObject([{ ingredients: ingredient }])
})

test.each([
  [
    'a name one column off',
    ['      1 c  Oil', '      1 cn  beans', '      2 tb Flour'],
    '1 cup Oil\n1 can beans\n2 tbsp Flour',
  ],
  ['narrow columns', ['     1 lb beef', '     2  c cheese', '     2  eggs'], '1 lb beef\n2 cup cheese\n2 eggs'],
  [
    'narrow columns side by side',
    ['    1 lb beef          1 1/2  c milk', '    2  c cheese        3 T  oil'],
    '1 lb beef\n2 cup cheese\n1 1/2 cup milk\n3 tbsp oil',
  ],
  [
    'a heading and an ingredient without an amount',
    ['      1 c  Oil', '  For the sauce:', '      1 c  Cream', '  a little salt', '      2 T  Flour'],
    '1 cup Oil\n[For the sauce]\n1 cup Cream\na little salt\n2 tbsp Flour',
  ],
  ['an odd line before all', ['  (not too sweet)', '      1 c  Oil'], '(not too sweet)\n1 cup Oil'],
  [
    'ingredients of a part after steps',
    ['      1 c  Oil', '', '  Heat it.', 'MMMMM---------SAUCE-------', '      2 T  Flour'],
    '1 cup Oil\n[SAUCE]\n2 tbsp Flour',
  ],
])('the MealMaster reader loses no ingredient after %s', async (_what, lines, ingredients) => {
  const text = mealMaster(...mealMasterHead, ...lines, '', '  Boil together. Serve 2 c of it.', '  1 egg is enough.')
  const { recipes } = await read(text, 'a.mmf')
  expect(recipes).toMatchObject([
    { yield: '4 servings', ingredients, instructions: expect.stringMatching(/Boil together.+1 egg is enough\.$/) },
  ])
})

test('the MealMaster reader keeps unknown fields of the head as notes, and continues long ones', async () => {
  const head = [
    'Title: Pot',
    'Categories: Stews,',
    '            Winter',
    'Yield: 6 servings',
    'Contributor: Anna',
    '   and Ben',
  ]
  const text = mealMaster(...head, '', '      1 c  Oil', '', '  Boil together.')
  expect((await read(text, 'a.mmf')).recipes).toEqual([
    {
      title: 'Pot',
      yield: '6 servings',
      labels: ['Stews', 'Winter'],
      ingredients: '1 cup Oil',
      instructions: 'Boil together.',
      notes: 'Contributor: Anna and Ben',
    },
  ])
})

test('the MasterCook reader reads text in columns and XML', async () => {
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
    author: 'Anna',
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

test('the Cooklang reader reads ingredients within steps, sections, front matter and the picture', async () => {
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

const plum =
  'Plum cake\n\nServes 8\n\n2 cups flour\n1 cup sugar\n3 plums\n\nMix flour and sugar. Add the plums.\nBake for 40 minutes.\n'
const salad = 'Bean salad\n\n1 can beans\n1 onion\n\nMix all.\n'
const labelled = 'Toast\n\nZutaten:\n2 Scheiben Brot\n20 g Butter\n\nZubereitung:\nDas Brot toasten.\n'

test.each([
  ['empty lines', `${plum}\n\n${salad}`, ['Plum cake', 'Bean salad']],
  ['one empty line', `${salad}\n${plum}`, ['Bean salad', 'Plum cake']],
  ['labels in one of them', `${plum}\n\n${labelled}\n${salad}`, ['Plum cake', 'Toast', 'Bean salad']],
  ['Windows line ends', `${plum}\n\n${salad}`.replaceAll('\n', '\r\n'), ['Plum cake', 'Bean salad']],
  [
    'a list in groups',
    'Pie\n\nDough\n250 g flour\n125 g butter\nKnead it well.\n\nTopping\n500 g plums\n50 g sugar\nBake it all.',
    ['Pie'],
  ],
])('a text file of several recipes is split: %s', async (_what, text, titles) => {
  const { recipes } = await read(text, 'book.txt')
  expect(recipes.map((recipe) => Object(recipe).title)).toEqual(titles)
  if (titles.includes('Bean salad'))
    expect(recipes).toContainEqual({
      title: 'Bean salad',
      ingredients: '1 can beans\n1 onion',
      instructions: 'Mix all.',
    })
})

test('the recipes of a long text file are told apart', async () => {
  const book = Array.from({ length: 900 }, (_, n) => salad.replace('salad', `salad ${n}`)).join('\n\n')
  expect((await read(book, 'book.txt')).total).toBe(900)
})

test('the reader of plain text and Markdown reads one recipe, several recipes and their pictures', async () => {
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
