import { expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

// Each browser context has its own session, so the tests do not share preferences.
test.describe.configure({ mode: 'parallel' })

let server: RunningServer
let cook: Member

test.beforeAll(async () => {
  server = await startServer()
  cook = await registerMember(server.url)
  const recipes = Array.from({ length: 1000 }, (_, number) => ({
    '@type': 'Recipe',
    name: `Soup ${String(number).padStart(4, '0')}`,
    // Rows of different heights.
    description: number % 3 === 0 ? 'A soup for a cold evening.' : '',
    recipeIngredient: ['1 onion'],
  }))
  const form = new FormData()
  form.append('jsonLD', new Blob([JSON.stringify(recipes)]), 'soups.json')
  const answer = await fetch(`${server.url}api/data/import/json-ld?token=${cook.token}`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(await answer.text())
  const count = async () => (await (await fetch(`${server.url}api/recipes/count?token=${cook.token}`)).json()).count
  await expect.poll(count, { timeout: 30_000 }).toBe(recipes.length)
})

test.afterAll(() => server.stop())

/** The first visible recipe and its distance from the top, in px. */
const firstVisible = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('main a[href*="#/recipe/"]')]
    const first = links.find((link) => link.getBoundingClientRect().top >= 60)
    return { recipe: first?.textContent, top: first?.getBoundingClientRect().top ?? Number.NaN }
  })

for (const viewType of ['list', 'tiles']) {
  test(`Back restores the scroll position of a long list shown as ${viewType}`, async ({ page }) => {
    await logIn(page, cook)
    await page.addInitScript(
      (view) => localStorage.setItem('potluck:preferences', JSON.stringify({ myRecipes: { viewType: view } })),
      viewType,
    )
    await page.goto(`${server.url}#/list/main`)
    await expect(page.getByText('1,000 recipes')).toBeVisible()
    // The wheel over the menu scrolls the menu.
    await page.getByRole('main').hover()
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, 800)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    // Wait for names: rows whose page is loading are placeholders.
    await expect(page.getByRole('link', { name: /Soup 0[1-9]/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // A focused link that is half behind the header scrolls into view.
    await page.getByRole('link', { name: (await firstVisible(page)).recipe ?? '' }).focus()
    const before = await firstVisible(page)
    // In a list also when the recipe is reloaded. Back leads to the row, which Enter opens again.
    const reloads = viewType === 'list' ? [() => page.reload()] : []
    for (const reload of [() => {}, ...reloads]) {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: /^Soup/ })).toBeAttached()
      await reload()
      await expect(page.getByRole('heading', { level: 1, name: /^Soup/ })).toBeAttached()
      await page.goBack()
      // Scroll anchoring may move by fractions of a pixel, which going back cannot restore.
      await expect(async () => {
        const { recipe, top } = await firstVisible(page)
        expect(recipe).toBe(before.recipe)
        expect(Math.abs(top - before.top)).toBeLessThanOrEqual(1)
      }).toPass({ timeout: 10_000 })
      await expect(page.locator('main a[href*="#/recipe/"]:focus')).toBeVisible()
    }
  })
}

/** Counts list rows that are in memory but not in the document, after a garbage collection. */
async function countDetachedRows(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  const prototype = await devTools.send('Runtime.evaluate', { expression: 'HTMLLIElement.prototype' })
  const { objects } = await devTools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
  })
  const { result } = await devTools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.filter((row) => !row.isConnected && row.dataset.index).length }',
    returnByValue: true,
  })
  await devTools.detach()
  return Number(result.value)
}

test('a list releases its rows from memory when the cook leaves it', async ({ page }) => {
  await logIn(page, cook)
  await page.goto(`${server.url}#/list/main`)
  const visit = async () => {
    await page.evaluate(() => {
      window.location.hash = '#/list/main'
    })
    await expect(page.getByRole('link', { name: 'Soup 0000' })).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#/about'
    })
    await expect(page.getByRole('heading', { name: 'About', exact: true })).toBeVisible()
  }
  for (let visits = 0; visits < 3; visits += 1) await visit()
  const before = await countDetachedRows(page)
  for (let visits = 0; visits < 8; visits += 1) await visit()
  // The browser may hold the rows of one list, at most 28. A leak holds those of eight.
  expect(await countDetachedRows(page)).toBeLessThanOrEqual(before + 28)
})
