import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteHost } from '../remote-host.ts'
import { startRemoteHost } from '../remote-host.ts'
import { test as base, expect, expectTheRestToWork, failure, type Kitchen, reloadPrompt } from './kitchen.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
async function ownHost({}: object, use: (host: RemoteHost) => Promise<void>): Promise<void> {
  const host = await startRemoteHost()
  await use(host)
  await host.stop()
}

/** A second host, which the deployment allows to deliver remotes; and a third, which it does not. */
const test = base.extend<{ host: RemoteHost; stranger: RemoteHost }>({
  host: ownHost,
  stranger: ownHost,
  environment: async ({ host }, use) => use({ REMOTE_ORIGINS: host.origin }),
})

/** Takes a remote's files away from the shell's origin and has another host deliver them. @returns its entry script there */
async function moveTo(kitchen: Kitchen, id: string, host: RemoteHost): Promise<string> {
  const elsewhere = join(kitchen.server.webRoot, '../elsewhere')
  await mkdir(join(elsewhere, 'remotes'), { recursive: true })
  await rename(join(kitchen.server.webRoot, 'remotes', id), join(elsewhere, 'remotes', id))
  host.serve(elsewhere)
  const { entry: script } = await kitchen.live(id)
  const hash = createHash('sha384').update(await readFile(join(elsewhere, script)))
  const integrity = `sha384-${hash.digest('base64')}`
  await kitchen.editRegistry(({ remotes }) => {
    for (const entry of remotes)
      if (entry.id === id) Object.assign(entry, { entry: `${host.origin}/${entry.entry}`, integrity })
  })
  return join(elsewhere, script)
}

test('a remote on an origin of its own: code, styles and words come from there, under a strict policy', async ({
  page,
  kitchen,
  host,
}) => {
  const answer = await page.request.get(kitchen.proxy.url)
  const policy = answer.headers()['content-security-policy'] ?? ''
  for (const kind of ['script', 'style', 'connect']) expect(policy).toContain(`${kind}-src 'self' ${host.origin};`)
  expect(policy).toContain("default-src 'self';")

  await moveTo(kitchen, 'social', host)
  await kitchen.open('/people')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(host.asked.filter((address) => /remoteEntry.*\.js$/.test(address))).toHaveLength(1)
  for (const kind of [/\/(?!remoteEntry)[^/]+\.js$/, /\.css$/, /\/locales\/en-us\.json$/])
    expect(host.asked.filter((address) => kind.test(address))).not.toEqual([])
  expect(kitchen.proxy.asked.filter((address) => address.includes('remotes/social'))).toEqual([])
  expect(kitchen.console).toEqual([])
})

test('a script of another origin that is not what was published does not run', async ({ page, kitchen, host }) => {
  const script = await moveTo(kitchen, 'social', host)
  const published = await readFile(script, 'utf8')
  await rm(script)
  await writeFile(script, `${published};document.title = "taken over"`)
  await kitchen.open('/people')
  await expect(failure(page, 'This part of Potluck did not arrive.')).toBeVisible()
  await expect.poll(() => kitchen.console.some((line) => line.includes('integrity'))).toBe(true)
  await expect(page).not.toHaveTitle('taken over')
})

test('an origin that is not allowed is refused by name, and nothing is asked of it', async ({
  page,
  kitchen,
  stranger,
}) => {
  await moveTo(kitchen, 'social', stranger)
  await kitchen.open('/people')
  await expect(failure(page, 'This part of Potluck comes from a place that is not allowed.')).toContainText(
    `lies at ${stranger.origin}, which this deployment does not allow`,
  )
  await expect(reloadPrompt(page)).toBeHidden()
  await expectTheRestToWork(page)
  expect(stranger.asked).toEqual([])
})

test('what gets past the shell is stopped by the policy', async ({ page, kitchen, stranger }) => {
  stranger.serve(kitchen.server.webRoot)
  await kitchen.open('/settings')
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
  expect(stranger.asked).toEqual([])
})
