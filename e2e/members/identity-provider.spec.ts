import { type Browser, expect, type Page, test } from '@playwright/test'
import { type IdentityProvider, startIdentityProvider } from 'server/testing/identity-provider'
import { providerFile } from 'server/testing/provider-file'
import { collectErrors } from '../console-errors.ts'
import { logIn, registerMember } from '../member.ts'
import { checkScreen, inVariants } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

let provider: IdentityProvider
let server: RunningServer

test.beforeAll(async () => {
  provider = await startIdentityProvider('home', true)
  const file = await providerFile({ issuer: provider.issuer, name: 'Our house', registration: true })
  server = await startServer({ OIDC_PROVIDERS: file })
  provider.allow(server.url)
  // The admin of the server.
  await registerMember(server.url, 'Kim')
})

test.afterAll(async () => {
  await server.stop()
  await provider.close()
})

/** Logs in and agrees on the pages of the provider. */
async function passProvider(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${provider.issuer}/**`)
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a newcomer logs in by the provider, comes back to the page asked for, and logs out at both', async ({ page }) => {
  const errors = await collectErrors(page)
  await page.goto(`${server.url}#/settings/account`)
  await page.getByRole('button', { name: 'Log in with Our house' }).click()
  await passProvider(page, 'rosa')
  await expect(page).toHaveURL(`${server.url}#/settings/account`)
  await expect(page.getByText('rosa@example.com')).toBeVisible()

  await page.goto(`${server.url}#/settings/security`)
  const linked = page.getByRole('region', { name: 'Linked accounts' })
  await linked.getByRole('button', { name: 'Unlink Our house' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('You’d have no way to log in.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${provider.issuer}/**`)
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL(`${server.url}#/welcome`)
  expect(await page.evaluate(() => localStorage.getItem('potluck:token'))).toBeNull()
  // Refused to unlink; a font of the pages of the provider.
  expect(errors.filter((error) => !/409|ERR_NAME_NOT_RESOLVED/.test(error))).toEqual([])
})

test('a member links the account of the provider and logs in with it', async ({ page, browser }) => {
  const nora = await registerMember(server.url, 'Nora')
  await logIn(page, nora)
  await page.goto(`${server.url}#/settings/security`)
  await page.getByRole('button', { name: 'Link Our house' }).click()
  await page.getByLabel('Your password').fill(nora.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await passProvider(page, 'nora')
  await expect(page).toHaveURL(`${server.url}#/settings/security`)
  await expect(page.getByText('nora@example.com')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${server.url}#/auth/login`)
  await other.getByRole('button', { name: 'Log in with Our house' }).click()
  await passProvider(other, 'nora')
  await other.waitForURL(`${server.url}#/list/main`)
  await other.goto(`${server.url}#/settings/account`)
  await expect(other.getByText(nora.email)).toBeVisible()
  await other.context().close()
})

test('a person who stops at the provider is told so, and can try again', async ({ page }) => {
  await page.goto(`${server.url}#/auth/login`)
  await page.getByRole('button', { name: 'Log in with Our house' }).click()
  await page.waitForURL(`${provider.issuer}/**`)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('The login service didn’t let you in.', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page.getByRole('button', { name: 'Log in with Our house' })).toBeVisible()
})

/** Looks at a screen in sizes, schemes and languages. */
const look = (browser: Browser, name: string, open: (page: Page) => Promise<void>): Promise<void> =>
  inVariants(browser, async (page, variant) => {
    await open(page)
    await checkScreen(page, name, variant)
  })

test('the screens of logging in by a provider have no problem that axe finds', async ({ browser }) => {
  const nora = await registerMember(server.url, 'Nora')
  await look(browser, 'login by a provider', async (page) => {
    await page.goto(`${server.url}#/auth/login`)
    await expect(page.getByRole('button', { name: 'Our house' })).toBeVisible()
  })
  await look(browser, 'a login that is over', async (page) => {
    await page.goto(`${server.url}#/auth/provider`)
    await expect(page.locator('main a[href="#/auth/login"]')).toBeVisible()
  })
  await look(browser, 'linked accounts', async (page) => {
    await logIn(page, nora)
    await page.goto(`${server.url}#/settings/security`)
    await expect(page.getByRole('button', { name: 'Our house' })).toBeVisible()
  })
})

test('where passwords are off, the login page has the buttons alone', async ({ browser }) => {
  const file = await providerFile(
    { issuer: provider.issuer, name: 'Our house', registration: true },
    { id: 'work', issuer: 'https://work.example', name: 'Work' },
  )
  const strict = await startServer({ OIDC_PROVIDERS: file, PASSWORD_LOGIN: 'false' })
  await look(browser, 'login without passwords', async (page) => {
    await page.goto(`${strict.url}#/auth/login`)
    await expect(page.getByRole('button', { name: 'Work' })).toBeVisible()
    await expect(page.locator('input')).toHaveCount(0)
  })
  await strict.stop()
})
