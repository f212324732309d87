import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function writeRecipe(cook: Member, recipe: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch(`${server.url}api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cook.token}` },
    body: JSON.stringify(recipe),
  })
  if (!response.ok) throw new Error(await response.text())
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('search corrects a typo, filters, saves a search, and sorts recipes by ingredients at home', async ({ page }) => {
  const cook = await registerMember(server.url)
  await writeRecipe(cook, {
    title: 'Chicken stew',
    ingredients: '1 chicken\n2 onions',
    totalTime: '90 min',
    labels: ['Sunday'],
  })
  await writeRecipe(cook, { title: 'Quick chicken', ingredients: '1 chicken\n1 lemon', totalTime: '20 min' })
  await writeRecipe(cook, { title: 'Omelette', ingredients: '3 eggs\n1 onion', totalTime: '10 min' })
  const errors = await collectErrors(page)
  await logIn(page, cook)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}#/list/main`)
  const box = page.getByRole('searchbox')

  await test.step('search corrects a typo, names the correction and highlights matches', async () => {
    await box.fill('chikcen')
    await expect(page.getByText('No results for “chikcen”. Showing results for chicken.')).toBeVisible()
    await expect(link(page, 'Omelette')).toBeHidden()
    await expect(page.locator('mark', { hasText: 'chicken' }).first()).toBeVisible()
  })

  await test.step('typed filters and chosen filters narrow the results', async () => {
    await box.fill('chikcen time:<30')
    await expect(link(page, 'Chicken stew')).toBeHidden()
    await button(page, 'Remove filter time:<30').click()
    await expect(box).toHaveValue('chikcen')
    await button(page, 'Filter').click()
    await page.getByRole('radio', { name: 'none' }).click()
    await button(page, /^Sunday/).click()
    await button(page, 'Show 1 recipe').click()
    await expect(link(page, 'Quick chicken')).toBeVisible()
    await expect(link(page, 'Chicken stew')).toBeHidden()
  })

  await test.step('a saved search opens again after a reload', async () => {
    await button(page, 'Save search').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Chicken for a weekday')
    await page.keyboard.press('Enter')
    await expect(page.getByText('“Chicken for a weekday” saved')).toBeVisible()
    await page.goto(`${server.url}#/list/main`)
    await link(page, 'Chicken for a weekday').click()
    await expect(page.getByText('1 recipe found')).toBeVisible()
  })

  await test.step('ingredients at home sort the recipes, also after a reload', async () => {
    await page.goto(`${server.url}#/list/main`)
    await link(page, 'What can I cook?').click()
    // The recipe list has a search box too, and stays visible until this screen is loaded.
    await page.getByRole('searchbox', { name: 'Add what you have' }).fill('oni')
    await expect(button(page, 'Add onions')).toBeVisible()
    await page.keyboard.press('Enter')
    await button(page, 'Add eggs').click()
    await page.reload()
    const recipes = page.getByRole('main').getByRole('link')
    await expect(recipes).toHaveText(['Omelette', 'Chicken stew'])
    await expect(page.getByText('You have everything')).toBeVisible()
    await expect(page.getByText('Missing: chicken')).toBeVisible()
    expect(errors).toEqual([])
  })
})
