import { type Browser, expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
let anna: Member
let ben: Member

test.beforeEach(async () => {
  server = await startServer()
  anna = await registerMember(server.url, 'Anna')
  ben = await registerMember(server.url, 'Ben')
})

test.afterEach(() => server.stop())

async function api(member: Member, method: string, path: string, body?: unknown): Promise<{ id: string }> {
  const response = await fetch(new URL(`api/${path}`, server.url), {
    method,
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  return response.json()
}

/** Opens a page in another browser context, logged in. */
async function open(browser: Browser, member: Member, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, member)
  await page.goto(`${server.url}#${path}`)
  return page
}

/** Makes Anna and Ben friends. @returns their ids */
async function befriend(): Promise<{ annaId: string; benId: string }> {
  const { id: annaId } = await api(anna, 'GET', 'users/')
  const { id: benId } = await api(ben, 'GET', 'users/')
  await api(anna, 'POST', `users/friends/${benId}`)
  await api(ben, 'POST', `users/friends/${annaId}`)
  return { annaId, benId }
}

const toEnd = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - window.innerHeight - window.scrollY))

test('a friend request and its acceptance appear on both screens live', async ({ browser }) => {
  const annas = await open(browser, anna, '/people')
  const bens = await open(browser, ben, '/people')
  await annas.getByRole('textbox', { name: /Find a friend/ }).fill(ben.email)
  await annas.keyboard.press('Enter')
  await annas.getByRole('button', { name: 'Send request' }).click()
  await bens.getByRole('button', { name: 'Accept' }).click()
  await expect(annas.getByRole('list', { name: 'Friends' }).getByRole('link', { name: 'Write to Ben' })).toBeVisible()
})

test('a message arrives live, and a message written offline arrives when the network is back', async ({ browser }) => {
  const { annaId, benId } = await befriend()
  const here = await open(browser, anna, `/messages/${benId}`)
  const there = await open(browser, ben, `/messages/${annaId}`)
  await expect(there.getByRole('textbox')).toBeVisible()
  await here.getByRole('textbox').fill('Soup tonight?')
  await here.keyboard.press('Enter')
  await expect(there.getByText('Soup tonight?')).toBeVisible()

  await here.context().setOffline(true)
  await here.getByRole('textbox').fill('At seven')
  await here.keyboard.press('Enter')
  await expect(here.getByText('Sending…')).toBeVisible()
  await here.context().setOffline(false)
  await expect(there.getByText('At seven')).toBeVisible()
  await expect(here.getByText('Sending…')).toBeHidden()
})

test('ticks and messages made offline survive a closed page and are sent once', async ({ browser }) => {
  const { annaId, benId } = await befriend()
  const list = await api(anna, 'POST', 'shoppingLists', { title: 'Market', collaborators: [benId] })
  await api(anna, 'POST', `shoppingLists/${list.id}`, {
    items: [{ title: 'leek' }, { title: '2 l milk' }, { title: 'soap' }],
  })
  const other = await open(browser, ben, `/shopping-lists/${list.id}`)
  const context = await browser.newContext()
  const first = await context.newPage()
  await logIn(first, anna)
  await first.goto(`${server.url}#/shopping-lists/${list.id}`)
  await expect(first.getByRole('checkbox', { name: /leek/ })).toBeVisible()

  // The server applies the first change but its answer is lost; later requests fail.
  let lost = 0
  let attempts = 0
  await context.route(/\/api\/(shoppingLists|messages)/, async (route) => {
    const request = route.request()
    if (request.method() === 'PUT' && lost++ === 0) await route.fetch()
    if (request.method() === 'POST' && request.url().endsWith('/messages')) attempts += 1
    await route.abort()
  })
  await first.getByRole('checkbox', { name: /leek/ }).click()
  await first.getByRole('combobox', { name: 'Add to the list' }).fill('eggs')
  await first.keyboard.press('Enter')
  await expect(first.getByRole('checkbox', { name: /eggs/ })).toBeVisible()
  // Another phone ticks an item and moves one to another aisle in the meantime.
  await other.getByRole('checkbox', { name: 'milk 2 l' }).click()
  await other.getByRole('button', { name: 'More about soap' }).click()
  await other.getByRole('menuitem', { name: 'Move to another aisle' }).click()
  await other.getByRole('combobox', { name: 'Aisle' }).selectOption('New aisle')
  await other.getByRole('textbox', { name: 'Aisle name' }).fill('Weekly deals')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('region', { name: 'Weekly deals' }).getByRole('checkbox')).toHaveCount(1)
  await first.evaluate((id) => {
    location.hash = `/messages/${id}`
  }, benId)
  await first.getByRole('textbox').fill('Leek is done')
  await first.keyboard.press('Enter')
  await expect(first.getByText('Sending…')).toBeVisible()
  await expect.poll(() => lost).toBeGreaterThan(0)
  // A change is stored on the device before it is sent.
  await expect.poll(() => attempts).toBeGreaterThan(0)
  await first.close()

  await context.unroute(/\/api\/(shoppingLists|messages)/)
  const next = await context.newPage()
  await logIn(next, anna)
  await next.goto(`${server.url}#/messages/${benId}`)
  await expect(next.getByText('Leek is done')).toBeVisible()
  await expect(next.getByText('Sending…')).toBeHidden()

  const there = await open(browser, ben, `/messages/${annaId}`)
  await expect(there.getByText('Leek is done')).toHaveCount(1)
  await there.goto(`${server.url}#/shopping-lists/${list.id}`)
  await expect(there.getByRole('checkbox', { name: /leek/ })).toBeChecked()
  for (const phone of [other, next]) {
    await phone.goto(`${server.url}#/shopping-lists/${list.id}`)
    const basket = phone.getByRole('region', { name: /In the basket/ })
    await expect(basket.getByRole('checkbox')).toHaveCount(2)
    await expect(phone.getByRole('region', { name: 'Weekly deals' }).getByRole('checkbox')).toHaveCount(1)
  }
  await expect(there.getByRole('checkbox', { name: /eggs/ })).toHaveCount(1)
})

test('a long conversation opens at its end and keeps the scroll position while older messages load', async ({
  browser,
}) => {
  const { annaId, benId } = await befriend()
  for (let line = 0; line < 120; line++) await api(ben, 'POST', 'messages', { to: annaId, body: `Line ${line}` })
  const page = await open(browser, anna, `/messages/${benId}`)
  await expect(page.getByText('Line 119')).toBeVisible()
  await expect.poll(() => toEnd(page)).toBeLessThan(3)

  const reading = page.getByText('Line 75', { exact: true })
  // Measure in the same call: older messages that are loading replace elements.
  const place = await reading.evaluate((line) => {
    line.scrollIntoView()
    return line.getBoundingClientRect().y
  })
  await expect(page.getByText('Line 30', { exact: true })).toBeAttached()
  expect(Math.abs(((await reading.boundingBox())?.y ?? 0) - place)).toBeLessThan(3)

  await api(ben, 'POST', 'messages', { to: annaId, body: 'One more' })
  await page.getByRole('button', { name: 'New message' }).click()
  await expect(page.getByText('One more')).toBeInViewport()
})
