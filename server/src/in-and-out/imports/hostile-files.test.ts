import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { directImports } from '@potluck/api/direct-imports'
import { cancelJob, getJob } from '@potluck/api/jobs'
import { listRecipes } from '@potluck/api/recipes'
import { answersDuring } from '../../testing/answers-during.ts'
import { childrenRunning } from '../../testing/children-running.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'
import { zip } from '../../testing/zip.ts'

const [{ endpoint: importPaprika }, { endpoint: importJsonLd }] = directImports

/** The number of child processes that read import files. */
const readers = async () => (await childrenRunning('imports/reading-process')).length

const brackets = (depth: number) => Buffer.from('['.repeat(depth) + ']'.repeat(depth))
const paprika = (name: string, json: Buffer | string) => ({ name: `${name}.paprikarecipe`, bytes: gzipSync(json) })
const soup = paprika('soup', '{"name":"Soup"}')

// Reading does not use the database.
describe('an import of hostile files', () => {
  let server: TestServer
  let count = 0
  const newMember = () => server.member(`cook${count++}`)

  beforeAll(async () => {
    server = await startTestServer('sqlite')
  })
  afterAll(() => server.close())

  const sendPaprika = async (member: TestMember, bytes: Buffer) =>
    (await member.api.call(importPaprika, { file: new Blob([new Uint8Array(bytes)]) })).data.jobId

  test('other requests are answered while hostile files are read', async () => {
    const [anna, bela] = [await newMember(), await newMember()]
    const wide = `[{"@graph":[${'{},'.repeat(8_000_000)}{"@type":"Recipe","name":"n"}]}]`
    const sent = [
      await sendPaprika(anna, zip([paprika('deep', brackets(30_000_000))])),
      (await anna.api.call(importJsonLd, { file: new Blob([wide]) })).data.jobId,
    ]
    const ends = Promise.all(sent.map((id) => jobEnd(anna, id)))
    const answers = await answersDuring(ends, () => bela.api.call(listRecipes, { query: {} }))
    expect((await ends).map(({ failed }) => failed)).toEqual([1, 1])
    expect(answers).toBeGreaterThan(5)
  }, 60_000)

  test('an archive whose entries share their bytes is refused', async () => {
    const anna = await newMember()
    const archive = zip([soup, soup])
    const second = archive.lastIndexOf('PK\x01\x02')
    archive.writeUInt32LE(0, second + 42)
    expect(await jobEnd(anna, await sendPaprika(anna, archive))).toMatchObject({
      status: 'failed',
      failure: { code: 'damaged' },
      results: [],
    })
  })

  test('cancelling a job while its file is decompressed ends its process', async () => {
    const anna = await newMember()
    const { bytes } = paprika('', Buffer.alloc(40_000_000, 0x20))
    const slow = Array.from({ length: 190 }, (_, n) => ({ name: `${n}.paprikarecipe`, bytes }))
    const jobId = await sendPaprika(anna, zip(slow))
    while ((await anna.api.call(getJob, { params: { id: jobId } })).data.total === null) await pause(10)
    expect(await readers()).toBe(1)
    await anna.api.call(cancelJob, { params: { id: jobId } })
    while ((await readers()) > 0) await pause(20)
    expect((await anna.api.call(listRecipes, { query: {} })).data.totalCount).toBe(0)
  }, 30_000)
})
