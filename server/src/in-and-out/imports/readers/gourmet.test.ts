import { picture, readFields as read } from '../../../testing/read-import.ts'

const gourmet = (recipes: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE gourmetDoc><gourmetDoc>${recipes}</gourmetDoc>`

test('the Gourmet reader reads groups, optional ingredients, the rating and the picture', async () => {
  const soup = `<recipe id="1"><title>Beet soup</title><category>Soups, Winter</category><cuisine>Ukrainian</cuisine>
    <source>Grandmother</source><link>https://example.com/soup</link><rating>4/5 stars</rating><preptime>20 minutes</preptime>
    <cooktime>1 hour</cooktime><yields>4 servings</yields>
    <ingredient-list><ingredient><amount>2</amount><unit>kg</unit><item>beets</item><key>beets</key></ingredient>
    <inggroup><groupname>Topping</groupname><ingredient optional="yes"><amount>1</amount><unit>tbsp</unit><item>dill</item></ingredient>
    <ingref refid="2"><amount>1</amount><item>Sour cream</item></ingref></inggroup></ingredient-list>
    <instructions>Chop.
Boil.</instructions><modifications>Good cold.</modifications>
    <image format="jpeg"><![CDATA[${picture.toString('base64')}]]></image></recipe>`
  expect(await read(gourmet(`${soup}<recipe id="2"><title>Sour cream</title></recipe>`), 'book.grmt')).toMatchObject({
    format: 'gourmet',
    total: 2,
    recipes: [
      {
        title: 'Beet soup',
        yield: '4 servings',
        activeTime: '20 minutes',
        source: 'Grandmother',
        url: 'https://example.com/soup',
        ingredients: '2 kg beets\n[Topping]\n1 tbsp dill (optional)\n1 Sour cream',
        instructions: 'Chop.\nBoil.',
        notes: 'Good cold.\n\nCook time: 1 hour',
        rating: 4,
        labels: ['Soups', 'Winter', 'Ukrainian'],
        pictures: ['a picture'],
      },
      { title: 'Sour cream' },
    ],
  })
})

test.each([
  ['9', 5],
  ['3.5/5', 4],
  ['10/10 Sterne', 5],
  ['unrated', undefined],
  ['0/5 stars', undefined],
])('the rating %j of Gourmet is %s stars', async (rating, stars) => {
  const { recipes } = await read(gourmet(`<recipe><title>Toast</title><rating>${rating}</rating></recipe>`), 'a.xml')
  expect(recipes).toEqual([{ title: 'Toast', ...(stars === undefined ? {} : { rating: stars }) }])
})
