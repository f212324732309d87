import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, registerMember } from '../member.ts'
import { trackRequests } from '../pending-requests.ts'
import { type RunningServer, startServer } from '../server.ts'
import { checkScreen, sizes, type Variant, variantName } from './check-screen.ts'
import { type FullBook, fillBook } from './full-book.ts'

const variants: readonly Variant[] = [
  { size: 'phone', scheme: 'light', language: 'en-us' },
  { size: 'desktop', scheme: 'dark', language: 'he' },
]

let server: RunningServer
let book: FullBook

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  book = await fillBook(browser, server.url)
})

test.afterAll(() => server.stop())

type Words = Readonly<Record<Variant['language'], string>>

/** Screens, and the buttons on them that open overlays. */
const overlays: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  '/list/main': {
    menu: { 'en-us': 'Menu', he: 'תפריט' },
    filter: { 'en-us': 'Filter', he: 'סינון' },
    view: { 'en-us': 'Sort and view', he: 'מיון ותצוגה' },
  },
  recipe: {
    units: { 'en-us': 'Amounts and units', he: 'כמויות ויחידות' },
    'more of a recipe': { 'en-us': 'More actions', he: 'פעולות נוספות' },
  },
  plan: {
    'a new dish': { 'en-us': 'Plan a dish', he: 'תכנון מנה' },
    'shopping for days': { 'en-us': 'Shop for these days', he: 'קניות לימים האלה' },
    'sharing of a plan': { 'en-us': 'Share', he: 'שיתוף' },
    'more of a plan': { 'en-us': 'More', he: 'עוד' },
  },
  list: {
    'sharing of a list': { 'en-us': 'Share', he: 'שיתוף' },
    'more of a list': { 'en-us': 'More', he: 'עוד' },
  },
}

const menuName: Words = { 'en-us': 'Menu', he: 'תפריט' }
const moreAbout: Readonly<Record<Variant['language'], RegExp>> = { 'en-us': /^More about /, he: /^עוד על / }
const remove: Words = { 'en-us': 'Remove', he: 'הסרה' }
const undo: Words = { 'en-us': 'Undo', he: 'ביטול הפעולה' }

const pathOf = (place: string): string =>
  ({
    recipe: `/recipe/${book.recipeId}`,
    list: `/shopping-lists/${book.listId}`,
    plan: `/meal-planners/${book.planId}`,
  })[place] ?? place

async function checkOverlays(page: Page, variant: Variant): Promise<void> {
  const settled = trackRequests(page)
  for (const [place, buttons] of Object.entries(overlays)) {
    await page.goto(`${server.url}#${pathOf(place)}`)
    for (const [name, button] of Object.entries(buttons)) {
      // On a desktop the menu is beside the screen.
      if (name === 'menu' && variant.size === 'desktop') continue
      // The name of the menu button is longer when something is unread; a plan has a button for each day, too.
      const opener = page.getByRole('button', { name: new RegExp(`^${button[variant.language]}(:.*)?$`) }).first()
      await opener.click()
      const opened = page.getByRole('dialog').or(page.getByRole('menu'))
      const overlay =
        name === 'menu' ? page.getByRole('navigation', { name: menuName[variant.language] ?? '', exact: true }) : opened
      await expect(overlay).toBeVisible()
      await settled()
      await checkScreen(page, name, variant)
      await expect(page.locator('body'), `the focus is in ${name}`).not.toBeFocused()
      await page.keyboard.press('Escape')
      await expect(overlay).toBeHidden()
      await expect(opener, `the focus is back where ${name} was opened`).toBeFocused()
    }
  }
}

for (const variant of variants) {
  test(`overlays are accessible and return the focus at ${variantName(variant)}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({
      viewport: sizes[variant.size],
      // A language chosen in the settings would be stored in the account, for every other test.
      locale: variant.language,
      colorScheme: variant.scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await logIn(page, book.member)
    const errors = await collectErrors(page)
    await checkOverlays(page, variant)

    await page
      .getByRole('button', { name: moreAbout[variant.language] ?? '' })
      .first()
      .click()
    await page.getByRole('menuitem', { name: remove[variant.language] ?? '' }).click()
    // A toast stays while the pointer is over it.
    await page.getByRole('button', { name: undo[variant.language] ?? '' }).hover()
    await checkScreen(page, 'toast', variant)
    await page.getByRole('button', { name: undo[variant.language] ?? '' }).click()
    expect(errors).toEqual([])
    await context.close()
  })
}

/** Presses Tab through the whole overlay; the page behind it must not get the focus. */
async function tabAround(page: Page): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const focused = document.activeElement
      return focused === document.body || focused?.closest('dialog') ? '' : focused?.outerHTML
    })
    expect(where).toBe('')
  }
}

test('an open drawer blocks the page behind it but no toast, and a click beside it closes it', async ({ page }) => {
  await logIn(page, book.member)
  await page.goto(`${server.url}#/list/main`)
  const opener = page.getByRole('button', { name: 'Filter', exact: true })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await expect(drawer).toBeVisible()
  await tabAround(page)

  await fetch(new URL('api/messages', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${book.friend.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ to: book.memberId, body: 'Are you there?' }),
  })
  await expect(page.getByRole('status').filter({ hasText: 'Jonathan' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden()

  await page.mouse.click(300, 300)
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(/list\/main/)
})

test('an ended session opens a login dialog that Escape does not close', async ({ page }) => {
  const cook = await registerMember(server.url, 'Noa')
  await page.goto(`${server.url}#/auth/login`)
  await page.getByLabel('Email').fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('potluck:token'))
  const ended = await fetch(new URL('api/users/logout', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(ended.ok).toBe(true)
  await page.goto(`${server.url}#/people`)
  const login = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(login.getByLabel('Email')).toHaveValue(/@/)
  await expect(login.getByLabel('Password', { exact: true })).toBeFocused()
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Escape')
    await expect(login).toBeVisible()
  }
  await page.mouse.click(5, 5)
  await expect(login).toBeVisible()
  await tabAround(page)
  await login.getByLabel('Email').fill(cook.email)
  await login.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(login).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})
