import { expect, type Page, test } from '@playwright/test'
import { type Asking, type AuthProxy, startAuthProxy } from '../auth-proxy.ts'
import { registerMember } from '../member.ts'
import { checkScreen, inVariants } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

test.use({ serviceWorkers: 'allow' })

const settings = {
  TRUSTED_PROXIES: '127.0.0.1',
  AUTH_PROXY_HEADER: 'Remote-User',
  AUTH_PROXY_EMAIL_HEADER: 'Remote-Email',
  AUTH_PROXY_NAME_HEADER: 'Remote-Name',
}

let server: RunningServer
let proxy: AuthProxy

test.beforeAll(async () => {
  server = await startServer(settings)
  proxy = await startAuthProxy(server.url)
  // The admin of the server.
  await registerMember(server.url, 'Kim')
})

test.afterAll(async () => {
  await proxy.stop()
  await server.stop()
})

const passLogin = (page: Page) => page.getByRole('button', { name: 'Let me in' }).click()

/** Opens the product, and logs in at the proxy. */
async function enter(page: Page): Promise<void> {
  await page.goto(proxy.url)
  await passLogin(page)
  await expect(page).toHaveURL(`${proxy.url}#/list/main`)
}

const over = (page: Page) => page.getByText('Your session has ended.')

test('who passed the login of the proxy is logged in, and after a log out logs in by a button', async ({ page }) => {
  proxy.person = { user: 'ada', email: 'ada@example.com', name: 'Ada' }
  await enter(page)
  await page.goto(`${proxy.url}#/settings/account`)
  await expect(page.getByText('ada@example.com')).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${proxy.url}#/welcome`)
  expect(await page.evaluate(() => localStorage.getItem('potluck:token'))).toBeNull()
  await page.goto(proxy.url)
  await expect(page).toHaveURL(`${proxy.url}#/welcome`)
  await page.goto(`${proxy.url}#/auth/login`)
  await page.getByRole('button', { name: 'Log in with Single Sign-On' }).click()
  await expect(page).toHaveURL(`${proxy.url}#/list/main`)
})

test('a member links the login of the proxy, and comes by it from then on', async ({ browser }) => {
  const nora = await registerMember(server.url, 'Nora')
  proxy.person = { user: 'nora', email: nora.email, name: 'Nora' }
  const page = await (await browser.newContext()).newPage()
  await page.goto(proxy.url)
  await passLogin(page)
  await expect(page.getByText('There’s already an account with your email.', { exact: false })).toBeVisible()
  await page.getByLabel('Email').fill(nora.email)
  await page.getByLabel('Password', { exact: true }).fill(nora.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`${proxy.url}#/list/main`)
  await page.goto(`${proxy.url}#/settings/security`)
  await page.getByRole('button', { name: 'Link Single Sign-On' }).click()
  await page.getByLabel('Your password').fill(nora.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Account linked.', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(`${proxy.url}#/settings/security`)
  const other = await (await browser.newContext()).newPage()
  await enter(other)
  await other.goto(`${proxy.url}#/settings/account`)
  await expect(other.getByText(nora.email)).toBeVisible()
  await Promise.all([page.context().close(), other.context().close()])
})

test('a session that ends at the proxy loses no work, and one tap leads through its login and back', async ({
  page,
}) => {
  proxy.person = { user: 'rosa', email: 'rosa@example.com', name: 'Rosa Diaz' }
  proxy.asking = 'redirect'
  await enter(page)
  // The worker takes over, and stores the page.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${proxy.url}#/edit-recipe/new`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Cellar pie')
  proxy.expire()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Cellar pie' })).toBeVisible()
  await expect(over(page)).toBeVisible()
  await expect(page.getByText('1 change waiting to be sent.')).toBeVisible()
  const place = page.url()
  await page.getByRole('status').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`${proxy.loginUrl}**`)
  await passLogin(page)
  await expect(page).toHaveURL(place)
  await expect(page.getByRole('heading', { name: 'Cellar pie' })).toBeVisible()
  await expect(over(page)).toBeHidden()
  await expect.poll(() => proxy.passed.filter((call) => call === 'POST /api/recipes').length).toBe(1)
  // The worker stored no page of the proxy.
  const stored = await page.evaluate(async () => {
    const pages = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const response = await (await caches.open(name)).match(request)
        if ((await response?.text())?.includes('Who are you?')) pages.push(request.url)
      }
    return pages
  })
  expect(stored).toEqual([])
})

for (const asking of ['redirect', 'unauthorized', 'forbidden', 'page'] as const satisfies readonly Asking[])
  test(`an open form stays where the proxy answers in place of the server (${asking})`, async ({ page }) => {
    proxy.person = { user: `eve-${asking}`, email: `eve-${asking}@example.com`, name: 'Eve' }
    proxy.asking = asking
    await enter(page)
    await page.goto(`${proxy.url}#/edit-recipe/new`)
    await page.getByRole('textbox', { name: 'Title' }).fill('Half a pie')
    proxy.expire()
    // Any call will do.
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await expect(over(page)).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('What you’re writing stays here', { exact: false })).toBeVisible()
    const [beside] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('status').getByRole('button', { name: 'Log in' }).click(),
    ])
    await passLogin(beside)
    await expect(beside).toHaveURL(`${proxy.url}#/list/main`)
    await beside.close()
    await page.bringToFront()
    await expect(over(page)).toBeHidden({ timeout: 15_000 })
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a pie')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Half a pie' })).toBeVisible()
  })

test('a log out leads to that of the proxy, and its next login logs in again', async ({ page }) => {
  const own = await startServer({
    ...settings,
    AUTH_PROXY_LOGOUT_URL: `${proxy.loginUrl}logout`,
    PASSWORD_LOGIN: 'false',
  })
  const front = await startAuthProxy(own.url)
  await page.goto(front.url)
  await passLogin(page)
  // The first account is led through the first steps.
  await expect(page).toHaveURL(`${front.url}#/begin`)
  await page.goto(`${front.url}#/list/main`)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${proxy.loginUrl}login**`)
  await page.goto(front.url)
  await expect(page).toHaveURL(`${front.url}#/list/main`)
  await front.stop()
  await own.stop()
})

test('the screens of a login by the proxy have no problem that axe finds', async ({ browser }) => {
  await inVariants(browser, async (page, variant) => {
    await page.route('**/users/providers/**', (route) => route.abort())
    await page.goto(`${server.url}#/auth/login`)
    await expect(page.getByRole('button', { name: 'Single Sign-On' })).toBeVisible()
    await checkScreen(page, 'login by the proxy', variant)
  })
})
