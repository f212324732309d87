import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../clip/foreign-site.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { startExtension } from './fake-browser.ts'

let server: RunningServer
let site: ForeignSite
let kim: Member
/** The files of the extension that the server offers. */
let files: ReadonlyMap<string, string>

test.beforeAll(async () => {
  site = await startForeignSite()
  server = await startServer({ REACHABLE_NETWORKS: `${foreignNetwork}/32` })
  kim = await registerMember(server.url, 'Kim')
  const zip = await fetch(new URL('browser-extension.zip', server.url))
  expect(zip.headers.get('content-type')).toBe('application/zip')
  const entries = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  files = new Map(entries.map(([name, content]) => [name, strFromU8(content)]))
})

test.afterAll(async () => {
  await server.stop()
  site.stop()
})

const pairingPage = () => `${server.url}#/settings/apps/extension`

/** Presses the button on the pairing page, and proves who is there. */
async function pair(page: Page, { press }: ReturnType<typeof startExtension>) {
  await page.goto(pairingPage())
  await expect(page.getByRole('link', { name: 'Download extension' })).toBeVisible()
  press(page)
  const dialog = page.getByRole('dialog', { name: 'Pair this browser?' })
  await dialog.getByLabel('Your password').fill(kim.password)
  await dialog.getByRole('button', { name: 'Pair' }).click()
  await expect(page.getByText('Paired.')).toBeVisible()
}

test('the extension asks for the tab of a press, for its storage, and for no site', () => {
  const { name, description, icons, version, ...manifest } = JSON.parse(files.get('manifest.json') ?? '')
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Object.values<string>(icons).filter((icon) => !files.has(icon))).toEqual([])
  expect([...files.keys()].filter((file) => file.startsWith('_locales'))).toHaveLength(5)
  expect(manifest).toEqual({
    manifest_version: 3,
    default_locale: 'en',
    minimum_chrome_version: '123',
    permissions: ['activeTab', 'scripting', 'storage'],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    action: { default_title: '__MSG_action_add__' },
    commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+P' } } },
    background: { service_worker: 'background.js' },
  })
})

test('a member pairs the extension, adds a page that refuses servers, and ends the pairing', async ({
  context,
  page,
}) => {
  await context.addInitScript((token) => localStorage.setItem('potluck:token', token), kim.token)
  const extension = startExtension(context, files)
  await pair(page, extension)
  expect([...extension.granted]).toEqual(['http://127.0.0.1/*'])
  expect(extension.stored.get('pairing')).toEqual({
    base: server.url,
    token: expect.stringMatching(/^potluck_[0-9a-f]{48}$/),
  })

  const foreign = await context.newPage()
  await foreign.goto(`${site.url}/stew`)
  const before = await foreign.content()
  const reviewed = context.waitForEvent('page')
  extension.press(foreign)
  const review = await reviewed
  await expect(review.getByRole('textbox', { name: 'Title' })).toHaveValue('Lentil stew')
  await expect(review.getByText(`From ${foreignNetwork}`)).toBeVisible()
  expect(await foreign.content()).toBe(before)
  expect(extension.seen.badges).toEqual([])
  await review.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(review.getByRole('checkbox', { name: '200 g lentils' })).toBeVisible()

  const again = context.waitForEvent('page')
  extension.press(foreign)
  await expect((await again).getByText('You already have this one')).toBeVisible()
  expect(extension.seen.badges).toEqual(['✓'])
  expect(extension.seen.titles).toEqual(['You already have this one: Lentil stew'])

  await page.getByRole('link', { name: 'Other apps' }).click()
  await page.getByRole('button', { name: 'Revoke: Browser extension' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Revoke: Browser extension' })).toHaveCount(0)
  const pages = context.pages().length
  extension.press(foreign)
  await expect.poll(() => extension.seen.notices).toEqual(['ended'])
  expect(context.pages()).toHaveLength(pages)
  expect(extension.stored.size).toBe(0)
  expect(extension.granted.size).toBe(0)
})

test('the extension says why a press did nothing', async ({ context, page }) => {
  await logIn(page, kim)
  const extension = startExtension(context, files)
  const { notices } = extension.seen
  const foreign = await context.newPage()
  await foreign.goto(`${site.url}/stew`)
  extension.press(foreign)
  await expect.poll(() => notices).toEqual(['unpaired'])

  extension.decision.allows = false
  await page.goto(pairingPage())
  extension.press(page)
  await expect.poll(() => notices.at(-1)).toBe('refused')
  expect(extension.stored.size).toBe(0)

  extension.decision.allows = true
  await pair(page, extension)
  extension.press(await context.newPage())
  await expect.poll(() => notices.at(-1)).toBe('unreadable')
  extension.stored.set('pairing', { base: 'http://127.0.0.1:9/', token: 'potluck_0' })
  extension.press(foreign)
  await expect.poll(() => notices.at(-1)).toBe('away')
  expect(extension.stored.size).toBe(1)
})

test('only the pairing page gives a token, and only the extension hands a page over', async ({ context, page }) => {
  await logIn(page, kim)
  const extension = startExtension(context, files)
  const message = { kind: 'paired', token: 'potluck_of_somebody' }
  await extension.send(message, `${site.url}/crumble`)
  await extension.send(message, `${server.url}#/settings`)
  await extension.send(message, pairingPage(), 'another-extension')
  await extension.send({ kind: 'paired', token: 'x'.repeat(300) }, pairingPage())
  expect(extension.stored.size).toBe(0)

  // Another site looks like a pairing page: it gets no recipes in place of the paired server, even when the browser allowed it.
  await pair(page, extension)
  const pairing = extension.stored.get('pairing')
  const evil = `${site.url}/crumble#/settings/apps/extension`
  const foreign = await context.newPage()
  await foreign.goto(evil)
  extension.press(foreign)
  await expect.poll(() => extension.seen.notices).toEqual(['elsewhere'])
  await extension.send(message, evil)
  expect(extension.stored.get('pairing')).toEqual(pairing)
  expect([...extension.granted]).toEqual(['http://127.0.0.1/*'])

  // A page of another site opens the address of the extension, and speaks as a bookmark would.
  await page.goto(`${site.url}/crumble`)
  const opened = context.waitForEvent('page')
  const browser = await context.newCDPSession(page)
  const expression = `(() => {
    const w = open(${JSON.stringify(`${server.url}hand-over#extension`)}, '_blank')
    setInterval(() => w.postMessage({ potluck: 'page', url: 'https://bank.example/', html: '<h1>Soup</h1>' }, '*'), 50)
  })()`
  await browser.send('Runtime.evaluate', { expression, userGesture: true })
  const handOver = await opened
  await expect(handOver).toHaveURL(/hand-over#extension$/)
  await page.waitForTimeout(500)
  await expect(handOver).toHaveURL(/hand-over#extension$/)
})
