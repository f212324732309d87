import { expect, test } from '@playwright/test'
import { type MailServer, startMailServer } from 'server/testing/mail-server'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen, inVariants } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

const web = 'https://potluck.example/'

let mails: MailServer
let server: RunningServer
let kim: Member

test.beforeAll(async () => {
  mails = await startMailServer()
  server = await startServer({ SMTP_URL: mails.url, PUBLIC_URL: web })
  // The admin of the server.
  kim = await registerMember(server.url, 'Kim')
})

test.afterAll(async () => {
  await server.stop()
  await mails.close()
})

/** The address that the last of so many mails leads to, at the server of the test. */
async function linkIn(email: string, count: number): Promise<string> {
  const letter = await mails.letterTo(email, count)
  const link = /https:\/\/potluck\.example\/(#\S+)/.exec(letter)?.[1] ?? ''
  return `${server.url}${link}`
}

test('a guest confirms the e-mail; a new one counts after its link, and the old one takes it back', async ({
  page,
  browser,
}) => {
  const errors = await collectErrors(page)
  const nora = await registerMember(server.url, 'Nora')
  const guest = await browser.newPage()
  await guest.goto(await linkIn(nora.email, 1))
  await guest.getByRole('button', { name: 'Confirm email' }).click()
  await expect(guest.getByText('Your email is confirmed.')).toBeVisible()

  await logIn(page, nora)
  await page.goto(`${server.url}#/settings/account`)
  const form = page.getByRole('region', { name: 'Email' })
  await form.getByRole('button', { name: 'Change: Email' }).click()
  await form.getByRole('textbox', { name: 'Email' }).fill('thief@example.org')
  await form.getByLabel('Your password').fill(nora.password)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('We’ll use thief@example.org once you open the link', { exact: false })).toBeVisible()
  await checkScreen(page, 'an e-mail to be confirmed', { size: 'desktop', scheme: 'light', language: 'en-us' })

  await guest.goto(await linkIn('thief@example.org', 1))
  await guest.getByRole('button', { name: 'Confirm email' }).click()
  await expect(guest.getByText('Your email is confirmed.')).toBeVisible()

  await guest.goto(await linkIn(nora.email, 2))
  await checkScreen(guest, 'taking an e-mail back', { size: 'desktop', scheme: 'light', language: 'en-us' })
  await guest.getByRole('button', { name: 'Undo the change' }).click()
  await guest.getByLabel('New password').fill('mash beans 7 leeks')
  await guest.getByLabel('Repeat password').fill('mash beans 7 leeks')
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await guest.goto(`${server.url}#/settings/security`)
  await guest.getByRole('link', { name: 'Activity' }).click()
  for (const text of ['Password reset by link', 'Email change undone', 'Email changed', 'Account created'])
    await expect(guest.getByText(text)).toBeVisible()
  await guest.close()
  // The sessions of the account ended when the e-mail was taken back.
  expect(errors.filter((error) => !/401/.test(error))).toEqual([])
})

test('the activity of an account and of the server have no problem that axe finds', async ({ browser }) => {
  for (let tried = 0; tried < 3; tried += 1)
    await fetch(`${server.url}api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: kim.email, password: 'wrong horse' }),
    })
  await inVariants(browser, async (page, variant) => {
    await logIn(page, kim)
    for (const path of ['activity', 'server/activity'] as const) {
      await page.goto(`${server.url}#/settings/${path}`)
      await expect(page.getByText('127.0.0.1', { exact: false }).first()).toBeVisible()
      await checkScreen(page, path.replace('/', ' '), variant)
    }
  })
})
