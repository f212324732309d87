import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prune } from './prune.ts'
import { type Publication, publishPart } from './publish-part.ts'
import { checkShare } from './registry-file.ts'
import { releasesOf } from './releases-log.ts'
import { rollBack } from './rollback.ts'
import { makeFolder, writeRemote, writeShell } from './testing/built-part.ts'

let folder: string
let webRoot: string

beforeEach(async () => {
  folder = await makeFolder()
  webRoot = join(folder, 'web')
})

afterEach(() => rm(folder, { recursive: true }))

const publish = async (code: string, more: Partial<Publication> = {}) =>
  publishPart({ directory: await writeRemote(folder, { code }), webRoot, ...more })
const back = (to?: string) => rollBack(webRoot, { part: 'recipes', reason: 'wrong amounts', ...(to && { to }) })

/** The version that all have, the one of some, and their share. */
async function out() {
  const [entry] = JSON.parse(await readFile(join(webRoot, 'remotes.json'), 'utf8')).remotes
  return [entry.version, entry.canary?.remote.version, entry.canary?.share]
}

test('a canary adds its version to the live entry of the registry and its menu to menus.json', async () => {
  const one = await publish('one')
  const two = await publish('two', { share: 10, reason: 'try it' })
  expect(two.outcome).toBe('canary')
  expect(await out()).toEqual([one.version, two.version, 10])
  const menus = JSON.parse(await readFile(join(webRoot, 'menus.json'), 'utf8'))
  expect(Object.keys(menus.recipes).sort()).toEqual([one.version, two.version].sort())
  expect((await releasesOf(webRoot, 'recipes')).at(-1)).toMatchObject({
    action: 'publish',
    version: two.version,
    previous: one.version,
    share: 10,
    reason: 'try it',
  })
})

test('publishing a canary again raises its share, without a share makes it live, and a rollback takes it back', async () => {
  const [one, two] = [await publish('one'), await publish('two', { share: 10 })]
  expect((await publish('two', { share: 10 })).outcome).toBe('canary-unchanged')
  expect((await publish('two', { share: 50 })).outcome).toBe('canary')
  expect(await out()).toEqual([one.version, two.version, 50])
  expect((await publish('two')).outcome).toBe('published')
  expect(await out()).toEqual([two.version, undefined, undefined])
  expect(await back()).toMatchObject({ from: two.version, to: one.version })
  expect(await out()).toEqual([one.version, undefined, undefined])
})

test('a rollback removes the canary first, and npm start does not publish it again', async () => {
  const [zero, one, two] = [await publish('zero'), await publish('one'), await publish('two', { share: 10 })]
  expect(await back()).toEqual({ from: two.version, to: one.version, misfits: [] })
  expect(await out()).toEqual([one.version, undefined, undefined])
  expect((await publish('two', { unlessRolledBack: true })).outcome).toBe('rolled-back')
  expect(await back()).toMatchObject({ from: one.version, to: zero.version })
})

test('a rollback to a given version ends the canary too', async () => {
  const zero = await publish('zero')
  await publish('one')
  await publish('two', { share: 10 })
  await back(zero.version)
  expect(await out()).toEqual([zero.version, undefined, undefined])
})

test('an automatic publish does not turn a canary into the live version', async () => {
  const [one, two] = [await publish('one'), await publish('two', { share: 10 })]
  expect((await publish('two', { unlessRolledBack: true })).outcome).toBe('canary-unchanged')
  expect((await publish('one', { unlessRolledBack: true })).outcome).toBe('unchanged')
  expect(await out()).toEqual([one.version, two.version, 10])
})

test('prune does not remove the files of a canary, and a shell that drops its contract is refused', async () => {
  await publishPart({ directory: await writeShell(folder, { main: 'main.1.js', contracts: [1, 2] }), webRoot })
  const two = await publish('two')
  const directory = await writeRemote(folder, { code: 'canary', contract: 2 })
  const canary = await publishPart({ directory, webRoot, share: 5 })
  await prune(webRoot, 1)
  for (const { version } of [two, canary]) expect(existsSync(join(webRoot, 'remotes/recipes', version))).toBe(true)
  const shell = await writeShell(folder, { main: 'main.2.js', contracts: [1] })
  await expect(publishPart({ directory: shell, webRoot })).rejects.toThrow('remote "recipes"')
})

test('publish refuses a canary of a first version, of the live version and of the shell', async () => {
  await expect(publish('one', { share: 10 })).rejects.toThrow('no version for the other browsers')
  await publish('one')
  expect((await publish('one', { share: 10 })).outcome).toBe('unchanged')
  const shell = await writeShell(folder, { main: 'main.1.js' })
  await expect(publishPart({ directory: shell, webRoot, share: 10 })).rejects.toThrow('all browsers at once')
})

test('publish refuses a canary with a path of another remote and leaves the live version', async () => {
  await publish('one')
  await publishPart({ directory: await writeRemote(folder, { id: 'social', paths: ['people'], code: 'one' }), webRoot })
  const before = await readFile(join(webRoot, 'remotes.json'), 'utf8')
  const directory = await writeRemote(folder, { code: 'two', paths: ['list', 'people'] })
  await expect(publishPart({ directory, webRoot, share: 10 })).rejects.toThrow('repeats the id or a path')
  expect(await readFile(join(webRoot, 'remotes.json'), 'utf8')).toBe(before)
})

test.each([0, 100, -1, 2.5, Number.NaN])('publish refuses %s as the share of a canary', (share) => {
  expect(() => checkShare(share)).toThrow('is no share')
})
