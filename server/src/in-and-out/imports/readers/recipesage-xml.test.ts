import { readFields as read, readImport } from '../../../testing/read-import.ts'

test('the RecipeSage reader reads folder, labels and dates', async () => {
  const xml = `<?xml version="1.0"?><data><recipe><id>1</id><title>Soup</title><yield>4</yield><ingredients>[Base]
2 beets</ingredients><instructions>Boil.</instructions><folder>inbox</folder><createdAt>2020-01-02T03:04:05.000Z</createdAt>
    <labels><title>dinner</title></labels><labels><title>red</title></labels><images><id>a</id><location>https://example.com/a.jpg</location></images></recipe></data>`
  const file = await readImport(xml, 'export.xml')
  expect(file).toMatchObject({ format: 'recipesage', items: [{ folder: 'inbox' }] })
  expect((await read(xml, 'export.xml')).recipes).toEqual([
    {
      title: 'Soup',
      yield: '4',
      ingredients: '[Base]\n2 beets',
      instructions: 'Boil.',
      labels: ['dinner', 'red'],
      pictures: ['https://example.com/a.jpg'],
      createdAt: '2020-01-02T03:04:05.000Z',
    },
  ])
})
