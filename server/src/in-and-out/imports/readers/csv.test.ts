import { readFields as read } from '../../../testing/read-import.ts'

test('the table reader finds columns by their names in several languages and adds the others to the notes', async () => {
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

test('the table reader uses the meanings of columns that the cook chose, and accepts a table of unknown columns', async () => {
  const table = 'Gericht,Was rein kommt,Wie,Score,Wein\nSuppe,"2 Rüben",Kochen.,7,Riesling\n'
  const columns = { Gericht: 'title', 'Was rein kommt': 'ingredients', Wie: 'instructions', Wein: 'nothing' } as const
  const result = await read(table, 'rezepte.csv', { columns })
  expect(result.format).toBe('csv')
  expect(result.recipes).toEqual([{ title: 'Suppe', ingredients: '2 Rüben', instructions: 'Kochen.' }])
  expect(result.columns).toEqual([
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

test('a table of Plan to Eat is recognised by its columns, and what only the site needs is left out', async () => {
  const table = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Created At,Updated At
Beet soup,Soup,Ukrainian,Beets,Red,Anna,https://example.com/soup,example.com,20,60,80,4,,"2 beets
1 onion","Chop.
Boil.","red, winter",5,https://www.plantoeat.com/recipes/1,https://example.com/soup.jpg,f,,120,3,2021-03-04 10:00:00 UTC,2022-01-01 00:00:00 UTC
`
  expect(await read(table, 'recipes.txt')).toMatchObject({
    format: 'plantoeat',
    recipes: [
      {
        title: 'Beet soup',
        description: 'Red',
        yield: '4 servings',
        source: 'Anna',
        url: 'https://example.com/soup',
        ingredients: '2 beets\n1 onion',
        instructions: 'Chop.\nBoil.',
        rating: 5,
        notes: 'Cook time: 1 h\n\nCalories: 120\nFat: 3',
        labels: ['Soup', 'Ukrainian', 'Beets', 'red', 'winter'],
        pictures: ['https://example.com/soup.jpg'],
      },
    ],
  })
})
