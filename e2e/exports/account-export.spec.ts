import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { accessibilityRules } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

let here: RunningServer
let there: RunningServer

async function call(server: RunningServer, member: Member, path: string, body: object): Promise<void> {
  const answer = await fetch(`${server.url}api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

test.beforeAll(async () => {
  here = await startServer()
  there = await startServer()
})

test.afterAll(async () => {
  await here.stop()
  await there.stop()
})

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).withTags(accessibilityRules).analyze()).violations).toEqual([])
}

/** Presses the button of a card. @returns the downloaded file */
async function download(page: Page, card: string): Promise<{ readonly name: string; readonly path: string }> {
  const event = page.waitForEvent('download')
  await page.getByRole('region', { name: card }).getByRole('button', { name: 'Download' }).click()
  const file = await event
  return { name: file.suggestedFilename(), path: await file.path() }
}

test('a cook exports a recipe as PDF, a label as JSON, and restores an account export on another server', async ({
  page,
  browser,
}) => {
  const cook = await registerMember(here.url)
  const soup = { title: 'Bean soup', ingredients: '½ cup beans', instructions: 'Boil.', labels: ['Soups'], rating: 5 }
  await call(here, cook, 'recipes', soup)
  await call(here, cook, 'recipes', { title: 'שקשוקה', ingredients: '6 ביצים' })
  await call(here, cook, 'shoppingLists', { title: 'Saturday' })
  await logIn(page, cook)

  await page.goto(`${here.url}#/list/main`)
  await page.getByRole('link', { name: 'Bean soup' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('link', { name: 'As a file' }).click()
  await expect(page.getByText('“Bean soup”')).toBeVisible()
  await expectAccessible(page)
  const book = await download(page, 'Recipes as a file')
  expect(book.name).toMatch(/^potluck-.*\.pdf$/)
  expect((await readFile(book.path)).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto(`${here.url}#/labels`)
  await page.getByRole('button', { name: /Soups/ }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  await expect(page.getByText('Recipes labeled “Soups”')).toBeVisible()
  await page.getByRole('combobox', { name: 'Format' }).selectOption('JSON')
  const file = await download(page, 'Recipes as a file')
  expect(JSON.parse(await readFile(file.path, 'utf8'))).toMatchObject([{ '@type': 'Recipe', name: 'Bean soup' }])

  await page.getByRole('link', { name: 'Export all instead' }).click()
  const everything = await download(page, 'Everything')
  expect(everything.name).toMatch(/^potluck-everything-.*\.zip$/)

  const mover = await registerMember(there.url)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await logIn(other, mover)
  await other.goto(`${there.url}#/settings/export`)
  await other.getByRole('link', { name: /Restore an export/ }).click()
  await expectAccessible(other)
  await other.getByLabel(/Choose the file/).setInputFiles({
    name: everything.name,
    mimeType: 'application/zip',
    buffer: await readFile(everything.path),
  })
  await expect(other.getByText('Everything is restored')).toBeVisible()
  await expect(other.getByText('2 recipes restored.')).toBeVisible()
  await other.getByRole('link', { name: 'Open my recipes' }).click()
  await other.getByRole('link', { name: 'Bean soup' }).click()
  await expect(other.getByText('½ cup beans')).toBeVisible()
  await other.goto(`${there.url}#/shopping-lists`)
  await expect(other.getByRole('link', { name: /Saturday/ })).toBeVisible()
  await elsewhere.close()
})
