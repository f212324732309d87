import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { picture, readFields as read } from '../../../testing/read-import.ts'

const krecipes = `<?xml version="1.0" encoding="UTF-8" ?>
<krecipes version="2.1" lang="en"><krecipes-category-structure><category name="Soups"></category></krecipes-category-structure>
<krecipes-recipe id="7"><krecipes-description><title>Beet soup</title><author>Anna</author><author>Ben</author>
<pictures><pic format="JPEG" id="1"><![CDATA[${picture.toString('base64')}]]></pic></pictures>
<category><cat>Soups</cat><cat>Winter</cat></category>
<yield><amount><min>4</min><max>6</max></amount><type>bowls</type></yield><preparation-time>01:10</preparation-time></krecipes-description>
<krecipes-ingredients><ingredient><name>beets</name><amount>2</amount><unit>kg</unit><prep>peeled</prep></ingredient>
<ingredient-group name="Topping"><ingredient><name>dill</name><amount>0</amount><unit></unit>
<substitutes><ingredient><name>parsley</name><amount>1</amount><unit>tbsp</unit></ingredient></substitutes></ingredient></ingredient-group>
</krecipes-ingredients><krecipes-instructions>
Chop &amp; boil.
</krecipes-instructions><krecipes-ratings><rating><comment>Good cold.</comment><rater>Ben</rater><criterion><criteria><name>Taste</name><stars>4</stars></criteria>
<criteria><name>Work</name><stars>5</stars></criteria></criterion></rating></krecipes-ratings></krecipes-recipe></krecipes>`

const soup = {
  title: 'Beet soup',
  yield: '4-6 bowls',
  totalTime: '01:10',
  author: 'Anna, Ben',
  ingredients: '2 kg beets, peeled\n[Topping]\ndill or 1 tbsp parsley',
  instructions: 'Chop & boil.',
  notes: 'Good cold.',
  rating: 5,
  labels: ['Soups', 'Winter'],
  pictures: ['a picture'],
}

test('the KRecipes reader reads groups, ranges, substitutes, ratings and the picture', async () => {
  expect(await read(krecipes, 'book.kreml')).toEqual({ format: 'krecipes', total: 1, recipes: [soup], columns: [] })
})

async function packed(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = pack()
  for (const [name, content] of Object.entries(files)) archive.entry({ name }, content)
  archive.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of Readable.from(archive)) chunks.push(chunk)
  return gzipSync(Buffer.concat(chunks))
}

test('the KRecipes reader reads a packed file', async () => {
  const file = await packed({ 'about.txt': 'x', 'recipes.kreml': krecipes })
  expect((await read(file, 'book.kre')).recipes).toEqual([soup])
})

test.each([
  ['without recipes', () => packed({ 'about.txt': 'x' }), 'no-recipes'],
  ['that is cut off', async () => (await packed({ 'recipes.kreml': krecipes })).subarray(0, 300), 'damaged'],
])('a packed file of KRecipes %s is refused', async (_what, file, code) => {
  await expect(read(await file(), 'book.kre')).rejects.toMatchObject({ failure: { code } })
})
