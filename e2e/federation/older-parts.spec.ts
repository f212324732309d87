import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../temporary-folder.ts'
import { expect, test } from './installation.ts'

/**
 * Builds of the first day of contract 3: a remote that adds effects and reads where changes are stored, and the facts about a
 * shell that publishing reads. They are files, so that they never change.
 */
const older = join(import.meta.dirname, 'older')
const repository = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

let folder: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(temporaryFolder, 'potluck-older-'))
})

test.afterEach(() => rm(folder, { recursive: true, force: true }))

/** Writes an older part as its build left it. @returns its folder */
async function writeOlder(part: 'remote' | 'shell', change: Readonly<Record<string, string>> = {}): Promise<string> {
  const files: Record<string, string> = JSON.parse(await readFile(join(older, `${part}.json`), 'utf8'))
  for (const [path, content] of Object.entries({ ...files, ...change })) {
    await mkdir(dirname(join(folder, part, path)), { recursive: true })
    await writeFile(join(folder, part, path), content)
  }
  return join(folder, part)
}

/** A file of an older part, with one text in place of another. */
async function changed(part: 'remote' | 'shell', path: string, before: string, after: string) {
  const files: Record<string, string> = JSON.parse(await readFile(join(older, `${part}.json`), 'utf8'))
  return { [path]: files[path]?.replaceAll(before, after) ?? '' }
}

/** The older remote, as if a version of the design system that had one name more was there when it was built. */
const takesWhatWent = async () =>
  writeOlder('remote', {
    'dist/shared-names.json': '{ "@potluck/ui": ["PageLayout", "Carousel"] }',
    ...(await changed('remote', 'dist/mf-manifest.json', '0.1.1', '0.1.0')),
  })

const publish = (webRoot: string, ...parts: string[]) =>
  run(process.execPath, [join(repository, 'deploy/publish.ts'), ...parts, '--web', webRoot])

const today = (part: string) => join(repository, part)

test('an older remote is published into today’s shell and works', async ({ page, installation }) => {
  const { stdout } = await publish(installation.server.webRoot, await writeOlder('remote'))
  expect(stdout).toMatch(/^wine \S+ is live\n$/)
  await installation.open('/wine')
  await expect(page.getByRole('heading', { level: 1, name: 'What is in the cellar' })).toBeVisible()
  await expect(page.getByText('stored in: device')).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Wine' }).click()
  await expect(page.getByText('The cellar is empty.')).toBeVisible()
  expect(installation.console.filter((line) => /^(error|uncaught)/.test(line))).toEqual([])
})

test('an older remote that needs a name which today’s shell no longer has is refused', async ({ installation }) => {
  await expect(publish(installation.server.webRoot, await takesWhatWent())).rejects.toThrow(
    'remote "wine" takes Carousel of @potluck/ui, which the shell lacks: build it anew with what the shell has',
  )
})

test('a remote of contract 2 is refused, and told to be built anew', async ({ installation }) => {
  const remote = await writeOlder('remote', await changed('remote', 'package.json', '"contract": 3', '"contract": 2'))
  await expect(publish(installation.server.webRoot, remote)).rejects.toThrow(
    'remote "wine" needs contract 2, the shell has 3: build it anew with what the shell has',
  )
})

for (const remote of ['mfe-recipes', 'mfe-social', 'mfe-planning', 'mfe-settings'])
  test(`today’s ${remote} is refused by a shell of contract 2`, async () => {
    const webRoot = join(folder, 'web')
    await publish(webRoot, await writeOlder('shell', await changed('shell', 'package.json', '[3]', '[2]')))
    const id = remote.replace('mfe-', '')
    const refused = await publish(webRoot, today(remote)).catch((error: Error) => error.message)
    expect(refused).toContain(`remote "${id}" needs contract 3, the shell has 2`)
    expect(refused).toContain('publish a newer shell first')
  })

test('today’s shell replaces the older one if the live remotes run in it', async () => {
  const webRoot = join(folder, 'web')
  await publish(webRoot, await writeOlder('shell'), await writeOlder('remote'))
  const { stdout } = await publish(webRoot, today('shell'))
  expect(stdout).toMatch(/^shell \S+ is live\n$/)
})

test('today’s shell is refused if it breaks a live remote, until both are published together', async () => {
  const webRoot = join(folder, 'web')
  const hadIt = { 'dist/shared-names.json': '{ "@potluck/ui": ["PageLayout", "Carousel"] }' }
  await publish(webRoot, await writeOlder('shell', hadIt), await takesWhatWent())
  const page = await readFile(join(webRoot, 'index.html'), 'utf8')
  await expect(publish(webRoot, today('shell'))).rejects.toThrow(
    'remote "wine" takes Carousel of @potluck/ui, which the shell lacks: publish "wine", built anew, together with this shell, or withdraw it first',
  )
  expect(await readFile(join(webRoot, 'index.html'), 'utf8')).toBe(page)
  const { stdout } = await publish(webRoot, await writeOlder('remote'), today('shell'))
  expect(stdout).toMatch(/^shell \S+ is live\nwine \S+ is live\n$/)
})
