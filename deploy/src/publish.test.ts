import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishPart, publishTogether } from './publish-part.ts'
import { releasesOf } from './releases-log.ts'
import {
  makeFolder,
  type RemotePart,
  type ShellPart,
  writeFileList,
  writeFiles,
  writeRemote,
  writeShell,
} from './testing/built-part.ts'

let folder: string
let webRoot: string

beforeEach(async () => {
  folder = await makeFolder()
  webRoot = join(folder, 'web')
})

afterEach(() => rm(folder, { recursive: true }))

const read = (path: string) => readFile(join(webRoot, path), 'utf8')
const registry = async () => JSON.parse(await read('remotes.json'))
const publish = (directory: string, version?: string) =>
  publishPart({ directory, webRoot, reason: 'a test', ...(version !== undefined && { version }) })

test('publish copies a remote into the folder of its version and points the registry at its entry', async () => {
  const { outcome, version } = await publish(await writeRemote(folder, { code: 'one' }))
  expect(outcome).toBe('published')
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/)
  expect(await registry()).toEqual({
    schemaVersion: 1,
    allowOverrides: false,
    remotes: [
      {
        id: 'recipes',
        version,
        contract: 1,
        enabled: true,
        entry: `remotes/recipes/${version}/remoteEntry.1a2b3c4d.js`,
        paths: ['list', 'recipe'],
        background: true,
      },
    ],
  })
  expect((await readdir(join(webRoot, 'remotes/recipes', version))).sort()).toEqual([
    'files.json',
    'locales',
    'menu.json',
    'mf-manifest.json',
    'release.json',
    'remoteEntry.1a2b3c4d.js',
    'remoteEntry.1a2b3c4d.js.br',
  ])
})

test('publish gives another build another version and leaves the older one for open windows', async () => {
  const one = await publish(await writeRemote(folder, { code: 'one' }))
  const two = await publish(await writeRemote(folder, { code: 'two' }))
  expect(two.version).not.toBe(one.version)
  expect((await registry()).remotes).toEqual([expect.objectContaining({ version: two.version })])
  expect(await read(`remotes/recipes/${one.version}/remoteEntry.1a2b3c4d.js`)).toBe('one')
  expect(await releasesOf(webRoot, 'recipes')).toEqual([
    expect.objectContaining({ action: 'publish', version: one.version, previous: null, reason: 'a test' }),
    expect.objectContaining({ action: 'publish', version: two.version, previous: one.version, reason: 'a test' }),
  ])
})

test('publish changes nothing when the version is live already', async () => {
  const directory = await writeRemote(folder, { code: 'one' })
  await publish(directory)
  const before = await read('remotes.json')
  expect((await publish(directory)).outcome).toBe('unchanged')
  expect(await read('remotes.json')).toBe(before)
  expect(await releasesOf(webRoot, 'recipes')).toHaveLength(1)
})

test('publish refuses a version that exists with other content', async () => {
  await publish(await writeRemote(folder, { code: 'one' }), '2.0.0')
  const other = await writeRemote(folder, { code: 'two' })
  await expect(publish(other, '2.0.0')).rejects.toThrow('remote "recipes" 2.0.0 exists with other content')
  expect(await read('remotes/recipes/2.0.0/remoteEntry.1a2b3c4d.js')).toBe('one')
})

test('publish leaves other entries and unknown fields of the registry as they are, valid or not', async () => {
  const others = [{ id: 'social', from: 'elsewhere' }, 'nonsense']
  await writeFiles(webRoot, {
    'remotes.json': JSON.stringify({ schemaVersion: 1, allowOverrides: true, note: 'x', remotes: others }),
  })
  await publish(await writeRemote(folder, { code: 'one' }))
  const after = await registry()
  expect(after).toMatchObject({ allowOverrides: true, note: 'x' })
  expect(after.remotes.slice(0, 2)).toEqual(others)
})

test('publish leaves a disabled remote disabled', async () => {
  await publish(await writeRemote(folder, { code: 'one' }))
  const edited = await registry()
  edited.remotes[0].enabled = false
  await writeFile(join(webRoot, 'remotes.json'), JSON.stringify(edited))
  await publish(await writeRemote(folder, { code: 'two' }))
  expect((await registry()).remotes[0].enabled).toBe(false)
})

test('publish refuses a remote with a path of another remote', async () => {
  await publish(await writeRemote(folder, { code: 'one' }))
  const thief = await writeRemote(folder, { id: 'social', paths: ['people', 'list'], code: 'two' })
  await expect(publish(thief)).rejects.toThrow('it repeats the id or a path of remote "recipes"')
  expect((await registry()).remotes).toHaveLength(1)
})

test('publish does not overwrite a registry that it cannot read', async () => {
  await writeFiles(webRoot, { 'remotes.json': '{ "remotes": [' })
  await expect(publish(await writeRemote(folder, { code: 'one' }))).rejects.toThrow('repair or remove it first')
  expect(await read('remotes.json')).toBe('{ "remotes": [')
})

