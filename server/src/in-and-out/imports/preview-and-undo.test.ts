import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { directImports } from '@potluck/api/direct-imports'
import type { ColumnField } from '@potluck/api/import-columns'
import {
  getImport,
  previewImport,
  previewImportAgain,
  repeatImport,
  startImport,
  undoImport,
} from '@potluck/api/imports'
import { cancelJob, getJob } from '@potluck/api/jobs'
import { countRecipes, listRecipes } from '@potluck/api/recipes'
import { listTrash, restoreRecipes } from '@potluck/api/trash'
import { v7 as uuid } from 'uuid'
import { claimJob, noteProgress } from '../../machinery/jobs/claim.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { startTestServer, type TestMember, type TestServer, usualDatabases } from '../../testing/test-server.ts'
import { zip } from '../../testing/zip.ts'

const [{ endpoint: importPaprika }] = directImports

const file = (bytes: Buffer | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

const look = async (member: TestMember, bytes: Buffer | string, name = 'file') =>
  jobEnd(member, (await member.api.call(previewImport, { file: file(bytes, name) })).data.jobId)

const stateOf = async (member: TestMember, id: string) => (await member.api.call(getImport, { params: { id } })).data

const bring = async (member: TestMember, id: string, body: object = {}) =>
  jobEnd(member, (await member.api.call(startImport, { params: { id }, body })).data.jobId)

const count = async (member: TestMember) => (await member.api.call(countRecipes, { query: {} })).data.count

const soups = (many: number) =>
  JSON.stringify(
    Array.from({ length: many }, (_, n) => ({
      '@type': 'Recipe',
      name: `Soup ${n}`,
      recipeIngredient: ['1 beet'],
      recipeInstructions: ['Simmer.'],
      recipeCategory: 'Dinner',
    })),
  )

describe.each(usualDatabases)('previews and undoing of imports on %s', (kind) => {
  let server: TestServer
  let people = 0
  const newMember = () => server.member(`cook${people++}`)

  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('a preview of a table can be repeated with other columns, which the import then uses', async () => {
    const ada = await newMember()
    const first = await look(ada, 'Gericht,Zutaten\nSuppe,"2 Rüben"\n', 'rezepte.csv')
    const again = async (id: string, columns: Readonly<Record<string, ColumnField>>) => {
      const choices = { columns }
      return jobEnd(ada, (await ada.api.call(previewImportAgain, { params: { id }, body: { choices } })).data.jobId)
    }
    const second = await again(first.id, { Gericht: 'title' })
    expect(second).toMatchObject({ kind: 'import-look', status: 'done' })
    const state = await stateOf(ada, second.id)
    expect(state.choices.columns).toEqual({ Gericht: 'title' })
    expect(state.preview?.items[0]).toMatchObject({ title: 'Suppe', ingredients: '2 Rüben' })
    expect(await count(ada)).toBe(0)
    await bring(ada, second.id, { choices: { ...state.choices, excludeImages: true } })
    const { data } = (await ada.api.call(listRecipes, { query: {} })).data
    expect(data.map(({ title }) => title)).toEqual(['Suppe'])
    // Its file belongs to the next job now.
    await expect(again(first.id, {})).rejects.toMatchObject({ status: 409 })
    await expect(again(second.id, {})).rejects.toMatchObject({ status: 409 })
  })

  test('a preview shows the format and the first ten recipes and writes nothing; the import adds the label to all', async () => {
    const anna = await newMember()
    const job = await look(anna, soups(25), 'soups.json')
    expect(job).toMatchObject({ kind: 'import-look', status: 'done', failed: 0 })
    expect(await count(anna)).toBe(0)
    const state = await stateOf(anna, job.id)
    expect(state).toMatchObject({ format: 'json-ld', fileName: 'soups.json', hasFile: true })
    expect(state.preview).toMatchObject({ total: 25, items: { length: 10 } })
    expect(state.preview?.items[0]).toMatchObject({
      title: 'Soup 0',
      ingredients: '1 beet',
      instructions: 'Simmer.',
      labels: ['Dinner'],
    })
    const imported = await bring(anna, job.id, { label: 'Imported today' })
    expect(imported).toMatchObject({ kind: 'import-json-ld', status: 'done', done: 25 })
    const query = { labels: 'Imported today' }
    expect((await anna.api.call(listRecipes, { query })).data.totalCount).toBe(25)
    // The label is not part of the content: the recipe is recognised when it is imported again.
    const again = await look(anna, soups(25))
    expect((await bring(anna, again.id)).outcomes).toMatchObject({ skipped: 25, done: 0 })
  })

  test('a previewed file is imported once, by its owner only', async () => {
    const [anna, bela] = [await newMember(), await newMember()]
    const { id } = await look(anna, soups(1))
    await expect(stateOf(bela, id)).rejects.toMatchObject({ status: 404 })
    await expect(bring(bela, id)).rejects.toMatchObject({ status: 404 })
    await bring(anna, id)
    await expect(bring(anna, id)).rejects.toMatchObject({ status: 409 })
    expect((await stateOf(anna, id)).hasFile).toBe(false)
  })

  test('the server stores the files of the three latest previews of a member only', async () => {
    const anna = await newMember()
    const looks: string[] = []
    for (let n = 0; n < 5; n++) looks.push((await look(anna, soups(n + 1))).id)
    const areStored = await Promise.all(looks.map(async (id) => (await stateOf(anna, id)).hasFile))
    expect(areStored).toEqual([false, false, true, true, true])
  })

  test('undoing an import moves all its recipes to the trash, from which they can be restored', async () => {
    const anna = await newMember()
    const earlier = await bring(anna, (await look(anna, soups(3))).id)
    const imported = await bring(anna, (await look(anna, soups(230))).id)
    expect(imported.outcomes).toMatchObject({ done: 227, skipped: 3 })
    const { jobId } = (await anna.api.call(undoImport, { params: { id: imported.id } })).data
    expect(await jobEnd(anna, jobId)).toMatchObject({ kind: 'import-undo', status: 'done', done: 227, total: 227 })
    expect(await count(anna)).toBe(3)
    expect((await stateOf(anna, imported.id)).undoneBy).toBe(jobId)
    await expect(anna.api.call(undoImport, { params: { id: imported.id } })).rejects.toMatchObject({ status: 409 })
    const trash = (await anna.api.call(listTrash, { query: { count: 500 } })).data
    expect(trash.totalCount).toBe(227)
    await anna.api.call(restoreRecipes, { body: { ids: trash.data.map(({ id }) => id) } })
    expect(await count(anna)).toBe(230)
    expect((await stateOf(anna, earlier.id)).undoneBy).toBeNull()
  })

  test('undoing an import takes those away that came with a note, too', async () => {
    const anna = await newMember()
    const named = (name: string) => ({
      name: `${name}.paprikarecipe`,
      bytes: gzipSync(JSON.stringify({ name, ingredients: '1 beet' })),
    })
    const { jobId } = (
      await anna.api.call(importPaprika, { file: file(zip([named(' '), named('Soup')]), 'a.paprikarecipes') })
    ).data
    expect((await jobEnd(anna, jobId)).outcomes).toMatchObject({ done: 1, noted: 1 })
    await jobEnd(anna, (await anna.api.call(undoImport, { params: { id: jobId } })).data.jobId)
    expect(await count(anna)).toBe(0)
  })

  test('two undo calls at the same time undo an import once', async () => {
    const anna = await newMember()
    const imported = await bring(anna, (await look(anna, soups(30))).id)
    const both = await Promise.allSettled([1, 2].map(() => anna.api.call(undoImport, { params: { id: imported.id } })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('repeating an import retries only the recipes that failed', async () => {
    const anna = await newMember()
    const recipe = (name: string) => ({
      name: `${name}.paprikarecipe`,
      bytes: gzipSync(JSON.stringify({ name, ingredients: '1 beet' })),
    })
    const broken = { name: 'broken.paprikarecipe', bytes: Buffer.from('no gzip') }
    const archive = zip([recipe('Soup'), broken, recipe('Stew')])
    const { jobId } = (await anna.api.call(importPaprika, { file: file(archive, 'a.paprikarecipes') })).data
    expect(await jobEnd(anna, jobId)).toMatchObject({ done: 3, failed: 1 })
    expect((await stateOf(anna, jobId)).hasFile).toBe(true)
    const again = (await anna.api.call(repeatImport, { params: { id: jobId } })).data.jobId
    expect(await jobEnd(anna, again)).toMatchObject({ done: 1, total: 1, failed: 1, results: [{ name: 'broken' }] })
    const third = (await anna.api.call(repeatImport, { params: { id: again } })).data.jobId
    expect(await jobEnd(anna, third)).toMatchObject({ done: 1, failed: 1, results: [{ name: 'broken' }] })
    expect(await count(anna)).toBe(2)
  })

  test('a preview shows which recipes are in the book already', async () => {
    const anna = await newMember()
    const imported = await bring(anna, (await look(anna, soups(1))).id)
    expect(imported.outcomes).toMatchObject({ done: 1 })
    const again = await stateOf(anna, (await look(anna, soups(2))).id)
    expect(again.preview?.items.map(({ outcome }) => outcome)).toEqual(['skipped', 'done'])
  })

  test('a preview shows which recipes are in the trash', async () => {
    const anna = await newMember()
    const { id } = await bring(anna, (await look(anna, soups(1))).id)
    const undo = (await anna.api.call(undoImport, { params: { id } })).data.jobId
    await jobEnd(anna, undo)
    const [deleted] = (await anna.api.call(listTrash, { query: {} })).data.data
    const again = await stateOf(anna, (await look(anna, soups(2))).id)
    expect(again.preview?.items.map(({ inTrash }) => inTrash)).toEqual([deleted?.id, null])
    expect(again.preview?.items.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  })

  test('a cancelled import can be continued and leaves the imported recipes as they are', async () => {
    const anna = await newMember()
    const { data } = await anna.api.call(startImport, { params: { id: (await look(anna, soups(800))).id }, body: {} })
    const params = { id: data.jobId }
    while ((await anna.api.call(getJob, { params })).data.done === 0) await pause(5)
    await anna.api.call(cancelJob, { params })
    while (!(await stateOf(anna, data.jobId)).hasFile) await pause(5)
    const { done, status } = (await anna.api.call(getJob, { params })).data
    expect(status).toBe('cancelled')
    const rest = (await anna.api.call(repeatImport, { params })).data.jobId
    expect(await jobEnd(anna, rest)).toMatchObject({ outcomes: { done: 800 - done, skipped: done } })
    expect(await count(anna)).toBe(800)
  })

  test('an import that was cancelled before it started can be started later', async () => {
    const anna = await newMember()
    const { id } = await look(anna, soups(3))
    // Another job of hers is running: the import waits.
    const other = { id: uuid(), kind: 'by-hand', language: null }
    await addJob(server.database, await anna.acting(), other)
    const atWork = await claimJob(server.database, 'worker', ['by-hand'])
    const params = { id: (await anna.api.call(startImport, { params: { id }, body: {} })).data.jobId }
    await anna.api.call(cancelJob, { params })
    expect((await anna.api.call(getJob, { params })).data).toMatchObject({ status: 'cancelled', done: 0 })
    expect(await stateOf(anna, params.id)).toMatchObject({ hasFile: true })
    if (atWork) await noteProgress(server.database, atWork, { status: 'done' })
    const rest = (await anna.api.call(repeatImport, { params })).data.jobId
    expect(await jobEnd(anna, rest)).toMatchObject({ outcomes: { done: 3, skipped: 0 } })
    const files = await readdir(join(server.config.dataDir, 'jobs'))
    expect(files.filter((name) => name.startsWith(params.id))).toEqual([])
  })

  test('an import without failures cannot be repeated, and one without recipes cannot be undone', async () => {
    const anna = await newMember()
    const looked = await look(anna, soups(1))
    await expect(anna.api.call(undoImport, { params: { id: looked.id } })).rejects.toMatchObject({ status: 409 })
    const imported = await bring(anna, looked.id)
    await expect(anna.api.call(repeatImport, { params: { id: imported.id } })).rejects.toMatchObject({ status: 409 })
  })

  test('an import without photos is possible', async () => {
    const anna = await newMember()
    const json = JSON.stringify({
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['1 beet'],
      image: 'data:image/png;base64,AAAA',
    })
    const looked = await look(anna, json)
    expect((await stateOf(anna, looked.id)).preview?.items[0]?.pictures).toBe(1)
    const choices = { excludeImages: true }
    expect((await bring(anna, looked.id, { choices })).outcomes).toMatchObject({ done: 1, noted: 0 })
  })

  test('a file of an unknown kind and a document of another program are refused', async () => {
    const anna = await newMember()
    const unknown = await look(anna, Buffer.from([0, 1, 2, 3, 0, 0, 9]), 'a.bin')
    expect(unknown).toMatchObject({ status: 'failed', failure: { code: 'unknown-kind' } })
    const paper = await look(anna, '%PDF-1.7', 'soup.pdf')
    expect(paper).toMatchObject({ status: 'failed', failure: { code: 'unknown-kind' } })
    await expect(look(anna, '')).rejects.toMatchObject({ status: 415 })
    expect(await count(anna)).toBe(0)
  })
})
