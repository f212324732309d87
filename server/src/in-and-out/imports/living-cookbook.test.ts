import { directImports } from '@potluck/api/direct-imports'
import { getRecipe, listRecipes } from '@potluck/api/recipes'
import sharp from 'sharp'
import { type AccessTable, accessFile } from '../../testing/access-file.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { readImportApart } from '../../testing/read-import.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { zip } from '../../testing/zip.ts'

const [, , , { endpoint: importLivingCookbook }] = directImports

const method = Array.from({ length: 400 }, (_, step) => `Stir ${step} times.`).join('\r\n')
const comments = 'Борщ, said Anna, wants a day. '.repeat(4).trim()

/** Tables as the program writes them: numeric ids, long texts beside their rows, instants, and unchanged stock data. */
const tables: readonly AccessTable[] = [
  {
    name: 't_recipe',
    columns: [
      { name: 'recipeid', type: 'long' },
      'recipename',
      'yield',
      'preparationtime',
      'readyintime',
      'source',
      'webpage',
      { name: 'comments', type: 'memo' },
      'recipetypes',
      { name: 'cookbookid', type: 'long' },
      { name: 'modifieddate', type: 'date' },
    ],
    rows: [
      ...Array.from({ length: 300 }, (_, stock) => [stock + 100, `Stock dish ${stock}`]),
      [
        7,
        'Crème de betteraves',
        '4',
        '10 min',
        '1 hour',
        'Anna',
        null,
        comments,
        'Soup,Winter',
        3,
        new Date('2009-05-01T12:00:00Z'),
      ],
      [
        8,
        'Toast',
        null,
        null,
        null,
        null,
        'https://example.com/toast',
        null,
        null,
        3,
        new Date('2011-02-03T04:05:06Z'),
      ],
    ],
  },
  {
    name: 't_recipeingredient',
    columns: [
      { name: 'recipeid', type: 'long' },
      { name: 'ingredientindex', type: 'long' },
      'quantitytext',
      'unittext',
      'ingredienttext',
    ],
    rows: [
      [7, 10, null, null, 'salt'],
      [7, 9, '2 1/2', 'cups', 'beets'],
      [8, 1, '1', 'slice', 'bread'],
    ],
  },
  {
    name: 't_recipeprocedure',
    columns: [
      { name: 'recipeid', type: 'long' },
      { name: 'procedureindex', type: 'long' },
      { name: 'proceduretext', type: 'memo' },
    ],
    rows: [[7, 1, method]],
  },
  {
    name: 't_recipeimage',
    columns: ['recipeid', 'imageid', 'imageindex'].map((name) => ({ name, type: 'long' })),
    rows: [[7, 5, 1]],
  },
  { name: 't_image', columns: [{ name: 'imageid', type: 'long' }, 'filename'], rows: [[5, 'Beets.JPG']] },
  { name: 't_cookbook', columns: [{ name: 'cookbookid', type: 'long' }, 'name'], rows: [[3, 'Grandma']] },
  {
    name: 't_technique',
    columns: [{ name: 'techniqueid', type: 'long' }, 'name', { name: 'comments', type: 'memo' }],
    rows: [[1, 'Blanching', 'Boil briefly, then chill. '.repeat(20).trim()]],
  },
]

eachDatabase('Living Cookbook', (server) => {
  const book = async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    return zip([
      { name: 'lc2.mdb', bytes: accessFile(tables), deflate: true },
      { name: 'images/beets.jpg', bytes: photo },
    ])
  }

  async function bring(member: TestMember, choices: Record<string, boolean>) {
    const file = new Blob([new Uint8Array(await book())])
    const { jobId } = (await member.api.call(importLivingCookbook, { file, query: choices })).data
    return jobEnd(member, jobId)
  }

  async function titled(member: TestMember, title: string) {
    const { data } = (await member.api.call(listRecipes, { query: { sort: 'title' } })).data
    const id = data.find((recipe) => recipe.title === title)?.id ?? ''
    return (await member.api.call(getRecipe, { params: { id } })).data
  }

  test('a backup is imported with the recipes of its cook, long texts, lines in order and photos', async () => {
    const anna = await server.member('Anna')
    expect(await bring(anna, {})).toMatchObject({ status: 'done', done: 2, failed: 0 })
    const soup = await titled(anna, 'Crème de betteraves')
    expect(soup).toMatchObject({
      yield: '4 servings',
      activeTime: '10 min',
      totalTime: '1 hour',
      source: 'Anna',
      notes: comments,
      ingredients: '2 1/2 cups beets\nsalt',
      instructions: method.replaceAll('\r', ''),
      createdAt: '2009-05-01T12:00:00.000Z',
    })
    expect(soup.images).toHaveLength(1)
    expect(soup.labels.map(({ title }) => title).toSorted()).toEqual(['Grandma', 'Soup', 'Winter'])
    expect(await titled(anna, 'Toast')).toMatchObject({
      url: 'https://example.com/toast',
      ingredients: '1 slice bread',
    })
  })

  test('a backup can be imported without photos, with the built-in recipes and with the lessons', async () => {
    const anna = await server.member('Anna')
    const choices = { excludeImages: true, includeStockRecipes: true, includeTechniques: true }
    expect(await bring(anna, choices)).toMatchObject({ status: 'done', done: 303, failed: 0 })
    expect((await titled(anna, 'Crème de betteraves')).images).toEqual([])
    expect((await titled(anna, 'Blanching')).instructions).toMatch(/^Boil briefly/)
  })
})

test('an Access database that lacks any of its pages is reported as damaged, and the next file is imported', async () => {
  const whole = accessFile(tables)
  const pages = Array.from({ length: whole.length / 4096 }, (_, page) => page)
  const lost = pages.map((page) => {
    const bytes = Buffer.from(whole)
    // The format is recognised by its beginning.
    bytes.fill(0xff, page === 0 ? 24 : page * 4096, (page + 1) * 4096)
    return bytes
  })
  const entry = (bytes: Buffer, n: number) => ({ name: `${n}.mdb`, bytes, deflate: true })
  const behind = { name: 'zz.melarecipe', bytes: Buffer.from('{"title":"Behind"}') }
  const cut = pages.slice(1).map((page) => whole.subarray(0, page * 4096))
  const { items } = await readImportApart(zip([...[...cut, ...lost].map(entry), behind]), 'many.zip')
  expect(items.at(-1)).toMatchObject({ outcome: 'recipe', draft: { title: 'Behind' } })
  const notes = items.flatMap((item) => ('note' in item ? item.note.code : []))
  expect(new Set(notes)).toEqual(new Set(['damaged']))
  expect(notes.length).toBeGreaterThan(cut.length)
}, 60_000)
