import { expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
let cook: Member

test.beforeAll(async () => {
  server = await startServer()
})

test.beforeEach(async ({ page }) => {
  cook = await registerMember(server.url)
  await logIn(page, cook)
  await page.setViewportSize({ width: 390, height: 844 })
})

test.afterAll(() => server.stop())

async function writeRecipe(title: string): Promise<string> {
  const response = await fetch(`${server.url}api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cook.token}` },
    body: JSON.stringify({ title, ingredients: '2 eggs', instructions: 'Whisk.' }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()).id
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The last button of the navigation bar at the bottom. */
const menuButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Menu' })
const book = (page: Page) => page.getByRole('heading', { name: 'My recipes' })

/** Opens the book after another page, so that the history has an entry before it. */
async function openBook(page: Page): Promise<void> {
  await page.goto(`${server.url}#/labels`)
  await expect(page.getByRole('heading', { name: 'Labels', exact: true })).toBeVisible()
  await menuButton(page).click()
  await link(page, 'My recipes').click()
  await expect(book(page)).toBeVisible()
}

test('Back closes the top overlay first, then the next one, then leaves the page', async ({ page }) => {
  await writeRecipe('Omelette')
  await openBook(page)
  for (const opener of ['Filter', 'Sort and view']) {
    await button(page, opener).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/#\/list\/main$/)
  }
  await menuButton(page).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await expect(page).toHaveURL(/#\/list\/main$/)
  await expect(book(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Labels', exact: true })).toBeVisible()
})

test('a recipe is in the history once after it is edited and saved', async ({ page }) => {
  await writeRecipe('Omelette')
  await openBook(page)
  await link(page, 'Omelette').click()
  await link(page, 'Edit').click()
  await page.getByLabel('Title').fill('Omelette with chives')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { name: 'Omelette with chives' })).toBeVisible()
  await button(page, 'Back').click()
  await expect(book(page)).toBeVisible()
})

test('leaving the editor names the stored draft, and the editor restores it', async ({ page }) => {
  await writeRecipe('Omelette')
  await openBook(page)
  await link(page, 'Omelette').click()
  await link(page, 'Edit').click()
  await page.getByLabel('Title').fill('Frittata')
  // The draft is stored some milliseconds after the last keystroke.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Frittata')
  await page.goBack()
  await expect(page.getByRole('dialog')).toContainText('A draft is saved on this device')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue('Frittata')
  await page.goBack()
  await button(page, 'Save draft and leave').click()
  await expect(page.getByRole('heading', { name: 'Omelette', exact: true })).toBeVisible()
  await link(page, 'Edit').click()
  await expect(page.getByLabel('Title')).toHaveValue('Frittata')
})

test('deleting a recipe removes it from the list and the history; undo restores it', async ({ page }) => {
  await writeRecipe('Omelette')
  await writeRecipe('Soup')
  await openBook(page)
  await link(page, 'Omelette').click()
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Delete recipe' }).click()
  await expect(book(page)).toBeVisible()
  await expect(link(page, 'Omelette')).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(link(page, 'Omelette')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Labels', exact: true })).toBeVisible()
})

test('a focused field is not hidden behind the bar at the bottom', async ({ page }) => {
  await page.goto(`${server.url}#/edit-recipe/new`)
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByLabel('Title').focus()
  const bar = button(page, 'Save')
  for (const name of ['Instructions', 'Notes', 'Web address', 'Labels']) {
    const field = page.getByRole('main').getByLabel(name, { exact: true })
    await field.focus()
    await expect
      .poll(async () => ((await field.boundingBox())?.y ?? 0) + Math.min((await field.boundingBox())?.height ?? 0, 300))
      .toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  }
})

test('a typed address asks about unsaved changes, and links work after each answer', async ({ page }) => {
  await page.goto(`${server.url}#/people/my-profile`)
  await page.getByLabel('About me').fill('I cook for six.')
  const type = (address: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash
    }, address)
  const places = page.getByRole('navigation', { name: 'Places' })
  await type('#/labels')
  await expect(page.getByRole('dialog')).toContainText('your changes will be lost')
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL(/#\/people\/my-profile$/)
  await places.getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('dialog')).toContainText('your changes will be lost')
  await button(page, 'Cancel').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await type('#/labels')
  await button(page, 'Leave').click()
  await expect(page.getByRole('heading', { name: 'Labels', exact: true })).toBeVisible()
  await places.getByRole('link', { name: 'Recipes' }).click()
  await expect(book(page)).toBeVisible()
})

test('Back closes the cooking log of a recipe whose address was typed', async ({ page }) => {
  const id = await writeRecipe('Omelette')
  await page.goto(`${server.url}#/labels`)
  await expect(page.getByRole('heading', { name: 'Labels', exact: true })).toBeVisible()
  await page.goto(`${server.url}#/recipe/${id}`)
  await expect(page.getByRole('heading', { name: 'Omelette' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await button(page, 'Cooking log').click()
  await expect(page.getByRole('dialog', { name: 'Cooking log' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The dialog closes before the browser is forward again.
  await expect(page).toHaveURL(`${server.url}#/recipe/${id}`)
})

test('a recipe is in the history once after a timer link opened its cook mode', async ({ page }) => {
  const id = await writeRecipe('Omelette')
  await page.goto(`${server.url}#/labels`)
  await expect(page.getByRole('heading', { name: 'Labels', exact: true })).toBeVisible()
  await page.goto(`${server.url}#/recipe/${id}`)
  await expect(link(page, 'Cook')).toBeVisible()
  // The link of a timer is such an element.
  await page.evaluate((path) => {
    const timer = document.createElement('a')
    timer.href = path
    document.body.append(timer)
    timer.click()
  }, `#/recipe/${id}/cook`)
  await button(page, 'Back to the recipe').click()
  await expect(link(page, 'Cook')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Labels', exact: true })).toBeVisible()
})
