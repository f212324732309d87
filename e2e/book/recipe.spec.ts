import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen, type Variant } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

const phone: Variant = { size: 'phone', scheme: 'light', language: 'en-us' }

let server: RunningServer
let cook: Member

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function writeRecipe(recipe: Readonly<Record<string, unknown>>): Promise<string> {
  const response = await fetch(`${server.url}api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cook.token}` },
    body: JSON.stringify(recipe),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()).id
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const tick = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name, exact: true })

async function choose(page: Page, entry: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: entry })
  // An open menu closes when the page below it moves.
  await expect(async () => {
    if (!(await item.isVisible())) await button(page, 'More actions').click()
    await item.click({ timeout: 1_000 })
  }).toPass()
}

/** Waits until the browser has gone back: an address opened before would be left again. */
const expectRecipeLeft = (page: Page) => expect(page).not.toHaveURL(/#\/recipe\//)

async function edit(page: Page, ingredients: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Ingredients' }).fill(ingredients)
  await button(page, 'Save').click()
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
}

test('a recipe is scaled, ticked, logged, edited, restored from a version, deleted and restored from the trash', async ({
  page,
}) => {
  test.setTimeout(120_000)
  cook = await registerMember(server.url, 'Ida')
  await logIn(page, cook)
  await page.setViewportSize({ width: 390, height: 844 })
  const errors = await collectErrors(page)
  await writeRecipe({ title: 'Vanilla sauce', labels: ['sweet'], ingredients: '1 l milk' })
  const id = await writeRecipe({
    title: 'Apple strudel for a long table and everybody who comes late',
    yield: '4 servings',
    totalTime: '1 hour 30 minutes',
    activeTime: '40 minutes',
    source: 'A notebook',
    description: 'Thin as paper. '.repeat(30),
    labels: ['sweet'],
    ingredients: '1 cup flour\n2 eggs\n1 (14-ounce) can apples',
    instructions: 'Knead the flour with 1 cup water.\nBake at 350°F for 40 minutes.',
  })
  await page.goto(`${server.url}#/recipe/${id}`)

  await test.step('the first screen shows the first ingredient', async () => {
    await expect(tick(page, '1 cup flour')).toBeAttached()
    expect((await page.getByText('1 cup flour', { exact: true }).boundingBox())?.y).toBeLessThan(600)
  })

  await test.step('the browser prints the recipe alone, dark on white', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByText('1 cup flour')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    const description = page.getByText(/^Thin as paper\./)
    const isWhole = await description.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)
    expect(isWhole).toBe(true)
    // Ingredients named in a step are buttons, and print as words.
    const printedButtons = page.getByRole('button').filter({ visible: true, hasNotText: /^(flour|water)$/ })
    await expect(printedButtons).toHaveCount(0)
    // The recipe has a label, no rating and no cooking log.
    await expect(page.getByText('sweet', { exact: true })).toBeVisible()
    await expect(page.getByText(/^(Rating|Cooked)$/).filter({ visible: true })).toHaveCount(0)
    const [ink, paper] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return [color, backgroundColor]
    })
    expect([ink, paper]).toEqual(['rgb(43, 33, 27)', 'rgba(0, 0, 0, 0)'])
    await page.emulateMedia({ media: null, colorScheme: null })
  })

  await test.step('the page scales to six servings and converts to metric and Celsius', async () => {
    await page.getByRole('textbox', { name: 'How much to make' }).fill('6')
    await page.keyboard.press('Enter')
    await expect(tick(page, '1 ½ cups flour')).toBeAttached()
    await expect(tick(page, '1 Knead the flour with 1 ½ cups water.')).toBeAttached()
    await button(page, 'Amounts and units').click()
    await dialog(page).getByText('Metric', { exact: true }).click()
    await dialog(page).getByText('°C', { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(tick(page, '180 g flour')).toBeAttached()
    await expect(tick(page, /1 ½ \(400 g\) cans? apples/)).toBeAttached()
    await expect(tick(page, '2 Bake at 180 °C for 40 minutes.')).toBeAttached()
    await button(page, 'flour').click()
    await expect(page.getByText('(180 g)')).toBeVisible()
  })

  await test.step('ticked ingredients and steps survive a reload', async () => {
    await page.getByText('3 eggs').click()
    await tick(page, /^2 Bake/).check({ force: true })
    await page.reload()
    await expect(tick(page, '3 eggs')).toBeChecked()
    await expect(tick(page, /^2 Bake/)).toBeChecked()
    await expect(tick(page, '180 g flour')).not.toBeChecked()
    await checkScreen(page, 'recipe begun', phone)
  })

  await test.step('an entry in the cooking log resets ticks and scaling', async () => {
    await page.getByRole('heading', { name: 'About this recipe' }).scrollIntoViewIfNeeded()
    await button(page, 'Cooking log').click()
    await dialog(page).getByLabel('Note').fill('Thinner next time')
    await button(page, 'I cooked this').click()
    await expect(dialog(page).getByRole('list', { name: 'Cooking log' })).toContainText('Thinner next time')
    await checkScreen(page, 'cooking log', phone)
    await page.keyboard.press('Escape')
    await expect(tick(page, '2 eggs')).not.toBeChecked()
  })

  await test.step('the end of the page edits rating, labels and linked recipes', async () => {
    await page.getByRole('heading', { name: 'About this recipe' }).scrollIntoViewIfNeeded()
    await button(page, 'Dismiss').click()
    await page.getByRole('radio', { name: '4 stars' }).check()
    await expect(page.getByText(/^Last: /)).toBeVisible()
    await button(page, 'Choose labels').click()
    await dialog(page).getByLabel('Find or add a label').fill('Sunday')
    await button(page, 'Add label').click()
    await expect(dialog(page).getByRole('checkbox', { name: 'Sunday' })).toBeChecked()
    await page.keyboard.press('Escape')
    await button(page, 'Remove label sweet').click()
    await expect(page.getByRole('link', { name: 'sweet' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await button(page, 'Link a recipe').click()
    await dialog(page).getByRole('button', { name: 'Vanilla sauce' }).click()
    await expect(page.getByRole('list', { name: 'Uses these recipes' })).toContainText('Vanilla sauce')
    await page.goBack()
    await expect(page.getByRole('navigation', { name: 'Uses these recipes' })).toContainText('Vanilla sauce')
    await checkScreen(page, 'about a recipe', phone)
  })

  await test.step('the history compares two versions and restores one', async () => {
    await edit(page, '2 cups flour\n2 eggs')
    await edit(page, '2 cups spelt\n2 eggs')
    await choose(page, 'History')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
    await dialog(page).getByRole('listitem').last().getByRole('button').click()
    await expect(dialog(page).locator('del', { hasText: 'flour' })).toBeVisible()
    await expect(dialog(page).locator('ins', { hasText: 'spelt' })).toBeVisible()
    await checkScreen(page, 'version of a recipe', phone)
    await button(page, 'Restore this version').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(tick(page, '120 g flour')).toBeAttached()
    await expect(page.getByRole('link', { name: 'Sunday' })).toBeVisible()
  })

  await test.step('the trash restores a deleted recipe and deletes it for good', async () => {
    await choose(page, 'Delete recipe')
    await expectRecipeLeft(page)
    await page.goto(`${server.url}#/list/trash`)
    await expect(button(page, /^Restore Apple/)).toBeVisible()
    await checkScreen(page, 'trash', phone)
    await button(page, /^Restore Apple/).click()
    await expect(page.getByText('The trash is empty')).toBeVisible()
    await page.goto(`${server.url}#/recipe/${id}`)
    await choose(page, 'Delete recipe')
    await expectRecipeLeft(page)
    await page.goto(`${server.url}#/list/trash`)
    await button(page, 'Empty trash').click()
    await button(page, 'Delete for good').click()
    await expect(page.getByText('The trash is empty')).toBeVisible()
    await page.goto(`${server.url}#/recipe/${id}`)
    await expect(page.getByText('This recipe isn’t in your book')).toBeVisible()
  })
  expect(errors.filter((error) => !error.includes('404'))).toEqual([])
})
