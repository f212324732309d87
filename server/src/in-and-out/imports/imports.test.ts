import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { directImports } from '@potluck/api/direct-imports'
import { cancelJob, getJob, listJobResults, listJobs } from '@potluck/api/jobs'
import { countRecipes, getRecipe, listRecipes, type Recipe } from '@potluck/api/recipes'
import sharp from 'sharp'
import { jobEnd, resultsOf } from '../../testing/job-end.ts'
import { paprikaArchive } from '../../testing/paprika-archive.ts'
import {
  databases,
  startTestServer,
  type TestDatabase,
  type TestMember,
  type TestServer,
} from '../../testing/test-server.ts'
import { zip } from '../../testing/zip.ts'

const [{ endpoint: importPaprika }, { endpoint: importJsonLd }] = directImports

const photo = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

const file = (bytes: Buffer | string) => new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)])

const bringPaprika = async (member: TestMember, bytes: Buffer) =>
  jobEnd(member, (await member.api.call(importPaprika, { file: file(bytes) })).data.jobId)

const bringJsonLd = async (member: TestMember, json: unknown) =>
  jobEnd(member, (await member.api.call(importJsonLd, { file: file(JSON.stringify(json)) })).data.jobId)

async function recipesOf(member: TestMember): Promise<Recipe[]> {
  const { data } = (await member.api.call(listRecipes, { query: { sort: 'title' } })).data
  return Promise.all(data.map(async ({ id }) => (await member.api.call(getRecipe, { params: { id } })).data))
}

/** A server for the tests of one description. */
function serverOn(kind: TestDatabase) {
  let server: TestServer
  let count = 0
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  return { server: () => server, newMember: () => server.member(`cook${count++}`) }
}

