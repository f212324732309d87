import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAnnounced, listen } from '../announcements.ts'
import { logIn } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { type FullBook, fillBook } from './full-book.ts'

let server: RunningServer
let book: FullBook

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  book = await fillBook(browser, server.url)
})

test.afterAll(() => server.stop())

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus()
  await target.press(key)
}

async function choose(page: Page, trigger: Locator, entry: string): Promise<void> {
  await press(trigger)
  await press(page.getByRole('menuitem', { name: entry, exact: true }))
}

/** Keys are followed once the opened page is idle. */
const undo = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('status').getByText(/^Undone: /)).toBeVisible({ timeout: 500 })
  }).toPass()

async function openAs(page: Page, path: string): Promise<void> {
  await listen(page)
  await logIn(page, book.member)
  await page.goto(`${server.url}#${path}`)
}

/** The title of the current dish of cook mode and of the log. */
const soup = 'Roasted Tomato Soup with Basil Cream'

test('errors of logging in are said once', async ({ page }) => {
  await listen(page)
  await page.goto(`${server.url}#/auth/login`)
  await button(page, 'Log in').waitFor()
  const email = page.getByLabel('Email', { exact: true })
  await expectAnnounced(page, () => press(button(page, 'Log in')), [])
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Enter your email.')
  await email.fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a wrong one')
  await expectAnnounced(page, () => press(button(page, 'Log in')), ['Wrong email or password.'])
})

test('cook mode says where the cook is, and what is noted at the end', async ({ page }) => {
  await openAs(page, `/recipe/${book.recipeId}`)
  await press(page.getByRole('link', { name: 'Cook', exact: true }).filter({ visible: true }))
  await expect(page.getByText('Step 1 of 5').first()).toBeVisible()
  const next = () => page.keyboard.press('ArrowRight')
  await expectAnnounced(page, next, [
    'Step 2 of 5. Roast for 35 to 40 minutes, until the edges turn dark. 35 min 40 min',
  ])
  await expectAnnounced(page, next, [expect.stringMatching(/^Step 3 of 5\. Squeeze the garlic out of its skins/)])
  for (const step of [4, 5]) {
    await expectAnnounced(page, next, [expect.stringMatching(new RegExp(`^Step ${step} of 5\\. `))])
  }
  await press(button(page, 'Done'))
  const add = page.getByRole('dialog').getByRole('button', { name: 'I cooked this' })
  await expectAnnounced(page, () => press(add), [`“${soup}” marked as cooked`])
  await expect(page.getByRole('heading', { level: 1, name: soup })).toBeFocused()
})

test('a deleted recipe, a search and a label are said, and Back leads to the row', async ({ page }) => {
  await openAs(page, '/list/main')
  await press(page.getByRole('link', { name: 'Red Lentil Dal' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Red Lentil Dal' })).toBeFocused()
  await expectAnnounced(page, () => page.goBack(), ['12 recipes'])
  await expect(page.getByRole('link', { name: 'Red Lentil Dal' })).toBeFocused()
  await press(page.getByRole('link', { name: 'Red Lentil Dal' }))
  await expectAnnounced(page, () => choose(page, button(page, 'More actions'), 'Delete recipe'), [
    '“Red Lentil Dal” deleted Undo',
    '11 recipes',
  ])
  await expectAnnounced(page, () => undo(page), ['Undone: “Red Lentil Dal” deleted', '12 recipes'])
  const search = page.getByRole('searchbox')
  await expectAnnounced(page, () => search.fill('tomto'), [
    '1 recipe found',
    'No results for “tomto”. Showing results for tomato.',
  ])
  await expect(page.getByText(/^Undone: /)).toBeHidden()
  await press(page.getByRole('link', { name: 'Labels', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeFocused()
  await choose(page, button(page, /^Actions for /), 'Delete')
  await expectAnnounced(page, () => press(button(page, 'Delete label')), ['8 labels', '1 label deleted'])
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('a planned and a moved dish are said with their day', async ({ page }) => {
  await openAs(page, `/meal-planners/${book.planId}`)
  const today = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format()
  await press(button(page, 'Plan a dish'))
  await page.getByRole('combobox', { name: 'Dish', exact: true }).fill('Mushroom')
  await page.getByRole('option', { name: /Mushroom Barley Risotto/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await expectAnnounced(page, () => page.keyboard.press('Enter'), [
    expect.stringContaining('“Mushroom Barley Risotto”'),
  ])
  const plan = page.getByRole('dialog').getByRole('button', { name: /Plan/ }).last()
  await expectAnnounced(page, () => press(plan), [`Planned: Mushroom Barley Risotto · ${today}`])

  const dish = button(page, 'More about Roasted tomato soup')
  await expectAnnounced(page, () => choose(page, dish, 'Move to another day'), ['Move “Roasted tomato soup” to…'])
  const day = page.getByRole('button', { name: /^Plan for / }).and(page.locator(':focus'))
  await expect(day).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dish).toBeFocused()
  await choose(page, dish, 'Move to another day')
  await expect(day).toBeVisible()
  await expectAnnounced(page, () => page.keyboard.press('Enter'), [
    expect.stringMatching(/^Moved: Roasted tomato soup · /),
  ])
  await expectAnnounced(page, () => choose(page, dish, 'Remove from plan'), ['Removed: Roasted tomato soup Undo'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('a shopping list says what goes, comes back, and what others do', async ({ page }) => {
  await openAs(page, `/shopping-lists/${book.listId}`)
  const row = (name: RegExp) => page.getByRole('checkbox', { name })
  await row(/ripe tomatoes/).waitFor()
  await expectAnnounced(page, () => press(row(/ripe tomatoes/), 'Space'), [
    'In the basket: 1 1/2 kg ripe tomatoes Undo',
  ])
  await expect(row(/^basil 1 bunch$/)).toBeFocused()
  await expectAnnounced(page, () => choose(page, button(page, 'More about 1 bunch basil'), 'Remove'), [
    'Removed: 1 bunch basil Undo',
  ])
  await expect(row(/red onions/)).toBeFocused()
  await expectAnnounced(page, () => undo(page), ['Undone: Removed: 1 bunch basil'])

  const asFriend = (path: string, method: string, body: object) =>
    fetch(new URL(`api/shoppingLists/${book.listId}${path}`, server.url), {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${book.friend.token}` },
      body: JSON.stringify(body),
    })
  await expectAnnounced(page, () => asFriend('', 'POST', { items: [{ title: '3 lemons' }] }), [
    '3 lemons: added by Jonathan',
  ])
})

test('a failure is said, and so is that trying again failed', async ({ page }) => {
  await openAs(page, '/list/main')
  await page.getByRole('link', { name: 'Red Lentil Dal' }).waitFor()
  await page.route('**/api/messages**', (route) => route.fulfill({ status: 500, body: '{}' }))
  const said = [expect.stringMatching(/^Couldn’t load your messages\./)]
  await expectAnnounced(page, () => press(page.getByRole('link', { name: /^Messages/ })), said)
  const again = button(page, 'Try again')
  await expectAnnounced(page, () => press(again), said)
  await expect(again).toBeFocused()
  await page.unroute('**/api/messages**')
  await expectAnnounced(page, () => press(again), [])
  // On the first conversation, or on the heading where the answer took a while.
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(1)
})
