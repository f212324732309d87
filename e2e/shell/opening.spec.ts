import { expect, type Page, test } from '@playwright/test'
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
const applicationScripts = /\/(main|libraries|first-screen)\.[^/]*\.js$/
const withoutApplication = (page: Page) => page.route(applicationScripts, () => {})

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

test('a press on a button of a stored screen is answered when the application is there', async ({ page }) => {
  const { member } = await memberWithBook()
  await logIn(page, member)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.url)
  await expect(page.getByText('Onion soup')).toBeVisible()
  await stored(page, '/list/main')
  const arrived = Promise.withResolvers<void>()
  await page.route(applicationScripts, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Menu' }).click()
  arrived.resolve()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

test('the menu button of a phone stays in its place when the other places arrive', async ({ page }) => {
  await logIn(page, await registerMember(server.url))
  await page.setViewportSize({ width: 390, height: 844 })
  const arrived = Promise.withResolvers<void>()
  await page.route('**/menus.json*', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(`${server.url}#/labels`)
  await expect(page.locator('#opening')).toHaveCount(0)
  const places = page.getByRole('navigation', { name: 'Places' })
  const box = await places.getByRole('button', { name: 'Menu' }).boundingBox()
  arrived.resolve()
  await expect(places.getByRole('link')).toHaveCount(4)
  expect(await places.getByRole('button', { name: 'Menu' }).boundingBox()).toEqual(box)
})

for (const [what, path, question] of [
  ['recipes', '/list/main', /\/api\/recipes\/by-page\?/],
  ['recipe', '/recipe/:recipeId', /\/api\/recipes\/[\w-]{36}$/],
  ['shopping list', '/shopping-lists/:listId', /\/api\/shoppingLists\/[\w-]{36}$/],
] as const)
  test(`a first opening asks for the ${what} once, before the application runs`, async ({ browser }) => {
    const { member, recipeId, listId } = await memberWithBook()
    const address = `${server.url}#${path.replace(':recipeId', recipeId).replace(':listId', listId)}`
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await logIn(page, member)
    const questions: string[] = []
    page.on('request', (request) => question.test(request.url()) && questions.push(request.url()))
    // Without the live channel, whose first connection asks everything again.
    await page.route('**/api/users/tickets', (route) => route.abort())

    await withoutApplication(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => questions.length).toBe(1)

    await page.unroute(applicationScripts)
    await page.reload()
    await expect(page.locator('#opening')).toHaveCount(0)
    await expect(
      page
        .locator('#root main')
        .getByText(/Onion soup|emons/)
        .first(),
    ).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(questions).toHaveLength(2)
    await context.close()
  })

test('an opening asks once for kitchens, friends, conversations and the count of the inbox', async ({ page }) => {
  const { member } = await memberWithBook()
  await logIn(page, member)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/^.*\/api\//, '')))
  const times = (path: string) => asked.filter((each) => each === path).length
  await page.goto(server.url)
  const counted = ['kitchens', 'users/friends', 'messages/threads', 'recipes/count']
  for (const path of counted) await expect.poll(() => times(path), { timeout: 20_000 }).toBeGreaterThan(0)
  // The live channel is open: the list is asked for again, because news before that may be missed.
  await expect.poll(() => times('recipes/by-page')).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(counted.map(times)).toEqual([1, 1, 1, 1])
})

test('a guest who opens the login needs no file of it that the browser is not told of at the start', async ({
  page,
}) => {
  const html = await (await fetch(server.url)).text()
  const early = [...html.matchAll(/assets\/[\w.-]+(?:\?v=\w+)?/g)].map(([file]) => new URL(file, server.url).href)
  await page.route(/\/assets\//, (route) => {
    if (early.includes(route.request().url())) return route.continue()
  })
  await page.goto(`${server.url}#/auth/login`)
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})

interface Opening {
  readonly always: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly screens: readonly {
    readonly path: string
    readonly files: readonly string[]
    readonly words: Readonly<Record<string, readonly string[]>>
  }[]
}

/** The files that a browser is told of before the application runs: by the page, and for a route by `opening.json`. */
async function earlyFiles(route: string): Promise<readonly string[]> {
  const page = await (await fetch(server.url)).text()
  const opening: Opening = await (await fetch(new URL('opening.json', server.url))).json()
  const screen = opening.screens.find(({ path }) => path === route)
  return [
    ...[...page.matchAll(/(?:src|href)="?(assets\/[^"\s>]+)/g)].flatMap(([, file]) => file ?? []),
    ...opening.always,
    ...(opening.words['en-us'] ?? []),
    ...(screen?.files ?? []),
    ...(screen?.words['en-us'] ?? []),
  ]
}

for (const [route, what] of [
  ['list/:folder', 'recipes'],
  ['recipe/:recipeId', 'recipe'],
  ['shopping-lists/:shoppingListId', 'list'],
  ['meal-planners/:mealPlanId', 'plan'],
] as const)
  test(`the content of ${route} needs no file that the browser is not told of at the start`, async ({ browser }) => {
    const { member, recipeId, listId, planId } = await memberWithBook()
    const [path, content] = {
      recipes: ['/list/main', 'Onion soup'],
      recipe: [`/recipe/${recipeId}`, 'onions'],
      list: [`/shopping-lists/${listId}`, 'emons'],
      plan: [`/meal-planners/${planId}`, 'Our week'],
    }[what]
    const early = (await earlyFiles(route)).map((file) => new URL(file ?? '', server.url).href)
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })
    const page = await context.newPage()
    await logIn(page, member)
    // Every other file never arrives.
    await page.route(/\/(assets|remotes)\//, (request) => {
      if (early.includes(request.request().url())) return request.continue()
    })
    await page.goto(`${server.url}#${path}`, { waitUntil: 'commit' })
    await expect(page.getByText(content ?? '').first()).toBeVisible()
    await context.close()
  })
