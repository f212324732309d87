import { expect, type Page, test } from '@playwright/test'
import { press, tabTo } from '../keyboard.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.insertText(text)
}

test('a cook registers, writes, scales and ticks a recipe and shops for it by keyboard', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('the cook registers', async () => {
    await page.goto(server.url)
    await press(page, page.getByRole('link', { name: 'Start your book' }))
    await write(page, 'Name', 'Kim')
    await write(page, 'Email', 'kim@example.org')
    await write(page, 'Password', 'correct horse')
    await write(page, 'Repeat password', 'correct horse')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('link', { name: 'Look around first' }))
    await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
    await expect(page.getByText('Your book is empty')).toBeVisible()
  })

  await test.step('the cook writes a recipe', async () => {
    await press(page, page.getByRole('main').getByRole('link', { name: 'Add a recipe' }))
    await press(page, page.getByRole('link', { name: 'Write a recipe' }))
    await write(page, 'Title', 'Onion Soup')
    await write(page, 'Ingredients', '3 onions\n1 l stock')
    await write(page, 'Instructions', 'Brown the onions.\nSimmer for 20 minutes.')
    await press(page, button('More'))
    await write(page, 'Makes', 'Serves 2')
    await press(page, button('Save'))
    await expect(page.getByRole('heading', { level: 1, name: 'Onion Soup' })).toBeVisible()
  })

  await test.step('the cook scales it and ticks an ingredient', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'How much to make' }))
    await page.keyboard.insertText('4')
    await page.keyboard.press('Enter')
    const onions = page.getByRole('checkbox', { name: /6 onions/ })
    await press(page, onions, 'Space')
    await expect(onions).toBeChecked()
  })

  await test.step('the cook adds it to a list and ticks an item', async () => {
    await press(page, button('More actions'))
    await page.getByRole('menuitem', { name: 'Add to shopping list' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByLabel('Name of the new list'))
    await page.keyboard.insertText('Market')
    await press(page, dialog.getByRole('button', { name: /^Add / }))
    await expect(dialog).toBeHidden()
    await press(page, button(/^Back$/))
    await press(page, page.getByRole('link', { name: 'Shopping lists' }))
    // A screen reader announces the new page.
    await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeFocused()
    const stock = page.getByRole('checkbox', { name: /stock/ })
    await press(page, stock, 'Space')
    await expect(page.getByRole('checkbox', { name: /stock/ })).toBeChecked()
  })
})
