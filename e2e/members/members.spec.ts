import { expect, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen, inVariants } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
let kim: Member
let ben: Member

test.beforeAll(async () => {
  server = await startServer()
  kim = await registerMember(server.url, 'Kim')
  ben = await registerMember(server.url, 'Ben')
})

test.afterAll(() => server.stop())

test('the admin disables an account, enables it again and gives its owner a link for a new password', async ({
  page,
  browser,
}) => {
  const errors = await collectErrors(page)
  await logIn(page, kim)
  await page.goto(`${server.url}#/settings`)
  await page.getByRole('link', { name: 'This server' }).click()
  const act = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for Ben' }).click()
    await page.getByRole('menuitem', { name: action }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill(kim.password)
    await dialog.getByRole('button', { name: action }).click()
    await expect(dialog).toBeHidden()
  }
  await act('Disable account')
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()

  const bens = await browser.newPage()
  await bens.goto(`${server.url}#/auth/login`)
  await bens.getByLabel('Email').fill(ben.email)
  await bens.getByLabel('Password', { exact: true }).fill(ben.password)
  await bens.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(bens.getByText('This account is disabled. Ask the admin of this server.').first()).toBeVisible()

  await act('Enable account')
  await expect(page.getByText('Disabled', { exact: true })).toBeHidden()
  await act('Password reset link')
  const link = await page.getByText(/settings\/account\?code=/).textContent()
  await bens.goto('about:blank')
  await bens.goto(link ?? '')
  await bens.getByLabel('New password').fill('another horse')
  await bens.getByLabel('Repeat password').fill('another horse')
  await bens.keyboard.press('Enter')
  await expect(bens.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await bens.close()
  expect(errors).toEqual([])
})

test('the page of the server has no problem that axe finds', async ({ browser }) => {
  await inVariants(browser, async (page, variant) => {
    await logIn(page, kim)
    await page.goto(`${server.url}#/settings/server`)
    await expect(page.getByText('ben-', { exact: false })).toBeVisible()
    await expect(page.getByText('SQLite', { exact: false })).toBeVisible()
    await checkScreen(page, 'this server', variant)
  })
})
