import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const base64 = picture.toString('base64')

test('the Mela reader reads headers with "#", favourites and dates in the epoch of Apple', async () => {
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
        notes: 'Good cold.\n\nCook time: 20 min',
        nutrition: '120 kcal',
        ingredients: '[Base]\n2 beets',
        instructions: 'Boil.',
        labels: ['Dinner', 'Favorite'],
        pictures: ['a picture'],
        createdAt: '2020-01-06T10:40:00.000Z',
      },
    ],
  })
})
