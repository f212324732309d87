import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { accessibilityRules } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

// Each browser context has its own session, so the tests do not share preferences.
test.describe.configure({ mode: 'parallel' })

let server: RunningServer
let cook: Member
let friend: Member

async function call(member: Member, path: string, body?: object, method = body ? 'POST' : 'GET') {
  const response = await fetch(`${server.url}api/${path}`, {
    method,
    headers: { authorization: `Bearer ${member.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

test.beforeAll(async () => {
  server = await startServer()
  cook = await registerMember(server.url)
  friend = await registerMember(server.url, 'Fred')
  const soups = Array.from({ length: 600 }, (_, number) => ({
    '@type': 'Recipe',
    name: `Soup ${String(number).padStart(4, '0')}`,
    recipeIngredient: ['1 onion'],
  }))
  const form = new FormData()
  form.append('jsonLD', new Blob([JSON.stringify(soups)]), 'soups.json')
  const answer = await fetch(`${server.url}api/data/import/json-ld?token=${cook.token}`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(await answer.text())
  await expect.poll(async () => (await call(cook, 'recipes/count')).count, { timeout: 30_000 }).toBe(soups.length)
  await call(friend, 'recipes', { title: 'Aunt Olga’s borscht', ingredients: '3 beets' })
  const [me, them] = [await call(cook, 'users/'), await call(friend, 'users/')]
  await call(cook, `users/friends/${them.id}`, {})
  await call(friend, `users/friends/${me.id}`, {})
})

test.afterAll(() => server.stop())

const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words })
const action = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name }).filter({ visible: true })

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).withTags(accessibilityRules).analyze()).violations).toEqual([])
}

test('a cook labels fifty selected recipes with one call, deletes all, undoes it, and merges labels', async ({
  page,
}) => {
  await logIn(page, cook)
  await page.goto(`${server.url}#/list/main`)
  await page.getByRole('link', { name: 'Soup 0000' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(title(page, '1 selected')).toBeVisible()
  // The list renders the fiftieth row only after scrolling.
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(page.getByRole('button', { name: 'Soup 0049' })).toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Soup 0049' }).click({ modifiers: ['Shift'] })
  await expect(title(page, '50 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Okay' }).click()
  await expectAccessible(page)

  const calls: string[] = []
  page.on('response', (answer) => answer.request().method() === 'POST' && calls.push(new URL(answer.url()).pathname))
  await action(page, 'Add a label').click()
  await page.getByRole('searchbox', { name: 'Find or add a label' }).fill('Winter')
  await page.getByRole('button', { name: 'New label “Winter”' }).click()
  await expect(page.getByText('“Winter” added to 50 recipes')).toBeVisible()
  await expect.poll(() => calls).toEqual(['/api/labels'])

  await page.keyboard.press('ControlOrMeta+a')
  await expect(title(page, '600 selected')).toBeVisible()
  await action(page, 'Delete').click()
  // Deleting more than twenty recipes asks for confirmation.
  const question = page
    .getByRole('alertdialog', { name: 'Delete 600 recipes?' })
    .or(page.getByRole('dialog', { name: 'Delete 600 recipes?' }))
  await expect(question).toContainText('for 30 days')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('600 recipes deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('600 recipes', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Soup/ }).first()).toBeVisible()
  // The screen changes at once; the server gets batches.
  const batches = ['/api/recipes/delete-bulk', '/api/recipes/delete-bulk', '/api/trash/restore', '/api/trash/restore']
  await expect.poll(() => calls.slice(1)).toEqual(batches)

  // By keyboard: renaming a label to an existing name in other capitals merges the two.
  await call(cook, 'labels', {
    title: 'winter soups',
    recipeIds: (await call(cook, 'recipes/ids')).ids.slice(500, 510),
  })
  await page.goto(`${server.url}#/labels`)
  await page.getByRole('button', { name: 'Actions for winter soups' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('WINTER')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Winter.*60/s])
  await expectAccessible(page)
})

test('the list shows recipes of friends until they are no friends; a guest sees public recipes only', async ({
  page,
  browser,
}) => {
  await logIn(page, cook)
  await page.addInitScript(() =>
    localStorage.setItem(
      'potluck:preferences',
      JSON.stringify({ myRecipes: { includeFriends: 'yes', viewType: 'list' } }),
    ),
  )
  const friendContext = await browser.newContext()
  const profile = await friendContext.newPage()
  await logIn(profile, friend)
  await profile.goto(`${server.url}#/people/my-profile`)
  await profile.getByRole('button', { name: 'Show all recipes' }).click()
  await expect(profile.getByText('Only friends can see it')).toBeVisible()

  await page.goto(`${server.url}#/list/main`)
  await expect(page.getByRole('listitem').filter({ hasText: 'borscht' })).toContainText('From Fred')
  const { id } = await call(friend, 'users/')
  const guestContext = await browser.newContext()
  const guest = await guestContext.newPage()
  const friendsBook = `${server.url}#/list/main?userId=${id}`
  await guest.goto(friendsBook)
  await expect(guest).toHaveURL(/#\/auth\/login\?redirect=/)

  await profile.getByRole('button', { name: 'Actions for All my recipes' }).click()
  await profile.getByRole('menuitem', { name: 'Show to everyone' }).click()
  await expect(profile.getByText(/^Anyone can see it/)).toBeVisible()
  await guest.goto('about:blank')
  await guest.goto(friendsBook)
  await expect(title(guest, 'From Fred')).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Aunt Olga’s borscht' })).toBeVisible()
  await expectAccessible(guest)

  await call(cook, `users/friends/${id}`, undefined, 'DELETE')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Soup 0000' })).toBeVisible()
  await expect(page.getByRole('link', { name: /borscht/ })).toHaveCount(0)
  await Promise.all([friendContext.close(), guestContext.close()])
})
