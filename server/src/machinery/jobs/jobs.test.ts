import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient } from '@potluck/api/client'
import { directImports } from '@potluck/api/direct-imports'
import { getJob } from '@potluck/api/jobs'
import type { LiveMessage } from '@potluck/api/live'
import { createRecipe, getRecipe, listRecipes } from '@potluck/api/recipes'
import { createApp } from '../../app.ts'
import { createServices } from '../../create-services.ts'
import type { Member } from '../../ground/access/reader.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { databases, startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'
import { inTransaction } from '../base/database/database.ts'
import { ownFile } from '../base/own-file.ts'
import { WorkLostError } from '../base/processes/work-lost-error.ts'
import { claimJob, noteProgress } from './claim.ts'
import type { JobKind, JobRun } from './job-kind.ts'
import { addJobResults } from './results.ts'
import { JobRunner } from './runner.ts'
import { addJob } from './store.ts'

const [, { endpoint: importJsonLd }] = directImports

const soups = (count: number) =>
  new Blob([
    JSON.stringify(
      Array.from({ length: count }, (_, n) => ({
        '@type': 'Recipe',
        name: `Soup ${n}`,
        recipeIngredient: ['1 beet'],
        recipeCategory: `label ${n % 50}`,
      })),
    ),
  ])

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

