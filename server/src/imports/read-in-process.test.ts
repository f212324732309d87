import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReadingLimits, readInProcess } from './read-in-process.ts'

const generous: ReadingLimits = { heapMb: 384, memoryMb: 512, batchMs: 60_000, fileMs: 60_000 }

let folder: string
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  path = join(folder, 'recipes.json')
  const [notes, values] = ['a'.repeat(40_000_000), '[0],'.repeat(450_000)]
  await writeFile(path, `[{"@type":"Recipe","name":"Big","description":"${notes}","x":[${values}[0]]}]`)
})
afterAll(() => rm(folder, { recursive: true }))

async function read(limits: Partial<ReadingLimits>): Promise<string[]> {
  const names: string[] = []
  const task = { format: 'json-ld', path, language: null, skip: 0, batchSize: 1 } as const
  for await (const news of readInProcess(task, AbortSignal.timeout(60_000), { ...generous, ...limits })) {
    if (news.type === 'batch') names.push(...news.items.map((item) => ('draft' in item ? item.draft.title : item.name)))
  }
  return names
}

test('a file within the limits is read to its end', async () => {
  expect(await read({})).toEqual(['Big'])
}, 60_000)

test.each([
  ['too-large', 'more memory than it may take in all', { memoryMb: 120 }],
  ['too-large', 'more heap than it may take', { heapMb: 30 }],
  ['too-slow', 'longer until the next batch than it may take', { batchMs: 20 }],
  ['too-slow', 'longer in all than it may take', { fileMs: 20 }],
] as const)(
  '%s: reading takes %s',
  async (code, _why, limits) => {
    await expect(read(limits)).rejects.toMatchObject({ failure: { code } })
  },
  60_000,
)
