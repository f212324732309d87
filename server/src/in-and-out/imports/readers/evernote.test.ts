import { picture, readFields as read } from '../../../testing/read-import.ts'

const note = (title: string, body: string, more = '') =>
  `<note><title>${title}</title><content><![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${body}</en-note>]]></content>
<created>20211121T180200Z</created><updated>20220101T000000Z</updated>${more}</note>`

const soup = note(
  'Beet soup',
  '<div>Serves 4</div><div>2 beets</div><div>1 l stock</div><div>a little salt</div><div><br/></div><div>Boil the beets in the stock &amp; blend it all.</div><div>Serve it with <b>dill</b>.</div><en-media type="image/png" hash="a"/>',
  `<tag>Soups</tag><tag>Winter</tag><note-attributes><author>Grandma</author><source-url>https://kitchen.example/beets</source-url></note-attributes>
<resource><data encoding="base64">${picture.toString('base64')}</data><mime>image/png</mime></resource>
<resource><data encoding="base64">JVBERi0=</data><mime>application/pdf</mime></resource>`,
)
const toast = note(
  'Toast &amp; butter',
  '<h2>Ingredients</h2><ul><li>2 slices bread</li><li>10 g butter</li></ul><h2>Method</h2><ol><li>Toast the bread.</li><li>Butter it well.</li></ol>',
)
const shopping = note('To do', '<div><en-todo checked="true"/>Call the plumber</div><div>Pay the rent</div>')

const file = (...notes: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
<en-export export-date="20260101T000000Z" application="Evernote" version="10.1">${notes.join('')}</en-export>`

test('the Evernote reader reads notes with lists and without, their tags, source and pictures', async () => {
  expect(await read(file(soup, toast), 'notes.enex')).toMatchObject({
    format: 'evernote',
    total: 2,
    recipes: [
      {
        title: 'Beet soup',
        ingredients: '2 beets\n1 l stock\na little salt',
        instructions: 'Boil the beets in the stock & blend it all.\nServe it with dill.',
        author: 'Grandma',
        url: 'https://kitchen.example/beets',
        labels: ['Soups', 'Winter'],
        createdAt: '2021-11-21T18:02:00.000Z',
        pictures: ['a picture'],
      },
      {
        title: 'Toast & butter',
        ingredients: '2 slices bread\n10 g butter',
        instructions: 'Toast the bread.\nButter it well.',
      },
    ],
  })
})

test('a note of something else is reported as no recipe', async () => {
  expect((await read(file(shopping), 'notes.enex')).recipes).toEqual([])
})
