import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const recipe = {
  title: 'Beet soup',
  description: 'Red',
  ingredients: '2 beets\n1 l stock',
  instructions: 'Boil.\nBlend.',
  url: 'https://kitchen.example/beets',
  quantity: '4',
  totalTime: '90',
  preparationTime: '20',
  cookingTime: '',
  pictures: ['/storage/emulated/0/RecetteTek/soup.jpg'],
  originalPicture: 'https://kitchen.example/beets.jpg',
}

test('the RecetteTek reader reads recipes with times in minutes and pictures of the archive', async () => {
  const bread = { ...recipe, title: 'Bread', pictures: [], totalTime: '0', cookingTime: '35' }
  const archive = zip([entry('recipes_0.json', [recipe, bread]), { name: 'soup.jpg', bytes: picture }])
  expect(await read(archive, 'book.rtk')).toMatchObject({
    format: 'recettetek',
    total: 2,
    recipes: [
      {
        title: 'Beet soup',
        description: 'Red',
        yield: '4 servings',
        activeTime: '20 min',
        totalTime: '1 h 30 min',
        url: 'https://kitchen.example/beets',
        ingredients: '2 beets\n1 l stock',
        instructions: 'Boil.\nBlend.',
        pictures: ['a picture'],
      },
      { title: 'Bread', notes: 'Cook time: 35 min' },
    ],
  })
})

test('the reader of JSON-LD reads Pestle, which writes types as numbers', async () => {
  const pestle = [
    {
      name: 'Beet soup',
      recipeYield: '4',
      totalTime: 'PT1H30M',
      prepTime: '',
      source: 'https://kitchen.example/beets',
      keywords: ['winter, red'],
      recipeIngredient: [
        { text: 'For the soup:' },
        { text: '2 beets', quantity: 2, name: 'beets' },
        { text: '1 l stock', quantity: 1, unit: 'l', name: 'stock' },
      ],
      recipeInstructions: [
        {
          '@type': 0,
          name: 'Soup',
          itemListElement: [
            { '@type': 1, text: 'Boil.' },
            { '@type': 1, text: 'Blend.' },
          ],
        },
        { '@type': 0, name: 'To serve', itemListElement: [{ '@type': 2, text: 'Add dill.' }] },
      ],
      image: [{ url: 'https://kitchen.example/beets.jpg' }],
    },
  ]
  expect(await read(JSON.stringify(pestle), 'recipes.pestle')).toMatchObject({
    format: 'json-ld',
    total: 1,
    recipes: [
      {
        title: 'Beet soup',
        totalTime: '1 h 30 min',
        url: 'https://kitchen.example/beets',
        ingredients: '[For the soup]\n2 beets\n1 l stock',
        instructions: '[Soup]\nBoil.\nBlend.\n[To serve]\nAdd dill.',
      },
    ],
  })
})
