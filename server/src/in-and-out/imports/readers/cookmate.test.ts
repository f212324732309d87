import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const cookmate = (recipes: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><cookbook version="1">${recipes}</cookbook>`

test('the Cookmate reader reads lists and lines of text, finds pictures by their file name, and accepts a single recipe', async () => {
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
