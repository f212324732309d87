import { readdir, readFile, rm } from 'node:fs/promises'
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

test('a rollback points the registry at the previous release and logs its reason', async () => {
  const [one, two] = [await publish('one'), await publish('two')]
  expect(await back()).toEqual({ from: two, to: one, misfits: [] })
  expect(await live()).toBe(one)
  expect((await releasesOf(webRoot, 'recipes')).at(-1)).toMatchObject({
    action: 'rollback',
    version: one,
    previous: two,
    reason: 'wrong amounts',
  })
})

test('menus.json has the menus of the live version and of the version before it', async () => {
  const entryOf = (name: string) => [
    { name, path: '/list/main', icon: ['M3 6l0 13'], order: 10, words: { 'en-us': { title: name } } },
  ]
  const publishMenu = async (name: string) =>
    (await publishPart({ directory: await writeRemote(folder, { code: name, menu: entryOf(name) }), webRoot })).version
  const menus = async () => JSON.parse(await readFile(join(webRoot, 'menus.json'), 'utf8'))
  const [one, two] = [await publishMenu('one'), await publishMenu('two')]
  expect(await menus()).toEqual({ recipes: { [one]: entryOf('one'), [two]: entryOf('two') } })
  await back()
  const after = await menus()
  expect(after).toEqual({ recipes: { [one]: entryOf('one'), [two]: entryOf('two') } })
  expect(Object.keys(after.recipes).at(-1)).toBe(one)
})

test('two rollbacks go back two releases', async () => {
  const [one] = [await publish('one'), await publish('two'), await publish('three')]
  await back()
  await back()
  expect(await live()).toBe(one)
})

test('a rollback can go to any release that still exists', async () => {
  const [one] = [await publish('one'), await publish('two'), await publish('three')]
  await back(one)
  expect(await live()).toBe(one)
})

test('a release that was rolled back can be published again', async () => {
  await publish('one')
  const two = await publish('two')
  await back()
  expect(await publish('two')).toBe(two)
  expect(await live()).toBe(two)
})

test('an automatic publish, as of npm start, does not undo a rollback', async () => {
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
  ['there is no earlier release', undefined, 'has no release before it'],
  ['the version was never published', '9.9.9', 'has no version 9.9.9 here'],
])('a rollback is refused if %s', async (_name, to, message) => {
  const one = await publish('one')
  await expect(back(to)).rejects.toThrow(message)
  expect(await live()).toBe(one)
})

test('a rollback of a part that is not live is refused', async () => {
  await expect(back()).rejects.toThrow('"recipes" is not live here')
})

test('a rollback to a pruned release is refused and names the release', async () => {
  const [one] = [await publish('one'), await publish('two')]
  await prune(webRoot, 1)
  await expect(back()).rejects.toThrow(`"recipes" ${one} was pruned`)
})

test('a rollback of the shell restores its pages', async () => {
  await publishPart({ directory: await writeShell(folder, { main: 'main.1111.js' }), webRoot })
  const first = await liveShell(webRoot)
  await publishPart({ directory: await writeShell(folder, { main: 'main.2222.js' }), webRoot })
  await rollBack(webRoot, { part: 'shell', reason: 'white screen' })
  expect(await liveShell(webRoot)).toBe(first)
  expect(await readFile(join(webRoot, 'index.html'), 'utf8')).toContain('main.1111.js')
})

test('a rollback of the shell removes the pages of languages that the earlier release lacks', async () => {
  await publishPart({ directory: await writeShell(folder, { main: 'main.1111.js', languages: ['he'] }), webRoot })
  await publishPart({
    directory: await writeShell(folder, { main: 'main.2222.js', languages: ['de-de', 'he'] }),
    webRoot,
  })
  await rollBack(webRoot, { part: 'shell', reason: 'white screen' })
  const pages = (await readdir(webRoot)).filter((name) => name.startsWith('index.'))
  expect(pages.sort()).toEqual(['index.he.html', 'index.html'])
  for (const page of pages) expect(await readFile(join(webRoot, page), 'utf8')).toContain('main.1111.js')
})

describe('with a shell that has only buttons', () => {
  const writeButtons = (main: string, ...more: string[]) =>
    writeShell(folder, { main, names: { '@potluck/ui': ['Button', ...more] } })
  const takesCard = { code: 'cards', names: { '@potluck/ui': ['Card'] } }

  test('a rollback of a remote to a release that needs more names is refused', async () => {
    await publishPart({ directory: await writeButtons('main.1111.js', 'Card'), webRoot })
    await publishPart({ directory: await writeRemote(folder, takesCard), webRoot })
    const two = await publish('two')
    await publishPart({ directory: await writeButtons('main.2222.js'), webRoot })
    await expect(back()).rejects.toThrow(
      'takes Card of @potluck/ui, which the shell lacks: publish a newer shell first',
    )
    expect(await live()).toBe(two)
  })

  test('a rollback of the shell succeeds and names the remotes that do not run in it', async () => {
    await publishPart({ directory: await writeButtons('main.1111.js'), webRoot })
    await publishPart({ directory: await writeButtons('main.2222.js', 'Card'), webRoot })
    await publishPart({ directory: await writeRemote(folder, takesCard), webRoot })
    const { misfits } = await rollBack(webRoot, { part: 'shell', reason: 'white screen' })
    expect(misfits).toEqual(['remote "recipes" takes Card of @potluck/ui, which the shell lacks'])
    expect(await readFile(join(webRoot, 'index.html'), 'utf8')).toContain('main.1111.js')
  })
})
