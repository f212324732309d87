import { picture, readFields as read } from '../../../testing/read-import.ts'

const base64 = picture.toString('base64')

test('the Crouton reader reads amounts, sections and minutes', async () => {
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
        nutrition: '120 kcal',
        ingredients: '[Base]\n¼ kg beets\n2 onions',
        instructions: '[First]\nBoil.',
        labels: ['Dinner'],
        pictures: ['a picture'],
      },
    ],
  })
})
