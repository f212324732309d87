import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

test('the Tandoor reader reads a zip in a zip with headers, amounts within steps and the picture', async () => {
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
