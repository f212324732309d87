import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const soup = `Title: Beet soup
Description: Red
and warm.
Source: Grandmother
Original URL: https://example.com/soup
Yield: 4
Active: 20 min
Total: 1 h
Cookbook: Family
Section: Soups
Image: soup.jpg
Ingredients:
For the soup:
2 beets
Instructions:
Chop: finely.
Boil.
`

test('the Saffron reader reads the fields of a text, of which some go on in the next lines', async () => {
  const archive = zip([entry('Beet soup.txt', soup), entry('soup.jpg', picture)])
  expect(await read(archive, 'saffron.zip')).toMatchObject({
    format: 'saffron',
    recipes: [
      {
        title: 'Beet soup',
        description: 'Red\nand warm.',
        yield: '4 servings',
        activeTime: '20 min',
        totalTime: '1 h',
        source: 'Grandmother',
        url: 'https://example.com/soup',
        instructions: 'Chop: finely.\nBoil.',
        labels: ['Family', 'Soups'],
        pictures: ['a picture'],
      },
    ],
  })
})
