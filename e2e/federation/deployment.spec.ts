import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, type Installation, test } from './installation.ts'

const repository = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

const remotes = [
  { id: 'recipes', address: '/labels' },
  { id: 'social', address: '/people' },
  { id: 'planning', address: '/shopping-lists' },
  { id: 'settings', address: '/settings' },
] as const

const suffix = 'second edition'

/** Appends the suffix to every text of a locale, at any depth. */
const withSuffix = (words: unknown): unknown =>
  typeof words === 'string'
    ? `${words} ${suffix}`
    : Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, withSuffix(value)]))

/** Creates a folder for version 2 of a remote with copies of some files of version 1. @returns the folder */
async function createSecondEdition(folder: string, id: string, copied: readonly string[]): Promise<string> {
  const source = join(repository, `mfe-${id}`)
  const directory = join(folder, `mfe-${id}`)
  for (const file of copied) await cp(join(source, file), join(directory, file), { recursive: true })
  const facts = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  await writeFile(join(directory, 'package.json'), JSON.stringify({ ...facts, version: '2.0.0' }))
  return directory
}

async function changeWords(file: string): Promise<void> {
  await writeFile(file, JSON.stringify(withSuffix(JSON.parse(await readFile(file, 'utf8')))))
}

/** Builds version 2 of a remote from a copy of its source with other words. @returns its folder */
async function buildSecondEdition(folder: string, id: string): Promise<string> {
  const directory = await createSecondEdition(folder, id, ['src', 'tsconfig.json', 'webpack.config.mjs'])
  const packages = join(repository, `mfe-${id}/node_modules`)
  await cp(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  await symlink(packages, join(directory, 'node_modules'))
  await changeWords(join(directory, 'src/locales/en-us.json'))
  // A development build skips minifying and compressing, which take most of the time.
  const webpack = join(packages, 'webpack/bin/webpack.js')
  await run(process.execPath, [webpack, '--mode', 'development', '--no-devtool'], { cwd: directory })
  return directory
}

/** Updates the size and hash of a changed file in the file list of its build. */
async function updateFileList(dist: string, file: string): Promise<void> {
  const list = join(dist, 'files.json')
  const content = await readFile(join(dist, file))
  const checksum = { bytes: content.length, sha256: createHash('sha256').update(content).digest('base64') }
  const files = Object.entries(JSON.parse(await readFile(list, 'utf8')))
  const updated = files.map(([name, before]) => [name, name.replace(/\?.*/, '') === file ? checksum : before])
  await writeFile(list, JSON.stringify(Object.fromEntries(updated)))
}

/** Creates version 2 of a remote from the built files of version 1 with other words. @returns its folder */
async function writeSecondEdition(folder: string, id: string): Promise<string> {
  const directory = await createSecondEdition(folder, id, ['dist'])
  const words = join(directory, 'dist/locales/en-us.json')
  for (const copy of ['.br', '.gz']) await rm(words + copy)
  await changeWords(words)
  await updateFileList(join(directory, 'dist'), 'locales/en-us.json')
  return directory
}

const deploy = (installation: Installation, command: string, ...args: string[]) =>
  run(process.execPath, [join(repository, 'deploy', `${command}.ts`), ...args, '--web', installation.server.webRoot])

/** Lists every release in the served folder, and the live shell. */
async function listReleases({ server, read }: Installation): Promise<string[]> {
  const versions = await Promise.all(
    remotes.map(async ({ id }) =>
      (await readdir(join(server.webRoot, 'remotes', id))).map((version) => `${id} ${version}`),
    ),
  )
  return [`shell ${await read('.shell/live.json')} ${await read('index.html')}`, ...versions.flat()]
}

const expectEdition = async (page: Page, edition: 'first' | 'second') => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (edition === 'second') await expect(page.getByRole('main').getByText(suffix).first()).toBeVisible()
  else await expect(page.getByText(suffix)).toHaveCount(0)
}

/** Finds a canary number (0 to 99) with which a browser gets this version of a remote. */
async function lotFor({ server }: Installation, id: string, version: string): Promise<string> {
  for (let lot = 0; lot < 100; lot += 1) {
    const headers = { cookie: `potluck-canary=${lot}` }
    const { remotes } = await (await fetch(new URL('remotes.json', server.url), { headers })).json()
    if (remotes.some((entry: { id: string; version: string }) => entry.id === id && entry.version === version))
      return String(lot)
  }
  throw new Error(`no lot gives ${id} ${version}`)
}

/** Publishes version 2 for half of the browsers and expects each version with its canary number. */
async function expectCanary(page: Page, installation: Installation, id: string, directory: string, first: string) {
  await deploy(installation, 'publish', directory, '--share', '50')
  const { canary } = JSON.parse(await installation.read('remotes.json')).remotes.find(
    (entry: { id: string }) => entry.id === id,
  )
  const editions = { [canary.remote.version]: 'second', [first]: 'first' } as const
  for (const [version, edition] of Object.entries(editions)) {
    const value = await lotFor(installation, id, version)
    await page.context().addCookies([{ name: 'potluck-canary', value, url: installation.proxy.url }])
    await page.reload()
    await expectEdition(page, edition)
  }
}

test('publishing version 2 of one remote shows it after a reload, and a rollback shows version 1', async ({
  page,
  installation,
}) => {
  test.setTimeout(240_000)
  const folder = await mkdtemp(join(tmpdir(), 'potluck-second-'))
  const before = await listReleases(installation)
  try {
    for (const { id, address } of remotes) {
      await installation.open(address)
      await expectEdition(page, 'first')
      const first = (await installation.live(id)).version

      // Build one remote alone; the build before the tests shows that each can be built.
      const isBuilt = id === 'settings'
      const directory = await (isBuilt ? buildSecondEdition : writeSecondEdition)(folder, id)
      if (isBuilt) await expectCanary(page, installation, id, directory, first)
      await deploy(installation, 'publish', directory)
      expect((await installation.live(id)).version).toMatch(/^2\.0\.0-/)
      await page.reload()
      await expectEdition(page, 'second')

      await deploy(installation, 'rollback', id, '--reason', 'the test says so')
      expect((await installation.live(id)).version).toBe(first)
      await page.reload()
      await expectEdition(page, 'first')
    }
    expect(await installation.read('releases.log')).toContain('"reason":"the test says so"')
    const added = (await listReleases(installation)).filter((release) => !before.includes(release))
    expect(added).toEqual(remotes.map(({ id }) => expect.stringMatching(`^${id} 2\\.0\\.0-`)))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a window that becomes visible offers a new version and does not reload by itself', async ({
  page,
  installation,
}) => {
  await page.clock.install()
  await installation.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  // The clock would end the time limits of files that still load.
  await page.waitForLoadState('networkidle')
  await installation.moveVersion('settings', '9.9.9')
  await page.clock.fastForward('02:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('A new version of Potluck is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByText('A new version of Potluck is ready.')).toBeHidden()
})
