import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen, inVariants } from '../screens/check-screen.ts'
import { builtWebRoot, type RunningServer, startServer } from '../server.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let folder: string
let server: RunningServer
let kim: Member

/** Starts a server as `npm start` does. It starts anew, and the browser has to find it again: its port must not change. */
const startSupervised = async (): Promise<RunningServer> =>
  startServer({ PORT: await freePort() }, builtWebRoot, 'scripts/serve.mjs')

async function freePort(): Promise<string> {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  taken.close()
  return String(typeof address === 'object' && address !== null ? address.port : 0)
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(temporaryFolder, 'potluck-backups-'))
  server = await startSupervised()
  kim = await registerMember(server.url, 'Kim')
})

test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

async function prove(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(kim.password)
  await dialog.getByRole('button', { name: action }).click()
}

/** A new session of Kim's: a restore ends every one. */
async function newToken(): Promise<string> {
  const opened = await fetch(new URL('api/users/login', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: kim.email, password: kim.password }),
  })
  const { token } = await opened.json()
  return token
}

async function namesOfMembers(): Promise<readonly string[]> {
  const response = await fetch(new URL('api/server/members', server.url), {
    headers: { authorization: `Bearer ${await newToken()}` },
  })
  const { members } = await response.json()
  return members.map(({ name }: { readonly name: string }) => name).sort()
}

test('an admin makes a backup, downloads it and restores it, and an empty server is filled from the file', async ({
  page,
  browser,
}) => {
  test.slow()
  const errors = await collectErrors(page)
  await logIn(page, kim)
  await page.goto(`${server.url}#/settings/server`)
  await page.getByRole('button', { name: 'Back up now' }).click()
  await prove(page, 'Back up now')
  await expect(page.getByText(/^Tested: .*0 recipes, 0 photos/)).toBeVisible({ timeout: 60_000 })

  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Actions for the backup/ }).click()
  await page.getByRole('menuitem', { name: 'Download' }).click()
  await prove(page, 'Download')
  const file = join(folder, 'downloaded.tar')
  await (await arriving).saveAs(file)
  expect((await readFile(file)).subarray(0, 4096).toString('latin1')).toContain('about.json')

  await registerMember(server.url, 'Ben')
  expect(await namesOfMembers()).toEqual(['Ben', 'Kim'])
  await page.getByRole('button', { name: /^Actions for the backup/ }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(page.getByText('The file is complete: every byte was checked.')).toBeVisible()
  await expect(page.getByText(/^Everyone is logged out and logs back in/)).toBeVisible()
  await page.getByLabel('To confirm, type: restore').fill('restore')
  await page.getByLabel('Your password').fill(kim.password)
  await page.getByRole('button', { name: 'Restore this backup' }).click()
  await expect(page.getByText('Backup restored.').first()).toBeVisible({ timeout: 60_000 })
  expect(await namesOfMembers()).toEqual(['Kim'])
  // Everybody is logged out, the admin, too.
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  await again.getByLabel('Password', { exact: true }).fill(kim.password)
  await again.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(again).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  // While the server starts anew nobody answers.
  expect(errors.filter((error) => !/ERR_CONNECTION_REFUSED|WebSocket|Failed to fetch|401|503/.test(error))).toEqual([])

  const empty = await startSupervised()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${empty.url}#/auth/register`)
  await guest.getByRole('link', { name: 'Restore a backup' }).click()
  await checkScreen(guest, 'word of an empty server', { size: 'desktop', scheme: 'light', language: 'en-us' })
  const [, word = ''] = /type there: (\S+)/.exec(empty.output()) ?? []
  await guest.getByLabel('Word from the server').fill(word)
  await guest.getByRole('button', { name: 'Continue' }).click()
  await guest.locator('input[type=file]').setInputFiles(file)
  await expect(guest.getByText('The file is complete: every byte was checked.')).toBeVisible()
  await checkScreen(guest, 'restore into an empty server', { size: 'desktop', scheme: 'light', language: 'en-us' })
  await guest.getByRole('button', { name: 'Restore this backup' }).click()
  await expect(guest.getByText('Backup restored.')).toBeVisible({ timeout: 60_000 })
  await guest.getByRole('button', { name: 'Log in' }).click()
  await guest.getByLabel('Email').fill(kim.email)
  await guest.getByLabel('Password', { exact: true }).fill(kim.password)
  await guest.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(guest.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await guest.close()
  await empty.stop()
})

test('the screens of backups have no problem that axe finds', async ({ browser }) => {
  test.slow()
  const token = await newToken()
  await inVariants(browser, async (page, variant) => {
    await logIn(page, { ...kim, token })
    await page.goto(`${server.url}#/settings/server`)
    await expect(page.getByText('backups', { exact: false }).last()).toBeVisible()
    const passphrase = page.getByText('BACKUP_PASSPHRASE', { exact: true })
    await page.locator('details', { has: passphrase }).locator('summary').click()
    await expect(passphrase).toBeVisible()
    await checkScreen(page, 'backups', variant)
    await page.goto(`${server.url}#/settings/server/restore`)
    await expect(page.locator('input[type=file]')).toBeAttached()
    await checkScreen(page, 'restore', variant)
  })
})
