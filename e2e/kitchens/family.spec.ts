import { type Browser, expect, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(async () => {
  await server.stop()
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** A browser of one of them, which counts taps, and screens by their addresses. */
async function deviceOf(browser: Browser, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const screens: string[] = []
  page.on('framenavigated', (frame) => {
    const [path = ''] = new URL(frame.url()).hash.slice(1).split('?')
    if (path !== '' && path !== screens.at(-1)) screens.push(path)
  })
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ isTrusted, detail }) => isTrusted && detail > 0 && Reflect.get(window, 'countTap')(),
      true,
    ),
  )
  return { context, page, screens, taps: () => taps }
}

async function register(page: Page, name: string): Promise<void> {
  const fields = page.getByRole('main').locator('input')
  await expect(fields).toHaveCount(4)
  for (const [index, text] of [
    name,
    `${name.toLowerCase()}@example.com`,
    'mash beans 7 leeks',
    'mash beans 7 leeks',
  ].entries())
    await fields.nth(index).fill(text)
}

test('a family of three goes from nothing to one week and one list: ten taps for the first, three screens for each other', async ({
  browser,
}) => {
  test.slow()
  const anna = await deviceOf(browser, { ...phone, permissions: ['clipboard-read', 'clipboard-write'] })
  const annas = anna.page
  await annas.goto(server.url)
  await annas.getByRole('link', { name: 'Start your book' }).click()
  await register(annas, 'Anna')
  await annas.getByRole('button', { name: 'Create account' }).click()
  await annas.getByRole('link', { name: /We cook together/ }).click()
  await annas.getByRole('button', { name: 'Create household' }).click()
  await annas.getByRole('button', { name: 'Create link' }).click()
  await annas.getByRole('button', { name: 'Copy link' }).click()
  await expect(annas.getByText('Invitation copied')).toBeVisible()
  const link = await annas.evaluate(() => navigator.clipboard.readText())
  await annas.getByRole('button', { name: 'Done' }).click()
  await annas
    .getByRole('main')
    .getByRole('link', { name: /Our week/ })
    .click()
  await annas.getByRole('button', { name: 'Plan a dish', exact: true }).click()
  await annas.getByLabel('Dish', { exact: true }).fill('Plum cake')
  await annas.keyboard.press('Enter')
  await expect(annas.getByText('Plum cake').first()).toBeVisible()
  await annas.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Lists' }).click()
  await annas.getByLabel('Add to the list').fill('2 kg plums')
  await annas.keyboard.press('Enter')
  await expect(annas.getByRole('checkbox', { name: /plums/ })).toBeVisible()
  expect(anna.taps()).toBeLessThanOrEqual(10)

  const ben = await deviceOf(browser, { viewport: { width: 1280, height: 800 } })
  await ben.page.goto(link)
  await ben.page.getByRole('link', { name: 'Create an account' }).click()
  await register(ben.page, 'Ben')
  await ben.page.keyboard.press('Enter')
  await expect(ben.page.getByText('Plum cake')).toBeVisible()
  await expect(ben.page.getByText('1 item to buy')).toBeVisible()
  expect(ben.screens).toHaveLength(3)

  const carla = await deviceOf(browser, { ...phone, locale: 'he-IL' })
  // The size of text that a browser is set to.
  await carla.page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await carla.page.goto(link)
  await carla.page.getByRole('main').getByRole('link').first().click()
  await register(carla.page, 'Carla')
  await carla.page.keyboard.press('Enter')
  await expect(carla.page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(carla.page.getByText('Plum cake')).toBeVisible()
  expect(carla.screens).toHaveLength(3)
  expect(await carla.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await test.step('what one ticks, the others see', async () => {
    await carla.page.getByRole('main').locator('a[href*="shopping-lists"]').first().click()
    await carla.page.getByRole('checkbox').first().click()
    await expect(annas.getByRole('checkbox', { name: /plums/ })).toBeChecked()
    await expect(annas.getByText('plums', { exact: true }).locator('..')).toHaveCSS(
      'text-decoration-line',
      'line-through',
    )
  })
  for (const { context } of [anna, ben, carla]) await context.close()
})
