import { expect, type Page, test } from '@playwright/test'
import { press, tabTo } from '../keyboard.ts'
import { logIn, registerMember } from '../member.ts'
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

test('a cook jumps by letters in a long list, and through the bar of chosen recipes by arrows', async ({ page }) => {
  const member = await registerMember(server.url)
  const names = ['Apple pie', 'Bean soup', 'Carrot cake', 'Dumplings', 'Борщ', 'שקשוקה']
  const recipes = names.flatMap((name) =>
    Array.from({ length: 12 }, (_, at) => ({
      '@type': 'Recipe',
      name: `${name} ${at}`,
      recipeIngredient: ['1 onion'],
    })),
  )
  const form = new FormData()
  form.append('jsonLD', new Blob([JSON.stringify(recipes)]), 'many.json')
  const address = new URL(`api/data/import/json-ld?token=${member.token}`, server.url)
  expect((await fetch(address, { method: 'POST', body: form })).ok).toBe(true)
  await logIn(page, member)
  await page.goto(`${server.url}#/list/main`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('72 recipes')).toBeVisible({ timeout: 2000 })
  }).toPass()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })

  await test.step('letters of every writing lead to their first recipe', async () => {
    for (const [letter, first] of [
      ['ש', 'שקשוקה 0'],
      ['Б', 'Борщ 0'],
      ['C', 'Carrot cake 0'],
    ] as const) {
      await button(/jump to a letter/).press('Enter')
      await page.getByRole('menuitem', { name: letter, exact: true }).press('Enter')
      await expect(link(first)).toBeFocused()
      const [row, bar] = [await link(first).boundingBox(), await page.getByRole('search').boundingBox()]
      expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    }
  })

  await test.step('the arrows move through the bar of what can be done with chosen recipes', async () => {
    await button('Select').press('Enter')
    await button(/^Select all/).press('Enter')
    const bar = page.getByRole('toolbar')
    await bar.getByRole('button').first().press('ArrowRight')
    await expect(bar.getByRole('button').nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(bar.getByRole('button').last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button('Select')).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})
