import { expect, test } from '@playwright/test'
import { logIn, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(() => server.stop())

test('an empty book has samples to look around in, of which the server hears nothing', async ({ page }) => {
  const nora = await registerMember(server.url)
  await logIn(page, nora)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'Your book is empty' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  calls.length = 0

  await page.getByRole('link', { name: 'Look around with sample recipes' }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('searchbox').fill('coconut')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Chickpea curry' }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('checkbox', { name: '2 ½ tablespoons oil' })).toBeVisible()
  await page.getByRole('link', { name: 'Cook' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 2 of 4').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back to the recipe' }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('coconut')
  await page.getByRole('tab', { name: 'Week' }).click()
  await expect(page.getByRole('listitem', { name: 'Sunday' })).toContainText('Lemon roast chicken')
  await page.getByRole('button', { name: 'Another dinner for Sunday' }).click()
  await expect(page.getByRole('listitem', { name: 'Sunday' })).toContainText('Baked falafel')
  await page.getByRole('tab', { name: 'Shopping list' }).click()
  await page.getByRole('checkbox', { name: /red lentils/ }).check()
  // Screens read as ever, for example in which households the cook is.
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
  expect(await recipesOf(nora.token)).toBe(0)

  await page.getByRole('tab', { name: 'Recipes' }).click()
  await page.getByRole('link', { name: 'Chickpea curry' }).click()
  await page.getByRole('button', { name: 'Keep this one' }).click()
  await expect(page.getByText('“Chickpea curry” is now in your book')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About this recipe' })).toBeVisible()
  await expect.poll(() => recipesOf(nora.token)).toBe(1)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('coconut')
})

test('the samples are hidden for good by one tap', async ({ page }) => {
  await logIn(page, await registerMember(server.url))
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Look around with sample recipes' }).click()
  await page.getByRole('button', { name: 'Hide sample recipes' }).click()
  await expect(page.getByRole('heading', { name: 'Your book is empty' })).toBeVisible()
  await expect(page.getByText('Sample recipes are hidden.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your book is empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Look around with sample recipes' })).toBeHidden()
})

/** The number of recipes in the book of a member. */
async function recipesOf(token: string): Promise<number> {
  const address = new URL('api/recipes/by-page?folder=main&offset=0&count=100&sort=title', server.url)
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  const { totalCount } = await response.json()
  return totalCount
}
