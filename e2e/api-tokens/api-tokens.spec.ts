import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen, inVariants, sizes } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
let kim: Member

test.beforeAll(async () => {
  server = await startServer()
  kim = await registerMember(server.url, 'Kim')
})

test.afterAll(() => server.stop())

/** Calls the API as a program does. */
const call = (path: string, token: string, body?: object) =>
  fetch(new URL(`api/${path}`, server.url), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

const tokens = (page: Page) => page.getByRole('region', { name: 'API tokens' })

test('a member makes a token by keyboard, a program uses it, and the member revokes it', async ({ page }) => {
  const errors = await collectErrors(page)
  await logIn(page, kim)
  await page.goto(`${server.url}#/settings`)
  await page.getByRole('link', { name: 'Other apps' }).click()
  await tokens(page).getByRole('button', { name: 'New API token' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New API token' })
  await dialog.getByLabel('Name').focus()
  await page.keyboard.type('Import script')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: 'Write recipes' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Read recipes' })).toBeDisabled()
  await dialog.getByLabel('Expires', { exact: true }).selectOption('In 30 days')
  await dialog.getByLabel('Your password').fill('wrong horse')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('That’s not your password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(kim.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const secret = (await tokens(page).locator('code').textContent()) ?? ''
  expect(secret).toMatch(/^potluck_[0-9a-f]{48}$/)
  // The device stores the screen for the next opening, and the secret is not in it.
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(stored).toContain('Import script')
  expect(await stored()).not.toContain(secret)
  await expect(tokens(page).getByRole('listitem')).toContainText('never used')

  expect((await call('recipes', secret, { title: 'Soup of a script' })).status).toBe(201)
  expect(await (await call('recipes/by-page', secret)).json()).toMatchObject({ data: [{ title: 'Soup of a script' }] })
  expect((await call('shoppingLists', secret)).status).toBe(403)
  expect((await call('users/', secret)).status).toBe(403)
  expect((await fetch(new URL(`api/recipes/by-page?token=${secret}`, server.url))).status).toBe(401)

  await page.reload()
  await expect(tokens(page).getByRole('listitem')).toContainText('last used')
  await expect(page.getByText(secret)).toHaveCount(0)
  await page.goto(`${server.url}#/list/main`)
  await expect(page.getByText('Soup of a script').first()).toBeVisible()
  await page.goto(`${server.url}#/settings/apps`)
  await tokens(page).getByRole('button', { name: 'Revoke: Import script' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(tokens(page).getByRole('listitem')).toHaveCount(0)
  expect((await call('recipes/by-page', secret)).status).toBe(401)
  // The wrong password.
  expect(errors).toEqual([expect.stringContaining('412')])
})

test('a member sets up the shortcut of an iPhone, and it sends what the page says', async ({ page }) => {
  const ina = await registerMember(server.url, 'Ina')
  await logIn(page, ina)
  await page.goto(`${server.url}#/settings/apps`)
  await page.getByRole('link', { name: 'Share from an iPhone' }).click()
  await page.getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(ina.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create token' })).toBeFocused()
  const [secret = '', address = '', header = '', field = ''] = await page.locator('code').allTextContents()
  const share = (url: string) =>
    fetch(address, {
      method: 'POST',
      headers: { [header]: secret, 'content-type': 'application/json' },
      body: JSON.stringify({ [field]: [url] }),
    })
  expect((await share('https://example.com/plum-crumble')).status).toBe(202)
  await page.goto(`${server.url}#/settings/apps`)
  await tokens(page).getByRole('button', { name: 'Revoke: iPhone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(tokens(page).getByRole('listitem')).toHaveCount(0)
  expect((await share('https://example.com/plum-crumble')).status).toBe(401)
})

test('the page of the API says how to use a token, and has no problem that axe finds', async ({ page }) => {
  await logIn(page, kim)
  await page.goto(`${server.url}#/settings/apps`)
  const opened = page.waitForEvent('popup')
  await tokens(page).getByRole('link', { name: 'How programs use the API' }).click()
  const docs = await opened
  await expect(docs.getByRole('heading', { name: 'API tokens' })).toBeVisible()
  for (const size of ['phone', 'desktop'] as const) {
    await docs.setViewportSize(sizes[size])
    await docs.evaluate(() => document.getElementById('tokens')?.scrollIntoView())
    await checkScreen(docs, 'the page of the API', { size, scheme: 'light', language: 'en-us' })
  }
})

test('tokens and their form have no problem that axe finds', async ({ browser }) => {
  const nora = await registerMember(server.url, 'Nora')
  const bodies = [
    { name: 'Kitchen display', scopes: ['recipes:read', 'lists'], days: null },
    {
      name: 'Everything for a script with a name so long that it does not fit on a line of a phone',
      scopes: ['everything'],
      days: 30,
    },
  ]
  for (const body of bodies) await call('users/tokens', nora.token, { ...body, currentPassword: nora.password })
  await inVariants(browser, async (page, variant) => {
    await logIn(page, nora)
    await page.goto(`${server.url}#/settings/apps`)
    await page.getByText('Kitchen display', { exact: true }).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 400))
    await checkScreen(page, 'API tokens', variant)
    const make = page.getByRole('button', { name: variant.language === 'he' ? 'אסימון API חדש' : 'New API token' })
    await make.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('Clock')
    await dialog.getByRole('checkbox').nth(1).check({ force: true })
    await checkScreen(page, 'a new API token', variant)
    await dialog.getByLabel(variant.language === 'he' ? 'הסיסמה שלכם' : 'Your password').fill(nora.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await page.locator('code').scrollIntoViewIfNeeded()
    await checkScreen(page, 'the secret of a new API token', variant)
  })
})
