import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prune } from './prune.ts'
import { publishPart } from './publish-part.ts'
import { liveRemote } from './registry-file.ts'
import { releasesOf } from './releases-log.ts'
import { rollBack } from './rollback.ts'
import { liveShell } from './shell-releases.ts'
import { makeFolder, writeRemote, writeShell } from './testing/built-part.ts'

let folder: string
let webRoot: string

beforeEach(async () => {
  folder = await makeFolder()
  webRoot = join(folder, 'web')
})

afterEach(() => rm(folder, { recursive: true }))

const publish = async (code: string) =>
  (await publishPart({ directory: await writeRemote(folder, { code }), webRoot })).version

const live = async () => (await liveRemote(webRoot, 'recipes'))?.version
const back = (to?: string) => rollBack(webRoot, { part: 'recipes', reason: 'wrong amounts', ...(to && { to }) })

test('a rollback points at the release before, and its reason is kept', async () => {
  const [one, two] = [await publish('one'), await publish('two')]
  expect(await back()).toEqual({ from: two, to: one })
  expect(await live()).toBe(one)
  expect((await releasesOf(webRoot, 'recipes')).at(-1)).toMatchObject({
    action: 'rollback',
    version: one,
    previous: two,
    reason: 'wrong amounts',
  })
})

test('rolling back twice goes back two releases', async () => {
  const [one] = [await publish('one'), await publish('two'), await publish('three')]
  await back()
  await back()
  expect(await live()).toBe(one)
})

test('any release that is still there can be named', async () => {
  const [one] = [await publish('one'), await publish('two'), await publish('three')]
  await back(one)
  expect(await live()).toBe(one)
})

test('what was rolled back can be published again', async () => {
  await publish('one')
  const two = await publish('two')
  await back()
  expect(await publish('two')).toBe(two)
  expect(await live()).toBe(two)
})

test('what publishes by itself, as npm start does, leaves a rollback in place', async () => {
  const one = await publish('one')
  const two = await publish('two')
  await back()
  const again = () => publishPart({ directory: join(folder, 'mfe-recipes'), webRoot, unlessRolledBack: true })
  expect(await again()).toEqual({ outcome: 'rolled-back', part: 'recipes', version: two })
  expect(await live()).toBe(one)
  await publish('two')
  await publish('one')
  await writeRemote(folder, { code: 'two' })
  expect((await again()).outcome).toBe('published')
})

test.each([
  ['nothing was before', undefined, 'has no release before it'],
  ['it never was', '9.9.9', 'has no version 9.9.9 here'],
])('when %s it is refused', async (_name, to, message) => {
  const one = await publish('one')
  await expect(back(to)).rejects.toThrow(message)
  expect(await live()).toBe(one)
})

test('a part that is not live cannot go back', async () => {
  await expect(back()).rejects.toThrow('"recipes" is not live here')
})

test('a release that was pruned is named', async () => {
  const [one] = [await publish('one'), await publish('two')]
  await prune(webRoot, 1)
  await expect(back()).rejects.toThrow(`"recipes" ${one} was pruned`)
})

test('the shell goes back with its pages', async () => {
  await publishPart({ directory: await writeShell(folder, { main: 'main.1111.js' }), webRoot })
  const first = await liveShell(webRoot)
  await publishPart({ directory: await writeShell(folder, { main: 'main.2222.js' }), webRoot })
  await rollBack(webRoot, { part: 'shell', reason: 'white screen' })
  expect(await liveShell(webRoot)).toBe(first)
  expect(await readFile(join(webRoot, 'index.html'), 'utf8')).toContain('main.1111.js')
})
