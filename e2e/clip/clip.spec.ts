import { expect, test } from '@playwright/test'
import { complaintsOf } from '../complaints.ts'
import { registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { type ForeignSite, foreignNetwork, startForeignSite } from './foreign-site.ts'

let server: RunningServer
let site: ForeignSite

test.beforeAll(async () => {
  site = await startForeignSite()
  server = await startServer({ REACHABLE_NETWORKS: foreignNetwork })
})

test.afterAll(async () => {
  await server.stop()
  site.stop()
})

test('a cook keeps a recipe of the web by its link, and one of a page that refuses servers by the bookmark', async ({
  context,
  page,
}) => {
  const { token } = await registerMember(server.url)
  await context.addInitScript((kept) => localStorage.setItem('potluck:token', kept), token)
  const complaints = await complaintsOf(page)
  const box = page.getByLabel('A link, or the recipe itself')

  await test.step('an empty book offers the box; a link gives a review beside what the page says', async () => {
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Add a recipe' }).click()
    await box.fill(`${site.url}/crumble?utm_source=letter`)
    await box.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Plum crumble')
    await expect(page.getByText('From the page’s data · sure').first()).toBeVisible()
  })

  await test.step('the menu of a line moves it where it belongs, a tap adds what the data forgot', async () => {
    const ingredients = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem')
    await page.getByRole('button', { name: 'Move or leave out: Halve the plums before you begin.' }).click()
    await page.getByRole('menuitem', { name: 'Move to the instructions' }).click()
    await expect(ingredients).toHaveCount(2)
    await page.getByRole('button', { name: 'A pinch of cinnamon does no harm.' }).click()
    await expect(ingredients).toHaveText(['600 g plums', '100 g oats', 'A pinch of cinnamon does no harm.'])
    const steps = page.getByRole('list', { name: 'Instructions' }).getByRole('listitem')
    await expect(steps.first()).toHaveText('Halve the plums before you begin.')
  })

  await test.step('saved, it is in the book with its photo', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: '600 g plums' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show photo 1 in full' })).toBeVisible()
  })

  await test.step('the same link again is known; several links are read in one go', async () => {
    await page.goto(`${server.url}#/edit-recipe/new?autofill-url=${encodeURIComponent(`${site.url}/crumble`)}`)
    await expect(page.getByText('You have this one already')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the box' }).click()
    await box.fill(`${site.url}/crumble\n${site.url}/gone`)
    await page.getByRole('button', { name: 'Read 2 links' }).click()
    await expect(page.getByText('1 recipe was in your book already and was left as it is.')).toBeVisible()
    await expect(page.getByText('The page cannot be reached.')).toBeVisible()
    await page.getByRole('link', { name: 'Add more links' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add a recipe' })).toBeVisible()
  })

  await test.step('a page that refuses servers is told as such; the bookmark hands it over from where it stands', async () => {
    await box.fill(`${site.url}/stew`)
    await box.press('Enter')
    await expect(page.getByText('This page lets only people in')).toBeVisible()
    const code = await page.getByRole('link', { name: 'Save to Potluck' }).first().getAttribute('href')
    const foreign = await context.newPage()
    await foreign.goto(`${site.url}/stew`)
    const opened = foreign.waitForEvent('popup')
    // As a bookmark is run: by whom the browser belongs to, whatever the policy of the page.
    const browser = await context.newCDPSession(foreign)
    const expression = decodeURIComponent((code ?? '').replace('javascript:', ''))
    await browser.send('Runtime.evaluate', { expression, userGesture: true })
    const handed = await opened
    await expect(handed.getByRole('textbox', { name: 'Title' })).toHaveValue('Lentil stew')
    await expect(handed.getByText(`From ${foreignNetwork}`)).toBeVisible()
    expect(await handed.evaluate(() => window.opener)).toBeNull()
    await handed.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(handed.getByRole('checkbox', { name: '200 g lentils' })).toBeVisible()
  })

  // A page that is refused is an answer of the server, which the browser counts as an error.
  expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([])
})