describe.each(databases)('jobs on %s', (kind) => {
  let server: TestServer
  let count = 0
  const newMember = () => server.member(`cook${count++}`)

  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const titlesOf = async (member: TestMember) => {
    const titles: string[] = []
    for (;;) {
      const query = { offset: titles.length, count: 500 }
      const { data } = (await member.api.call(listRecipes, { query })).data
      if (data.length === 0) return titles
      titles.push(...data.map(({ title }) => title))
    }
  }

  const environment = (port = 0) => ({
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(port),
    DATA_DIR: server.config.dataDir,
    DATABASE_URL: server.config.databaseUrl ?? '',
    LOG_LEVEL: 'error',
  })

  /** A second process of the same server. */
  async function startProcess(): Promise<{ child: ChildProcess; address: string }> {
    const port = await freePort()
    const child = spawn(process.execPath, [ownFile('main.ts')], {
      env: environment(port),
      stdio: 'ignore',
    })
    const address = `http://127.0.0.1:${port}/`
    while (!(await fetch(`${address}healthz`).catch(() => null))?.ok) await pause(50)
    return { child, address }
  }

  test('an import whose process is killed is continued by another, without duplicates and losses', async () => {
    const [anna, bela] = [await newMember(), await newMember()]
    const { child, address } = await startProcess()
    const there = createApiClient({ base: `${address}api/`, token: () => anna.token })
    const { jobId } = (await there.call(importJsonLd, { file: soups(600) })).data
    const { data: written } = await there.call(createRecipe, { body: { title: 'Written meanwhile' } })
    while ((await there.call(getJob, { params: { id: jobId } })).data.done < 100) await pause(5)
    child.kill('SIGKILL')
    await once(child, 'exit')

    const before = (await anna.api.call(getJob, { params: { id: jobId } })).data
    expect(before.status).toBe('running')
    expect(before.done).toBeLessThan(600)
    expect((await titlesOf(anna)).length).toBe(before.done + 1)
    expect((await anna.api.call(getRecipe, { params: { id: written.id } })).data).toEqual(written)

    // The time of the lost process runs out; a job of somebody else makes this one look.
    await server.database.db.updateTable('jobs').set({ leaseUntil: '2020' }).where('id', '=', jobId).execute()
    await bela.api.call(importJsonLd, { file: soups(1) })
    const after = await jobEnd(anna, jobId)
    expect(after).toMatchObject({ status: 'done', done: 600, total: 600, failed: 0 })
    expect(after.results.map(({ name }) => name)).toEqual(Array.from({ length: 600 }, (_, n) => `Soup ${n}`))
    const titles = await titlesOf(anna)
    expect(titles).toHaveLength(601)
    expect(new Set(titles).size).toBe(601)
  }, 60_000)

  test('two processes on one database share the jobs and run none twice', async () => {
    const other = await createApp(await createServices(server.config, server.database))
    await other.ready()
    const members = await Promise.all(Array.from({ length: 4 }, newMember))
    const jobs = await Promise.all(
      members.map(async (member) => (await member.api.call(importJsonLd, { file: soups(150) })).data.jobId),
    )
    for (const [index, member] of members.entries()) {
      expect(await jobEnd(member, jobs[index] ?? '')).toMatchObject({ done: 150, total: 150 })
      expect(await titlesOf(member)).toHaveLength(150)
    }
    await other.close()
  }, 60_000)

  test('one of many parallel workers gets a job, and no member has two running', async () => {
    const alone = await startTestServer(kind)
    const anna = await alone.member('Anna')
    const member = await anna.acting()
    await alone.app.close()
    for (const _ of [1, 2])
      await addJob(alone.database, member, { id: crypto.randomUUID(), kind: 'import-json-ld', language: null })
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, n) => claimJob(alone.database, `worker ${n}`, ['import-json-ld'])),
    )
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    await alone.close()
  })

  test('a job that its owner cancels while it is claimed stays cancelled', async () => {
    const alone = await startTestServer(kind)
    const anna = await alone.member('Anna')
    const id = crypto.randomUUID()
    await alone.app.close()
    await addJob(alone.database, await anna.acting(), { id, kind: 'import-json-ld', language: null })
    let claim: ReturnType<typeof claimJob> | undefined
    await inTransaction(alone.database, async (inside) => {
      await inside.db.updateTable('jobs').where('id', '=', id).set({ status: 'cancelled' }).execute()
      claim = claimJob(alone.database, 'worker', ['import-json-ld'])
      // The claim has read the row of before, and waits for this transaction.
      await pause(200)
    })
    expect(await claim).toBeNull()
    expect(await alone.database.db.selectFrom('jobs').select('status').execute()).toEqual([{ status: 'cancelled' }])
    await alone.close()
  })

  test('a job whose file is gone fails, and the next one of its member runs', async () => {
    const anna = await newMember()
    const id = crypto.randomUUID()
    await addJob(server.database, await anna.acting(), { id, kind: 'import-json-ld', language: null })
    const { data: next } = await anna.api.call(importJsonLd, { file: soups(2) })
    expect(await jobEnd(anna, id)).toMatchObject({ status: 'failed', failure: { code: 'crashed' } })
    expect(await jobEnd(anna, next.jobId)).toMatchObject({ status: 'done', done: 2 })
  }, 60_000)

  test('members take turns: many files of one wait behind the first of another', async () => {
    const alone = await startTestServer(kind)
    const [anna, bela] = [await alone.member('Anna'), await alone.member('Bela')]
    const [first, second] = [await anna.acting(), await bela.acting()]
    await alone.app.close()
    const add = (member: Member) =>
      addJob(alone.database, member, { id: crypto.randomUUID(), kind: 'import-json-ld', language: null })
    for (const member of [first, first, first, second, second]) await add(member)
    const turns: string[] = []
    for (let claim = await next(); claim; claim = await next()) {
      turns.push(claim.ownerId === anna.id ? 'Anna' : 'Bela')
      await noteProgress(alone.database, claim, { status: 'done' })
      // The time of the last turn is compared in milliseconds.
      for (const ended = Date.now(); Date.now() === ended; );
    }
    expect(turns).toEqual(['Anna', 'Bela', 'Anna', 'Bela', 'Anna'])
    await alone.close()

    function next() {
      return claimJob(alone.database, 'worker', ['import-json-ld'])
    }
  })

  test('a job continues after two kills of its server, and fails after six, with its file stored', async () => {
    const anna = await newMember()
    const jobId = crypto.randomUUID()
    await addJob(server.database, await anna.acting(), { id: jobId, kind: 'deadly', language: null })
    const jobs = server.database.db.updateTable('jobs').where('id', '=', jobId)
    for (const _ of [1, 2]) {
      const child = spawn(process.execPath, [join(import.meta.dirname, '../../testing/killing-worker.ts')], {
        env: environment(),
        stdio: 'ignore',
      })
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
      await jobs.set({ leaseUntil: '2020' }).execute()
    }
    let runs = 0
    const dropped: string[] = []
    const kind: JobKind = {
      name: 'deadly',
      run: async () => void runs++,
      dropped: async ({ id }) => void dropped.push(id),
    }
    const runner = new JobRunner(server.services, [kind], server.app.log).start()
    expect(await jobEnd(anna, jobId)).toMatchObject({ status: 'done' })
    expect([runs, dropped]).toEqual([1, []])
    await jobs.set({ status: 'running', attempts: 6, leaseUntil: '2020' }).execute()
    runner.wake()
    expect(await jobEnd(anna, jobId)).toMatchObject({ status: 'failed', failure: { code: 'crashed' } })
    await runner.stop()
    expect([runs, dropped]).toEqual([1, [jobId]])
  }, 60_000)

  test('a job of any kind runs without a file; one whose work was lost is retried once', async () => {
    const anna = await newMember()
    const add = async (kind: string) => {
      const id = crypto.randomUUID()
      await addJob(server.database, await anna.acting(), { id, kind, language: null })
      return id
    }
    const attempts: number[] = []
    const lost = async ({ job }: JobRun) => {
      attempts.push(job.attempts)
      throw new WorkLostError('gone')
    }
    const counted = async ({ job }: JobRun) => {
      const results = [{ name: 'one', outcome: 'skipped', refers: { kind: 'menu', id: anna.id }, notes: [] }] as const
      await addJobResults(server.database, job, 0, results)
      await noteProgress(server.database, job, { done: 1 })
    }
    const [lostJob, countedJob] = [await add('lost'), await add('counted')]
    const kinds: JobKind[] = [
      { name: 'lost', run: lost },
      { name: 'counted', run: counted },
    ]
    const runner = new JobRunner(server.services, kinds, server.app.log).start()
    expect(await jobEnd(anna, lostJob)).toMatchObject({ status: 'failed', failure: { code: 'crashed' } })
    expect(attempts).toEqual([1, 2])
    expect(await jobEnd(anna, countedJob)).toMatchObject({
      kind: 'counted',
      status: 'done',
      results: [{ outcome: 'skipped', refers: { kind: 'menu', id: anna.id }, notes: [] }],
    })
    await runner.stop()
  })

  test('a request for results of an unknown outcome gets 400', async () => {
    const anna = await newMember()
    const { jobId } = (await anna.api.call(importJsonLd, { file: soups(1) })).data
    await jobEnd(anna, jobId)
    const address = `${server.address}api/jobs/${jobId}/results?outcomes=&token=${anna.token}`
    expect((await fetch(address)).status).toBe(400)
  })

  test('the member gets the progress of a job while it runs and at its end', async () => {
    const anna = await newMember()
    const events: Extract<LiveMessage, { type: 'job:updated' }>['data'][] = []
    let stop = () => {}
    const ended = new Promise<void>((resolve) => {
      stop = server.services.live.subscribe(anna.id, (message) => {
        if (message.type !== 'job:updated') return
        events.push(message.data)
        if (message.data.status !== 'running') resolve()
      })
    })
    const { jobId } = (await anna.api.call(importJsonLd, { file: soups(300) })).data
    await ended
    stop()
    const counts = events.map(({ done }) => done)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(events.slice(0, -1).map(({ status }) => status)).toContain('running')
    expect(events.at(-1)).toEqual({ jobId, status: 'done', done: 300, total: 300, failed: 0 })
  })
})

test.each(databases)(
  '%s: a small import ends beside two large ones, which continue and are complete',
  async (kind) => {
    const server = await startTestServer(kind, {}, { jobTurn: 100 })
    const { anna, ben, carl } = await server.circle()
    const bring = async ({ api }: TestMember, count: number) =>
      (await api.call(importJsonLd, { file: soups(count) })).data.jobId
    const large = [[anna, await bring(anna, 600)] as const, [ben, await bring(ben, 600)] as const]
    const small = await bring(carl, 2)
    expect(await jobEnd(carl, small)).toMatchObject({ status: 'done', done: 2 })
    for (const [{ api }, id] of large) {
      expect(['running', 'waiting']).toContain((await api.call(getJob, { params: { id } })).data.status)
    }
    for (const [member, jobId] of large) {
      const { status, results } = await jobEnd(member, jobId)
      expect({ status, count: new Set(results.map(({ refers }) => refers?.id)).size }).toEqual({
        status: 'done',
        count: 600,
      })
      expect((await member.api.call(listRecipes, { query: {} })).data.totalCount).toBe(600)
    }
    await server.close()
  },
  60_000,
)
