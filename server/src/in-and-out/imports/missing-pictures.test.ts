import { clipLinks } from '@potluck/api/clip'
import { directImports } from '@potluck/api/direct-imports'
import { fetchMissingPictures, getImport, undoImport } from '@potluck/api/imports'
import { deleteRecipe, getRecipe } from '@potluck/api/recipes'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { Book } from '../../ground/access/book.ts'
import { claimJob, noteProgress, requeueJob } from '../../machinery/jobs/claim.ts'
import { TurnOverError } from '../../machinery/jobs/job-failure.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { jobEnd } from '../../testing/job-end.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { picturesJob } from './fetch-missing-pictures.ts'
import { storedChoices } from './import-choices.ts'
import { addImport } from './store.ts'

const [, { endpoint: importJsonLd }] = directImports

eachDatabase(
  'missing pictures of an import',
  (server) => {
    let site: ForeignSite
    let anna: TestMember
    let count = 0
    /** The answers of the site by path; 503 for other paths. */
    const answers = new Map<string, Buffer | string>()
    const requests: string[] = []
    const photo = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer()

    beforeAll(async () => {
      site = await startForeignSite(({ url = '' }, answer) => {
        requests.push(url)
        const body = answers.get(url.slice(1))
        if (body === undefined) return answer.writeHead(503).end()
        answer.writeHead(200, { 'content-type': url === '/pie' ? 'text/html' : 'image/jpeg' }).end(body)
      })
    })
    afterAll(() => site.close())

    beforeEach(async () => {
      answers.clear()
      anna = await server.member(`anna${count++}`)
    })

    async function bring(...recipes: readonly (readonly string[])[]) {
      const book = recipes.map((pictures, n) => ({
        '@type': 'Recipe',
        name: `Soup ${n}`,
        recipeIngredient: ['1 beet'],
        image: pictures.map((name) => `${site.address}${name}`),
      }))
      const { data } = await anna.api.call(importJsonLd, { file: new Blob([JSON.stringify(book)]) })
      return jobEnd(anna, data.jobId)
    }
    const stateOf = async (id: string) => (await anna.api.call(getImport, { params: { id } })).data
    const tryAgain = async (id: string) =>
      jobEnd(anna, (await anna.api.call(fetchMissingPictures, { params: { id } })).data.jobId)
    const recipe = async (id = '') => (await anna.api.call(getRecipe, { params: { id } })).data

    test('are fetched without the recipes, are added after the existing pictures, and can be fetched again', async () => {
      answers.set('red', await photo('red'))
      const job = await bring(['red', 'green', 'blue'], ['white'])
      expect(job).toMatchObject({ failed: 0, outcomes: { noted: 2 } })
      expect(job.results.map(({ notes }) => notes)).toEqual([
        [{ code: 'pictures-away', count: 2 }],
        [{ code: 'pictures-away', count: 1 }],
      ])
      expect((await stateOf(job.id)).missingPictures).toBe(3)
      const [first, second] = job.results.map(({ refers }) => refers?.id)
      const before = await recipe(first)

      answers.set('blue', await photo('blue')).set('white', await photo('white'))
      const again = await tryAgain(job.id)
      expect(again).toMatchObject({ kind: 'import-pictures', status: 'done', done: 3, total: 3, failed: 1 })
      expect(again.outcomes).toEqual({ done: 2, noted: 0, skipped: 0, failed: 1 })
      const after = await recipe(first)
      expect(after.images).toEqual([before.images[0], expect.anything()])
      expect(after.version).toBe(before.version + 1)
      expect((await recipe(second)).images).toHaveLength(1)
      expect((await stateOf(again.id)).missingPictures).toBe(1)

      answers.set('green', await photo('green'))
      expect(await tryAgain(again.id)).toMatchObject({ done: 1, failed: 0 })
      expect((await recipe(first)).images).toHaveLength(3)
      expect((await stateOf(job.id)).missingPictures).toBe(0)
      await expect(tryAgain(job.id)).rejects.toMatchObject({ status: 409 })
    })

    test('are not fetched a third time if they are no pictures or duplicates', async () => {
      const job = await bring(['page', 'red', 'same'])
      answers.set('page', 'no picture')
      answers.set('red', await photo('red')).set('same', await photo('red'))
      const again = await tryAgain(job.id)
      expect(again.outcomes).toEqual({ done: 2, noted: 1, skipped: 0, failed: 0 })
      expect((await stateOf(job.id)).missingPictures).toBe(0)
      expect((await recipe(job.results[0]?.refers?.id)).images).toHaveLength(1)
    })

    test('of many recipes are fetched once each, also when other jobs run in between', async () => {
      const names = Array.from({ length: 25 }, (_, n) => `many-${n}`)
      const job = await bring(...names.map((name) => [name]))
      // Every third fails: fetched and missing pictures alternate.
      const came = names.filter((_, n) => n % 3 !== 0)
      for (const [n, name] of came.entries()) answers.set(name, await photo(`rgb(${n},0,0)`))
      requests.length = 0
      const { database, services } = server
      const id = uuid()
      const about = { fileName: '', format: null, choices: storedChoices.parse({ picturesOf: job.id }) }
      await addImport(database, Book.of(await anna.acting()), { id, ...about })
      // The running server does not know this kind of job: the test runs it.
      await addJob(database, await anna.acting(), { id, kind: 'by-hand', language: null })
      let turns = 0
      for (let job = await claim(); job; job = await claim()) {
        turns += 1
        const yieldTurn = () => Promise.reject(new TurnOverError())
        const run = { job, file: '', signal: new AbortController().signal, yieldTurn }
        const isOver = await picturesJob(services)
          .run(run)
          .catch((error: unknown) => (error instanceof TurnOverError ? true : Promise.reject(error)))
        if (isOver) await requeueJob(database, job, { attempts: 0 })
        else await noteProgress(database, job, { status: 'done' })
      }
      expect(turns).toBeGreaterThan(2)
      expect(requests.toSorted()).toEqual(names.map((name) => `/${name}`).toSorted())
      expect(await jobEnd(anna, id)).toMatchObject({ done: 25, total: 25, outcomes: { done: came.length } })
      expect((await stateOf(job.id)).missingPictures).toBe(25 - came.length)

      function claim() {
        return claimJob(database, 'worker', ['by-hand'])
      }
    })

    test('do not count for recipes in the trash or of an undone import, and their job cannot be undone', async () => {
      const job = await bring(['red'], ['blue'])
      await anna.api.call(deleteRecipe, { params: { id: job.results[0]?.refers?.id ?? '' } })
      expect((await stateOf(job.id)).missingPictures).toBe(1)
      answers.set('blue', await photo('blue'))
      const again = await tryAgain(job.id)
      await expect(anna.api.call(undoImport, { params: { id: again.id } })).rejects.toMatchObject({ status: 409 })
      expect((await recipe(job.results[1]?.refers?.id)).images).toHaveLength(1)
      await jobEnd(anna, (await anna.api.call(undoImport, { params: { id: job.id } })).data.jobId)
      expect((await stateOf(job.id)).missingPictures).toBe(0)
    })

    test('of a job of links can be fetched too', async () => {
      const data = { '@type': 'Recipe', name: 'Pie', recipeIngredient: ['1 leek'], image: `${site.address}pie.jpg` }
      answers.set('pie', `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Pie</h1>`)
      const links = await anna.api.call(clipLinks, { body: { urls: [`${site.address}pie`] } })
      const clipped = await jobEnd(anna, links.data.jobId)
      expect(clipped.results).toMatchObject([{ outcome: 'noted', notes: [{ code: 'pictures-away', count: 1 }] }])
      answers.set('pie.jpg', await photo('red'))
      expect(await tryAgain(clipped.id)).toMatchObject({ done: 1, failed: 0 })
      expect((await recipe(clipped.results[0]?.refers?.id)).images).toHaveLength(1)
    })
  },
  { environment: { REACHABLE_NETWORKS: foreignNetwork } },
)
