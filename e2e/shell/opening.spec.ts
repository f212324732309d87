import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function post(path: string, { token }: Member, body: unknown): Promise<{ readonly id: string }> {
  const answer = await fetch(new URL(`api/${path}`, server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** A member with one recipe, one shopping list and one plan. */
async function memberWithBook() {
  const member = await registerMember(server.url)
  const { id: recipeId } = await post('recipes', member, { title: 'Onion soup', ingredients: '3 onions' })
  const { id: listId } = await post('shoppingLists', member, { title: 'Market' })
  await post(`shoppingLists/${listId}`, member, { items: [{ title: '2 lemons' }] })
  const { id: planId } = await post('mealPlans', member, { title: 'Our week' })
  return { member, recipeId, listId, planId }
}

/** Scripts of the application never load. */
const withoutApplication = (page: Page) => page.route(/\/(main|libraries|first-screen)\.[^/]*\.js$/, () => {})

const stored = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `potluck:user:screen:${path}`), { timeout: 20_000 })
    .not.toBeNull()

test('a second opening displays the screen of the first before the application runs, and logging out deletes it', async ({
  page,
}) => {
  const { member } = await memberWithBook()
  await logIn(page, member)
  await page.goto(server.url)
  await expect(page.getByText('Onion soup')).toBeVisible()
  await stored(page, '/list/main')

  await withoutApplication(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Onion soup' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My recipes' })).toBeVisible()

  await page.unrouteAll()
  await page.reload()
  await expect(page.locator('#opening')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Onion soup' })).toBeVisible()
  await page.goto(`${server.url}#/settings/account`)
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Your recipes, and everyone you cook for.' })).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('potluck:user:')))
  expect(keys).toEqual([])
})

test('a link of a stored screen leads to its address', async ({ page }) => {
  const { member, recipeId } = await memberWithBook()
  await logIn(page, member)
  await page.goto(server.url)
  await expect(page.getByText('Onion soup')).toBeVisible()
  await stored(page, '/list/main')
  await withoutApplication(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Onion soup' }).click()
  await expect(page).toHaveURL(`${server.url}#/recipe/${recipeId}`)
  await expect(page.getByRole('heading', { name: 'My recipes' })).toBeHidden()
})

/** Addresses of scripts, styles and words that the application asked for itself, because nothing had asked early. */
async function lateFiles(session: CDPSession, open: () => Promise<void>): Promise<string[]> {
  const late: string[] = []
  const listen = ({
    request,
    initiator,
  }: Parameters<Parameters<typeof session.on<'Network.requestWillBeSent'>>[1]>[0]) => {
    const { pathname } = new URL(request.url)
    const isEarly =
      initiator.type === 'parser' || /(ask-early|paint-screen)\./.test(JSON.stringify(initiator.stack ?? initiator.url))
    if (/\/(assets|remotes)\//.test(pathname) && !isEarly) late.push(pathname)
  }
  session.on('Network.requestWillBeSent', listen)
  await session.send('Network.enable')
  // As over a mobile network: what is asked for later arrives later.
  const speed = { downloadThroughput: 200_000, uploadThroughput: 100_000 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...speed })
  await open()
  session.off('Network.requestWillBeSent', listen)
  return late
}

test('the first opening of an address asks early for every file that its content needs', async ({ browser }) => {
  const { member, recipeId, listId, planId } = await memberWithBook()
  for (const [path, content] of [
    ['/list/main', 'Onion soup'],
    [`/recipe/${recipeId}`, 'onions'],
    [`/shopping-lists/${listId}`, 'lemons'],
    [`/meal-planners/${planId}`, 'Our week'],
  ] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })
    const page = await context.newPage()
    await logIn(page, member)
    const session = await context.newCDPSession(page)
    const late = await lateFiles(session, async () => {
      await page.goto(`${server.url}#${path}`, { waitUntil: 'commit' })
      await expect(page.getByText(content).first()).toBeVisible()
    })
    expect.soft(late, path).toEqual([])
    await context.close()
  }
})
