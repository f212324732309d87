import { expect, type Page, test } from '@playwright/test'
import { press } from '../keyboard.ts'
import { logIn, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

/** A page of a member with these recipes, each with a label of its own. */
async function openBook(page: Page, titles: readonly string[]): Promise<void> {
  const member = await registerMember(server.url)
  for (const title of titles) {
    const answer = await fetch(new URL('api/recipes', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
      body: JSON.stringify({ title, labels: [`Label of ${title}`], ingredients: '1 onion', instructions: 'Fry it.' }),
    })
    expect(answer.ok).toBe(true)
  }
  await logIn(page, member)
  await page.goto(`${server.url}#/list/main`)
}

/** Whether something on the page has the focus. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('menuitem', { name: entry, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('a deed by keyboard can be undone by a key, and leaves the focus on the page', async ({ page }) => {
  await openBook(page, ['Apple pie', 'Bean soup', 'Carrot cake'])

  await test.step('the toast of a deleted recipe is reached by F6, and left to where the cook was', async () => {
    await press(page, page.getByRole('link', { name: 'Bean soup' }))
    await press(page, button(page, 'More actions'))
    await choose(page, 'Delete recipe')
    const list = page.getByRole('heading', { level: 1, name: 'My recipes' })
    await expect(list).toBeFocused()
    await page.keyboard.press('F6')
    await expect(button(page, 'Undo')).toBeFocused()
    await page.keyboard.press('F6')
    await expect(list).toBeFocused()
    await page.keyboard.press('F6')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Bean soup' })).toBeVisible()
    await expectFocus(page)
  })

  await test.step('Ctrl+Z undoes what was deleted last, and says so', async () => {
    await press(page, page.getByRole('link', { name: 'Carrot cake' }))
    await press(page, button(page, 'More actions'))
    await choose(page, 'Delete recipe')
    await expect(page.getByRole('link', { name: 'Carrot cake' })).toBeHidden()
    // Keys are followed once the opened page is idle.
    await expect(async () => {
      await page.keyboard.press('Control+z')
      await expect(page.getByRole('status').getByText(/^Undone: .*Carrot cake/)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByRole('link', { name: 'Carrot cake' })).toBeVisible()
    await expectFocus(page)
  })

  await test.step('the row after a deleted label has the focus', async () => {
    await press(page, page.getByRole('link', { name: 'Labels', exact: true }))
    await press(page, button(page, 'Actions for Label of Apple pie'))
    await choose(page, 'Delete')
    await button(page, 'Delete label').press('Enter')
    await expect(page.getByRole('link', { name: 'Label of Apple pie' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Label of Bean soup' })).toBeFocused()
  })

  await test.step('a question mark lists the keys', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeFocused()
  })
})

test('in the colours of the system, what is chosen and ticked differs from what is not', async ({ browser }) => {
  const page = await browser.newPage({ forcedColors: 'active' })
  await openBook(page, ['Apple pie'])
  await page.getByRole('link', { name: 'Apple pie' }).click()
  const box = page.getByRole('checkbox', { name: /onion/ }).locator('xpath=following-sibling::*[1]')
  const unticked = await box.screenshot()
  await page.getByRole('checkbox', { name: /onion/ }).check({ force: true })
  await expect.poll(async () => (await box.screenshot()).equals(unticked)).toBe(false)

  await page.getByRole('link', { name: 'Settings' }).click()
  const part = page.getByRole('switch', { name: /^Meal plans/ })
  const on = await part.screenshot()
  await part.uncheck()
  await expect.poll(async () => (await part.screenshot()).equals(on)).toBe(false)

  const segment = page.getByRole('radio', { name: 'Dark' }).locator('xpath=following-sibling::*[1]')
  const before = await segment.screenshot()
  await segment.click()
  await expect.poll(async () => (await segment.screenshot()).equals(before)).toBe(false)
})
