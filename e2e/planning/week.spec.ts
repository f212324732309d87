import { type Browser, expect, type Page, test } from '@playwright/test'
import ICAL from 'ical.js'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { tinyPhoto } from '../walk/paprika-file.ts'

let server: RunningServer
let anna: Member
let ben: Member

test.beforeEach(async () => {
  server = await startServer()
  anna = await registerMember(server.url, 'Anna')
  ben = await registerMember(server.url, 'Ben')
})

test.afterEach(() => server.stop())

async function api(member: Member, path: string, body?: unknown): Promise<{ id: string }> {
  const response = await fetch(new URL(`api/${path}`, server.url), {
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Creates a plan of Anna with her friend Ben as collaborator. @returns its id */
async function createSharedPlan(): Promise<string> {
  const { id: annaId } = await api(anna, 'users/')
  const { id: benId } = await api(ben, 'users/')
  await api(anna, `users/friends/${benId}`, {})
  await api(ben, `users/friends/${annaId}`, {})
  await api(anna, 'recipes', { title: 'Leek pie', yield: '4 servings', ingredients: '3 leeks\n200 g flour\nsalt' })
  return (await api(anna, 'mealPlans', { title: 'Our week', collaborators: [benId] })).id
}

/** Opens the week of 8 to 14 March 2027 in another browser context. */
async function open(browser: Browser, member: Member, planId: string): Promise<Page> {
  const page = await (
    await browser.newContext({
      viewport: { width: 1440, height: 1000 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
  ).newPage()
  await logIn(page, member)
  await page.goto(`${server.url}#/meal-planners/${planId}?day=2027-03-10`)
  await expect(page.getByRole('heading', { level: 1, name: 'Our week' })).toBeVisible()
  return page
}

const dayOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })

const dish = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

async function choose(page: Page, button: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Swipes over the row of an item by touch, in px. */
async function swipe(page: Page, title: string, by: number): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error(`no row of ${title}`)
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + 80, box.y + box.height / 2]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= 8; step += 1) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (by * step) / 8, y }],
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Drags the row of an item by touch to an empty aisle: a long press lifts the row. */
async function dragByTouch(page: Page, title: string, aisle: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error(`no row of ${title}`)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', box.x + 80, box.y + 20)
  await expect(row).toHaveAttribute('data-lifted')
  await touch('touchMove', box.x + 80, box.y + 60)
  const place = page.locator('[data-aisle]').getByText(aisle)
  await expect(place).toBeVisible()
  const target = await place.boundingBox()
  if (!target) throw new Error(`no aisle ${aisle}`)
  await touch('touchMove', target.x + target.width / 2, target.y + target.height / 2)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Number of pages of a PDF. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('two friends plan a week, print it, shop for it with a guest, and subscribe to its calendar', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const planId = await createSharedPlan()
  const hers = await open(browser, anna, planId)
  const his = await open(browser, ben, planId)
  const errors = [await collectErrors(hers), await collectErrors(his)]

  await test.step('a planned dish appears on the other screen and can be dragged there', async () => {
    await hers.getByRole('button', { name: 'Plan a dish for Monday, March 8' }).click()
    await hers.getByLabel('Dish', { exact: true }).pressSequentially('leek')
    await hers.getByRole('option', { name: 'Leek pie' }).click()
    await hers.getByRole('button', { name: 'For 4 · notes, repeat' }).click()
    await hers.getByLabel('Servings').fill('8')
    await hers.keyboard.press('Enter')
    await expect(dayOf(his, 'Monday, March 8').getByText('Leek pie')).toBeVisible()
    await dish(his, 'Leek pie').dragTo(dayOf(his, 'Wednesday, March 10'))
    await expect(dayOf(hers, 'Wednesday, March 10').getByText('Leek pie')).toBeVisible()
  })

  await test.step('a collaborator opens the recipe of a dish', async () => {
    await his.getByRole('link', { name: 'Leek pie' }).click()
    await expect(his.getByRole('heading', { level: 1, name: 'Leek pie' })).toBeVisible()
    await expect(his.getByText('200 g flour')).toBeVisible()
    await his.goBack()
    await expect(his.getByRole('heading', { level: 1, name: 'Our week' })).toBeVisible()
  })

  await test.step('a recipe dragged from the book onto a day can be undone', async () => {
    const book = hers.getByRole('region', { name: 'Your recipes' })
    await book.getByRole('button', { name: 'Leek pie' }).dragTo(dayOf(hers, 'Sunday, March 14'))
    await expect(dayOf(his, 'Sunday, March 14').getByText('Leek pie')).toBeVisible()
    await hers.getByRole('button', { name: 'Undo' }).click()
    await expect(dayOf(his, 'Sunday, March 14').getByText('Leek pie')).toBeHidden()
  })

  await test.step('the list view shows more days', async () => {
    await his.getByText('14 days', { exact: true }).click()
    await expect(dayOf(his, 'Monday, March 22')).toBeVisible()
    await his.getByText('Week', { exact: true }).click()
    await expect(dayOf(his, 'Monday, March 22')).toBeHidden()
  })

  await test.step('the keyboard moves a dish to Friday', async () => {
    await hers.getByRole('button', { name: 'More about Leek pie' }).focus()
    await hers.keyboard.press('Enter')
    await hers.getByRole('menuitem', { name: 'Move to another day' }).focus()
    await hers.keyboard.press('Enter')
    await hers.getByRole('button', { name: 'Plan for Friday, March 12' }).focus()
    await hers.keyboard.press('Enter')
    await expect(dayOf(his, 'Friday, March 12').getByText('Leek pie')).toBeVisible()
  })

  await test.step('a dish stays in the queue until it is dragged onto a day', async () => {
    await his.getByRole('button', { name: 'Plan a dish for someday' }).click()
    await his.getByLabel('Dish', { exact: true }).fill('Something with beans')
    await his.getByRole('button', { name: 'Plan it' }).click()
    const queue = hers.getByRole('region', { name: 'Someday' })
    await expect(queue.getByText('Something with beans')).toBeVisible()
    await dish(hers, 'Something with beans').dragTo(dayOf(hers, 'Tuesday, March 9'))
    await expect(dayOf(his, 'Tuesday, March 9').getByText('Something with beans')).toBeVisible()
    await expect(queue.getByText('Something with beans')).toBeHidden()
  })

  await test.step('the week prints on one page', async () => {
    for (const format of ['A4', 'Letter']) {
      expect(countPages(await hers.pdf({ format })), format).toBe(1)
    }
  })

  await test.step('a collaborator copies the dishes to the next week', async () => {
    await his.getByRole('button', { name: 'Next week' }).click()
    await his.keyboard.press('PageUp')
    await his.keyboard.press('PageDown')
    await choose(his, 'More', 'Saved weeks')
    await his.getByRole('button', { name: 'Copy the previous week' }).click()
    await expect(dayOf(his, 'Friday, March 19').getByText('Leek pie')).toBeVisible()
    await hers.getByRole('button', { name: 'Next week' }).click()
    // The copied dish is still linked to her recipe.
    await expect(dayOf(hers, 'Friday, March 19').getByRole('link', { name: 'Leek pie' })).toBeVisible()
  })

  await test.step('the shopping dialog adds ingredients without those at home', async () => {
    await hers.getByRole('button', { name: 'Shop for these days' }).click()
    const shop = hers.getByRole('dialog', { name: 'Shop for these days' })
    await expect(shop.getByRole('checkbox', { name: '6 leeks' })).toBeChecked()
    await shop.getByRole('button', { name: 'salt: always at home' }).click()
    await expect(shop.getByRole('checkbox', { name: 'salt' })).not.toBeChecked()
    await shop.getByRole('button', { name: 'Add 2 items' }).click()
    await hers.getByRole('button', { name: 'Open', exact: true }).click()
    // A row begins with the name of the item.
    await expect(hers.getByRole('checkbox', { name: /^leeks 6/ })).toBeVisible()
    await expect(hers.getByRole('checkbox', { name: /^flour 400 g/ })).toBeVisible()
    await expect(hers.getByRole('checkbox', { name: /^salt/ })).toBeHidden()
  })

  const carla = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
  errors.push(await collectErrors(carla))

  await test.step('a guest opens an invitation link, registers and joins the list', async () => {
    await hers.getByRole('button', { name: 'Share' }).click()
    await hers.getByRole('button', { name: 'Create link' }).click()
    await hers.getByRole('button', { name: 'Copy link' }).click()
    await expect(hers.getByText('Link copied')).toBeVisible()
    const address = await hers.evaluate(() => navigator.clipboard.readText())
    await hers.getByRole('button', { name: 'Done' }).click()
    await carla.goto(address)
    await carla.getByRole('link', { name: 'Create an account' }).click()
    await carla.getByLabel('Name', { exact: true }).fill('Carla')
    await carla.getByLabel('Email').fill('carla@example.com')
    await carla.getByLabel('Password', { exact: true }).fill('mash beans 7 leeks')
    await carla.getByLabel('Repeat password').fill('mash beans 7 leeks')
    await carla.getByRole('button', { name: 'Create account' }).click()
    await expect(carla.getByRole('checkbox', { name: /^leeks 6/ })).toBeVisible()
  })

  await test.step('an item dragged to another aisle moves for everybody', async () => {
    await hers
      .getByRole('listitem')
      .filter({ hasText: 'flour' })
      .dragTo(hers.getByRole('region', { name: 'Produce' }))
    const produce = carla.getByRole('region', { name: 'Produce' })
    await expect(produce.getByRole('checkbox', { name: /^flour/ })).toBeVisible()
  })

  await test.step('an item dragged by touch to an empty aisle can be undone', async () => {
    const flourIn = (page: Page, name: string) =>
      page.getByRole('region', { name }).getByRole('checkbox', { name: /^flour/ })
    await dragByTouch(carla, 'flour', 'Frozen')
    await expect(flourIn(carla, 'Frozen')).toBeVisible()
    await expect(flourIn(hers, 'Frozen')).toBeVisible()
    await carla.getByRole('button', { name: 'Undo' }).click()
    await expect(flourIn(carla, 'Produce')).toBeVisible()
    // The menu that opens next would close if the row moved.
    await expect(flourIn(hers, 'Produce')).toBeVisible()
  })

  await test.step('a photo of an item is visible to the others', async () => {
    await hers.getByRole('button', { name: 'More about 400 g flour' }).click()
    await hers.getByRole('menuitem', { name: 'Edit' }).click()
    const photo = { name: 'flour.png', mimeType: 'image/png', buffer: Buffer.from(tinyPhoto, 'base64') }
    await hers.getByLabel('Add a photo').setInputFiles(photo)
    await expect(hers.getByRole('img', { name: '400 g flour' })).toBeVisible()
    await hers.getByRole('button', { name: 'Save' }).click()
    await carla.getByRole('button', { name: 'Photo of 400 g flour' }).click()
    const large = carla.getByRole('img', { name: '400 g flour' })
    await expect(large).toBeVisible()
    expect(
      await large.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    await carla.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a swipe ticks an item, and the other screen names who did it', async () => {
    await swipe(carla, 'flour', 160)
    await expect(hers.getByText('checked off by Carla', { exact: true })).toBeVisible()
    await expect(carla.getByRole('region', { name: 'In the basket (1)' })).toBeVisible()
    await hers.goBack()
  })

  await test.step('a calendar program reads the plan until its address is revoked', async () => {
    await hers.getByRole('button', { name: 'Share' }).click()
    await hers.getByRole('button', { name: 'Show in my calendar' }).click()
    // A click on the spot of the row before it counts as a double tap for 400 ms.
    await hers.getByRole('button', { name: 'Create link' }).press('Enter')
    const address = await hers.getByLabel('Calendar link').inputValue()
    const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()))
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(events.map(({ summary, startDate }) => `${startDate} ${summary}`).sort()).toEqual([
      '2027-03-09 Dinner: Something with beans',
      '2027-03-12 Dinner: Leek pie',
      '2027-03-16 Dinner: Something with beans',
      '2027-03-19 Dinner: Leek pie',
    ])
    await hers.getByRole('button', { name: 'Turn off link' }).click()
    await expect(hers.getByRole('button', { name: 'Create link' })).toBeVisible()
    expect((await fetch(address)).status).toBe(401)
  })

  expect(errors).toEqual([[], [], []])
})
