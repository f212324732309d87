import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prune } from './prune.ts'
import { publishPart } from './publish-part.ts'
import { rollBack } from './rollback.ts'
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

const versions = async () => (await readdir(join(webRoot, 'remotes/recipes'))).sort()

test('prune leaves the newest releases', async () => {
  const [one, ...others] = [await publish('one'), await publish('two'), await publish('three'), await publish('four')]
  expect(await prune(webRoot, 3)).toEqual([`recipes ${one}`])
  expect(await versions()).toEqual(others.sort())
})

test('prune leaves the live release, even if it is the oldest', async () => {
  const one = await publish('one')
  await publish('two')
  const three = await publish('three')
  await rollBack(webRoot, { part: 'recipes', to: one, reason: 'a test' })
  await prune(webRoot, 2)
  expect(await versions()).toEqual([one, three].sort())
})

test('prune removes leftovers of killed commands, even if it removes no release', async () => {
  const one = await publish('one')
  await publishPart({ directory: await writeShell(folder, { main: 'main.1111.js' }), webRoot })
  const leftovers = ['remotes/recipes/.incoming-1.0.0-x', '.shell/.incoming-1.0.0-x', '.incoming-remotes.json-x']
  for (const leftover of leftovers) await mkdir(join(webRoot, leftover))
  expect(await prune(webRoot, 9)).toEqual([])
  expect(await versions()).toEqual([one])
  for (const leftover of leftovers) expect(existsSync(join(webRoot, leftover))).toBe(false)
})

test('prune removes hashed files of the shell that no remaining release names', async () => {
  for (const main of ['main.1111.js', 'main.2222.js', 'main.3333.js'])
    await publishPart({ directory: await writeShell(folder, { main }), webRoot })
  expect(await prune(webRoot, 2)).toHaveLength(1)
  expect((await readdir(join(webRoot, 'assets'))).sort()).toEqual(['common.0000.js', 'main.2222.js', 'main.3333.js'])
})

test('prune removes nothing from an empty folder', async () => {
  await mkdir(webRoot)
  expect(await prune(webRoot, 3)).toEqual([])
})
