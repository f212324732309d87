import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prune } from './prune.ts'
import { type Publication, publishPart } from './publish-part.ts'
import { releasesOf } from './releases-log.ts'
import { makeFolder, writeRemote } from './testing/built-part.ts'
import { withdraw } from './withdraw.ts'

let folder: string
let webRoot: string

beforeEach(async () => {
  folder = await makeFolder()
  webRoot = join(folder, 'web')
})

afterEach(() => rm(folder, { recursive: true }))

const publish = async (id: string, more: Partial<Publication> = {}) =>
  publishPart({ directory: await writeRemote(folder, { id, paths: [id], code: id }), webRoot, ...more })
const read = async (file: string) => JSON.parse(await readFile(join(webRoot, file), 'utf8'))
const liveIds = async () => (await read('remotes.json')).remotes.map(({ id }: { id: string }) => id)

test('withdraw removes a remote from the registry and the menus, logs the reason, and prune deletes its files', async () => {
  await publish('recipes')
  const wine = await publish('wine')
  expect(await withdraw(webRoot, { id: 'wine', reason: 'nobody drinks' })).toBe(wine.version)
  expect(await liveIds()).toEqual(['recipes'])
  expect(Object.keys(await read('menus.json'))).toEqual(['recipes'])
  expect((await releasesOf(webRoot, 'wine')).at(-1)).toMatchObject({
    action: 'withdraw',
    version: wine.version,
    reason: 'nobody drinks',
  })
  expect(existsSync(join(webRoot, 'remotes/wine', wine.version))).toBe(true)
  expect(await prune(webRoot, 3)).toEqual([`wine ${wine.version}`])
  expect(existsSync(join(webRoot, 'remotes/wine'))).toBe(false)
  expect(existsSync(join(webRoot, 'remotes/recipes'))).toBe(true)
})

test('withdraw refuses a remote that is not live', async () => {
  await expect(withdraw(webRoot, { id: 'wine', reason: 'x' })).rejects.toThrow('remote "wine" is not live here')
})

test('a manual publish restores a withdrawn remote, an automatic one does not', async () => {
  await publish('wine')
  await withdraw(webRoot, { id: 'wine', reason: 'nobody drinks' })
  expect((await publish('wine', { unlessRolledBack: true })).outcome).toBe('withdrawn')
  expect(await liveIds()).toEqual([])
  expect((await publish('wine')).outcome).toBe('published')
  expect(await liveIds()).toEqual(['wine'])
})

test('prune removes a remote that was deleted from the registry by hand, and nothing without a registry', async () => {
  await publish('recipes')
  const wine = await publish('wine')
  const registry = await read('remotes.json')
  const remotes = registry.remotes.filter(({ id }: { id: string }) => id !== 'wine')
  await writeFile(join(webRoot, 'remotes.json'), JSON.stringify({ ...registry, remotes }))
  expect(await prune(webRoot, 3)).toEqual([`wine ${wine.version}`])
  await rm(join(webRoot, 'remotes.json'))
  expect(await prune(webRoot, 3)).toEqual([])
})