test('several publishes at the same time lose no remote', async () => {
  const ids = ['recipes', 'social', 'planning', 'settings']
  const parts = await Promise.all(ids.map((id) => writeRemote(folder, { id, paths: [id], code: id })))
  await Promise.all(parts.map((part) => publish(part)))
  const published = (await registry()).remotes.map(({ id }: { id: string }) => id)
  expect(published.sort()).toEqual([...ids].sort())
})

test('publish adds the hashed files of the shell and replaces its pages', async () => {
  await publish(await writeShell(folder, { main: 'main.1111.js' }))
  const { version } = await publish(await writeShell(folder, { main: 'main.2222.js' }))
  expect(await read('index.html')).toBe('<script src="assets/main.2222.js">')
  expect(await read('assets/main.1111.js')).toBe('main.1111.js')
  expect(JSON.parse(await read('.shell/live.json'))).toEqual({ version })
  expect(existsSync(join(webRoot, 'mf-manifest.json'))).toBe(false)
  expect((await publish(join(folder, 'shell'))).outcome).toBe('unchanged')
})

describe('with a live shell', () => {
  beforeEach(async () => {
    await publish(await writeShell(folder, { main: 'main.1111.js' }))
  })

  test('publish refuses a remote with a contract that the shell does not support', async () => {
    const part = await writeRemote(folder, { contract: 2, code: 'one' })
    await expect(publish(part)).rejects.toThrow('remote "recipes" needs contract 2, the shell has 1')
    expect(existsSync(join(webRoot, 'remotes.json'))).toBe(false)
  })

  test('publish refuses a remote with another major version of a shared package', async () => {
    const shared = [{ name: 'react', version: '20.0.0', requiredVersion: '^20.0.0', singleton: true }]
    const part = await writeRemote(folder, { shared, code: 'one' })
    await expect(publish(part)).rejects.toThrow('remote "recipes" needs react ^20.0.0, the shell has 19.3.1')
  })

  test('publish refuses a remote that needs a package which the shell does not provide', async () => {
    const shared = [{ name: '@potluck/ui/maps', version: '0.1.0', requiredVersion: '^0.1.0', singleton: true }]
    const part = await writeRemote(folder, { shared, code: 'one' })
    await expect(publish(part)).rejects.toThrow('takes @potluck/ui/maps, which the shell does not provide')
  })

  test('publish refuses a remote that needs a new shared name until a shell with that name is live', async () => {
    await publish(await writeShell(folder, { main: 'main.2222.js', names: { '@potluck/ui': ['Button'] } }))
    const part = await writeRemote(folder, { code: 'one', names: { '@potluck/ui': ['Button', 'Carousel'] } })
    await expect(publish(part)).rejects.toThrow('takes Carousel of @potluck/ui, which the shell lacks: publish a newer')
    await publish(await writeShell(folder, { main: 'main.3333.js', names: { '@potluck/ui': ['Button', 'Carousel'] } }))
    expect((await publish(part)).outcome).toBe('published')
    expect(existsSync(join(webRoot, 'shared-names.json'))).toBe(false)
  })

  const ui = (version: string) => [
    { name: '@potluck/ui', version, requiredVersion: `^${version}`, singleton: true },
    { name: '@potluck/ui/forms', version, requiredVersion: `^${version}`, singleton: true },
  ]

  test.each<[string, Partial<RemotePart>, Partial<ShellPart>, string]>([
    [
      'has not its contract any more',
      {},
      { contracts: [2, 3] },
      'remote "recipes" needs contract 1, the shell has 2 and 3: publish "recipes", built anew, together with this shell, or withdraw it first',
    ],
    [
      'has another version of a package',
      { shared: ui('1.0.0') },
      { shared: ui('2.0.0') },
      'remote "recipes" needs @potluck/ui ^1.0.0, the shell has 2.0.0: publish "recipes", built anew, together with this shell, or withdraw it first',
    ],
    [
      'lacks a sub-path',
      { shared: ui('1.0.0') },
      { shared: ui('1.1.0').slice(0, 1) },
      'remote "recipes" takes @potluck/ui/forms, which the shell does not provide: publish "recipes", built anew',
    ],
    [
      'lacks a name and is older',
      { shared: ui('1.1.0'), names: { '@potluck/ui': ['Card'] } },
      { shared: ui('1.1.0'), names: { '@potluck/ui': ['Button'] } },
      'remote "recipes" takes Card of @potluck/ui, which the shell lacks: this shell is older than "recipes": build a newer shell',
    ],
  ])('publish refuses a shell under a live remote when it %s', async (_, remote, shell, sentence) => {
    const fits = { shared: remote.shared ?? [], names: remote.names ?? {} }
    if (remote.shared) await publish(await writeShell(folder, { main: 'main.1111.js', ...fits }))
    await publish(await writeRemote(folder, { code: 'one', ...remote }))
    const next = await writeShell(folder, { main: 'main.2222.js', ...shell })
    await expect(publish(next)).rejects.toThrow(sentence)
    expect(await read('index.html')).toContain('main.1111.js')
  })

  test('a shell and the remotes that it needs are published together, and the other live remotes are checked', async () => {
    const [one, two] = [{ shared: ui('1.0.0') }, { shared: ui('2.0.0') }]
    await publish(await writeShell(folder, { main: 'main.1111.js', ...one }))
    await publish(await writeRemote(folder, { code: 'one', ...one }))
    const directories = [
      await writeRemote(folder, { code: 'two', ...two }),
      await writeShell(folder, { main: 'main.2222.js', ...two }),
    ]
    await expect(publish(directories[0] ?? '')).rejects.toThrow('publish a newer shell first')
    await expect(publish(directories[1] ?? '')).rejects.toThrow('together with this shell')
    const published = await publishTogether({ directories, webRoot, reason: 'a test' })
    expect(published.map(({ part, outcome }) => [part, outcome])).toEqual([
      ['shell', 'published'],
      ['recipes', 'published'],
    ])
    expect(await read('index.html')).toContain('main.2222.js')

    const remote = await writeRemote(folder, { id: 'wine', paths: ['wine'], code: 'wine', ...two })
    await publish(remote)
    const three = await writeShell(folder, { main: 'main.3333.js', shared: ui('3.0.0') })
    const recipes = await writeRemote(folder, { code: 'three', shared: ui('3.0.0') })
    await expect(publishTogether({ directories: [three, recipes], webRoot })).rejects.toThrow(
      'remote "wine" needs @potluck/ui ^2.0.0, the shell has 3.0.0: publish "wine"',
    )
    expect(await read('index.html')).toContain('main.2222.js')
  })
})

