import { directImports } from '@potluck/api/direct-imports'
import { deleteRecipe, getRecipe, listRecipes, updateRecipe } from '@potluck/api/recipes'
import { createTicket } from '@potluck/api/tickets'
import { jobEnd } from '../../testing/job-end.ts'
import { paprikaArchive } from '../../testing/paprika-archive.ts'
import { startTestServer, type TestMember, type TestServer, usualDatabases } from '../../testing/test-server.ts'

const [{ endpoint: importPaprika }, { endpoint: importJsonLd }] = directImports

const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 beet'], recipeCategory: ['Winter', 'Dinner'] }
const stew = { '@type': 'Recipe', name: 'Stew', recipeIngredient: ['1 leek'] }

async function bring(member: TestMember, json: unknown) {
  const file = new Blob([typeof json === 'string' ? json : JSON.stringify(json)])
  return jobEnd(member, (await member.api.call(importJsonLd, { file })).data.jobId)
}

async function bringPaprika(member: TestMember, ...recipes: readonly object[]) {
  const file = new Blob([new Uint8Array(paprikaArchive(...recipes))])
  return jobEnd(member, (await member.api.call(importPaprika, { file })).data.jobId)
}

const titlesOf = async (member: TestMember) =>
  (await member.api.call(listRecipes, { query: {} })).data.data.map(({ title }) => title)

describe.each(usualDatabases)('recipes that are imported again on %s', (kind) => {
  let server: TestServer
  let count = 0
  const newMember = () => server.member(`cook${count++}`)

  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('the same file imports nothing twice, and each result refers to the recipe in the book', async () => {
    const anna = await newMember()
    const first = await bring(anna, [soup, stew])
    const second = await bring(anna, [soup, { ...stew, name: 'New stew' }, stew])
    expect(second).toMatchObject({ done: 3, failed: 0, outcomes: { done: 1, skipped: 2 } })
    expect(second.results.map(({ outcome }) => outcome)).toEqual(['skipped', 'done', 'skipped'])
    expect(second.results[0]?.refers).toEqual(first.results[0]?.refers)
    expect(await titlesOf(anna)).toEqual(['New stew', 'Soup', 'Stew'])
  })

  test('a recipe that is in a file twice is imported once', async () => {
    const anna = await newMember()
    const job = await bring(anna, [soup, soup])
    expect(job.results.map(({ outcome }) => outcome)).toEqual(['done', 'skipped'])
    expect(job.results[1]?.refers).toEqual(job.results[0]?.refers)
  })

  test('a recipe with an id of any length is imported and recognised the next time', async () => {
    const anna = await newMember()
    const far = { '@type': 'Recipe', '@id': `https://example.com/${'very-'.repeat(40)}long/#recipe`, name: 'Far' }
    const first = await bring(anna, [far])
    expect(first.results.map(({ outcome }) => outcome)).toEqual(['done'])
    const again = await bring(anna, [{ ...far, name: 'Farther' }])
    expect(again.results[0]?.notes).toEqual([{ code: 'other-version' }])
  })

  test('a repeated import does not overwrite edited recipes, and imports deleted ones again', async () => {
    const anna = await newMember()
    const { results } = await bring(anna, [soup, stew])
    const [id = '', deleted = ''] = results.map(({ refers }) => refers?.id ?? '')
    const { version } = (await anna.api.call(getRecipe, { params: { id } })).data
    await anna.api.call(updateRecipe, { params: { id }, body: { title: 'My soup', version } })
    await anna.api.call(deleteRecipe, { params: { id: deleted } })
    const again = await bring(anna, [soup, stew])
    expect(again.results.map(({ outcome }) => outcome)).toEqual(['skipped', 'done'])
    expect(await titlesOf(anna)).toEqual(['My soup', 'Stew'])
  })

  test('a recipe that changed in its source is imported beside the existing one and reported', async () => {
    const anna = await newMember()
    await bringPaprika(anna, { name: 'Pie', uid: 'A-1', ingredients: '1 apple' })
    const job = await bringPaprika(anna, { name: 'Pie', uid: 'A-1', ingredients: '2 apples' })
    expect(job.results).toMatchObject([{ outcome: 'noted', notes: [{ code: 'other-version' }] }])
    expect(await titlesOf(anna)).toEqual(['Pie', 'Pie'])
  })

  test('an import of an own export adds missing recipes and no duplicates', async () => {
    const anna = await newMember()
    const { results } = await bring(anna, [soup, stew])
    const { data } = await anna.api.call(createTicket, { body: { purpose: 'export' } })
    const backup = await (await fetch(`${server.address}api/data/export/json-ld?token=${data.ticket}`)).text()
    await anna.api.call(deleteRecipe, { params: { id: results[1]?.refers?.id ?? '' } })
    const job = await bring(anna, backup)
    expect(job.outcomes).toEqual({ done: 1, noted: 0, skipped: 1, failed: 0 })
    expect(await titlesOf(anna)).toEqual(['Soup', 'Stew'])
    const bela = await newMember()
    expect((await bring(bela, backup)).outcomes).toMatchObject({ done: 2, skipped: 0 })
  })

  test('a recipe with an unavailable picture is imported once', async () => {
    const anna = await newMember()
    const broken = { ...soup, image: 'data:image/jpeg;base64,bm8gcGljdHVyZQ==' }
    expect((await bring(anna, [broken])).results[0]?.outcome).toBe('noted')
    expect((await bring(anna, [broken])).results[0]?.outcome).toBe('skipped')
  })
})
