import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteHost } from '../remote-host.ts'
import { startRemoteHost } from '../remote-host.ts'
import { test as base, expect, expectTheRestToWork, failure, type Installation, reloadPrompt } from './installation.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
async function hostFixture({}: object, use: (host: RemoteHost) => Promise<void>): Promise<void> {
  const host = await startRemoteHost()
  await use(host)
  await host.stop()
}

/** `host` is an allowed origin of remotes; `stranger` is an origin that is not allowed. */
const test = base.extend<{ host: RemoteHost; stranger: RemoteHost }>({
  host: hostFixture,
  stranger: hostFixture,
  environment: async ({ host }, use) => use({ REMOTE_ORIGINS: host.origin }),
})

/** Moves the files of a remote from the shell's origin to another host. @returns the path of its entry script */
async function moveTo(installation: Installation, id: string, host: RemoteHost): Promise<string> {
  const elsewhere = join(installation.server.webRoot, '../elsewhere')
  await mkdir(join(elsewhere, 'remotes'), { recursive: true })
  await rename(join(installation.server.webRoot, 'remotes', id), join(elsewhere, 'remotes', id))
  host.serve(elsewhere)
  const { entry: script } = await installation.live(id)
  const hash = createHash('sha384').update(await readFile(join(elsewhere, script)))
  const integrity = `sha384-${hash.digest('base64')}`
  await installation.editRegistry(({ remotes }) => {
    for (const entry of remotes)
      if (entry.id === id) Object.assign(entry, { entry: `${host.origin}/${entry.entry}`, integrity })
  })
  return join(elsewhere, script)
}

test('a remote on another origin loads its code, styles and words from there under a strict policy', async ({
  page,
  installation,
  host,
}) => {
  const answer = await page.request.get(installation.proxy.url)
  const policy = answer.headers()['content-security-policy'] ?? ''
  for (const kind of ['script', 'style', 'connect']) expect(policy).toContain(`${kind}-src 'self' ${host.origin};`)
  expect(policy).toContain("default-src 'self';")

  await moveTo(installation, 'social', host)
  await installation.open('/people')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(host.requests.filter((address) => /remoteEntry.*\.js$/.test(address))).toHaveLength(1)
  for (const kind of [/\/(?!remoteEntry)[^/]+\.js$/, /\.css$/, /\/locales\/en-us\.json$/])
    expect(host.requests.filter((address) => kind.test(address))).not.toEqual([])
  expect(installation.proxy.requests.filter((address) => address.includes('remotes/social'))).toEqual([])
  expect(installation.console).toEqual([])
})

test('a script of another origin does not run if it differs from the published one', async ({
  page,
  installation,
  host,
}) => {
  const script = await moveTo(installation, 'social', host)
  const published = await readFile(script, 'utf8')
  await rm(script)
  await writeFile(script, `${published};document.title = "taken over"`)
  await installation.open('/people')
  await expect(failure(page, 'This page couldn’t load.')).toBeVisible()
  await expect.poll(() => installation.console.some((line) => line.includes('integrity'))).toBe(true)
  await expect(page).not.toHaveTitle('taken over')
})

test('the shell sends no request to an origin that is not allowed, and names it', async ({
  page,
  installation,
  stranger,
}) => {
  await moveTo(installation, 'social', stranger)
  await installation.open('/people')
  await expect(failure(page, 'This page comes from an address that isn’t allowed.')).toContainText(
    `lies at ${stranger.origin}, which this deployment does not allow`,
  )
  await expect(reloadPrompt(page)).toBeHidden()
  await expectTheRestToWork(page)
  expect(stranger.requests).toEqual([])
})

test('the content security policy blocks a script of an origin that is not allowed', async ({
  page,
  installation,
  stranger,
}) => {
  stranger.serve(installation.server.webRoot)
  await installation.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const loaded = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.onload = () => resolve(true)
        script.onerror = () => resolve(false)
        script.src = address
        document.head.append(script)
      }),
    `${stranger.origin}/remotes.json`,
  )
  expect(loaded).toBe(false)
  expect(stranger.requests).toEqual([])
})
