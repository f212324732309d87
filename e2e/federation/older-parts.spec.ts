import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../temporary-folder.ts'
import { expect, test } from './installation.ts'

/**
 * Builds of five days before: a remote of contract 1 that says `shows` and `kept`, and the facts about a shell that
 * publishing reads. They are files, so that they never change.
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

/** The older remote, as if it used a name that was removed since. */
const takesWhatWent = () =>
  writeOlder('remote', { 'dist/shared-names.json': '{ "@potluck/ui": ["PageLayout", "Carousel"] }' })

const publish = (webRoot: string, ...parts: string[]) =>
  run(process.execPath, [join(repository, 'deploy/publish.ts'), ...parts, '--web', webRoot])

const today = (part: string) => join(repository, part)

test('an older remote is published into today’s shell and works', async ({ page, installation }) => {
  const { stdout } = await publish(installation.server.webRoot, await writeOlder('remote'))
  expect(stdout).toMatch(/^wine \S+ is live\n$/)
  await installation.open('/wine')
  await expect(page.getByRole('heading', { level: 1, name: 'What is in the cellar' })).toBeVisible()
  await expect(page.getByText('kept: device')).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Wine' }).click()
  await expect(page.getByText('The cellar is empty.')).toBeVisible()
  expect(installation.console.filter((line) => /^(error|uncaught)/.test(line))).toEqual([])
})

test('an older remote that needs a name which today’s shell no longer has is refused', async ({ installation }) => {
  await expect(publish(installation.server.webRoot, await takesWhatWent())).rejects.toThrow(
    'remote "wine" takes Carousel of @potluck/ui, which the shell lacks: build the remote with what the shell has',
  )
})

for (const remote of ['mfe-recipes', 'mfe-social', 'mfe-planning', 'mfe-settings'])
  test(`today’s ${remote} is refused by the older shell`, async () => {
    const webRoot = join(folder, 'web')
    await publish(webRoot, await writeOlder('shell'))
    const id = remote.replace('mfe-', '')
    const refused = await publish(webRoot, today(remote)).catch((error: Error) => error.message)
    expect(refused).toContain(`remote "${id}" needs contract 2, the shell has 1;`)
    expect(refused).toContain(`remote "${id}" needs @potluck/ui ^0.1.1, the shell has 0.1.0`)
    expect(refused).toMatch(/: publish a newer shell first\n$/)
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
