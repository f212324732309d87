import { type Browser, expect, type Page, test } from '@playwright/test'
import { startFaultProxy } from '../fault-proxy.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens a page in another browser context, logged in as this member. */
async function openDevice(browser: Browser, member: Member, path = '/settings', url = server.url): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await logIn(page, member)
  await page.goto(`${url}#${path}`)
  return page
}

test('the welcome page is in the HTML, and the first account chooses a language and its first recipes', async ({
  page,
  browser,
}) => {
  const empty = await startServer({ REGISTRATION: 'invitation' })
  /** Opens the page for a guest whose scripts never load. */
  const openWithoutScripts = async (locale: string) => {
    const guest = await (await browser.newContext({ locale })).newPage()
    await guest.route(/\/(main|libraries|\d+)\.[^/]*\.js$/, () => {})
    await guest.goto(empty.url, { waitUntil: 'commit' })
    return guest
  }
  try {
    await test.step('the welcome page is in the HTML, in the language of the browser', async () => {
      for (const [locale, headline, direction] of [
        ['en-GB', 'Your recipes, and everyone you cook for.', 'ltr'],
        ['he-IL', 'המתכונים שלכם, וכל מי', 'rtl'],
        ['de-AT', 'Deine Rezepte und alle, für die du kochst.', 'ltr'],
      ] as const) {
        const guest = await openWithoutScripts(locale)
        await expect(guest.getByRole('heading', { name: headline })).toBeVisible()
        await expect(guest.locator('html')).toHaveAttribute('dir', direction)
        await guest.context().close()
      }
    })

    await page.goto(empty.url)
    await expect(page.locator('#opening')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Your recipes, and everyone you cook for.' })).toBeVisible()
    await page.getByRole('link', { name: 'Start your book' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Ada')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('mash beans 7 leeks')
    await page.getByLabel('Repeat password').fill('mash beans 7 leeks')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(heading(page, 'Welcome to Potluck')).toBeVisible()
    await page.getByRole('button', { name: 'עברית' }).click()
    await expect(heading(page, 'ברוכים הבאים ל־Potluck')).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('link', { name: /We cook together/ })).toHaveAttribute('href', '#/kitchens/new')
    await page.getByRole('button', { name: /I cook alone/ }).click()
    await page.getByRole('link', { name: /Import my recipes/ }).click()
    await expect(page).toHaveURL(/#\/settings\/import$/)

    await test.step('the second guest needs an invitation, also on the page without scripts', async () => {
      const guest = await openWithoutScripts('en-GB')
      await expect(guest.getByRole('link', { name: 'Log in' })).toBeVisible()
      await expect(guest.getByRole('link', { name: 'Start your book' })).toHaveCount(0)
      await guest.unroute(/\/(main|libraries|\d+)\.[^/]*\.js$/)
      await guest.goto(`${empty.url}?`)
      await expect(guest.locator('#opening')).toHaveCount(0)
      await guest.getByRole('link', { name: 'I have an invitation' }).click()
      await expect(guest.getByLabel('Invitation')).toBeVisible()
      await guest.context().close()
    })
  } finally {
    await empty.stop()
  }
})

test('settings and switched-off features apply on every device of an account', async ({ browser }) => {
  const member = await registerMember(server.url)
  const [desk, phone] = [await openDevice(browser, member), await openDevice(browser, member)]
  await expect(heading(phone, 'Settings')).toBeVisible()
  await desk.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(phone.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await phone.getByRole('combobox', { name: 'Text size' }).selectOption('24px')
  await expect(desk.locator('html')).toHaveCSS('font-size', '24px')

  await desk.getByRole('switch', { name: /^Meal plans/ }).click()
  const menu = phone.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Shopping lists' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Meal plans' })).toHaveCount(0)
  await phone.goto(`${server.url}#/meal-planners`)
  await expect(phone.getByText('Turned off: Meal plans')).toBeVisible()
  await phone.getByRole('button', { name: 'Turn it back on' }).click()
  await expect(heading(phone, 'Meal plans')).toBeVisible()
  await expect(desk.getByRole('switch', { name: /^Meal plans/ })).toBeChecked()

  const later = await openDevice(browser, member)
  await expect(later.getByRole('combobox', { name: 'Text size' })).toHaveValue('24px')
})

test('a member logs out another device, and a logout applies to every window', async ({ browser }) => {
  const member = await registerMember(server.url)
  const login = await fetch(`${server.url}api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Lost Firefox/1 (Android)' },
    body: JSON.stringify({ email: member.email, password: member.password }),
  })
  const { token } = await login.json()
  const lost = await openDevice(browser, { ...member, token }, '/list/main')
  await expect(heading(lost, 'My recipes')).toBeVisible()

  const desk = await openDevice(browser, member, '/settings/security')
  await desk.getByRole('button', { name: 'Log out: Firefox on Android' }).click()
  await expect(lost.getByRole('dialog', { name: 'Please log in again' })).toBeVisible()

  const beside = await desk.context().newPage()
  await beside.goto(`${server.url}#/settings`)
  await expect(heading(beside, 'Settings')).toBeVisible()
  // Logging out removes the token, and other windows get the storage event.
  await beside.evaluate(() => localStorage.removeItem('potluck:token'))
  await expect(desk.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
})

test('a screen reports a server that is down or slow, and loads when the server is back', async ({ browser }) => {
  const proxy = await startFaultProxy(server.url)
  try {
    const member = await registerMember(server.url)
    const page = await openDevice(browser, member, '/settings', proxy.url)
    await expect(heading(page, 'Settings')).toBeVisible()

    await test.step('the server stops answering after the start', async () => {
      proxy.fail(/\/api\//, { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' })
      await page.goto(`${proxy.url}#/settings/security`)
      const line = page.getByRole('status').filter({ hasText: 'No connection' })
      await expect(line).toBeVisible()
      // A missing answer is reported in its place; cached ones are displayed.
      await expect(page.getByText('Couldn’t load your devices.')).toBeVisible()
      await page.goto(`${proxy.url}#/settings/account`)
      await expect(page.getByRole('region', { name: 'Name' })).toBeVisible()
      proxy.fail(null)
      await expect(line).toBeHidden({ timeout: 30_000 })
    })

    await test.step('the server does not answer at the start', async () => {
      proxy.fail(/config\.json/, { status: 502, type: 'text/plain', body: 'Bad gateway' })
      await page.reload()
      await expect(page.getByRole('alert')).toContainText('config.json answered 502')
      proxy.fail(null)
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(page.getByRole('region', { name: 'Name' })).toBeVisible()
    })

    await test.step('a slow answer shows the layout with a progress bar', async () => {
      let answer = () => {}
      const blocked = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/api/users/stats*', async (route) => {
        await blocked
        await route.continue()
      })
      await page.reload()
      await expect(page.getByRole('region', { name: 'Name' })).toBeVisible()
      await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached()
      answer()
      await expect(page.getByRole('region', { name: 'In your book' })).toBeVisible()
    })
  } finally {
    await proxy.stop()
  }
})

test('the live channel reconnects after an hour of refusals and catches up with missed changes', async ({
  browser,
}) => {
  const member = await registerMember(server.url)
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await logIn(page, member)
  await page.clock.install()
  let refused = 0
  let refuse = true
  await page.routeWebSocket(/\/grip\/ws/, (socket) => {
    if (!refuse) return void socket.connectToServer()
    refused += 1
    void socket.close()
  })
  await page.goto(`${server.url}#/settings`)
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.clock.fastForward('01:00:00')
  await expect.poll(() => refused).toBeGreaterThan(1)
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')

  refuse = false
  const desk = await openDevice(browser, member)
  await expect(heading(desk, 'Settings')).toBeVisible()
  await desk.getByRole('combobox', { name: 'Text size' }).selectOption('22px')
  await expect
    .poll(async () => {
      await page.clock.fastForward(4_000)
      return page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)
    })
    .toBe('22px')
})

for (const [name, spoil] of [
  [
    'forbidden',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const)
  test(`a member logs in and changes settings for the visit while the storage is ${name}`, async ({ browser }) => {
    const member = await registerMember(server.url)
    const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await page.addInitScript(spoil)
    await page.goto(`${server.url}#/auth/login?redirect=/settings`)
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('This browser can’t store anything')).toBeVisible()
    await expect(heading(page, 'Settings')).toBeVisible()
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  })

test('a member logs in although the clock is wrong by a day, and the typed address opens', async ({ browser }) => {
  const member = await registerMember(server.url)
  for (const days of [-1, 1]) {
    const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await page.clock.install({ time: new Date(Date.now() + days * 86_400_000) })
    await page.goto(`${server.url}auth/login?redirect=/settings/security`)
    await expect(page).toHaveURL(`${server.url}#/auth/login?redirect=/settings/security`)
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Where you’re logged in' })).toBeVisible()
    await expect(page.getByText('This device')).toBeVisible()
    await page.context().close()
  }
})

test('a phone shows the navigation bar at the bottom and opens the menu by a swipe', async ({ browser }) => {
  const member = await registerMember(server.url)
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await logIn(page, member)
  await page.goto(`${server.url}#/list/main`)
  const places = page.getByRole('navigation', { name: 'Places' })
  await places.getByRole('link', { name: 'Lists' }).click()
  await expect(heading(page, 'Shopping lists')).toBeVisible()
  await expect(places.getByRole('link', { name: 'Lists' })).toHaveAttribute('aria-current', 'page')
  const cutWords = () =>
    places.getByRole('listitem').evaluateAll((items) =>
      items
        .flatMap((item) => [...item.querySelectorAll('span')])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await cutWords()).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

  const swipe = (from: number, to: number) =>
    page.evaluate(
      ([start, end]) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: document.body, clientX: x, clientY: 400 })
        document.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(start)] }))
        document.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(end)] }))
      },
      [from, to] as const,
    )
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await swipe(8, 160)
  await expect(menu).toBeVisible()
  await swipe(300, 100)
  await expect(menu).toBeHidden()
  await swipe(200, 380)
  await expect(menu).toBeHidden()
  await places.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})