describe.each(databases)('imports on %s', (kind) => {
  const { server, newMember } = serverOn(kind)

  test('a Paprika recipe is imported with every field, its categories as labels and its photos', async () => {
    const anna = await newMember()
    const [red, blue] = [await photo('red'), await photo('blue')]
    const job = await bringPaprika(
      anna,
      paprikaArchive({
        name: 'Pancakes',
        description: 'Sunday',
        ingredients: '2 eggs\r\n1 cup milk',
        directions: 'Whisk.\nFry.',
        servings: '4',
        prep_time: '10 min',
        cook_time: '20 min',
        total_time: '30 min',
        notes: 'Double it.',
        nutritional_info: '200 kcal',
        difficulty: 'Easy',
        rating: 4,
        source: 'Nana',
        source_url: 'https://example.com/pancakes',
        categories: ['Breakfast', 'Sweet, warm'],
        photo_data: red.toString('base64'),
        photos: [{ data: blue.toString('base64') }, { data: red.toString('base64') }],
        created: '2019-09-30 20:50:24',
        uid: 'ABC',
        photo: 'abc.jpg',
        on_favorites: true,
        wine: 'Cider',
      }),
    )
    expect(job).toMatchObject({ status: 'done', done: 1, total: 1, failed: 0, results: [{ outcome: 'done' }] })
    const [recipe] = await recipesOf(anna)
    expect(recipe).toMatchObject({
      title: 'Pancakes',
      description: 'Sunday',
      ingredients: '2 eggs\n1 cup milk',
      instructions: 'Whisk.\nFry.',
      yield: '4 servings',
      activeTime: '10 min',
      totalTime: '30 min',
      notes: 'Double it.\n\nDifficulty: Easy\n\nWine: Cider',
      nutrition: '200 kcal',
      rating: 4,
      source: 'Nana',
      url: 'https://example.com/pancakes',
      createdAt: '2019-09-30T20:50:24.000Z',
      updatedAt: '2019-09-30T20:50:24.000Z',
    })
    expect(recipe?.labels.map(({ title }) => title)).toEqual(['Breakfast', 'Sweet warm'])
    expect(recipe?.images).toHaveLength(2)
  })

  test('a member can upload five files at the same time, and the sixth is refused before it is sent', async () => {
    const anna = await newMember()
    // None is finished before the sixth arrives.
    const long = JSON.stringify(Array.from({ length: 1_000 }, (_, n) => ({ '@type': 'Recipe', name: `Soup ${n}` })))
    const started = await Promise.allSettled(
      Array.from({ length: 6 }, () => anna.api.call(importJsonLd, { file: file(long) })),
    )
    const refused = started.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ status: 429 }])
    const ids = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data.jobId] : []))
    await Promise.all(ids.map((id) => anna.api.call(cancelJob, { params: { id } })))
    await Promise.all(ids.map((id) => jobEnd(anna, id)))
  }, 60_000)

  test('an aborted upload leaves no file', async () => {
    const anna = await newMember()
    const jobs = join(server().config.dataDir, 'jobs')
    const before = (await readdir(jobs)).length
    const sending = request(`${server().address}api/data/import/json-ld?token=${anna.token}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1_000_000 },
    }).on('error', () => {})
    sending.write('--b\r\ncontent-disposition: form-data; name="jsonLD"; filename="a.json"\r\n\r\n[')
    sending.write(' '.repeat(200_000))
    while ((await readdir(jobs)).length === before) await pause(10)
    sending.destroy()
    while ((await readdir(jobs)).length > before) await pause(10)
    expect((await anna.api.call(listJobs, {})).data).toEqual([])
  })

  test('two files that are uploaded at the same time are imported one after the other', async () => {
    const anna = await newMember()
    const soups = (from: number) =>
      Array.from({ length: 100 }, (_, n) => ({
        '@type': 'Recipe',
        name: `Soup ${from + n}`,
        recipeIngredient: ['1 l'],
      }))
    const ends = await Promise.all([bringJsonLd(anna, soups(0)), bringJsonLd(anna, soups(50))])
    const sum = (outcome: 'done' | 'skipped') => ends.reduce((all, { outcomes }) => all + outcomes[outcome], 0)
    expect([sum('done'), sum('skipped')]).toEqual([150, 50])
    expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(150)
  })

  test('JSON-LD is imported in every shape, with its embedded pictures', async () => {
    const anna = await newMember()
    const image = `data:image/jpeg;base64,${(await photo('green')).toString('base64')}`
    const soup = { '@type': 'Recipe', name: 'Soup', image, recipeIngredient: ['1 beet'], recipeCategory: 'Dinner' }
    const called = (name: string) => ({ ...soup, name })
    for (const json of [called('A'), [called('B')], { '@graph': [called('C')] }, { recipes: [called('D')] }]) {
      expect(await bringJsonLd(anna, json)).toMatchObject({ status: 'done', done: 1, failed: 0 })
    }
    const recipes = await recipesOf(anna)
    expect(recipes.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D'])
    for (const recipe of recipes) {
      expect(recipe).toMatchObject({ ingredients: '1 beet', labels: [{ title: 'Dinner' }] })
      expect(recipe.images).toHaveLength(1)
    }
  })

  test('an import job is visible to its owner only', async () => {
    const [anna, bela] = [await newMember(), await newMember()]
    const job = await bringJsonLd(anna, { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 beet'] })
    expect((await anna.api.call(listJobs, {})).data.map(({ id }) => id)).toEqual([job.id])
    expect((await bela.api.call(listJobs, {})).data).toEqual([])
    for (const endpoint of [getJob, listJobResults, cancelJob]) {
      await expect(bela.api.call(endpoint, { params: { id: job.id } })).rejects.toMatchObject({ status: 404 })
      await expect(
        server()
          .client()
          .call(endpoint, { params: { id: job.id } }),
      ).rejects.toMatchObject({ status: 401 })
    }
    await expect(
      server()
        .client()
        .call(importJsonLd, { file: file('[]') }),
    ).rejects.toMatchObject({ status: 401 })
  })

  test('a cancelled import stops and leaves the recipes that it imported', async () => {
    const anna = await newMember()
    const many = Array.from({ length: 3_000 }, (_, n) => ({
      '@type': 'Recipe',
      name: `Soup ${n}`,
      recipeIngredient: ['1 beet'],
    }))
    const { jobId } = (await anna.api.call(importJsonLd, { file: file(JSON.stringify(many)) })).data
    while ((await anna.api.call(getJob, { params: { id: jobId } })).data.done === 0) await pause(5)
    await anna.api.call(cancelJob, { params: { id: jobId } })
    // Meanwhile another one has its turn, from the first recipe to the last.
    expect(await bringJsonLd(anna, [{ '@type': 'Recipe', name: 'Stew' }])).toMatchObject({ status: 'done' })
    const job = (await anna.api.call(getJob, { params: { id: jobId } })).data
    expect(job.status).toBe('cancelled')
    expect(job.done).toBeLessThan(3_000)
    expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(job.done + 1)
    expect(await resultsOf(anna, jobId)).toHaveLength(job.done)
  })
})

// Reading a file does not use the database.
describe('the content of import files', () => {
  const { server, newMember } = serverOn('sqlite')

  test('the cover of a Paprika recipe is imported once, as the original and not as its small copy', async () => {
    const anna = await newMember()
    const [small, first, second] = [await photo('red'), await photo('blue'), await photo('green')]
    const data = (bytes: Buffer) => bytes.toString('base64')
    await bringPaprika(
      anna,
      paprikaArchive({
        name: 'Cookies',
        photo_data: data(small),
        photo_large: 'b.jpg',
        photos: [
          { filename: 'a.jpg', data: data(first) },
          { filename: 'b.jpg', data: data(second) },
        ],
      }),
    )
    const [recipe] = await recipesOf(anna)
    expect(recipe?.images).toHaveLength(2)
    const cover = await fetch(`${server().address}api/${recipe?.images[0]?.location}`)
    const { dominant } = await sharp(Buffer.from(await cover.arrayBuffer())).stats()
    expect(dominant.g).toBeGreaterThan(Math.max(dominant.r, dominant.b))
  })

  test('recipes that a file links are linked, also those that come later; others stay words', async () => {
    const anna = await newMember()
    await bringPaprika(
      anna,
      paprikaArchive(
        { name: 'Pie', ingredients: '1 [recipe:Pie crust]\n300 g [recipe:Somebody’s jam]', directions: 'Bake.' },
        { name: 'Pie crust', ingredients: '200 g flour', directions: 'Serve as [recipe:Pie].' },
      ),
    )
    const [pie, crust] = await recipesOf(anna)
    expect(pie).toMatchObject({
      ingredients: '1 Pie crust\n300 g Somebody’s jam',
      linked: [{ id: crust?.id, title: 'Pie crust' }],
    })
    // A circle is left out.
    expect(crust?.linked).toEqual([])
  })

  test('an import writes its own texts in the language of the cook', async () => {
    const anna = await newMember()
    const archive = paprikaArchive({
      name: 'Soup',
      servings: '4',
      prep_time: '5 min',
      total_time: '40 min',
      cook_time: '20 min',
      nutritional_info: '200 kcal',
    })
    const { jobId } = (await anna.api.call(importPaprika, { file: file(archive), query: { language: 'he' } })).data
    await jobEnd(anna, jobId)
    const [recipe] = await recipesOf(anna)
    expect(recipe).toMatchObject({ yield: '4 מנות', notes: 'זמן בישול: 20 min', nutrition: '200 kcal' })
  })

  test('a recipe without a name is imported under a substitute name, and a damaged one is reported', async () => {
    const anna = await newMember()
    const job = await bringPaprika(
      anna,
      paprikaArchive({ name: ' ', ingredients: 'https://example.com\n2 beets', rating: 0 }, '{"name": ', {
        name: 'Soup',
      }),
    )
    expect(job.status).toBe('done')
    expect(job).toMatchObject({ done: 3, total: 3, failed: 1 })
    expect(job.results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Recipe 0', 'noted'],
      ['Recipe 1', 'failed'],
      ['Soup', 'done'],
    ])
    expect(job.results.map(({ notes }) => notes)).toEqual([[{ code: 'named' }], [{ code: 'damaged' }], []])
    expect(job.outcomes).toEqual({ done: 1, noted: 1, skipped: 0, failed: 1 })
    expect((await recipesOf(anna)).map(({ title, rating }) => [title, rating])).toEqual([
      ['Recipe 0', null],
      ['Soup', null],
    ])
  })

  test('paths within an archive are not followed, and files of macOS are skipped', async () => {
    const anna = await newMember()
    const recipe = (name: string) => gzipSync(JSON.stringify({ name }))
    const job = await bringPaprika(
      anna,
      zip([
        { name: '../../etc/passwd.paprikarecipe', bytes: recipe('Up') },
        { name: '/root/a.paprikarecipe', bytes: recipe('Root') },
        { name: 'C:\\b.paprikarecipe', bytes: recipe('Windows') },
        { name: '__MACOSX/._a.paprikarecipe', bytes: Buffer.from('x') },
        { name: '.DS_Store', bytes: Buffer.from('x') },
      ]),
    )
    expect(job.results.map(({ name }) => name)).toEqual(['Up', 'Root', 'Windows'])
  })

  test('a recipe that inflates without end is reported as too large', async () => {
    const anna = await newMember()
    const job = await bringPaprika(
      anna,
      zip([
        { name: 'bomb.paprikarecipe', bytes: gzipSync(Buffer.alloc(110_000_000)) },
        { name: 'zipped.paprikarecipe', bytes: Buffer.alloc(110_000_000), deflate: true, statedSize: 10 },
        { name: 'soup.paprikarecipe', bytes: gzipSync('{"name":"Soup"}') },
      ]),
    )
    expect(job.results.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'done'])
  })

  test('an archive with a damaged directory is imported as far as possible, and the damage is reported', async () => {
    const anna = await newMember()
    const archive = paprikaArchive({ name: 'Soup' }, { name: 'Stew' }, { name: 'Pie' })
    archive.write('XXXX', archive.lastIndexOf('PK\x01\x02'))
    const job = await bringPaprika(anna, archive)
    expect(job).toMatchObject({ status: 'failed', failure: { code: 'damaged' }, outcomes: { done: 2 } })
  })

  test('text in UTF-16, as written by programs on Windows, is read', async () => {
    const anna = await newMember()
    const json = JSON.stringify([{ '@type': 'Recipe', name: 'Crème 🥣', recipeIngredient: ['1 beet'] }])
    for (const bytes of [Buffer.from(`\uFEFF${json}`, 'utf16le'), Buffer.from(json, 'utf16le').swap16()]) {
      const { jobId } = (await anna.api.call(importJsonLd, { file: file(bytes) })).data
      expect((await jobEnd(anna, jobId)).results).toMatchObject([{ name: 'Crème 🥣' }])
    }
  })

  test('fields with types that Paprika does not write are read as far as possible', async () => {
    const anna = await newMember()
    const job = await bringPaprika(
      anna,
      paprikaArchive(
        { name: 5, ingredients: ['1 egg', '2 cups flour'], rating: '4', categories: [1, null, 'Soup'] },
        { name: true, directions: { a: 1 }, photos: [null, { data: 'no photo' }], photo_data: 7, created: 12 },
        ['a list'],
      ),
    )
    expect(job.results.map(({ name, notes }) => [name, notes.map(({ code }) => code)])).toEqual([
      ['5', []],
      ['Recipe 1', ['named', 'pictures-unreadable']],
      ['Recipe 2', ['no-recipe']],
    ])
    expect((await recipesOf(anna))[0]).toMatchObject({ ingredients: '1 egg\n2 cups flour', rating: 4 })
  })

  test('a file of another kind is refused with 415, and the job of a broken archive fails', async () => {
    const anna = await newMember()
    await expect(anna.api.call(importPaprika, { file: file('{}') })).rejects.toMatchObject({ status: 415 })
    await expect(anna.api.call(importPaprika, { file: file('') })).rejects.toMatchObject({ status: 415 })
    await expect(anna.api.call(importJsonLd, { file: file('<html>') })).rejects.toMatchObject({ status: 415 })
    const form = new FormData()
    form.append('other', file('{}'))
    const answer = await fetch(`${server().address}api/data/import/json-ld?token=${anna.token}`, {
      method: 'POST',
      body: form,
    })
    expect(answer.status).toBe(400)
    expect(await bringPaprika(anna, Buffer.from('PK\x03\x04 but no archive'))).toMatchObject({
      status: 'failed',
      failure: { code: 'damaged' },
    })
    expect(await bringPaprika(anna, zip([{ name: 'a.css', bytes: Buffer.from('x') }]))).toMatchObject({
      status: 'failed',
      failure: { code: 'no-recipes' },
    })
    expect(await bringJsonLd(anna, { '@type': 'Person' })).toMatchObject({ failure: { code: 'no-recipes' } })
    // A failed import can be retried. Other files are removed just after a job ends.
    const unneeded = async () =>
      (await readdir(join(server().config.dataDir, 'jobs'))).filter((name) => !name.endsWith('.kept'))
    while ((await unneeded()).length > 0) await pause(10)
  })

  test('pictures at internal addresses are not fetched and are reported', async () => {
    const anna = await newMember()
    const image = `${server().address}healthz`
    const job = await bringJsonLd(anna, { '@type': 'Recipe', name: 'Soup', image, recipeIngredient: ['1 beet'] })
    expect(job.results).toEqual([
      {
        position: 0,
        name: 'Soup',
        outcome: 'noted',
        refers: { kind: 'recipe', id: expect.any(String) },
        notes: [{ code: 'pictures-away', count: 1 }],
      },
    ])
  })

  test('signs for bold and italic are removed from ingredients and remain in other texts', async () => {
    const anna = await newMember()
    await bringJsonLd(anna, {
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['**200 g** flour', '_2 eggs_'],
      recipeInstructions: ['Mix **well**.'],
    })
    const [recipe] = await recipesOf(anna)
    expect(recipe).toMatchObject({ ingredients: '200 g flour\n2 eggs', instructions: 'Mix **well**.' })
  })

  test('text that is too long for a field is moved to the notes and reported', async () => {
    const anna = await newMember()
    const name = `Soup${'-very'.repeat(200)}-hot`
    const job = await bringJsonLd(anna, { '@type': 'Recipe', name, recipeIngredient: ['1 beet'] })
    expect(job.results[0]).toMatchObject({
      outcome: 'noted',
      notes: [{ code: 'continued-in-notes', field: 'title' }],
    })
    const [recipe] = await recipesOf(anna)
    expect(recipe?.title).toHaveLength(500)
    expect(recipe?.notes).toContain(name)
  })
})
