/**
 * `npm run try:extension`: a walk with the browser extension in the Chromium of the system, before a release. It needs a build, and
 * Chromium (`apt-get install chromium`, or its path in CHROMIUM). `SHOTS=folder` stores pictures.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium, type Page, expect as plainExpect } from '@playwright/test'
import { startForeignSite } from '../clip/foreign-site.ts'
import { registerMember } from '../member.ts'
import { startServer } from '../server.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Other programs may keep the machine busy. */
const expect = plainExpect.configure({ timeout: 20_000 })

const built = resolve(import.meta.dirname, '../../extension/dist/chrome-mv3')
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Chromium without a window cannot show its question for a permission: this copy has the permission for the server from the start. */
function copyWithPermission(folder: string): string {
  const copy = join(folder, 'extension')
  cpSync(built, copy, { recursive: true })
  const file = join(copy, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: ['http://127.0.0.1/*'] }))
  return copy
}

const launch = (folder: string, extension: string, locale: string) =>
  chromium.launchPersistentContext(join(folder, `profile-${locale}`), {
    executablePath,
    ignoreDefaultArgs: ['--headless', '--headless=old', '--disable-extensions'],
    args: [
      ...['--headless=new', '--no-sandbox', '--enable-unsafe-extension-debugging', `--lang=${locale}`],
      ...[`--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
    ],
    env: { ...process.env, LANGUAGE: locale },
    viewport: { width: 1280, height: 800 },
  })

/** Presses the extension's button, as somebody who looks at this page. */
async function press(context: BrowserContext, page: Page): Promise<void> {
  const browser = context.browser()
  const [worker] = context.serviceWorkers()
  if (!browser || !worker) throw new Error('The extension does not run.')
  await page.bringToFront()
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const tab = targetInfos.find(({ url }) => url === page.url())
  if (!tab) throw new Error(`No tab shows ${page.url()}.`)
  await session.send('Extensions.triggerAction', { id: new URL(worker.url()).host, targetId: tab.targetId })
}

/** Stores a picture of a page where somebody wants them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) })
}

/** The page that opens after a deed. */
async function opened(context: BrowserContext, deed: () => Promise<void>): Promise<Page> {
  const page = context.waitForEvent('page')
  await deed()
  return page
}

async function walk(context: BrowserContext, server: string, site: string): Promise<void> {
  const kim = await registerMember(server, 'Kim')
  if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker')
  await expect.poll(() => context.pages().some((page) => page.url().includes('/notice.html?unpaired'))).toBe(true)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(server)
  await page.evaluate((token) => localStorage.setItem('potluck:token', token), kim.token)
  await page.goto(`${server}#/settings/apps/extension`)
  await page.reload()
  await page.getByRole('link', { name: 'Download extension' }).waitFor()
  await shoot(page, 'page')
  await press(context, page)
  const dialog = page.getByRole('dialog', { name: 'Pair this browser?' })
  await dialog.getByLabel('Your password').fill(kim.password)
  await shoot(page, 'dialog')
  await dialog.getByRole('button', { name: 'Pair' }).click()
  await expect(page.getByText('Paired.')).toBeVisible()
  await shoot(page, 'paired')
  console.log('paired')

  const foreign = await context.newPage()
  await foreign.goto(`${site}/stew`)
  const review = await opened(context, () => press(context, foreign))
  await expect(review.getByRole('textbox', { name: 'Title' })).toHaveValue('Lentil stew')
  await shoot(review, 'review')
  await review.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(review.getByRole('checkbox', { name: '200 g lentils' })).toBeVisible()
  const again = await opened(context, () => press(context, foreign))
  await expect(again.getByText('You already have this one')).toBeVisible()
  await shoot(again, 'known')
  console.log('a page that refuses servers was read, saved, and known again')

  await page.bringToFront()
  await page.getByRole('link', { name: 'Other apps' }).click()
  await page.getByRole('button', { name: 'Revoke: Browser extension' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Revoke: Browser extension' })).toHaveCount(0)
  const ended = await opened(context, () => press(context, foreign))
  await expect(ended).toHaveURL(/notice\.html\?ended=/)
  await shoot(ended, 'ended')
  await ended.getByRole('link').click()
  await expect(ended.getByRole('link', { name: 'Download extension' })).toBeVisible()
  console.log('the extension said that its pairing ended')
}

if (!existsSync(executablePath) || !existsSync(built)) {
  console.error(`There is no ${existsSync(built) ? executablePath : built}: see the head of this file.`)
  process.exit(1)
}
const folder = mkdtempSync(join(temporaryFolder, 'potluck-extension-'))
const [site, server] = await Promise.all([startForeignSite(), startServer()])
const context = await launch(folder, copyWithPermission(folder), process.env.LOCALE ?? 'en-US')
try {
  await walk(context, server.url, site.url)
} finally {
  await context.close()
  await server.stop()
  site.stop()
  rmSync(folder, { recursive: true, force: true })
}
