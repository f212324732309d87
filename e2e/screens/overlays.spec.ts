import { expect, type Page, test } from '@playwright/test'
import { complaintsOf } from '../complaints.ts'
import { logIn } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { checkScreen, sizes, type Way, wayName } from './check-screen.ts'
import { type FullBook, fillBook } from './full-book.ts'

const ways: readonly Way[] = [
  { size: 'phone', scheme: 'light', language: 'en-us' },
  { size: 'desktop', scheme: 'dark', language: 'en-us' },
]

let server: RunningServer
let book: FullBook

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  book = await fillBook(browser, server.url)
})

test.afterAll(() => server.stop())

/** Where overlays open from, and the buttons that open them there. */
const overlays: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/list/main': { menu: 'Open menu', filter: 'Filter', view: 'Sorting and view' },
  recipe: { 'onto a list': 'Add to shopping list', 'to a friend': 'Send to a friend', delete: 'Delete recipe' },
  list: { 'people on a list': 'People on this list', 'more of a list': 'More' },
}

const pathOf = (place: string): string =>
  ({ recipe: `/recipe/${book.recipeId}`, list: `/shopping-lists/${book.listId}` })[place] ?? place

async function checkOverlays(page: Page, way: Way): Promise<void> {
  for (const [place, buttons] of Object.entries(overlays)) {
    await page.goto(`${server.url}#${pathOf(place)}`)
    for (const [name, button] of Object.entries(buttons)) {
      const opener = page.getByRole('button', { name: button, exact: true })
      await opener.click()
      const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
      const overlay = page.getByRole('dialog').or(page.getByRole('menu')).or(menu)
      await expect(overlay).toBeVisible()
      await page.waitForLoadState('networkidle')
      await checkScreen(page, name, way)
      await page.keyboard.press('Escape')
      await expect(overlay).toBeHidden()
      await expect(opener, `the focus is back where ${name} was opened`).toBeFocused()
    }
  }
}

for (const way of ways) {
  test(`what lies over a screen at ${wayName(way)}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({
      viewport: sizes[way.size],
      colorScheme: way.scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await logIn(page, book.member)
    const complaints = await complaintsOf(page)
    await checkOverlays(page, way)

    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await checkScreen(page, 'toast', way)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(complaints).toEqual([])
    await context.close()
  })
}
