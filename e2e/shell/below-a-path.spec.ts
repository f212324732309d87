import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import type { ForwardingServer } from '../forwarding-server.ts'
import { type Member, registerMember } from '../member.ts'
import { startPathProxy } from '../path-proxy.ts'
import { type RunningServer, startServer } from '../server.ts'
import { startForeignPage } from '../sharing/foreign-page.ts'

test.use({ serviceWorkers: 'allow' })

const behindProxy = { TRUSTED_PROXIES: '127.0.0.1', FRAME_ORIGINS: 'self' }

let below: RunningServer
let atRoot: RunningServer
let proxy: ForwardingServer
let anna: Member

test.beforeEach(async () => {
  below = await startServer(behindProxy)
  atRoot = await startServer(behindProxy)
  proxy = await startPathProxy({ '': atRoot.url, '/home/potluck': below.url })
  anna = await registerMember(below.url, 'Anna')
})

test.afterEach(async () => {
  await proxy.stop()
  await Promise.all([below.stop(), atRoot.stop()])
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function logIn(page: Page, url: string, { email, password }: Member): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(heading(page, 'My recipes')).toBeVisible()
}

async function openMenuEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).click()
  await expect(heading(page, name)).toBeVisible()
}

/** Names of all that the products stored in this browser. */
const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    return [...Object.keys(localStorage), ...databases, ...(await caches.keys())]
  })

test('a cook uses every remote below a path, live in two browsers, on paper and without a network', async ({
  page,
  browser,
}) => {
  const url = `${proxy.url}home/potluck/`
  const outside: string[] = []
  page.context().on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(url)) outside.push(request.url())
  })
  const errors = await collectErrors(page)
  const channel = page.waitForEvent('websocket')

  await test.step('the live channel is below the path', async () => {
    await logIn(page, url, anna)
    expect((await channel).url()).toContain('/home/potluck/grip/ws')
  })

  await test.step('each remote opens by a tap', async () => {
    for (const name of ['Shopping lists', 'People', 'Messages', 'Settings', 'About', 'Labels'])
      await openMenuEntry(page, name)
    expect(page.url()).toMatch(/\/home\/potluck\/#\//)
  })

  const phone = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await test.step('a recipe that is saved in one browser appears in another', async () => {
    await logIn(phone, url, anna)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Add a recipe' }).click()
    await page.getByRole('link', { name: 'Write a recipe' }).click()
    await page.getByLabel('Title').fill('Plum crumble')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(heading(page, 'Plum crumble')).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Plum crumble' })).toBeVisible()
  })

  await test.step('it prints, and a guest opens its link', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'On paper' }).click()
    const sheet = page.frameLocator('iframe[title="Preview"]')
    await expect(sheet.getByRole('heading', { name: 'Plum crumble' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Links' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    const link = await page.getByLabel('Address').inputValue()
    expect(link).toContain(`${url}s/`)
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Plum crumble' })).toBeVisible()
    await phone.goto(`${url}s/gone`)
    await phone.getByRole('link').click()
    await expect(heading(phone, 'My recipes')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('it comes out as a file', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('link', { name: 'As a file' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Recipes as a file' }).getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('without a server the page opens again', async () => {
    await openMenuEntry(page, 'My recipes')
    await expect(page.getByRole('link', { name: 'Plum crumble' })).toBeVisible()
    await expect.poll(async () => (await storedNames(page)).includes('potluck/home/potluck:pages')).toBe(true)
    expect(errors).toEqual([])
    await proxy.stop()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Plum crumble' })).toBeVisible()
  })
  expect((await storedNames(page)).filter((name) => !name.startsWith('potluck/home/potluck:'))).toEqual([])
  expect(outside).toEqual([])
})

test('two products of one origin know nothing of each other, and logging out of one leaves the other', async ({
  page,
}) => {
  await logIn(page, `${proxy.url}home/potluck/`, anna)
  const ben = await registerMember(atRoot.url, 'Ben')
  await logIn(page, proxy.url, ben)
  const names = await storedNames(page)
  expect(names).toEqual(expect.arrayContaining(['potluck:token', 'potluck/home/potluck:token']))
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.goto(`${proxy.url}home/potluck/`)
  await expect(heading(page, 'My recipes')).toBeVisible()
  const stay = (await storedNames(page)).filter((name) => name.startsWith('potluck/'))
  expect(stay).toEqual(expect.arrayContaining(names.filter((name) => name.startsWith('potluck/home/potluck:user:'))))
})

test('only pages that the setting names show the product in a frame', async ({ page }) => {
  const elsewhere = await startForeignPage('')
  const address = `${proxy.url}home/potluck/`
  const frame = page.frameLocator('#framed').getByRole('link', { name: 'Log in' }).first()
  const show = () =>
    page.evaluate((src) => {
      document.body.innerHTML = '<iframe id="framed" width="900" height="700"></iframe>'
      document.querySelector('iframe')?.setAttribute('src', src)
    }, address)
  await page.goto(`${proxy.url}api/openapi.json`)
  await show()
  await expect(frame).toBeVisible()
  await page.goto(elsewhere.url)
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await show()
  await refused
  await expect(frame).toHaveCount(0)
  elsewhere.stop()
})