test('other paths in package.json are published, and refused under a version that exists', async () => {
  const one = await publish(await writeRemote(folder, { code: 'one' }))
  const two = await publish(await writeRemote(folder, { code: 'one', paths: ['list', 'recipe', 'wine'] }))
  expect(two.outcome).toBe('published')
  expect(two.version).not.toBe(one.version)
  expect((await registry()).remotes[0].paths).toEqual(['list', 'recipe', 'wine'])

  await publish(await writeRemote(folder, { code: 'one' }), '2.0.0')
  const other = await writeRemote(folder, { code: 'one', paths: ['list', 'wine'] })
  await expect(publish(other, '2.0.0')).rejects.toThrow('2.0.0 exists with other content')
})

test.each(['../../x', '..', '.hidden', 'a/b', 'a\\b', '', 'a b', '1.0.0?x', 'ä'])(
  '“%s” is no version',
  async (version) => {
    const directory = await writeRemote(folder, { code: 'one' })
    await expect(publish(directory, version)).rejects.toThrow('is no version: write letters, digits')
    expect(existsSync(join(webRoot, 'remotes.json'))).toBe(false)
  },
)

test.each(['2026-11-28', '1.2.0-rc.1+42', 'a8561471', '10'])('“%s” is a version', async (version) => {
  expect(await publish(await writeRemote(folder, { code: 'one' }), version)).toMatchObject({ version })
})

describe('the list of files', () => {
  test('in the form before is read', async () => {
    const directory = await writeRemote(folder, { code: 'one' })
    await writeFileList(directory, (list) => ({ ...list, version: undefined }))
    expect((await publish(directory)).outcome).toBe('published')
  })

  test('in a newer form is refused, and the message says what helps', async () => {
    const directory = await writeRemote(folder, { code: 'one' })
    await writeFileList(directory, (list) => ({ ...list, version: 3 }))
    await expect(publish(directory)).rejects.toThrow(
      'has form 3, and this command reads 2: publish with that of the build',
    )
  })
})

test('publish refuses a part that is not built and names the next step', async () => {
  const directory = await writeRemote(folder, { code: 'one' })
  await rm(join(directory, 'dist'), { recursive: true })
  await expect(publish(directory)).rejects.toThrow('build the part first')
  await expect(publish(folder)).rejects.toThrow('does not describe a part')
})

describe('publish refuses an incomplete build, names the file and leaves the live version', () => {
  test.each<[string, (dist: string) => Promise<void>, string]>([
    ['a missing file', (dist) => rm(join(dist, 'locales/en-us.json')), 'locales/en-us.json is missing'],
    [
      'a file that was cut',
      (dist) => writeFile(join(dist, 'remoteEntry.1a2b3c4d.js'), 'tw'),
      'remoteEntry.1a2b3c4d.js has 2 bytes instead of 3',
    ],
    [
      'other content of the same size',
      (dist) => writeFile(join(dist, 'remoteEntry.1a2b3c4d.js'), 'tow'),
      'remoteEntry.1a2b3c4d.js has other content',
    ],
    [
      'a compressed copy that was cut',
      (dist) => writeFile(join(dist, 'remoteEntry.1a2b3c4d.js.br'), 'x'),
      'remoteEntry.1a2b3c4d.js.br is damaged',
    ],
    ['no list of files', (dist) => rm(join(dist, 'files.json')), 'files.json is no list of files'],
  ])('%s', async (_what, damage, named) => {
    const one = await publish(await writeRemote(folder, { code: 'one' }))
    const directory = await writeRemote(folder, { code: 'two' })
    await damage(join(directory, 'dist'))
    await expect(publish(directory)).rejects.toThrow(named)
    expect((await registry()).remotes).toEqual([expect.objectContaining({ version: one.version })])
  })
})
