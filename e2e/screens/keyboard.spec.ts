import { expect, type Locator, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

/** Whether the focused element, or what is drawn in its place or around it, shows a ring. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const drawn = (element: Element | null | undefined) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    }
    const focused = document.activeElement
    const around = [0, 1, 2].reduce<(Element | null | undefined)[]>(
      (found) => [...found, found.at(-1)?.parentElement],
      [focused],
    )
    return [...around, focused?.nextElementSibling, focused?.closest('article')].some(drawn)
  })

/** Goes on with Tab until this has the focus, as a cook without a mouse does; everything on the way shows its focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  const arrived = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await arrived()); presses += 1) {
    await page.keyboard.press('Tab')
    const onPage = await page.evaluate(() => document.activeElement !== document.body)
    if (!onPage) continue
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    expect(await showsFocus(page), `the focus shows on ${where}`).toBe(true)
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.insertText(text)
}

test('a cook without a mouse registers, writes a recipe, scales it, ticks and shops', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('registers', async () => {
    await page.goto(server.url)
    await press(page, page.getByRole('link', { name: 'Start your book' }))
    await write(page, 'Name', 'Kim')
    await write(page, 'E-mail', 'kim@example.org')
    await write(page, 'Password', 'correct horse')
    await write(page, 'Password, once more', 'correct horse')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  })

  await test.step('writes a recipe', async () => {
    await press(page, page.getByRole('link', { name: 'Write a recipe' }))
    await write(page, 'Title', 'Onion Soup')
    await write(page, 'Yield', 'Serves 2')
    await write(page, 'Ingredients', '3 onions\n1 l stock')
    await write(page, 'Instructions', 'Brown the onions.\nSimmer for 20 minutes.')
    await press(page, button('Save'))
    await expect(page.getByRole('heading', { level: 1, name: 'Onion Soup' })).toBeVisible()
  })

  await test.step('scales it and ticks an ingredient', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'How much to make' }))
    await page.keyboard.insertText('4')
    await page.keyboard.press('Enter')
    const onions = page.getByRole('checkbox', { name: /6 onions/ })
    await press(page, onions, 'Space')
    await expect(onions).toBeChecked()
  })

  await test.step('puts it on a list and ticks there', async () => {
    await press(page, button('Add to shopping list'))
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByLabel('Name of the new list'))
    await page.keyboard.insertText('Market')
    await press(page, dialog.getByRole('button', { name: /^Add / }))
    await expect(dialog).toBeHidden()
    await press(page, button(/^Back$/))
    await press(page, button(/^Open menu/))
    await press(page, page.getByRole('link', { name: 'Shopping lists' }))
    await press(page, page.getByRole('link', { name: 'Market' }))
    // Whoever listens hears where they are now.
    await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeFocused()
    const stock = page.getByRole('checkbox', { name: /stock/ })
    await press(page, stock, 'Space')
    await expect(page.getByRole('checkbox', { name: /stock/ })).toBeChecked()
  })
})
