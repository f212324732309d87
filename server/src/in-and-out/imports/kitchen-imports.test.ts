import { clipLinks } from '@potluck/api/clip'
import { directImports } from '@potluck/api/direct-imports'
import * as imports from '@potluck/api/imports'
import { listJobs } from '@potluck/api/jobs'
import { changeKitchenRole, dissolveKitchen, removeFromKitchen } from '@potluck/api/kitchens'
import * as recipes from '@potluck/api/recipes'
import { listTrash } from '@potluck/api/trash'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { claimJob, noteProgress } from '../../machinery/jobs/claim.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { writableBook } from '../../people/policies/books.ts'
import { aKitchen } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { storedChoices } from './import-choices.ts'
import { importJobs } from './routes.ts'
import { addImport } from './store.ts'

const [, { endpoint: importJsonLd }] = directImports

const soups = (many: number, fields: object = {}) =>
  new File(
    [
      JSON.stringify(
        Array.from({ length: many }, (_, n) => ({
          '@type': 'Recipe',
          name: `Soup ${n}`,
          recipeIngredient: [`${n + 1} beets`],
          recipeCategory: 'Dinner',
          ...fields,
        })),
      ),
    ],
    'soups.json',
  )

eachDatabase(
  'an import into a kitchen',
  (server) => {
    let site: ForeignSite
    /** The answers of the site by path; 503 for other paths. */
    const answers = new Map<string, Buffer | string>()

    beforeAll(async () => {
      site = await startForeignSite(({ url = '' }, answer) => {
        const body = answers.get(url.slice(1))
        if (body === undefined) return answer.writeHead(503).end()
        answer.writeHead(200, { 'content-type': typeof body === 'string' ? 'text/html' : 'image/jpeg' }).end(body)
      })
    })
    afterAll(() => site.close())

    async function household() {
      const { anna, ben } = await server.circle()
      const id = await aKitchen(anna, [ben])
      return { anna, ben, id, query: { kitchen: id } }
    }

    const list = async ({ api }: TestMember, query: { kitchen?: string } = {}) =>
      (await api.call(recipes.listRecipes, { query })).data.data

    const count = async (member: TestMember, query: { kitchen?: string } = {}) =>
      (await member.api.call(recipes.countRecipes, { query })).data.count

    const look = async (member: TestMember, query: { kitchen?: string }, file = soups(2)) =>
      jobEnd(member, (await member.api.call(imports.previewImport, { query, file })).data.jobId)

    const stateOf = async ({ api }: TestMember, id: string) =>
      (await api.call(imports.getImport, { params: { id } })).data

    const bring = async (member: TestMember, id: string, body: object = {}) =>
      jobEnd(member, (await member.api.call(imports.startImport, { params: { id }, body })).data.jobId)

    const booksOfJobs = async ({ api }: TestMember) =>
      (await api.call(listJobs, {})).data.map(({ id, kitchenId }) => [id, kitchenId])

    const start = {
      undo: ({ api }: TestMember, id: string) => api.call(imports.undoImport, { params: { id } }),
      again: ({ api }: TestMember, id: string) => api.call(imports.repeatImport, { params: { id } }),
      pictures: ({ api }: TestMember, id: string) => api.call(imports.fetchMissingPictures, { params: { id } }),
    }

    test('writes recipes of whoever imports, finds those that the kitchen has, and is undone there', async () => {
      const { anna, ben, query } = await household()
      const first = await look(ben, query)
      expect(await stateOf(ben, first.id)).toMatchObject({ kitchenId: query.kitchen, preview: { total: 2 } })
      expect(await count(anna, query)).toBe(0)
      const job = await bring(ben, first.id, { label: 'Ben’s' })
      expect(job).toMatchObject({ status: 'done', outcomes: { done: 2 } })
      expect([await count(ben), await count(anna)]).toEqual([0, 0])
      const [soup] = await list(anna, query)
      const { data: seen } = await anna.api.call(recipes.getRecipe, { params: { id: soup?.id ?? '' } })
      expect(seen).toMatchObject({ addedBy: { id: ben.id } })
      expect(seen.labels.map(({ title }) => title)).toEqual(['Ben’s', 'Dinner'])

      // Of another member, too.
      const again = await anna.api.call(importJsonLd, { query, file: soups(2) })
      expect(await jobEnd(anna, again.data.jobId)).toMatchObject({ outcomes: { done: 0, skipped: 2 } })

      expect(await statusOf(start.undo(anna, job.id))).toBe(404)
      const undone = await jobEnd(ben, (await start.undo(ben, job.id)).data.jobId)
      expect(undone).toMatchObject({ status: 'done', total: 2 })
      expect(await count(anna, query)).toBe(0)
      expect(await booksOfJobs(ben)).toEqual([
        [undone.id, query.kitchen],
        [job.id, query.kitchen],
        [first.id, query.kitchen],
      ])
      expect((await anna.api.call(listTrash, { query })).data.totalCount).toBe(2)
    })

    test('is looked at again for another book, into which it goes then', async () => {
      const { ben, query } = await household()
      const { id } = await look(ben, {})
      const { data } = await ben.api.call(imports.previewImportAgain, { params: { id }, query, body: { choices: {} } })
      await jobEnd(ben, data.jobId)
      expect(await stateOf(ben, data.jobId)).toMatchObject({ kitchenId: query.kitchen, fileName: 'soups.json' })
      const job = await bring(ben, data.jobId)
      expect([await count(ben), await count(ben, query)]).toEqual([0, 2])
      expect(await booksOfJobs(ben)).toEqual([
        [job.id, query.kitchen],
        [data.jobId, query.kitchen],
        [id, undefined],
      ])
    })

    test('gives a rating to whoever imports, and takes it from nobody else', async () => {
      const { anna, ben, query } = await household()
      const file = soups(1, { aggregateRating: { ratingValue: 4, ratingCount: 1 } })
      await jobEnd(ben, (await ben.api.call(importJsonLd, { query, file })).data.jobId)
      expect([(await list(ben, query))[0]?.rating, (await list(anna, query))[0]?.rating]).toEqual([4, null])
    })

    test.each([
      [
        'taken out',
        (anna: TestMember, id: string, personId: string) =>
          anna.api.call(removeFromKitchen, { params: { id, personId } }),
      ],
      [
        'made a guest',
        (anna: TestMember, id: string, personId: string) =>
          anna.api.call(changeKitchenRole, { params: { id, personId }, body: { role: 'reader' } }),
      ],
      [
        'told that it is dissolved',
        (anna: TestMember, id: string) =>
          anna.api.call(dissolveKitchen, {
            params: { id },
            body: { name: 'Home', currentPassword: 'correct horse' },
          }),
      ],
    ] as const)(
      'ends with the reason when its cook is %s in the middle, and writes nothing after',
      async (_how, change) => {
        const { anna, ben, id, query } = await household()
        const { database, services } = server
        const { id: previewId } = await look(ben, query, soups(120))
        // The running server does not know this kind of job: the test runs it.
        const jobId = uuid()
        const member = await ben.acting()
        const book = await writableBook(database, member, id)
        const about = { fileName: 'soups.json', format: 'json-ld', choices: storedChoices.parse({}) }
        await services.jobFiles.handOver(previewId, jobId)
        await addImport(database, book, { id: jobId, ...about })
        await addJob(database, member, { id: jobId, kind: 'by-hand', language: null })
        const [kind] = importJobs(services).filter(({ name }) => name === 'import-json-ld')
        const job = await claimJob(database, 'by hand', ['by-hand'])
        if (!job || !kind) throw new Error('the import does not wait')
        const file = await services.jobFiles.pathOf(jobId)
        let turns = 0
        const yieldTurn = async () => {
          if (turns++ === 0) await change(anna, id, ben.id)
        }
        const ended = kind.run({ job, file, signal: new AbortController().signal, yieldTurn })
        await expect(ended).rejects.toMatchObject({ failure: { code: 'not-in-kitchen' } })
        await noteProgress(database, job, { status: 'failed' })
        expect(turns).toBe(1)
        const written = await count(anna, query)
        // One batch, of either database, while others call or nobody does.
        expect([5, 15, 20, 50]).toContain(written)
        expect((await jobEnd(ben, jobId)).results).toHaveLength(written)
        // A member who is taken out reads until they have their copies.
        const out = _how === 'taken out' ? [403, 404] : [403]
        for (const call of [start.again, start.undo, start.pictures])
          expect(out).toContain(await statusOf(call(ben, jobId)))
        expect(await stateOf(ben, jobId)).toMatchObject({ hasFile: true, missingPictures: 0 })
      },
    )

    test('reads many links, passes over those that the kitchen has, and fetches missing pictures again', async () => {
      const { anna, ben, query } = await household()
      const page = (name: string) =>
        `<script type="application/ld+json">{"@type":"Recipe","name":"${name}","recipeIngredient":["1 egg"],"image":"${site.address}${name}.jpg"}</script>`
      answers.set('pie', page('pie')).set('tart', page('tart'))
      const [pie, tart] = [`${site.address}pie`, `${site.address}tart`]
      await anna.api.call(recipes.createRecipe, { query, body: { title: 'Known', url: tart } })
      const { data } = await ben.api.call(clipLinks, { query, body: { urls: [pie, tart] } })
      const job = await jobEnd(ben, data.jobId)
      expect(job).toMatchObject({ failure: null, outcomes: { done: 0, noted: 1, skipped: 1, failed: 0 } })
      expect((await list(anna, query)).map(({ title }) => title)).toEqual(['Known', 'pie'])
      expect((await stateOf(ben, job.id)).missingPictures).toBe(1)

      const red = { create: { width: 60, height: 40, channels: 3, background: 'red' } } as const
      answers.set('pie.jpg', await sharp(red).jpeg().toBuffer())
      const fetched = await jobEnd(ben, (await start.pictures(ben, job.id)).data.jobId)
      expect(fetched).toMatchObject({ status: 'done', failed: 0 })
      expect((await list(anna, query))[1]?.image).not.toBeNull()
    })

    test('takes the room of whoever keeps the kitchen', async () => {
      const { anna, ben, query } = await household()
      const pixels = { create: { width: 60, height: 40, channels: 3, background: 'blue' } } as const
      answers.set('blue.jpg', await sharp(pixels).jpeg().toBuffer())
      const limit = (id: string, bytes: number) =>
        server.database.db.updateTable('users').set({ pictureLimit: bytes }).where('id', '=', id).execute()
      await limit(ben.id, 1)
      const illustrated = () => soups(1, { image: `${site.address}blue.jpg` })
      const send = async () =>
        jobEnd(ben, (await ben.api.call(importJsonLd, { query, file: illustrated() })).data.jobId)
      await limit(anna.id, 1)
      expect(await send()).toMatchObject({ status: 'failed', failure: { code: 'pictures-full' } })
      await limit(anna.id, 1_000_000)
      expect(await send()).toMatchObject({ status: 'done', outcomes: { done: 1 } })
    })
  },
  { environment: { REACHABLE_NETWORKS: foreignNetwork } },
)
