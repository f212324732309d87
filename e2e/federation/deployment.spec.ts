import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, type Kitchen, test } from './kitchen.ts'

const repository = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

const remotes = [
  { id: 'recipes', address: '/labels' },
  { id: 'social', address: '/people' },
  { id: 'planning', address: '/shopping-lists' },
  { id: 'settings', address: '/settings' },
] as const

const mark = 'second edition'

/** Marks every sentence of a words file, however deep. */
const marked = (words: unknown): unknown =>
  typeof words === 'string'
    ? `${words} ${mark}`
    : Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, marked(value)]))

/** The folder of version 2 of a remote, with some of what is in the first one's; the repository stays as it is. */
async function secondEditionOf(folder: string, id: string, copied: readonly string[]): Promise<string> {
  const source = join(repository, `mfe-${id}`)
  const directory = join(folder, `mfe-${id}`)
  for (const file of copied) await cp(join(source, file), join(directory, file), { recursive: true })
  const facts = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  await writeFile(join(directory, 'package.json'), JSON.stringify({ ...facts, version: '2.0.0' }))
  return directory
}

async function markWords(file: string): Promise<void> {
  await writeFile(file, JSON.stringify(marked(JSON.parse(await readFile(file, 'utf8')))))
}

/** Builds version 2 of a remote from a copy of its source whose words differ. */
async function buildSecondEdition(folder: string, id: string): Promise<string> {
  const directory = await secondEditionOf(folder, id, ['src', 'tsconfig.json', 'webpack.config.mjs'])
  const packages = join(repository, `mfe-${id}/node_modules`)
  await cp(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  await symlink(packages, join(directory, 'node_modules'))
  await markWords(join(directory, 'src/locales/en-us.json'))
  // As in development, without the minifying and compressing that take most of a build: a release is one all the same.
  const webpack = join(packages, 'webpack/bin/webpack.js')
  await run(process.execPath, [webpack, '--mode', 'development', '--no-devtool'], { cwd: directory })
  return directory
}

/** States the size and hash of a file that was changed in the list of files of its build. */
async function listAnew(dist: string, file: string): Promise<void> {
  const list = join(dist, 'files.json')
  const content = await readFile(join(dist, file))
  const checksum = { bytes: content.length, sha256: createHash('sha256').update(content).digest('base64') }
  const files = Object.entries(JSON.parse(await readFile(list, 'utf8')))
  const named = files.map(([name, before]) => [name, name.replace(/\?.*/, '') === file ? checksum : before])
  await writeFile(list, JSON.stringify(Object.fromEntries(named)))
}

/** Version 2 of a remote as a build would leave it: what was built for the first, with other words. */
async function writeSecondEdition(folder: string, id: string): Promise<string> {
  const directory = await secondEditionOf(folder, id, ['dist'])
  const words = join(directory, 'dist/locales/en-us.json')
  for (const copy of ['.br', '.gz']) await rm(words + copy)
  await markWords(words)
  await listAnew(join(directory, 'dist'), 'locales/en-us.json')
  return directory
}

const deploy = (kitchen: Kitchen, command: string, ...args: string[]) =>
  run(process.execPath, [join(repository, 'deploy', `${command}.ts`), ...args, '--web', kitchen.server.webRoot])

/** Every release that lies in the served folder, and which one of the shell is live. */
async function releases({ server, read }: Kitchen): Promise<string[]> {
  const versions = await Promise.all(
    remotes.map(async ({ id }) =>
      (await readdir(join(server.webRoot, 'remotes', id))).map((version) => `${id} ${version}`),
    ),
  )
  return [`shell ${await read('.shell/live.json')} ${await read('index.html')}`, ...versions.flat()]
}

const expectEdition = async (page: Page, edition: 'first' | 'second') => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (edition === 'second') await expect(page.getByRole('main').getByText(mark).first()).toBeVisible()
  else await expect(page.getByText(mark)).toHaveCount(0)
}

/** A lot that gives a browser this version of a remote, of those that browsers draw while a canary is out. */
async function lotFor({ server }: Kitchen, id: string, version: string): Promise<string> {
  for (let lot = 0; lot < 100; lot += 1) {
    const headers = { cookie: `potluck-canary=${lot}` }
    const { remotes } = await (await fetch(new URL('remotes.json', server.url), { headers })).json()
    if (remotes.some((entry: { id: string; version: string }) => entry.id === id && entry.version === version))
      return String(lot)
  }
  throw new Error(`no lot gives ${id} ${version}`)
}

/** Half of the browsers get version 2: this one does by its lot, and by another it does not. */
async function expectCanary(page: Page, kitchen: Kitchen, id: string, directory: string, first: string) {
  await deploy(kitchen, 'publish', directory, '--share', '50')
  const { canary } = JSON.parse(await kitchen.read('remotes.json')).remotes.find(
    (entry: { id: string }) => entry.id === id,
  )
  const editions = { [canary.remote.version]: 'second', [first]: 'first' } as const
  for (const [version, edition] of Object.entries(editions)) {
    const value = await lotFor(kitchen, id, version)
    await page.context().addCookies([{ name: 'potluck-canary', value, url: kitchen.proxy.url }])
    await page.reload()
    await expectEdition(page, edition)
  }
}

test('version 2 of each remote is deployed, seen after a reload and rolled back; nothing else is built', async ({
  page,
  kitchen,
}) => {
  test.setTimeout(240_000)
  const folder = await mkdtemp(join(tmpdir(), 'potluck-second-'))
  const before = await releases(kitchen)
  try {
    for (const { id, address } of remotes) {
      await kitchen.open(address)
      await expectEdition(page, 'first')
      const first = (await kitchen.live(id)).version

      // One is built alone; that each can be is what the build before all tests shows.
      const isBuilt = id === 'settings'
      const directory = await (isBuilt ? buildSecondEdition : writeSecondEdition)(folder, id)
      if (isBuilt) await expectCanary(page, kitchen, id, directory, first)
      await deploy(kitchen, 'publish', directory)
      expect((await kitchen.live(id)).version).toMatch(/^2\.0\.0-/)
      await page.reload()
      await expectEdition(page, 'second')

      await deploy(kitchen, 'rollback', id, '--reason', 'the test says so')
      expect((await kitchen.live(id)).version).toBe(first)
      await page.reload()
      await expectEdition(page, 'first')
    }
    expect(await kitchen.read('releases.log')).toContain('"reason":"the test says so"')
    const added = (await releases(kitchen)).filter((release) => !before.includes(release))
    expect(added).toEqual(remotes.map(({ id }) => expect.stringMatching(`^${id} 2\\.0\\.0-`)))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('who comes back to a window is told of a new version, and nothing reloads by itself', async ({
  page,
  kitchen,
}) => {
  await page.clock.install()
  await kitchen.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await kitchen.moveVersion('settings', '9.9.9')
  await page.clock.fastForward('02:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('There is a new version of Potluck.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByText('There is a new version of Potluck.')).toBeHidden()
})
