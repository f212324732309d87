import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { importChoices } from '@potluck/api/imports'
import type { ReadingLimits } from '../../machinery/base/processes/batches-of-process.ts'
import { zip } from '../../testing/zip.ts'
import { readInProcess } from './read-in-process.ts'

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

/** The items of a file: each with its name, and the reason if it is unreadable. */
async function read(file: string, limits?: Partial<ReadingLimits>): Promise<string[][]> {
  const items: string[][] = []
  const choices = importChoices.parse({})
  const task = { path: file, fileName: '', choices, language: null, skip: 0, batchSize: 1 }
  for await (const news of readInProcess(task, AbortSignal.timeout(60_000), { ...generous, ...limits })) {
    if (news.type !== 'batch') continue
    for (const item of news.items)
      items.push('draft' in item ? [item.draft.title] : [item.name, ...('note' in item ? [item.note.code] : [])])
  }
  return items
}

async function readBytes(bytes: Buffer | string): Promise<string[][]> {
  const file = join(folder, 'hostile')
  await writeFile(file, bytes)
  return read(file)
}

const paprika = (name: string, json: Buffer | string) => ({ name: `${name}.paprikarecipe`, bytes: gzipSync(json) })
const soup = paprika('soup', '{"name":"Soup"}')

test('a file within the limits is read to its end', async () => {
  expect(await read(path)).toEqual([['Big']])
}, 60_000)

test.each([
  ['too-large', 'more memory', { memoryMb: 120 }],
  ['too-large', 'more heap', { heapMb: 30 }],
  ['too-slow', 'more time for a batch', { batchMs: 20 }],
  ['too-slow', 'more time for the file', { fileMs: 20 }],
] as const)(
  'reading fails with %s if it takes %s than the limit',
  async (code, _why, limits) => {
    await expect(read(path, limits)).rejects.toMatchObject({ failure: { code } })
  },
  60_000,
)

test('brackets that are nested ten million times are reported as too large, and the next recipe is read', async () => {
  const deep = Buffer.from('['.repeat(10_000_000) + ']'.repeat(10_000_000))
  expect(await readBytes(zip([paprika('deep', deep), soup]))).toEqual([['deep', 'too-large'], ['Soup']])
}, 60_000)

test('a recipe with millions of empty values is reported as too large, and the next recipe is read', async () => {
  const bomb = `{"@type":"Recipe","name":"Bomb","x":[${'{},'.repeat(1_500_000)}{}]}`
  const both = `[${bomb},{"@type":"Recipe","name":"Soup","recipeIngredient":["1 beet"]}]`
  expect(await readBytes(both)).toEqual([['Bomb', 'too-large'], ['Soup']])
}, 60_000)

test('a recipe that is cut frees the memory of its full text', async () => {
  const { bytes } = paprika('', `{"name":"Big","notes":"${'a'.repeat(30_000_000)}"}`)
  // In memory together, the texts of eighteen would exceed the limit of the process.
  const big = Array.from({ length: 18 }, (_, n) => ({ name: `${n}.paprikarecipe`, bytes }))
  expect(await readBytes(zip([...big, soup]))).toEqual([...big.map(() => ['Big']), ['Soup']])
}, 60_000)
